import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf, parseSource, runPosition } from '@concilio/positions';
import { expect, test } from 'vitest';
import { type Call, UsageError } from '../command.ts';
import { gameNamed } from '../games.ts';
import { position } from './position.ts';

async function run(operands: readonly string[], values: Call['values'], json = false): Promise<string> {
  const printed: string[] = [];
  const call = {
    operands,
    values,
    json,
    language: 'en',
    print: (text: string) => printed.push(text),
    note: () => {},
  } as const;
  expect(await position.run(call)).toBe(0);
  expect(printed).toHaveLength(1);
  return printed.join();
}

const holds = (text: string) => {
  const source = parseSource(text);
  return runPosition(gameNamed(gameOf(source)), source).ok;
};

test('--schema has all the parts that are promised', async () => {
  const described = JSON.parse(await run(['tutorial'], { schema: true }, true));
  expect(Object.keys(described)).toEqual([
    'schema',
    'at',
    'seats',
    'things',
    'questions',
    'events',
    'view',
    'script',
    'rules',
    'examples',
  ]);
  expect(parseSource(await run(['tutorial'], { schema: true })).value).toEqual(described);
});

test.each<Call['values']>([{}, { seats: '4', option: ['goal=7'] }, { at: 'flare' }])(
  '--new writes a file that holds: %j',
  async (values) => {
    expect(holds(await run(['tutorial'], { new: true, ...values }))).toBe(true);
    expect(holds(await run(['tutorial'], { new: true, ...values }, true))).toBe(true);
  },
);

test.each<[readonly string[], Call['values'], string]>([
  [[], { new: true }, '“position” needs GAME: see “npx concilio position --help”.'],
  [['tutorial', 'x'], { new: true }, '“position” takes no further word “x”.'],
  [['tutoral'], { new: true }, 'There is no game “tutoral”; did you mean “tutorial”?'],
  [['own.yaml'], {}, '“own.yaml” is a position and no game; “npx concilio check own.yaml” runs it.'],
  [
    ['chess'],
    {},
    'There is no game “chess”; the games are lotr-board, lotr-lcg, lotr-tcg, ragnarok, tutorial.',
  ],
  [
    ['tutorial'],
    {},
    'Say --schema to see how positions are written, --new to have one written, or --upgrade to put old files right.',
  ],
  [
    ['tutorial'],
    { schema: true, new: true },
    'Say --schema to see how positions are written, --new to have one written, or --upgrade to put old files right.',
  ],
  [['tutorial'], { schema: true, at: 'turn' }, 'The option --at goes with --new.'],
  [['tutorial'], { new: true, seats: 'two' }, 'The option --seats needs a whole number, not “two”.'],
])('%j %j is refused', async (operands, values, message) => {
  await expect(run(operands, values)).rejects.toSatisfy(
    (problem: unknown) => problem instanceof UsageError && problem.message === message,
  );
});

test.each<[Call['values'], string]>([
  [{ new: true, at: 'flaer' }, 'There is no step "flaer"; did you mean "flare"?'],
  [{ new: true, seats: '9' }, '"tutorial" is for 2 to 4 seats, not 9.'],
  [{ new: true, option: ['gaol=3'] }, '“tutorial” has no option “gaol”; did you mean “goal”?'],
])('%j is refused', async (values, message) => {
  await expect(run(['tutorial'], values)).rejects.toThrow(message);
});

test('--upgrade leaves files as they are that need nothing, and says what is no position', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'concilio-upgrade-'));
  const file = join(folder, 'some.yaml');
  const text = await run(['tutorial'], { new: true });
  writeFileSync(file, text);
  expect(JSON.parse(await run([folder], { upgrade: true }, true))).toEqual([{ file, changed: false }]);
  expect(readFileSync(file, 'utf8')).toBe(text);
  const call = {
    values: { upgrade: true },
    json: false,
    language: 'en',
    print: () => {},
    note: () => {},
  } as const;
  expect(await position.run({ ...call, operands: [join(folder, 'missing.yaml')] })).toBe(2);
  await expect(position.run({ ...call, operands: [] })).rejects.toThrow(UsageError);
  await expect(
    position.run({ ...call, values: { upgrade: true, new: true }, operands: [file] }),
  ).rejects.toThrow(UsageError);
  rmSync(folder, { recursive: true });
});
