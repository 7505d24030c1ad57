import { botsOf } from '@concilio/bots';
import { asOptions, Match, schema, type TableOptions, Unreadable } from '@concilio/kernel';
import type { Lobby, Room } from '@concilio/tables';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Playable, gameOf } from '../games.ts';
import {
  abandonTable,
  areApart,
  changeSeat,
  changeTable,
  createTable,
  myTables,
  type Player,
  rematchAfter,
  runningTables,
  seatsAt,
  type Sitting,
  startTable,
  tableById,
  tableByInvite,
  type TableRow,
  takeSeat,
  waitingTables,
} from '../storage/index.ts';
import { bodyAs, id, idIn, queryAs, text, trimmed } from './body.ts';
import { type Context, mustBe, Refusal } from './context.ts';
import { lineOf, roomOf, runningLine, withSeats } from './rooms.ts';

const PAGE = 30;
/** So many matches are offered to those who want to watch. */
const RUNNING = 12;
/** Tables that one player may have open at a time. */
const MOST_TABLES = 20;

const clock = z.object({
  per: z.enum(['decision', 'match']),
  seconds: z
    .number()
    .int()
    .min(10)
    .max(7 * 24 * 3600),
});
const seatWish = z.union([
  z.object({ kind: z.enum(['me', 'open']) }),
  z.object({ kind: z.literal('bot'), level: z.string().max(20) }),
]);
const newTable = z.object({
  game: text(40),
  name: trimmed(60).default(''),
  options: z.record(z.string().max(40), z.json()).default({}),
  seats: z.array(seatWish).min(1).max(8),
  visibility: z.enum(['public', 'private']).default('private'),
  clock: clock.nullable().default(null),
});
const lobbyQuery = z.object({
  game: text(40).optional(),
  page: z.coerce.number().int().min(0).max(1000).default(0),
});
const seatBody = z.object({ seat: z.number().int().min(0).max(8) });
const sitBody = z.object({ seat: z.number().int().min(0).max(8).optional(), invite: id.optional() });
const botBody = z.object({ seat: z.number().int().min(0).max(8), bot: z.string().max(20).nullable() });
const readyBody = z.object({ ready: z.boolean() });
const optionsBody = z.object({
  options: z.record(z.string().max(40), z.json()).optional(),
  name: trimmed(60).optional(),
  visibility: z.enum(['public', 'private']).optional(),
  clock: clock.nullable().optional(),
});
const quickBody = z.object({ game: text(40) });

