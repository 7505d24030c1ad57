import type { Taught } from './course.ts';

/** The games that can be learnt beside a coach; each comes when it is chosen. */
const courses: Readonly<Record<string, () => Promise<Taught>>> = {
  'lotr-board': async () => (await import('./lotr-board/index.ts')).taught,
  'lotr-lcg': async () => (await import('./lotr-lcg/index.ts')).taught,
};

export function loadCourse(game: string): Promise<Taught> {
  const load = courses[game];
  return load === undefined ? Promise.reject(new Error(`Nobody teaches "${game}".`)) : load();
}
