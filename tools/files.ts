import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../', import.meta.url));

const neverSource = ['node_modules', 'dist', 'coverage', 'reports', '.git', '.stryker-tmp'];

/** All files below a folder whose name fits, as paths from the repository's root with `/`, sorted. */
export function filesBelow(folder: string, name: RegExp): string[] {
  const found: string[] = [];
  const visit = (at: string): void => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory() && !neverSource.includes(entry.name)) visit(path);
      else if (entry.isFile() && name.test(entry.name)) found.push(relative(root, path).split(sep).join('/'));
    }
  };
  const start = join(root, folder);
  if (statSync(start, { throwIfNoEntry: false })?.isDirectory()) visit(start);
  return found.sort();
}
