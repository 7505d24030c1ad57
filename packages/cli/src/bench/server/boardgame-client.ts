import { randomUUID } from 'node:crypto';
import { allowed } from './beacon.ts';
import { connect } from './line.ts';
import { type Begin, playing, type Seat, socketsOf, tableOf } from './table.ts';

/** What boardgame.io sends, as far as the load reads it. */
interface State {
  readonly G: {
    readonly players: Readonly<Record<string, { readonly hand: readonly number[] }>>;
    readonly fire: readonly number[];
    readonly ashes: readonly number[];
  };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

/** Its sockets speak socket.io in the room of the game; these are the beginnings of its messages. */
const ROOM = '/beacon,';
const [OPENED, PING, PONG, JOIN, SAY] = ['0', '2', '3', `40${ROOM}`, `42${ROOM}`];

/** A match begins when its first seat asks for it, as that of its own client without a lobby does. */
export const beginBoardgame: Begin = async (address) => {
  const matchID = randomUUID();
  const play = playing();
  const sit = (seat: Seat, playerID: string) => {
    const take = ({ G, ctx, _stateID }: State, send: (...said: unknown[]) => void) => {
      seat.laid = G.fire.length + G.ashes.length;
      const [card] = allowed(G.players[playerID]?.hand ?? [], G.fire.length === 0);
      const isAsked = ctx.currentPlayer === playerID && ctx.gameover === undefined;
      const payload = { type: 'lay', args: [card], playerID };
      seat.move = isAsked
        ? () => send('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID)
        : null;
      play.heard();
    };
    return connect(`${socketsOf(address)}/socket.io/?EIO=4&transport=websocket`, {}, (message, line) => {
      const text = message.toString();
      const send = (...said: unknown[]) => line.send(SAY + JSON.stringify(said));
      if (text.startsWith(SAY)) {
        const [what, , told] = JSON.parse(text.slice(SAY.length)) as [
          string,
          string,
          State & { state: State },
        ];
        if (what === 'sync') take(told.state, send);
        else if (what === 'update') take(told, send);
      } else if (text.startsWith(JOIN)) send('sync', matchID, playerID, null, 2);
      else if (text === PING) line.send(PONG ?? '');
      else if (text.startsWith(OPENED ?? '')) line.send(JOIN ?? '');
    });
  };
  const [ana, bo] = play.seats;
  const lines = [await sit(ana, '0')];
  await play.until(() => ana.laid === 0);
  lines.push(await sit(bo, '1'));
  await play.until(() => bo.laid === 0);
  return tableOf(play, lines);
};
