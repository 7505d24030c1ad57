import { describe, expect, test } from 'vitest';
import { checkFiles, lawfulFiles } from './check.ts';
import { checkLaws, type Law, laws } from './laws.ts';

const rules = 'packages/games/sample/src/rules/combat.ts';
const bot = 'packages/games/sample/src/bot/evaluate.ts';
const text = 'packages/games/sample/src/text/en.ts';

/** The names of the laws that a source breaks, each with its line. */
function broken(source: string, path = rules): string[] {
  return checkLaws(path, source).map(({ law, line }) => `${law}:${line}`);
}

/** For each law: what breaks it (always on the second line) and what may look like it but does not. */
const samples: Record<Law, { bad: string[]; good: string[] }> = {
  'no-collections': {
    bad: [
      'export const a = new Map();',
      'export const a = new Set([1]);',
      'export const a = new WeakMap();',
      'export const a = new WeakSet();',
      'export const a = new WeakRef({});',
      'export interface State { seen: Set<string> }',
      'export type Index = ReadonlyMap<string, number>;',
      'export const f = (list: string[]) => [...new Set(list)];',
      'export const f = (m: Map<string, number>) => m;',
      'export const a = { Set };',
    ],
    good: [
      'export const a: Record<string, number> = { Map: 1, Set: 2 };',
      'export const f = (box: { Set: string }) => box.Set;',
      "import type { Set } from './content.ts';\nexport const f = (set: Set) => set.id;",
      'interface Set { id: string }\nexport const f = (set: Set) => set.id;',
    ],
  },
  'no-clock': {
    bad: [
      'export const a = Date.now();',
      'export const a = new Date();',
      'export const a = performance.now();',
      'setTimeout(() => {}, 1);',
      'setInterval(() => {}, 1);',
      'setImmediate(() => {});',
      'export interface State { at: Date }',
    ],
    good: [
      'export const f = (card: { performance: number }) => card.performance;',
      'export const a = { Date: 1 };',
    ],
  },
  'no-locale': {
    bad: [
      "export const f = (a: string) => a.localeCompare('b');",
      'export const f = (a: number) => a.toLocaleString();',
      "export const f = (a: string) => a['toLocaleUpperCase']();",
      'export const a = new Intl.NumberFormat();',
      'export const f = (a: string[]) => a.map((b) => b?.toLocaleLowerCase());',
    ],
    good: [
      'export const f = (a: string, b: string) => (a < b ? -1 : 1);',
      'export const f = (a: string) => a.toLowerCase();',
    ],
  },
  'no-random': {
    bad: [
      'export const a = Math.random();',
      "export const a = Math['random']();",
      'export const a = crypto.randomUUID();',
    ],
    good: ['export const f = (play: { random(n: number): number }) => play.random(6);'],
  },
  'no-outside': {
    bad: [
      "export const a = process.env['A'];",
      'export const a = globalThis;',
      "export const a = fetch('x');",
      "console.log('x');",
      'export function f() { const b = (process: number) => process; return b(process.pid); }',
    ],
    good: [
      'function fetch(deck: string[]) { return deck.pop(); }\nexport const f = (deck: string[]) => fetch(deck);',
      'export const f = (process: { step: string }) => process.step;',
      'export const f = (a: { process: string; console: string }) => a.process + a.console;',
    ],
  },
  'no-symbol': {
    bad: ["export const a = Symbol('a');", 'export type A = symbol;'],
    good: ["export type Symbol = 'eye' | 'ring';\nexport const a: Symbol = 'eye';"],
  },
  'no-async': {
    bad: [
      'export async function f() {}',
      'export const f = async () => {};',
      'export function* f() {}',
      'export const f = (a: Promise<number>) => a;',
      'export const a = Promise.resolve(1);',
      'await 1;',
      "export const f = () => import('./other.ts');",
      'export const a = { async f() {} };',
      'queueMicrotask(() => {});',
    ],
    good: ['export function f() { return 1; }', 'export const a = { async: true };'],
  },
  'no-try': {
    bad: [
      'export function f() { try { f(); } catch { f(); } }',
      'export function f() { try { f(); } finally { f(); } }',
    ],
    good: [
      "export function f(a: number) { if (a < 0) throw new Error('never'); }",
      'export const a = { try: 1, catch: 2 };',
    ],
  },
  'no-float': {
    bad: [
      'export const a = 0.5;',
      'export const a = 1e-3;',
      'export const a = [-2.25];',
      'export const a = Math.sqrt(4);',
      'export const a = Math.PI;',
      "export const a = parseFloat('1');",
      "export const a = Number.parseFloat('1');",
    ],
    good: [
      'export const a = [1, 1.0, 1e3, 0xff, -7];',
      'export const a = Math.max(1, Math.abs(-2));',
      "export const a = '0.5';",
    ],
  },
  'no-division': {
    bad: [
      'export const f = (a: number) => a / 2;',
      'export const f = (a: number) => Math.max(a / 2, 1);',
      'export const f = (a: number) => Math.floor(1 + a / 2);',
      'export function f(a: number) { a /= 2; return a; }',
      'export const f = (a: number, Math: { floor(a: number): number }) => Math.floor(a / 2);',
    ],
    good: [
      'export const f = (a: number) => Math.floor(a / 2);',
      'export const f = (a: number) => Math.ceil((a + 1) / 2) + Math.round((a) / 3) + Math.trunc((a / 4));',
      'export const a = /x/;',
    ],
  },
  'no-for-in': {
    bad: ['export function f(a: object) { for (const b in a) f({ b }); }'],
    good: [
      'export function f(a: string[]) { for (const b of a) f([b]); }',
      "export const f = (a: object) => 'b' in a;",
    ],
  },
  'no-key-order': {
    bad: [
      'export const f = (a: object) => Object.keys(a);',
      'export const f = (a: object) => Object.keys(a).map((b) => b);',
      'export const f = (a: object) => Object.values(a).filter(Boolean).sort();',
      'export function f(a: object) { for (const b of Object.entries(a)) f(b); }',
      'export const f = (a: object[]) => a.map(Object.keys);',
      'export const f = (a: object) => Object.getOwnPropertyNames(a)[0];',
      'export const f = (a: object) => Reflect.ownKeys(a);',
    ],
    good: [
      'export const f = (a: object) => Object.keys(a).sort();',
      'export const f = (a: object) => (Object.keys(a) as string[]).toSorted().map((b) => b);',
      'export const f = (a: object) => Object.keys(a).length + Number(Object.values(a).includes(1));',
      'export const f = (a: object) => Object.entries(a).every(Boolean) || Object.values(a).some(Boolean);',
      'export const f = (a: { keys(): string[] }) => a.keys();',
    ],
  },
  'no-module-let': {
    bad: [
      'let a = 1; export const f = () => a++;',
      'export let a = 1;',
      'var a = 1; export const f = () => a;',
    ],
    good: ['export function f() { let a = 1; a += 1; return a; }', 'export const a = 1;'],
  },
  'no-node': {
    bad: [
      "import { readFileSync } from 'node:fs'; export const a = readFileSync;",
      "import path from 'path'; export const a = path;",
      "export * from 'node:os';",
      "export { join } from 'node:path';",
    ],
    good: ["import { a } from './path.ts'; export const b = a;", "export * from './fs.ts';"],
  },
  'no-json-parse': {
    bad: ["export const a = JSON.parse('1');", "export const a = ['1'].map(JSON.parse);"],
    good: [
      'export const f = (JSON: { parse(a: string): number }) => JSON.parse("1");',
      'export const a = { parse: 1 }.parse;',
    ],
  },
};

