import { admit, type Cards, statusOf, settle, zoneOf } from '@concilio/cards';
import { ELIMINATION } from '../contract/limits.ts';
import { type JsonRecord, type PieceId, schema, type Seat, seat as seatAt } from '@concilio/kernel';
import {
  type Names,
  type PositionFormat,
  type NameOf,
  type Zone,
  zoneSchema,
} from '@concilio/positions/format';
import { PHASES, type Phase } from '../content/vocabulary.ts';
import { basics } from '../rules/basics.ts';
import { printed } from '../rules/select.ts';
import { inOrder, type LotrLcg, playerAt, type State } from '../state.ts';
import { mustBePossible } from './possible.ts';

const TOKENS = {
  damage: schema.integer({ min: 0, max: 99, text: 'Damage tokens.' }),
  progress: schema.integer({ min: 0, max: 99, text: 'Progress tokens.' }),
  resources: schema.integer({ min: 0, max: 99, text: 'Resource tokens.' }),
};
const attachments = zoneSchema('What is attached to it.', {
  exhausted: schema.flag({ text: 'Whether it is exhausted.' }),
  ...TOKENS,
});
const BEARS = {
  exhausted: schema.flag({ text: 'Whether it is exhausted.' }),
  facedown: schema.flag({ text: 'Whether it lies face down.' }),
  committed: schema.flag({ text: 'Whether it is committed to the quest.' }),
  attacked: schema.flag({ text: 'Whether it, an enemy, has attacked in this phase.' }),
  ...TOKENS,
  attachments,
  shadows: zoneSchema('Its shadow cards, in the order dealt.'),
  guarded: zoneSchema('The objective that it guards.'),
};

/** What `given` may hold. */
export const GIVEN: PositionFormat<LotrLcg>['given'] = schema.partial(
  {
    round: schema.integer({ min: 1, max: 999, text: 'The round.' }),
    phase: schema.oneOf([...PHASES], { text: 'The phase; left out, it follows from "at".' }),
    first: schema.text({ text: 'The first player.' }),
    alliesPlayed: schema.integer({ min: 0, max: 99, text: 'How many allies were played in this round.' }),
    quest: zoneSchema('The current stage: one quest card.', TOKENS),
    quests: zoneSchema('The stages to come.'),
    location: zoneSchema('The active location: one or none.', { ...TOKENS, attachments }),
    staging: zoneSchema('The staging area.', BEARS),
    encounter: schema.partial({
      deck: zoneSchema('The encounter deck, top first.'),
      discard: zoneSchema('The encounter discard pile, top first.'),
    }),
    victory: zoneSchema('The victory display.'),
    aside: zoneSchema('What the scenario has set aside.'),
    limbo: zoneSchema('A card that is being played or revealed.'),
    removed: zoneSchema('What is out of the game.'),
    effects: schema.list(
      schema.partial({
        card: schema.text({ text: 'The card that it came from.' }),
        number: schema.text({ text: 'What it changes: willpower, attack, defense, threat, …' }),
        amount: schema.integer({ min: -99, max: 99, text: 'By how much.' }),
        on: schema.list(schema.text(), { text: 'The cards, by their names.' }),
        until: schema.oneOf(['attack', 'phase', 'round'], { text: 'When it ends.' }),
      }),
      { text: 'Lasting effects.' },
    ),
    used: schema.list(
      schema.partial({
        card: schema.text({ text: 'The card.' }),
        ability: schema.text({ text: 'The name of its ability: action, response, …' }),
        per: schema.oneOf(['phase', 'round'], { text: 'What limits it.' }),
        times: schema.integer({ min: 1, max: 99, text: 'How often it was used.' }),
      }),
      { text: 'Limits already used.' },
    ),
    seats: schema.byName(
      schema.partial({
        threat: schema.integer({ min: 0, max: ELIMINATION, text: 'The threat.' }),
        out: schema.flag({
          text: 'Whether the player is eliminated: heroes, hand and deck are in the discard pile then.',
        }),
        hand: zoneSchema('The hand.'),
        deck: zoneSchema('The deck, top first.'),
        discard: zoneSchema('The discard pile, top first.'),
        onDeck: zoneSchema('An encounter card that lies on the deck.'),
        inPlay: zoneSchema('Heroes and allies.', BEARS),
        engaged: zoneSchema('The enemies engaged with the player.', BEARS),
      }),
      { text: 'By the name of the seat.' },
    ),
  },
  {
    text: 'What is put away goes under the deck that it belongs to; where that is written out, to its discard pile, and where that is written out too, or for heroes and stages, to "removed".',
  },
);

