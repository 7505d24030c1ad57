import type { Me } from '@concilio/tables';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  beginGuest,
  deleteMyData,
  isRefused,
  logIn,
  type LoggedIn,
  logOut,
  logOutEverywhere,
  recover,
  type Refused,
  register,
  rename,
  SESSION_LASTS,
} from '../accounts/index.ts';
import { block, blockedBy, type Player, playerById, unblock } from '../storage/index.ts';
import { seatOf } from '../host/stored.ts';
import { bodyAs, id } from './body.ts';
import { type Context, COOKIE, mustBe, Refusal, setSession } from './context.ts';

/** Long enough for any password, short enough to cost nothing. */
const text = z.string().max(400);
const nameBody = z.object({ name: text });
const loginBody = z.object({ login: text, password: text });
const recoverBody = z.object({ login: text, code: text, password: text });
const logoutBody = z.object({ everywhere: z.boolean().default(false) });
const playerBody = z.object({ player: id });

const meOf = ({ id, name, login }: Player): Me => ({ id, name, login });

const unlessRefused = <Result extends object>(result: Result | Refused): Result => {
  if (isRefused(result)) throw new Refusal(400, result.refused, result.values);
  return result;
};

export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { storage, sockets, rates } = context;
  // To guess passwords and to make guests by the thousand is slow.
  const seldom = { config: { rateLimit: { max: rates.entries, timeWindow: 60_000 } } };
  const enter = (reply: FastifyReply, { player, token }: LoggedIn): Me => {
    setSession(reply, context, token, SESSION_LASTS);
    return meOf(player);
  };

  // Not to be known yet is no error: every page asks.
  app.get('/api/me', (request) => ({ me: request.player === null ? null : meOf(request.player) }));

  app.post('/api/guest', seldom, async (request, reply) => {
    const { name } = bodyAs(nameBody, request);
    return enter(reply, unlessRefused(await beginGuest(storage, name)));
  });

  app.post('/api/register', seldom, async (request) => {
    const { login, password } = bodyAs(loginBody, request);
    const { codes } = unlessRefused(await register(storage, mustBe(request).id, login, password));
    return { codes };
  });

  app.post('/api/login', seldom, async (request, reply) => {
    const { login, password } = bodyAs(loginBody, request);
    return enter(reply, unlessRefused(await logIn(storage, login, password)));
  });

  app.post('/api/recover', seldom, async (request, reply) => {
    const { login, code, password } = bodyAs(recoverBody, request);
    const entered = unlessRefused(await recover(storage, login, code, password));
    sockets.close(entered.player.id);
    return enter(reply, entered);
  });

  app.post('/api/logout', async (request, reply) => {
    const { everywhere } = bodyAs(logoutBody, request);
    const token = request.cookies[COOKIE];
    if (request.player !== null && everywhere) {
      await logOutEverywhere(storage, request.player.id);
      sockets.close(request.player.id);
    } else if (token !== undefined) await logOut(storage, token);
    reply.clearCookie(COOKIE, { path: '/' });
    return {};
  });

  app.post('/api/rename', async (request) => {
    const { name } = bodyAs(nameBody, request);
    return meOf(unlessRefused(await rename(storage, mustBe(request).id, name)));
  });

  app.post('/api/forget', async (request, reply) => {
    const me = mustBe(request);
    const running = await deleteMyData(storage, me.id);
    // Where others are in the middle of a match, a bot plays on.
    for (const table of running) {
      const seat = await seatOf(storage, table, me.id);
      if (seat !== null) await context.tableHost.command(table, seat, { do: 'concede' });
    }
    sockets.close(me.id);
    reply.clearCookie(COOKIE, { path: '/' });
    return {};
  });

  app.get('/api/blocked', async (request) => ({
    players: (await blockedBy(storage, mustBe(request).id)).map(({ id, name }) => ({ id, name })),
  }));

  app.post('/api/block', async (request) => {
    const { player } = bodyAs(playerBody, request);
    if ((await playerById(storage, player)) === null) throw new Refusal(404, 'player.unknown');
    await block(storage, mustBe(request).id, player);
    return {};
  });

  app.post('/api/unblock', async (request) => {
    const { player } = bodyAs(playerBody, request);
    await unblock(storage, mustBe(request).id, player);
    return {};
  });
}
