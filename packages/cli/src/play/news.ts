import { type Seat, frameFor, type SeenEvent } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { eventText, isAbout } from '@concilio/text';
import { seatName } from '@concilio/text';
import type { Speaker } from '../screen/speaker.ts';
import { type News, personsAt, type Sitting } from './sitting.ts';

/** So many lines are shown before a question, besides those about oneself; `log` shows all. */
const SHOWN = 20;

/** Puts what has happened into words for every person. A bot whose move nobody can see is at least heard of. */
export function gatherNews(sitting: Sitting, bot: Seat | null): void {
  const { table, speaker, news, heard } = sitting;
  for (const person of personsAt(sitting)) {
    const { events, since } = frameFor(table.match, person, heard[person] ?? 0);
    heard[person] = since + events.length;
    const told = newsOf(speaker, events, person);
    const silent = bot !== null && told.length === 0;
    const chosen = silent ? say(speaker.language, 'play.chosen', { seat: seatName(speaker, bot) }) : '';
    news[person]?.push(...(silent ? [{ text: chosen, own: false }] : told));
  }
}

/** Events in words, for a person or for everybody. */
export const newsOf = (speaker: Speaker, events: readonly SeenEvent[], person: Seat | null): News[] =>
  events.flatMap((event) => {
    const text = eventText(speaker, event);
    return text === null ? [] : [{ text, own: person !== null && isAbout(speaker.game, person, event) }];
  });

/** The news of one person, who has then had them. */
export const takeNews = ({ news, speaker }: Sitting, person: Seat): readonly string[] =>
  lastOf(speaker, news[person]?.splice(0) ?? []);

/** Of many lines the last ones and those about oneself, and how many others there were before. */
export function lastOf(speaker: Speaker, news: readonly News[]): readonly string[] {
  const shown = news.filter(({ own }, index) => own || index >= news.length - SHOWN).map(({ text }) => text);
  const count = news.length - shown.length;
  return count > 0 ? [say(speaker.language, 'play.earlier', { count }), ...shown] : shown;
}

/** After an undo nobody has anything left to hear: the events are gone. */
export function forgetNews(sitting: Sitting): void {
  for (const person of personsAt(sitting)) {
    sitting.news[person]?.splice(0);
    sitting.heard[person] = sitting.table.match.events(person).length;
  }
}
