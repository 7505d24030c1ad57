import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasonFor } from './files.ts';
import { Misuse } from './text/say.ts';

/** What position files are called. The vocabularies that games commit beside theirs are none. */
const isPositionFile = (name: string): boolean =>
  /\.(ya?ml|json)$/.test(name) && !name.endsWith('.golden.json');

/** The files that are named, and those of the folders that are named, with all that lies below them, by name. */
export function positionFiles(named: readonly string[]): readonly string[] {
  return named.flatMap((path) => {
    if (!isFolder(path)) return [path];
    const files = within(path).toSorted();
    if (files.length === 0) throw new Misuse('file.none', { folder: path });
    return files;
  });
}

/** What does not exist is for whoever opens it to say. */
const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function within(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isPositionFile(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (problem) {
    throw reasonFor(problem, folder);
  }
}
