import {
  type AnyGame,
  type Beats,
  Match,
  type MatchRecord,
  NOTHING_SEEN,
  type Seat,
  type SeenView,
  type Shape,
  type Viewer,
  viewAfter,
} from '@concilio/kernel';
import {
  type Frame,
  type FrameHead,
  type KeptReplay,
  type NextFrame,
  playedAgain,
  type PlayedMatch,
  type SeenEvent,
} from '@concilio/tables';

/** A match that is over, or a part of one, to be looked at again at any of its moments. */
export interface Tape extends Pick<PlayedMatch, 'seats' | 'answered' | 'outcome'> {
  /** How many answers there are: moment 0 is before the first, the last one is the end. */
  readonly length: number;
  /** Another match that has come to a moment; `null` where the rules that it was played by are gone. */
  readonly branch: ((moment: number) => Match<Shape>) | null;
  /** The table as it stood at a moment, with all that had been told. */
  frame(moment: number, viewer: Viewer): Frame;
  /** How it came there from the moment before. */
  next(moment: number, viewer: Viewer): NextFrame;
}

/** Plays a record again. One that does not fit the rules is `Unreadable`. */
export function newTape(game: AnyGame, record: MatchRecord): Tape {
  const match = Match.load(game, record);
  const { seats, outcome, answers } = match;
  return {
    ...tapeOf(
      seats,
      answers.map(({ seat }) => seat),
      outcome,
      (viewer) => playedAgain(match, [viewer]),
    ),
    branch: (moment) => match.branch(moment),
  };
}

/** Shows what was kept of a match: no rules are needed for it. */
export const keptTape = (replay: KeptReplay): Tape => ({
  ...tapeOf(replay.seats, replay.answered, replay.outcome, () => replay),
  branch: null,
});

function tapeOf(
  seats: Tape['seats'],
  answered: Tape['answered'],
  outcome: Tape['outcome'],
  played: (viewer: Viewer) => PlayedMatch,
): Omit<Tape, 'branch'> {
  const reels = new Map<Viewer, Reel>();
  const reelFor = (viewer: Viewer): Reel => {
    const reel = reels.get(viewer) ?? reelOf(played(viewer), viewer);
    reels.set(viewer, reel);
    return reel;
  };
  return {
    seats,
    answered,
    outcome,
    length: answered.length,
    frame(moment, viewer) {
      const { shots, events } = reelFor(viewer);
      const shot = shots[moment];
      return {
        ...headOf(shot, viewer),
        since: 0,
        view: shot?.view ?? NOTHING_SEEN,
        events: events.slice(0, shot?.told ?? 0),
      };
    },
    next(moment, viewer) {
      const shot = reelFor(viewer).shots[moment];
      const { beats, patch } = shot ?? { beats: [], patch: null };
      return { ...headOf(shot, viewer), since: (shot?.told ?? 0) - beats.length, beats, patch };
    },
  };
}

/** All that one viewer saw, moment by moment: whoever drags through a match cannot wait for it to be played. */
interface Reel {
  readonly shots: readonly Shot[];
  readonly events: readonly SeenEvent[];
}

/** One moment, and the beats that led to it. Views share all that has not changed between them. */
interface Shot extends Beats, Pick<Frame, 'waitingFor' | 'outcome'> {
  readonly view: SeenView;
  /** How many of the events had been told. */
  readonly told: number;
}

function reelOf({ viewers, waitingFor, outcome }: PlayedMatch, viewer: Viewer): Reel {
  const seen = viewers.find((one) => one.eyes === viewer);
  if (seen === undefined) return { shots: [], events: [] };
  const events = [...seen.events];
  let { view } = seen;
  const shots = [NOTHING, ...seen.steps].map(({ beats, patch }, moment): Shot => {
    for (const beat of beats) {
      events.push(beat.event);
      view = viewAfter(view, beat.patch);
    }
    view = viewAfter(view, patch);
    const isEnd = moment === seen.steps.length;
    return {
      view,
      waitingFor: waitingFor[moment] ?? [],
      outcome: isEnd ? outcome : null,
      told: events.length,
      beats,
      patch,
    };
  });
  return { shots, events };
}

/** What leads to the first moment. */
const NOTHING: Beats = { beats: [], patch: null };

/** A frame that asks nothing. */
const headOf = (shot: Shot | undefined, viewer: Viewer): Omit<FrameHead, 'since'> => ({
  seat: typeof viewer === 'number' ? viewer : null,
  undos: 0,
  waitingFor: shot?.waitingFor ?? [],
  questions: [],
  undo: null,
  outcome: shot?.outcome ?? null,
  sequel: null,
  broken: false,
});

/** The moments at which another seat begins to answer: the turns, as far as any game has them. */
export function turnsOf(answered: readonly Seat[]): readonly number[] {
  return answered.flatMap((seat, index) => (answered[index - 1] === seat ? [] : [index]));
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
