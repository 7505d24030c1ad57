/** Whether the tests of the kernel bite: the share of mutants that they catch. Takes about half an hour. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'mutation',
  title: 'Mutants of the kernel that its own tests catch',
  async run() {
    execFileSync('npx', ['stryker', 'run', 'tools/prove/kernel.stryker.config.mjs'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
    const { files } = JSON.parse(readFileSync(`${root}reports/mutation-kernel.json`, 'utf8'));
    /** @type {{ what: string, caught: number, all: number }[]} */
    const counts = Object.entries(files).map(([file, { mutants }]) => {
      const statuses = mutants.map(({ status }) => status).filter((status) => status !== 'Ignored');
      const caught = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
      return { what: file.replace('packages/kernel/src/', ''), caught, all: statuses.length };
    });
    const sum = (/** @type {'caught' | 'all'} */ key) => counts.reduce((so, one) => so + one[key], 0);
    const rows = [
      { what: 'all', caught: sum('caught'), all: sum('all') },
      ...counts.filter(({ all }) => all > 0),
    ];
    return {
      rows: rows.map(({ what, caught, all }) => ({
        what,
        figure: `${caught} of ${all}: ${Math.round((100 * caught) / all)} %`,
      })),
    };
  },
};
