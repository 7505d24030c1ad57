import { attachmentsOn, momentOf } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import {
  attackOf,
  defenseOf,
  engagementCostOf,
  hitPointsLeft,
  is,
  threatOf,
  willpowerOf,
} from '../rules/stats.ts';
import { mayAttack } from '../rules/enemy-attacks.ts';
import {
  charactersOf,
  printed,
  engagedWith,
  isReady,
  isType,
  questNow,
  stagedEnemies,
} from '../rules/select.ts';
import { type LcgContext, playerAt, type State } from '../state.ts';
import type { Read } from './worth.ts';
import { WEIGHTS } from './weights.ts';

/** The numbers of characters and enemies, read once for a decision. */

export interface Fighter {
  readonly card: PieceId;
  readonly hero: boolean;
  readonly ready: boolean;
  readonly willpower: number;
  readonly attack: number;
  readonly defense: number;
  readonly left: number;
  readonly fights: boolean;
  readonly defends: boolean;
  /** What would be lost with it. */
  readonly worth: number;
}

export interface Foe {
  readonly card: PieceId;
  readonly attack: number;
  readonly defense: number;
  readonly left: number;
  readonly threat: number;
  readonly attacks: boolean;
  /** What its fall is worth. */
  readonly worth: number;
}

export function fighterOf(state: State, card: PieceId): Fighter {
  const hero = isType(state, card, 'hero');
  const willpower = willpowerOf(state, card);
  const attack = attackOf(state, card);
  const defense = defenseOf(state, card);
  const left = hitPointsLeft(state, card);
  return {
    card,
    hero,
    ready: isReady(state, card),
    willpower,
    attack,
    defense,
    left,
    fights: !is(state, card, 'cannot-attack'),
    defends: !is(state, card, 'cannot-defend'),
    worth: isBrief(state, card)
      ? 0.5
      : (hero ? WEIGHTS.hero : WEIGHTS.ally) + bodyOf(willpower, attack, defense, left),
  };
}

export const bodyOf = (willpower: number, attack: number, defense: number, left: number): number =>
  WEIGHTS.willpower * willpower +
  WEIGHTS.attack * attack +
  WEIGHTS.defense * defense +
  WEIGHTS.hitPoint * left;

/** Whether a character is gone by the end of the round anyway. */
const isBrief = (state: State, card: PieceId): boolean =>
  state.due.some((one) => one.card === card) || leavesByItself(printed(state, card));

const leavesByItself = ({ abilities }: ReturnType<typeof printed>): boolean =>
  abilities.some(
    ({ on, mandatory, does }) =>
      on === 'round-ends' && mandatory === true && does.some(({ word }) => word === 'discard'),
  );

export function fightersOf(state: State, seat: Seat): Fighter[] {
  return charactersOf(state, seat).map((card) => fighterOf(state, card));
}

export function foeOf(state: State, card: PieceId, seat: Seat): Foe {
  const attack = attackOf(state, card);
  const attacks = mayAttack(state, card, seat);
  const left = hitPointsLeft(state, card);
  return {
    card,
    attack,
    defense: defenseOf(state, card),
    left,
    threat: threatOf(state, card),
    attacks,
    worth: WEIGHTS.foe + (attacks ? WEIGHTS.foeAttack * attack : 0) + goalWorth(state, card),
  };
}

/** What the stage gives for an enemy: all, if it waits for its fall; much for a great one, if something bars the way. */
function goalWorth(state: State, enemy: PieceId): number {
  if (isGoal(state, enemy)) return 25;
  const quest = questNow(state);
  if (quest === null || !is(state, quest, 'cannot-advance')) return 0;
  return 0.8 * (printed(state, enemy).stats['hit-points'] ?? 0);
}

/** Whether the stage waits for this enemy to be destroyed. */
export function isGoal(state: State, enemy: PieceId): boolean {
  return isGoalNamed(state, printed(state, enemy).id, enemy);
}

export function isGoalNamed(state: State, name: string, enemy: PieceId | null): boolean {
  const quest = questNow(state);
  if (quest === null) return false;
  const moment = momentOf('enemy-left', { card: enemy, what: name, how: 'destroyed' });
  const at: LcgContext = { self: quest, seat: 0 as Seat, moment, chosen: {} };
  return printed(state, quest).abilities.some(
    ({ on, when }) => on === 'enemy-left' && when !== undefined && when(state, at),
  );
}

/** Enemies that a player will fight this round: those engaged, and those whom so much threat calls. */
export function foesOf(state: State, seat: Seat, raised = 0): Foe[] {
  const { threat } = playerAt(state, seat);
  const calls = !is(state, 'table', 'no-engagement-checks');
  const staged = calls
    ? stagedEnemies(state).filter((card) => engagementCostOf(state, card) <= threat + raised)
    : [];
  return [...engagedWith(state, seat), ...staged].map((card) => foeOf(state, card, seat));
}

/** Whether a character that has exhausted itself for the quest will be ready again for the fight. */
export function readiesAgain(state: State, card: PieceId, seat: Seat): boolean {
  const about = (self: PieceId): LcgContext => ({
    self,
    seat,
    moment: momentOf('committed', { seat }),
    chosen: {},
  });
  const can = (self: PieceId, on: string): boolean =>
    printed(state, self).abilities.some((ability) => {
      if (ability.on !== on || ability.chooses !== undefined) return false;
      const at = about(self);
      const readies = ability.does.some((effect) => {
        const { word, select } = effect as Read;
        return word === 'ready' && select?.(state, at).includes(card) === true;
      });
      return readies && (ability.costs ?? []).every((cost) => cost.can(state, at));
    });
  return can(card, 'committed') || attachmentsOn(state.cards, card).some((on) => can(on, 'action'));
}
export type Ability = ReturnType<typeof printed>['abilities'][number];
