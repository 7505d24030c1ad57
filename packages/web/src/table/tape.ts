import {
  type Answer,
  type Eyes,
  type JsonRecord,
  Match,
  type MatchRecord,
  type Seat,
  seenBy,
  type Shape,
} from '@concilio/kernel';
import type { Frame, SeenEvent } from '@concilio/tables';
import type { AnyGame } from '@concilio/words';

/** Through whose eyes a replay is looked at. Once a match is over, all hands may be open. */
export type ReplayEyes = Seat | 'audience' | 'referee';

/** A match that is over, or a part of one, to be looked at again at any of its moments. */
export interface Tape {
  /** How many answers there are: moment 0 is before the first, the last one is the end. */
  readonly length: number;
  readonly answers: readonly Answer[];
  readonly match: Match<Shape>;
  /** The table after so many answers. */
  at(moment: number): Match<Shape>;
  frame(moment: number, eyes: ReplayEyes): Frame;
}

/** Plays a record again. One that does not fit the rules is `Unreadable`. */
export function newTape(game: AnyGame, record: MatchRecord): Tape {
  const match = Match.load(game, record);
  const { answers } = match;
  let cursor = { moment: 0, match: match.branch(0) };

  /** Forwards answer by answer, which is quick; backwards from the start. */
  function at(moment: number): Match<Shape> {
    if (moment >= answers.length) return match;
    if (moment < cursor.moment) cursor = { moment, match: match.branch(moment) };
    for (; cursor.moment < moment; cursor.moment++) {
      const answer = answers[cursor.moment];
      if (answer === undefined) break;
      cursor.match.answer(answer);
    }
    return cursor.match;
  }

  return {
    length: answers.length,
    answers,
    match,
    at,
    frame: (moment, eyes) => frameOf(at(moment), eyes),
  };
}

/** A frame that asks nothing. */
function frameOf(match: Match<Shape>, eyes: Eyes): Frame {
  const { view, events, waitingFor, outcome } = seenBy(match, eyes);
  return {
    seat: typeof eyes === 'number' ? eyes : null,
    view: view as JsonRecord,
    undos: 0,
    since: 0,
    events: events as unknown as readonly SeenEvent[],
    waitingFor,
    questions: [],
    undo: null,
    outcome: outcome as unknown as Frame['outcome'],
    broken: false,
  };
}

/** The moments at which another seat begins to answer: the turns, as far as any game has them. */
export function turnsOf(answers: readonly Answer[]): readonly number[] {
  return answers.flatMap(({ seat }, index) => (answers[index - 1]?.seat === seat ? [] : [index]));
}

/** The next moment in a direction: the next answer, or the next turn. */
export function stepFrom(
  { length, answers }: Pick<Tape, 'length' | 'answers'>,
  moment: number,
  by: 1 | -1,
  unit: 'answer' | 'turn',
): number {
  if (unit === 'answer') return Math.min(length, Math.max(0, moment + by));
  const turns = turnsOf(answers);
  return by > 0
    ? (turns.find((turn) => turn > moment) ?? length)
    : (turns.findLast((turn) => turn < moment) ?? 0);
}
