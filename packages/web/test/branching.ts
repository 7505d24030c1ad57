/**
 * Plays on by the screen from every tenth answer of two matches a game: prints one line of JSON. A program and no test,
 * since it takes many minutes.
 */
import { branchMatch, GAMES } from './branched.ts';
import { openBrowser, openSite } from './browser.ts';

/** The games that are named, or all. */
const asked = process.argv.slice(2);
const MATCHES = 2;
const ONE_IN = 10;

const everyTenth = (length: number): readonly number[] =>
  Array.from({ length: Math.ceil(length / ONE_IN) }, (_, place) => place * ONE_IN);

const browser = await openBrowser();
const site = await openSite(['--pace', '0']);
try {
  const games: Record<string, { moments: number; failures: string[] }> = {};
  for (const game of GAMES.filter((id) => asked.length === 0 || asked.includes(id))) {
    const sum = { moments: 0, failures: [] as string[] };
    for (let match = 0; match < MATCHES; match++) {
      const { moments, failures } = await branchMatch(browser, site.address, game, everyTenth);
      sum.moments += moments;
      sum.failures.push(...failures);
    }
    games[game] = sum;
  }
  process.stdout.write(`${JSON.stringify(games)}\n`);
} finally {
  await browser.close();
  await site.close();
}
