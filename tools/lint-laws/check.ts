import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from '../files.ts';
import { checkLaws, type Violation } from './laws.ts';

const isSource = /^(?!.*\.test\.ts$).*\.ts$/;

/** The files that must keep the laws of state: the sources of all games and of the cards they share. */
export function lawfulFiles(extraFolders: string[] = []): string[] {
  const games = filesBelow('packages/games', isSource).filter((path) =>
    /^packages\/games\/[^/]+\/src\//.test(path),
  );
  const rest = ['packages/cards/src', ...extraFolders].flatMap((folder) => filesBelow(folder, isSource));
  return [...games, ...rest];
}

export function checkFiles(paths: string[]): Violation[] {
  return paths.flatMap((path) => checkLaws(path, readFileSync(join(root, path), 'utf8')));
}
