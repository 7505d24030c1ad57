import type {
  Ability,
  AbilityContext,
  Cards,
  CardSteps,
  Cost,
  CardDefinition,
  Effect,
} from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import type {
  Block,
  CardType,
  Culture,
  ItemClass,
  MomentName,
  Phase,
  Race,
  Rarity,
  Side,
  Stat,
} from './content/vocabulary.ts';
import type { Events, Questions, View } from './contract/index.ts';

export interface Options {
  /** TCG-2.13: those of which legal decks can be built. */
  readonly format: 'towers' | 'open';
  /** The deck of each seat: the name of a starter deck, or a deck of one's own. */
  readonly decks: readonly (string | OwnDeck)[];
  /** Cards as the players' council of today has revised them; Decipher's corrections always hold (TCG-30.01). */
  readonly revised: boolean;
  /** TCG-4.14 */
  readonly mulligan: boolean;
  /** TCG-13.19: later rules do not let a skirmish of the Ring-bearer be cancelled. */
  readonly bearerFights: boolean;
}

/** TCG-2.01: all that a player brings, by the ids of cards. */
export interface OwnDeck {
  readonly name: string;
  /** TCG-2.13: what it was built for; at a table it is judged by the format of the table. */
  readonly format: Options['format'] | 'fellowship' | 'any';
  readonly ringBearer: string;
  readonly ring: string;
  /** TCG-2.10: the nine sites. */
  readonly sites: readonly string[];
  /** The draw deck: by id, how many of each. */
  readonly cards: Readonly<Record<string, number>>;
}

export interface Player {
  /** What their deck is called. */
  deck: string;
  /** TCG-3.01; `null` until the bids are revealed. */
  bid: number | null;
  burdens: number;
  /** The number of the site where their fellowship is. */
  marker: number;
  /** TCG-21: `null` once he has fallen and nobody has taken the Ring. */
  ringBearer: PieceId | null;
  /** TCG-22.02 */
  wearing: boolean;
  /** TCG-31.05 */
  out: boolean;
}

/** TCG-12: who fights whom, and who has said so. */
export interface Assignment {
  minion: PieceId;
  to: PieceId;
  by: 'free' | 'shadow';
}

/** TCG-13: the skirmish that goes on. */
export interface Skirmish {
  /** The companion or ally; `null` once he has gone. */
  character: PieceId | null;
  minions: PieceId[];
  fierce: boolean;
  /** TCG-13.13 */
  cancelled: boolean;
  /** TCG-13.16: those who were removed from it. */
  removed: PieceId[];
}

export interface Ending {
  reason: 'survived' | 'last-left' | 'draw';
  winners: Seat[];
}

export interface State {
  options: { format: Options['format']; mulligan: boolean; bearerFights: boolean };
  cards: Cards;
  players: Player[];
  /** TCG-3.11: all seats in the order of their turns, clockwise. */
  order: Seat[];
  /** TCG-1.02: whose turn it is. */
  free: Seat;
  turn: number;
  phase: Phase | 'setup';
  /** TCG-5.06: the Shadow player whose Shadow phase it is. */
  shadow: Seat | null;
  /** TCG-14.01: whether it is the second assignment, and its skirmishes. */
  fierce: boolean;
  /** TCG-14.04: the minions that fight again. */
  fierceMinions: PieceId[];
  /** TCG-1.07 */
  twilight: number;
  /** TCG-8.13: the moves of this turn, and whether one was made in this phase. */
  moves: number;
  movedThisPhase: boolean;
  /** TCG-8.13, TCG-8.15: the limit at the start, and the cards that have changed it in this turn. */
  moveLimit: number;
  moreMoves: PieceId[];
  /** An effect has ended the moves of this turn, or demands another. */
  mayMoveAgain: boolean;
  mustMoveAgain: boolean;
  /** TCG-4.01: what the starting fellowship that is being chosen has cost so far. */
  spent: number;
  /** TCG-7.05: cards taken into hand in this Fellowship phase. */
  drawn: number;
  assigned: Assignment[];
  /** TCG-12.09: minions that the Free Peoples player has assigned in this Assignment phase. */
  taken: PieceId[];
  skirmish: Skirmish | null;
  /** How many wounds each has taken in this phase. */
  wounds: Record<PieceId, number>;
  /** TCG-19.08: what a card costs and has not been paid yet: wounds that have not landed, cards that have not gone. */
  owed: Record<PieceId, number>;
  /** What has come into play in this turn. */
  playedThisTurn: PieceId[];
  /** The same in this phase; each Shadow player's is a phase of its own. */
  playedThisPhase: PieceId[];
  /** TCG-17.12: the required actions that are under way, each with the card that it is about. */
  required: string[];
  /** TCG-11.09: both totals, fixed before wounds are assigned. */
  archery: { fellowship: number; minions: number } | null;
  /** TCG-32.09: who has given up and has not lost yet. */
  conceded: Seat[];
  ending: Ending | null;
}

export interface LotrTcg {
  state: State;
  options: Options;
  steps: Steps;
  view: View;
  questions: Questions;
  events: Events;
  moments: MomentName;
  stats: Stat;
}

