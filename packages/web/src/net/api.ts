import type {
  Finished,
  FinishedMatch,
  KeptDeck,
  Lobby,
  Me,
  NewTable,
  Refused,
  ReportFile,
  Room,
  RuleReport,
} from '@concilio/tables';

/** What became of a call: an answer, a refusal with the key of its sentence, or nobody answered. */
export type Reply<T> =
  | { readonly is: 'ok'; readonly value: T }
  | ({ readonly is: 'refused' } & Refused)
  | { readonly is: 'unreachable' };

/** A server that does not answer within this time is as good as none. */
const PATIENCE = 10_000;

const isRefused = (body: unknown): body is Refused =>
  typeof body === 'object' && body !== null && 'refused' in body && typeof body.refused === 'string';

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply<T>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    // A page that is served without the server behind it answers with something else than JSON.
    if (!(answer.headers.get('content-type') ?? '').includes('json')) return { is: 'unreachable' };
    const value: unknown = await answer.json();
    if (answer.ok) return { is: 'ok', value: value as T };
    return isRefused(value) ? { is: 'refused', ...value } : { is: 'unreachable' };
  } catch {
    return { is: 'unreachable' };
  }
}

const get = <T>(path: string): Promise<Reply<T>> => call('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<Reply<T>> => call('POST', path, body);
const part = encodeURIComponent;

type Nothing = Readonly<Record<string, never>>;

export const api = {
  me: () => get<{ readonly me: Me | null }>('/me'),
  guest: (name: string) => post<Me>('/guest', { name }),
  register: (login: string, password: string) =>
    post<{ readonly codes: readonly string[] }>('/register', { login, password }),
  login: (login: string, password: string) => post<Me>('/login', { login, password }),
  recover: (login: string, code: string, password: string) => post<Me>('/recover', { login, code, password }),
  logout: (everywhere: boolean) => post<Nothing>('/logout', everywhere ? { everywhere } : {}),
  rename: (name: string) => post<Me>('/rename', { name }),
  forget: () => post<Nothing>('/forget'),

  lobby: (game: string | null, page: number) =>
    get<Lobby>(`/lobby?${new URLSearchParams({ ...(game !== null && { game }), page: String(page) })}`),
  open: (table: NewTable) => post<{ readonly table: string }>('/tables', table),
  quick: (game: string) => post<{ readonly table: string }>('/quick', { game }),
  room: (table: string) => get<Room>(`/tables/${part(table)}`),
  invite: (code: string) => get<Room>(`/invites/${part(code)}`),
  sit: (table: string, seat?: number, invite?: string) =>
    post<Room>(`/tables/${part(table)}/sit`, {
      ...(seat === undefined ? {} : { seat }),
      ...(invite === undefined ? {} : { invite }),
    }),
  leave: (table: string) => post<Nothing>(`/tables/${part(table)}/leave`),
  seat: (table: string, seat: number, bot: string | null) =>
    post<Room>(`/tables/${part(table)}/seat`, { seat, bot }),
  kick: (table: string, seat: number) => post<Room>(`/tables/${part(table)}/kick`, { seat }),
  /** The host's, before the start. */
  change: (table: string, change: Partial<Pick<NewTable, 'options' | 'visibility' | 'clock'>>) =>
    post<Room>(`/tables/${part(table)}/change`, change),
  ready: (table: string, ready: boolean) => post<Room>(`/tables/${part(table)}/ready`, { ready }),
  start: (table: string) => post<Room>(`/tables/${part(table)}/start`),
  rematch: (table: string) => post<{ readonly table: string }>(`/tables/${part(table)}/rematch`),
  report: (table: string, report: RuleReport) =>
    post<{ readonly file: ReportFile }>(`/tables/${part(table)}/report`, report),

  matches: (page: number, of: { readonly game?: string; readonly most?: number } = {}) =>
    get<Finished>(
      `/matches?${new URLSearchParams({
        page: String(page),
        ...(of.game !== undefined && { game: of.game }),
        ...(of.most !== undefined && { most: String(of.most) }),
      })}`,
    ),
  match: (table: string) => get<FinishedMatch>(`/matches/${part(table)}`),
  /** Mine, with a `null` for a deck that was removed elsewhere. */
  decks: () => get<{ readonly decks: readonly KeptDeck[] }>('/decks'),
  /** Answers with the deck as it stands: another device may have changed it later. */
  keepDeck: (deck: KeptDeck) => post<{ readonly deck: KeptDeck }>('/decks', deck),
  removeDeck: (id: string, changed: number) =>
    post<{ readonly deck: KeptDeck | null }>('/decks/remove', { id, changed }),
  blocked: () =>
    get<{ readonly players: readonly { readonly id: string; readonly name: string }[] }>('/blocked'),
  block: (player: string) => post<Nothing>('/block', { player }),
  unblock: (player: string) => post<Nothing>('/unblock', { player }),
  complain: (table: string, about: string, chat?: number) =>
    post<Nothing>('/complain', { table, about, ...(chat !== undefined && { chat }) }),
};
