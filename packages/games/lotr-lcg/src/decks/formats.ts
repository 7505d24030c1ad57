import { isRecord, type Json, jsonIn } from '@concilio/kernel';
import type { DeckRead } from '@concilio/cards';
import type { LcgSet } from '../rules/sets.ts';
import type { Card, OwnDeck } from '../state.ts';
import namesEn from '../text/en/cards.json';
import namesEs from '../text/es/cards.json';
import namesRo from '../text/ro/cards.json';
import { asDeck, deckOf, type Entry, playerCard, playerCards } from './deck.ts';

/** How decks are written elsewhere. */
interface Format {
  readonly name: string;
  looksLike(text: string): boolean;
  read(set: LcgSet, text: string): DeckRead;
  write(set: LcgSet, deck: OwnDeck): string;
}

const titleOf = (id: string): string => (namesEn as Readonly<Record<string, string>>)[`thing.${id}`] ?? id;

/** Case, accents and typographic signs do not matter. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** How many of a card a line may name: a deck that is nonsense is not counted out card by card. */
const MOST = 99;
const isCount = (copies: unknown): copies is number =>
  typeof copies === 'number' && Number.isInteger(copies) && copies >= 0 && copies <= MOST;

type Names = Readonly<Record<string, string>>;
const NAMES: readonly Names[] = [namesEn, namesEs, namesRo];

/** The card that a title in any of our languages stands for. */
const cardCalled = (set: LcgSet, title: string): Card | null =>
  playerCards(set).find(({ id }) =>
    NAMES.some((names) => folded(names[`thing.${id}`] ?? id) === folded(title)),
  ) ?? null;

const cardNumbered = (set: LcgSet, number: number): Card | null =>
  playerCards(set).find((card) => card.number === number) ?? null;

const finished = (name: string, entries: readonly Entry[], unread: DeckRead['unread']): DeckRead => ({
  deck: entries.length === 0 ? null : (deckOf(name, entries) as unknown as Json),
  unread,
});

const entriesOf = (set: LcgSet, { heroes, cards }: OwnDeck): Entry[] =>
  [...heroes.map((id) => [id, 1] as const), ...Object.entries(cards).toSorted()]
    .flatMap(([id, copies]): Entry[] => {
      const card = playerCard(set, id);
      return card === null ? [] : [[card, copies]];
    })
    .sort(([one], [other]) => one.number - other.number);

