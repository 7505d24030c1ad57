import { isRecord, type Json, Unreadable } from '@concilio/kernel';
import type { Box } from './box.ts';
import { contextFaults } from './contexts.ts';
import { linkFaults } from './links.ts';
import { shapeFaults } from './shape.ts';

/** The files of a box as data, by their names without `.json`. */
export type BoxFiles = Readonly<Record<string, unknown>>;

export type Checked =
  | { readonly box: Box; readonly faults?: undefined }
  /** Each is one sentence with its place in the files. */
  | { readonly box?: undefined; readonly faults: readonly string[] };

/** Reads the files of a box. What refers to something is looked at only when each thing is what it should be. */
export function checkFiles(files: BoxFiles): Checked {
  const shape = shapeFaults(files);
  if (shape.length > 0) return { faults: shape };
  const box = assembled(files);
  const faults = [...linkFaults(box), ...contextFaults(box)];
  return faults.length > 0 ? { faults } : { box };
}

/** So many faults are told where a table is refused; `concilio content check` tells all. */
const TOLD = 3;

/** The box that players bring to a table, as its files by name; none for ours. What is wrong with it is refused. */
export function boxIn(content: Json | undefined): Box | null {
  if (content === null || content === undefined) return null;
  if (!isRecord(content)) throw new Unreadable('A box is a record of its files: { "supply": …, "maps": … }.');
  const { faults, box } = checkFiles(content);
  if (faults === undefined) return box;
  const more = faults.length > TOLD ? ` And ${faults.length - TOLD} more.` : '';
  throw new Unreadable(`This box cannot be played. ${faults.slice(0, TOLD).join(' ')}${more}`);
}

/** Only for files whose shape was looked at. */
export function assembled(files: BoxFiles): Box {
  const { supply, gods, monsters, temples, ...lists } = files as Record<string, object>;
  return { ...supply, ...gods, ...monsters, counters: temples, ...lists } as unknown as Box;
}

/** The reverse: the files that hold a box. */
export function filesOf({
  runes,
  runesOfEach,
  forgesOfEach,
  slayerTokens,
  priestSpaces,
  gods,
  die,
  monsters,
  counters,
  ...lists
}: Box): Record<string, unknown> {
  return {
    supply: { runes, runesOfEach, forgesOfEach, slayerTokens },
    gods: { priestSpaces, gods },
    monsters: { die, monsters },
    temples: counters,
    ...lists,
  };
}
