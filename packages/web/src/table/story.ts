import type { Json } from '@concilio/kernel';
import { eventText, type Words } from '@concilio/words';
import type { Chapter, Story, StoryLine, TurningPoint } from '../ui/StoryChart.tsx';
import type { GameTable } from './contract.ts';
import type { Tape } from './tape.ts';

/** What a game has to tell of a whole match, moment by moment: all is open once it is over. */
export function storyOf(tape: Tape, told: NonNullable<GameTable['story']>, words: Words): Story {
  const frames = Array.from({ length: tape.length + 1 }, (_, moment) => tape.frame(moment, 'referee'));
  const lines = new Map<string, Omit<StoryLine, 'values'> & { readonly values: (number | null)[] }>();
  const chapters: Chapter[] = [];
  const points: TurningPoint[] = [];
  let seen = 0;
  for (const [moment, { view, events }] of frames.entries()) {
    for (const { value, ...line } of told.numbers(view, words)) {
      const known = lines.get(line.id) ?? { ...line, values: [] };
      known.values.push(value);
      lines.set(line.id, known);
    }
    const chapter = told.chapter(view, words);
    if (chapters.at(-1)?.title !== chapter) chapters.push({ title: chapter, from: moment });
    for (const event of events.slice(seen)) {
      const title = told.isTurningPoint(event) ? eventText(words, event as unknown as Json) : null;
      if (title !== null) points.push({ at: moment, title });
    }
    seen = events.length;
  }
  return { lines: [...lines.values()], chapters, points };
}
