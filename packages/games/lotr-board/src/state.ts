import {
  faceOf,
  lookup,
  type PieceId,
  type Pieces,
  placeOf,
  type Seat,
  seat,
  thingOf,
} from '@concilio/kernel';
import {
  type Activity,
  ADVENTURE,
  type Board,
  boardNamed,
  type Card,
  CARDS,
  type Colour,
  facesOf,
  GOLD_RUNES,
  type Hobbit,
  hobbitNamed,
  JOURNEY,
  type Life,
  LIFE_TOKENS,
  type Tile,
  tileNamed,
} from './content/index.ts';
import type { Events, Questions, View } from './contract/index.ts';

export interface Options {
  /** LOB-21.01: where Sauron starts. */
  readonly sauron: 15 | 12 | 10;
  /** LOB-21.02 */
  readonly passTheRing: boolean;
  /** LOB-21.03 */
  readonly equalTurns: boolean;
  /** LOB-21.04 */
  readonly competitive: boolean;
}

/** One player. The number of the seat is its place, clockwise. */
export interface Player {
  hobbit: string;
  hand: PieceId[];
  corruption: number;
  /** Runes of value 1, or what stands for so many of them. */
  silver: number;
  gold: PieceId[];
  lives: Record<Life, number>;
  /** LOB-18.07: spared what lacking life tokens will bring. */
  spared: boolean;
  out: boolean;
}

/**
 * The moments at which somebody may do what may be done "at any time" (LOB-17.01, LOB-18.01) or at that moment only.
 */
export type AnyTimeMoment =
  /** A tile is about to be revealed. */
  | 'reveal'
  /** A tile is revealed and not yet resolved. */
  | 'tile'
  /** The event marker has moved, and the event is not yet resolved. */
  | 'event'
  /** Somebody is looked for who takes a demand upon themself. */
  | 'volunteer'
  /** A demand is open. */
  | 'demand'
  /** The die is about to be rolled. */
  | 'roll'
  /** It is rolled, and its result not yet suffered. */
  | 'rolled'
  /** A player must discard more cards than they have. */
  | 'discard'
  /** A player is about to pass a card at the council. */
  | 'pass'
  /** The active player may play a card. */
  | 'cards'
  /** A conflict has ended, and the life tokens are about to be looked at. */
  | 'darkness';

/** What somebody has put up for an open demand. */
export interface Offer {
  seat: Seat;
  card: PieceId | null;
  runes: number;
  life: Life | null;
}

/** A demand that is open. */
export interface Payment {
  trial: string;
  /** Who is to meet it; of the group, whoever closes the offer. */
  payer: Seat;
  offers: Offer[];
  /** Stars that no card of a hand gives: LOB-17.08. */
  stars: number;
}

/** The board that is laid out. */
export interface Conflict {
  board: string;
  /** Where each marker is, in the order of the board's tracks; 0 is the start. */
  markers: number[];
  /** How many events have been reached. */
  events: number;
  /** LOB-11.01: whether the Ring was put on. */
  ringWorn: boolean;
  /** Whether it is not fought: it has not begun, or it ends with this turn (LOB-12.01). */
  over: boolean;
}

export type Ending =
  | { reason: 'destroyed' | 'doomed' | 'lost' | 'mine' }
  /** LOB-21.07 */
  | { reason: 'joined'; seat: Seat };

