/** What tests import of vitest, for as much as tests of games need it: they are gathered, and whoever asks runs them. */
import {
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
const expect = /** @type {import('@vitest/expect').ExpectStatic} */ (/** @type {unknown} */ (chai.expect));
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, configurable: true });
setState({ assertionCalls: 0, isExpectingAssertions: false, isExpectingAssertionsError: null }, expect);

/**
 * @typedef {{ id: string, name: string, run: () => unknown }} Test
 * @typedef {(...row: any[]) => void} Body
 */

/** One answer a row: an array is spread over the parameters, as vitest does it. */
const eachOf =
  (/** @type {(title: string, body: () => unknown) => void} */ declare) =>
  (/** @type {readonly unknown[]} */ rows) =>
  (/** @type {string} */ title, /** @type {Body} */ body) => {
    for (const [index, row] of rows.entries()) {
      const given = Array.isArray(row) ? row : [row];
      declare(`${title.replace('%s', String(given[0]))} [${index}]`, () => body(...given));
    }
  };

export function newSuite() {
  /** @type {Test[]} */
  const tests = [];
  /** @type {string[]} */
  const titles = [];
  const describe = (/** @type {string} */ title, /** @type {() => unknown} */ body) => {
    titles.push(title);
    body();
    titles.pop();
  };
  const test = (/** @type {string} */ title, /** @type {() => unknown} */ run) => {
    const name = [...titles, title].join(' › ');
    tests.push({ id: `${tests.length} ${name}`, name, run });
  };
  describe.each = eachOf(describe);
  test.each = eachOf(test);
  return { tests, exports: { describe, test, expect, afterAll: () => {} } };
}
