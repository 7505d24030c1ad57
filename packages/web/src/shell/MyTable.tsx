import type { RoomLine } from '@concilio/tables';
import { waitsForMe } from '../page/waiting.ts';
import { type Key, texts } from '../text/index.ts';
import { LinkButton } from '../ui/Button.tsx';
import { type Say, useSay } from '../ui/say.ts';
import { freeSeats } from './seats.ts';
import { nameOfTable } from './gameName.ts';
import { TableLine } from './TableLine.tsx';

/** What a table of mine is waiting for. */
function stateOf(say: Say<Key>, line: RoomLine): string {
  if (line.phase === 'waiting') return say('mine.seats', { free: freeSeats(line.seats) });
  if (line.phase !== 'running') return say('mine.over');
  if (waitsForMe(line)) return say('mine.you');
  const names = line.waitingFor.map((seat) => line.seats[seat]?.name ?? say('seat.bot'));
  return say('mine.others', { count: names.length, names: names.join(', ') });
}

/** A table at which I sit: the main button where it waits for me. */
export function MyTable({ line }: { readonly line: RoomLine }) {
  const say = useSay(texts);
  const turn = waitsForMe(line);
  return (
    <TableLine game={line.game} name={nameOfTable(say, line)} note={stateOf(say, line)} turn={turn}>
      <LinkButton href={`/table/${line.table}`} small kind={turn ? 'main' : 'quiet'}>
        {say(turn ? 'mine.turn' : 'mine.open')}
      </LinkButton>
    </TableLine>
  );
}
