import { bestFirst } from '@concilio/bots';
import { type Option, type Pick, type Question, type Seat } from '@concilio/kernel';
import type { State } from '../state.ts';
import { policy, rating } from './policy.ts';

/** How many answers of one question are compared, and what must be lost by one at first sight before it is not. */
const MOST = 4;
const HOPE = 4;

/** Questions in which another answer than the first thought may be the better one. */
const WORTH_A_THOUGHT: readonly string[] = [
  'start-region',
  'hero',
  'runes',
  'maneuvers',
  'army-deed',
  'special',
  'mobilize',
  'monsters',
  'monument',
  'recruit',
  'place-hero',
  'blessing',
  'battle-card',
  'temple',
];

/** The answers that a good player would think about, the policy's own first. */
export function consider(state: State, seat: Seat, question: Question): readonly Pick[] {
  const own = policy(state, seat, question);
  if (question.kind !== 'one' || !WORTH_A_THOUGHT.includes(question.key)) return [own];
  if (question.key === 'battle-card') return [own, ...others(question.options, own, 2)];
  const worth = rating(state, seat, question.key, question.with ?? {});
  const rated = question.options.map(({ id }) => ({ id, worth: 0 }));
  for (const [place, option] of question.options.entries()) {
    const one = rated[place];
    if (one !== undefined) one.worth = worth(option);
  }
  const most = Math.max(...rated.map((one) => one.worth));
  const hopeful = bestFirst(rated.filter((one) => one.id !== own && one.worth > most - HOPE))
    .slice(0, MOST - 1)
    .map(({ id }) => id);
  return [own, ...hopeful];
}

const others = (options: readonly Option[], own: Pick, most: number): string[] =>
  options
    .map(({ id }) => id)
    .filter((id) => id !== own)
    .slice(-most);
