import { firstPick, type NextStep, trialPlay } from '@concilio/bots';
import { copy, type Pick, type Play, type Question, seatsOf } from '@concilio/kernel';
import type { LotrLcg, State } from '../state.ts';

/** What happened when an effect was tried out on a copy of the table. */
interface Tried {
  readonly after: State;
  /** What it has put on the agenda. */
  readonly then: readonly NextStep<LotrLcg>[];
}

/** Does something on a copy of the table: that is how an effect is read that has no word of its own. */
export function tried(
  state: State,
  act: (play: Play<LotrLcg>) => void,
  answer: (question: Question) => Pick = answerLeast,
): Tried {
  const after = copy(state);
  const then: NextStep<LotrLcg>[] = [];
  const put = (next: NextStep<LotrLcg>) => {
    then.push(next);
  };
  act(
    trialPlay<LotrLcg>({
      state: after,
      seats: seatsOf(state.players.length),
      answer: (_seat, question) => answer(question),
      then: put,
      first: put,
    }),
  );
  return { after, then };
}

/** What is asked on the way is not thought about. */
export const answerLeast = (question: Question): Pick => firstPick(question, 'min');