/** Every place where a card can be. Cards in play have places of their own: what is attached, shadows, what they guard. */
export function zones(state: State): readonly Zone[] {
  const { cards } = state;
  const open = (path: string, zone: string): Zone => ({ path, pieces: zoneOf(cards, zone), seenBy: 'all' });
  const hidden = (path: string, zone: string): Zone => ({ path, pieces: zoneOf(cards, zone), seenBy: [] });
  const table = [
    open('quest', 'quest'),
    open('location', 'location'),
    open('staging', 'staging'),
    ...state.players.flatMap((_, seat) => [
      open(`seats.${seat}.inPlay`, `play/${seat}`),
      open(`seats.${seat}.engaged`, `engaged/${seat}`),
    ]),
  ];
  return [
    ...table,
    hidden('quests', 'quests'),
    hidden('encounter.deck', 'encounter'),
    open('encounter.discard', 'encounter-discard'),
    open('victory', 'victory'),
    open('aside', 'aside'),
    open('limbo', 'limbo'),
    open('removed', 'removed'),
    ...state.players.flatMap((_, seat): Zone[] => [
      { path: `seats.${seat}.hand`, pieces: zoneOf(cards, `hand/${seat}`), seenBy: [seatAt(seat)] },
      hidden(`seats.${seat}.deck`, `deck/${seat}`),
      open(`seats.${seat}.discard`, `discard/${seat}`),
      open(`seats.${seat}.onDeck`, `on-deck/${seat}`),
    ]),
    ...table.flatMap(({ pieces }) => pieces.flatMap((card) => onCard(cards, card))),
  ];
}

const onCard = (cards: Cards, card: PieceId): Zone[] => [
  { path: 'attachments', on: card, pieces: zoneOf(cards, `on/${card}`), seenBy: 'all' },
  { path: 'shadows', on: card, pieces: zoneOf(cards, `shadow/${card}`), seenBy: [] },
  { path: 'guarded', on: card, pieces: zoneOf(cards, `guarded/${card}`), seenBy: 'all' },
];

/** Where a card rests that a file has taken from its place: the first of these that is not written out. */
export function putAway(state: State, piece: PieceId, written: (path: string) => boolean): void {
  const { cards } = state;
  const owner = cards.owners[Number(piece.slice(1))] ?? null;
  const { type } = printed(state, piece);
  const places: readonly (readonly [string, string])[] =
    type === 'hero' || type === 'quest'
      ? []
      : owner === null
        ? [
            ['encounter.deck', 'encounter'],
            ['encounter.discard', 'encounter-discard'],
          ]
        : [
            [`seats.${owner}.deck`, `deck/${owner}`],
            [`seats.${owner}.discard`, `discard/${owner}`],
          ];
  const free = places.find(([path]) => !written(path));
  zoneOf(cards, free?.[1] ?? 'removed').push(piece);
}

export function readPiece(state: State, piece: PieceId, entry: JsonRecord): void {
  admit(state.cards);
  const mark = statusOf(state.cards, piece);
  mark.exhausted = entry.exhausted === true;
  mark.facedown = entry.facedown === true;
  mark.tokens = {};
  for (const [token, key] of [
    ['damage', 'damage'],
    ['progress', 'progress'],
    ['resource', 'resources'],
  ] as const) {
    const count = Number(entry[key] ?? 0);
    if (count > 0) mark.tokens[token] = count;
  }
  state.committed = state.committed.filter((card) => card !== piece);
  if (entry.committed === true) state.committed.push(piece);
  state.attacked = state.attacked.filter((card) => card !== piece);
  if (entry.attacked === true) state.attacked.push(piece);
}

export function writePiece(state: State, piece: PieceId): JsonRecord {
  const { exhausted, facedown, tokens } = statusOf(state.cards, piece);
  return {
    ...(exhausted ? { exhausted } : {}),
    ...(facedown ? { facedown } : {}),
    ...(state.committed.includes(piece) ? { committed: true } : {}),
    ...(state.attacked.includes(piece) ? { attacked: true } : {}),
    ...(tokens.damage === undefined ? {} : { damage: tokens.damage }),
    ...(tokens.progress === undefined ? {} : { progress: tokens.progress }),
    ...(tokens.resource === undefined ? {} : { resources: tokens.resource }),
  };
}

