/**
 * How often `strong` gives the better answer in the positions that are judged: `npx tsx tools/fit/lotr-tcg-judged.ts
 * [PLAYOUTS]`. What it misses is named.
 */
import { think } from '../../packages/bots/src/index.ts';
import { kit as lotrTcg } from '../../packages/games/lotr-tcg/src/kit.ts';
import { JUDGED, reached, verdict } from '../../packages/games/lotr-tcg/test/judged.ts';
import { QuickRandom, seedFrom } from '../../packages/kernel/src/index.ts';

const playouts = Number(process.argv[2] ?? 60);
const missed = JUDGED.filter((judged) => {
  const { match, open } = reached(judged);
  const { seat, question } = open;
  const chance = new QuickRandom(seedFrom(judged.name));
  const { pick } = think(
    lotrTcg,
    { seat, question, optional: false, from: match.here },
    { playouts },
    chance,
  );
  return verdict(judged, match, pick) !== 'better';
});
for (const { name } of missed) process.stdout.write(`missed: ${name}\n`);
process.stdout.write(`${JUDGED.length - missed.length} of ${JUDGED.length} with ${playouts} playouts\n`);
