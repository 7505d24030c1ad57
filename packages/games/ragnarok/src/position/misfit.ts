import type { Json } from '@concilio/kernel';
import { LANGUAGES } from '@concilio/text';
import { regionId } from '../rules/armies.ts';
import { allRegions } from '../rules/map.ts';
import type { State } from '../state.ts';
import { text } from '../text/index.ts';

export type Path = readonly (string | number)[];

/**
 * A fault of what a file says, in one sentence. The cause is where it stands below "given" or "at", with seats by their
 * numbers: whoever reads the file finds the line by it.
 */
export const misfit = (path: Path, sentence: string): Error => new Error(sentence, { cause: path });

/** What a thing is called in sentences about a file. */
export const called = (id: string): string => text.en[`thing.${id}`] ?? id;

export const listed = (ids: readonly string[]): string => ids.map(called).join(', ') || 'none';

/**
 * The thing of one kind that a name stands for; what is no such name is refused with all that there are. Only names of
 * this kind count, since the two maps have Realms and Omens of the same name.
 */
export function namedOf<Id extends string>(
  written: Json | undefined,
  path: Path,
  kind: string,
  ids: readonly Id[],
): Id {
  const found = ids.find((id) => isNameOf(id, String(written)));
  if (found === undefined)
    throw misfit(path, `${JSON.stringify(written)} is no ${kind} here; there is ${listed(ids)}`);
  return found;
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

/** A Region, by its number or by its name. */
export function regionFrom(state: State, written: Json | undefined, path: Path): number {
  const regions = allRegions(state);
  const byNumber = /^\d+$/.test(String(written)) ? Number(written) : null;
  const found =
    byNumber === null
      ? regions.find((region) => isNameOf(regionId(region), String(written)))
      : regions.find((region) => region === byNumber);
  if (found === undefined)
    throw misfit(
      path,
      `there is no Region ${JSON.stringify(written)}: with ${state.players.length} seats there are 1 to ${regions.length}`,
    );
  return found;
}