export function tableRoutes(app: FastifyInstance, context: Context): void {
  const { storage, tableHost, now } = context;

  const room = async (row: TableRow, reader: Player | null): Promise<Room> => {
    const [sitting, rematch] = await Promise.all([seatsAt(storage, row.id), rematchAfter(storage, row.id)]);
    return roomOf(context, withSeats(row, sitting), reader?.id ?? null, rematch?.id ?? null);
  };
  const found = async (request: FastifyRequest): Promise<TableRow> => {
    const row = await tableById(storage, idIn(request, 'table'));
    if (row === null) throw new Refusal(404, 'table.unknown');
    return row;
  };
  /** Private tables are for those who sit there, or have the invitation. */
  const readable = async (request: FastifyRequest): Promise<TableRow> => {
    const row = await found(request);
    if (row.visibility === 'public' || row.phase === 'over') return row;
    const reader = request.player?.id ?? null;
    if (row.host === reader || isAt(await seatsAt(storage, row.id), reader)) return row;
    throw new Refusal(404, 'table.unknown');
  };
  const waiting = async (request: FastifyRequest): Promise<TableRow> => {
    const row = await found(request);
    if (row.phase !== 'waiting') throw new Refusal(409, 'table.begun');
    return row;
  };
  const asHost = async (request: FastifyRequest): Promise<TableRow> => {
    const row = await waiting(request);
    if (row.host !== mustBe(request).id) throw new Refusal(403, 'table.host');
    return row;
  };
  const again = async (request: FastifyRequest, id: string): Promise<Room> => {
    const row = await tableById(storage, id);
    if (row === null) throw new Refusal(404, 'table.unknown');
    return room(row, request.player);
  };

  app.get('/api/lobby', async (request): Promise<Lobby> => {
    const { game, page } = queryAs(lobbyQuery, request);
    const reader = request.player?.id ?? null;
    const open = await waitingTables(storage, game ?? null, { page, most: PAGE });
    const running = await runningTables(storage, game ?? null, RUNNING);
    const mine = reader === null ? [] : await myTables(storage, reader);
    const lines = await Promise.all(mine.map((table) => lineOf(context, table, reader)));
    const waitsForMe = (line: (typeof lines)[number]) =>
      line.mine !== null && line.waitingFor.includes(line.mine);
    return {
      open: await Promise.all(open.lines.map((table) => lineOf(context, table, reader))),
      more: open.more,
      running: running.filter(({ sitting }) => !isAt(sitting, reader)).map(runningLine),
      mine: [...lines.filter(waitsForMe), ...lines.filter((line) => !waitsForMe(line))],
    };
  });

  app.post('/api/tables', async (request) => {
    const me = mustBe(request);
    const wanted = bodyAs(newTable, request);
    const game = mustKnow(wanted.game);
    const { min, max } = game.seats;
    if (wanted.seats.length < min || wanted.seats.length > max)
      throw new Refusal(400, 'seats.count', { min, max });
    if (wanted.seats.filter(({ kind }) => kind === 'me').length > 1) throw new Refusal(400, 'seats.mine');
    for (const seat of wanted.seats) if (seat.kind === 'bot') mustOffer(game, seat.level);
    await mustHaveRoom(context, me);
    const row = await createTable(storage, {
      game: game.id,
      version: game.version,
      options: optionsFor(game, wanted.options, wanted.seats.length),
      seats: wanted.seats.map((seat) => ({
        player: seat.kind === 'me' ? me.id : null,
        bot: seat.kind === 'bot' ? seat.level : null,
      })),
      seed: newSeed(),
      start: null,
      visibility: wanted.visibility,
      host: me.id,
      name: wanted.name,
      clock: wanted.clock,
      rematchOf: null,
    });
    // Alone with bots there is nobody to wait for.
    if (wanted.seats.every(({ kind }) => kind !== 'open')) await begin(context, row.id);
    return { table: row.id };
  });

  app.post('/api/quick', async (request) => {
    const me = mustBe(request);
    const game = mustKnow(bodyAs(quickBody, request).game);
    const open = await waitingTables(storage, game.id, { page: 0, most: PAGE });
    for (const table of open.lines) {
      if (table.sitting.some(({ player }) => player?.id === me.id)) return { table: table.id };
      if (await isUnwelcome(context, me, table.sitting)) continue;
      for (const { seat, player, bot } of table.sitting)
        if (player === null && bot === null && (await takeSeat(storage, table.id, seat, me.id)))
          return { table: table.id };
    }
    await mustHaveRoom(context, me);
    const seats = Math.min(game.seats.max, Math.max(game.seats.min, 4));
    const row = await createTable(storage, {
      game: game.id,
      version: game.version,
      options: optionsFor(game, {}, seats),
      seats: Array.from({ length: seats }, (_, seat) => ({ player: seat === 0 ? me.id : null, bot: null })),
      seed: newSeed(),
      start: null,
      visibility: 'public',
      host: me.id,
      name: '',
      clock: null,
      rematchOf: null,
    });
    return { table: row.id };
  });

  app.get('/api/tables/:table', async (request) => room(await readable(request), request.player));

  app.get('/api/invites/:code', async (request) => {
    const row = await tableByInvite(storage, idIn(request, 'code'));
    if (row === null) throw new Refusal(404, 'invite.unknown');
    return room(row, request.player);
  });

  app.post('/api/tables/:table/sit', async (request) => {
    const me = mustBe(request);
    const row = await waiting(request);
    const { seat, invite } = bodyAs(sitBody, request);
    const sitting = await seatsAt(storage, row.id);
    const isInvited =
      row.host === me.id || invite === row.invite || sitting.some(({ player }) => player?.id === me.id);
    if (row.visibility === 'private' && !isInvited) throw new Refusal(404, 'table.unknown');
    if (await isUnwelcome(context, me, sitting)) throw new Refusal(403, 'table.blocked');
    const old = sitting.find(({ player }) => player?.id === me.id);
    if (old !== undefined && (seat === undefined || seat === old.seat)) return again(request, row.id);
    const free = sitting.filter(
      (one) => one.player === null && one.bot === null && (seat === undefined || one.seat === seat),
    );
    for (const one of free)
      if (await takeSeat(storage, row.id, one.seat, me.id)) {
        if (old !== undefined) await changeSeat(storage, row.id, old.seat, { player: null, ready: false });
        return again(request, row.id);
      }
    throw new Refusal(409, 'seat.taken');
  });

  app.post('/api/tables/:table/leave', async (request) => {
    const me = mustBe(request);
    const row = await waiting(request);
    const sitting = await seatsAt(storage, row.id);
    const own = sitting.find(({ player }) => player?.id === me.id);
    if (own === undefined && row.host !== me.id) throw new Refusal(403, 'seat.none');
    if (own !== undefined) await changeSeat(storage, row.id, own.seat, { player: null, ready: false });
    const [heir] = sitting.flatMap(({ player }) =>
      player === null || player.id === me.id ? [] : [player.id],
    );
    // A table that its host has left is the next one's; with nobody left it is given up.
    if (heir === undefined) await abandonTable(storage, row.id, now());
    else if (row.host === me.id) await changeTable(storage, row.id, { host: heir });
    return {};
  });

  app.post('/api/tables/:table/seat', async (request) => {
    const row = await asHost(request);
    const { seat, bot } = bodyAs(botBody, request);
    const sitting = await seatsAt(storage, row.id);
    const place = sitting.find((one) => one.seat === seat);
    if (place === undefined || place.player !== null) throw new Refusal(409, 'seat.taken');
    if (bot !== null) mustOffer(mustKnow(row.game), bot);
    await changeSeat(storage, row.id, seat, { bot });
    return again(request, row.id);
  });

  app.post('/api/tables/:table/kick', async (request) => {
    const row = await asHost(request);
    const { seat } = bodyAs(seatBody, request);
    await changeSeat(storage, row.id, seat, { player: null, bot: null, ready: false });
    return again(request, row.id);
  });

  app.post('/api/tables/:table/change', async (request) => {
    const row = await asHost(request);
    const { options, name, visibility, clock: ticking } = bodyAs(optionsBody, request);
    const sitting = await seatsAt(storage, row.id);
    await changeTable(storage, row.id, {
      ...(options === undefined ? {} : { options: optionsFor(mustKnow(row.game), options, sitting.length) }),
      ...(name === undefined ? {} : { name }),
      ...(visibility === undefined ? {} : { visibility }),
      ...(ticking === undefined ? {} : { clock: ticking }),
    });
    // Whoever was ready was so for another match.
    for (const { seat, ready } of sitting)
      if (ready) await changeSeat(storage, row.id, seat, { ready: false });
    return again(request, row.id);
  });

  app.post('/api/tables/:table/ready', async (request) => {
    const me = mustBe(request);
    const row = await waiting(request);
    const own = (await seatsAt(storage, row.id)).find(({ player }) => player?.id === me.id);
    if (own === undefined) throw new Refusal(403, 'seat.none');
    await changeSeat(storage, row.id, own.seat, { ready: bodyAs(readyBody, request).ready });
    return again(request, row.id);
  });

  app.post('/api/tables/:table/start', async (request) => {
    const row = await asHost(request);
    const sitting = await seatsAt(storage, row.id);
    if (sitting.some(({ player, bot }) => player === null && bot === null))
      throw new Refusal(409, 'seats.free');
    if (sitting.some(({ player, ready }) => player !== null && player.id !== row.host && !ready))
      throw new Refusal(409, 'seats.ready');
    await begin(context, row.id);
    return again(request, row.id);
  });

  app.post('/api/tables/:table/rematch', async (request) => {
    const me = mustBe(request);
    const row = await found(request);
    const sitting = await seatsAt(storage, row.id);
    if (!sitting.some(({ player }) => player?.id === me.id)) throw new Refusal(403, 'seat.none');
    if (row.phase !== 'over' && row.phase !== 'abandoned') throw new Refusal(409, 'table.running');
    const game = mustKnow(row.game);
    const { visibility, clock: ticking, name } = row;
    // A campaign goes on; any other match is played again.
    const sequel = await tableHost.look(row.id, ({ match }) => match.sequel);
    const other = await createTable(storage, {
      game: game.id,
      version: game.version,
      options: sequel === null ? row.options : asOptions(sequel.options),
      // The seats of the others are kept for them: the invitation is on the page of the match.
      seats: sitting.map(({ player, bot }) => ({
        player: player?.deleted === true ? null : (player?.id ?? null),
        bot: player === null ? bot : null,
      })),
      seed: newSeed(),
      start: null,
      visibility,
      host: me.id,
      name,
      clock: ticking,
      rematchOf: row.id,
    });
    const people = sitting.filter(({ player }) => player !== null);
    if (people.length === 1 && other.phase === 'waiting') await begin(context, other.id);
    await tableHost.broadcast(row.id, () => JSON.stringify({ is: 'room', table: row.id }));
    return { table: other.id };
  });
}

