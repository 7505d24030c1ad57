import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import serveFiles from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { sessionOf } from './accounts/index.ts';
import { gameOf, games } from './games.ts';
import { accountRoutes } from './http/accounts.ts';
import { deckRoutes } from './http/decks.ts';
import { type Context, COOKIE, Refusal } from './http/context.ts';
import { matchRoutes } from './http/matches.ts';
import { isOurs } from './http/origin.ts';
import { tableRoutes } from './http/tables.ts';
import { replays } from './host/replays.ts';
import { TableHost } from './host/table-host.ts';
import { storedTables } from './host/stored.ts';
import { thinkers } from './host/thinking.ts';
import { type Metrics, metrics } from './metrics.ts';
import { passOnNews, tellWhoseTurn } from './news.ts';
import type { Problem, Report } from './report.ts';
import type { Settings } from './settings.ts';
import { converse } from './socket/connection.ts';
import { rooms } from './socket/rooms.ts';
import { sockets } from './socket/sockets.ts';
import { together } from './socket/together.ts';
import { dropExpiredSessions, openStorage } from './storage/index.ts';

/** No message of a client is longer: the longest answer is a list of some dozens of ids. */
const MOST_BYTES = 16_384;
/** A page whose connection takes in nothing for so many bytes is cut off; it comes back by itself. */
const MOST_UNSENT = 1_000_000;
/** A server that stops gives so many milliseconds to say goodbye; some connections would never end by themselves. */
const LAST_WORDS = 500;
/** Connections that are silent for so long are asked whether they are there. */
const PING = 25_000;
const DAY = 24 * 3_600_000;

export interface Server {
  readonly address: string;
  /** Takes no more, finishes what is under way, and closes the storage. */
  close(): Promise<void>;
}

export async function startServer(settings: Settings): Promise<Server> {
  const storage = await openStorage(settings.where);
  const bots = thinkers(settings.worker, settings.thinkers, settings.thinkingTime);
  const open = sockets();
  const app = fastify({
    // Neither cookies nor bodies nor the names of tables belong into a log.
    logger: {
      level: settings.log,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { req: ({ method }) => ({ method }) },
    },
    bodyLimit: MOST_BYTES,
    // Each proxy adds the address that it was asked from at the end; what stands before those is what a client says.
    trustProxy: (_address, hop) => hop < settings.proxies,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
  });
  const connections = new Set<Socket>();
  app.server.on('connection', (one: Socket) => {
    connections.add(one);
    one.once('close', () => connections.delete(one));
  });
  const report: Report = ({ what, table, cause }) => {
    counted.problems.inc({ what });
    app.log.error({ table, err: cause }, what);
  };
  /** What nobody waits for: if it fails, it is reported. */
  const inBackground = (what: Problem['what'], work: Promise<unknown>): void => {
    work.catch((cause) => report({ what, cause }));
  };
  // Every promise has an owner. One that was forgotten is a fault of ours, and must not end everybody's match.
  const orphan = (cause: unknown) => report({ what: 'a promise had no owner', cause });
  process.on('unhandledRejection', orphan);
  const counted = metrics({ tables: () => tableHost.size, connections: () => open.size });
  const store = storedTables(storage);
  const seen = replays(storage, store, games, bots.replay, report);
  const tableHost: TableHost = new TableHost({
    store,
    gameOf,
    think: bots.think,
    pace: settings.pace,
    patience: settings.patience,
    now: Date.now,
    report,
    changed: (table, waitingFor) => inBackground('news were not passed on', whoseTurn(table, waitingFor)),
    ended: seen.ended,
  });
  const whoseTurn = tellWhoseTurn({ storage, sockets: open });
  const context: Context = {
    storage,
    tableHost,
    sockets: open,
    rooms: rooms(storage),
    now: Date.now,
    count: (command, refusal) => counted.commands.inc({ command, refusal: refusal ?? 'none' }),
    report,
    secure: settings.secure,
    rates: settings.rates,
  };

  await protect(app, settings);
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
  app.decorateRequest('player', null);
  answerRefusals(app);
  // What is asked before a route is answered belongs to the route that was found, however its path was spelled.
  await app.register(async (known) => {
    knowVisitors(known, context, settings);
    await known.register(async (api) => {
      await api.register(rateLimit, { max: settings.rates.requests, timeWindow: 60_000 });
      accountRoutes(api, context);
      tableRoutes(api, context);
      matchRoutes(api, context);
      deckRoutes(api, context);
    });
    await known.register(async (inner) => socketRoute(inner, context));
  });
  operations(app, counted);
  if (settings.web !== null) await serveClient(app, settings.web);

  const deaf = await passOnNews(context);
  const housekeeping = setInterval(
    () => inBackground('old sessions were not dropped', dropExpiredSessions(storage)),
    DAY,
  );
  housekeeping.unref();
  const address = await app.listen({ host: settings.host, port: settings.port });
  inBackground('tables were not carried on', tableHost.carryOn());
  inBackground('a replay was not kept', seen.catchUp());
  return {
    address,
    async close() {
      deaf();
      clearInterval(housekeeping);
      // 1012: the server starts anew, and pages come back by themselves.
      for (const socket of app.websocketServer.clients) socket.close(1012);
      setTimeout(() => connections.forEach((one) => one.destroy()), LAST_WORDS).unref();
      await app.close();
      await tableHost.close();
      await seen.close();
      await bots.close();
      await storage.close();
      process.off('unhandledRejection', orphan);
    },
  };
}

