import { Readable, Writable } from 'node:stream';
import { concilio } from './concilio.ts';
import type { Terminal } from './terminal.ts';

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

function gathering(): { readonly stream: Writable; readonly text: () => string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer | string, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}
