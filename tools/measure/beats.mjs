/**
 * Beats: 20 matches a game, through all viewers. After each beat the view that patches make is compared with the one that
 * the rules give at that moment; and what is sent to a seat is weighed against whole views.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Where whole views are large, a frame by beats weighs at most this part of one with the whole view. */
const LARGE = ['lotr-lcg', 'lotr-tcg', 'ragnarok'];

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'beats',
  title: 'Frames by beats',
  async run() {
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'tools/measure/beats.ts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    /** @type {{ game: string, matches: number, moments: number, failures: number, finding: string | null, frames: number, whole: number, next: number }[]} */
    const results = JSON.parse(said);
    const count = (/** @type {number} */ number) => number.toLocaleString('en');
    return {
      rows: results.flatMap(({ game, matches, moments, failures, finding, frames, whole, next }) => {
        const [before, after] = [Math.round(whole / frames), Math.round(next / frames)];
        const isLarge = LARGE.includes(game);
        return [
          {
            what: `${game}: matches, moments, failures`,
            figure: `${matches}, ${count(moments)}, ${failures}${finding === null ? '' : `: ${finding}`}`,
            floor: '0 failures',
            held: failures === 0 && moments > 0,
          },
          {
            what: `${game}: bytes of a frame to a seat, with the whole view and by beats`,
            figure: `${count(before)}, ${count(after)} (of ${count(frames)} frames)`,
            ...(isLarge ? { floor: 'a third', held: after * 3 <= before } : {}),
          },
        ];
      }),
    };
  },
};
