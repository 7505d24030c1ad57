import { newTable } from '@concilio/kernel';
import { beacon } from '@concilio/tutorial';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { concilio } from './concilio.ts';
import { run, testTerminal } from '../test/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'concilio-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('help', () => {
  test.each([
    [{ LANG: 'en_GB.UTF-8' }, 'Commands'],
    [{ LANG: 'es_ES.UTF-8' }, 'Órdenes'],
    [{ LANG: 'ro_RO.UTF-8' }, 'Comenzi'],
    [{ LANG: 'es_ES.UTF-8', LC_ALL: 'ro' }, 'Comenzi'],
    [{ LANG: 'es_ES.UTF-8', LC_MESSAGES: 'en' }, 'Commands'],
    [{ LANG: 'de_DE.UTF-8' }, 'Commands'],
    [{}, 'Commands'],
  ])('speaks the language of %o', async (environment, heading) => {
    const { code, output } = await run(['--help'], [], environment);
    expect(code).toBe(0);
    expect(output).toContain(`${heading}:\n  games`);
  });

  test('explains a command and its options', async () => {
    const { code, output } = await run(['play', '--help'], [], { LANG: 'es' });
    expect(code).toBe(0);
    expect(output).toContain('Uso: npx concilio play');
    expect(output).toMatch(/--resume FICHERO +sigue una partida guardada/);
  });

  test('explains a command that is named after it', async () => {
    const named = await run(['help', 'play']);
    expect(named).toEqual(await run(['play', '--help']));
    expect((await run(['help', 'plai'])).errors).toContain('did you mean “play”?');
  });

  test('is shown to whoever says nothing, who then has done nothing', async () => {
    const { code, output } = await run([]);
    expect(code).toBe(2);
    expect(output).toContain('Commands');
  });
});

