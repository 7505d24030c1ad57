import type { Language } from '@concilio/text';
import type { ParseArgsConfig } from 'node:util';

/** One command of `concilio`, in a file of its own below `commands/`. */
export interface Command {
  readonly name: string;
  /** The words behind the name, as in `concilio sim GAME`. */
  readonly operands: string;
  /** Options besides `--json` and `--help`, which every command has. */
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Does it, and says with what code to leave: 0 done, 1 a check failed. Wrong usage is a thrown `UsageError`. */
  run(call: Call): Promise<number>;
}

export interface Call {
  readonly operands: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
  readonly json: boolean;
  readonly language: Language;
  /** Standard output: one JSON document with `--json`, otherwise text for people. */
  readonly print: (text: string) => void;
  /** Standard error: progress and notes. */
  readonly note: (text: string) => void;
}

/** Wrong usage or unreadable input: one clear sentence, and exit code 2. */
export class UsageError extends Error {}
