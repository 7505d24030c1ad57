import { listsByPiece } from '@concilio/cards';
import { ELIMINATION } from './contract/limits.ts';
import { type Game, redeal, schema } from '@concilio/kernel';
import { CORE_SET } from './content/index.ts';
import { contract } from './contract/index.ts';
import { migrations } from './migrations.ts';
import { sequel } from './rules/campaign.ts';
import { outcome } from './rules/scoring.ts';
import { type LcgSet, sets } from './rules/sets.ts';
import { create } from './rules/setup.ts';
import { type LotrLcg } from './state.ts';
import { steps } from './steps.ts';
import { backs, view } from './view.ts';

const optionsOf = ({ scenarios, starters }: LcgSet) =>
  schema.record({
    scenario: schema.oneOf(
      scenarios.map(({ id }) => id),
      { fallback: scenarios[0].id, text: 'The scenario.' },
    ),
    decks: schema.list(
      schema.either(
        schema.oneOf(starters.map(({ id }) => id)),
        schema.record({
          name: schema.text({ fallback: 'own', text: 'What the deck is called.' }),
          heroes: schema.list(schema.text(), { text: 'The ids of one to three heroes.' }),
          cards: schema.byName(schema.integer({ min: 1, max: 3 }), { text: 'By id, how many of each card.' }),
        }),
      ),
      {
        fallback: starters.map(({ id }) => id),
        text: 'The deck of each seat, in the order of the seats: a starter deck by its name, or heroes and cards.',
      },
    ),
    beginners: schema.flag({ fallback: false, text: 'The beginners’ game: no shadow cards.' }),
    easy: schema.flag({
      fallback: false,
      text: 'Easy mode: fewer of the worst encounter cards, and a resource more for every hero.',
    }),
    roundsCount: schema.flag({ fallback: false, text: 'Later scoring: ten points more for every round.' }),
    campaign: schema.oneOf(['none', 'expert', 'nightmare'], {
      fallback: 'none',
      text: 'A campaign of three scenarios, beginning with the first: expert adds the scores, nightmare also keeps threat, damage and decks.',
    }),
    carried: schema.record(
      {
        scores: schema.list(schema.integer(), {
          fallback: [],
          text: 'The scores of the scenarios that are done.',
        }),
        players: schema.list(
          schema.record({
            threat: schema.integer({ min: 0, max: ELIMINATION, text: 'The threat.' }),
            damage: schema.byName(schema.integer({ min: 1, max: 99 }), {
              fallback: {},
              text: 'By the id of a living hero, how much damage.',
            }),
            discard: schema.list(schema.text(), {
              fallback: [],
              text: 'The ids in the discard pile, top first; dead heroes are there.',
            }),
            removed: schema.list(schema.text(), {
              fallback: [],
              text: 'The ids of what is out of the game.',
            }),
          }),
          { fallback: [], text: 'In a nightmare, what each seat goes on with, in the order of the seats.' },
        ),
      },
      {
        fallback: { scores: [], players: [] },
        text: 'What earlier scenarios of a campaign have left; the end of a match gives it.',
      },
    ),
  });

/** LCG-1.13: the game with the cards, scenarios and starter decks of a set. */
export function makeLotrLcg(set: LcgSet): Game<LotrLcg> {
  sets.keep(set);
  return {
    id: 'lotr-lcg',
    version: 2,
    kind: 'cooperative',
    seats: { min: 1, max: 4 },
    options: optionsOf(set),
    // LCG-27.01: that somebody can do nothing is no secret among them.
    takesOnlyAnswers: true,
    passWindows: true,
    create: (setup) => create(set, setup),
    start: 'setUp',
    steps,
    outcome,
    sequel,
    contract,
    view,
    pieces: (state) => state.cards.pieces,
    backs,
    byPiece: ({ cards }) => listsByPiece(cards),
    imagine(state, seat, random) {
      for (const ids of backs(state)) redeal(state.cards.pieces, ids, seat, random);
    },
    migrations,
  };
}

/** The game with what it comes with. */
export const lotrLcg = makeLotrLcg(CORE_SET);
