import type { Json } from '@concilio/kernel';

/** The files of a box, by their names without `.json`. */
export type BoxFiles = Readonly<Record<string, Json>>;

/** Content as data, for games whose players may correct or replace what lies in the box. */
export interface Boxes {
  /** The option of the game that takes the files of another box. */
  readonly option: string;
  /** What is wrong with a box: each fault one sentence, with its place in the files. */
  check(files: BoxFiles): readonly string[];
  /** The box that the game brings, to begin with. */
  own(): BoxFiles;
}
