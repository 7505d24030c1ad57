import type { CatalogueCard } from '../cards/contract.ts';
import { cardsIn, type Deck, everyCardIn } from './deck.ts';

/** What a link begins with: another form would be another number. */
const FORM = '1';

/** What a link says, in this order: each section, and each setting. */
export interface Written {
  readonly sections: readonly { readonly id: string; readonly places: number | null }[];
  readonly settings: readonly {
    readonly id: string;
    readonly values: readonly { readonly value: string }[];
  }[];
}

type Numbered = Pick<CatalogueCard, 'id' | 'number'>;

/**
 * A deck as a part of an address: its name; its sections, those with places card by card, the others by how many there
 * are of each; its settings; and a check at the end, so that a link that was cut short is not taken for a smaller deck.
 * Cards go by their numbers.
 */
export function linkOf(
  deck: Deck,
  { sections, settings }: Written,
  cards: ReadonlyMap<string, Numbered>,
): string {
  const number = (id: string): string => (cards.get(id)?.number ?? 0).toString(36);
  const said = [
    FORM,
    encodeURIComponent(deck.name).replaceAll('.', '%2E'),
    ...sections.map(({ id, places }) =>
      places === null ? byCopies(deck, id, cards) : everyCardIn(deck, id).map(number).join('-'),
    ),
    ...settings.map(({ id, values }) =>
      String(values.findIndex(({ value }) => value === deck.settings[id]) + 1),
    ),
  ].join('.');
  return `${said}.${checkOf(said)}`;
}

function byCopies(deck: Deck, section: string, cards: ReadonlyMap<string, Numbered>): string {
  const numberOf = (id: string): number => cards.get(id)?.number ?? 0;
  const heaps = new Map<number, string[]>();
  for (const [id, copies] of cardsIn(deck, section).toSorted(
    ([one], [other]) => numberOf(one) - numberOf(other),
  ))
    heaps.set(copies, [...(heaps.get(copies) ?? []), numberOf(id).toString(36)]);
  return [...heaps]
    .toSorted(([one], [other]) => other - one)
    .map(([copies, numbers]) => [copies, ...numbers].join('-'))
    .join('~');
}

/** The deck that a link speaks of; `null` where the link is broken, or of cards that are not known here. */
export function deckIn(
  link: string,
  { sections, settings }: Written,
  cards: readonly Numbered[],
): Deck | null {
  const end = link.lastIndexOf('.');
  const said = link.slice(0, Math.max(0, end));
  const [form, name, ...parts] = said.split('.');
  if (form !== FORM || name === undefined || parts.length !== sections.length + settings.length) return null;
  if (checkOf(said) !== link.slice(end + 1)) return null;
  const numbered = new Map(cards.map((card) => [card.number.toString(36), card.id]));
  const read: Record<string, Record<string, number>> = {};
  for (const [at, { id, places }] of sections.entries()) {
    const part = parts[at] ?? '';
    const found = places === null ? heapsIn(part, numbered) : placesIn(part, numbered);
    if (found === null) return null;
    read[id] = found;
  }
  const settled = settings.flatMap(({ id, values }, at) => {
    const value = values[Number(parts[sections.length + at]) - 1]?.value;
    return value === undefined ? [] : [[id, value] as const];
  });
  return { name: plain(name), sections: read, settings: Object.fromEntries(settled) };
}

function placesIn(part: string, numbered: ReadonlyMap<string, string>): Record<string, number> | null {
  const cards: Record<string, number> = {};
  for (const number of part.split('-').filter(Boolean)) {
    const id = numbered.get(number);
    if (id === undefined) return null;
    cards[id] = (cards[id] ?? 0) + 1;
  }
  return cards;
}

function heapsIn(part: string, numbered: ReadonlyMap<string, string>): Record<string, number> | null {
  const cards: Record<string, number> = {};
  for (const heap of part.split('~').filter(Boolean)) {
    const [copies = '', ...numbers] = heap.split('-');
    if (!/^\d{1,3}$/.test(copies)) return null;
    for (const number of numbers) {
      const id = numbered.get(number);
      if (id === undefined) return null;
      cards[id] = Number(copies);
    }
  }
  return cards;
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
