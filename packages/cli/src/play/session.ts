import {
  hear,
  type Open,
  type Player as Answerer,
  type Seat,
  type SeenQuestion,
  seenBy,
  type Shape,
} from '@concilio/kernel';
import { freeName, writeSaved } from '../saved.ts';
import { say } from '../text/say.ts';
import { gameName, gameText, seatName } from '../words/words.ts';
import { readAnswer } from './answer.ts';
import { gatherNews } from './news.ts';
import { handOver } from './handover.ts';
import { leave } from './leave.ts';
import { PROMPT } from './lines.ts';
import { obey } from './orders.ts';
import { showNews, showOutcome, showQuestion, showTable } from './show.ts';
import { personsAt, type Sitting, tell } from './sitting.ts';

/** Plays a match in the terminal until it is over or the person leaves; gives the code to leave with. */
export async function playSession(sitting: Sitting): Promise<number> {
  const { match, bots } = sitting;
  const [first, ...others] = personsAt(sitting);
  // Of several people nobody has the screen yet: it is handed over to whoever is asked first.
  sitting.watcher = others.length === 0 ? (first ?? null) : null;
  welcome(sitting);
  gatherNews(sitting, null);
  let declined: readonly string[] = [];
  for (;;) {
    if (match.broken !== null) return await stopBroken(sitting);
    if (match.outcome !== null) {
      if (!(await afterMatch(sitting))) return 0;
      continue;
    }
    const open = nextToAnswer(sitting, declined);
    if (open === null) throw new Error('The match waits for nobody.');
    const bot = bots[open.seat] ?? null;
    const answered = bot === null ? await askPerson(sitting, open) : askBot(sitting, open, bot);
    if (answered === 'leave') {
      await leave(sitting);
      return 0;
    }
    declined = answered === 'declined' ? [...declined, open.fingerprint] : [];
  }
}

function welcome(sitting: Sitting): void {
  const { words } = sitting;
  const about = gameText(words, 'game.about') ?? '';
  tell(sitting, 'play.welcome', { name: words.paint.title(gameName(words)), about });
}

type Answered = 'answered' | 'declined' | 'leave';

/** Whose turn it is to answer: who may interject is heard first, and in secret rounds bots do not keep people waiting. */
function nextToAnswer({ match, bots, revising }: Sitting, declined: readonly string[]): Open | null {
  const { open, how, waitingFor } = match;
  const anew = open.find(({ seat }) => seat === revising);
  if (anew !== undefined) return anew;
  const [main, ...others] = open;
  if (how === 'any') return others.find(({ fingerprint }) => !declined.includes(fingerprint)) ?? main ?? null;
  const waiting = open.filter(({ seat }) => waitingFor.includes(seat));
  return waiting.find(({ seat }) => bots[seat] !== null) ?? waiting[0] ?? null;
}

function askBot(sitting: Sitting, open: Open, bot: Answerer<Shape>): Answered {
  const { match, words, screen } = sitting;
  const { seat, question, fingerprint } = open;
  const optional = isOptional(sitting, open);
  const thinking = say(words.language, 'play.thinking', { seat: seatName(words, seat) });
  if (screen.isTTY === true) screen.write(`  ${thinking}`);
  const pick = bot(seat, question, optional, match.here);
  if (screen.isTTY === true) screen.write('\r\u001b[K');
  if (pick === null && optional) return 'declined';
  const answered = match.answer({ question: fingerprint, seat, pick, by: 'bot' });
  if (!answered.ok && answered.refusal !== 'fault') throw new Error(answered.reason);
  gatherNews(sitting, seat);
  return 'answered';
}

async function askPerson(sitting: Sitting, open: Open): Promise<Answered> {
  const { seat } = open;
  if (sitting.watcher !== seat) {
    const after = await handOver(sitting, seat);
    if (after !== 'go on') return after === 'leave' ? 'leave' : 'answered';
  }
  sitting.revising = null;
  const question = questionFor(sitting, open);
  showQuestion(sitting, seat, question);
  for (;;) {
    const line = (await sitting.lines.next(PROMPT))?.trim();
    if (line === undefined) return 'leave';
    if (line === '') continue;
    if (line === '-' && question.optional) return 'declined';
    const after = await obey(sitting, seat, line, question);
    if (after === 'leave') return 'leave';
    if (after === 'ask anew' || (after === null && give(sitting, seat, question, line))) return 'answered';
  }
}

/** Gives the match what was typed, if it is an answer; otherwise says what would be one. */
function give(sitting: Sitting, seat: Seat, question: SeenQuestion, line: string): boolean {
  const read = readAnswer(question, line);
  if ('problem' in read) {
    tell(sitting, read.problem, read.values);
    return false;
  }
  const answered = hear(sitting.match, seat, { question: question.question, pick: read.pick });
  if (!answered.ok && answered.refusal !== 'fault') throw new Error(answered.reason);
  sitting.answerer = seat;
  gatherNews(sitting, null);
  return true;
}

/** The question as the seat sees it: the one in the same place among those that are open to it. */
function questionFor({ match }: Sitting, open: Open): SeenQuestion {
  const mine = match.open.filter(({ seat }) => seat === open.seat);
  const question = seenBy(match, open.seat).questions[mine.indexOf(open)];
  if (question === undefined) throw new Error('The seat does not see the question that it is asked.');
  return question;
}

const isOptional = ({ match }: Sitting, open: Open): boolean => match.how === 'any' && open.slot > 0;

/** The end of the match: what is left is to look back, to save or to take the end back. */
async function afterMatch(sitting: Sitting): Promise<boolean> {
  const { match, watcher, lines } = sitting;
  const person = watcher ?? personsAt(sitting)[0] ?? null;
  showTable(sitting);
  if (watcher !== null) showNews(sitting, watcher);
  if (match.outcome !== null) showOutcome(sitting, match.outcome);
  if (person === null) return false;
  tell(sitting, 'play.over');
  for (;;) {
    const line = (await lines.next(PROMPT))?.trim() ?? '';
    if (line === '') return false;
    const after = await obey(sitting, person, line, null);
    if (after === 'ask anew') return true;
    if (after === 'leave') return false;
    if (after === null) tell(sitting, 'play.over');
  }
}

/** The rules have failed: the file that does it again is the best that can be given. */
async function stopBroken(sitting: Sitting): Promise<number> {
  const { match, players, folder } = sitting;
  if (match.broken === null) return 0;
  const file = freeName(folder, `${match.game.id}-fault`);
  await writeSaved(file, match.broken.record, players);
  tell(sitting, 'play.broken', { message: match.broken.message, file });
  return 1;
}
