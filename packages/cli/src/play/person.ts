import { type Open, type Pick, type Seat, frameFor } from '@concilio/kernel';
import { say } from '../text/say.ts';
import { plainPaint } from '../screen/paint.ts';
import { optionText, seatName } from '@concilio/text';
import { readAnswer } from './answer.ts';
import { type Asked, askedOf } from './asked.ts';
import { letBotsInterject } from './bots.ts';
import { applied } from './applied.ts';
import { clearScreen, handOver } from './handover.ts';
import { PROMPT } from './lines.ts';
import { lastOf, newsOf } from './news.ts';
import { obey } from './orders.ts';
import { showList, showNews, showQuestion, showTable } from './show.ts';
import { personsAt, type Sitting, tell, tellText } from './sitting.ts';
import { isMain } from './turns.ts';
import { hearYes } from './yes.ts';

/** What is to happen after a person had the keyboard. */
export type Heard = 'go on' | 'leave';

/** Asks a person, until there is an answer or something else is due. */
export async function askPerson(sitting: Sitting, open: Open): Promise<Heard> {
  const { seat, fingerprint } = open;
  const stays = sitting.watcher === seat;
  const before = await comeTo(sitting, seat);
  if (before !== 'here') return before;
  const asked = askedOf(sitting, open);
  if (!asked.question.optional) {
    setInterject(sitting, seat, 'always');
    sitting.hurried = false;
  }
  // Whoever has let the others go first, and nobody did anything, has just seen the table.
  if (stays && sitting.yielded === fingerprint) tell(sitting, 'play.others.none');
  else showTable(sitting);
  showNews(sitting, seat);
  showQuestion(sitting, asked);
  for (;;) {
    const line = (await sitting.lines.next(PROMPT))?.trim();
    if (line === undefined) return 'leave';
    if (isLeft(sitting, asked, line)) return 'go on';
    const after = line === '' ? null : await obey(sitting, seat, line, asked);
    if (after === 'leave') return 'leave';
    if (after === 'ask anew' || (after === null && (await give(sitting, asked, line)))) return 'go on';
  }
}

/** A person who asked for the keyboard and can do nothing looks at their side of the table, and gives it back. */
export async function letLook(sitting: Sitting, seat: Seat): Promise<Heard> {
  const before = await comeTo(sitting, seat);
  if (before !== 'here') return before;
  showTable(sitting);
  showNews(sitting, seat);
  tell(sitting, 'play.idle');
  for (;;) {
    const line = (await sitting.lines.next(PROMPT))?.trim();
    if (line === undefined) return 'leave';
    if (line === '' || line === '-') return 'go on';
    const after = await obey(sitting, seat, line, null);
    if (after === 'leave') return 'leave';
    if (after === 'ask anew') return 'go on';
    if (after === null) tell(sitting, 'play.idle');
  }
}

/**
 * A bot is asked, and people who share the keyboard may want to act before. All of them are waited for, whatever they
 * hold; they see what everybody may see.
 */
export async function pause(sitting: Sitting, seat: Seat, question: string): Promise<Heard> {
  const { table, speaker } = sitting;
  clearScreen(sitting);
  const { events, since } = frameFor(table.match, 'audience', sitting.public);
  sitting.public = since + events.length;
  showList(sitting, lastOf(speaker, newsOf(speaker, events, null)));
  const names = personsAt(sitting).map((person) => seatName(speaker, person));
  for (;;) {
    tell(sitting, 'play.pause', { seat: seatName(speaker, seat), names: names.join(', ') });
    const line = (await sitting.lines.next(PROMPT))?.trim();
    if (line === undefined) return 'leave';
    if (line === '' || line === '--') {
      sitting.paused = question;
      sitting.hurried = line === '--';
      return 'go on';
    }
    const after = await obey(sitting, sitting.answerer, line, null);
    if (after === 'leave') return 'leave';
    if (after === 'ask anew') return 'go on';
  }
}

/** The person has the screen, or something else is due before. */
async function comeTo(sitting: Sitting, seat: Seat): Promise<'here' | Heard> {
  if (sitting.watcher !== seat) {
    const after = await handOver(sitting, seat);
    if (after !== 'go on') return after === 'leave' ? 'leave' : 'go on';
  }
  sitting.called = null;
  sitting.public = sitting.table.match.events('audience').length;
  return 'here';
}

/** `-` and `--`, where they mean something. */
function isLeft(sitting: Sitting, { open, question, dash }: Asked, line: string): boolean {
  const { table } = sitting;
  if (dash === null || !(line === '-' || (line === '--' && dash === 'leave'))) return false;
  if (dash === 'leave')
    applied(sitting, table.command(open.seat, { do: 'pass', question: question.question }, Date.now()));
  if (dash === 'others') sitting.yielded = open.fingerprint;
  if (line === '--') setInterject(sitting, open.seat, 'never');
  return true;
}

/** Whether a person is asked what they might do in the questions of others. */
function setInterject({ table }: Sitting, seat: Seat, interject: 'always' | 'never'): void {
  table.command(seat, { do: 'stops', stops: { ...table.autoAnswersOf(seat), interject } }, Date.now());
}

/** Gives the match what was typed, if it is an answer; otherwise says what would be one. */
async function give(sitting: Sitting, asked: Asked, line: string): Promise<boolean> {
  const { open, question, enter, dash } = asked;
  const read = readAnswer(question, enter && line === '' ? '1' : line);
  if ('problem' in read) {
    const { language } = sitting.speaker;
    const more = [
      ...(dash === null ? [] : [say(language, `hint.${dash}`)]),
      ...(/\d/.test(line) || line === '' ? [] : [say(language, 'problem.word')]),
    ];
    tellText(sitting, [say(language, read.problem, read.values), ...more].join(' '));
    return false;
  }
  if (!(await isMeant(sitting, asked, read.pick))) return false;
  sitting.answerer = open.seat;
  // Before the only option is taken the bots are heard; if one of them acts, there is another question.
  if (enter && isMain(sitting, open) && !letBotsInterject(sitting, open)) return true;
  const answer = { do: 'answer', question: question.question, pick: read.pick } as const;
  applied(sitting, sitting.table.command(open.seat, answer, Date.now()));
  return true;
}

/** What is hardly ever meant is asked once more. */
async function isMeant(sitting: Sitting, { question }: Asked, pick: Pick): Promise<boolean> {
  const picked = typeof pick === 'string' ? [pick] : Array.isArray(pick) ? pick : [];
  const doubtful = question.options.filter(({ id, confirm }) => picked.includes(id) && confirm === true);
  for (const option of doubtful) {
    tell(sitting, 'play.confirm', { option: optionText({ ...sitting.speaker, paint: plainPaint }, option) });
    if (!(await hearYes(sitting))) return false;
  }
  return true;
}
