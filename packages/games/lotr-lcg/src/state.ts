import type { AbilityContext, CardDefinition, Cards, CardSteps } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import type { CardType, MomentName, Phase, Sphere, Stat, Trait } from './content/vocabulary.ts';
import type { Events, Questions, View } from './contract/index.ts';

export interface Options {
  readonly scenario: string;
  /** The deck of each seat: the name of a starter deck, or heroes and cards. */
  readonly decks: readonly (string | OwnDeck)[];
  /** LCG-29.01: no shadow cards. */
  readonly beginners: boolean;
  /** Fewer of the worst encounter cards, and a resource more for every hero at the start. */
  readonly easy: boolean;
  /** LCG-26.08: ten points more for each round. */
  readonly roundsCount: boolean;
  /** LCG-29.03, LCG-29.04: whether the scenario is one of three that are played in a row. */
  readonly campaign: 'none' | Campaign['kind'];
  readonly carried: Carried;
}

/** What earlier scenarios of a campaign have left. */
export interface Carried {
  /** The scores of the scenarios that are done. */
  readonly scores: readonly number[];
  /** LCG-29.06: one entry a seat in a nightmare, and none otherwise. */
  readonly players: readonly CarriedPlayer[];
}

export interface CarriedPlayer {
  readonly threat: number;
  /** Damage by hero. */
  readonly damage: Readonly<Record<string, number>>;
  /** The discard pile, top first; dead heroes lie there. */
  readonly discard: readonly string[];
  /** What is out of the game. */
  readonly removed: readonly string[];
}

export interface Campaign {
  kind: 'expert' | 'nightmare';
  /** The scores of the scenarios that are done. */
  scores: number[];
}

/** A deck of one's own: LCG-28.01. */
export interface OwnDeck {
  readonly name: string;
  readonly heroes: readonly string[];
  /** By id, how many of each. */
  readonly cards: Readonly<Record<string, number>>;
}

export interface Player {
  threat: number;
  /** LCG-24 */
  out: boolean;
  /** The deck that the player brought: what their starting threat was, and which heroes are theirs. */
  deck: string;
}

/** LCG-10.11: an attack of an enemy that is under way. */
export interface Attack {
  enemy: PieceId;
  /** LCG-10.25: the player whom it attacks, who is the defending player whoever defends. */
  seat: Seat;
  defenders: PieceId[];
}

/** LCG-11.02: an attack of players that is under way. */
export interface PlayerAttack {
  seat: Seat;
  target: PieceId;
  attackers: PieceId[];
}

export type Ending = { reason: 'won' | 'lost' };

export interface State {
  options: { scenario: string; beginners: boolean; easy: boolean; roundsCount: boolean };
  campaign: Campaign | null;
  cards: Cards;
  players: Player[];
  /** LCG-1.09 */
  first: Seat;
  round: number;
  phase: Phase | null;
  /** LCG-7.23: the characters committed to the quest. */
  committed: PieceId[];
  /** Enemy attacks under way, the innermost last: a shadow effect may begin another. */
  attacks: Attack[];
  /** Enemies that have attacked in this phase. */
  attacked: PieceId[];
  strike: PlayerAttack | null;
  /** Attacks of players that another one has interrupted, the innermost last: LCG-4.17. */
  interrupted: PlayerAttack[];
  /** LCG-11.05: the enemies that each player has attacked in this phase, as `seat/card`. */
  struck: string[];
  /** Whether the card that is being revealed has gained surge. */
  surging: boolean;
  /** Whether another card is to be revealed in its place. */
  replacing: boolean;
  /** Whether the present stage has done what it does when it is revealed. */
  staged: boolean;
  /** Heroes that are prisoners. */
  prisoners: PieceId[];
  /** How many allies the players have played in this round. */
  alliesPlayed: number;
  /** What befalls cards at the end of the phase, unless they have gone by then: an ability of the card that said so. */
  due: { card: PieceId; what: string; ability: string }[];
  ending: Ending | null;
}

export interface LotrLcg {
  state: State;
  options: Options;
  steps: Steps;
  view: View;
  questions: Questions;
  events: Events;
  moments: MomentName;
  stats: Stat;
}

