import { type Seat, type SeenQuestion, seenBy } from '@concilio/kernel';
import { wrapped } from '../words/paint.ts';
import { drawQuestion } from './ask.ts';
import { explainAll, explainOne } from './explain.ts';
import { save } from './save.ts';
import { showLog, showTable } from './show.ts';
import { type Sitting, tell, widthAt, write } from './sitting.ts';
import { undo } from './undo.ts';

/** What is to happen after an order: the same question goes on, another one is due, or the person leaves. */
export type After = 'go on' | 'ask anew' | 'leave';

/** Does what a line orders for a person, if one is there; `null` if it is no order, and so perhaps an answer. */
export async function obey(
  sitting: Sitting,
  person: Seat | null,
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
      if (person !== null && (await undo(sitting, person))) return 'ask anew';
      if (person === null) tell(sitting, 'play.undo.nothing');
      return 'go on';
    case 'save':
      await save(sitting, rest);
      return 'go on';
    case 'view':
      showTable(sitting);
      if (question !== null) write(sitting, ['', ...drawQuestion(sitting.words, question, widthAt(sitting))]);
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

/** `?3` is `? 3`. */
const split = (line: string): readonly string[] =>
  line.startsWith('?') ? ['?', line.slice(1).trim()] : (/^(\S*)\s*(.*)$/.exec(line)?.slice(1) ?? []);

function explain(sitting: Sitting, person: Seat | null, question: SeenQuestion | null, name: string): void {
  if (question === null || person === null) return tell(sitting, 'play.help');
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
