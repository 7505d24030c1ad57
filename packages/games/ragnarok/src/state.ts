import { faceOf, type Json, type PieceId, type Pieces, type Seat, thingOf } from '@concilio/kernel';
import type { AttackCard, Box, CombatCard, Wheel } from './content/box.ts';
import type { Attribute } from './content/effects.ts';
import { STANDARD } from './content/standard.ts';
import type { Events, Questions, View } from './contract/index.ts';

export interface Options {
  /** LOR-16.04: which side of the Temple counter is used. */
  readonly drafts: 'two-drafts' | 'three-drafts';
  /** Another box than ours, as it was written; `null` for ours. */
  readonly content: Json;
}

/** LOR-11.01. `null`: in its owner's Resources. */
export interface Army {
  at: number | null;
  value: number;
  /** LOR-33.03: the later it came to where it is, the greater; whoever comes last attacks. */
  came: number;
}

export interface Token {
  /** Its space on the track. */
  at: number;
  injured: boolean;
}

export interface Held {
  id: string;
  charged: boolean;
}

/** One player. The number of the seat is its place, clockwise. */
export interface Player {
  hero: string | null;
  origin: string | null;
  heroAt: number | null;
  drakkar: string | null;
  attributes: Record<Attribute, Token>;
  armies: Army[];
  hand: PieceId[];
  /** LOR-33.06: what lies in front of the player in the Battle that is fought. */
  played: PieceId[];
  runes: Record<string, number>;
  /** In Resources; and in the Reserve. The rest are on Monuments. */
  priests: number;
  priestsLeft: number;
  artifacts: Held[];
  blessings: PieceId[];
  /** Monsters whose figures the player has, and Slayer tokens. */
  slain: string[];
  slayerTokens: number;
}

export interface RegionState {
  owner: Seat | null;
  /** The type of the Forge token, and whether a Rune lies on it. */
  forge: string | null;
  rune: boolean;
  temple: boolean;
}

export interface Monument {
  god: string;
  region: number;
  level: number;
  /** Whose Priests are there. */
  priests: Seat[];
}

export interface MonsterState {
  id: string;
  /** `null`: not on the board. */
  at: number | null;
  dead: boolean;
  ring: Seat | null;
  /** Whose markers cover the Hit spaces. */
  hits: (Seat | null)[];
  /** Whether its Artifact is still to be had. */
  artifact: boolean;
}

export interface LeaderState {
  /** `null` before the Leader comes: LOR-16.14. */
  at: number | null;
  hits: (Seat | null)[];
}

export interface Deck {
  /** The top first. */
  cards: PieceId[];
  discard: PieceId[];
}

/** The Monster Attack cards. Outside Hunts it does not matter where they are: all are shuffled before each (LOR-34.03). */
export interface Attacks extends Deck {
  hand: PieceId[];
  /** The one that the Monster has played: LOR-31.13. */
  played: PieceId[];
}

/** A player in a Battle. The cards lie in front of the player. */
export interface Side {
  seat: Seat;
  /** Cards of whose Battle effect nothing is left. */
  cancelled: PieceId[];
  passed: boolean;
  /** What effects add, each with the card that it comes from; `null` for what is not a card of the Battle. */
  effects: { card: PieceId | null; value: number; spared: number; spareLoss: boolean }[];
}

/** The Battle that is being fought: LOR-33. */
export interface Battle {
  region: number;
  attacker: Side;
  defender: Side;
  /** Armies that took part: `army-0-2`. */
  armies: string[];
  winner: Seat | null;
}

/** The Hunt that is under way: LOR-31. */
export interface Hunt {
  hunter: Seat;
  /** Who plays the Monster: LOR-31.03, LOR-31.04. */
  against: Seat;
  /** The id of the Monster, or of the Leader. */
  prey: string;
  defence: PieceId[];
  /** Hits of this Hunt, and of this turn of the Hero. */
  placed: number[];
  hits: number;
  most: number | null;
  rage: number;
  handChange: number;
  handLeast: number;
  noCard: boolean;
  shieldsHelp: boolean;
  anyIcon: boolean;
  over: 'killed' | 'failed' | null;
}

export type Ending =
  | { reason: 'jarl' | 'gothi' | 'slayer'; seat: Seat }
  /** LOR-36.04 */
  | { reason: 'ragnarok'; seat: Seat };

