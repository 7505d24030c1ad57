import { isRecord } from '@concilio/kernel';
import { keep, kept } from '../../client/keep.ts';
import type { Course, Situation } from './course.ts';
import { nameFor, remembered } from './match.ts';

/** How far a player has come with the lessons of one match. */
export interface Progress {
  readonly match: string;
  /** The lessons that were given, in the order in which they came. */
  readonly given: readonly string[];
  /** The question at which the coach last looked up, and whether there was something to say. */
  readonly at: string | null;
  readonly speaks: boolean;
  /** Whether the player has gone on from the summary. */
  readonly done: boolean;
  /** Whether the player has folded the coach away. */
  readonly folded: boolean;
}

export const begun = (match: string): Progress => ({
  match,
  given: [],
  at: null,
  speaks: false,
  done: false,
  folded: false,
});

/** The first lesson whose moment has come and that was not given yet. */
export const due = (course: Course, { given }: Progress, moment: Situation): string | null =>
  course.lessons.find(({ id, when }) => !given.includes(id) && when(moment))?.id ?? null;

/** A question is asked: one lesson at most is given with it, whatever else would be due. */
export function heard(course: Course, progress: Progress, moment: Situation): Progress {
  const at = moment.question.question;
  if (at === progress.at) return progress;
  return further(course, { ...progress, at, speaks: false }, moment);
}

/** The player wants to hear more at the same moment. */
export function further(course: Course, progress: Progress, moment: Situation): Progress {
  const id = due(course, progress, moment);
  return id === null ? progress : given(progress, id);
}

/** A lesson is given, whatever its moment. */
export const given = (progress: Progress, id: string): Progress =>
  progress.given.includes(id) ? progress : { ...progress, given: [...progress.given, id], speaks: true };

export const keepProgress = (course: Course, progress: Progress): void =>
  keep(nameFor(course.game), JSON.stringify(progress));

/** What this browser remembers. What it cannot read any more is as good as forgotten. */
export const keptProgress = (course: Course): Progress | null =>
  readProgress(course, kept(nameFor(course.game)));

export function readProgress({ lessons }: Course, text: string | null): Progress | null {
  const found = remembered(text);
  if (!isRecord(found) || typeof found.match !== 'string') return null;
  const all: readonly unknown[] = Array.isArray(found.given) ? found.given : [];
  const known = lessons.map(({ id }) => id);
  const lessonsGiven = all.filter((id): id is string => typeof id === 'string' && known.includes(id));
  return {
    match: found.match,
    given: [...new Set(lessonsGiven)],
    at: typeof found.at === 'string' ? found.at : null,
    speaks: found.speaks === true && lessonsGiven.length > 0,
    done: found.done === true,
    folded: found.folded === true,
  };
}
