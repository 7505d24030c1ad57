import type { Option } from '@concilio/kernel';
import type { Standing } from './armies.ts';

/** What options say, where the name of a thing is not enough. */

/** Something is done with something: `hunt/draugr`. */
export const deed = (word: string, what: string, key = `option.${word}`): Option => ({
  id: `${word}/${what}`,
  of: what,
  text: { key, with: { what } },
});

/** An Army, by whose it is, how strong it is and where. */
export const armyOption = ({ id, seat, army }: Standing): Option => ({
  id,
  text: { key: 'option.army', with: { player: seat, value: army.value, region: army.at ?? 0 } },
});

/** A Hit space, by what is printed on it. */
export const hitOption = (prey: string, space: number): Option => ({
  id: `${prey}/${space}`,
  of: prey,
  text: { key: `hit.${prey}/${space}` },
});
