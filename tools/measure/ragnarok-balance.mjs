/** Who wins at ragnarok, and how; the tables go to docs/ragnarok-balance.md. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { percent } from './sim.mjs';

const MATCHES = 400;
const player = fileURLToPath(new URL('./balance/ragnarok.ts', import.meta.url));
const tsx = fileURLToPath(new URL('../../node_modules/.bin/tsx', import.meta.url));
const page = new URL('../../docs/ragnarok-balance.md', import.meta.url);
const [begin, end] = ['<!-- begin balance -->\n', '<!-- end balance -->'];
const ENDINGS = ['jarl', 'gothi', 'slayer', 'ragnarok'];

/** @typedef {Record<string, { had: number, won: number }>} Wins */
/** @typedef {{ seats: number, rounds: number[], endings: Record<string, number>, wins: Record<'seat' | 'hero' | 'origin' | 'region', Wins> }} Shares */

/** @returns {Shares[]} */
function played() {
  const { stdout, stderr } = spawnSync(tsx, [player, String(MATCHES)], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const at = (/** @type {number[]} */ sorted, /** @type {number} */ part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const shareOf = (/** @type {Shares} */ { endings }, /** @type {string} */ how) =>
  (endings[how] ?? 0) / MATCHES;

/** @param {string[][]} rows */
const written = (/** @type {string[]} */ head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @returns {string} */
function tables(/** @type {Shares[]} */ all) {
  const overview = written(
    ['seats', 'rounds: fewest, median, most', ...ENDINGS],
    all.map((shares) => [
      String(shares.seats),
      [0, 0.5, 1].map((part) => at(shares.rounds, part)).join(', '),
      ...ENDINGS.map((how) => percent(shareOf(shares, how))),
    ]),
  );
  const parts = /** @type {const} */ (['seat', 'hero', 'origin', 'region']).map((kind) => {
    const names = [...new Set(all.flatMap(({ wins }) => Object.keys(wins[kind])))].sort((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    const rows = names.map((name) => [
      kind === 'seat' ? `seat ${Number(name) + 1}` : name,
      ...all.map(({ wins }) => {
        const share = wins[kind][name];
        return share === undefined ? '' : `${percent(share.won / share.had)} of ${share.had}`;
      }),
    ]);
    return `## Wins by ${kind === 'region' ? 'starting region' : kind}\n\n${written([kind, ...all.map(({ seats }) => `${seats} seats`)], rows)}`;
  });
  return [`## Length and endings\n\n${overview}`, ...parts].join('\n\n');
}

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'ragnarok-balance',
  title: 'ragnarok: balance among simple bots',
  async run() {
    const all = played();
    const old = readFileSync(page, 'utf8');
    const [from, to] = [old.indexOf(begin) + begin.length, old.indexOf(end)];
    writeFileSync(page, `${old.slice(0, from)}\n${tables(all)}\n\n${old.slice(to)}`);
    const four = all.find(({ seats }) => seats === 4);
    if (four === undefined) throw new Error('Nobody has played with four.');
    const seats = Object.values(four.wins.seat).map(({ had, won }) => won / had);
    const median = at(four.rounds, 0.5);
    return {
      rows: [
        {
          what: `wins by seat, four simple bots, ${MATCHES} matches`,
          figure: seats.map(percent).join(', '),
          floor: '15 to 35 %',
          held: seats.every((share) => share >= 0.15 && share <= 0.35),
        },
        {
          what: 'endings',
          figure: ENDINGS.map((how) => `${how} ${percent(shareOf(four, how))}`).join(', '),
          floor: 'aim: each 5 %',
          held: ENDINGS.every((how) => shareOf(four, how) >= 0.05),
        },
        {
          what: 'rounds, median',
          figure: String(median),
          floor: 'aim: 8 to 25',
          held: median >= 8 && median <= 25,
        },
      ],
    };
  },
};
