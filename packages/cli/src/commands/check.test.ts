import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Call, UsageError } from '../command.ts';
import { check } from './check.ts';

const folder = mkdtempSync(join(tmpdir(), 'concilio-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const POSITION = `game: tutorial
seats: [Ana, Bo]
at: { step: turn, with: { seat: Ana } }
given: { fire: [Ember 5], seats: { Ana: { hand: [Ember 5, Ember 2] } } }
when: [{ choose: Ember 5 }]
then:
  - { path: seats.Ana.points, equals: 2 }
`;

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function run(operands: readonly string[], json = false, values: Call['values'] = {}) {
  const printed: string[] = [];
  const notes: string[] = [];
  const code = await check.run({
    operands,
    values,
    json,
    language: 'en',
    print: (text) => printed.push(text),
    note: (text) => notes.push(text),
  });
  return { code, printed, notes };
}

test('a position that holds', async () => {
  const path = file('good.yaml', POSITION);
  expect(await run([path])).toEqual({ code: 0, printed: [`ok    ${path}`], notes: [] });
  const { code, printed } = await run([path], true);
  expect(code).toBe(0);
  expect(JSON.parse(printed.join())).toEqual([{ file: path, ok: true, steps: 1, failures: [] }]);
});

test('a position that fails', async () => {
  const path = file('bad.yaml', POSITION.replace('equals: 2', 'equals: 1'));
  const { code, printed } = await run([path]);
  expect(code).toBe(1);
  expect(printed.join()).toBe(`FAILS ${path}\n  line 7: seats.Ana.points\n    expected 1\n    but was  2`);
  const [json] = JSON.parse((await run([path], true)).printed.join());
  expect(json.failures).toEqual([{ line: 7, path: 'seats.Ana.points', expected: 1, actual: 2 }]);
});

test('files that are no positions: one sentence each, and the others are still run', async () => {
  const paths = [
    file('good2.yaml', POSITION),
    join(folder, 'missing.yaml'),
    file('broken.yaml', 'game: tutorial\n\tseats: x'),
    file('game.yaml', 'game: tutoral\nseats: [Ana, Bo]'),
    file('list.yaml', '- 1'),
    file('nothing.yaml', 'seats: [Ana, Bo]'),
    file('empty.yaml', ''),
  ];
  const { code, printed, notes } = await run(paths, true);
  expect(code).toBe(2);
  const results: { ok: boolean; steps: number; failures: unknown[]; error?: string }[] = JSON.parse(
    printed.join(),
  );
  expect(printed).toHaveLength(1);
  expect(results.map(({ error }) => error)).toEqual([
    undefined,
    `"${paths[1]}" does not exist.`,
    'Line 2: a tab indents this line; YAML wants spaces.',
    'There is no game “tutoral”; did you mean “tutorial”?',
    'Line 1: a position is a record that begins with "game: ID".',
    'Line 1: game: the id of a game is missing.',
    `"${paths[6]}" is empty.`,
  ]);
  expect(notes).toHaveLength(6);
  const text = await run(paths);
  expect(text.notes).toEqual([]);
  expect(text.printed.join()).toMatch(
    `ERROR ${paths[2]}\n  Line 2: a tab indents this line; YAML wants spaces.\nERROR ${paths[3]}\n`,
  );
  for (const { ok, steps, failures } of results.slice(1))
    expect({ ok, steps, failures }).toEqual({ ok: false, steps: 0, failures: [] });
});

test('the trace says what a question is about', async () => {
  const path = file(
    'assign.yaml',
    `game: lotr-tcg
seed: "1"
seats: [Tom, Chuck]
at: { step: assignDefenders }
given:
  seats:
    Tom: { site: 4, inPlay: [gimli-lockbearer] }
    Chuck: { site: 4, inPlay: [dunlending-brigand] }
when: [{ seat: Tom, choose: gimli-lockbearer }]
then: [{ event: minion.assigned, count: 1 }]
`,
  );
  const text = (await run([path], false, { trace: true })).printed.join();
  expect(text).toMatch(/Tom is asked "assign" .* about \{ .*card: Dunlending Brigand \}/);
});

test('the trace shows every question, option and event, and the view at the end', async () => {
  const path = file('traced.yaml', POSITION);
  const text = (await run([path], false, { trace: true })).printed.join();
  expect(text).toMatch('Ana is asked "lay" (one) in the step "turn"');
  expect(text).toMatch('= Ember 5 (line 5)');
  expect(text).toMatch('* beacon.flared { seat: Ana, points: 2, burnt: [');
  expect(text).toMatch('points: 2');
  const [{ trace }] = JSON.parse((await run([path], true, { trace: true })).printed.join());
  expect(trace.questions[0]).toMatchObject({
    step: 'turn',
    seat: 'Ana',
    question: 'lay',
    kind: 'one',
    options: [{ name: 'Ember 5' }, { name: 'Ember 2' }],
    blocked: [],
    answer: { choose: 'Ember 5', line: 5 },
  });
  expect(trace.questions[1]).toMatchObject({ seat: 'Bo', answer: null });
  expect(trace.questions[1].events.map(({ event }: { event: string }) => event)).toEqual([
    'card.laid',
    'card.drawn',
    'beacon.flared',
  ]);
  expect(trace.view.seats[0].points).toBe(2);
});

test('the trace tells the end in the words of a position, and names the seats', async () => {
  const path = file('ended.yaml', POSITION.replace('given: {', 'given: { goal: 2,'));
  const text = (await run([path], false, { trace: true })).printed.join();
  expect(text).toMatch('outcome: { won: true, winner: [Ana], score: { Ana: 2, Bo: 0 }, reason: goal }');
  expect(text).toMatch(/^ {6}Ana: \{ hand: /m);
  const [{ trace }] = JSON.parse((await run([path], true, { trace: true })).printed.join());
  expect(trace.seats).toEqual(['Ana', 'Bo']);
});

test('why an answer was not taken is said in a sentence', async () => {
  const path = file('unanswered.yaml', POSITION.replace('choose: Ember 5', 'choose: Ember 4'));
  const { code, printed } = await run([path]);
  expect(code).toBe(1);
  expect(printed.join()).toBe(
    `FAILS ${path}\n  line 5: when.0\n    expected { choose: Ember 4 }\n    but Ana cannot choose Ember 4: it is not offered; offered are Ember 5, Ember 2`,
  );
});

test('at least one file must be named', async () => {
  await expect(run([])).rejects.toThrow(UsageError);
});

test('a folder is all the position files in it and below it', async () => {
  const inner = join(folder, 'some', 'deeper');
  mkdirSync(inner, { recursive: true });
  const above = file('some/b.yml', POSITION);
  const below = file(
    'some/deeper/a.json',
    JSON.stringify({ game: 'tutorial', seats: ['Ana', 'Bo'], then: [{ outcome: 'none' }] }),
  );
  file('some/schema.golden.json', '{}');
  file('some/notes.md', 'not a position');
  const { code, printed } = await run([join(folder, 'some')]);
  expect(printed.join().split('\n')).toEqual([`ok    ${above}`, `ok    ${below}`]);
  expect(code).toBe(0);
});

test('a folder without position files', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty, { recursive: true });
  await expect(run([empty])).rejects.toThrow(UsageError);
});

test('only what does not hold, where that is wanted', async () => {
  const good = file('good3.yaml', POSITION);
  const bad = file('bad3.yaml', POSITION.replace('equals: 2', 'equals: 1'));
  const { code, printed } = await run([good, bad], false, { failures: true });
  expect(code).toBe(1);
  expect(printed.join()).toMatch(/^FAILS .*bad3/);
  expect(printed.join()).not.toContain('good3');
  expect(await run([good], false, { failures: true })).toEqual({ code: 0, printed: [], notes: [] });
});
