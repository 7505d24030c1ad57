import type { Json } from '@concilio/kernel';
import { LANGUAGES } from '@concilio/text';
import type { Names } from '@concilio/positions/format';
import { text } from '../text/index.ts';

/**
 * A fault of what a file says, in one sentence. The cause is where it stands below "given" or "at", with seats by their
 * numbers: whoever reads the file finds the line by it.
 */
export const misfit = (path: readonly (string | number)[], sentence: string): Error =>
  new Error(sentence, { cause: path });

/** What a thing is called in sentences about a file. */
export const called = (id: string): string => text.en[`thing.${id}`] ?? id;

export const listed = (ids: readonly string[]): string => ids.map(called).join(', ');

/** The thing of one kind that a name stands for; what is no such name is refused with all that there are. */
export function namedOf(
  names: Names,
  written: Json,
  path: readonly (string | number)[],
  kind: string,
  ids: readonly string[],
): string {
  const id = ids.some((one) => isNameOf(one, String(written))) ? names.thing(written) : '';
  if (!ids.includes(id))
    throw misfit(path, `${JSON.stringify(written)} is no ${kind}; there is ${listed(ids)}`);
  return id;
}

const isNameOf = (id: string, written: string): boolean =>
  [id, ...LANGUAGES.flatMap((language) => text[language][`thing.${id}`] ?? [])].some(
    (name) => plain(name) === plain(written),
  );

/** A name without what does not matter in it, so that no right one is taken for a wrong one. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
