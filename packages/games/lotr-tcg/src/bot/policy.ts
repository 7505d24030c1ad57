import { best } from '@concilio/bots';
import { cardsIn } from '@concilio/cards';
import {
  drawPick,
  type Option,
  type Pick,
  type PieceId,
  type Question,
  type Random,
  type Seat,
} from '@concilio/kernel';
import { eligible, unassignedMinions } from '../rules/assigning.ts';
import { printed, setOf, type TcgSet } from '../rules/sets.ts';
import { handOf } from '../rules/zones.ts';
import { minionsOf } from '../rules/select.ts';
import { playerAt, type State } from '../state.ts';
import { ratings } from './asked.ts';
import {
  type Attacker,
  attackerOf,
  defenderOf,
  fightCost,
  placeLoose,
  planFor,
  woundsCost,
} from './fight.ts';
import { useOf } from './hand.ts';
import { leftOf, readingOf } from './reckon.ts';
import { moveGain } from './road.ts';
import { chooseUse } from './uses.ts';
import { MINION } from './weights.ts';

/** The answer to every question, by what is asked. */
export function policy(state: State, seat: Seat, question: Question): Pick {
  switch (question.kind) {
    case 'number':
      return question.key === 'bid' ? Math.min(question.max, BID) : question.min;
    case 'distribute':
      return divided(state, seat, question);
    case 'assign':
      return drawPick(question, () => 0);
    case 'some':
      return someOf(state, seat, question);
    case 'order':
      return question.options.map(({ id }) => id);
    case 'one':
      return question.options.length === 1 ? first(question.options) : oneOf(state, seat, question);
  }
}

/** TCG-3.01: a burden is not worth much for going first. */
const BID = 1;

const first = (options: readonly Option[]): string => options[0]?.id ?? '';

type One = Extract<Question, { kind: 'one' }>;
type Some = Extract<Question, { kind: 'some' }>;
type Divide = Extract<Question, { kind: 'distribute' }>;

function oneOf(state: State, seat: Seat, question: One): string {
  const { key, options } = question;
  switch (key) {
    case 'window':
    case 'respond':
      return chooseUse(state, seat, question);
    case 'choose-place':
    case 'which-first':
    case 'archery-target':
      return first(options);
    case 'starting-fellowship':
      return recruit(setOf(state), question);
    case 'pile-top':
      return 'keep';
    case 'mulligan':
      return handIsPoor(state, seat) ? 'redraw' : 'keep';
    case 'assign':
      return whoDefends(state, question);
    case 'assign-leftover':
      return whomToAttack(state, seat, question);
    case 'which-skirmish':
      return best(options, ({ id }) => stakeOf(state, id as PieceId))?.id ?? first(options);
    case 'reconcile':
      return toReconcile(state, seat, options);
    case 'discard-down':
      return best(options, ({ id }) => -useOf(state, seat, id as PieceId))?.id ?? first(options);
    case 'move-again':
      return moveGain(state, seat) > 0 ? 'move' : 'stay';
    case 'search-deck': {
      const set = setOf(state);
      return (
        best(options, ({ id }) => (set.has(id) ? readingOf(set.named(id)).worth : 0))?.id ?? first(options)
      );
    }
    case 'choose-player':
      return (
        best(options, ({ id }) => playerAt(state, Number(id.slice('seat-'.length)) as Seat).marker)?.id ??
        first(options)
      );
    default: {
      const rated = ratings(state, seat, question);
      return best(options, ({ id }) => rated[id] ?? 0)?.id ?? first(options);
    }
  }
}

/** Companions for the twilight that is left: those that are worth most together. */
function recruit(set: TcgSet, { options, with: said }: One): string {
  const names = options.map(({ id }) => id).filter((id) => set.has(id));
  const twilight = typeof said?.['twilight'] === 'number' ? said['twilight'] : 0;
  const chosen = together(set, names, twilight);
  return best(chosen.names, (name) => readingOf(set.named(name)).worth) ?? best(names, () => 1) ?? 'done';
}

/** The best of all that can be paid together, each once: what is not unique comes again later. */
function together(
  set: TcgSet,
  names: readonly string[],
  twilight: number,
): { names: string[]; worth: number } {
  const [name, ...rest] = names;
  if (name === undefined) return { names: [], worth: 0 };
  const without = together(set, rest, twilight);
  const { stats, unique } = set.named(name);
  const cost = stats['twilight'] ?? 0;
  if (cost > twilight) return without;
  const more = together(set, unique || cost === 0 ? rest : names, twilight - cost);
  const worth = more.worth + readingOf(set.named(name)).worth;
  return worth > without.worth ? { names: [name, ...more.names], worth } : without;
}

