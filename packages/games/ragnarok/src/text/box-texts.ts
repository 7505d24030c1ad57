import type { Language, Texts } from '@concilio/text';
import type { Box } from '../content/box.ts';
import { idsIn } from '../content/ids.ts';
import { ARMIES } from '../rules/setup.ts';
import { choicesOf, hitsOf, textsOf, type Tongue } from './describe.ts';
import type { Speech } from './speech.ts';

/** LOR-1.09 */
const SEATS = 4;

/** A thing without a name is called by its id. */
const readable = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

function tongueOf(speech: Speech, names: Texts): Tongue {
  const named = (kind: string) => (id: string) => names[`${kind}.${id}`] ?? readable(id);
  return {
    speech,
    name: { thing: named('thing'), icon: named('icon') },
  };
}

/** What a box calls its own things: in this language, or else in English. */
export function namesIn(language: Language, { names = {} }: Box): Texts {
  const given = Object.entries({ ...names.en, ...names[language] }).toSorted();
  return Object.fromEntries(given.map(([id, name]) => [id.startsWith('icon.') ? id : `thing.${id}`, name]));
}

/** All that is said of the things of a box and follows from what they are. */
export function boxTexts(speech: Speech, box: Box, names: Texts): Texts {
  const tongue = tongueOf(speech, names);
  return {
    ...called(tongue, box),
    ...numbered(tongue, box, names),
    ...counted(tongue, box),
    ...hitsOf(tongue, box),
    ...choicesOf(tongue, box),
    ...textsOf(tongue, box),
  };
}

/** Each thing by its name. */
function called({ name }: Tongue, box: Box): Record<string, string> {
  const ids = idsIn(box);
  return Object.fromEntries(
    (['thing', 'icon'] as const).flatMap((kind) =>
      ids[kind].map((id) => [`${kind}.${id}`, name[kind](id)] as const),
    ),
  );
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** Regions, Armies and Events have numbers for names; an Event may have a name of its own. */
function numbered({ speech }: Tongue, box: Box, names: Texts): Record<string, string> {
  const regions = Math.max(...box.maps.map((map) => map.regions.length));
  return Object.fromEntries([
    ...upTo(regions).map((place) => [`thing.region-${place + 1}`, speech.region(place + 1)] as const),
    ...upTo(SEATS).flatMap((seat) =>
      upTo(ARMIES).map((place) => [`thing.army-${seat}-${place}`, speech.army(place + 1)] as const),
    ),
    ...box.events.map(
      ({ id }, place) => [`thing.${id}`, names[`thing.${id}`] ?? speech.eventName(place + 1)] as const,
    ),
  ]);
}

/** Runes are counted by their types: in the Reserve, and before each player. */
const counted = ({ name }: Tongue, { runes }: Box): Record<string, string> =>
  Object.fromEntries(
    runes.flatMap((rune) =>
      ['view.reserve', 'view.seats.runes'].map((place) => [`${place}.${rune}`, name.thing(rune)] as const),
    ),
  );
