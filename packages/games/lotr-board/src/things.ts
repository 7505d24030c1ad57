import type { Thing } from '@concilio/text';
import {
  ACTIVITIES,
  ADVENTURE,
  FACES,
  GANDALF,
  GOLD_RUNES,
  HOBBITS,
  JOURNEY,
  LEGENDARY,
  LIVES,
  TILES,
  TRIALS,
} from './content/index.ts';

const things = (kind: string, items: readonly { readonly id: string; readonly copies?: number }[]): Thing[] =>
  items.map(({ id, copies = 0 }) => ({ id, name: `thing.${id}`, kind, copies }));
const named = (kind: string, ids: readonly string[]) =>
  things(
    kind,
    ids.map((id) => ({ id })),
  );

/** A tile and what it brings are one thing. */
const tiles: readonly string[] = TILES.map(({ id }) => id);

/** Everything that position files may name. */
export const THINGS: readonly Thing[] = [
  ...named(
    'hobbit',
    HOBBITS.map(({ id }) => id),
  ),
  ...named('place', JOURNEY),
  ...named('symbol', [...ACTIVITIES, 'star']),
  ...named('life token', LIVES),
  ...things('adventure card', ADVENTURE),
  ...things('legendary card', LEGENDARY),
  ...named(
    'Gandalf card',
    GANDALF.map(({ id }) => id),
  ),
  ...things('story tile', TILES),
  ...things('gold rune', GOLD_RUNES),
  ...named(
    'event or action',
    TRIALS.map(({ id }) => id).filter((id) => !tiles.includes(id)),
  ),
  ...named(
    'face of the threat die',
    FACES.map(({ id }) => id),
  ),
];

export const kindOf = (id: string): string => THINGS.find((thing) => thing.id === id)?.kind ?? '';
