import type { Seat, Undo } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { listed, seatName } from '@concilio/words';
import { newHearing } from './hearing.ts';
import { forgetNews } from './news.ts';
import { personsAt, type Sitting, tell } from './sitting.ts';
import { hearYes } from './yes.ts';

/** Back to this person's last answer: free among bots, with the consent of other people where the rules of undo want it. */
export async function undo(sitting: Sitting, person: Seat): Promise<boolean> {
  const { match, words, news } = sitting;
  const persons = personsAt(sitting);
  const back = undoOf(sitting, person);
  if (back === null) {
    tell(sitting, 'play.undo.nothing');
    return false;
  }
  const others = back.consent.filter((seat) => persons.includes(seat));
  if (others.length > 0) {
    const names = listed(
      words,
      others.map((seat) => seatName(words, seat)),
    );
    tell(sitting, 'play.undo.agree', { names, count: others.length });
    if (!(await hearYes(sitting))) {
      tell(sitting, 'play.undo.refused');
      return false;
    }
  }
  match.undo(person, back.to, others);
  Object.assign(sitting.hearing, newHearing());
  forgetNews(sitting);
  const text = say(words.language, 'play.undo.news', { seat: seatName(words, person) });
  for (const other of persons) if (other !== person) news[other]?.push({ text, own: false });
  sitting.answerer = null;
  tell(sitting, 'play.undo.done');
  return true;
}

/** Alone, back to the last real answer: what was taken without asking would only be taken again. */
function undoOf(sitting: Sitting, person: Seat): Undo | null {
  const { match } = sitting;
  if (personsAt(sitting).length > 1) return match.undoFor(person);
  const to = match.answers.findLastIndex(({ seat, by }) => seat === person && by !== 'stop');
  return to < 0 ? null : { to, consent: [] };
}
