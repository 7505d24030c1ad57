import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schema, Unreadable } from '@concilio/kernel';
import { checked, LONGEST, parseSource } from './source.ts';

const complaint = (text: string): string => {
  try {
    parseSource(text);
  } catch (problem) {
    if (problem instanceof Unreadable) return problem.message;
    throw problem;
  }
  return 'none';
};

describe('a file that is no YAML is refused with its line', () => {
  test.each([
    ['a: 1\n\tb: 2\n', 'Line 2: a tab indents this line; YAML wants spaces.'],
    ['a: 1\nb: 2\na: 3', 'Line 3: the key "a" stands there twice.'],
    ['{ "a": 1, "a": 2 }', 'Line 1: the key "a" stands there twice.'],
    ['x: 1\nseats: [Ana, [Bo]\nthen:\n  - a\n', 'Line 2: the list that begins here with "[" lacks its "]".'],
    [
      'then:\n  - { path: a, equals: 1\n  - { path: b }\n',
      'Line 2: the record that begins here with "{" lacks its "}".',
    ],
    [
      'x: [Ember 1 #2]\ny: 1',
      'Line 1: the list that begins here with "[" lacks its "]"; what follows " #" is a comment, so a name with # needs quotes.',
    ],
    ['a: "x\nb: 3\n', 'Line 1: the quote " that begins here is never closed.'],
    ["b: 3\na: 'it''s\nb: 3\n", "Line 2: the quote ' that begins here is never closed."],
    ['a: {\n\tb: 1 }\n', 'Line 2: a tab indents this line; YAML wants spaces.'],
    ['a: [b]]', 'Line 1: this "]" closes nothing.'],
    ['a: - b', 'Line 1: a list with "- " begins on a line of its own, below its key.'],
    [
      'a: b: c',
      'Line 1: the indentation does not fit the lines above, or a text with ": " in it needs quotes around it.',
    ],
    ['a: 1\nb [c]\nd: 1', 'Line 2: a ":" with a space after it is missing behind the key.'],
    ['a: { b: c d: e }', 'Line 1: a comma is missing between two entries.'],
    ['a: @x', 'Line 1: a text that begins with "@" needs quotes around it.'],
    ['a: !!js/function x', 'Line 1: a word that begins with "!" needs quotes around it.'],
    ['a: 1\n---\nb: 2', 'Line 2: a second document begins here, and a file holds one position.'],
    ['', 'The position is empty.'],
    [' \n\n', 'The position is empty.'],
    ['a:\n  x: &x { b: *x }', 'Line 2: "*x" stands inside itself.'],
    ['a: 1\nb: *nobody', 'Line 2: there is no "&nobody" above.'],
    ['? [a, b]\n: 1', 'Line 1: a key must be a single word or text.'],
    ['%YAML 1.1\n---\na: yes', 'The position is read as YAML 1.2: take the line "%YAML" out.'],
  ])('%j', (text, message) => expect(complaint(text)).toBe(message));

  test('whatever the parser complains of is one sentence', () => {
    expect(complaint('a: "x" y')).toMatch(/^Line 1: the YAML is broken: [^\n]+\.$/);
    expect(complaint('a: "\\q"')).toMatch(/^Line 1: the YAML is broken: [^\n]+\.$/);
  });

  test('a record without end', () => {
    const keys = Array.from({ length: 60_000 }, (_, index) => ` k${index}: 1`).join('\n');
    expect(complaint(`given:\n${keys}\n`)).toBe(
      'Line 2: a record has 60000 keys, and 2000 are the most that are read.',
    );
  });

  test('aliases that multiply', () => {
    const bomb = ['a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]'];
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef'].map((pair) => [...pair]))
      bomb.push(`${to}: &${to} [${Array(9).fill(`*${from}`).join(', ')}]`);
    expect(complaint(bomb.join('\n'))).toMatch(/^The position repeats itself by aliases/);
  });

  test('nested too deeply', () => {
    expect(complaint('['.repeat(50_000))).toBe('Line 1: it is nested too deeply.');
  });

  test('too long', () => {
    expect(complaint('a'.repeat(LONGEST + 1))).toMatch(/^The position is longer than/);
  });

  test('nothing else is ever thrown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => complaint(text).length > 0),
    );
    const scraps = fc.constantFrom(
      'a',
      ': ',
      '\n',
      '  ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '&x ',
      '*x',
      '"',
      '#',
      '|',
      ',',
    );
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 30 }), (parts) => complaint(parts.join('')).length > 0),
    );
  });
});

test('JSON is YAML, also with tabs', () => {
  expect(parseSource('{\n\t"game": "x",\n\t"seats": [ "a" ]\n}').value).toEqual({ game: 'x', seats: ['a'] });
});

test('yes and no are words', () => {
  expect(parseSource('choose: yes').value).toEqual({ choose: 'yes' });
});

test('every path has a line, that of what stands above it if there is nothing', () => {
  const source = parseSource(
    'game: x\nthen:\n  - { path: a }\n  - path: b\n    equals: 1\nmore: &m\n  - a\nagain: *m\n',
  );
  expect(source.lineOf(['then'])).toBe(2);
  expect(source.lineOf(['then', 1])).toBe(4);
  expect(source.lineOf(['then', 1, 'equals'])).toBe(5);
  expect(source.lineOf(['then', 1, 'missing', 'deep'])).toBe(4);
  expect(source.lineOf(['again', 0])).toBe(7);
  expect(source.lineOf([])).toBe(1);
});

test('of many problems the first are told', () => {
  const source = parseSource(Array.from({ length: 1500 }, (_, index) => `k${index}: 1`).join('\n'));
  const told = () => checked(schema.record({}), source.value, source);
  expect(told).toThrow(/^Line 1: k0: .*\n(.*\n){19}And 1480 more\.$/);
});
