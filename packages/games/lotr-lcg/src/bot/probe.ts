import {
  copy,
  drawPick,
  type Option,
  optionsOf,
  type Play,
  type Question,
  type Random,
  type Seat,
} from '@concilio/kernel';
import type { Events } from '../contract/index.ts';
import type { LotrLcg, State } from '../state.ts';

/** What happened when an effect was tried out on a copy of the table. */
interface Tried {
  readonly before: State;
  readonly after: State;
  readonly told: readonly { readonly name: keyof Events; readonly said: Record<string, unknown> }[];
  readonly then: readonly { readonly step: string; readonly with: Record<string, unknown> }[];
}

/**
 * Does something on a copy of the table, to see what it does: that is how an effect is read that has no word of its
 * own. Nothing that comes of it may be used but what the seat could have known: how many cards, never which.
 */
export function tried(
  state: State,
  act: (play: Play<LotrLcg>) => void,
  answer: (question: Question) => unknown = firstOf,
): Tried {
  const after = copy(state);
  const told: { name: keyof Events; said: Record<string, unknown> }[] = [];
  const then: { step: string; with: Record<string, unknown> }[] = [];
  const put = (step: string, given: object) => {
    then.push({ step, with: given as Record<string, unknown> });
  };
  const play = {
    state: after,
    seats: state.players.map((_, seat) => seat as Seat),
    random: STILL,
    ask: (_seat: Seat, question: Question) => answer(question),
    askEach: (seats: readonly Seat[], question: (seat: Seat) => Question) =>
      seats.map((seat) => answer(question(seat))),
    tell: (name: keyof Events, said: object) => {
      told.push({ name, said: said as Record<string, unknown> });
    },
    then: put,
    first: put,
  };
  act(play as unknown as Play<LotrLcg>);
  return { before: state, after, told, then };
}

/** Chance that decides nothing. */
const STILL: Random = {
  below: () => 0,
  die: (_stream, faces) => {
    const [face] = faces;
    if (face === undefined) throw new Error('A die without faces.');
    return face;
  },
  shuffle: () => undefined,
};

/** What is asked on the way is not thought about. */
export function firstOf(question: Question): unknown {
  const ids = optionsOf(question).map(({ id }) => id);
  switch (question.kind) {
    case 'one':
      return ids[0] ?? '';
    case 'some':
      return ids.slice(0, question.min);
    case 'order':
      return ids;
    case 'number':
      return question.min;
    case 'distribute':
      return shared(question.options, question.total.min);
    case 'assign':
      return drawPick(question, () => 0);
  }
}

function shared(options: readonly Option[], total: number): Record<string, number> {
  const parts: Record<string, number> = {};
  let due = total;
  for (const { id, cap = 0 } of options) {
    const part = Math.min(cap, due);
    if (part > 0) parts[id] = part;
    due -= part;
  }
  return parts;
}