/** One card as it is declared: its facts, then its abilities. */
export interface Card extends CardDefinition<LotrLcg> {
  readonly number: number;
  readonly type: CardType;
  readonly sphere: Sphere | null;
  /** LCG-15.05; `x` is settled when it is played. */
  readonly cost: number | 'x' | null;
  readonly unique: boolean;
  readonly traits: readonly Trait[];
  /** Copies in the set, and in the easy game. */
  readonly copies: number;
  readonly easyCopies: number;
  /** The encounter set; player cards have none. */
  readonly set: string | null;
  /** What an attachment may be attached to. */
  attachTo?(state: State, card: PieceId, target: PieceId): boolean;
  /** From how many heroes the cost must come. */
  readonly payFromAtLeast?: number;
  readonly stage?: Stage;
}

/** LCG-14.02: a quest card. */
export interface Stage {
  readonly scenario: string;
  readonly number: number;
  /** LCG-25.02: whether the players have won, where it is not by completing the last stage. */
  won?(state: State): boolean;
}

/** One use of an ability of this game. */
export type LcgContext = AbilityContext<MomentName>;

export interface Steps extends CardSteps<MomentName> {
  setUp: object;
  openingHands: object;
  stage: object;
  stageRevealed: object;
  round: object;
  phase: { readonly phase: Phase };
  endPhase: { readonly phase: Phase };
  phaseOver: { readonly phase: Phase };
  endRound: object;
  roundOver: object;
  resources: object;
  planning: { readonly seat: Seat };
  playCard: { readonly seat: Seat; readonly card: PieceId };
  commit: { readonly seat: Seat };
  staging: object;
  reveal: { readonly guard: PieceId | null };
  whenRevealed: { readonly card: PieceId; readonly guard: PieceId | null };
  revealed: { readonly card: PieceId; readonly guard: PieceId | null };
  reveals: { readonly cards: number };
  resolveQuest: object;
  compareQuest: object;
  questResult: { readonly willpower: number; readonly threat: number };
  travel: object;
  travelled: { readonly card: PieceId };
  optionalEngagement: { readonly seat: Seat };
  engagement: object;
  checksOver: object;
  engagementChecks: { readonly quiet: number; readonly after?: Seat };
  dealShadows: { readonly seat: Seat; readonly dealt: readonly PieceId[] };
  enemiesAttack: object;
  enemyAttacks: { readonly seat: Seat };
  enemyAttack: { readonly player: Seat; readonly enemy: PieceId };
  extraAttack: { readonly player: Seat; readonly enemy: PieceId };
  extraAttackOver: { readonly enemy: PieceId };
  declareDefender: object;
  shadows: object;
  shadow: { readonly card: PieceId };
  shadowEffect: { readonly card: PieceId };
  shadowResolved: { readonly card: PieceId; readonly enemy: PieceId; readonly seat: Seat };
  attackDamage: object;
  attackOver: object;
  attackEnds: object;
  playersAttack: object;
  attacksOver: object;
  combatOver: object;
  playerAttacks: { readonly seat: Seat };
  strike: { readonly seat: Seat; readonly target: PieceId; readonly attackers: readonly PieceId[] | null };
  strikeAdded: object;
  strikeDamage: object;
  strikeOver: object;
  strikeEnds: object;
  refresh: object;
  advance: object;
  restricted: { readonly card: PieceId };
  settle: { readonly lost?: readonly Seat[] };
}

export const playerAt = ({ players }: State, seat: Seat): Player => {
  const player = players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
};

/** All who are in the game, the first player first, and then clockwise: LCG-4.02. */
export function inOrder(state: State, from: Seat = state.first): Seat[] {
  const order: Seat[] = [];
  const count = state.players.length;
  for (let step = 0; step < count; step++) {
    const next = ((from + step) % count) as Seat;
    if (!playerAt(state, next).out) order.push(next);
  }
  return order;
}

/** Whoever comes after a seat, clockwise, and that seat last: also after one that has just been eliminated. */
export const following = (state: State, after: Seat): Seat[] =>
  inOrder(state, ((after + 1) % state.players.length) as Seat);

/** Whoever decides for the group: the first player. */
export const decides = (state: State): Seat => inOrder(state)[0] ?? state.first;

export const attackNow = ({ attacks }: State): Attack | null => attacks.at(-1) ?? null;

/** What ends with the present attack and not with one inside it. */
export const untilAttackEnds = ({ attacks }: State): string => `attack/${attacks.length}`;
