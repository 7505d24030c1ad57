import { freeName, writeSaved } from '../saved.ts';
import { quoted } from '../screen/quoted.ts';
import { gameName, gameText } from '@concilio/text';
import { askBot } from './bots.ts';
import { applied } from './applied.ts';
import { leave } from './leave.ts';
import { PROMPT } from './lines.ts';
import { obey } from './orders.ts';
import { askPerson, type Heard, letLook, pause } from './person.ts';
import { showNews, showOutcome, showTable } from './show.ts';
import { personsAt, type Sitting, tell } from './sitting.ts';
import { nextTurn, type Turn } from './turns.ts';

/** Plays a match in the terminal until it is over or the person leaves; gives the code to leave with. */
export async function playSession(sitting: Sitting): Promise<number> {
  const { match } = sitting.table;
  const [first, ...others] = personsAt(sitting);
  // Of several people nobody has the screen yet: it is handed over to whoever is asked first.
  sitting.watcher = others.length === 0 ? (first ?? null) : null;
  welcome(sitting);
  sitTo(sitting);
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
      return await pause(sitting, turn.seat, turn.question);
    case 'bot':
      askBot(sitting, turn.turn);
      return 'go on';
  }
}

function welcome(sitting: Sitting): void {
  const { speaker } = sitting;
  const about = gameText(speaker, 'game.about') ?? '';
  tell(sitting, 'play.welcome', { name: speaker.paint.title(gameName(speaker)), about });
}

/** The people sit down, and what need not be asked is answered for them. */
function sitTo(sitting: Sitting): void {
  const [first] = personsAt(sitting);
  if (first !== undefined) applied(sitting, sitting.table.welcomeBack(first, Date.now()));
}

/** The end of the match: what is left is to look back, to save or to take the end back. */
async function afterMatch(sitting: Sitting): Promise<boolean> {
  const { watcher, lines } = sitting;
  const { match } = sitting.table;
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
  const { players, folder } = sitting;
  const { match } = sitting.table;
  if (match.broken === null) return 0;
  const file = freeName(folder, `${match.game.id}-fault`);
  await writeSaved(file, match.broken.record, players);
  tell(sitting, 'play.broken', { message: match.broken.message, file, quoted: quoted(file) });
  return 1;
}
