import type { Content } from '@concilio/text';
import { gameText, type Speaker } from '@concilio/text';
import { hueOf } from '../stage/ground.ts';

const contentOf = (speaker: Speaker, thing: string) => speaker.game.content.find(({ id }) => id === thing);

/** What kind of thing it is, in the game's own word; `null` where the game has none. */
export function typeOf(speaker: Speaker, thing: string): string | null {
  const content = contentOf(speaker, thing);
  return content === undefined ? null : (gameText(speaker, `type.${content.type}`) ?? null);
}

/** The facts by which cards belong together, the first that a card has; cards without any belong to their kind. */
const FAMILIES = ['sphere', 'culture', 'colour'];

/**
 * A hue for the family of a thing, so that those which belong together look alike, in the order in which the
 * game lists the families. In a game without families each thing has a hue of its own.
 */
export function familyOf(speaker: Speaker, thing: string): number {
  const content = contentOf(speaker, thing);
  const all = familiesOf(speaker);
  if (content === undefined || all.length === 0) return hueOf(thing);
  return Math.round(FIRST_HUE + all.indexOf(familyIn(content) ?? content.type) * GOLDEN) % 360;
}

/** Hues that are as far apart as can be, however many there are. */
const FIRST_HUE = 272;
const GOLDEN = 137.5;

const familyIn = ({ facts }: Content): string | undefined =>
  FAMILIES.map((name) => facts[name]).find((value) => typeof value === 'string');

const known = new WeakMap<readonly Content[], readonly string[]>();

function familiesOf({ game: { content = [] } }: Speaker): readonly string[] {
  const before = known.get(content);
  if (before !== undefined) return before;
  const hasAny = content.some((one) => familyIn(one) !== undefined);
  const all = hasAny ? [...new Set(content.map((one) => familyIn(one) ?? one.type))] : [];
  known.set(content, all);
  return all;
}
