import type { Seat } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { listed, seatName } from '@concilio/text';
import { forgetNews } from './news.ts';
import { personsAt, type Sitting, tell } from './sitting.ts';
import { hearYes } from './yes.ts';

/** Back to this person's last answer, with the consent of other people where the table wants it. */
export async function undo(sitting: Sitting, person: Seat): Promise<boolean> {
  const { table, speaker, news } = sitting;
  const back = table.undoFor(person);
  if (back === null) {
    tell(sitting, 'play.undo.nothing');
    return false;
  }
  if (back.consent.length > 0) {
    const names = listed(
      speaker,
      back.consent.map((seat) => seatName(speaker, seat)),
    );
    tell(sitting, 'play.undo.agree', { names, count: back.consent.length });
    if (!(await hearYes(sitting))) {
      tell(sitting, 'play.undo.refused');
      return false;
    }
  }
  const { refusal } = table.command(person, { do: 'undo' }, Date.now());
  if (refusal !== null) {
    tell(sitting, 'play.undo.many');
    return false;
  }
  for (const other of back.consent) table.command(other, { do: 'consent', agree: true }, Date.now());
  forgetNews(sitting);
  const text = say(speaker.language, 'play.undo.news', { seat: seatName(speaker, person) });
  for (const other of personsAt(sitting)) if (other !== person) news[other]?.push({ text, own: false });
  // What is asked again is another question, to which nobody has said anything yet.
  Object.assign(sitting, {
    answerer: null,
    yielded: null,
    paused: null,
    hurried: false,
  } satisfies Partial<Sitting>);
  tell(sitting, 'play.undo.done');
  return true;
}
