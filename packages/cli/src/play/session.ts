import type { Open, Pick, Player as Answerer, Shape } from '@concilio/kernel';
import { freeName, writeSaved } from '../saved.ts';
import { say } from '../text/say.ts';
import { quoted } from '../words/quoted.ts';
import { gameName, gameText, seatName } from '@concilio/words';
import { isMain, leaveIt, nextTurn, type Turn } from './hearing.ts';
import { leave } from './leave.ts';
import { PROMPT } from './lines.ts';
import { gatherNews } from './news.ts';
import { obey } from './orders.ts';
import { askPerson, type Heard, letLook, pause } from './person.ts';
import { settle } from './settle.ts';
import { showNews, showOutcome, showTable } from './show.ts';
import { personsAt, type Sitting, tell } from './sitting.ts';

/** Plays a match in the terminal until it is over or the person leaves; gives the code to leave with. */
export async function playSession(sitting: Sitting): Promise<number> {
  const { match } = sitting;
  const [first, ...others] = personsAt(sitting);
  // Of several people nobody has the screen yet: it is handed over to whoever is asked first.
  sitting.watcher = others.length === 0 ? (first ?? null) : null;
  welcome(sitting);
  gatherNews(sitting, null);
  for (;;) {
    if (match.broken !== null) return await stopBroken(sitting);
    if (match.outcome !== null) {
      if (!(await afterMatch(sitting))) return 0;
      continue;
    }
    if ((await take(sitting, nextTurn(sitting))) === 'leave') {
      await leave(sitting);
      return 0;
    }
  }
}

async function take(sitting: Sitting, turn: Turn): Promise<Heard> {
  switch (turn.does) {
    case 'ask':
      return await askPerson(sitting, turn.open);
    case 'look':
      return await letLook(sitting, turn.seat);
    case 'pause':
      return await pause(sitting, turn.open);
    case 'bot':
      askBot(sitting, turn.open, turn.bot);
      return 'go on';
    case 'take':
      takeUnasked(sitting, turn.open, turn.pick);
      return 'go on';
  }
}

function welcome(sitting: Sitting): void {
  const { words } = sitting;
  const about = gameText(words, 'game.about') ?? '';
  tell(sitting, 'play.welcome', { name: words.paint.title(gameName(words)), about });
}

/** A bot is named while it thinks only if all know that it is waited for: to interject it must hold something. */
function askBot(sitting: Sitting, open: Open, bot: Answerer<Shape>): void {
  const { match, words, screen } = sitting;
  const { seat, question, fingerprint } = open;
  const optional = match.how === 'any' && !isMain(sitting, open);
  const shown = screen.isTTY === true && match.waitingFor.includes(seat);
  if (shown) screen.write(`  ${say(words.language, 'play.thinking', { seat: seatName(words, seat) })}`);
  const pick = bot(seat, question, optional, match.here);
  if (shown) screen.write('\r\u001b[K');
  if (pick === null && optional) leaveIt(sitting, open);
  else settle(sitting, open, () => match.answer({ question: fingerprint, seat, pick, by: 'bot' }), seat);
}

/** An answer for a person. One who was not even asked has not answered, and takes back what came before. */
function takeUnasked(sitting: Sitting, open: Open, pick: Pick): void {
  const by = sitting.hearing.yielded === open.fingerprint ? 'person' : 'stop';
  settle(sitting, open, () =>
    sitting.match.answer({ question: open.fingerprint, seat: open.seat, pick, by }),
  );
}

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
  tell(sitting, 'play.broken', { message: match.broken.message, file, quoted: quoted(file) });
  return 1;
}
