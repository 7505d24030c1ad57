import { listsByPiece } from '@concilio/cards';
import { type Game, type JsonRecord, redeal, schema } from '@concilio/kernel';
import { TOWERS_SET } from './content/index.ts';
import { contract } from './contract/index.ts';
import { outcome } from './rules/ending.ts';
import { sets, type TcgSet } from './rules/sets.ts';
import { create } from './rules/setup.ts';
import type { LotrTcg } from './state.ts';
import { steps } from './steps.ts';
import { backs, view } from './view.ts';

const optionsOf = ({ starters }: TcgSet) =>
  schema.record({
    format: schema.oneOf(['towers', 'open'], {
      fallback: 'towers',
      text: 'Which cards may be played.',
    }),
    decks: schema.list(
      schema.either(
        schema.oneOf(starters.map(({ name }) => name)),
        schema.record({
          name: schema.text({ fallback: 'own', text: 'What the deck is called.' }),
          format: schema.oneOf(['any', 'towers', 'fellowship', 'open'], {
            fallback: 'any',
            text: 'The format that the deck was built for; it is judged by that of the table.',
          }),
          ringBearer: schema.text({ text: 'The id of the Ring-bearer.' }),
          ring: schema.text({ text: 'The id of The One Ring.' }),
          sites: schema.list(schema.text(), { text: 'The ids of nine sites, one for each number.' }),
          cards: schema.byName(schema.integer({ min: 1 }), {
            text: 'The draw deck: by id, how many of each card.',
          }),
        }),
      ),
      {
        fallback: starters.map(({ name }) => name),
        text: 'The deck of each seat, in the order of the seats: a starter deck by its name, or a deck of one’s own.',
      },
    ),
    revised: schema.flag({ fallback: false, text: 'Cards as the players’ council has revised them later.' }),
    mulligan: schema.flag({
      fallback: false,
      text: 'Once, a player may exchange the opening hand for six cards.',
    }),
    bearerFights: schema.flag({
      fallback: false,
      text: 'Later rule: skirmishes of the Ring-bearer cannot be cancelled.',
    }),
  });

/** The game with the cards and starter decks of a set. */
export function makeLotrTcg(set: TcgSet): Game<LotrTcg> {
  sets.keep(set);
  return {
    id: 'lotr-tcg',
    version: 3,
    kind: 'versus',
    passWindows: true,
    seats: { min: 2, max: 4 },
    options: optionsOf(set),
    create: (setup) => create(set, setup),
    start: 'bids',
    steps,
    outcome,
    concession: 'concede',
    contract,
    view,
    pieces: (state) => state.cards.pieces,
    backs,
    byPiece: ({ cards }) => listsByPiece(cards),
    imagine(state, seat, random) {
      for (const ids of backs(state)) redeal(state.cards.pieces, ids, seat, random);
    },
    migrations: {
      1: (state) => ({ ...(state as JsonRecord), conceded: [] }),
      // The rules play differently; the table is the same.
      2: (state) => state,
    },
  };
}

/** The game with what it comes with. */
export const lotrTcg = makeLotrTcg(TOWERS_SET);