async function protect(app: FastifyInstance, { secure }: Settings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Geometry of the tables is set from script, which this covers; there is no style in our pages.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
    strictTransportSecurity: secure,
  });
}

/** Only our own pages may ask, and whoever asks is known by their cookie. */
function knowVisitors(app: FastifyInstance, { storage }: Context, { origins }: Settings): void {
  app.addHook('onRequest', async (request) => {
    if (!isOurs(request, origins)) throw new Refusal(403, 'origin');
    const token = request.cookies[COOKIE];
    request.player = token === undefined ? null : await sessionOf(storage, token);
  });
}

/** A refusal is the key of a sentence; anything else that goes wrong is nobody's business but the log's. */
function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((problem: Error & { statusCode?: number }, request, reply) => {
    if (problem instanceof Refusal) {
      const { status, refused, values } = problem;
      return reply.status(status).send(values === undefined ? { refused } : { refused, values });
    }
    const status = problem.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: problem }, 'a request failed');
    return reply
      .status(status)
      .send({ refused: status === 429 ? 'too.fast' : status >= 500 ? 'failed' : 'malformed' });
  });
}

/**
 * What goes to a connection in one turn goes as one: to hand bytes to the system costs more than to make them. Returns
 * how to say that a connection is about to be written to.
 */
function gatherWrites(): (connection: Socket) => void {
  const corked = new Set<Socket>();
  const flush = () => {
    for (const connection of corked) connection.uncork();
    corked.clear();
  };
  return (connection) => {
    if (corked.has(connection)) return;
    if (corked.size === 0) setImmediate(flush);
    connection.cork();
    corked.add(connection);
  };
}

function socketRoute(app: FastifyInstance, context: Context): void {
  const aboutToWrite = gatherWrites();
  const inOneGo = together();
  /** What goes wrong on one connection ends no other. */
  const guarded = (work: () => void) => () => {
    try {
      work();
    } catch (cause) {
      context.report({ what: 'a connection failed', cause });
    }
  };
  app.get('/ws', { websocket: true }, (socket, request) => {
    const talk = converse(
      context,
      {
        send(text) {
          if (socket.bufferedAmount > MOST_UNSENT) return socket.terminate();
          aboutToWrite(request.socket);
          socket.send(text);
        },
        close: (code) => socket.close(code),
      },
      request.player?.id ?? null,
    );
    let alive = true;
    const ping = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
    }, PING);
    socket.on('pong', () => (alive = true));
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(1003);
      else inOneGo(guarded(() => talk.hear(String(data))));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(ping);
      // After all that it has said.
      inOneGo(guarded(() => talk.end()));
    });
  });
}

function operations(app: FastifyInstance, { registry, requests }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/healthz', () => ({ ok: true }));
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

/** The client is one page; every address that is no file is a place in it. */
async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serveFiles, {
    root: folder,
    // The build lays each file beside itself compressed.
    preCompressed: true,
    setHeaders(reply, path) {
      // Built files bear the hash of their content in their names, but for the page and the service worker.
      const forGood = path.includes('/assets/');
      reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|ws|assets)(\/|$)/.test(request.url);
    return isPage ? reply.sendFile('index.html') : reply.status(404).send({ refused: 'unknown' });
  });
}
