/** Runs StrykerJS, and counts what the tests have caught, file by file. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @returns {import('./figures.mjs').Row[]} */
export function mutants(
  /** @type {{ config: string, report: string, sources: string, floor?: number }} */ {
    config,
    report,
    sources,
    floor,
  },
) {
  execFileSync('npx', ['stryker', 'run', `tools/measure/${config}`], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return caught({ report, sources, floor });
}

/** What a report of StrykerJS says. @returns {import('./figures.mjs').Row[]} */
export function caught(
  /** @type {{ report: string, sources: string, floor?: number | undefined }} */ { report, sources, floor },
) {
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const { files } = JSON.parse(readFileSync(`${root}reports/${report}`, 'utf8'));
  /** @type {{ what: string, caught: number, all: number }[]} */
  const counts = Object.entries(files).map(([file, { mutants: found }]) => {
    const statuses = found.map(({ status }) => status).filter((status) => status !== 'Ignored');
    const caught = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
    return { what: file.replace(sources, ''), caught, all: statuses.length };
  });
  const sum = (/** @type {'caught' | 'all'} */ key) => counts.reduce((so, one) => so + one[key], 0);
  const figure = (/** @type {{ caught: number, all: number }} */ { caught, all }) =>
    `${caught} of ${all}: ${Math.floor((100 * caught) / all)} %`;
  const all = { caught: sum('caught'), all: sum('all') };
  return [
    {
      what: 'all',
      figure: figure(all),
      ...(floor === undefined ? {} : { floor: `${floor} %`, held: (100 * all.caught) / all.all >= floor }),
    },
    ...counts.filter((one) => one.all > 0).map((one) => ({ what: one.what, figure: figure(one) })),
  ];
}
