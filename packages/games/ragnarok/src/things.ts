import { seat } from '@concilio/kernel';
import type { Thing } from '@concilio/text';
import { WHEEL } from './content/box.ts';
import { ATTRIBUTES } from './content/effects.ts';
import { STANDARD } from './content/standard.ts';
import { idOf, regionId } from './rules/armies.ts';
import { ARMIES } from './rules/setup.ts';
import { COLOURS } from './text/colours.ts';

interface Printed {
  readonly id: string;
  readonly copies?: number;
}

const things = (kind: string, ids: readonly string[], texts = 'thing'): Thing[] =>
  ids.map((id) => ({ id, name: `${texts}.${id}`, kind, copies: 0 }));
const printed = (kind: string, items: readonly Printed[]) =>
  things(
    kind,
    items.map(({ id }) => id),
  );
const cards = (kind: string, items: readonly Printed[]): Thing[] =>
  items.map(({ id, copies = 1 }) => ({ id, name: `thing.${id}`, kind, copies }));
const once = (ids: readonly string[]): string[] => ids.filter((id, place) => ids.indexOf(id) === place);

const { maps } = STANDARD;
const regions = Math.max(...maps.map((map) => map.regions.length));

/** Everything that position files may name: what lies in our box. */
export const THINGS: readonly Thing[] = [
  ...things('colour of a player', COLOURS, 'colour'),
  ...things('Rune', STANDARD.runes),
  ...things('Attribute', ATTRIBUTES),
  ...printed('god', STANDARD.gods),
  ...printed('Realm', STANDARD.realms),
  ...things('Land', once(maps.flatMap(({ lands }) => lands.map(({ id }) => id)))),
  ...things('Sea', once(maps.flatMap(({ seas }) => seas.map(({ id }) => id)))),
  ...things(
    'Region',
    Array.from({ length: regions }, (_, place) => regionId(place + 1)),
  ),
  ...things(
    'Army',
    COLOURS.flatMap((_, index) => Array.from({ length: ARMIES }, (__, place) => idOf(seat(index), place))),
    'colour',
  ),
  ...printed('Hero', STANDARD.heroes),
  ...printed('Origin', STANDARD.origins),
  ...printed('Monster', STANDARD.monsters),
  ...printed('Leader', [STANDARD.leader]),
  ...printed('Artifact', STANDARD.artifacts),
  ...things('special action', [...WHEEL, 'build-monument']),
  ...cards('Combat card', STANDARD.combat),
  ...cards('Monster Attack card', STANDARD.attacks),
  ...cards('Event card', STANDARD.events),
  ...cards('Blessing', STANDARD.blessings),
  ...printed('Omen', STANDARD.omens),
];
