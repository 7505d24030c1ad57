import { eventText, type Speaker } from '@concilio/text';
import type { Chapter, Story, StoryLine, TurningPoint } from '../ui/StoryChart.tsx';
import type { GameTable } from './contract.ts';
import type { Tape } from './tape.ts';
import { viewOf } from './view.ts';

/** What a game has to tell of a whole match, moment by moment: all is open once it is over. */
export function storyOf<View extends object>(
  tape: Tape,
  told: NonNullable<GameTable<View>['story']>,
  speaker: Speaker,
): Story {
  const frames = Array.from({ length: tape.length + 1 }, (_, moment) => tape.frame(moment, 'referee'));
  const lines = new Map<string, Omit<StoryLine, 'values'> & { readonly values: (number | null)[] }>();
  const chapters: Chapter[] = [];
  const points: TurningPoint[] = [];
  let seen = 0;
  for (const [moment, frame] of frames.entries()) {
    const { events } = frame;
    const view = viewOf<View>(frame);
    for (const { value, ...line } of told.numbers(view, speaker)) {
      const known = lines.get(line.id) ?? { ...line, values: [] };
      known.values.push(value);
      lines.set(line.id, known);
    }
    const chapter = told.chapter(view, speaker);
    if (chapters.at(-1)?.title !== chapter) chapters.push({ title: chapter, from: moment });
    for (const event of events.slice(seen)) {
      const title = told.isTurningPoint(event) ? eventText(speaker, event) : null;
      if (title !== null) points.push({ at: moment, title });
    }
    seen = events.length;
  }
  return { lines: [...lines.values()], chapters, points };
}
