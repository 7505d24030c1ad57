import type { Open } from '@concilio/kernel';
import type { BotTurn } from '@concilio/tables';
import { seatName } from '@concilio/text';
import { say } from '../text/say.ts';
import { applied } from './applied.ts';
import type { Sitting } from './sitting.ts';

/** How long a bot that looks ahead thinks about one decision: counted, not timed, so that it thinks the same again. */
const THINKING = { playouts: 500 };

/** A bot is named while it thinks only if all know that it is waited for: to interject it must hold something. */
export function askBot(sitting: Sitting, turn: BotTurn): void {
  const { table, speaker, screen } = sitting;
  const { seat } = turn;
  const question = table.questionTo(seat);
  if (question === null) throw new Error('A bot is asked nothing.');
  const shown = screen.isTTY === true && table.match.waitingFor.includes(seat);
  if (shown) screen.write(`  ${say(speaker.language, 'play.thinking', { seat: seatName(speaker, seat) })}`);
  const pick = table.think(turn, THINKING);
  if (shown) screen.write('\r\u001b[K');
  applied(sitting, table.answerByBot(turn, question, pick, Date.now()), pick === null ? null : seat);
}

/** Lets the bots interject before a person answers; whether the question is the same then. */
export function letBotsInterject(sitting: Sitting, { seat, fingerprint }: Open): boolean {
  const { table } = sitting;
  const isOpen = () => table.questionTo(seat) === fingerprint;
  for (let turn = table.botTurn(() => false); turn !== null && isOpen(); turn = table.botTurn(() => false))
    askBot(sitting, turn);
  return isOpen();
}
