import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newTable } from '../../test/tables.ts';
import { createTable, myTables, newId, openStorage, playerById, type Storage } from '../storage/index.ts';
import {
  beginGuest,
  deleteMyData,
  isRefused,
  logIn,
  logOut,
  logOutEverywhere,
  recover,
  type Refused,
  register,
  rename,
  SESSION_LASTS,
  sessionOf,
} from './index.ts';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concilio-accounts-'));
  storage = await openStorage({ folder });
});
afterAll(async () => {
  await storage.close();
  await rm(folder, { recursive: true });
});

/** What was done; a refusal fails the test. */
function done<T extends object>(result: T | Refused): T {
  if (isRefused(result)) throw new Error(`It was refused: ${result.refused}`);
  return result;
}

const guest = async (name = 'Ana') => done(await beginGuest(storage, name));
let number = 0;
async function account(password = 'correct horse') {
  const { player, token } = await guest();
  const login = `ana.${++number}`;
  const { codes } = done(await register(storage, player.id, login, password));
  return { id: player.id, token, login, codes };
}

describe('a guest', () => {
  test('is let in by a name, and known by the token', async () => {
    const { player, token } = await guest('  Ana   María ');
    expect(player).toMatchObject({ name: 'Ana María', login: null });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessionOf(storage, token)).toEqual(player);
    expect(await sessionOf(storage, `${token}x`)).toBeNull();
    expect(await sessionOf(storage, '')).toBeNull();
  });

  test('may have the same name as somebody else', async () => {
    const [one, two] = [await guest('Bo'), await guest('Bo')];
    expect(one.player.id).not.toBe(two.player.id);
    expect(one.token).not.toBe(two.token);
  });

  test.each(['Ș', 'ñandú', 'O’Brien', '李', '👩‍👩‍👧‍👦 family', 'x'.repeat(24), '👩‍👩‍👧‍👦'.repeat(8), '<b>'])(
    'may be called %s',
    async (name) => {
      expect((await guest(name)).player.name).toBe(name);
    },
  );

  test.each([
    ['', 'name.length'],
    ['   ', 'name.length'],
    ['x'.repeat(25), 'name.length'],
    [`a${'\u0301'.repeat(200)}`, 'name.length'],
    ['\u200d', 'name.length'],
    ['a\u0000b', 'name.characters'],
    ['a\nb', 'name.characters'],
    ['a\u202eb', 'name.characters'],
    ['a\u2066b', 'name.characters'],
    ['\u200b', 'name.characters'],
    ['\u3164', 'name.characters'],
    ['a\ud800', 'name.characters'],
  ])('may not be called %j', async (name, refused) => {
    expect(await beginGuest(storage, name)).toMatchObject({ refused });
  });
});

