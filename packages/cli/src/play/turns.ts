import type { Open, Seat } from '@concilio/kernel';
import type { BotTurn } from '@concilio/tables';
import { personsAt, type Sitting } from './sitting.ts';

/** What happens next at the table. */
export type Turn =
  /** A person is asked. */
  | { readonly does: 'ask'; readonly open: Open }
  /** A bot is asked. */
  | { readonly does: 'bot'; readonly turn: BotTurn }
  /** Before a bot answers, the people at the keyboard may say that one of them wants to act. */
  | { readonly does: 'pause'; readonly seat: Seat; readonly question: string }
  /** A person has asked for the keyboard and is not asked anything. */
  | { readonly does: 'look'; readonly seat: Seat };

export function nextTurn(sitting: Sitting): Turn {
  const { table, called } = sitting;
  const { match } = table;
  if (called !== null) {
    const own = match.open.find(({ seat }) => seat === called);
    return own === undefined ? { does: 'look', seat: called } : { does: 'ask', open: own };
  }
  const [main, ...others] = match.open;
  if (match.how === 'any' && main !== undefined) return atMoment(sitting, main, others);
  // In secret rounds bots do not keep people waiting.
  return botNext(sitting) ?? askNext(sitting);
}

/**
 * While a question is open others may interject: people are heard before bots. Where several share a keyboard, those
 * who could are not sought out, since everybody would learn who that is; they say so themselves.
 */
function atMoment(sitting: Sitting, main: Open, others: readonly Open[]): Turn {
  const { table } = sitting;
  const { seat, fingerprint } = main;
  const several = personsAt(sitting).length > 1;
  const interjecting = several ? undefined : others.find((open) => table.waitsFor(open.seat));
  if (interjecting !== undefined) return { does: 'ask', open: interjecting };
  if (table.waitsFor(seat) && sitting.yielded !== fingerprint) return { does: 'ask', open: main };
  const isPersons = table.isPlayedByPerson(seat);
  if (several && !isPersons && sitting.paused !== fingerprint && !sitting.hurried)
    return { does: 'pause', seat, question: fingerprint };
  return botNext(sitting) ?? askNext(sitting);
}

/** People are asked before, or have said that they let a bot go on: none is waited for here. */
function botNext({ table }: Sitting): Turn | null {
  const turn = table.botTurn(() => false);
  return turn === null ? null : { does: 'bot', turn };
}

function askNext({ table }: Sitting): Turn {
  const { open, waitingFor } = table.match;
  const asked = open.find(({ seat }) => waitingFor.includes(seat) && table.isPlayedByPerson(seat));
  if (asked === undefined) throw new Error('The match waits for nobody.');
  return { does: 'ask', open: asked };
}

/** Whether it is the question that others may interject into. */
export const isMain = ({ table }: Sitting, { slot }: Open): boolean =>
  table.match.how === 'any' && slot === 0;