function handIsPoor(state: State, seat: Seat): boolean {
  const hand = cardsIn(state.cards, handOf(seat)).map((card) => printed(state, card));
  const minions = hand.filter(({ type }) => type === 'minion').length;
  const others = hand.filter(({ side, type }) => side === 'free' && type !== 'event').length;
  return minions === 0 || others === 0;
}

/** The whole plan is made for each minion anew, and comes out the same each time. */
function whoDefends(state: State, { options, with: said }: One): string {
  const minions = unassignedMinions(state);
  const defenders = eligible(state).map((card) => defenderOf(state, card));
  const plan = planFor(
    defenders,
    minions.map((card) => attackerOf(state, card)),
  );
  const place = plan[minions.indexOf(said?.['piece'] as PieceId)] ?? -1;
  const card = defenders[place]?.card;
  return options.some(({ id }) => id === card) && card !== undefined ? card : 'nobody';
}

function whomToAttack(state: State, seat: Seat, { options, with: said }: One): string {
  const left = unassignedMinions(state).filter(
    (minion) => minionsOf(state, seat).includes(minion) && !state.taken.includes(minion),
  );
  const defenders = eligible(state).map((card) => defenderOf(state, card));
  const foes: Attacker[][] = defenders.map(({ card }) =>
    state.assigned.filter(({ to }) => to === card).map(({ minion }) => attackerOf(state, minion)),
  );
  const went = placeLoose(
    defenders,
    foes,
    left.map((card) => attackerOf(state, card)),
  );
  const card = defenders[went[left.indexOf(said?.['piece'] as PieceId)] ?? -1]?.card;
  return options.some(({ id }) => id === card) && card !== undefined ? card : first(options);
}

/** What a skirmish may cost: what matters most is fought out first, while there is something in hand for it. */
function stakeOf(state: State, card: PieceId): number {
  const foes = state.assigned.filter(({ to }) => to === card).map(({ minion }) => attackerOf(state, minion));
  return Math.abs(fightCost(defenderOf(state, card), foes, 1));
}

/** TCG-15.03: what is less use than a card that may come for it. */
const COMMON = 1;
function toReconcile(state: State, seat: Seat, options: readonly Option[]): string {
  const cards = options.filter(({ id }) => id !== 'keep');
  const worst = best(cards, ({ id }) => -useOf(state, seat, id as PieceId));
  return worst !== undefined && useOf(state, seat, worst.id as PieceId) < COMMON ? worst.id : 'keep';
}

/** Several at once: those that do most good, and no more than are due where they do harm. */
function someOf(state: State, seat: Seat, question: Some): string[] {
  const rated = ratings(state, seat, question);
  const ids = question.options
    .map(({ id }) => id)
    .toSorted((one, other) => (rated[other] ?? 0) - (rated[one] ?? 0));
  return ids.slice(
    0,
    question.min === question.max ? question.max : Math.max(question.min, Math.min(question.max, ids.length)),
  );
}

/** One after the other, each where it costs least or helps most. */
function divided(state: State, seat: Seat, question: Divide): Record<string, number> {
  const isHealing = question.key !== 'archery';
  const parts: Record<string, number> = {};
  for (let due = isHealing ? question.total.max : question.total.min; due > 0; due--) {
    const next = best(
      question.options.filter(({ id, cap = 0 }) => (parts[id] ?? 0) < cap),
      ({ id }) => stepWorth(state, seat, id as PieceId, parts[id] ?? 0, isHealing),
    );
    if (next === undefined) break;
    parts[next.id] = (parts[next.id] ?? 0) + 1;
  }
  return parts;
}

/** What one wound more or less on a card is worth, after so many. */
function stepWorth(state: State, seat: Seat, card: PieceId, given: number, isHealing: boolean): number {
  if (seat !== state.free) {
    const left = leftOf(state, card) - given;
    return left <= 1 ? -readingOf(printed(state, card)).worth : -MINION.vitality * 0.5;
  }
  const one = { ...defenderOf(state, card), burden: null };
  const now = { ...one, left: one.left + (isHealing ? given + 1 : -given) };
  return (isHealing ? 1 : -1) * woundsCost(now, 1);
}

/** Now and then nothing is done: so that nothing goes on for ever that is not what it looked like. */
export const isTired = (random: Random): boolean => random.below('tired', 200) === 0;
