import { WIRE } from '@concilio/tables';
import { connect } from './line.ts';
import { type Begin, playing, post, type Seat, socketsOf, tableOf } from './table.ts';

/** What our server sends, as far as the load reads it. */
interface Down {
  readonly is: string;
  readonly table: string;
  /** The first frame has the whole view, those after it have what was told since. */
  readonly view?: { readonly fire: readonly unknown[]; readonly ashes: readonly unknown[] };
  readonly beats?: readonly { readonly event: { readonly name: string } }[];
  readonly questions: readonly { readonly question: string; readonly options: readonly { id: string }[] }[];
}

/** Two guests meet at a table of our server, as people do. */
export const beginOurs: Begin = async (address) => {
  const call = (path: string, body: object, cookie?: string) =>
    post<{ table: string }>(`${address}/api${path}`, body, cookie);
  const [ana, bo] = await Promise.all([call('/guest', { name: 'Ana' }), call('/guest', { name: 'Bo' })]);
  const made = await call(
    '/tables',
    {
      game: 'tutorial',
      options: { goal: 12 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    },
    ana.cookie,
  );
  const { table } = made.answer;
  await call(`/tables/${table}/sit`, {}, bo.cookie);
  await call(`/tables/${table}/ready`, { ready: true }, bo.cookie);
  await call(`/tables/${table}/start`, {}, ana.cookie);

  const play = playing();
  let ref = 0;
  const sit = async (seat: Seat, cookie: string) => {
    const line = await connect(`${socketsOf(address)}/ws`, { cookie }, (message, own) => {
      const down = JSON.parse(message.toString()) as Down;
      if (down.is === 'refused') throw new Error(`Our server has refused: ${message.toString()}`);
      if (down.is !== 'frame') return;
      const { view, beats = [], questions } = down;
      if (view !== undefined) seat.laid = view.fire.length + view.ashes.length;
      seat.laid += beats.filter(({ event }) => event.name === 'card.laid').length;
      const [asked] = questions;
      const pick = asked?.options[0]?.id;
      seat.move =
        asked === undefined
          ? null
          : () =>
              own.send(JSON.stringify({ do: 'answer', table, ref: ++ref, question: asked.question, pick }));
      play.heard();
    });
    line.send(JSON.stringify({ do: 'watch', table, wire: WIRE }));
    return line;
  };
  const lines = await Promise.all([sit(play.seats[0], ana.cookie), sit(play.seats[1], bo.cookie)]);
  await play.until(() => play.seats.every(({ laid }) => laid === 0));
  return tableOf(play, lines);
};
