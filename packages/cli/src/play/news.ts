import { type Seat, seenBy } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { eventTexts } from '../words/events.ts';
import { seatName, type Words } from '../words/words.ts';
import { personsAt, type Sitting } from './sitting.ts';

/** So many lines are shown before a question; `log` shows all. */
const SHOWN = 20;

/** Puts what has happened into words for every person. A bot whose move nobody can see is at least heard of. */
export function gatherNews(sitting: Sitting, bot: Seat | null): void {
  const { match, words, news, heard } = sitting;
  for (const person of personsAt(sitting)) {
    const { events, since } = seenBy(match, person, heard[person] ?? 0);
    heard[person] = since + events.length;
    const texts = eventTexts(words, events);
    const silent = bot !== null && texts.length === 0;
    news[person]?.push(
      ...(silent ? [say(words.language, 'play.chosen', { seat: seatName(words, bot) })] : texts),
    );
  }
}

/** The news of one person, who has then had them. */
export const takeNews = ({ news, words }: Sitting, person: Seat): readonly string[] =>
  lastOf(words, news[person]?.splice(0) ?? []);

/** Of many lines the last ones, and how many there were before. */
export function lastOf(words: Words, lines: readonly string[]): readonly string[] {
  const earlier = lines.length - SHOWN;
  return earlier > 0
    ? [say(words.language, 'play.earlier', { count: earlier }), ...lines.slice(-SHOWN)]
    : lines;
}

/** After an undo nobody has anything left to hear: the events are gone. */
export function forgetNews(sitting: Sitting): void {
  for (const person of personsAt(sitting)) {
    sitting.news[person]?.splice(0);
    sitting.heard[person] = sitting.match.events(person).length;
  }
}