/** Sets what is not a zone, and what follows from where the cards lie. */
export function read(state: State, given: JsonRecord, names: Names): void {
  const { cards } = state;
  admit(cards);
  const seats = schema.listOf(given.seats).map(schema.recordOf);
  for (const [seat, own] of seats.entries()) if (own.out === true) leaveTable(state, seatAt(seat));
  settle(basics, cards);
  for (const [place, zone] of cards.at.entries()) {
    const [kind, whose] = zone.split('/');
    const mark = cards.marks[place];
    if (mark === undefined) continue;
    // A card that no deck held is whose it lies with.
    if (cards.owners[place] === null && isPlayerCard(state, place))
      cards.owners[place] = seatAt(Number(whose) || 0);
    if (kind === 'play') mark.controller = seatAt(Number(whose));
    else if (kind !== 'on') mark.controller = kind === 'engaged' ? null : (cards.owners[place] ?? null);
    // A hero that lies face down is a prisoner.
    if (kind === 'play' && mark.facedown) state.prisoners.push(`#${place}`);
  }
  // An attachment on a character is controlled with it: LCG-22.06.
  for (const [place, zone] of cards.at.entries()) {
    const mark = cards.marks[place];
    if (!zone.startsWith('on/') || mark === undefined) continue;
    const host = statusOf(cards, zone.slice('on/'.length) as PieceId);
    // LCG-17.14: so is an objective that was claimed.
    if (cards.owners[place] !== null || printed(state, `#${place}`).type === 'objective')
      mark.controller = host.controller ?? cards.owners[place] ?? null;
  }
  if (typeof given.round === 'number') state.round = given.round;
  if (typeof given.phase === 'string') state.phase = given.phase as Phase;
  state.first = given.first === undefined ? (inOrder(state)[0] ?? state.first) : names.seat(given.first);
  if (typeof given.alliesPlayed === 'number') state.alliesPlayed = given.alliesPlayed;
  for (const effect of schema.listOf(given.effects).map(schema.recordOf))
    cards.lasting.push({
      from: names.thing(effect.card ?? ''),
      number: String(effect.number),
      amount: Number(effect.amount ?? 1),
      on: schema.listOf(effect.on).map((name) => names.piece(name)),
      // The attack that the file begins with, or the next one.
      until: effect.until === 'attack' ? 'attack/1' : String(effect.until ?? 'phase'),
    });
  for (const { card = '', ability, per = 'round', times = 1 } of schema
    .listOf(given.used)
    .map(schema.recordOf))
    cards.used[`${String(per)}:${names.piece(card)}/${String(ability ?? 'action')}`] = Number(times);
  for (const [index, own] of seats.entries()) {
    const player = state.players[index];
    if (player !== undefined && typeof own.threat === 'number') player.threat = own.threat;
  }
  // Once the match has begun, the stage has done what it does when it is revealed.
  state.staged = (cards.zones.quest ?? []).length > 0;
  mustBePossible(state);
}

/** LCG-24.04: all that was dealt to whoever is eliminated lies in the discard pile. */
function leaveTable(state: State, seat: Seat): void {
  const { cards } = state;
  playerAt(state, seat).out = true;
  for (const kind of ['play', 'hand', 'deck'])
    zoneOf(cards, `discard/${seat}`).push(...zoneOf(cards, `${kind}/${seat}`).splice(0));
}

const isPlayerCard = (state: State, place: number): boolean => {
  const { set, type } = printed(state, `#${place}`);
  return set === null && type !== 'quest';
};

/** The reverse of `read`, complete. */
export function write(state: State, nameOf: NameOf): JsonRecord {
  return {
    ...(state.round > 0 ? { round: state.round } : {}),
    ...(state.phase === null ? {} : { phase: state.phase }),
    first: nameOf.seat(state.first),
    alliesPlayed: state.alliesPlayed,
    seats: state.players.map(({ threat, out }) => ({ threat, ...(out ? { out } : {}) })),
  };
}
