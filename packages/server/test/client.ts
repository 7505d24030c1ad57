import {
  type TableInfo,
  type ChatLine,
  type ServerMessage,
  type Frame,
  type Cursor,
  cursorAfter,
  type ClientMessage,
  eventsIn,
  frameAfter,
  WIRE,
  type WireRefusal,
  type Command,
} from '@concilio/tables';
import { WebSocket } from 'ws';

/** A browser without a page: it keeps its cookie, speaks to the server and listens. */
export class Visitor {
  readonly #address: string;
  cookie = '';

  constructor(address: string) {
    this.#address = address;
  }

  async call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const response = await this.raw(method, path, body === undefined ? undefined : JSON.stringify(body));
    const answer = (await response.json()) as Answer & { refused?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  async raw(
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(new URL(path, this.#address), {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';', 1)[0] ?? '';
    return response;
  }

  post<Answer>(path: string, body: object = {}): Promise<Answer> {
    return this.call('POST', path, body);
  }

  get<Answer>(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  async connect(headers: Record<string, string> = {}): Promise<Line> {
    const socket = new WebSocket(new URL('/ws', this.#address.replace(/^http/, 'ws')), {
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
    });
    const line = new Line(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return line;
  }
}

/** What a client knows of a table that it watches. */
export interface Known {
  frame: Frame | null;
  around: TableInfo | null;
  /** All events so far, as the client's log has them. */
  log: Frame['events'];
  chat: ChatLine[];
  have: Cursor | null;
}

/** One websocket, with all that has come over it. */
export class Line {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly tables = new Map<string, Known>();
  readonly #waiting = new Set<() => void>();
  readonly #refs = new Map<number, (result: 'done' | WireRefusal) => void>();
  #ref = 0;
  closed: number | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    socket.on('error', () => {});
  }

  send(up: ClientMessage): void {
    this.socket.send(JSON.stringify(up));
  }

  watch(table: string, have?: Cursor): void {
    this.send({ do: 'watch', table, wire: WIRE, ...(have === undefined ? {} : { have }) });
  }

  command(table: string, command: Command): Promise<'done' | WireRefusal> {
    const ref = ++this.#ref;
    return new Promise((resolve) => {
      this.#refs.set(ref, resolve);
      this.send({ table, ref, ...command });
    });
  }

  known(table: string): Known {
    const known = this.tables.get(table) ?? { frame: null, around: null, log: [], chat: [], have: null };
    this.tables.set(table, known);
    return known;
  }

  /** Waits until something holds, or fails after some seconds. */
  async until<Result>(
    what: string,
    look: () => Result | null | undefined | false,
    ms = 60_000,
  ): Promise<Result> {
    const end = Date.now() + ms;
    for (;;) {
      const result = look();
      if (result !== null && result !== undefined && result !== false) return result;
      const left = end - Date.now();
      if (left <= 0) throw new Error(`This did not happen: ${what}.`);
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          this.#waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, Math.min(left, 200));
        this.#waiting.add(wake);
      });
    }
  }

  end(): void {
    this.socket.close();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  #hear(text: string): void {
    this.texts.push(text);
    const down = JSON.parse(text) as ServerMessage;
    if (down.is === 'frame') {
      const known = this.known(down.table);
      known.frame = frameAfter(known.frame, down);
      if (known.frame === null) throw new Error('A frame has come that cannot be read without another.');
      known.log = [...known.log.slice(0, down.since), ...eventsIn(down)];
      known.have = cursorAfter(down);
    } else if (down.is === 'around') this.known(down.table).around = down;
    else if (down.is === 'chat') {
      // A line may come twice, as our own pages know.
      const { chat } = this.known(down.table);
      chat.push(...down.lines.filter(({ number }) => chat.every((line) => line.number !== number)));
    } else if (down.is === 'done' || down.is === 'refused') {
      this.#refs.get(down.ref)?.(down.is === 'done' ? 'done' : down.refusal);
      this.#refs.delete(down.ref);
    }
    this.#wake();
  }
}
