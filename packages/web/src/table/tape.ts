import {
  type Answer,
  type Beats,
  Follower,
  type JsonRecord,
  Match,
  type MatchRecord,
  type Outcome,
  type Seat,
  seenBy,
  type Shape,
} from '@concilio/kernel';
import type { Frame, FrameHead, NextFrame, SeenEvent } from '@concilio/tables';
import type { AnyGame } from '@concilio/words';

/** Through whose eyes a replay is looked at. Once a match is over, all hands may be open. */
export type ReplayEyes = Seat | 'audience' | 'referee';

/** A match that is over, or a part of one, to be looked at again at any of its moments. */
export interface Tape {
  /** How many answers there are: moment 0 is before the first, the last one is the end. */
  readonly length: number;
  readonly answers: readonly Answer[];
  readonly match: Match<Shape>;
  /** Another match that has come to this moment. */
  at(moment: number): Match<Shape>;
  /** The table as it stood at a moment, with all that had been told. */
  frame(moment: number, eyes: ReplayEyes): Frame;
  /** How it came there from the moment before. */
  next(moment: number, eyes: ReplayEyes): NextFrame;
}

/** Plays a record again. One that does not fit the rules is `Unreadable`. */
export function newTape(game: AnyGame, record: MatchRecord): Tape {
  const match = Match.load(game, record);
  const { answers } = match;
  const reels = new Map<ReplayEyes, Reel>();
  const reelFor = (eyes: ReplayEyes): Reel => {
    const reel = reels.get(eyes) ?? reelOf(match, eyes);
    reels.set(eyes, reel);
    return reel;
  };
  return {
    length: answers.length,
    answers,
    match,
    at: (moment) => match.branch(moment),
    frame(moment, eyes) {
      const { shots, events } = reelFor(eyes);
      const shot = shots[moment];
      return {
        ...headOf(shot, eyes),
        since: 0,
        view: shot?.view ?? {},
        events: events.slice(0, shot?.told ?? 0),
      };
    },
    next(moment, eyes) {
      const shot = reelFor(eyes).shots[moment];
      const { beats, patch } = shot ?? { beats: [], patch: null };
      return { ...headOf(shot, eyes), since: (shot?.told ?? 0) - beats.length, beats, patch };
    },
  };
}

/** All that one pair of eyes saw, moment by moment: whoever drags through a match cannot wait for it to be played. */
interface Reel {
  readonly shots: readonly Shot[];
  readonly events: readonly SeenEvent[];
}

/** One moment, and the beats that led to it. Views share all that has not changed between them. */
interface Shot extends Beats {
  readonly view: JsonRecord;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
  /** How many of the events had been told. */
  readonly told: number;
}

function reelOf(match: Match<Shape>, eyes: ReplayEyes): Reel {
  const running = match.branch(0);
  const follower = new Follower(running, eyes);
  const shots: Shot[] = [];
  const events: SeenEvent[] = [...eventsBefore(running, eyes)];
  const shoot = ({ waitingFor, outcome }: Match<Shape>) => {
    const { beats, patch } = follower.take() ?? { beats: [], patch: null };
    events.push(...beats.map(({ event }) => event));
    shots.push({ view: follower.view, waitingFor, outcome, told: events.length, beats, patch });
  };
  for (const [place, answer] of match.answers.entries()) {
    shoot(running);
    for (const { seat, after } of match.concessions) if (after === place) running.concede(seat);
    running.answer(answer);
  }
  // The match itself also knows who has given up at the end.
  shoot(match);
  return { shots, events };
}

/** What set-up has told. */
const eventsBefore = (match: Match<Shape>, eyes: ReplayEyes): readonly SeenEvent[] =>
  seenBy(match, eyes).events as unknown as readonly SeenEvent[];

/** A frame that asks nothing. */
const headOf = (shot: Shot | undefined, eyes: ReplayEyes): Omit<FrameHead, 'since'> => ({
  seat: typeof eyes === 'number' ? eyes : null,
  undos: 0,
  waitingFor: shot?.waitingFor ?? [],
  questions: [],
  undo: null,
  outcome: shot?.outcome ?? null,
  sequel: null,
  broken: false,
});

/** The moments at which another seat begins to answer: the turns, as far as any game has them. */
export function turnsOf(answers: readonly Answer[]): readonly number[] {
  return answers.flatMap(({ seat }, index) => (answers[index - 1]?.seat === seat ? [] : [index]));
}

/** The next moment in a direction: the next answer, or the next of some moments. */
export function stepFrom(
  length: number,
  moment: number,
  by: 1 | -1,
  stops: readonly number[] | null,
): number {
  if (stops === null) return Math.min(length, Math.max(0, moment + by));
  return by > 0
    ? (stops.find((stop) => stop > moment) ?? length)
    : (stops.findLast((stop) => stop < moment) ?? 0);
}