const isAt = (sitting: readonly Sitting[], reader: string | null): boolean =>
  sitting.some(({ player }) => player !== null && player.id === reader);

/** 128 bits from the system's generator. */
const newSeed = (): string => randomBytes(16).toString('hex');

async function begin({ storage, tableHost, now }: Context, table: string): Promise<void> {
  if (!(await startTable(storage, table, now()))) throw new Refusal(409, 'table.begun');
  await tableHost.carry(table);
}

function mustKnow(id: string): Playable {
  const game = gameOf(id);
  if (game === null) throw new Refusal(400, 'game.unknown', { game: id });
  return game;
}

function mustOffer(game: Playable, level: string): void {
  if (!botsOf(game).includes(level)) throw new Refusal(400, 'bot.unknown', { level });
}

/** The options with all that is left out; refused if no match can begin with them. */
function optionsFor(game: Playable, given: object, seats: number): TableOptions {
  const checked = schema.check(game.options, given);
  if (checked.problems === undefined) {
    mustBegin(game, checked.value, seats);
    return asOptions(checked.value);
  }
  const [problem] = checked.problems;
  throw new Refusal(400, 'options.wrong', {
    where: problem?.path.join('.') ?? '',
    what: problem?.message ?? '',
  });
}

/** What each option allows by itself may not go together: two decks with the same hero. The rules find out. */
function mustBegin(game: Playable, options: object, seats: number): void {
  try {
    Match.create(game, { seats, seed: newSeed(), options });
  } catch (problem) {
    if (problem instanceof Unreadable) throw new Refusal(400, 'options.together', { what: problem.message });
    throw problem;
  }
}

async function mustHaveRoom({ storage }: Context, me: Player): Promise<void> {
  const mine = await myTables(storage, me.id);
  if (mine.length >= MOST_TABLES) throw new Refusal(409, 'tables.many', { most: MOST_TABLES });
}

/** Whether somebody there has blocked the newcomer, or the other way round. */
async function isUnwelcome({ storage }: Context, me: Player, sitting: readonly Sitting[]): Promise<boolean> {
  for (const { player } of sitting)
    if (player !== null && player.id !== me.id && (await areApart(storage, me.id, player.id))) return true;
  return false;
}
