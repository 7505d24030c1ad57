import type { PoolCard } from './cards.ts';
import type { Deck } from './deck.ts';

/** What a link begins with: another form would be another number. */
const FORM = '1';

/**
 * A deck as a part of an address: name, heroes, cards by how many there are of each, and a check at the end, so that a
 * link that was cut short is not taken for a smaller deck. Cards go by their numbers in the box.
 */
export function linkOf(deck: Deck, cards: ReadonlyMap<string, PoolCard>): string {
  const number = (id: string): string => (cards.get(id)?.number ?? 0).toString(36);
  const byCopies = new Map<number, string[]>();
  for (const [id, copies] of Object.entries(deck.cards).toSorted(
    ([one], [other]) => (cards.get(one)?.number ?? 0) - (cards.get(other)?.number ?? 0),
  ))
    byCopies.set(copies, [...(byCopies.get(copies) ?? []), number(id)]);
  const groups = [...byCopies].toSorted(([one], [other]) => other - one);
  const said = [
    FORM,
    encodeURIComponent(deck.name).replaceAll('.', '%2E'),
    deck.heroes.map(number).join('-'),
    groups.map(([copies, numbers]) => [copies, ...numbers].join('-')).join('~'),
  ].join('.');
  return `${said}.${checkOf(said)}`;
}

/** The deck that a link speaks of; `null` where the link is broken, or of cards that are not known here. */
export function deckIn(link: string, cards: readonly PoolCard[]): Deck | null {
  const end = link.lastIndexOf('.');
  const said = link.slice(0, Math.max(0, end));
  const [form, name, heroes, groups, ...more] = said.split('.');
  if (form !== FORM || name === undefined || heroes === undefined || groups === undefined) return null;
  if (more.length > 0 || checkOf(said) !== link.slice(end + 1)) return null;
  const numbered = new Map(cards.map((card) => [card.number.toString(36), card.id]));
  const deck: { name: string; heroes: string[]; cards: Record<string, number> } = {
    name: plain(name),
    heroes: [],
    cards: {},
  };
  for (const number of heroes.split('-').filter(Boolean)) {
    const id = numbered.get(number);
    if (id === undefined) return null;
    deck.heroes.push(id);
  }
  for (const group of groups.split('~').filter(Boolean)) {
    const [copies = '', ...numbers] = group.split('-');
    if (!/^\d{1,3}$/.test(copies)) return null;
    for (const number of numbers) {
      const id = numbered.get(number);
      if (id === undefined) return null;
      deck.cards[id] = Number(copies);
    }
  }
  return deck;
}

function plain(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A small sum over all letters: whoever loses one of them on the way changes it. */
function checkOf(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 46_656;
  return sum.toString(36);
}
