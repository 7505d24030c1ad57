/**
 * The page of figures: one section a measurement, each between marks, so that one can be renewed alone.
 *
 * @typedef {{ what: string, figure: string | number, floor?: string | number, held?: boolean }} Row
 * @typedef {{ name: string, title: string, run(): Promise<{ rows: Row[] }> }} Measurement
 * @typedef {{ commit: string, date: string, node: string, cpu: string }} Where
 */

const head = `# Figures

Measured by \`npm run prove\`, which writes this page. Each section says when and on what it was measured.
`;

/** @returns {Record<string, string>} the sections of a page by the names of their measurements */
export function readSections(/** @type {string} */ page) {
  const marked = page.matchAll(/<!-- begin (\S+) -->\n([\s\S]*?)<!-- end \1 -->/g);
  return Object.fromEntries([...marked].map(([, name, text]) => [name, text]));
}

/** @returns {string} */
export function writeFigures(/** @type {Record<string, string>} */ sections, /** @type {string[]} */ order) {
  const names = order.filter((name) => sections[name] !== undefined);
  return [
    head,
    ...names.map((name) => `<!-- begin ${name} -->\n${sections[name]}<!-- end ${name} -->\n`),
  ].join('\n');
}

const cell = (/** @type {string | number | undefined} */ value) =>
  String(value ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ');

/** @returns {string} */
export function writeSection(
  /** @type {Pick<Measurement, 'title'>} */ { title },
  /** @type {Row[]} */ rows,
  /** @type {Where} */ where,
) {
  const withFloor = rows.some(({ floor, held }) => floor !== undefined || held !== undefined);
  const head = withFloor ? ['what', 'figure', 'wanted', 'held'] : ['what', 'figure'];
  const lines = rows.map(({ what, figure, floor, held }) => {
    const verdict = held === undefined ? '' : held ? 'yes' : '**no**';
    return withFloor ? [what, figure, floor, verdict] : [what, figure];
  });
  const table = [head, head.map(() => '---'), ...lines].map((line) => `| ${line.map(cell).join(' | ')} |`);
  const measured = `${where.date}, commit ${where.commit}, Node ${where.node}, ${where.cpu}`;
  return `## ${title}\n\n${measured}\n\n${table.join('\n')}\n`;
}
