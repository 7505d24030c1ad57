import { PassThrough, Readable, Writable } from 'node:stream';
import { concilio } from '../src/concilio.ts';
import type { Terminal } from '../src/terminal.ts';

/** What a run of the command said, for tests. */
export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command in this process, with these lines for standard input. */
export async function run(
  words: readonly string[],
  lines: readonly string[] = [],
  environment: Terminal['environment'] = {},
): Promise<Ran> {
  const { terminal, output, errors } = testTerminal(lines, environment);
  const code = await concilio(words, terminal);
  return { code, output: output(), errors: errors() };
}

/** A terminal that is a pipe at both ends. */
export function testTerminal(lines: readonly string[], environment: Terminal['environment'] = {}) {
  const [output, errors] = [gathering(), gathering()];
  const terminal: Terminal = {
    input: Readable.from(lines.map((line) => `${line}\n`)),
    output: output.stream,
    errors: errors.stream,
    environment,
  };
  return { terminal, output: output.text, errors: errors.text };
}

/** A terminal at which somebody types: each of these once a prompt is shown. */
export function typingTerminal(keys: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const left = [...keys];
  const output = gathering((text) => {
    if (!text.includes('›')) return;
    const next = left.shift();
    if (next !== undefined) setImmediate(() => input.write(next));
  });
  const screen = Object.assign(output.stream, { isTTY: true, columns: 80 });
  const terminal: Terminal = { input, output: screen, errors: gathering().stream, environment: {} };
  return { terminal, output: output.text, input };
}

function gathering(heard: (text: string) => void = () => {}): {
  readonly stream: Writable;
  readonly text: () => string;
} {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      chunks.push(String(chunk));
      heard(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}
