import { type Json, type Seat, seenBy } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { eventText, isAbout } from '@concilio/words';
import { seatName } from '@concilio/words';
import type { Words } from '../words/words.ts';
import { type News, personsAt, type Sitting } from './sitting.ts';

/** So many lines are shown before a question, besides those about oneself; `log` shows all. */
const SHOWN = 20;

/** Puts what has happened into words for every person. A bot whose move nobody can see is at least heard of. */
export function gatherNews(sitting: Sitting, bot: Seat | null): void {
  const { table, words, news, heard } = sitting;
  for (const person of personsAt(sitting)) {
    const { events, since } = seenBy(table.match, person, heard[person] ?? 0);
    heard[person] = since + events.length;
    const told = newsOf(words, events, person);
    const silent = bot !== null && told.length === 0;
    const chosen = silent ? say(words.language, 'play.chosen', { seat: seatName(words, bot) }) : '';
    news[person]?.push(...(silent ? [{ text: chosen, own: false }] : told));
  }
}

/** Events in words, for a person or for everybody. */
export const newsOf = (words: Words, events: readonly Json[], person: Seat | null): News[] =>
  events.flatMap((event) => {
    const text = eventText(words, event);
    return text === null ? [] : [{ text, own: person !== null && isAbout(words, person, event) }];
  });

/** The news of one person, who has then had them. */
export const takeNews = ({ news, words }: Sitting, person: Seat): readonly string[] =>
  lastOf(words, news[person]?.splice(0) ?? []);

/** Of many lines the last ones and those about oneself, and how many others there were before. */
export function lastOf(words: Words, news: readonly News[]): readonly string[] {
  const shown = news.filter(({ own }, index) => own || index >= news.length - SHOWN).map(({ text }) => text);
  const count = news.length - shown.length;
  return count > 0 ? [say(words.language, 'play.earlier', { count }), ...shown] : shown;
}

/** After an undo nobody has anything left to hear: the events are gone. */
export function forgetNews(sitting: Sitting): void {
  for (const person of personsAt(sitting)) {
    sitting.news[person]?.splice(0);
    sitting.heard[person] = sitting.table.match.events(person).length;
  }
}