export type TcgAbility = Ability<LotrTcg>;
export type TcgContext = AbilityContext<MomentName>;
export type TcgCost = Cost<LotrTcg>;
export interface TcgEffect extends Effect<LotrTcg> {
  /** Whether anything would come of it now; left out: something does. */
  readonly could?: (state: State, at: TcgContext) => boolean;
  /** To whom it can be done at all, of those whom it concerns. */
  readonly able?: (state: State, card: PieceId) => boolean;
  /** It is not over at once: others are heard before it is done. */
  readonly isPending?: boolean;
  readonly target?: { readonly among: (state: State, at: TcgContext) => readonly PieceId[] };
}

/** One card as it is declared: its facts, then what it does. */
export interface Card extends CardDefinition<LotrTcg> {
  /** TCG-33.01: `4R12`. */
  readonly code: string;
  readonly set: number;
  readonly number: number;
  readonly rarity: Rarity;
  /** TCG-23.03: cards of one title represent the same thing. */
  readonly title: string;
  readonly unique: boolean;
  readonly side: Side;
  readonly culture: Culture | null;
  readonly type: CardType;
  readonly race: Race | null;
  readonly block: Block | null;
  /** TCG-25.09: of what class an item is. */
  readonly itemClass: ItemClass | null;
  /** What is printed beside its title for whoever bears it. */
  readonly lends: { readonly strength: number; readonly vitality: number };
  /** TCG-8.03: the arrow of a site. */
  readonly direction: 'left' | 'right' | null;
  /** TCG-25.01: the sites where an ally is at home. */
  readonly homes: readonly { readonly site: number; readonly block: Block }[];
  /** TCG-7.15: who may bear it; `null` for what is played to the support area. */
  readonly bearer: ((state: State, host: PieceId, card: PieceId) => boolean) | null;
  /** How many copies one bearer may bear. */
  readonly oneEach: boolean;
  /** The printed card that this is a later revision of. */
  readonly revises: string | null;
}

/** What is discarded together with a card: those that others have not been heard of yet, and those that do go. */
interface DiscardBatch {
  readonly rest: readonly PieceId[];
  readonly going: readonly PieceId[];
}

export interface Steps extends CardSteps<MomentName> {
  bids: object;
  places: { readonly bidders: readonly Seat[] };
  startingFellowship: { readonly seat: Seat };
  openingHands: object;
  turn: { readonly seat: Seat };
  sanctuary: object;
  phase: { readonly phase: Phase };
  endPhase: { readonly phase: Phase };
  move: object;
  moveFrom: { readonly to: number };
  moveTo: { readonly to: number };
  arrive: object;
  shadowPhases: object;
  shadowPhase: { readonly seat: Seat };
  afterShadow: object;
  archeryFire: object;
  archeryWounds: object;
  archeryReply: object;
  assignDefenders: object;
  assignLeftovers: { readonly seat: Seat };
  skirmishes: object;
  skirmish: { readonly character: PieceId };
  resolveSkirmish: object;
  endSkirmish: object;
  fierceOrRegroup: object;
  reconcile: { readonly seat: Seat };
  moveAgain: object;
  endTurn: object;
  playCard: {
    readonly seat: Seat;
    readonly card: PieceId;
    readonly less: number;
    readonly on: PieceId | null;
  };
  pileTop: { readonly seat: Seat };
  wound: { readonly card: PieceId; readonly by: PieceId | null; readonly together?: true };
  wounded: { readonly card: PieceId; readonly by: PieceId | null; readonly together?: true };
  fallTogether: { readonly cards: readonly PieceId[] };
  discard: { readonly card: PieceId; readonly by: PieceId | null; readonly batch?: DiscardBatch };
  discarded: { readonly card: PieceId; readonly by?: PieceId | null; readonly batch?: DiscardBatch };
  addBurdens: { readonly burdens: number; readonly by: PieceId | null };
  burdensAdded: { readonly by: PieceId | null };
  takeSite: { readonly seat: Seat };
  siteTaken: { readonly seat: Seat };
  fallen: { readonly seat: Seat };
  completeTurn: object;
  concede: { readonly seat: Seat };
}

export function playerAt({ players }: State, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}

/** The players who are in the game, in the order of their turns, from one on. */
export function clockwise(state: State, from: Seat): Seat[] {
  const { order } = state;
  const begin = Math.max(0, order.indexOf(from));
  const found: Seat[] = [];
  for (let step = 0; step < order.length; step++) {
    const seat = order[(begin + step) % order.length];
    if (seat !== undefined && !playerAt(state, seat).out) found.push(seat);
  }
  return found;
}

/** TCG-5.02, TCG-6.01: inside procedures the order goes to the right, from the Free Peoples player on. */
export function toTheRight(state: State, from: Seat = state.free): Seat[] {
  const { order } = state;
  const begin = Math.max(0, order.indexOf(from));
  const found: Seat[] = [];
  for (let step = 0; step < order.length; step++) {
    const seat = order[(begin - step + order.length) % order.length];
    if (seat !== undefined && !playerAt(state, seat).out) found.push(seat);
  }
  return found;
}

/** TCG-1.02, TCG-9.01: all others, from the Free Peoples player's right on. */
export const shadowPlayers = (state: State): Seat[] =>
  toTheRight(state).filter((seat) => seat !== state.free);

/** TCG-1.03: to the Free Peoples player all others, to a Shadow player the Free Peoples player only. */
export const opponentsOf = (state: State, seat: Seat): Seat[] =>
  seat === state.free ? shadowPlayers(state) : [state.free];
