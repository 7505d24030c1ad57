import type { Json, JsonRecord } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { kit as ragnarok } from '../kit.ts';
import { boxIn, checkFiles } from './check.ts';

type Path = readonly (string | number)[];

/** The files of our box, with its names. */
const OWN = (): Record<string, Json> => structuredClone(ragnarok.boxes?.own() ?? {}) as Record<string, Json>;

/** Every place of our box at which such a value stands. */
function places(is: (value: unknown) => boolean, value: unknown, path: Path = []): Path[] {
  const own = is(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, item]) =>
      places(is, item, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** What is told of our box with one value changed. */
function faultsWith(path: Path, value: Json): readonly string[] {
  let at = FILES as Record<string | number, Json>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, Json>;
  const last = path.at(-1) ?? '';
  const before = at[last] as Json;
  at[last] = value;
  const { faults = [] } = checkFiles(FILES);
  at[last] = before;
  return faults;
}

/** One of each kind of place: the outlines of all Regions are alike. */
const oneOfEach = (paths: readonly Path[]): readonly Path[] => {
  const kind = (path: Path) => path.map((key) => (typeof key === 'number' ? '*' : key)).join();
  return paths.filter((path, place) => paths.findIndex((other) => kind(other) === kind(path)) === place);
};

/** Where a number may be less than nothing: what it adds. */
const isChange = (path: Path): boolean => path.at(-1) === 'amount';

const FILES = OWN();
const NUMBERS = places((value) => typeof value === 'number', FILES);
const LISTS = places((value) => Array.isArray(value), FILES);
const TEXTS = places((value) => typeof value === 'string', FILES);

describe('no number of a box', () => {
  test('is looked at in vain', () => expect(NUMBERS.length).toBeGreaterThan(700));

  test('can be a hundred million', () => {
    const drawn = NUMBERS.filter((path) => path.includes('outline'));
    for (const path of [...NUMBERS.filter((one) => !drawn.includes(one)), ...oneOfEach(drawn)])
      expect(faultsWith(path, 1e8).length, path.join('.')).toBeGreaterThan(0);
  });

  test.each([1e15, 0.5, -1, -1e8])('can be %d', (value) => {
    for (const path of oneOfEach(NUMBERS)) {
      if (value === -1 && isChange(path)) continue;
      expect(faultsWith(path, value).length, path.join('.')).toBeGreaterThan(0);
    }
  });

  test('makes a table that would not end: a deck of a hundred million cards is refused before it is laid out', () => {
    const [card, ...others] = OWN().combat as [JsonRecord, ...JsonRecord[]];
    const combat = [{ ...card, copies: 1e8 }, ...others];
    expect(() => boxIn({ ...OWN(), combat })).toThrow('This box cannot be played. combat.json[0].copies: ');
  });
});

describe('no list of a box', () => {
  test('can be endless', () => {
    expect(LISTS.length).toBeGreaterThan(300);
    const endless = Array.from({ length: 100_000 }, () => 'x');
    for (const path of oneOfEach(LISTS)) {
      const faults = faultsWith(path, endless);
      expect(faults.length, path.join('.')).toBeGreaterThan(0);
      expect(faults.join(' ').length, path.join('.')).toBeLessThan(400);
    }
  });

  test('of cards may come to more than can be dealt, even if each number is small', () => {
    const files = OWN();
    for (const card of files.combat as { copies: number }[]) card.copies = 90;
    expect(checkFiles(files).faults).toEqual([
      expect.stringMatching(
        /^combat\.json, attacks\.json: with all copies this box has \d+ cards, and 500 is the most\.$/,
      ),
    ]);
  });
});

describe('no text of a box', () => {
  const endless = 'x'.repeat(100_000);

  test('can be endless', () => {
    for (const path of oneOfEach(TEXTS).slice(0, 200)) {
      const faults = faultsWith(path, endless);
      expect(faults.length, path.join('.')).toBeGreaterThan(0);
      expect(faults.join(' ').length, path.join('.')).toBeLessThan(2_000);
    }
  });

  test('is the key of something that nobody knows, a hundred thousand times', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, place) => [`x${place}`, place]));
    expect(checkFiles({ ...OWN(), ...many }).faults).toEqual(['100000 of these files are not known.']);
    expect(checkFiles({ ...OWN(), supply: many }).faults).toEqual([
      'supply.json: 100000 of the keys here are not known.',
    ]);
    expect(checkFiles({ ...OWN(), names: { en: many } }).faults).toEqual([
      'names.json.en: there are 100000 names, and 1000 is the most.',
    ]);
  });

  test('goes in again when it is said back', () => {
    for (const files of [
      { ...OWN(), [endless]: 1 },
      { ...OWN(), supply: { [endless]: 1 } },
    ])
      for (const fault of checkFiles(files).faults ?? []) expect(fault.length).toBeLessThan(1_000);
  });
});

test('effects do not stand in each other without end', () => {
  let does: Json = [{ op: 'heal' }];
  for (let depth = 0; depth < 20_000; depth++) does = [{ op: 'lose-rune', whom: 'hunter', otherwise: does }];
  expect(faultsWith(['attacks', 0, 'does'], does)).toEqual([
    expect.stringContaining('effects stand in each other at most 4 deep.'),
  ]);
});
