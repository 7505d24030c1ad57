import { type Match, matchFor, type MatchRecord, type Seat, type Shape, Unreadable } from '@concilio/kernel';
import type { Finished, FinishedLine, FinishedMatch } from '@concilio/tables';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { gameOf } from '../games.ts';
import { playedMatch } from '../host/replays.ts';
import { seatOf } from '../host/stored.ts';
import { addReport, messagesOf, myMatches, seatsAt, tableById } from '../storage/index.ts';
import { bodyAs, id, idIn, queryAs, text, trimmed } from './body.ts';
import { type Context, mustBe, Refusal } from './context.ts';
import { finishedLine, withSeats } from './rooms.ts';

const PAGE = 20;
const pageQuery = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  game: text(40).optional(),
  most: z.coerce.number().int().min(1).max(100).default(PAGE),
});
const ruleReport = z.object({
  rule: text(40).optional(),
  expected: trimmed(2000).min(1),
});
const complaint = z.object({
  table: id,
  about: id,
  chat: z.number().int().min(0).optional(),
});

/** What is left of matches: their pages, and what players have to say about them. */
export function matchRoutes(app: FastifyInstance, context: Context): void {
  const { storage, tableHost } = context;

  app.get('/api/matches', async (request): Promise<Finished> => {
    const me = mustBe(request);
    const { game, ...page } = queryAs(pageQuery, request);
    const { lines, more } = await myMatches(storage, me.id, page, game ?? null);
    return { matches: await Promise.all(lines.map((line) => finishedLine(context, line, me.id))), more };
  });

  // Whoever has the link may see a match that is over. While it runs, its record gives away every hand.
  app.get('/api/matches/:table', async (request, reply): Promise<FinishedMatch | FastifyReply> => {
    const table = idIn(request, 'table');
    const row = await tableById(storage, table);
    if (row === null || row.phase !== 'over') throw new Refusal(404, 'match.unknown');
    const played = await playedMatch(storage, tableHost, row, gameOf);
    if (played === null) throw new Refusal(404, 'match.unknown');
    const sitting = await seatsAt(storage, table);
    const line = await finishedLine(context, withSeats(row, sitting), request.player?.id ?? null);
    if ('replay' in played)
      return reply.type('application/json; charset=utf-8').send(withReplay(line, played.replay));
    return { ...line, record: played.record, replay: null };
  });

  /** The file holds what the seat may know, completed by what might be: it can be sent to anybody. */
  app.post('/api/tables/:table/report', async (request) => {
    const me = mustBe(request);
    const table = idIn(request, 'table');
    const body = bodyAs(ruleReport, request);
    const seat = await seatOf(storage, table, me.id);
    if (seat === null) throw new Refusal(403, 'seat.none');
    const seen = await tableHost.look(table, (live) => ({
      file: handedOut(live.match, seat),
      frame: live.frameFor(seat, null),
    }));
    if (seen === null) throw new Refusal(404, 'table.unknown');
    const report = { ...body, ...seen };
    await addReport(storage, {
      kind: 'rule',
      player: me.id,
      table,
      body: JSON.parse(JSON.stringify(report)),
    });
    return { file: report };
  });

  app.post('/api/complain', async (request) => {
    const me = mustBe(request);
    const { table, about, chat } = bodyAs(complaint, request);
    const seat = await seatOf(storage, table, me.id);
    if (seat === null && !isWatching(context, table, me.id)) throw new Refusal(403, 'table.absent');
    if (!(await wasThere(context, table, about, chat))) throw new Refusal(404, 'player.unknown');
    await addReport(storage, {
      kind: chat === undefined ? 'player' : 'chat',
      player: me.id,
      table,
      body: { about, ...(chat === undefined ? {} : { chat }) },
    });
    return {};
  });
}

/** A `FinishedMatch` as JSON. The replay is so already, and long: it need not be taken apart for it. */
const withReplay = (line: FinishedLine, replay: string): string =>
  `${JSON.stringify({ ...line, record: null }).slice(0, -1)},"replay":${replay}}`;

/** Whether somebody looks on at this moment: the visitors are asked for their names, and all may stay. */
function isWatching({ rooms }: Context, table: string, player: string): boolean {
  let isThere = false;
  rooms.showOut(table, (visitor) => {
    isThere ||= visitor === player;
    return true;
  });
  return isThere;
}

/** Whether somebody sits at the table or has said something there; of one line, whether they have said that one. */
async function wasThere(
  { storage }: Context,
  table: string,
  player: string,
  line: number | undefined,
): Promise<boolean> {
  if (line === undefined && (await seatOf(storage, table, player)) !== null) return true;
  const said = await messagesOf(storage, table, line);
  return said.some((message) => message.player?.id === player && (line ?? message.number) === message.number);
}

/** A match that goes on from here; `null` at the rare moments of which none can be made: then there is the frame. */
function handedOut(match: Match<Shape>, seat: Seat): MatchRecord | null {
  try {
    return matchFor(match, seat, randomBytes(16).toString('hex')).save();
  } catch (problem) {
    if (problem instanceof Unreadable) return null;
    throw problem;
  }
}
