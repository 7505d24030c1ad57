/**
 * Whether the tables hold what they promise wherever something is asked: measures questions of whole matches of each game,
 * in three languages and at four sizes, and prints one line of JSON. A program and no test, since it takes long. With words
 * it measures those games; `--count 20 --languages en,es --examples` says how many questions, and shows what it has found.
 */
import { type Language, LANGUAGES } from '@concilio/text';
import { parseArgs } from 'node:util';
import { openBrowser, openSite } from './browser.ts';
import { TABLE_LINES } from './layout.ts';
import { measured, SIZES } from './measured.ts';
import { GAMES, sampled } from './sampled.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    languages: { type: 'string', default: LANGUAGES.join() },
    examples: { type: 'boolean', default: false },
  },
});
const languages = LANGUAGES.filter((language: Language) => values.languages.split(',').includes(language));

const browser = await openBrowser();
const site = await openSite();
try {
  const games: Record<string, object> = {};
  for (const game of GAMES.filter((id) => positionals.length === 0 || positionals.includes(id))) {
    const samples = sampled(game, Number(values.count));
    const found = await measured(browser, site.address, samples, languages, TABLE_LINES);
    const pictures = samples.length * languages.length * SIZES.length;
    // In how many of the pictures a line is missed, and at which sizes.
    const misses = TABLE_LINES.map((line) => {
      const here = found.filter((one) => one.line === line);
      const missed = new Map(
        here.map(({ sample, language, size }) => [`${sample} ${language} ${size}`, size]),
      );
      const sizes = SIZES.map(({ width, height }) => `${width}×${height}`).map(
        (size) => [size, [...missed.values()].filter((one) => one === size).length] as const,
      );
      return [line, { missed: missed.size, sizes: Object.fromEntries(sizes), first: here[0] ?? null }];
    });
    games[game] = { questions: samples.length, pictures, misses: Object.fromEntries(misses) };
    if (values.examples)
      for (const [what, [first, ...more]] of grouped(found, (one) => `${one.line} ${one.size}: ${one.what}`))
        process.stderr.write(`${game} ${1 + more.length}× ${what} · ${first?.language}, ${first?.sample}\n`);
  }
  process.stdout.write(`${JSON.stringify(games)}\n`);
} finally {
  await browser.close();
  await site.close();
}

function grouped<T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group === undefined) groups.set(keyOf(thing), [thing]);
    else group.push(thing);
  }
  return groups;
}
