import { type Json, jsonIn } from '@concilio/kernel';
import type { DeckRead } from '@concilio/cards';
import type { Texts } from '@concilio/text';
import type { TcgSet } from '../rules/sets.ts';
import type { Card, OwnDeck } from '../state.ts';
import { cards as cardsEn } from '../text/en/cards/index.ts';
import { cards as cardsEs } from '../text/es/cards/index.ts';
import {
  asDeck,
  cardCoded,
  type Format,
  inDeck,
  numberOf,
  printedCard,
  printedCards,
  tidied,
} from './deck.ts';

/** How decks are written elsewhere. */
interface Writing {
  readonly name: string;
  looksLike(pool: Pool, text: string): boolean;
  read(pool: Pool, text: string): DeckRead;
  write(pool: Pool, deck: OwnDeck): string;
}

/** The cards that decks are made of. */
interface Pool {
  readonly set: TcgSet;
  readonly called: readonly Called[];
}

type Unread = { line: number; text: string }[];

const asJson = (deck: OwnDeck): Json => deck as unknown as Json;
const wholly = (text: string): Unread => [{ line: 1, text: text.slice(0, 80) }];

/** How many of a card a line may name: a deck that is nonsense is not counted out card by card. */
const MOST = 99;
const isCount = (copies: number): boolean => Number.isInteger(copies) && copies >= 1 && copies <= MOST;