export interface State {
  options: { passTheRing: boolean; equalTurns: boolean; competitive: boolean };
  pieces: Pieces;
  players: Player[];
  sauron: number;
  /** The place in the journey. */
  place: number;
  /** `null` once the Ring lies at Mount Doom. */
  bearer: Seat | null;
  active: Seat;
  /** Whose turn of a conflict was the last one: LOB-21.03. */
  lastTurn: Seat | null;
  deck: PieceId[];
  discard: PieceId[];
  /** Legendary cards that nobody has had, face up, in the order of the journey. */
  legendary: PieceId[];
  /** How many green cards are in hands: most moments pass without a look at any hand. */
  greens: number;
  /** What has left the game. */
  box: PieceId[];
  gold: PieceId[];
  tiles: PieceId[];
  tileDiscard: PieceId[];
  /** The tile that is revealed and not yet resolved: one or none. */
  tile: PieceId[];
  /** The Gandalf cards that have not been used. */
  gandalf: string[];
  conflict: Conflict;
  /** The last number reached on a main track. */
  reached: number;
  /** The card that is played and not yet resolved: one or none. */
  inPlay: PieceId[];
  /** Of this turn: how many tiles were resolved, and the colours of the cards played. */
  resolved: number;
  played: Colour[];
  /** The cards of these colours, as long as they are known: matches kept from before have none. */
  laid?: PieceId[];
  payment: Payment | null;
  /** Cards of the deck that lie face up: to be given out (LOB-3.08), or to be matched (LOB-6.10). */
  revealed: PieceId[];
  /** Whether what is about to happen has been waived. */
  waived: boolean;
  ending: Ending | null;
}

/** Every type of the game in one place: the kernel checks all the rest against it. */
export interface LotrBoard {
  state: State;
  options: Options;
  steps: Steps;
  view: View;
  questions: Questions;
  events: Events;
}

export interface Steps {
  journey: object;
  onward: object;
  trial: { readonly trial: string };
  volunteer: { readonly trial: string; readonly seat: Seat; readonly left: number };
  demand: { readonly trial: string; readonly seat: Seat };
  payment: { readonly trial: string; readonly seat: Seat };
  effects: {
    readonly trial: string;
    readonly met: boolean;
    readonly from: number;
    readonly seat: Seat;
  };
  discard: { readonly seat: Seat; readonly cards: number };
  passLeft: { readonly seat: Seat; readonly left: number };
  giveOut: object;
  conflict: object;
  turn: { readonly seat: Seat };
  reveal: object;
  tile: object;
  tileResolved: object;
  event: object;
  eventOver: object;
  cards: object;
  cardResolved: object;
  endTurn: object;
  advance: { readonly seat: Seat; readonly track: Activity; readonly spaces: number };
  roll: { readonly seat: Seat };
  rolled: { readonly seat: Seat; readonly face: string };
  ringRoll: object;
  ringMoves: { readonly seat: Seat; readonly face: string };
  gandalf: { readonly caller: Seat; readonly wish: string; readonly moment: AnyTimeMoment };
  story: { readonly seat: Seat; readonly card: PieceId; readonly moment: AnyTimeMoment };
  endConflict: object;
  darkness: object;
  newBearer: object;
  mountDoom: { readonly seat: Seat };
  doomRolled: { readonly seat: Seat };
}

export const thing = (state: State, piece: PieceId): string => thingOf(faceOf(state.pieces, piece));

/** By the face of each copy, since rules look at cards more often than at anything else. */
const cardWithFace = lookup(
  'card',
  CARDS.flatMap((card) => facesOf(card).map((face) => [face, card] as const)),
);

export const cardOf = (state: State, piece: PieceId): Card => cardWithFace(faceOf(state.pieces, piece));
export const tileOf = (state: State, piece: PieceId): Tile => tileNamed(thing(state, piece));
const goldNamed = lookup(
  'gold rune',
  GOLD_RUNES.map((rune) => [rune.id, rune] as const),
);

export const goldValue = (state: State, piece: PieceId): number => goldNamed(thing(state, piece)).value;

/** Set-up lays out the adventure cards first. */
const ADVENTURE_CARDS = ADVENTURE.reduce((sum, { copies }) => sum + copies, 0);

/** Whether a card is legendary, which its back tells. */
export const isLegendary = (piece: PieceId): boolean => placeOf(piece) >= ADVENTURE_CARDS;

export const isGreen = (state: State, piece: PieceId): boolean => cardOf(state, piece).colour === 'green';

export function playerAt(state: State, whose: Seat): Player {
  const player = state.players[whose];
  if (player === undefined) throw new Error(`There is no seat ${whose}.`);
  return player;
}

export const hobbitOf = (state: State, whose: Seat): Hobbit => hobbitNamed(playerAt(state, whose).hobbit);

