import { type Kysely, sql } from 'kysely';
import { asOptions, seat } from '@concilio/kernel';
import type { KeptDeck, TableEntry } from '@concilio/tables';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  abandonTable,
  addMessage,
  addReport,
  append,
  areApart,
  block,
  blockedBy,
  carryOver,
  changeSeat,
  changeTable,
  checkpointOf,
  createPlayer,
  createSession,
  createTable,
  decksOf,
  dropExpiredSessions,
  dueTables,
  endTable,
  entriesOf,
  erasePlayer,
  keepCheckpoint,
  keepDeck,
  keepReplay,
  keepSnapshot,
  lengthsOf,
  markDue,
  messagesOf,
  MOST_DECKS,
  myMatches,
  myTables,
  type News,
  newId,
  type NewTable,
  openStorage,
  playerById,
  playerByLogin,
  rematchAfter,
  removeDeck,
  replayOf,
  reports,
  runningTables,
  seatsAt,
  sessionByToken,
  setLogin,
  setSettings,
  snapshotOf,
  startTable,
  type Storage,
  tableById,
  tableByInvite,
  takeSeat,
  unblock,
  waitingTables,
  type Where,
  withoutReplay,
} from '../src/storage/index.ts';
import { migrate } from '../src/storage/migrate.ts';
import { migrations } from '../src/storage/migrations.ts';
import { runChild } from './child.ts';
import { much, timeout } from './entries.ts';
import { newTable, sits } from './tables.ts';

/** What a test needs of a database of its own. */
export interface Place {
  readonly where: Where;
  /** From now on there is no room for entries that hold `much`. */
  fill(storage: Storage): Promise<void>;
  /** And now there is again. */
  free(storage: Storage): Promise<void>;
  remove(): Promise<void>;
}

