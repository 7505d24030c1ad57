import { kit as beacon } from '@concilio/tutorial/kit';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@concilio/text';
import { afterAll, expect, test } from 'vitest';
import { testTerminal } from '../../test/terminal.ts';
import { type MadeTest, madeRun, OWN_TESTS } from '../../test/covered.ts';
import { type Call, UsageError } from '../command.ts';
import { type Kit, gameNamed } from '../games.ts';
import { type Place, placeAt } from '../coverage/place.ts';
import { rulesCommand, showRules } from './rules.ts';

const root = mkdtempSync(join(tmpdir(), 'concilio-rules-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const rules = (
  tests: readonly MadeTest[],
  json: boolean,
  language: Language = 'en',
  changes: Partial<Kit> = {},
) => rulesAt(madeRun(root, { files: { [OWN_TESTS]: tests } }), json, language, changes);

async function rulesAt(place: Place, json: boolean, language: Language = 'en', changes: Partial<Kit> = {}) {
  const printed: string[] = [];
  const notes: string[] = [];
  const call: Call = {
    operands: ['tutorial'],
    values: {},
    json,
    language,
    print: (text) => void printed.push(text),
    note: (text) => void notes.push(text),
  };
  const code = await showRules(
    { ...gameNamed('tutorial'), ...changes },
    call,
    testTerminal([]).terminal,
    place,
  );
  expect(printed).toHaveLength(1);
  return { code, output: printed.join(), notes };
}

const position = (name: string, ...proved: string[]): MadeTest => ({
  groups: [`tutorial: ${name}`],
  title: `holds: ${proved.join(', ')}`,
});
const all = [
  position('tut-1.yaml', 'TUT-1'),
  position('example 0', 'TUT-2', 'TUT-4'),
  { groups: ['the fire'], title: 'is cold (TUT-3)' },
  position('tut-5.yaml', 'TUT-5', 'TUT-2'),
];

test('--json has every rule with what proves it', async () => {
  const { code, output, notes } = await rules(all, true);
  expect({ code, notes }).toEqual({ code: 0, notes: [] });
  const { rules: listed, ...rest } = JSON.parse(output);
  expect(rest).toEqual({ game: 'tutorial', total: 5, covered: 5, advice: [] });
  expect(listed[1]).toEqual({
    id: 'TUT-2',
    section: 'turn',
    page: 1,
    kind: 'stated',
    text: {
      es: beacon.text.es['rule.TUT-2'],
      en: beacon.text.en['rule.TUT-2'],
      ro: beacon.text.ro['rule.TUT-2'],
    },
    tests: [],
    positions: ['example 0', 'tut-5.yaml'],
  });
  expect(listed[2]).toMatchObject({ tests: ['the fire is cold (TUT-3)'], positions: [] });
});

test('a rule that only a failed or skipped test names is not proved', async () => {
  const { code, output } = await rules([...all.slice(1), { title: 'deal (TUT-1)', status: 'skipped' }], true);
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ total: 5, covered: 4 });
});

test('for people: by section, with what is not proved', async () => {
  const { code, output } = await rules(all.slice(0, 2), false);
  expect(code).toBe(1);
  expect(output.split('\n').slice(0, 5)).toEqual([
    'Beacon',
    '',
    'Before the match',
    '  ✓ TUT-1  Each seat begins with three cards, and a die says who goes first.',
    '           (p. 1)',
  ]);
  expect(output).toContain('\nA turn\n  ✓ TUT-2  On a turn: lay');
  expect(output).toContain('\n  ✗ TUT-3  A six may not be laid on a cold fire');
  expect(output).toContain('\n3 of 5 rules are proved by a test or a position.\nNot proved: TUT-3, TUT-5');
});

test('for people in their language', async () => {
  const { code, output } = await rules(all, false, 'es');
  expect(code).toBe(0);
  expect(output).toContain('\nUn turno\n');
  expect(output).toContain('\n5 de 5 reglas las prueba un test o una posición.');
  expect(output).not.toContain('Sin probar');
});

test('our own rulings are marked, advice stands apart, and English helps out', async () => {
  const { en, es } = beacon.text;
  const { 'rule.TUT-1': _left, ...rest } = es;
  const changes: Partial<Kit> = {
    rules: [{ id: 'TUT-1', section: 'odd', page: 7, kind: 'decision' }],
    text: {
      ...beacon.text,
      es: { ...rest, 'advice.hold': 'Guarda un uno.' },
      en: { ...en, 'advice.hold': 'Keep a one.' },
    },
  };
  const { output } = await rules(all, false, 'es', changes);
  expect(output).toContain(
    'odd\n  ✓ TUT-1  Each seat begins with three cards, and a die says who goes first.\n           (pág. 7) [decisión nuestra]\n\nConsejos\n  ·  Guarda un uno.\n\n1 de 1 reglas',
  );
  const { output: document } = await rules(all, true, 'es', changes);
  expect(JSON.parse(document)).toMatchObject({
    rules: [{ kind: 'decision', text: { en: en['rule.TUT-1'], ro: expect.any(String) } }],
    advice: [{ es: 'Guarda un uno.', en: 'Keep a one.' }],
  });
  expect(JSON.parse(document).rules[0].text).not.toHaveProperty('es');
});

test('a game without a reference is refused', async () => {
  await expect(rules(all, true, 'en', { rules: [] })).rejects.toThrow('“tutorial” has no rules reference.');
});

test('a test that names too many rules is reported', async () => {
  const title = 'TUT-1 TUT-2 TUT-3 TUT-4';
  const { code, notes } = await rules([{ title }], true);
  expect(code).toBe(1);
  expect(notes).toEqual([`The test “${title}” names more than 3 rules and so proves none.`]);
});

const nowhere = placeAt(join(root, 'nothing'));

test('without a report the rules are read all the same, and none counts as proved', async () => {
  const { code, output, notes } = await rulesAt(nowhere, false);
  expect(code).toBe(1);
  expect(output).toContain('\nA turn\n  · TUT-2  On a turn: lay');
  expect(output).toMatch(/\n5 rules\.$/);
  expect(output).not.toMatch(/[✓✗]|Not proved/);
  expect(notes).toEqual([
    `No test run is known, so that nothing counts as proved. There is no report of a test run in “${nowhere.reports}”; run “npm test” first.`,
  ]);
  const { output: document } = await rulesAt(nowhere, true);
  expect(JSON.parse(document)).toMatchObject({ total: 5, covered: 0, rules: expect.any(Array) });
});

test('a report of other sources is refused, and counts for nothing', async () => {
  const place = madeRun(root, { files: { [OWN_TESTS]: all } });
  appendFileSync(join(root, OWN_TESTS), '// One more line.\n');
  const { code, output, notes } = await rulesAt(place, true, 'es');
  expect(code).toBe(2);
  expect(JSON.parse(output)).toMatchObject({ total: 5, covered: 0 });
  expect(notes.join()).toContain('nada cuenta como probado. Las fuentes no son las de la última');
});

test.each([
  [[], '“rules” needs GAME: see “npx concilio rules --help”.'],
  [['tutorial', 'x'], '“rules” takes no further word “x”.'],
  [['tutoral'], 'There is no game “tutoral”; did you mean “tutorial”?'],
])('%j is refused', async (operands, message) => {
  const command = rulesCommand(testTerminal([]).terminal, placeAt(join(root, 'nothing')));
  const call = {
    operands,
    values: {},
    json: false,
    language: 'en',
    print: () => {},
    note: () => {},
  } as const;
  await expect(command.run(call)).rejects.toSatisfy(
    (problem: unknown) => problem instanceof UsageError && problem.message === message,
  );
});
