import type { Content } from '@concilio/kernel';
import { gameText, type Words } from '@concilio/words';
import { hueOf } from './ground.ts';

const contentOf = (words: Words, thing: string) => words.game.content?.find(({ id }) => id === thing);

/** What kind of thing it is, in the game's own word; `null` where the game has none. */
export function typeOf(words: Words, thing: string): string | null {
  const content = contentOf(words, thing);
  return content === undefined ? null : (gameText(words, `type.${content.type}`) ?? null);
}

/** The facts by which cards belong together, the first that a card has; cards without any belong to their kind. */
const FAMILIES = ['sphere', 'culture', 'colour'];

/**
 * A hue for the family of a thing, so that those which belong together look alike, in the order in which the
 * game lists the families. In a game without families each thing has a hue of its own.
 */
export function familyOf(words: Words, thing: string): number {
  const content = contentOf(words, thing);
  const all = familiesOf(words);
  if (content === undefined || all.length === 0) return hueOf(thing);
  return Math.round(FIRST_HUE + all.indexOf(familyIn(content) ?? content.type) * GOLDEN) % 360;
}

/** Hues that are as far apart as can be, however many there are. */
const FIRST_HUE = 272;
const GOLDEN = 137.5;

const familyIn = ({ facts }: Content): string | undefined =>
  FAMILIES.map((name) => facts[name]).find((value) => typeof value === 'string');

const known = new WeakMap<readonly Content[], readonly string[]>();

function familiesOf({ game: { content = [] } }: Words): readonly string[] {
  const before = known.get(content);
  if (before !== undefined) return before;
  const hasAny = content.some((one) => familyIn(one) !== undefined);
  const all = hasAny ? [...new Set(content.map((one) => familyIn(one) ?? one.type))] : [];
  known.set(content, all);
  return all;
}
