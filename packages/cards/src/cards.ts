import { addPieces, newPieces, type PieceId, type Pieces, placeOf, type Seat } from '@concilio/kernel';
import type { Attempt } from './attempts.ts';
import type { TimedModifier } from './timed.ts';

/** What lies on a card or is done to it while it is in play. A card that is not in play bears nothing. */
export interface CardStatus {
  exhausted: boolean;
  /** In play with its back up: it is blank, whatever it is. */
  facedown: boolean;
  controller: Seat | null;
  tokens: Record<string, number>;
}

/**
 * All cards of a table, as plain data. A card is a piece: its id is a place that keeps its id, and a shuffle moves
 * faces. Whatever is written here of a card is therefore written of a place, at `placeOf(card)`.
 */
export interface Cards {
  pieces: Pieces;
  /** What lies where; the first is the top. Zones are named `kind` or `kind/whose`: `staging`, `hand/0`, `on/#7`. */
  zones: Record<string, PieceId[]>;
  /** The zone that each card lies in. */
  at: string[];
  /** Whose card it is; nobody's belong to the table. */
  owners: (Seat | null)[];
  marks: CardStatus[];
  /** The cards in play, face up, that say something, by the stat that they change or the moment that they wait for. */
  speaking: Record<string, PieceId[]>;
  lasting: TimedModifier[];
  /** How often what has a limit was used, by what it is limited by. */
  used: Record<string, number>;
  /** What is about to happen, the innermost last. */
  attempts: Attempt[];
  /** The set that they are from; left out where it is the one that the game comes with. */
  set?: string;
}

export interface CardState {
  cards: Cards;
}

/** A table without cards, for those of the set of this id. */
export const newCards = (set: string | null = null): Cards => ({
  pieces: newPieces(),
  zones: {},
  at: [],
  owners: [],
  marks: [],
  speaking: {},
  lasting: [],
  used: {},
  attempts: [],
  ...(set === null ? {} : { set }),
});

/** The lists that have an entry for each card, by the number of its piece. */
export const listsByPiece = ({ at, owners, marks }: Cards): unknown[][] => [at, owners, marks];

export const bare = (controller: Seat | null): CardStatus => ({
  exhausted: false,
  facedown: false,
  controller,
  tokens: {},
});

/** Puts further cards into a zone, below what lies there. Nobody knows them yet. */
export function addCards(
  cards: Cards,
  faces: readonly string[],
  zone: string,
  owner: Seat | null,
): PieceId[] {
  const added = addPieces(cards.pieces, faces);
  for (const _ of added) {
    cards.at.push(zone);
    cards.owners.push(owner);
    cards.marks.push(bare(owner));
  }
  zoneOf(cards, zone).push(...added);
  return added;
}

/** Takes in pieces that were put on the table by other means, as a position file does: they lie nowhere yet. */
export function admit(cards: Cards): void {
  while (cards.at.length < cards.pieces.faces.length) {
    cards.at.push('');
    cards.owners.push(null);
    cards.marks.push(bare(null));
  }
}

/** The live list of a zone. */
export const zoneOf = ({ zones }: Cards, zone: string): PieceId[] => (zones[zone] ??= []);

/** What lies in a zone, for readers: a zone that was never used is not made by looking at it. */
export const cardsIn = ({ zones }: Cards, zone: string): readonly PieceId[] => zones[zone] ?? NOTHING;
const NOTHING: readonly PieceId[] = [];

/** Who is to be asked about a stat or at a moment: all others have nothing to say of it. */
export const listenersOf = ({ speaking }: Cards, what: string): readonly PieceId[] =>
  speaking[what] ?? NOTHING;

/** No rule may depend on the order of an object's keys. */
export const zonesByName = ({ zones }: Cards): [string, PieceId[]][] =>
  Object.entries(zones).sort(([one], [other]) => (one < other ? -1 : 1));

export function whereIs({ at }: Cards, card: PieceId): string {
  const zone = at[placeOf(card)];
  if (zone === undefined) throw new Error(`There is no card ${card}.`);
  return zone;
}

export function statusOf({ marks }: Cards, card: PieceId): CardStatus {
  const mark = marks[placeOf(card)];
  if (mark === undefined) throw new Error(`There is no card ${card}.`);
  return mark;
}

export const ownerOf = ({ owners }: Cards, card: PieceId): Seat | null => owners[placeOf(card)] ?? null;
export const controllerOf = (cards: Cards, card: PieceId): Seat | null => statusOf(cards, card).controller;

export const tokensOn = (cards: Cards, card: PieceId, token: string): number =>
  statusOf(cards, card).tokens[token] ?? 0;

/** Puts tokens on a card, or takes some away; never more than there are. Returns by how many the number has changed. */
export function addTokens(cards: Cards, card: PieceId, token: string, count: number): number {
  const { tokens } = statusOf(cards, card);
  const had = tokens[token] ?? 0;
  const has = Math.max(0, had + count);
  if (has === 0) delete tokens[token];
  else tokens[token] = has;
  return has - had;
}

/** Names of zones are few and asked for all the time: each is taken apart once. */
const kinds: Record<string, string> = {};

/** The part of a zone's name that says what kind it is. */
export const kindOf = (zone: string): string => (kinds[zone] ??= zone.split('/', 1)[0] ?? zone);

/**
 * The names of the zones of one kind: `hand/0` of a seat, `on/#7` of a card. Each is put together once, since to look
 * up a name that was just made takes longer than all else that is done with it.
 */
export function zonesOf(kind: string): (whose: Seat | PieceId) => string {
  const names: Record<Seat | PieceId, string> = {};
  return (whose) => (names[whose] ??= `${kind}/${whose}`);
}

/** The card that another lies on: attachments, and all else that lies in a zone `kind/#7`. */
export function hostOf(cards: Cards, card: PieceId): PieceId | null {
  const zone = whereIs(cards, card);
  const hash = zone.indexOf('#');
  return hash < 0 ? null : (zone.slice(hash) as PieceId);
}

const on = zonesOf('on');

export const attachmentsOn = (cards: Cards, card: PieceId): readonly PieceId[] => cardsIn(cards, on(card));
