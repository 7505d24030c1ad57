import { isRecord, type Json } from '@concilio/kernel';
import type { TcgSet } from '../rules/sets.ts';
import type { Card, OwnDeck } from '../state.ts';

/** A deck names cards as they were printed: a revision is an option of the table. */
export const printedCards = ({ cards }: TcgSet): readonly Card[] =>
  cards.filter(({ revises }) => revises === null);

export function printedCard(set: TcgSet, id: string): Card | null {
  const card = set.has(id) ? set.named(id) : null;
  return card === null || card.revises !== null ? null : card;
}

export type Format = Exclude<OwnDeck['format'], 'any'>;
export const FORMAT_NAMES: readonly Format[] = ['towers', 'fellowship', 'open'];
const isFormat = (value: unknown): value is Format => FORMAT_NAMES.some((name) => name === value);

/** TCG-2.17: the same card under another number. Other cards were reprinted too; only these two are known to us. */
const REPRINTS: readonly (readonly [id: string, set: number, rarity: string, number: number])[] = [
  ['the-one-ring-the-ruling-ring', 1, 'C', 2],
  ['book-of-mazarbul', 3, 'R', 1],
];

/** The sets that a card was printed in. */
export const setsOf = ({ id, set }: Card): readonly number[] => [
  set,
  ...REPRINTS.flatMap(([name, other]) => (name === id ? [other] : [])),
];

/** TCG-33.01: the card of a collector code, `4C302`, or of a number as other programs write it, `4_302`. */
export function cardCoded(cards: TcgSet, code: string): Card | null {
  // A star or a T marks a shiny or a Tengwar printing of the same card.
  const [, set, letter = '', number] = /^(\d+)(?:\s?([RUCP])\s?|_)(\d+)[*T]{0,2}$/i.exec(code.trim()) ?? [];
  const fits = (at: number, rarity: string, place: number) =>
    at === Number(set) && place === Number(number) && (letter === '' || letter.toUpperCase() === rarity);
  const [again] = REPRINTS.find(([, at, rarity, place]) => fits(at, rarity, place)) ?? [];
  if (again !== undefined) return printedCard(cards, again);
  return printedCards(cards).find((card) => fits(card.set, letterOf(card), card.number)) ?? null;
}

const letterOf = ({ rarity }: Card): string => rarity.charAt(0).toUpperCase();

/** `4_302`; other programs do not know the numbers of promotional cards. */
export function numberOf({ id, set, number }: Card): string {
  const [, at = set, , place = number] =
    (set === 0 ? REPRINTS.find(([name]) => name === id) : undefined) ?? [];
  return `${at}_${place}`;
}

export const siteNumber = ({ stats }: Card): number => stats['site'] ?? 0;

const inOrder = (set: TcgSet, one: string, other: string): number => {
  const [first, second] = [printedCard(set, one), printedCard(set, other)];
  if (first === null || second === null) return one < other ? -1 : 1;
  return first.set - second.set || first.number - second.number;
};

/** The draw deck in the order of the numbers. */
export const inDeck = (set: TcgSet, { cards }: Pick<OwnDeck, 'cards'>): [id: string, copies: number][] =>
  Object.entries(cards).toSorted(([one], [other]) => inOrder(set, one, other));

/** A deck with its cards in the order of their numbers, so that equal decks are written alike. */
export function tidied(set: TcgSet, { name, ringBearer, ring, sites, cards, format }: OwnDeck): OwnDeck {
  return {
    name: name === '' ? 'own' : name,
    format,
    ringBearer,
    ring,
    sites: sites.toSorted((one, other) => bySite(set, one, other) || inOrder(set, one, other)),
    cards: Object.fromEntries(inDeck(set, { cards })),
  };
}

function bySite(set: TcgSet, one: string, other: string): number {
  const [first, second] = [printedCard(set, one), printedCard(set, other)];
  return first === null || second === null ? 0 : siteNumber(first) - siteNumber(second);
}

/** What was handed over as a deck, if it is one. */
export function asDeck(set: TcgSet, value: Json): OwnDeck | null {
  if (!isRecord(value) || !Array.isArray(value.sites) || !isRecord(value.cards)) return null;
  const { name = 'own', ringBearer, ring, format = 'any' } = value;
  const sites = value.sites.filter((site): site is string => typeof site === 'string');
  const cards = Object.entries(value.cards)
    .toSorted()
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const whole = sites.length === value.sites.length && cards.length === Object.keys(value.cards).length;
  if (!whole || typeof name !== 'string' || typeof ringBearer !== 'string' || typeof ring !== 'string')
    return null;
  if (format !== 'any' && !isFormat(format)) return null;
  return tidied(set, { name, ringBearer, ring, sites, cards: Object.fromEntries(cards), format });
}
