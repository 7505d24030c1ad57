import { isRecord } from '@concilio/kernel';
import { HAVENS as PRINTED } from '@concilio/lotr-board';
import type { Spoken, Content } from '@concilio/text';
import { ACTIVITIES, LIVES, type Activity } from '@concilio/lotr-board/contract';

type CardSymbol = Activity | 'star';
const SYMBOLS = [...ACTIVITIES, 'star'] as const;
export type Colour = 'brown' | 'grey' | 'green';

/** What a space gives: a token, a rune, the die, purity, or a legendary card. */
export interface Space {
  readonly gives: string;
  readonly card: string | null;
}

export interface Track {
  readonly activity: Activity;
  readonly spaces: readonly Space[];
}

export interface Board {
  readonly id: string;
  readonly main: Activity;
  /** Of the main track, the start included. */
  readonly numbers: readonly number[];
  readonly tracks: readonly Track[];
  readonly events: readonly string[];
}

export interface Card {
  readonly id: string;
  readonly colour: Colour;
  readonly symbol: CardSymbol | null;
  readonly symbols: number;
  /** Where a legendary card comes from. */
  readonly location: string | null;
  /** LOB-18.13: whoever uses its symbols rolls the die. */
  readonly rolls: boolean;
}

/** What kind of thing an id is, by what is printed. */
export type Kind =
  | 'hobbit'
  | 'adventure'
  | 'legendary'
  | 'gandalf'
  | 'tile'
  | 'action'
  | 'event'
  | 'conflict'
  | 'die'
  | 'haven'
  | 'symbol'
  | 'life'
  | 'rune';

/** All that is printed, as the table needs it. */
export interface Facts {
  readonly boards: ReadonlyMap<string, Board>;
  readonly cards: ReadonlyMap<string, Card>;
  /** The activity that a tile shows, or `null`. */
  readonly tiles: ReadonlyMap<string, Activity | null>;
  /** The Gandalf cards, used or not. */
  readonly gandalf: readonly string[];
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly places: readonly string[];
}

/** LOB-9: the last space of the corruption track. */
export const LAST_SPACE = 15;

/** LOB-3.03: what is printed above each haven, from left to right. */
export const HAVENS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PRINTED.map(({ id, actions }) => [id, actions.map((action) => action.id)]),
);

const found = new WeakMap<Spoken, Facts>();

/** The facts of the game, sorted once. */
export function factsOf(game: Spoken): Facts {
  let facts = found.get(game);
  if (facts === undefined) {
    facts = sorted(game);
    found.set(game, facts);
  }
  return facts;
}

function sorted(game: Spoken): Facts {
  const content = game.content;
  const of = (...types: string[]) => content.filter(({ type }) => types.includes(type));
  const places = game.things.filter(({ kind }) => kind === 'place').map(({ id }) => id);
  return {
    boards: new Map(of('conflict').map((board) => [board.id, boardOf(board)])),
    cards: new Map(of('adventure', 'legendary').map((card) => [card.id, cardOf(card)])),
    tiles: new Map(of('tile').map(({ id, facts }) => [id, activityOf(facts.activity)])),
    gandalf: of('gandalf').map(({ id }) => id),
    kinds: kindsOf(content, places),
    places,
  };
}

const KINDS: readonly Kind[] = [
  'hobbit',
  'adventure',
  'legendary',
  'gandalf',
  'tile',
  'action',
  'event',
  'conflict',
  'die',
];

function kindsOf(content: readonly Content[], places: readonly string[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const place of places) kinds.set(place, 'haven');
  for (const symbol of SYMBOLS) kinds.set(symbol, 'symbol');
  for (const life of LIVES) kinds.set(life, 'life');
  for (const rune of ['silver', 'gold', 'gold-1', 'gold-2', 'gold-3']) kinds.set(rune, 'rune');
  for (const { id, type } of content) {
    const kind = KINDS.find((one) => one === type);
    if (kind !== undefined) kinds.set(id, kind);
  }
  return kinds;
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const word = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const activityOf = (value: unknown): Activity | null => ACTIVITIES.find((one) => one === value) ?? null;
const symbolOf = (value: unknown): CardSymbol | null => SYMBOLS.find((one) => one === value) ?? null;

function boardOf({ id, facts }: Content): Board {
  const tracks = items(facts.tracks).flatMap((track): Track[] => {
    const activity = isRecord(track) ? activityOf(track.activity) : null;
    return isRecord(track) && activity !== null
      ? [{ activity, spaces: items(track.spaces).map(spaceOf) }]
      : [];
  });
  return {
    id,
    main: activityOf(facts.main) ?? 'fighting',
    numbers: items(facts.numbers).map(count),
    tracks,
    events: items(facts.events).flatMap((event) => word(event) ?? []),
  };
}

function spaceOf(space: unknown): Space {
  if (isRecord(space)) return { gives: 'card', card: word(space.card) };
  return { gives: word(space) ?? '', card: null };
}

function cardOf({ id, facts }: Content): Card {
  const colours: readonly Colour[] = ['brown', 'grey', 'green'];
  return {
    id,
    colour: colours.find((one) => one === facts.colour) ?? 'brown',
    symbol: symbolOf(facts.symbol),
    symbols: count(facts.symbols),
    location: word(facts.location),
    rolls: facts.rollsAfter === true,
  };
}

export const isHaven = (place: string): boolean => HAVENS[place] !== undefined;