export type Stage = 'draft' | 'prayer' | 'hero' | 'runes' | 'maneuvers' | 'special';

export interface State {
  /** A box of the players' own; `null` for ours. */
  content: Box | null;
  pieces: Pieces;
  combat: Deck;
  attacks: Attacks;
  events: Deck;
  blessings: Deck;
  /** Blessings that lie open in a draft. */
  drafted: PieceId[];
  players: Player[];
  regions: RegionState[];
  monuments: Monument[];
  /** Who is allied with each Realm of the map, in the order of their Alliances. */
  realms: { id: string; allies: Seat[] }[];
  /** The markers on each action, the top last. */
  wheel: Record<Wheel, Seat[]>;
  temples: { side: number; left: number };
  omens: { id: string; down: boolean }[];
  /** The boards of each pair in their order, the top first. */
  monsters: MonsterState[];
  leader: LeaderState;
  /** Runes in the Reserve. */
  reserve: Record<string, number>;
  slayerTokens: number;
  /** Hero tiles and Origin cards that nobody has yet; the Origin that is being handed on. */
  heroes: string[];
  origins: string[];
  passing: string | null;
  /** LOR-17.02: what the drafting player chooses from. */
  draft: { heroes: string[]; origins: string[] } | null;
  round: number;
  first: Seat;
  active: Seat;
  stage: Stage;
  /** Grows with every Army that comes somewhere. */
  clock: number;
  /** Injuries that something has prevented, and that are not counted yet. */
  prevented: number;
  /** What can be used once in a turn, or in a Hunt, and was: `0/freya-folkvangr`. */
  used: string[];
  /** Regions whose Battle is still to be fought in this step. */
  battle: Battle | null;
  hunt: Hunt | null;
  /** LOR-36.02: who still has a last turn; `null` before Ragnarok. */
  lastTurns: Seat[] | null;
  /** In the order of the last turns that were taken. */
  taken: Seat[];
  ending: Ending | null;
}

/** Every type of the game in one place: the kernel checks all the rest against it. */
export interface Ragnarok {
  state: State;
  options: Options;
  steps: Steps;
  view: View;
  questions: Questions;
  events: Events;
}

export interface Steps {
  begin: object;
  draft: { readonly seat: Seat; readonly left: number };
  turn: { readonly seat: Seat };
  prayer: { readonly done: readonly string[] };
  hero: { readonly done: readonly string[] };
  runes: { readonly done: readonly string[] };
  maneuvers: { readonly done: readonly string[] };
  special: object;
  bonuses: { readonly action: Wheel; readonly seats: readonly Seat[] };
  act: { readonly action: Wheel };
  mobilize: { readonly moved: readonly string[] };
  prepare: { readonly left: number };
  blessingDraft: { readonly seats: readonly Seat[] };
  monsters: { readonly activated: readonly string[] };
  activate: { readonly monster: string; readonly by: Seat };
  buildMonument: object;
  resetWheel: object;
  gather: object;
  event: object;
  activateLeader: { readonly by: Seat };
  settle: object;
  battles: object;
  battleCards: { readonly turn: Seat };
  battleValues: object;
  battleLosses: object;
  battleEnds: object;
  huntBegins: { readonly prey: string };
  monsterTurn: object;
  defend: object;
  heroTurn: object;
  huntEnds: object;
  endTurn: object;
}

export const boxOf = ({ content }: State): Box => content ?? STANDARD;

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}

export const cardOf = (state: State, card: PieceId): string => thingOf(faceOf(state.pieces, card));

/** Finds by id what must be there. */
export function named<T extends { readonly id: string }>(things: readonly T[], id: string): T {
  for (const thing of things) if (thing.id === id) return thing;
  throw new Error(`Nothing is called "${id}".`);
}

export const combatCard = (state: State, card: PieceId): CombatCard =>
  named(boxOf(state).combat, cardOf(state, card));
export const attackCard = (state: State, card: PieceId): AttackCard =>
  named(boxOf(state).attacks, cardOf(state, card));

/** Clockwise from a seat: LOR-18.01. */
export const clockwiseFrom = ({ players }: State, from: number): Seat[] =>
  players.map((_, place) => ((from + place) % players.length) as Seat);
