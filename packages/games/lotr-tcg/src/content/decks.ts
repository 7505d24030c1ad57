import { type Json, type Seat, Unreadable } from '@concilio/kernel';
import type { DeckProblem } from '@concilio/cards';
import { blockOf, otherBlock, problemsOf } from '../decks/legality.ts';
import type { TcgSet } from '../rules/sets.ts';
import type { Options, OwnDeck } from '../state.ts';
import { cards } from '../text/en/cards/index.ts';
import sentences from '../text/en/sentences.json';

/**
 * A starter deck by its name, or a deck of one's own; whoever names none gets the next starter in turn. TCG-2.18: one
 * that breaks a rule is refused. All are judged by the format of the table (TCG-2.16).
 */
export function deckFor(set: TcgSet, options: Options, seat: Seat, seats: number): OwnDeck {
  const deck = wished(set, options, seat);
  const others = Array.from({ length: seats }, (_, at) => wished(set, options, at));
  const problems = [
    ...problemsOf(set, deck as unknown as Json, options.format),
    ...(others.every(({ sites }) => isSameBlock(set, sites, deck.sites)) ? [] : [otherBlock()]),
  ];
  if (problems.length > 0)
    throw new Unreadable(
      `The deck "${deck.name}" of seat ${seat + 1} may not be played in the format "${options.format}". ${problems.map(inWords).join(' ')}`,
    );
  return deck;
}

function wished({ starters }: TcgSet, { decks }: Options, seat: number): OwnDeck {
  const wish = decks[seat];
  if (typeof wish === 'object') return wish;
  const starter =
    wish === undefined ? starters[seat % starters.length] : starters.find(({ name }) => name === wish);
  if (starter === undefined) throw new Unreadable(`There is no starter deck "${wish}".`);
  return starter;
}

/** TCG-2.12 */
function isSameBlock(set: TcgSet, one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [blockOf(set, one), blockOf(set, other)];
  return first === null || second === null || first === second;
}

const TEXTS: Readonly<Record<string, string>> = sentences;
const NAMES: Readonly<Record<string, string>> = cards;

/** A problem in English, as everything is said that refuses a match. */
const inWords = ({ rule, message: { key, with: values = {} } }: DeckProblem): string =>
  `${rule}: ${(TEXTS[key] ?? key).replace(/\{(\w+)\}/g, (_, field: string) => named(values[field]))}`;

const named = (value: Json | undefined): string =>
  Array.isArray(value)
    ? value.map((one: Json) => named(one)).join(', ')
    : (NAMES[`thing.${String(value)}`] ?? String(value));
