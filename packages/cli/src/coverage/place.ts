import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the tests and the report of their last run are. */
export interface Place {
  /** The repository. */
  readonly root: string;
  /** The folder that `npm test` writes to. */
  readonly reports: string;
}

/** The repository that this code is part of, built or not, from whatever folder the command is called. */
export function ownPlace(): Place {
  const start = dirname(fileURLToPath(import.meta.url));
  let root = start;
  while (!existsSync(join(root, 'packages', 'cli', 'package.json'))) {
    const above = dirname(root);
    if (above === root) return placeAt(start);
    root = above;
  }
  return placeAt(root);
}

export const placeAt = (root: string): Place => ({ root, reports: join(root, 'reports') });
