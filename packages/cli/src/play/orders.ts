import { AUTO_PASS, type Seat, frameFor } from '@concilio/kernel';
import { fold } from '@concilio/positions';
import { wrapped } from '../screen/paint.ts';
import { drawQuestion } from './ask.ts';
import type { Asked } from './asked.ts';
import { explainAll, explainOne } from './explain.ts';
import { save } from './save.ts';
import { viewerOf, showLog, showTable } from './show.ts';
import { personsAt, type Sitting, tell, widthAt, write } from './sitting.ts';
import { undo } from './undo.ts';

/** What is to happen after an order: the same question goes on, another one is due, or the person leaves. */
export type After = 'go on' | 'ask anew' | 'leave';

/** Does what a line orders for a person, if one is there; `null` if it is no order, and so perhaps an answer. */
export async function obey(
  sitting: Sitting,
  person: Seat | null,
  line: string,
  asked: Asked | null,
): Promise<After | null> {
  const [word = '', rest = ''] = split(line);
  switch (word.toLowerCase()) {
    case '?':
      explain(sitting, asked, rest);
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
      showTable(sitting, false);
      if (asked !== null) write(sitting, ['', ...drawQuestion(sitting.speaker, asked, widthAt(sitting))]);
      return 'go on';
    case 'log':
      showLog(sitting);
      return 'go on';
    case 'stops':
      setAutoPass(sitting, person, rest);
      return 'go on';
    case 'h':
    case 'help':
      tell(sitting, 'play.help');
      return 'go on';
    case 'q':
    case 'quit':
      return 'leave';
    default:
      return isCall(sitting, line) ? 'ask anew' : null;
  }
}

/** Whether windows in which nobody need do anything are all asked, or only what is new in them, or none. */
function setAutoPass(sitting: Sitting, person: Seat | null, word: string): void {
  const { table } = sitting;
  const [first] = personsAt(sitting);
  const seat = person ?? first;
  if (seat === undefined) return tell(sitting, 'play.help');
  const lulls = AUTO_PASS.find((one) => one === word.toLowerCase());
  // Those who share the keyboard are stopped at the same places.
  if (lulls !== undefined)
    for (const one of personsAt(sitting))
      table.command(one, { do: 'stops', stops: { ...table.autoAnswersOf(one), lulls } }, Date.now());
  const unknown = lulls === undefined && word !== '';
  tell(sitting, unknown ? 'play.stops.unknown' : `play.stops.${table.autoAnswersOf(seat).lulls}`, {
    given: word,
  });
}

/** `?3` is `? 3`. */
const split = (line: string): readonly string[] =>
  line.startsWith('?') ? ['?', line.slice(1).trim()] : (/^(\S*)\s*(.*)$/.exec(line)?.slice(1) ?? []);

/** A person who shares the keyboard asks for it by name. */
function isCall(sitting: Sitting, line: string): boolean {
  const { table, speaker } = sitting;
  const persons = personsAt(sitting);
  const called = persons.find((seat) => fold(speaker.names[seat] ?? '') === fold(line));
  if (called === undefined || persons.length === 1 || table.isOver) return false;
  sitting.called = called;
  return true;
}

function explain(sitting: Sitting, asked: Asked | null, name: string): void {
  const { speaker, table } = sitting;
  const { view } = frameFor(table.match, viewerOf(sitting));
  const question = asked?.question ?? null;
  if (name === '' && question === null) return tell(sitting, 'play.help');
  const lines =
    name === '' && question !== null
      ? explainAll(speaker, question, view)
      : explainOne(speaker, question, view, name);
  if (lines.length === 0) return tell(sitting, name === '' ? 'play.help' : 'play.explain.unknown', { name });
  write(
    sitting,
    lines.flatMap((line) => wrapped(line, 4, widthAt(sitting))),
  );
}
