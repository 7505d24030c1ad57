/**
 * Which sources a test run was of. `npm test` writes it down and the command compares it, so both use this file; it is
 * plain JavaScript, since `npm test` runs it before anything is built.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['packages', 'tools'];
/** What says which tests there are, and with which packages they run. */
const files = ['package-lock.json', 'package.json', 'vitest.config.ts'];

const isSource = /\.(ts|tsx|yaml|json|mjs)$/;
const neverSource = /^(\..*|node_modules|dist|reports)$/;

/**
 * All source files of the repository, as paths from its root with `/`, in order.
 * @param {string} root
 * @returns {string[]}
 */
export function sourceFiles(root) {
  /** @type {string[]} */
  const found = files.filter((path) => existsSync(join(root, path)));
  const visit = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !neverSource.test(entry.name)) visit(path);
      else if (entry.isFile() && isSource.test(entry.name)) found.push(path);
    }
  };
  for (const folder of folders) if (existsSync(join(root, folder))) visit(folder);
  return found.sort();
}

/**
 * The SHA-256 of all of them, names and contents.
 * @param {string} root
 * @returns {string}
 */
export function sourcesHash(root) {
  const hash = createHash('sha256');
  for (const path of sourceFiles(root)) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