/** Whether a card stands for any activity in this player's hand: LOB-1.09, LOB-16.02, LOB-16.03. */
export const isStarFor = (state: State, whose: Seat, { symbol, colour, location }: Card): boolean =>
  symbol === 'star' ||
  (colour === 'brown' && location === null && hobbitOf(state, whose).brownAdventureAreStars === true);

/** LOB-2.12: clockwise, from a seat on; all that are still in the game (LOB-14.10). */
export function clockwiseFrom(state: State, first: Seat): Seat[] {
  const seats: Seat[] = [];
  const count = state.players.length;
  for (let step = 0; step < count; step++) {
    const next = seat((first + step) % count);
    if (!playerAt(state, next).out) seats.push(next);
  }
  return seats;
}

/** The next player on the left who is still in the game; whoever is alone is followed by themself. */
export function leftOf(state: State, whose: Seat): Seat {
  const count = state.players.length;
  for (let step = 1; step <= count; step++) {
    const next = seat((whose + step) % count);
    if (!playerAt(state, next).out) return next;
  }
  return whose;
}

/** LOB-14.09: the active player, or whoever acts for them once they are out. */
export const acting = (state: State): Seat =>
  playerAt(state, state.active).out ? leftOf(state, state.active) : state.active;

/** All who are in the game, the active player first; or another player, and then the others in the same order. */
export function inTurnOrder(state: State, first?: Seat): Seat[] {
  const order = clockwiseFrom(state, state.active);
  if (first === undefined || first === order[0]) return order;
  return [first, ...order.filter((seat) => seat !== first)];
}

export const runesOf = (state: State, { silver, gold }: Player): number =>
  gold.length === 0 ? silver : gold.reduce((sum, piece) => sum + goldValue(state, piece), silver);

/** The most that a gold rune may be worth to whoever cannot see it. */
const GOLD_AT_MOST = 3;

/** LOB-21.04: the runes that a player may have, by what all can see. */
export const mostRunes = (state: State, player: Player): number =>
  state.options.competitive ? player.silver + GOLD_AT_MOST * player.gold.length : runesOf(state, player);

/** The tokens of a kind that are not with a player. */
export const livesLeft = (state: State, life: Life): number =>
  state.players.reduce((left, player) => left - player.lives[life], LIFE_TOKENS[life]);

export const placeNow = (state: State): string => JOURNEY[state.place] ?? '';

/** The legendary cards of this place that nobody has had. */
export const legendaryHere = (state: State): PieceId[] =>
  state.legendary.filter((piece) => cardOf(state, piece).location === placeNow(state));

/** The board that is laid out. */
export function boardNow({ conflict }: State): Board {
  const board = boardNamed(conflict.board);
  if (board === undefined) throw new Error(`There is no board "${conflict.board}".`);
  return board;
}

/** A board as it is laid out: LOB-2.02, LOB-2.03, LOB-4.01. */
export const laidOut = (board: Board): Conflict => ({
  board: board.id,
  markers: board.tracks.map(() => 0),
  events: 0,
  ringWorn: false,
  over: true,
});

/** Where the marker of a track is, and how long the track is; `null` where the board has no such track. */
export function trackAt(state: State, activity: Activity): { at: number; last: number } | null {
  const { tracks } = boardNow(state);
  const index = tracks.findIndex((track) => track.activity === activity);
  const track = tracks[index];
  return track === undefined ? null : { at: state.conflict.markers[index] ?? 0, last: track.spaces.length };
}

/** The tracks of this board on which there is still a way to go. */
export function openTracks(state: State): Activity[] {
  const open: Activity[] = [];
  boardNow(state).tracks.forEach(({ activity, spaces }, index) => {
    if ((state.conflict.markers[index] ?? 0) < spaces.length) open.push(activity);
  });
  return open;
}

export const isTrackOpen = (state: State): boolean =>
  boardNow(state).tracks.some(({ spaces }, index) => (state.conflict.markers[index] ?? 0) < spaces.length);

/** The event that the marker has reached. */
export const eventNow = (state: State): string => boardNow(state).events[state.conflict.events - 1]?.id ?? '';
