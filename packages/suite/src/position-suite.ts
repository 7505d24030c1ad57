import { misfitOf, type Shape, schema } from '@concilio/kernel';
import { LANGUAGES, type Language } from '@concilio/text';
import { describePositions, parseSource, runPosition, mutated, start } from '@concilio/positions';
import type { Positioned } from '@concilio/positions/format';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unlabelled } from './labels.ts';

/** The most rules that one position may claim to prove. */
const MOST_RULES = 3;

/** What a position is called, in whatever room it lies: pages and reports name it so. */
const nameOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

/** The languages that have every sentence of the reference. */
const WHOLE: readonly Language[] = ['es', 'en'];

/**
 * The other call that every game passes: its position files hold, each fails when its last expected number is off by
 * one, and the vocabulary is the one that was promised. Returns the rules that the files name.
 */
export function positionSuite<G extends Shape>(game: Positioned<G>, folder: URL): readonly string[] {
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  const shipped = [
    ...files.map((path) => [nameOf(path), read(path)] as const),
    ...game.position.examples.map((text, index) => [`example ${index}`, text] as const),
  ];
  const parsedRules = (text: string) =>
    schema.listOf((parseSource(text).value as { rules?: string[] }).rules);
  // To read a thousand files whole, only to name their tests, takes seconds.
  const rulesIn = (text: string) =>
    /^rules: \[([\w., -]+)\]$/m.exec(text)?.[1]?.split(', ') ?? parsedRules(text);

  describe.each(shipped)(`${game.id}: %s`, (_name, text) => {
    const rules = rulesIn(text);

    // The title names the rules, as that of any test does: `concilio rules` counts both in the same way.
    test(rules.length === 0 ? 'holds' : `holds: ${rules.join(', ')}`, () => {
      const { steps: _steps, ...result } = runPosition(game, parseSource(text));
      expect(result).toEqual({ ok: true, failures: [] });
    });

    test('fails when its last expected number is off by one', () => {
      const spoilt = mutated(text);
      expect(spoilt).not.toBeNull();
      const { error, failures } = runPosition(game, parseSource(spoilt ?? ''));
      expect(error).toBeUndefined();
      expect(failures.length).toBeGreaterThan(0);
    });

    test('names the rules that it proves, and not too many', () => {
      expect(rules).toEqual(parsedRules(text));
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.length).toBeLessThanOrEqual(MOST_RULES);
    });
  });

  test(`${game.id}: no two positions have the same name`, () => {
    const names = files.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  describe(`${game.id}: the vocabulary of positions`, () => {
    test('is the one that was promised', () => {
      // A change goes into the changelog; `concilio position GAME --schema --json` and `npm run format` write it anew.
      expect(describePositions(game)).toEqual(JSON.parse(read('schema.golden.json')));
    });

    test('is whole', () => {
      const { things, events, at, questions, examples, script } = describePositions(game);
      expect(schema.listOf(examples).length).toBeGreaterThanOrEqual(5);
      for (const thing of schema.listOf(things))
        expect(Object.keys(schema.recordOf(schema.recordOf(thing).names)).toSorted()).toEqual(
          LANGUAGES.toSorted(),
        );
      for (const list of [events, at, questions, script])
        for (const entry of schema.listOf(list))
          expect(schema.recordOf(entry).text).toEqual(expect.any(String));
    });

    test('has words for every rule and for all that is printed', () => {
      const { rules, content, text } = game;
      const keys = [
        ...rules.flatMap(({ id, section }) => [`rule.${id}`, `section.${section}`]),
        ...content.flatMap(({ id }) => [`thing.${id}`, `text.${id}`]),
      ];
      for (const language of WHOLE)
        expect(keys.filter((key) => (text[language][key] ?? '') === '')).toEqual([]);
      for (const entries of [rules, content]) {
        const ids = entries.map(({ id }) => id);
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      }
    });

    test('has a label for every field of a view', () => {
      for (const language of LANGUAGES) expect(unlabelled(game, language), language).toEqual([]);
    });

    test('describes every view', () => {
      for (const [, text] of shipped) {
        const { match } = start(game, parseSource(text));
        for (const viewer of ['referee', 'audience', ...match.seats] as const)
          expect(misfitOf(game.contract.view, match.view(viewer))).toBeNull();
      }
    });
  });

  return [...new Set(files.flatMap((name) => rulesIn(read(name)).map(String)))].toSorted();
}
