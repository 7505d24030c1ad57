import type { Seat } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { listed, seatName } from '../words/words.ts';
import { forgetNews } from './news.ts';
import { personsAt, type Sitting, tell } from './sitting.ts';
import { hearYes } from './yes.ts';

/** Back to this person's last answer: free among bots, with the consent of other people where the rules of undo want it. */
export async function undo(sitting: Sitting, person: Seat): Promise<boolean> {
  const { match, words, news } = sitting;
  const persons = personsAt(sitting);
  const back = match.undoFor(person, persons.length === 1);
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
  forgetNews(sitting);
  const told = say(words.language, 'play.undo.news', { seat: seatName(words, person) });
  for (const other of persons) if (other !== person) news[other]?.push(told);
  sitting.answerer = null;
  tell(sitting, 'play.undo.done');
  return true;
}
