import { gameText, isThing, thingName, type Words } from './words.ts';

/** `hitPoints` as texts and facts write it: `hit-points`. */
export const kebab = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A text of the game about a field: of `decks` and `deckName` it is that about a deck. */
export const textAbout = (words: Words, field: string, key: (name: string) => string): string | undefined =>
  [kebab(field), kebab(field.replace(/(s|Name)$/, ''))]
    .map((name) => gameText(words, key(name)))
    .find((text) => text !== undefined);

/** A word that stands in a view or among options, as the game says it: `phase.quest`, `deck.lore`, a thing's name. */
export const valueName = (words: Words, field: string, value: string): string =>
  textAbout(words, field, (name) => `${name}.${value}`) ??
  (field === 'number' ? gameText(words, `stat.${value}`) : undefined) ??
  (isThing(words, value) ? thingName(words, value) : value);

const SEATS: readonly string[] = [
  'seat',
  'player',
  'first',
  'free',
  'acting',
  'active',
  'controller',
  'owner',
  'ring',
  'by',
  'against',
];
const LISTS_OF_SEATS: readonly string[] = [
  'allies',
  'drakkars',
  'heroes',
  'priests',
  'lastTurns',
  'order',
  'wheel',
];

/** Whether a number of a view is a player, by the path of its fields: among the tokens of a life a ring is a token. */
export function isSeatInView(path: string): boolean {
  const [field = '', above] = path.split('.').reverse();
  return SEATS.includes(field) && above !== 'lives';
}

/** Whether the numbers in a list of a view are players. */
export const areSeatsInView = (path: string): boolean =>
  path.split('.').some((field) => LISTS_OF_SEATS.includes(field));
