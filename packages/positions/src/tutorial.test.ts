import { LANGUAGES, schema } from '@concilio/kernel';
import { beacon } from '@concilio/tutorial';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describePositions } from './describe.ts';
import { runPosition } from './run.ts';
import { parseSource } from './source.ts';
import { spoiled } from './spoiled.ts';
import { start } from './start.ts';

const folder = new URL('../../games/tutorial/positions/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const shipped = [
  ...files.map((name) => [name, read(name)] as const),
  ...beacon.position.examples.map((text, index) => [`example ${index}`, text] as const),
];

describe.each(shipped)('%s', (_name, text) => {
  test('holds', () => {
    const { steps: _steps, ...result } = runPosition(beacon, parseSource(text));
    expect(result).toEqual({ ok: true, failures: [] });
  });

  test('fails when its last expected number is off by one', () => {
    const spoilt = spoiled(text);
    expect(spoilt).not.toBeNull();
    const { error, failures } = runPosition(beacon, parseSource(spoilt ?? ''));
    expect(error).toBeUndefined();
    expect(failures.length).toBeGreaterThan(0);
  });
});

test('every rule of the tutorial has a file', () => {
  const rules = files.flatMap((name) =>
    schema.listOf((parseSource(read(name)).value as { rules: string[] }).rules),
  );
  const known = Object.keys(beacon.text.en).flatMap((key) => (key.startsWith('rule.') ? [key.slice(5)] : []));
  expect([...new Set(rules)].toSorted()).toEqual(known.toSorted());
});

test('the vocabulary is the one that was promised', () => {
  // A change goes into the changelog; then `concilio position tutorial --schema --json` and `biome format --write` write the file anew.
  expect(describePositions(beacon)).toEqual(JSON.parse(read('schema.golden.json')));
});

test('what --schema says is whole', () => {
  const { things, events, at, questions, examples, script } = describePositions(beacon);
  expect(schema.listOf(examples).length).toBeGreaterThanOrEqual(5);
  for (const thing of schema.listOf(things))
    expect(Object.keys(schema.recordOf(schema.recordOf(thing).names)).toSorted()).toEqual(
      LANGUAGES.toSorted(),
    );
  for (const list of [events, at, questions, script])
    for (const entry of schema.listOf(list)) expect(schema.recordOf(entry).text).toEqual(expect.any(String));
});

test('every view has the shape that --schema shows', () => {
  for (const [, text] of shipped) {
    const { match } = start(beacon, parseSource(text));
    for (const eyes of ['referee', 'audience', ...match.seats] as const)
      expect(schema.check(beacon.position.view, match.view(eyes))).toMatchObject({
        value: expect.anything(),
      });
  }
});
