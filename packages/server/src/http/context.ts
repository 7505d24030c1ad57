import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Command, WireRefusal } from '@concilio/tables';
import type { TableHost } from '../host/table-host.ts';
import type { Report } from '../report.ts';
import type { Rates } from '../settings.ts';
import type { Player, Storage } from '../storage/index.ts';
import type { Rooms } from '../socket/rooms.ts';
import type { Sockets } from '../socket/sockets.ts';

/** What the routes work with. */
export interface Context {
  readonly storage: Storage;
  readonly tableHost: TableHost;
  readonly sockets: Sockets;
  readonly rooms: Rooms;
  readonly now: () => number;
  /** Counts a command that came over a websocket, and why it was refused. */
  readonly count: (command: Command['do'], refusal: WireRefusal | null) => void;
  readonly report: Report;
  readonly rates: Rates;
  /** Whether cookies go over TLS only. */
  readonly secure: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever is logged in. */
    player: Player | null;
  }
}

export const COOKIE = 'concilio';

/** Ends a request with the key of a sentence. */
export class Refusal extends Error {
  readonly status: number;
  readonly refused: string;
  readonly values: Readonly<Record<string, string | number>> | undefined;

  constructor(status: number, refused: string, values?: Readonly<Record<string, string | number>>) {
    super(refused);
    this.status = status;
    this.refused = refused;
    this.values = values;
  }
}

/** Whoever asks, who must be somebody. */
export function mustBe(request: FastifyRequest): Player {
  if (request.player === null) throw new Refusal(401, 'nobody');
  return request.player;
}

export function setSession(reply: FastifyReply, { secure }: Context, token: string, lasts: number): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: Math.floor(lasts / 1000),
  });
}
