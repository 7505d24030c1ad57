import { isRecord, type Json } from '@concilio/kernel';
import type { LcgSet } from '../rules/sets.ts';
import type { Card, OwnDeck } from '../state.ts';

/** The cards that decks are made of: all but those of the encounter and quest decks. */
export const playerCards = (set: LcgSet): readonly Card[] =>
  set.cards.filter(({ set: of, type }) => of === null && type !== 'quest');

export function playerCard(set: LcgSet, id: string): Card | null {
  const card = set.has(id) ? set.named(id) : null;
  return card === null || card.set !== null || card.type === 'quest' ? null : card;
}

/** One line of a deck: so many copies of a card. */
export type Entry = readonly [card: Card, copies: number];

const inOrder = ([one]: Entry, [other]: Entry) => one.number - other.number;

/** A deck of these cards, in the order of their numbers, so that equal decks are written alike. */
export function deckOf(name: string, entries: readonly Entry[]): OwnDeck {
  const sorted = entries.toSorted(inOrder);
  const cards: Record<string, number> = {};
  for (const [{ id, type }, copies] of sorted) if (type !== 'hero') cards[id] = (cards[id] ?? 0) + copies;
  return {
    name: name === '' ? 'own' : name,
    heroes: sorted.flatMap(([{ id, type }, copies]) =>
      type === 'hero' ? Array<string>(copies).fill(id) : [],
    ),
    cards,
  };
}

/** What was handed over as a deck, if it is one. */
export function asDeck(value: Json): OwnDeck | null {
  if (!isRecord(value) || !Array.isArray(value.heroes) || !isRecord(value.cards)) return null;
  const heroes = value.heroes.filter((hero): hero is string => typeof hero === 'string');
  const cards = Object.entries(value.cards)
    .toSorted()
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const whole = heroes.length === value.heroes.length && cards.length === Object.keys(value.cards).length;
  const name = typeof value.name === 'string' ? value.name : 'own';
  return whole ? { name, heroes, cards: Object.fromEntries(cards) } : null;
}
