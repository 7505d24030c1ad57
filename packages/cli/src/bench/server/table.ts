import type { Line } from './line.ts';

/** A table with two seats, as the load plays it. */
export interface Table {
  /** Gives the answer that is due. Resolves when both seats have been told of it; `false`: the match is over. */
  answer(): Promise<boolean>;
  close(): void;
}

/** How one server is spoken to. */
export type Begin = (address: string) => Promise<Table>;

/** What a protocol has learnt for one seat. */
export interface Seat {
  /** How many cards this seat knows to have been laid; `-1`: it knows nothing yet. */
  laid: number;
  /** Sends an answer, if this seat is asked for one. */
  move: (() => void) | null;
}

/** What both seats must have heard before the load begins, and what they hear then. */
export interface Playing {
  readonly seats: readonly [Seat, Seat];
  /** To be called whenever a seat has learnt something. */
  heard(): void;
  /** Resolves when something holds of the seats. */
  until(holds: () => boolean): Promise<void>;
}

export function playing(): Playing {
  const seats = [
    { laid: -1, move: null },
    { laid: -1, move: null },
  ] as const satisfies readonly Seat[];
  let waiting: { readonly holds: () => boolean; readonly resolve: () => void } | null = null;
  return {
    seats,
    heard() {
      if (waiting?.holds() !== true) return;
      const { resolve } = waiting;
      waiting = null;
      resolve();
    },
    until: (holds) =>
      new Promise((resolve) => {
        if (holds()) resolve();
        else waiting = { holds, resolve };
      }),
  };
}

export function tableOf({ seats, until }: Playing, lines: readonly Line[]): Table {
  return {
    async answer() {
      const asked = seats.find(({ move }) => move !== null);
      if (asked === undefined) return false;
      const { move } = asked;
      asked.move = null;
      const laid = asked.laid + 1;
      move?.();
      await until(() => seats.every((seat) => seat.laid >= laid));
      return true;
    },
    close: () => lines.forEach((line) => line.close()),
  };
}

/** A request with a JSON body and answer; the cookie, if it gives one, comes along. */
export async function post<Answer>(
  url: string,
  body: object,
  cookie = '',
): Promise<{ readonly answer: Answer; readonly cookie: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(answer)}`);
  return { answer, cookie: response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}

/** The address of a server's websockets. */
export const socketsOf = (address: string): string => address.replace(/^http/, 'ws');
