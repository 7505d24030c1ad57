import { Unreadable } from '@concilio/kernel';
import { gameOf, LONGEST, parseSource, type Result, runPosition, type Settings } from '@concilio/positions';
import { type Command, UsageError } from '../command.ts';
import { readInput } from '../files.ts';
import { gameNamed } from '../games.ts';
import { Misuse, sentenceOf } from '../text/say.ts';
import { positionFiles } from '../position-files.ts';
import { errorLines, failureLines, traceLines } from '../positions.ts';

interface Checked extends Result {
  readonly file: string;
}

/** `concilio check FILE|FOLDER…`: runs position files. */
export const check: Command = {
  name: 'check',
  operands: 'FILE|FOLDER…',
  options: { trace: { type: 'boolean' }, failures: { type: 'boolean' } },
  async run({ operands, values, json, language, print, note }) {
    if (operands.length === 0) throw new Misuse('misuse.check');
    const results: Checked[] = [];
    for (const file of positionFiles(operands))
      results.push(await checkFile(file, { trace: values.trace === true, language }));
    // Standard output holds the one document alone; whoever reads it by eye is told the errors beside it.
    if (json) for (const { file, error } of results) if (error !== undefined) note(`${file}: ${error}`);
    const told = values.failures === true ? results.filter(({ ok }) => !ok) : results;
    if (json) print(JSON.stringify(told.map(shown)));
    else if (told.length > 0) print(told.map(lines).join('\n'));
    if (results.some(({ unreadable }) => unreadable === true)) return 2;
    return results.every(({ ok }) => ok) ? 0 : 1;
  },
};

async function checkFile(file: string, settings: Settings): Promise<Checked> {
  try {
    const source = parseSource(await readInput(file, LONGEST));
    return { file, ...runPosition(gameNamed(gameOf(source)), source, settings) };
  } catch (problem) {
    if (!(problem instanceof Unreadable || problem instanceof UsageError)) throw problem;
    return {
      file,
      ok: false,
      steps: 0,
      failures: [],
      error: sentenceOf(problem, settings.language ?? 'en'),
      unreadable: true,
    };
  }
}

/** Whether a mistake is the file's or the rules' is told by the exit code. */
const shown = ({ unreadable: _unreadable, ...result }: Checked): Omit<Checked, 'unreadable'> => result;

function lines({ file, ok, error, failures, trace }: Checked): string {
  const verdict = ok ? 'ok   ' : error === undefined ? 'FAILS' : 'ERROR';
  return [
    `${verdict} ${file}`,
    ...(trace === undefined ? [] : traceLines(trace)),
    ...failures.flatMap(failureLines),
    ...(error === undefined ? [] : errorLines(error)),
  ].join('\n');
}