/** Everything that the server relies on, whatever database there is. */
export function storageContract(name: string, place: () => Promise<Place>): void {
  describe(name, () => {
    let here: Place;
    let storage: Storage;

    beforeEach(async () => {
      here = await place();
      storage = await openStorage(here.where);
    });
    afterEach(async () => {
      await storage.close();
      await here.remove();
    });

    const reopen = async () => {
      await storage.close();
      storage = await openStorage(here.where);
    };
    const someone = async (name = 'Ana') => (await createPlayer(storage, name)).id;
    const table = async (more: Partial<NewTable> = {}) =>
      (await createTable(storage, newTable(more.host ?? (await someone()), more))).id;

    describe('the log of a table', () => {
      test('keeps entries in order, and over a restart', async () => {
        expect(await append(storage, 't', 0, [timeout(1), timeout(2)])).toBe('ok');
        expect(await append(storage, 't', 2, [timeout(3)])).toBe('ok');
        await reopen();
        expect(await entriesOf(storage, 't')).toEqual([timeout(1), timeout(2), timeout(3)]);
        expect(await entriesOf(storage, 't', 2)).toEqual([timeout(3)]);
        expect(await append(storage, 't', 3, [timeout(4)])).toBe('ok');
        expect(await lengthsOf(storage, ['t', 'nothing'])).toEqual(
          new Map([
            ['t', 4],
            ['nothing', 0],
          ]),
        );
      });

      test('takes no entry twice, and leaves no gap', async () => {
        await append(storage, 't', 0, [timeout(1), timeout(2)]);
        expect(await append(storage, 't', 0, [timeout(9)])).toBe('conflict');
        expect(await append(storage, 't', 1, [timeout(9)])).toBe('conflict');
        expect(await append(storage, 't', 3, [timeout(9)])).toBe('conflict');
        expect(await append(storage, 'u', 1, [timeout(9)])).toBe('conflict');
        expect(await entriesOf(storage, 't')).toEqual([timeout(1), timeout(2)]);
      });

      test('takes several entries together or not at all', async () => {
        await append(storage, 't', 0, [timeout(1)]);
        expect(await append(storage, 't', 0, [timeout(9), timeout(9), timeout(9)])).toBe('conflict');
        expect(await entriesOf(storage, 't')).toEqual([timeout(1)]);
      });

      test('of those that arrive at once, only the one that conflicts is refused', async () => {
        await append(storage, 't7', 0, [timeout(0)]);
        const appended = await Promise.all(
          Array.from({ length: 30 }, (_, number) => append(storage, `t${number}`, 0, [timeout(number)])),
        );
        expect(appended).toEqual(appended.map((_, number) => (number === 7 ? 'conflict' : 'ok')));
        expect(await entriesOf(storage, 't7')).toEqual([timeout(0)]);
        expect(await entriesOf(storage, 't8')).toEqual([timeout(8)]);
      });

      test('several to one table at once are taken in their order, and what does not fit is refused', async () => {
        const sequences = [0, 1, 1, 2, 4];
        const appended = await Promise.all(
          sequences.map((sequence, order) => append(storage, 't', sequence, [timeout(order)])),
        );
        expect(appended).toEqual(['ok', 'ok', 'conflict', 'ok', 'conflict']);
        expect(await entriesOf(storage, 't')).toEqual([timeout(0), timeout(1), timeout(3)]);
      });

      test('a full disk refuses exactly those whose entries are not stored, and nothing is lost', async () => {
        await append(storage, 'before', 0, [timeout(1)]);
        await here.fill(storage);
        const appended = await Promise.allSettled([
          append(storage, 'a', 0, [much(1)]),
          append(storage, 'b', 0, [much(2)]),
          append(storage, 'c', 0, [much(3)]),
        ]);
        const lengths = await lengthsOf(storage, ['a', 'b', 'c']);
        expect(appended.map(({ status }) => (status === 'fulfilled' ? 1 : 0))).toEqual([...lengths.values()]);
        expect([...lengths.values()]).toContain(0);

        await here.free(storage);
        expect(await append(storage, 'before', 1, [timeout(2)])).toBe('ok');
        expect(await append(storage, 'c', lengths.get('c') ?? 0, [timeout(3)])).toBe('ok');
        await reopen();
        expect(await entriesOf(storage, 'before')).toEqual([timeout(1), timeout(2)]);
      });

      test('closing waits for what was given before, and takes nothing more', async () => {
        const under = Array.from({ length: 20 }, (_, number) =>
          append(storage, `t${number}`, 0, [timeout(1)]),
        );
        const closed = storage.close();
        await expect(append(storage, 'late', 0, [timeout(1)])).rejects.toThrow('closed');
        expect(new Set(await Promise.all(under))).toEqual(new Set(['ok']));
        await closed;
        await reopen();
        expect((await lengthsOf(storage, ['t0', 't19', 'late'])).get('late')).toBe(0);
        expect((await lengthsOf(storage, ['t0', 't19'])).get('t19')).toBe(1);
      });

      test('every entry that was acknowledged survives a kill, and no append is half there', async () => {
        await storage.close();
        const said = await runChild('appender.ts', here.where, 20_000);
        storage = await openStorage(here.where);
        // The last line may be torn: it was not heard then.
        const heard = said.slice(0, said.lastIndexOf('\n')).split('\n');
        expect(heard.length).toBeGreaterThan(500);
        const last = new Map<string, number>();
        for (const line of heard) {
          const [table = '', sequence, appended] = line.split(' ');
          expect(appended).toBe('ok');
          last.set(table, Number(sequence));
        }
        for (const [table, sequence] of last) {
          const entries = await entriesOf(storage, table);
          expect(entries.length).toBeGreaterThan(sequence);
          expect(entries.length % 2).toBe(0);
          expect(entries).toEqual(entries.map((_, at) => timeout(at, at % 2)));
        }
      });
    });

    describe('the schema', () => {
      const next = async (db: Kysely<unknown>) => db.schema.dropTable('blocks').execute();
      const bare = () => ({ db: storage.db as Kysely<unknown>, kind: storage.kind });

      test('is made once when several open at once', async () => {
        const others = await Promise.all([1, 2, 3].map(() => openStorage(here.where)));
        const { rows } = await sql<{ number: number }>`select number from migrations`.execute(storage.db);
        expect(rows).toEqual(migrations.map((_, index) => ({ number: index + 1 })));
        for (const other of others) await other.close();
      });

      test('is as it was if a migration is killed in the middle, and the migration can be done again', async () => {
        const ana = await someone();
        await storage.close();
        await runChild('half-migration.ts', here.where);
        storage = await openStorage(here.where);
        await block(storage, ana, await someone('Bo'));
        expect(await blockedBy(storage, ana)).toHaveLength(1);
        await expect(sql`select colour from players`.execute(storage.db)).rejects.toThrow('colour');

        await migrate(bare(), [...migrations, next]);
        await expect(blockedBy(storage, ana)).rejects.toThrow('blocks');
      });

      test('of a newer Concilio is refused in one sentence', async () => {
        await migrate(bare(), [...migrations, next]);
        await expect(openStorage(here.where)).rejects.toThrow(
          `The database has schema ${migrations.length + 1} and this Concilio knows schemas up to ${migrations.length}`,
        );
      });
    });

    describe('players', () => {
      test('keep their settings, and any name that can be written', async () => {
        const name = `O'Brien "ș" 🦊 %_\\`;
        const id = await someone(name);
        await setSettings(storage, id, { language: 'ro', text: 'a\u0000b\ud800' });
        await reopen();
        const player = await playerById(storage, id);
        expect(player).toMatchObject({ name, login: null, deleted: null });
        expect(player?.settings).toEqual({ language: 'ro', text: 'a\u0000b\ud800' });
        expect(await playerById(storage, newId())).toBeNull();
      });

      test('a text that cannot be stored is refused, and the database goes on', async () => {
        await expect(someone('a\u0000b')).rejects.toThrow();
        expect(await playerById(storage, await someone())).toMatchObject({ name: 'Ana' });
      });

      test('have a login that nobody else has, in whatever case', async () => {
        const [ana, bo, guest] = [await someone('Ana'), await someone('Bo'), await someone('Guest')];
        expect(await setLogin(storage, ana, 'Ana.Ñ', 'hash')).toBe('ok');
        expect(await setLogin(storage, bo, 'ANA.ñ', 'hash')).toBe('taken');
        expect(await setLogin(storage, ana, 'another', 'hash')).toBe('not a guest');
        expect(await setLogin(storage, newId(), 'another', 'hash')).toBe('not a guest');
        expect((await playerByLogin(storage, 'aNa.Ñ'))?.player).toMatchObject({ id: ana, login: 'Ana.Ñ' });
        expect(await playerByLogin(storage, 'bo')).toBeNull();
        expect((await playerById(storage, guest))?.login).toBeNull();
      });

      test('of whom two want one login at once: one gets it', async () => {
        const ids = await Promise.all(Array.from({ length: 5 }, () => someone()));
        const set = await Promise.all(ids.map((id) => setLogin(storage, id, 'same', 'hash')));
        expect(set.filter((each) => each === 'ok')).toHaveLength(1);
        expect(set.filter((each) => each === 'taken')).toHaveLength(4);
      });

      test('block each other, twice if they like', async () => {
        const [ana, bo] = [await someone('Ana'), await someone('Bo')];
        await block(storage, ana, bo);
        await block(storage, ana, bo);
        expect(await blockedBy(storage, ana)).toEqual([{ id: bo, name: 'Bo', deleted: false }]);
        expect(await blockedBy(storage, bo)).toEqual([]);
        expect([await areApart(storage, ana, bo), await areApart(storage, bo, ana)]).toEqual([true, true]);
        await unblock(storage, ana, bo);
        expect(await areApart(storage, bo, ana)).toBe(false);
      });

      test('have sessions of which the token is nowhere in the database', async () => {
        const player = await someone();
        await createSession(storage, 'the token', { player, created: 1, seen: 1, expires: 100 });
        expect(await sessionByToken(storage, 'the token')).toMatchObject({ player, expires: 100 });
        expect(JSON.stringify(await storage.db.selectFrom('sessions').selectAll().execute())).not.toContain(
          'the token',
        );
        await dropExpiredSessions(storage, 100);
        expect(await sessionByToken(storage, 'the token')).toBeNull();
      });
    });

    describe('tables', () => {
      test('are found by id and by invitation, as they were made', async () => {
        const host = await someone();
        const start = { seats: 2, state: { round: 3 } };
        const made = await createTable(storage, newTable(host, { start }), 5);
        await reopen();
        expect(await tableById(storage, made.id)).toEqual(made);
        expect(await tableByInvite(storage, made.invite)).toEqual(made);
        expect(made).toMatchObject({
          ...newTable(host),
          start,
          seats: 2,
          phase: 'waiting',
          created: 5,
          base: 0,
        });
        expect(made.id.length).toBeGreaterThanOrEqual(22);
        expect(made.invite).not.toBe(made.id);
        expect(await tableById(storage, newId())).toBeNull();
        expect(await tableByInvite(storage, made.id)).toBeNull();
        expect(await seatsAt(storage, made.id)).toEqual([
          { seat: 0, player: { id: host, name: 'Ana', deleted: false }, bot: null, ready: false },
          { seat: 1, player: null, bot: null, ready: false },
        ]);
      });

      test('have seats for one each, while they wait', async () => {
        const [bo, cy] = [await someone('Bo'), await someone('Cy')];
        const id = await table();
        const taken = await Promise.all([bo, cy].map((player) => takeSeat(storage, id, 1, player)));
        expect(taken.sort()).toEqual([false, true]);
        expect(await changeSeat(storage, id, 1, { player: null, bot: 'simple', ready: true })).toBe(true);
        expect((await seatsAt(storage, id))[1]).toEqual({
          seat: 1,
          player: null,
          bot: 'simple',
          ready: true,
        });
        expect(await takeSeat(storage, id, 1, cy)).toBe(false);
        await changeSeat(storage, id, 1, { bot: null });
        await startTable(storage, id);
        expect(await takeSeat(storage, id, 1, cy)).toBe(false);
        expect(await changeSeat(storage, id, 9, { ready: true })).toBe(false);
      });

      test('begin once, end once, and change only while they wait', async () => {
        const id = await table();
        expect(
          await changeTable(storage, id, {
            name: 'Another',
            clock: null,
            options: asOptions({ long: false }),
          }),
        ).toBe(true);
        expect(await endTable(storage, id, { winners: [seat(0)], scores: [3, 1], reason: 'won' })).toBe(
          false,
        );
        const started = await Promise.all([startTable(storage, id, 7), startTable(storage, id, 7)]);
        expect(started.sort()).toEqual([false, true]);
        expect(await changeTable(storage, id, { name: 'Too late' })).toBe(false);
        // A match that has begun may have something to do, until it is known when.
        expect(await dueTables(storage, 1)).toEqual([id]);
        await markDue(storage, id, 500);
        expect([await dueTables(storage, 500), await dueTables(storage, 501)]).toEqual([[], [id]]);
        await markDue(storage, id, null);
        expect(await dueTables(storage, Number.MAX_SAFE_INTEGER)).toEqual([]);
        await markDue(storage, id, 0);
        const outcome = { winners: [seat(0)], scores: [3, 1], reason: 'won' };
        expect(await endTable(storage, id, outcome, 9)).toBe(true);
        expect(await endTable(storage, id, outcome, 10)).toBe(false);
        expect(await abandonTable(storage, id)).toBe(false);
        expect(await dueTables(storage, Number.MAX_SAFE_INTEGER)).toEqual([]);
        expect(await tableById(storage, id)).toMatchObject({
          name: 'Another',
          clock: null,
          options: { long: false },
          phase: 'over',
          started: 7,
          ended: 9,
          outcome,
        });
      });

      test('are carried over to a newer version of the game once', async () => {
        const id = await table();
        await startTable(storage, id);
        await append(storage, id, 0, [timeout(1), timeout(2)]);
        const newer = { version: 2, start: { state: { new: true } }, base: 2 };
        const carried: TableEntry = { at: 3, kind: 'carried', version: 2 };
        // Somebody was quicker than whoever knows of one line only: nothing has changed.
        expect(await carryOver(storage, id, { ...newer, base: 1 }, [carried])).toBe(false);
        expect(await tableById(storage, id)).toMatchObject({ version: 1, start: null, base: 0 });
        expect(await carryOver(storage, id, newer, [carried, timeout(3)])).toBe(true);
        expect(await carryOver(storage, id, { ...newer, base: 4 }, [carried])).toBe(false);
        expect(await tableById(storage, id)).toMatchObject(newer);
        expect(await entriesOf(storage, id, 2)).toEqual([carried, timeout(3)]);
        // Whoever still plays by the older version stores nothing more.
        expect(await append(storage, id, 2, [timeout(4)])).toBe('conflict');
        expect(await append(storage, id, 4, [timeout(4)])).toBe('ok');
      });

      test('keep the newest snapshot', async () => {
        const id = await table();
        expect(await snapshotOf(storage, id)).toBeNull();
        for (const sequence of [10, 30, 20])
          await keepSnapshot(storage, id, { sequence, text: `after ${sequence}` });
        expect(await snapshotOf(storage, id)).toEqual({ sequence: 30, text: 'after 30' });
      });

      test('keep the newest checkpoint, and the replay', async () => {
        const id = await table();
        const checkpoint = (version: number) => ({ version, table: { state: {} }, answers: [] }) as never;
        expect(await checkpointOf(storage, id)).toBeNull();
        await keepCheckpoint(storage, id, 10, checkpoint(1));
        await keepCheckpoint(storage, id, 30, checkpoint(3));
        await keepCheckpoint(storage, id, 20, checkpoint(2));
        expect(await checkpointOf(storage, id)).toMatchObject({ sequence: 30, checkpoint: { version: 3 } });
        expect(await replayOf(storage, id)).toBeNull();
        await keepReplay(storage, id, '[1]');
        await keepReplay(storage, id, '[2]');
        expect(await replayOf(storage, id)).toBe('[2]');
      });

      test('say which finished matches have no replay yet', async () => {
        const [running, seen, unseen] = [await table(), await table(), await table()];
        for (const id of [running, seen, unseen]) await startTable(storage, id);
        const outcome = { winners: [], scores: [0, 0], reason: 'over' };
        for (const id of [seen, unseen]) await endTable(storage, id, outcome);
        await keepReplay(storage, seen, '[]');
        const games = [{ id: 'tutorial', version: 1 }];
        expect(await withoutReplay(storage, games, 10)).toEqual([unseen]);
        expect(await withoutReplay(storage, games, 0)).toEqual([]);
        expect(await withoutReplay(storage, [{ id: 'tutorial', version: 2 }], 10)).toEqual([]);
        expect(await withoutReplay(storage, [], 10)).toEqual([]);
      });

      test('have one rematch, whoever calls for it; one that never began makes room for another', async () => {
        const host = await someone();
        const id = await table({ host });
        expect(await rematchAfter(storage, id)).toBeNull();
        const again = newTable(host, { rematchOf: id });
        const [one, two] = await Promise.all([createTable(storage, again), createTable(storage, again)]);
        expect(one).toEqual(two);
        expect(await rematchAfter(storage, id)).toEqual(one);
        await abandonTable(storage, one.id);
        const other = await createTable(storage, again);
        expect(other.id).not.toBe(one.id);
        expect(await rematchAfter(storage, id)).toEqual(other);
      });
    });

    describe('the lobby', () => {
      test('lists public tables that wait, newest first, page by page', async () => {
        const host = await someone();
        const ids: string[] = [];
        for (let created = 1; created <= 5; created++)
          ids.unshift((await createTable(storage, newTable(host), created)).id);
        await table({ host, visibility: 'private' });
        await startTable(storage, await table({ host }));
        const other = await createTable(storage, newTable(host, { game: 'lotr-board' }), 0);

        const first = await waitingTables(storage, 'tutorial', { page: 0, most: 3 });
        expect(first.lines.map(({ id }) => id)).toEqual(ids.slice(0, 3));
        expect(first.more).toBe(true);
        expect(first.lines[0]?.sitting.map(({ player }) => player?.name)).toEqual(['Ana', undefined]);
        const second = await waitingTables(storage, 'tutorial', { page: 1, most: 3 });
        expect(second.lines.map(({ id }) => id)).toEqual(ids.slice(3));
        expect(second.more).toBe(false);
        const all = await waitingTables(storage, null, { page: 0, most: 6 });
        expect(all.lines.map(({ id }) => id)).toEqual([...ids, other.id]);
        expect(all.more).toBe(false);
      });

      test('lists public tables whose match is under way, newest first', async () => {
        const host = await someone();
        const ids: string[] = [];
        for (let created = 1; created <= 3; created++) {
          const { id } = await createTable(storage, newTable(host), created);
          await startTable(storage, id);
          ids.unshift(id);
        }
        await startTable(storage, await table({ host, visibility: 'private' }));
        await table({ host });
        await startTable(storage, (await createTable(storage, newTable(host, { game: 'lotr-board' }), 0)).id);

        const two = await runningTables(storage, 'tutorial', 2);
        expect(two.map(({ id }) => id)).toEqual(ids.slice(0, 2));
        expect(two[0]?.sitting.map(({ player }) => player?.name)).toEqual(['Ana', undefined]);
        expect((await runningTables(storage, null, 9)).map(({ game }) => game)).toEqual([
          'tutorial',
          'tutorial',
          'tutorial',
          'lotr-board',
        ]);
      });

      test('tells no secret of a table', async () => {
        await table();
        const text = JSON.stringify(await waitingTables(storage, null, { page: 0, most: 9 }));
        expect(text).not.toContain(newTable('').seed);
      });

      test('knows my tables and my matches', async () => {
        const [ana, bo] = [await someone('Ana'), await someone('Bo')];
        const finish = async (ended: number, players: readonly string[]) => {
          const id = await table({ host: ana, seats: players.map((player) => sits(player)) });
          await startTable(storage, id);
          await endTable(storage, id, { winners: [], scores: [0, 0], reason: 'lost' }, ended);
          return id;
        };
        const early = await finish(10, [ana, bo]);
        const late = await finish(20, [bo, ana]);
        await finish(30, [ana]);
        const waiting = await table({ host: ana, seats: [sits(null), sits(bo)] });
        const running = await table({ host: ana, seats: [sits(bo), sits(null, 'simple')] });
        await startTable(storage, running);
        const hosted = await table({ host: bo, seats: [sits(null)] });
        await abandonTable(storage, await table({ host: bo, seats: [sits(bo)] }));

        const mine = await myTables(storage, bo);
        expect(mine.map(({ id }) => id).sort()).toEqual([waiting, running, hosted].sort());
        const page = await myMatches(storage, bo, { page: 0, most: 1 });
        expect(page).toMatchObject({ lines: [{ id: late, phase: 'over', ended: 20 }], more: true });
        const next = await myMatches(storage, bo, { page: 1, most: 1 });
        expect(next).toMatchObject({ lines: [{ id: early, outcome: { reason: 'lost' } }], more: false });
        const others = await myMatches(storage, bo, { page: 0, most: 9 }, 'lotr-board');
        expect(others).toEqual({ lines: [], more: false });
      });
    });

    describe('decks', () => {
      const deck = (changed: number, more: Partial<KeptDeck> = {}): KeptDeck => ({
        id: '6f1c9a52-0f5e-4a50-9b0e-1d5f6a7c8b90',
        game: 'lotr-lcg',
        name: 'Healers of Imladris ș',
        deck: { heroes: ['beravor'], cards: { gandalf: 3, odd: 'a\u0000b\ud800' } },
        notes: 'Two songs are enough.',
        changed,
        ...more,
      });

      test('are kept over a restart, the last changed first, each player having their own', async () => {
        const [ana, bo] = [await someone('Ana'), await someone('Bo')];
        const other = deck(9, { id: '11111111-2222-4333-8444-555555555555', name: 'Axe and Bow' });
        expect(await keepDeck(storage, ana, deck(5))).toEqual(deck(5));
        expect(await keepDeck(storage, ana, other)).toEqual(other);
        await keepDeck(storage, bo, deck(6, { name: 'Mine' }));
        await reopen();
        expect(await decksOf(storage, ana)).toEqual([other, deck(5)]);
        expect(await decksOf(storage, bo)).toEqual([deck(6, { name: 'Mine' })]);
      });

      test('stand as they were changed last, in whatever order the changes arrive', async () => {
        const ana = await someone();
        await keepDeck(storage, ana, deck(5));
        const late = deck(8, { name: 'Late', deck: ['x'] });
        expect(await keepDeck(storage, ana, late)).toEqual(late);
        expect(await keepDeck(storage, ana, deck(7, { name: 'Early' }))).toEqual(late);
        expect(await decksOf(storage, ana)).toEqual([late]);
      });

      test('leave a mark when they are removed, and nothing of what was in them', async () => {
        const ana = await someone();
        await keepDeck(storage, ana, deck(5));
        expect(await removeDeck(storage, ana, deck(0).id, 4)).toEqual(deck(5));
        const mark = deck(6, { deck: null, name: '', notes: '' });
        expect(await removeDeck(storage, ana, deck(0).id, 6)).toEqual(mark);
        expect(await keepDeck(storage, ana, deck(5))).toEqual(mark);
        expect(await decksOf(storage, ana)).toEqual([mark]);
        expect(await removeDeck(storage, ana, '99999999-2222-4333-8444-555555555555', 6)).toBeNull();
        // Somebody who goes on with it later has it again.
        expect(await keepDeck(storage, ana, deck(7))).toEqual(deck(7));
      });

      test('are not more than there may be; one that is removed makes room', async () => {
        const ana = await someone();
        const numbered = (number: number) =>
          deck(1, { id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` });
        for (let number = 0; number < MOST_DECKS; number++) await keepDeck(storage, ana, numbered(number));
        expect(await keepDeck(storage, ana, numbered(MOST_DECKS))).toBe('many');
        const changed = { ...numbered(3), changed: 2, name: 'Changed' };
        expect(await keepDeck(storage, ana, changed)).toEqual(changed);
        await removeDeck(storage, ana, numbered(0).id, 2);
        expect(await keepDeck(storage, ana, numbered(MOST_DECKS))).toEqual(numbered(MOST_DECKS));
      });
    });

    describe('what people say', () => {
      test('is numbered without gaps, also if all speak at once', async () => {
        const [id, player] = [await table(), await someone('Bo')];
        const say = (text: string) => addMessage(storage, { table: id, player, seat: 1, body: { text } });
        expect(
          await addMessage(storage, { table: id, player: null, seat: null, body: { event: 'begun' } }, 3),
        ).toBe(1);
        const numbers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(say));
        expect(numbers.sort()).toEqual([2, 3, 4, 5, 6]);
        const [first, ...others] = await messagesOf(storage, id);
        expect(first).toEqual({ number: 1, at: 3, player: null, seat: null, body: { event: 'begun' } });
        expect(others.map(({ body }) => body?.['text']).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
        expect(others[0]?.player).toEqual({ id: player, name: 'Bo', deleted: false });
        expect((await messagesOf(storage, id, 5)).map(({ number }) => number)).toEqual([5, 6]);
      });

      test('can be reported, as can players and rules', async () => {
        const [id, player] = [await table(), await someone()];
        await addReport(storage, { kind: 'rule', player, table: id, body: { rule: 'TUT-1' } }, 1);
        await addReport(storage, { kind: 'player', player, table: null, body: { about: 'x' } }, 2);
        const page = await reports(storage, { page: 0, most: 1 });
        expect(page).toMatchObject({
          lines: [{ kind: 'player', table: null, body: { about: 'x' } }],
          more: true,
        });
        expect(await reports(storage, { page: 1, most: 1 })).toMatchObject({
          lines: [{ kind: 'rule', player, table: id, body: { rule: 'TUT-1' } }],
          more: false,
        });
      });
    });

    test('everybody who listens hears what has changed, and nothing of what it is', async () => {
      const heard: News[] = [];
      const stop = await storage.listen((news) => heard.push(news));
      const [id, player] = [await table(), await someone()];
      await append(storage, id, 0, [timeout(1), timeout(2)]);
      expect(await append(storage, id, 0, [timeout(9)])).toBe('conflict');
      await addMessage(storage, { table: id, player, seat: 0, body: { text: 'secret' } });
      await startTable(storage, id);
      await expect.poll(() => heard.length).toBe(4);
      expect(heard).toEqual([
        { kind: 'table', table: id },
        { kind: 'log', table: id, number: 1 },
        { kind: 'chat', table: id, number: 1 },
        { kind: 'table', table: id },
      ]);
      stop();
      await append(storage, id, 2, [timeout(3)]);
      expect(heard).toHaveLength(4);
    });

    test('whoever deletes their data is forgotten, and the matches of others are whole', async () => {
      const [ana, bo] = [await someone('Ana'), await someone('Bo')];
      await setLogin(storage, ana, 'ana', 'hash');
      await setSettings(storage, ana, { language: 'es' });
      await createSession(storage, 'token', { player: ana, created: 1, seen: 1, expires: 2 });
      await block(storage, ana, bo);
      await block(storage, bo, ana);
      const both = { host: bo, seats: [sits(ana), sits(bo)] };
      const over = await table(both);
      await startTable(storage, over);
      await append(storage, over, 0, [timeout(1)]);
      await endTable(storage, over, { winners: [seat(0)], scores: [1, 0], reason: 'won' });
      const running = await table(both);
      await startTable(storage, running);
      const waiting = await table(both);
      const hosted = await table({ host: ana, name: 'Ana and friends' });
      await addMessage(storage, { table: over, player: ana, seat: 0, body: { text: 'my address' } });
      await addMessage(storage, { table: over, player: bo, seat: 1, body: { text: 'well played' } });
      await addReport(storage, { kind: 'rule', player: ana, table: over, body: {} });
      const deck = { game: 'lotr-lcg', name: 'Mine', deck: {}, notes: 'my address', changed: 1 };
      await keepDeck(storage, ana, { id: '6f1c9a52-0f5e-4a50-9b0e-1d5f6a7c8b90', ...deck });

      expect(await erasePlayer(storage, ana, 77)).toEqual([running]);

      expect(await playerById(storage, ana)).toMatchObject({
        name: '',
        login: null,
        settings: {},
        deleted: 77,
      });
      expect(await playerByLogin(storage, 'ana')).toBeNull();
      expect(await sessionByToken(storage, 'token')).toBeNull();
      expect(await areApart(storage, ana, bo)).toBe(false);
      expect(await decksOf(storage, ana)).toEqual([]);
      const deleted = { id: ana, name: '', deleted: true };
      const said = await messagesOf(storage, over);
      expect(said.map(({ body }) => body)).toEqual([null, { text: 'well played' }]);
      expect(said[0]?.player).toEqual(deleted);
      expect((await seatsAt(storage, over))[0]?.player).toEqual(deleted);
      expect((await seatsAt(storage, running))[0]?.player).toEqual(deleted);
      expect((await seatsAt(storage, waiting))[0]?.player).toBeNull();
      expect(await tableById(storage, hosted)).toMatchObject({ phase: 'abandoned', name: '' });
      expect(await entriesOf(storage, over)).toEqual([timeout(1)]);
      expect((await myMatches(storage, bo, { page: 0, most: 9 })).lines).toMatchObject([{ id: over }]);
      expect((await reports(storage, { page: 0, most: 9 })).lines).toMatchObject([{ player: null }]);
      expect(await setLogin(storage, bo, 'ana', 'hash')).toBe('ok');
    });
  });
}
