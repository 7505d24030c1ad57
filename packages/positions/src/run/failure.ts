import type { Json } from '@concilio/kernel';

/** Something that a position says and that does not hold. */
export interface Failure {
  readonly line: number;
  /** The path of the view, or what else was looked at: `pending`, `event card.laid`, `when.2`. */
  readonly path: string;
  readonly expected: Json;
  readonly actual: Json;
  /** What was there instead, as a sentence, where the value alone does not tell it. */
  readonly message?: string;
}

/** The rules went wrong: no fault of the file. */
export class Fault extends Error {}
