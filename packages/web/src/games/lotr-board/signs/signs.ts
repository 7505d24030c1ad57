import { type IconName, paths } from './paths.ts';

const isIcon = (name: string): name is IconName => Object.hasOwn(paths, name);

/** Things that share an icon with others. */
const SHARED: Readonly<Record<string, IconName>> = {
  silver: 'rune',
  gold: 'rune',
  'gold-1': 'rune',
  'gold-2': 'rune',
  'gold-3': 'rune',
  runes: 'rune',
  card: 'hand',
  'die-eye': 'sauron',
  'die-cards': 'hand',
};

/** The icon of a thing of this game: a card, a tile, an event, a place, a token. */
export function iconOf(thing: string): IconName {
  if (isIcon(thing)) return thing;
  const shared = SHARED[thing];
  if (shared !== undefined) return shared;
  if (thing.startsWith('tile-')) return iconOf(thing.slice('tile-'.length));
  if (thing.startsWith('die-')) return 'die';
  const adventure = `${thing.replace(/-(brown|grey)$/, '')}-card`;
  return isIcon(adventure) ? adventure : 'tale';
}

export const pathOf = (thing: string): string => paths[iconOf(thing)];
