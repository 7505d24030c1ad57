import { isRecord } from '@concilio/kernel';
import { keep, kept } from '../app/keep.ts';
import { isLessonId, type LessonId, LESSONS } from './lessons.ts';
import { NAME, remembered } from './match.ts';
import type { Moment } from './moment.ts';

/** How far a player has come with the lessons of one match. */
export interface Progress {
  readonly match: string;
  /** The lessons that were given, in the order in which they came. */
  readonly given: readonly LessonId[];
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
export const due = ({ given }: Progress, moment: Moment): LessonId | null =>
  LESSONS.find(({ id, when }) => !given.includes(id) && when(moment))?.id ?? null;

/** A question is asked: one lesson at most is given with it, whatever else would be due. */
export function heard(progress: Progress, moment: Moment): Progress {
  const at = moment.question.question;
  if (at === progress.at) return progress;
  return further({ ...progress, at, speaks: false }, moment);
}

/** The player wants to hear more at the same moment. */
export function further(progress: Progress, moment: Moment): Progress {
  const id = due(progress, moment);
  return id === null ? progress : { ...progress, given: [...progress.given, id], speaks: true };
}

export const keepProgress = (progress: Progress): void => keep(NAME, JSON.stringify(progress));

/** What this browser remembers. What it cannot read any more is as good as forgotten. */
export const keptProgress = (): Progress | null => readProgress(kept(NAME));

export function readProgress(text: string | null): Progress | null {
  const found = remembered(text);
  if (!isRecord(found) || typeof found.match !== 'string') return null;
  const given = Array.isArray(found.given) ? found.given.filter(isLessonId) : [];
  return {
    match: found.match,
    given: [...new Set(given)],
    at: typeof found.at === 'string' ? found.at : null,
    speaks: found.speaks === true && given.length > 0,
    done: found.done === true,
    folded: found.folded === true,
  };
}
