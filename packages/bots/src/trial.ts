import {
  drawPick,
  optionsOf,
  type Pick,
  type PickFor,
  type Play,
  type Question,
  type Random,
  type Seat,
  type Shape,
} from '@concilio/kernel';
import { sharesInOrder } from './shares.ts';

/** A step that something has put on the agenda. */
export type NextStep<G extends Shape> = {
  readonly [Name in keyof G['steps'] & string]: { readonly step: Name; readonly with: G['steps'][Name] };
}[keyof G['steps'] & string];

/** What is tried out on a copy of the table, to see what it does: so no effect need be known by its name. */
export interface Trial<G extends Shape> {
  /** The copy, which is changed. */
  readonly state: G['state'];
  readonly seats: readonly Seat[];
  /** What is asked on the way is answered at once. */
  answer(seat: Seat, question: Question): Pick;
  then(next: NextStep<G>): void;
  first(next: NextStep<G>): void;
}

/**
 * What rules hold while something is tried out: nobody hears what they tell, and chance decides nothing. Of what comes
 * out only that may be read which the seat could have known: how many cards were drawn, never which.
 */
export function trialPlay<G extends Shape>({ state, seats, answer, then, first }: Trial<G>): Play<G> {
  return {
    state,
    seats,
    random: STILL,
    ask: <Q extends Question>(seat: Seat, question: Q) => answer(seat, question) as PickFor<Q>,
    askEach: <Q extends Question>(asked: readonly Seat[], question: (seat: Seat) => Q) =>
      asked.map((seat) => answer(seat, question(seat)) as PickFor<Q>),
    askAny<Q extends Question>(asked: readonly Seat[], question: (seat: Seat) => Q | null) {
      const [seat] = asked;
      const main = seat === undefined ? null : question(seat);
      if (seat === undefined || main === null) throw new Error('The main question is asked of nobody.');
      return { seat, pick: answer(seat, main) as PickFor<Q>, interjection: false };
    },
    tell: () => undefined,
    then: (step, args) => then({ step, with: args } as NextStep<G>),
    first: (step, args) => first({ step, with: args } as NextStep<G>),
  };
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

/** The first that is offered, and as little or as much of it as may be: the answer to what is not thought about. */
export function firstPick(question: Question, amount: 'min' | 'max'): Pick {
  const ids = optionsOf(question).map(({ id }) => id);
  switch (question.kind) {
    case 'one':
      return ids[0] ?? '';
    case 'some':
      return ids.slice(0, question[amount]);
    case 'order':
      return ids;
    case 'number':
      return question[amount];
    case 'distribute':
      return sharesInOrder(question.options, question.total[amount]);
    case 'assign':
      return drawPick(question, () => 0);
  }
}
