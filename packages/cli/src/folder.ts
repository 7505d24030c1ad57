import type { Json } from '@concilio/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonFor } from './files.ts';
import { Misuse } from './text/say.ts';

const ENDING = '.json';
/** No file of content is longer. */
const LONGEST = 5_000_000;

/** The texts of the JSON files of a folder, by their names without `.json`. */
export function textsIn(folder: string): Record<string, string> {
  const names = reading(folder, () => readdirSync(folder)).filter((name) => name.endsWith(ENDING));
  if (names.length === 0) throw new Misuse('content.empty', { folder });
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const file = join(folder, name);
      const text = reading(file, () => readFileSync(file, 'utf8'));
      if (text.length > LONGEST) throw new Misuse('file.large', { file, most: '5 MB' });
      return [name.slice(0, -ENDING.length), text];
    }),
  );
}

/** The same as data, for an option that takes a whole folder: `content=@FOLDER`. */
export function readFolder(folder: string): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(textsIn(folder)).map(([name, text]) => {
      const read = parsed(text);
      if ('message' in read)
        throw new Misuse('content.json', { file: join(folder, `${name}${ENDING}`), message: read.message });
      return [name, read.value];
    }),
  );
}

/** A text as JSON, or what is wrong with it. */
export function parsed(text: string): { readonly value: Json } | { readonly message: string } {
  try {
    return { value: JSON.parse(text) as Json };
  } catch (problem) {
    return { message: problem instanceof Error ? problem.message : String(problem) };
  }
}

function reading<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (problem) {
    throw reasonFor(problem, file);
  }
}
