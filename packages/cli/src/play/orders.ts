import { type Language, type Seat, type SeenQuestion, seenBy } from '@concilio/kernel';
import { freeName, mayWrite, writeSaved } from '../saved.ts';
import { say } from '../text/say.ts';
import { listed, seatName } from '../words/words.ts';
import { wrapped } from '../words/paint.ts';
import { explainAll, explainOne } from './explain.ts';
import { forgetNews } from './news.ts';
import { showLog, showTable } from './show.ts';
import { personsAt, type Sitting, tell, widthAt, write } from './sitting.ts';

/** What is to happen after an order: the same question goes on, another one is due, or the person leaves. */
export type After = 'go on' | 'ask anew' | 'leave';

/** Does what a line orders; `null` if it is no order, and so perhaps an answer. */
export async function obey(
  sitting: Sitting,
  person: Seat,
  line: string,
  question: SeenQuestion | null,
): Promise<After | null> {
  const [word = '', rest = ''] = split(line);
  switch (word.toLowerCase()) {
    case '?':
      explain(sitting, person, question, rest);
      return 'go on';
    case 'u':
    case 'undo':
      return (await undo(sitting, person)) ? 'ask anew' : 'go on';
    case 'save':
      await save(sitting, rest);
      return 'go on';
    case 'view':
      showTable(sitting);
      return 'go on';
    case 'log':
      showLog(sitting);
      return 'go on';
    case 'h':
    case 'help':
      tell(sitting, 'play.help');
      return 'go on';
    case 'q':
    case 'quit':
      return 'leave';
    default:
      return null;
  }
}

/** The word for yes in the reader's language, or its first letter. */
function isYes(language: Language, line: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const yes = plain(say(language, 'answer.yes'));
  return [yes, yes.slice(0, 1)].includes(plain(line));
}

/** `?3` is `? 3`. */
const split = (line: string): readonly string[] =>
  line.startsWith('?') ? ['?', line.slice(1).trim()] : (/^(\S*)\s*(.*)$/.exec(line)?.slice(1) ?? []);

function explain(sitting: Sitting, person: Seat, question: SeenQuestion | null, name: string): void {
  if (question === null) return tell(sitting, 'play.help');
  const { words, match } = sitting;
  const { view } = seenBy(match, person);
  const lines =
    name === '' ? explainAll(words, question, view) : [explainOne(words, question, view, name) ?? []].flat();
  if (lines.length === 0) return tell(sitting, name === '' ? 'play.help' : 'play.explain.unknown', { name });
  write(
    sitting,
    lines.flatMap((line) => wrapped(line, 4, widthAt(sitting))),
  );
}

/** Back to this person's last answer: free among bots, with the consent of other people where the rules of undo want it. */
async function undo(sitting: Sitting, person: Seat): Promise<boolean> {
  const { match, words, lines } = sitting;
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
    if (!isYes(words.language, (await lines.next('› ')) ?? '')) return false;
  }
  match.undo(person, back.to, others);
  forgetNews(sitting);
  tell(sitting, 'play.undo.done');
  return true;
}

async function save(sitting: Sitting, name: string): Promise<void> {
  const file = name !== '' ? name : (sitting.file ?? freeName(sitting.folder, sitting.match.game.id));
  if (file !== sitting.file && !(await mayWrite(file))) return tell(sitting, 'play.save.other', { file });
  try {
    await writeSaved(file, sitting.match.save(), sitting.players);
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    return tell(sitting, 'play.save.failed', { file, message });
  }
  sitting.file = file;
  tell(sitting, 'play.save.done', { file });
}