/** Our own: what the option `decks` takes. */
const own: Format = {
  name: 'concilio',
  looksLike: (text) => /^\s*\{/.test(text) && /"heroes"\s*:\s*\[/.test(text) && !ringsdbJson.looksLike(text),
  read(_set, text) {
    const deck = asDeck(jsonIn(text) ?? null);
    return { deck: deck as unknown as Json, unread: deck === null ? wholly(text) : [] };
  },
  write: (_set, deck) => `${JSON.stringify(deck, null, 2)}\n`,
};

const wholly = (text: string) => [{ line: 1, text: text.slice(0, 80) }];

/**
 * The JSON of RingsDB: heroes and slots by the codes of the cards, `01001` for card 1 of the core set. The heroes stand
 * among the slots too, or only by themselves.
 */
const ringsdbJson: Format = {
  name: 'ringsdb-json',
  looksLike: (text) => /^\s*\{/.test(text) && /"slots"\s*:/.test(text),
  read(set, text) {
    const value = jsonIn(text);
    const slots = isRecord(value) ? copiesIn(value.slots) : null;
    const heroes = isRecord(value) ? copiesIn(value.heroes) : null;
    if (!isRecord(value) || slots === null || heroes === null) return { deck: null, unread: wholly(text) };
    const entries: Entry[] = [];
    const lines = text.split('\n');
    const unread: { line: number; text: string }[] = [];
    for (const [code, copies] of Object.entries({ ...heroes, ...slots }).toSorted()) {
      const card = /^01\d{3}$/.test(code) ? cardNumbered(set, Number(code.slice(2))) : null;
      if (card !== null && isCount(copies)) entries.push([card, copies]);
      else unread.push({ line: lines.findIndex((one) => one.includes(`"${code}"`)) + 1, text: code });
    }
    return finished(typeof value.name === 'string' ? value.name : '', entries, unread);
  },
  write(set, deck) {
    const slots = Object.fromEntries(entriesOf(set, deck).map(([card, copies]) => [codeOf(card), copies]));
    const heroes = Object.fromEntries(
      entriesOf(set, deck).flatMap(([card, copies]) =>
        card.type === 'hero' ? [[codeOf(card), copies]] : [],
      ),
    );
    return `${JSON.stringify({ name: deck.name, heroes, slots }, null, 2)}\n`;
  },
};

/** By code, how many; a list is one of each, and so an empty list is none. */
function copiesIn(value: Json | undefined): Readonly<Record<string, Json>> | null {
  if (value === undefined) return {};
  if (Array.isArray(value)) return Object.fromEntries(value.map((code) => [String(code), 1]));
  return isRecord(value) ? (value as Readonly<Record<string, Json>>) : null;
}

const codeOf = ({ number }: Card): string => `01${String(number).padStart(3, '0')}`;

const SECTIONS = ['hero', 'ally', 'attachment', 'event'] as const;
const TITLES = { hero: 'Hero', ally: 'Ally', attachment: 'Attachment', event: 'Event' } as const;

/** What RingsDB writes about a deck below its cards: “3 Heroes, 34 Cards”, “Cards up to Khazad-dûm”. */
const isSummary = (line: string): boolean => /^(\d+ hero(es)?, \d+ cards?|cards up to .+)$/i.test(line);

/** The text of RingsDB: sections with how many cards they hold, and lines like “2x Faramir (Core Set)”. */
const ringsdbText: Format = {
  name: 'ringsdb-text',
  looksLike: (text) => /^\s*\d+x? .+/m.test(text) || /^(Hero|Ally)( \(\d+\))?$/m.test(text),
  read(set, text) {
    const entries: Entry[] = [];
    const unread: { line: number; text: string }[] = [];
    let name = '';
    let listed = false;
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      const said = line.trim();
      if (said === '' || /^(hero|ally|attachment|event|main deck|deck)e?s?( ?\(\d+\))?:?$/i.test(said)) {
        listed ||= said !== '';
        continue;
      }
      const [, copies = '1', title = said] = /^(?:(\d+)\s*x?\s+)?(.+?)(?:\s*\([^)]*\))?$/i.exec(said) ?? [];
      const card = cardCalled(set, title);
      if (card !== null && isCount(Number(copies))) entries.push([card, Number(copies)]);
      // The first line of all is the name of the deck.
      else if (!listed && entries.length === 0 && name === '') name = said;
      else if (!isSummary(said)) unread.push({ line: index + 1, text: said });
    }
    return finished(name, entries, unread);
  },
  write(set, deck) {
    const entries = entriesOf(set, deck);
    const sections = SECTIONS.map((type) => {
      const own = entries.filter(([card]) => card.type === type);
      const count = own.reduce((sum, [, copies]) => sum + copies, 0);
      const lines = own.map(([card, copies]) => `${copies}x ${titleOf(card.id)} (Core Set)`);
      return [`${TITLES[type]} (${count})`, ...lines].join('\n');
    });
    return `${[deck.name, ...sections].join('\n\n')}\n`;
  },
};

/** The game of OCTGN that decks belong to. */
const OCTGN_GAME = 'a21af4e8-be4b-4cda-a6b6-534f9717391f';
const OCTGN_CARD = '51223bd0-ffd1-11df-a976-0801200c9';

/** The decks of OCTGN: cards by their ids, in sections. */
const octgn: Format = {
  name: 'o8d',
  looksLike: (text) => /<deck[\s>]/i.test(text),
  read(set, text) {
    const entries: Entry[] = [];
    const unread: { line: number; text: string }[] = [];
    for (const [index, line] of text.split(/\r?\n/).entries())
      for (const [whole] of line.matchAll(/<card\b(?:[^>]*>(?:[^<]*<\/card>)?|.*)/gi)) {
        const card = cardIn(set, whole);
        const copies = /\bqty="(\d+)"/i.exec(whole)?.[1];
        if (card !== null && isCount(Number(copies))) entries.push([card, Number(copies)]);
        else unread.push({ line: index + 1, text: whole });
      }
    return finished('', entries, unread);
  },
  write(set, deck) {
    const sections = SECTIONS.map((type) => {
      const cards = entriesOf(set, deck)
        .filter(([card]) => card.type === type)
        .map(
          ([card, copies]) =>
            `    <card qty="${copies}" id="${OCTGN_CARD}${String(card.number).padStart(3, '0')}">${escaped(titleOf(card.id))}</card>`,
        );
      return [`  <section name="${TITLES[type]}" shared="False">`, ...cards, '  </section>'].join('\n');
    });
    return [
      '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
      `<deck game="${OCTGN_GAME}">`,
      ...sections,
      '</deck>',
      '',
    ].join('\n');
  },
};

/** By the id; a card of another printing by its title. */
function cardIn(set: LcgSet, element: string): Card | null {
  const id = /\bid="([^"]*)"/i.exec(element)?.[1]?.toLowerCase() ?? '';
  const number = id.startsWith(OCTGN_CARD) ? Number(id.slice(OCTGN_CARD.length)) : 0;
  const title = />([^<]*)</.exec(element)?.[1] ?? '';
  return cardNumbered(set, number) ?? cardCalled(set, unescaped(title));
}

/** The ampersand last to be read, so that nothing is unescaped twice. */
const SIGNS = [
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['&', '&amp;'],
] as const;
const escaped = (text: string) =>
  SIGNS.toReversed().reduce((written, [sign, entity]) => written.replaceAll(sign, entity), text);
const unescaped = (text: string) =>
  SIGNS.reduce((plain, [sign, entity]) => plain.replaceAll(entity, sign), text);

export const FORMATS: readonly Format[] = [own, ringsdbJson, octgn, ringsdbText];
