import { setTimeout as pause } from 'node:timers/promises';
import { connect } from './line.ts';
import { type Begin, playing, post, type Seat, socketsOf, tableOf } from './table.ts';

interface Reserved {
  readonly room: { readonly roomId: string; readonly processId: string };
  readonly sessionId: string;
}

/** The first bytes of its messages. */
const JOIN = 10;
const DATA = 13;
const STATE = 14;
const PATCH = 15;
/** The kind of our own messages: cards, each a byte in its packing. */
const CARD = 0;
/** What joining changes is sent with the next patches; then a patch is an answer. */
const QUIET = 200;

export const beginColyseus: Begin = async (address) => {
  const reserve = async (path: string) => (await post<Reserved>(`${address}/matchmake/${path}`, {})).answer;
  const first = await reserve('create/beacon');
  const second = await reserve(`joinById/${first.room.roomId}`);

  const play = playing();
  const sit = ({ room, sessionId }: Reserved, seat: Seat) =>
    connect(
      `${socketsOf(address)}/${room.processId}/${room.roomId}?sessionId=${sessionId}`,
      {},
      (message, line) => {
        const [code, kind, , card] = message;
        if (code === JOIN) line.send(Buffer.from([JOIN]));
        else if (code === STATE) seat.laid = 0;
        else if (code === PATCH) seat.laid += 1;
        else if (code === DATA && kind === CARD && card !== undefined)
          seat.move = () => line.send(Buffer.from([DATA, CARD, card]));
        play.heard();
      },
    );
  // One after the other: the first to join has the first turn.
  const lines = [await sit(first, play.seats[0])];
  await play.until(() => play.seats[0].laid >= 0);
  lines.push(await sit(second, play.seats[1]));
  await play.until(() => play.seats[1].laid >= 0 && play.seats[0].move !== null);
  await pause(QUIET);
  for (const seat of play.seats) seat.laid = 0;
  return tableOf(play, lines);
};
