import type { BoxFiles } from '@concilio/text';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./second-box/', import.meta.url);

/** Another box: other names, other numbers, a map of twelve Regions. */
export const secondBox: BoxFiles = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [
    file.replace(/\.json$/, ''),
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')),
  ]),
);
