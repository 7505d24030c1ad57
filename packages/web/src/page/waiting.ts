import type { RoomLine } from '@concilio/tables';
import { create } from 'zustand';
import { api } from '../net/api.ts';
import { server } from '../net/server.ts';

const store = create<{ mine: readonly RoomLine[] }>(() => ({ mine: [] }));

/** Whether the match at this table waits for my answer. */
export const waitsForMe = ({ phase, mine, waitingFor }: RoomLine): boolean =>
  phase === 'running' && mine !== null && waitingFor.includes(mine);

export const useMyTables = (): readonly RoomLine[] => store((state) => state.mine);

const count = (): number => store.getState().mine.filter(waitsForMe).length;

/** The number on the badge. */
export const useWaiting = (): number => store(({ mine }) => mine.filter(waitsForMe).length);

/** What a page has just learnt of my tables, so that the badge is right at once. */
export function learnMyTables(mine: readonly RoomLine[]): void {
  store.setState({ mine });
}

async function look(): Promise<void> {
  const reply = await api.lobby(null, 0);
  if (reply.is === 'ok') learnMyTables(reply.value.mine);
}

/** A sound when a table begins to wait for me that I am not looking at: those on the screen sound by themselves. */
async function call(table: string): Promise<void> {
  const before = count();
  await look();
  if (count() <= before || location.pathname === `/table/${table}`) return;
  const { noise } = await import('../ui/sound.ts');
  noise('turn');
}

/** Keeps the badge right while somebody is known. Returns how to stop. */
export function watchMyTables(): () => void {
  void look();
  const stop = server().onWaits((table, waits) => void (waits ? call(table) : look()));
  return () => {
    stop();
    learnMyTables([]);
  };
}
