import type { Seat } from '@concilio/kernel';
import type { FinishedLine, Room, RoomLine, RunningLine } from '@concilio/tables';
import type { Listed, Sitting, TableCard } from '../storage/index.ts';
import type { Context } from './context.ts';

/** A table as one reader may see it in a list. */
export async function lineOf(
  { tableHost }: Context,
  table: Listed,
  reader: string | null,
): Promise<RoomLine> {
  const { id, game, name, options, clock, phase, visibility, created, sitting, rematchOf } = table;
  const own = sitting.find(({ player }) => player !== null && player.id === reader);
  const waitingFor = phase === 'running' ? await tableHost.look(id, ({ match }) => match.waitingFor) : null;
  return {
    table: id,
    game,
    name,
    options,
    clock,
    phase,
    visibility,
    seats: sitting.map(seatLine),
    created,
    waitingFor: waitingFor ?? [],
    mine: own === undefined ? null : (own.seat as Seat),
    // Whoever has the id of a match that is over may look at it.
    rematchOf: own === undefined ? null : rematchOf,
  };
}

/** A match under way as the lobby lists it. Whom it waits for is not told: that alone would open every one of them. */
export function runningLine({
  id,
  game,
  name,
  options,
  clock,
  sitting,
  started,
  created,
}: Listed): RunningLine {
  return { table: id, game, name, options, clock, seats: sitting.map(seatLine), began: started ?? created };
}

const seatLine = ({ player, bot, ready }: Sitting) => ({
  name: player?.name ?? null,
  player: player?.id ?? null,
  bot: player === null ? bot : null,
  ready,
});

export async function roomOf(
  context: Context,
  table: Listed,
  reader: string | null,
  rematch: string | null,
): Promise<Room> {
  const line = await lineOf(context, table, reader);
  return {
    ...line,
    host: table.host,
    // Whoever has the invitation may hand it on.
    invite: line.mine !== null || table.host === reader ? table.invite : null,
    rematch,
  };
}

export async function finishedLine(
  context: Context,
  table: Listed,
  reader: string | null,
): Promise<FinishedLine> {
  const { created, started, ended, outcome } = table;
  return {
    ...(await lineOf(context, table, reader)),
    began: started ?? created,
    ended: ended ?? 0,
    outcome,
  };
}

export const withSeats = (card: TableCard, sitting: readonly Sitting[]): Listed => ({ ...card, sitting });