/** Our own: what the option `decks` takes. */
const own: Writing = {
  name: 'concilio',
  looksLike: (_pool, text) => /^\s*\{/.test(text) && /"ringBearer"\s*:/.test(text),
  read({ set }, text) {
    const deck = asDeck(set, jsonIn(text) ?? null);
    return deck === null ? { deck: null, unread: wholly(text) } : { deck: asJson(deck), unread: [] };
  },
  write: (_pool, deck) => `${JSON.stringify(deck, null, 2)}\n`,
};

/** Where a card stands in a deck; `null` leaves it to what kind of card it is. */
type Section = 'bearer' | 'ring' | 'sites' | 'draw' | null;

/** A deck while it is read, card by card. */
class Heap {
  name = '';
  format: Format | 'any' = 'any';
  readonly #set: TcgSet;
  #bearer = '';
  #ring = '';
  readonly #sites: string[] = [];
  readonly #cards: Record<string, number> = {};
  isEmpty = true;

  constructor(set: TcgSet) {
    this.#set = set;
  }

  add({ id, type }: Card, copies: number, section: Section): void {
    this.isEmpty = false;
    let left = copies;
    const isRing = section === 'ring' || (section !== 'draw' && type === 'ring');
    if (section === 'sites' || (section !== 'draw' && type === 'site')) {
      this.#sites.push(...Array<string>(copies).fill(id));
      return;
    }
    if (isRing && this.#ring === '') {
      this.#ring = id;
      left--;
    } else if (section === 'bearer' && !isRing && this.#bearer === '') {
      this.#bearer = id;
      left--;
    }
    if (left > 0) this.#cards[id] = (this.#cards[id] ?? 0) + left;
  }

  /** Where nobody is said to be the Ring-bearer, it is the first Frodo of the list. */
  #findBearer(): void {
    const frodo = Object.keys(this.#cards)
      .sort()
      .find((id) => printedCard(this.#set, id)?.title === 'frodo');
    if (this.#bearer !== '' || frodo === undefined) return;
    this.#bearer = frodo;
    const left = (this.#cards[frodo] ?? 0) - 1;
    if (left > 0) this.#cards[frodo] = left;
    else delete this.#cards[frodo];
  }

  read(unread: Unread): DeckRead {
    if (this.isEmpty) return { deck: null, unread };
    this.#findBearer();
    const { name, format } = this;
    const deck = tidied(this.#set, {
      name,
      format,
      ringBearer: this.#bearer,
      ring: this.#ring,
      sites: this.#sites,
      cards: this.#cards,
    });
    return { deck: asJson(deck), unread };
  }
}

const STORED: readonly Section[] = ['bearer', 'ring', 'sites', 'draw'];
/** An id for each copy; a number of copies that is none is left to whoever judges the deck. */
const copiesIn = (set: TcgSet, deck: OwnDeck): string[] =>
  inDeck(set, deck).flatMap(([id, copies]) => (isCount(copies) ? Array<string>(copies).fill(id) : []));

const codeOf = (set: TcgSet, id: string): string => {
  const card = printedCard(set, id);
  return card === null ? id : numberOf(card);
};

/** As Gemp keeps decks: four parts in one line, every card as often as it is there, by set and number. */
const gemp: Writing = {
  name: 'gemp',
  looksLike: (_pool, text) => /^\s*[\d_*T]*\|[\d_*T]*\|[\d_*T,\s]*\|[\d_*T,\s|]*$/.test(text),
  read({ set }, text) {
    const heap = new Heap(set);
    const unread: Unread = [];
    // A fifth part is a map, which later sets have.
    for (const [part, codes] of text.trim().split('|').entries())
      for (const code of codes.split(',').map((one) => one.trim())) {
        const card = cardCoded(set, code);
        const section = STORED[part];
        if (card !== null && section !== undefined) heap.add(card, 1, section);
        else if (code !== '') unread.push({ line: 1, text: code });
      }
    return heap.read(unread);
  },
  write({ set }, deck) {
    const { ringBearer, ring, sites } = deck;
    const parts = [[ringBearer], [ring], sites, copiesIn(set, deck)];
    return `${parts.map((ids) => ids.map((id) => codeOf(set, id)).join(',')).join('|')}\n`;
  },
};

/** Case, accents and typographic signs do not matter. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A card by something that it is called. */
interface Called {
  readonly card: Card;
  readonly full: string;
  readonly short: string;
}

const ENGLISH: Texts = cardsEn;
const NAMES: readonly Texts[] = [ENGLISH, cardsEs];
/** A set with all that its cards are called: in full, and by the title before a subtitle. */
export const poolOf = (set: TcgSet): Pool => ({
  set,
  called: printedCards(set).flatMap((card) =>
    NAMES.map((names) => {
      const name = names[`thing.${card.id}`] ?? card.id;
      return { card, full: folded(name), short: folded(name.split(', ')[0] ?? name) };
    }),
  ),
});

/** The card of a name in English or Spanish; a title without a subtitle will do where only one card has it. */
function cardCalled({ called }: Pool, name: string): Card | null {
  const wanted = folded(name);
  const exact = called.find(({ full }) => full === wanted);
  if (exact !== undefined) return exact.card;
  const [first, ...others] = called.filter(({ short }) => short === wanted).map(({ card }) => card);
  return first === undefined || others.some((card) => card !== first) ? null : first;
}

const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [/^(ring ?bearers?|portador(a)?( del anillo)?|purtatorul( inelului)?)$/, 'bearer'],
  [/^((the )?(one )?ring|(el )?anillo( unico)?|inelul?)$/, 'ring'],
  [/^(adventure deck|adventure path|sites?|site path|mazo de aventuras?|lugares|sitios)$/, 'sites'],
  [/^((free peoples?|shadow) )?(draw deck|deck)$/, 'draw'],
  [/^(free peoples?|shadow)( cards)?$/, 'draw'],
  [/^(mazo( de rob(o|ar))?|(cartas de )?(los )?pueblos libres|(cartas de )?(la )?sombra)$/, 'draw'],
  [
    /^(compan(ion|ero)s|alli(es)?|aliados|minions|siervos|possessions|posesiones|artifacts|artefactos)$/,
    null,
  ],
  [/^(events|eventos|acontecimientos|conditions|condiciones|starting fellowship|comunidad inicial)$/, null],
];

/** The section that a heading opens; `undefined` if it is none. */
const sectionCalled = (heading: string): Section | undefined =>
  HEADINGS.find(([pattern]) => pattern.test(folded(heading.replace(/\(\d+\)/, ''))))?.[1];

/** A format as lists name it; `null` if it is none of ours. */
function formatCalled(name: string): Format | null {
  const said = folded(name);
  if (/^(ttt|towers?)( block)?$|^bloque (de )?(las )?(dos )?torres$/.test(said)) return 'towers';
  if (/^(fotr|fellowship)( block)?$|^bloque (de )?(la )?comunidad$/.test(said)) return 'fellowship';
  return /^(open|abierto|deschis)$/.test(said) ? 'open' : null;
}

/** No line about a card is longer. */
const LONGEST = 200;

/** “4x Orthanc Warrior”, “4 x 4_165”, “Orthanc Warrior (4C165)”, “Orthanc Warrior x4”: how many of which card. */
function entryIn(pool: Pool, line: string): readonly [Card, number] | null {
  if (line.length > LONGEST) return null;
  const coded = cardCoded(pool.set, line);
  if (coded !== null) return [coded, 1];
  const [, before, rest = line] = /^(\d{1,6})\s*[x×]?\s+(.+)$/i.exec(line) ?? [];
  const [, bare = rest, after] = before === undefined ? (/^(.+?)\s+[x×]\s*(\d{1,6})$/i.exec(rest) ?? []) : [];
  const copies = Number(before ?? after ?? 1);
  const card = cardIn(pool, bare.replace(/^[•·*-]\s*/, ''));
  return card === null || !isCount(copies) ? null : [card, copies];
}

/** A name, a code, or both, in which case they must fit together. */
function cardIn(pool: Pool, said: string): Card | null {
  const whole = cardCoded(pool.set, said) ?? cardCalled(pool, said);
  if (whole !== null) return whole;
  const [, name = said, inside = ''] =
    /^(.+?)\s*[([]([^)\]]*)[)\]]$/.exec(said) ?? /^(.+?)\s+(\d+(?:_|[RUCP])\d+[*T]?)$/i.exec(said) ?? [];
  const [, front = '', title = name] = /^(\d+(?:_|[RUCP])\d+[*T]?)\s+(.+)$/i.exec(name) ?? [];
  const code = front === '' ? inside : front;
  const [byCode, byName] = [cardCoded(pool.set, code), cardCalled(pool, title)];
  // What stands beside a name and is no code says nothing of the card: the name of its set, say.
  const isCode = /^\d+\s?[_RUCP]\s?\d+/i.test(code);
  if (!isCode) return byName;
  return byCode !== null && byName !== null && byCode !== byName ? null : byCode;
}

/** Names with signs that every keyboard has. */
const plainName = (id: string): string => (ENGLISH[`thing.${id}`] ?? id).replace(/[’‘]/g, "'");

/** The list that Gemp shows and takes, and that players send one another: headings, and a line for each card. */
const list: Writing = {
  name: 'list',
  looksLike: (pool, text) =>
    text
      .split(/\r?\n/)
      .some((line) => entryIn(pool, line.trim()) !== null || sectionIn(line.trim()) !== undefined),
  read(pool, text) {
    const heap = new Heap(pool.set);
    const unread: Unread = [];
    let section: Section = null;
    for (const [index, whole] of text.split(/\r?\n/).entries()) {
      const line = whole.trim();
      if (line === '' || told(heap, line)) continue;
      const here = sectionIn(line);
      // What stands beside a heading is all that it is about.
      if (here !== undefined) section = here.rest === '' ? here.section : null;
      const rest = here?.rest ?? line;
      if (rest === '' || added(pool, heap, rest, here?.section ?? section)) continue;
      unread.push({ line: index + 1, text: line });
    }
    return heap.read(withoutName(heap, text, unread));
  },
  write({ set }, deck) {
    const { name, format, ringBearer, ring, sites } = deck;
    const entries = inDeck(set, deck);
    const of = (side: Card['side']) =>
      entries
        .filter(([id]) => (printedCard(set, id)?.side ?? 'none') === side)
        .map(([id, copies]) => `${copies}x ${plainName(id)}`);
    const part = (heading: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : [[heading, ...lines].join('\n')];
    return `${[
      [`Deck: ${name}`, ...(format === 'any' ? [] : [`Format: ${format}`])].join('\n'),
      [
        ...(ringBearer === '' ? [] : [`Ring-bearer: ${plainName(ringBearer)}`]),
        ...(ring === '' ? [] : [`Ring: ${plainName(ring)}`]),
      ].join('\n'),
      ...part('Adventure deck:', sites.map(plainName)),
      ...part('Free Peoples Draw Deck:', of('free')),
      ...part('Shadow Draw Deck:', of('shadow')),
      ...part('Draw Deck:', of('none')),
    ]
      .filter((lines) => lines !== '')
      .join('\n\n')}\n`;
  },
};

/** The section that a line opens, and what stands on the line after it. */
function sectionIn(line: string): { section: Section; rest: string } | undefined {
  const [, heading = line, rest = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
  const section = sectionCalled(heading);
  return section === undefined ? undefined : { section, rest };
}

function added(pool: Pool, heap: Heap, line: string, section: Section): boolean {
  const entry = entryIn(pool, line);
  if (entry !== null) heap.add(...entry, section);
  return entry !== null;
}

/** Whether a line says something of the deck as a whole that can be read. */
function told(heap: Heap, line: string): boolean {
  const [, field = '', value = ''] =
    /^(deck|name|nombre|mazo|formato?|author|autor):\s*(\S.*)$/i.exec(line) ?? [];
  if (/^format/i.test(field)) {
    const format = formatCalled(value);
    heap.format = format ?? heap.format;
    return format !== null;
  }
  // Who has built it is not kept.
  if (field !== '' && !/^aut/i.test(field)) heap.name = value;
  return field !== '';
}

/** The first line of all is the name of the deck, if it could be nothing else and a deck follows. */
function withoutName(heap: Heap, text: string, unread: Unread): Unread {
  const [first, ...others] = unread;
  const isFirst = first !== undefined && text.trimStart().startsWith(first.text);
  const isName = isFirst && !/^\d+\s*[x×]?\s|:/i.test(first.text);
  if (!isName || heap.isEmpty || heap.name !== '') return unread;
  heap.name = first.text;
  return others;
}

export const FORMATS: readonly Writing[] = [own, gemp, list];
