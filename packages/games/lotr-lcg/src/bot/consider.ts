import { bestFirst, type Rated } from '@concilio/bots';
import { isPiece, type Pick, type PieceId, type Question, type Seat } from '@concilio/kernel';
import { attackOf, defenseOf, willpowerOf } from '../rules/stats.ts';
import type { State } from '../state.ts';
import { cardsOf } from './asked.ts';
import { ratedCalls, ratedDefenders } from './combat.ts';
import { locationWorth, policy } from './policy.ts';
import { ratedPlans, ratedUses } from './uses.ts';
import { changed, questPlan } from './quest.ts';

/** What must be lost at most by an answer, at first sight, before it is not thought about. */
const HOPE = 3;

/** What is as good as this at first sight is done without a second thought. */
const CLEAR = 6;

/** How many answers of one question are compared. */
const MOST = 3;

/**
 * The answers that a good player would think about, the policy's own first. Most questions have but one: there are
 * many windows, and in most of them there is nothing to be thought about.
 */
export function consider(
  state: State,
  seat: Seat,
  question: Question,
  optional: boolean,
): readonly (Pick | null)[] {
  const own = policy(state, seat, question, optional);
  const others = alternatives(state, seat, question, optional);
  return [own, ...others.filter((other) => !isSame(other, own)).slice(0, MOST)];
}

const isSame = (one: Pick | null, other: Pick | null): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((id) => other.includes(id))
    : one === other;

function alternatives(state: State, seat: Seat, question: Question, optional: boolean): (Pick | null)[] {
  if (question.kind === 'some')
    return question.key === 'commit' ? commitments(state, seat, cardsOf(question.options)) : [];
  if (question.kind !== 'one' || question.options.length < 2) return [];
  const ids = question.options.map(({ id }) => id);
  switch (question.key) {
    case 'planning':
      return [...hopeful(ratedPlans(state, seat, question), 2), 'done'];
    case 'window':
    case 'respond': {
      const rated = hopeful(ratedUses(state, seat, question), 1);
      return rated.length === 0 ? [] : [...rated, optional ? null : 'pass'];
    }
    case 'travel':
      return best(ids, (id) => (isPiece(id) ? locationWorth(state, seat, id) : 0), 2);
    case 'engage':
      return [...hopeful(ratedCalls(state, seat, cardsOf(question.options)), 1), 'none'];
    case 'defender':
      return ratedDefenders(state, seat, cardsOf(question.options))
        .slice(0, 3)
        .map(({ id }) => id);
    case 'strike':
      return question.options.length > 2 ? ids.slice(0, 3) : [];
    case 'choose-effect':
      return ids.slice(0, 3);
    default:
      return [];
  }
}

/** Those of which something might be hoped for: they were thought about at all, and it is not plain what to think. */
const hopeful = (rated: readonly Rated[], most: number): string[] =>
  rated
    .filter(({ worth }) => worth > -HOPE && worth < CLEAR && worth !== 0)
    .slice(0, most)
    .map(({ id }) => id);

const best = (ids: readonly string[], worth: (id: string) => number, most: number): string[] =>
  bestFirst(ids.map((id) => ({ id, worth: worth(id) })))
    .slice(0, most)
    .map(({ id }) => id);

/** All, none, and the policy's own with one more or one less: the best of them at first sight. */
function commitments(state: State, seat: Seat, able: readonly PieceId[]): string[][] {
  const { best: own, rate } = questPlan(state, seat, able);
  const plans: PieceId[][] = [
    able.filter((card) => willpowerOf(state, card) > 0),
    [],
    able.filter(
      (card) => willpowerOf(state, card) > Math.max(attackOf(state, card), defenseOf(state, card)) - 1,
    ),
  ];
  for (const card of able)
    plans.push(own.includes(card) || willpowerOf(state, card) > 0 ? changed(own, card) : own);
  return bestFirst(plans.map((sent) => ({ sent, worth: rate(sent) })))
    .slice(0, MOST + 1)
    .map(({ sent }) => able.filter((card) => sent.includes(card)));
}
