import { type Frame, isWhole, type SentFrame } from '@concilio/tables';
import type { Spoken } from '@concilio/text';
import { server } from '../../net/server.ts';
import type { Host } from '../../net/host.ts';
import type { ScoresOfGame } from './contract.ts';
import { chronicleShelf, type Shelf } from './shelf.ts';
import type { MyMatch } from './matches.ts';

/** A keeper that does not answer within this time is not waited for. */
const PATIENCE = 20_000;
/** So many matches are opened at a time: each is played again by whoever keeps it. */
const AT_ONCE = 2;

let under = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (under >= AT_ONCE) await new Promise<void>((next) => waiting.push(next));
  under += 1;
  try {
    return await work();
  } finally {
    under -= 1;
    waiting.shift()?.();
  }
}

let shelf: Promise<Shelf> | null = null;

/**
 * What is told of a match. It is read off the table as one sees it, and kept in this browser once the
 * match is over, since it never changes then. `null` where nobody can tell.
 */
export async function chronicle(
  game: Spoken,
  own: Pick<ScoresOfGame, 'tell'>,
  match: MyMatch,
): Promise<unknown> {
  // A match that was given up has no end that could be told.
  if (match.phase === 'abandoned' || match.phase === 'waiting') return null;
  shelf ??= chronicleShelf();
  const kept = await shelf;
  const known = match.phase === 'over' ? await kept.get(match.id) : null;
  if (known !== null) return known;
  const frame = await inTurn(async () => firstFrame(await hostOf(match), match.id));
  if (frame === null) return null;
  const told = own.tell(game, frame);
  if (match.phase === 'over') await kept.put(match.id, told);
  return told;
}

async function hostOf({ where }: MyMatch): Promise<Host> {
  if (where === 'server') return server();
  const { localHost } = await import('../../net/local/host.ts');
  return localHost('audience');
}

/** The table as it stands, with all that has happened. */
function firstFrame(host: Host, table: string): Promise<Frame | null> {
  return new Promise((resolve) => {
    let stop = (): void => {};
    const done = (frame: SentFrame | null): void => {
      clearTimeout(timer);
      // Not at once: it may come before one knows how to stop.
      queueMicrotask(() => stop());
      resolve(frame !== null && isWhole(frame) ? frame : null);
    };
    const timer = setTimeout(() => done(null), PATIENCE);
    const nothing = (): void => {};
    stop = host.watch(table, null, {
      frame: done,
      around: nothing,
      chat: nothing,
      connected: nothing,
      gone: () => done(null),
    });
  });
}
