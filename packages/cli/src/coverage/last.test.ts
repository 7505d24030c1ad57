import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { madeRun, OWN_TESTS } from '../../test/covered.ts';
import { UsageError } from '../command.ts';
import { passedTests } from './last.ts';
import { type Place, placeAt } from './place.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'concilio-tested-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const good = { files: { [OWN_TESTS]: [{ title: 'one' }, { title: 'two', status: 'skipped' }] } };

async function refused(place: Place, message: string) {
  await expect(passedTests(place, 'tutorial')).rejects.toSatisfy(
    (problem: unknown) => problem instanceof UsageError && problem.message === message,
  );
}

test('of a good run, the tests that passed', async () => {
  const tests = await passedTests(madeRun(root, good), 'tutorial');
  expect(tests.map(({ title }) => title)).toEqual(['one']);
});

describe('refused, with what to do', () => {
  test('no report', () =>
    refused(
      placeAt(root),
      `There is no report of a test run in “${join(root, 'reports')}”; run “npm test” first.`,
    ));

  test('a run that never came to its tests', () => {
    const place = madeRun(root, good);
    rmSync(join(place.reports, 'vitest.json'));
    return refused(place, `There is no report of a test run in “${place.reports}”; run “npm test” first.`);
  });

  test.each([
    ['vitest.json', '{"testRes'],
    ['vitest.json', '[]'],
    ['vitest.json', '{"testResults":[{"name":1}]}'],
    ['vitest.json', '{"testResults":[{"name":"a","assertionResults":[{"title":"x"}]}]}'],
    ['run.json', '{"sources":'],
    ['run.json', '{"sources":"x","words":"y","passed":true}'],
  ])('a damaged %s: %s', (name, text) => {
    const place = madeRun(root, good);
    const file = join(place.reports, name);
    writeFileSync(file, text);
    return refused(
      place,
      `“${file}” is not the report of a test run; run “npm test” to have it written anew.`,
    );
  });

  test('other sources', () => {
    const place = madeRun(root, good);
    appendFileSync(join(root, OWN_TESTS), '// One more line.\n');
    return refused(place, 'The sources are not those of the last test run; run “npm test” first.');
  });

  test('a test that failed', () =>
    refused(
      madeRun(root, { files: { [OWN_TESTS]: [{ groups: ['turn'], title: 'one', status: 'failed' }] } }),
      'The last test run failed at “turn one”; put that right and run “npm test”.',
    ));

  test('a file that could not be loaded', () => {
    const place = madeRun(root, good);
    const testResults = [{ name: join(root, OWN_TESTS), status: 'failed', assertionResults: [] }];
    writeFileSync(join(place.reports, 'vitest.json'), JSON.stringify({ testResults }));
    return refused(place, `The last test run failed at “${OWN_TESTS}”; put that right and run “npm test”.`);
  });

  test('a run that did not pass, whatever its tests say', () =>
    refused(
      madeRun(root, { ...good, passed: false }),
      'The last test run did not pass, or is not over; run “npm test” to its end.',
    ));

  test('a run that left out tests of the game', () =>
    refused(
      madeRun(root, { files: { 'tools/a.test.ts': [{ title: 'one' }] }, words: ['tools'] }),
      `The last test run left out “${OWN_TESTS}”, which belongs to “tutorial”; run “npm test” for the whole.`,
    ));

  test('a run with options, which may leave out anything', () =>
    refused(
      madeRun(root, { ...good, words: ['-t', 'one'] }),
      'The last test run was a part, asked for by “-t one”, and what that left out is not known; run “npm test” without it.',
    ));
});

test('a run of some files serves a game whose own are among them', async () => {
  const place = madeRun(root, { ...good, words: ['packages/games/tutorial'] });
  expect(await passedTests(place, 'tutorial')).toHaveLength(1);
});
