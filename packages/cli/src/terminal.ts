import type { Readable, Writable } from 'node:stream';

/** Where the command reads and writes: the process's own streams, or those of a test. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly errors: Writable;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