describe('wrong usage is one sentence and code 2', () => {
  test.each([
    ['an unknown command', ['frobnicate'], 'There is no command “frobnicate”; the commands are games, play'],
    ['a mistyped command', ['replai'], 'did you mean “replay”?'],
    ['a mistyped option', ['games', '--jsn'], 'did you mean --json?'],
    [
      'an unknown option',
      ['games', '--frobnicate'],
      '“games” has no option --frobnicate; it has --json, --help.',
    ],
    ['a missing value', ['play', 'tutorial', '--seed'], 'The option --seed needs a value.'],
    ['an option for a value', ['play', 'tutorial', '--seed', '--json'], 'The option --seed needs a value.'],
    ['a value too many', ['games', '--json=yes'], 'The option --json takes no value.'],
    ['an option twice', ['play', 'tutorial', '--seed', '1', '--seed', '2'], '--seed may be given only once.'],
    ['a word too many', ['games', 'tutorial'], 'takes no further word “tutorial”'],
    [
      'an unknown game',
      ['play', 'chess'],
      'There is no game “chess”; the games are lotr-board, lotr-lcg, lotr-tcg, ragnarok, tutorial',
    ],
    ['a mistyped game', ['play', 'tutoral'], 'did you mean “tutorial”?'],
    ['no game', ['play'], '“play” needs GAME'],
    ['an empty value', ['play', 'tutorial', '--seed', ''], 'The option --seed needs a value.'],
    ['seats that are no number', ['play', 'tutorial', '--seats', '1e9'], 'is for 2 to 4 seats, not 1e9.'],
    [
      'more bots than seats for them',
      ['play', 'tutorial', '--seats', '2', '--bots', 'random,random'],
      '2 bots are named, but only 1 seat is left for bots.',
    ],
    [
      'a bot where only people sit',
      ['play', 'tutorial', '--seats', 'Ana,Bo', '--as', 'Ana,Bo', '--bots', 'random'],
      '1 bot is named, but no seat is left for bots.',
    ],
    ['fewer seats than none', ['play', 'tutorial', '--seats', '-1'], 'is for 2 to 4 seats, not -1.'],
    ['half a seat', ['play', 'tutorial', '--seats', '2.5'], 'is for 2 to 4 seats, not 2.5.'],
    [
      'a game option twice',
      ['play', 'tutorial', '--option', 'goal=3', '--option', 'goal=5'],
      'The option --option goal may be given only once.',
    ],
    ['too many seats', ['play', 'tutorial', '--seats', '7'], '“tutorial” is for 2 to 4 seats, not 7.'],
    ['a name twice', ['play', 'tutorial', '--seats', 'Ana,Ana'], 'both be called “Ana”'],
    [
      'nobody of that name',
      ['play', 'tutorial', '--seats', 'Ana,Bo', '--as', 'Cleo'],
      'No seat is called “Cleo”',
    ],
    ['a mistyped bot', ['play', 'tutorial', '--bots', 'rndom'], 'did you mean “random”?'],
    ['an unknown bot', ['play', 'tutorial', '--bots', 'deep'], 'has no bot “deep”; it has random'],
    ['half an option', ['play', 'tutorial', '--option', 'goal'], 'write name=value'],
    ['an option out of range', ['play', 'tutorial', '--option', 'goal=99'], 'a whole number from 1 to 12'],
    [
      'a mistyped game option',
      ['play', 'tutorial', '--option', 'gaol=3'],
      'has no option “gaol”; did you mean “goal”?',
    ],
    ['a mistyped benchmark', ['bench', 'kernl'], 'did you mean “kernel”?'],
    [
      'an unknown benchmark',
      ['bench', 'sorting'],
      'There is no benchmark “sorting”; there are kernel, server, calibrate.',
    ],
    ['no file', ['replay'], '“replay” needs FILE'],
    [
      'options for a saved match',
      ['play', '--resume', 'x', '--seed', '1'],
      '--seed does not go with --resume',
    ],
  ])('%s', async (_, words, sentence) => {
    const { code, output, errors } = await run(words);
    expect(errors).toContain(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(output).toBe('');
    expect(code).toBe(2);
  });

  test.each([
    [['play', 'tutoral'], 'Nu există jocul „tutoral”; poate „tutorial”?'],
    [
      ['position', 'tutorial'],
      'Spune --schema ca să vezi cum se scriu pozițiile, --new ca să fie scrisă una sau --upgrade ca să aduci la zi fișiere vechi.',
    ],
    [
      ['position', 'chess'],
      'Nu există jocul „chess”; jocurile sunt lotr-board, lotr-lcg, lotr-tcg, ragnarok, tutorial.',
    ],
    [['position', 'tutorial', '--schema', '--at', 'x'], 'Opțiunea --at merge cu --new.'],
    [['replay', '/nowhere.json'], '„/nowhere.json” nu există.'],
    [['check'], 'Numește cel puțin un fișier sau un dosar de poziții: npx concilio check FIȘIER….'],
    [
      ['play', 'tutorial', '--option', 'goal=99'],
      '--option goal primește un număr întreg de la 1 la 12, nu „99”.',
    ],
  ])('in the reader’s language: %j', async (words, sentence) => {
    const { errors } = await run(words, [], { LANG: 'ro' });
    expect(errors).toBe(`${sentence}\n`);
  });

  test('a file that cannot be checked says so in the reader’s language', async () => {
    const { output, code } = await run(['check', '/nowhere.yaml'], [], { LANG: 'es' });
    expect(output).toContain('«/nowhere.yaml» no existe.');
    expect(code).toBe(2);
  });
});

const record = {
  format: 'concilio match 1',
  game: 'tutorial',
  version: 1,
  seats: 2,
  options: { goal: 4 },
  seed: '00000000000000000000000000000000',
  start: null,
  log: [] as unknown[],
};
const table = { ...newTable(beacon, 2, { goal: 4 }, record.seed), state: {} };

describe('unreadable input is one sentence and code 2', () => {
  test.each([
    ['a file that is not there', join(folder, 'nothing.json'), 'does not exist'],
    ['a folder', folder, 'is a directory'],
    ['a file of 50 MB', file('large.json', ' '.repeat(50_000_000)), 'is larger than 20 MB'],
    ['no JSON', file('text.json', 'Dear diary,'), 'is not JSON'],
    [
      'a file cut off',
      file('cut.json', JSON.stringify(record).slice(0, 90)),
      'is not JSON, or it is cut off',
    ],
    ['an empty file', file('empty.json', ''), 'is empty'],
    ['some other JSON', file('other.json', '{"format":"tar"}'), 'not a saved match'],
    ['a later format', file('later.json', '{"format":"concilio match 2"}'), 'this Concilio reads'],
    ['a damaged record', file('damaged.json', JSON.stringify({ ...record, seed: 'x' })), 'damaged'],
    ['another version', file('version.json', JSON.stringify({ ...record, version: 99 })), 'version 99'],
    ['a game that is not known', file('game.json', JSON.stringify({ ...record, game: 'chess' })), 'chess'],
    ['impossible seats', file('seats.json', JSON.stringify({ ...record, seats: 9 })), '2 to 4 seats'],
    [
      'an answer that was never possible',
      file(
        'answer.json',
        JSON.stringify({
          ...record,
          log: [{ kind: 'answer', question: 'x', seat: 0, pick: 'x', by: 'person' }],
        }),
      ),
      'does not fit these rules',
    ],
    [
      'a state that is none',
      file('state.json', JSON.stringify({ ...record, start: table })),
      'cannot be played again',
    ],
    [
      'a state for too many',
      file('crowd.json', JSON.stringify({ ...record, start: { ...table, seats: 1_000_000_000 } })),
      'damaged',
    ],
    [
      'a state nested too deeply',
      file(
        'deep.json',
        JSON.stringify({ ...record, start: table }).replace(
          '"state":{}',
          `"state":{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
        ),
      ),
      '',
    ],
  ])('%s', async (_, path, sentence) => {
    for (const words of [
      ['replay', path],
      ['play', '--resume', path],
    ]) {
      const { code, output, errors } = await run(words);
      expect(errors).toContain(sentence);
      expect(errors.trim().split('\n')).toHaveLength(1);
      expect(errors).not.toMatch(/\n +at /);
      expect(output).toBe('');
      expect(code).toBe(2);
    }
  });
});

test('what a file holds does not steer the terminal', async () => {
  const path = file('escape.json', JSON.stringify({ ...record, game: 'che\u001b[2Jss\u009b' }));
  const { errors } = await run(['replay', path]);
  expect(errors).toContain('“che[2Jss”');
});

test('`games --json` is one document that says what a table needs', async () => {
  const { code, output } = await run(['games', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toContainEqual({
    id: 'tutorial',
    names: { es: 'Almenara', en: 'Beacon', ro: 'Rugul' },
    seats: { min: 2, max: 4 },
    options: expect.objectContaining({ properties: { goal: expect.objectContaining({ default: 4 }) } }),
    bots: expect.arrayContaining(['random', 'strong']),
  });
});

test('`games` lists them for people', async () => {
  const { output } = await run(['games'], [], { LANG: 'es' });
  expect(output).toContain('tutorial  Almenara  2 a 4 puestos');
  expect(output).toContain('--option goal=4  Puntos que acaban la partida');
});

test.skipIf(process.getuid?.() === 0)('a file that may not be read is one sentence and code 2', async () => {
  const path = file('secret.json', '{}');
  chmodSync(path, 0);
  const { code, errors } = await run(['replay', path]);
  expect(errors).toContain('may not be read');
  expect(code).toBe(2);
});

describe('a fault of our own is one sentence and code 1', () => {
  const faulty = (environment: Record<string, string>) => {
    const { terminal, errors } = testTerminal([], environment);
    Object.assign(terminal.output, {
      write: () => {
        throw new Error('The ink is dry.');
      },
    });
    return { terminal, errors };
  };

  test('without the place', async () => {
    const { terminal, errors } = faulty({});
    expect(await concilio(['games'], terminal)).toBe(1);
    expect(errors()).toBe(
      'Something went wrong inside Concilio: The ink is dry. (CONCILIO_DEBUG=1 shows where.)\n',
    );
  });

  test('with the place for whoever wants it', async () => {
    const { terminal, errors } = faulty({ CONCILIO_DEBUG: '1' });
    expect(await concilio(['games'], terminal)).toBe(1);
    expect(errors()).toMatch(/Error: The ink is dry\.\n +at /);
  });
});