describe.each(Object.entries(samples))('%s', (law, { bad, good }) => {
  test.each(bad)('reports %s', (source) => {
    const found = broken(`// first line\n${source}`);
    expect([...new Set(found)]).toEqual([`${law}:2`]);
  });

  test.each(good)('allows %s', (source) => {
    expect(broken(source)).toEqual([]);
  });
});

test('every law says in one sentence what to do instead', () => {
  for (const message of Object.values(laws)) expect(message).toMatch(/^[A-Z].{20,110}\.$/);
});

test('a violation says where it is and what it found', () => {
  expect(checkLaws(rules, 'export const one = 1;\nexport const half = one / 2;\n')).toEqual([
    { law: 'no-division', path: rules, line: 2, column: 21, found: 'one / 2', message: laws['no-division'] },
  ]);
});

test('bots may use floats and division, but keep the other laws', () => {
  expect(broken('export const f = (a: number) => (a / 2) * 0.5 + Math.sqrt(a);', bot)).toEqual([]);
  expect(broken('export const a = Math.random();', bot)).toEqual(['no-random:1']);
});

test('translations keep the laws', () => {
  expect(broken('export const f = (a: number) => a.toLocaleString();', text)).toEqual(['no-locale:1']);
  expect(broken("export const en = { half: 'half of {n}' };", text)).toEqual([]);
});

test('a file that cannot be parsed is an error, not a pass', () => {
  expect(() => checkLaws(rules, 'export const = ;')).toThrow(rules);
});

describe('the real run', () => {
  const files = lawfulFiles();

  test('saw sources of games, and no tests', () => {
    expect(files.filter((path) => path.startsWith('packages/games/')).length).toBeGreaterThan(0);
    expect(files.filter((path) => path.endsWith('.test.ts'))).toEqual([]);
  });

  test('takes further folders', () => {
    expect(lawfulFiles(['tools/lint-laws'])).toContain('tools/lint-laws/laws.ts');
  });

  test('finds no violation', () => {
    expect(checkFiles(files)).toEqual([]);
  });
});