describe('an account', () => {
  test('is the guest that it was, with all its tables', async () => {
    const { player, token } = await guest();
    const { id } = await createTable(storage, newTable(player.id));
    const made = done(await register(storage, player.id, 'Ana_Ñ.1', 'correct horse'));
    expect(made.player).toEqual({ ...player, login: 'Ana_Ñ.1' });
    expect((await sessionOf(storage, token))?.id).toBe(player.id);
    const later = done(await logIn(storage, ' ana_ñ.1', 'correct horse'));
    expect(later.player.id).toBe(player.id);
    expect(later.token).not.toBe(token);
    expect(await myTables(storage, later.player.id)).toMatchObject([{ id }]);
  });

  test('has eight codes that can be read from paper', async () => {
    const { codes } = await account();
    expect(new Set(codes).size).toBe(8);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test.each([
    ['ab', 'correct horse', { refused: 'login.length', values: { least: 3, most: 32 } }],
    ['a'.repeat(33), 'correct horse', { refused: 'login.length', values: { least: 3, most: 32 } }],
    ['a b c', 'correct horse', { refused: 'login.characters' }],
    ['ana@example', 'correct horse', { refused: 'login.characters' }],
    ['ana\u0000', 'correct horse', { refused: 'login.characters' }],
    ['short', '1234567', { refused: 'password.length', values: { least: 8, most: 200 } }],
    ['long', 'x'.repeat(201), { refused: 'password.length', values: { least: 8, most: 200 } }],
  ])('cannot be %j with %j', async (login, password, refusal) => {
    const { player } = await guest();
    expect(await register(storage, player.id, login, password)).toEqual(refusal);
    expect((await playerById(storage, player.id))?.login).toBeNull();
  });

  test('has a login of its own; two who want the same at once do not both get it', async () => {
    const { login } = await account();
    const other = await guest();
    expect(await register(storage, other.player.id, login.toUpperCase(), 'correct horse')).toEqual({
      refused: 'login.taken',
    });
    const guests = await Promise.all([guest(), guest(), guest()]);
    const made = await Promise.all(
      guests.map(({ player }) => register(storage, player.id, 'wanted', 'correct horse')),
    );
    expect(made.filter(isRefused)).toEqual([{ refused: 'login.taken' }, { refused: 'login.taken' }]);
  });

  test('is made once, and of somebody', async () => {
    const { id } = await account();
    expect(await register(storage, id, 'another', 'correct horse')).toEqual({ refused: 'account.already' });
    expect(await register(storage, newId(), 'another', 'correct horse')).toEqual({
      refused: 'player.unknown',
    });
  });

  test('has a password that is stored as argon2id only', async () => {
    const { id } = await account('a very secret word');
    const { password } = await storage.db
      .selectFrom('players')
      .select('password')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('to log in', () => {
  test('takes the right password, however its letters are composed', async () => {
    const { login, id } = await account('contraseñas');
    expect(await logIn(storage, login, 'contrasena')).toEqual({ refused: 'login.wrong' });
    expect(await logIn(storage, login, '')).toEqual({ refused: 'login.wrong' });
    expect(await logIn(storage, login, 'Contraseñas')).toEqual({ refused: 'login.wrong' });
    expect(done(await logIn(storage, login, 'contrasen\u0303as')).player.id).toBe(id);
  });

  test('does not tell whether there is such a login, neither by words nor by time', async () => {
    const { login } = await account();
    // Argon2 takes some 20 ms, and all else less than one: the same work is the same time.
    for (const name of [login, 'nobody.here', '\u0000']) {
      vi.mocked(verify).mockClear();
      expect(await logIn(storage, name, 'wrong password')).toEqual({ refused: 'login.wrong' });
      expect(vi.mocked(verify).mock.calls, name).toEqual([
        [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), 'wrong password'],
      ]);
    }
  });
});

describe('a recovery code', () => {
  test('gives a new password once, and ends every session', async () => {
    const { id, login, codes, token } = await account();
    const [code = '', second = ''] = codes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`;
    const { player, token: fresh } = done(await recover(storage, login, typed, 'battery staple'));
    expect(player.id).toBe(id);
    expect(await sessionOf(storage, token)).toBeNull();
    expect((await sessionOf(storage, fresh))?.id).toBe(id);
    expect(await logIn(storage, login, 'correct horse')).toEqual({ refused: 'login.wrong' });
    done(await logIn(storage, login, 'battery staple'));
    expect(await recover(storage, login, code, 'something else')).toEqual({ refused: 'code.wrong' });
    done(await recover(storage, login, second, 'something else'));
  });

  test('is good for its own login, and not used up by a password that is refused', async () => {
    const [one, two] = [await account(), await account()];
    const [code = ''] = one.codes;
    expect(await recover(storage, two.login, code, 'battery staple')).toEqual({ refused: 'code.wrong' });
    expect(await recover(storage, 'nobody.here', code, 'battery staple')).toEqual({ refused: 'code.wrong' });
    expect(await recover(storage, one.login, '\u0000', 'battery staple')).toEqual({ refused: 'code.wrong' });
    expect(await recover(storage, one.login, code, 'short')).toMatchObject({ refused: 'password.length' });
    expect((await sessionOf(storage, one.token))?.id).toBe(one.id);
    done(await recover(storage, one.login, code, 'battery staple'));
  });

  test('is good for one of two who use it at once', async () => {
    const { login, codes } = await account();
    const [code = ''] = codes;
    const tries = await Promise.all(
      ['first password', 'second password'].map((password) => recover(storage, login, code, password)),
    );
    expect(tries.filter(isRefused)).toEqual([{ refused: 'code.wrong' }]);
  });
});

describe('a session', () => {
  test('ends where one logs out, or everywhere', async () => {
    const { id, login, token } = await account();
    const other = done(await logIn(storage, login, 'correct horse'));
    const third = done(await logIn(storage, login, 'correct horse'));
    await logOut(storage, token);
    expect(await sessionOf(storage, token)).toBeNull();
    expect((await sessionOf(storage, other.token))?.id).toBe(id);
    await logOutEverywhere(storage, id);
    expect(await sessionOf(storage, other.token)).toBeNull();
    expect(await sessionOf(storage, third.token)).toBeNull();
  });

  test('lasts as long as it is used', async () => {
    const { token } = await guest();
    const now = Date.now();
    expect(await sessionOf(storage, token, now + SESSION_LASTS - 1000)).not.toBeNull();
    expect(await sessionOf(storage, token, now + 2 * SESSION_LASTS - 5000)).not.toBeNull();
    expect(await sessionOf(storage, token, now + 4 * SESSION_LASTS)).toBeNull();
  });
});

test('one may take another name, but not any', async () => {
  const { player } = await guest();
  expect(done(await rename(storage, player.id, ' Ana II ')).name).toBe('Ana II');
  expect(await rename(storage, player.id, ' ')).toMatchObject({ refused: 'name.length' });
  expect((await playerById(storage, player.id))?.name).toBe('Ana II');
  expect(await rename(storage, newId(), 'Ana')).toEqual({ refused: 'player.unknown' });
});

test('whoever deletes their data is out, and cannot come back in', async () => {
  const { id, login, token, codes } = await account();
  expect(await deleteMyData(storage, id)).toEqual([]);
  expect(await sessionOf(storage, token)).toBeNull();
  expect(await logIn(storage, login, 'correct horse')).toEqual({ refused: 'login.wrong' });
  expect(await recover(storage, login, codes[0] ?? '', 'battery staple')).toEqual({ refused: 'code.wrong' });
  expect(await register(storage, id, login, 'correct horse')).toEqual({ refused: 'player.unknown' });
  expect(await rename(storage, id, 'Ana')).toEqual({ refused: 'player.unknown' });
});
