import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { type Course, lessonOf, type Situation } from './course.ts';
import { due, further, given, heard, keepProgress, type Progress } from './progress.ts';

export interface CoachState {
  readonly progress: Progress;
  /** The present moment, once there has been one. */
  readonly moment: Situation | null;
  /** Which of the given lessons the player has turned back to; `null` looks at the present. */
  readonly turnedTo: number | null;
}

/** The coach of one match: listens to its moments, and remembers what was said. */
export interface Coach extends StoreApi<CoachState> {
  readonly course: Course;
  readonly hear: (moment: Situation) => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly fold: (folded: boolean) => void;
  /** The player goes on from the summary. */
  readonly goOn: () => void;
  /** The match is over: there is a last word about it. */
  readonly close: (lesson: string) => void;
}

export function newCoach(course: Course, begun: Progress): Coach {
  const store = createStore<CoachState>(() => ({ progress: begun, moment: null, turnedTo: null }));
  const { getState: get, setState: set } = store;

  function change(progress: Progress, more: Partial<CoachState> = {}): void {
    if (progress !== get().progress) keepProgress(course, progress);
    set({ progress, ...more });
  }

  return Object.assign(store, {
    course,
    hear(moment: Situation) {
      const { progress } = get();
      const next = heard(course, progress, moment);
      change(next, { moment, ...(next === progress ? {} : { turnedTo: null }) });
    },
    back: () => set({ turnedTo: placeBack(get()) }),
    forward() {
      const state = get();
      const shown = shownAt(state);
      const last = state.progress.given.length - 1;
      if (shown !== null && shown < last) set({ turnedTo: shown + 1 });
      else if (state.moment !== null && hasMore(course, state))
        change(further(course, state.progress, state.moment), { turnedTo: null });
      else set({ turnedTo: null });
    },
    fold: (folded: boolean) => change({ ...get().progress, folded }),
    goOn: () => change({ ...get().progress, done: true }),
    close: (lesson: string) => change(given(get().progress, lesson), { turnedTo: null }),
  });
}

/** The place of the lesson that is shown; `null` while there is nothing to say. */
export const shownAt = ({ progress: { given, speaks }, turnedTo }: CoachState): number | null =>
  turnedTo ?? (speaks ? given.length - 1 : null);

export function shownLesson(state: CoachState): string | null {
  const shown = shownAt(state);
  return shown === null ? null : (state.progress.given[shown] ?? null);
}

function placeBack(state: CoachState): number | null {
  const shown = shownAt(state);
  const { length } = state.progress.given;
  if (length === 0) return null;
  return shown === null ? length - 1 : Math.max(0, shown - 1);
}

/** Whether there is a lesson before the one that is shown. */
export const hasBefore = (state: CoachState): boolean => (shownAt(state) ?? state.progress.given.length) > 0;

/** Whether one would come back to a later lesson, or to the present. */
export const hasAfter = (state: CoachState): boolean => state.turnedTo !== null;

/** Whether something else is to be said at this moment. */
export const hasMore = (course: Course, { progress, moment }: CoachState): boolean =>
  moment !== null && due(course, progress, moment) !== null;

/** The things on the table that the shown lesson speaks of. */
export function litBy(course: Course, state: CoachState): readonly string[] {
  const id = shownLesson(state);
  const { moment, progress } = state;
  return id === null || moment === null || progress.folded ? [] : lessonOf(course, id).lights(moment);
}

export const CoachContext = createContext<Coach | null>(null);

export function useCoach(): readonly [Coach, CoachState] {
  const coach = useContext(CoachContext);
  if (coach === null) throw new Error('This is a part of the first game, and stands outside of one.');
  return [coach, useStore(coach)];
}
