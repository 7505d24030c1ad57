/**
 * What a person has to do in matches of lotr-board as “Play now” begins them: no question without a choice, cards to
 * choose from in every conflict, and enough questions in which it matters what one answers.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'quick-play',
  title: 'Quick play of lotr-board',
  async run() {
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'tools/measure/quick-play.ts'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    /** @type {{ bots: number, hands: number, matches: Record<'asked' | 'optional' | 'single' | 'weighty' | 'conflicts' | 'played' | 'fell' | 'tiles' | 'askedAt' | 'askedTwice' | 'points', number>[] }} */
    const { bots, hands, matches } = JSON.parse(said);
    const sum = (/** @type {keyof typeof matches[number]} */ what) =>
      matches.reduce((all, match) => all + match[what], 0);
    const mean = (/** @type {keyof typeof matches[number]} */ what) =>
      Math.round((10 * sum(what)) / matches.length) / 10;
    const least = Math.min(...matches.map(({ weighty }) => weighty));
    return {
      rows: [
        {
          what: 'matches, seats of the person, bots, mean score',
          figure: `${matches.length}, ${hands}, ${bots}, ${mean('points')}`,
        },
        {
          what: 'questions a match that must be answered, and that may be',
          figure: `${mean('asked')}, ${mean('optional')}`,
        },
        {
          what: 'of these with one single answer that tells nothing',
          figure: `${sum('single')}`,
          floor: '0',
          held: sum('single') === 0,
        },
        {
          what: 'conflicts, those in which there were cards to choose from, and those in which they fell before their turn',
          figure: `${sum('conflicts')}, ${sum('played')}, ${sum('fell')}`,
          floor: 'all',
          held: sum('played') + sum('fell') === sum('conflicts'),
        },
        {
          what: 'questions a match in which the best two answers differ by the judge, on average, and fewest',
          figure: `${mean('weighty')}, ${least}`,
          floor: '12 in each',
          held: least >= 12,
        },
        {
          what: 'tiles a match, those at which they are asked, and those before and after they are revealed',
          figure: `${mean('tiles')}, ${mean('askedAt')}, ${mean('askedTwice')}`,
        },
      ],
    };
  },
};
