import { say } from '../text/say.ts';
import { padTo, widthOf, wrapped } from '../words/paint.ts';
import { referenceText } from '../words/reference.ts';
import type { JsonRecord } from '@concilio/kernel';
import { gameName, gameText, printedOn } from '@concilio/words';
import type { Words } from '../words/words.ts';
import type { Used } from './content.ts';

/** What is shown of the content of a game. */
export interface ShownCards {
  readonly cards: readonly Used[];
  /** Whether a test run is known: without one nothing is said of what is playable. */
  readonly isKnown: boolean;
}

/** All content for people: for each type what is printed, and what the tests have not used. */
export function cardsText(words: Words, { cards, isKnown }: ShownCards, width: number): string {
  const { language, paint } = words;
  const types = [...new Set(cards.map(({ content }) => content.type))];
  const idle = cards.filter(({ playable }) => !playable).map((card) => nameOf(words, card));
  const plain = cards.reduce((sum, { content }) => sum + content.plainFunctions, 0);
  const sum = [
    '',
    say(language, 'cards.sum', { ...countOf(cards), plain }),
    ...(idle.length === 0
      ? []
      : wrapped(paint.warning(say(language, 'cards.idle', { cards: idle.join(', ') })), 0, width)),
  ];
  return [
    paint.title(gameName(words)),
    ...types.flatMap((type) => ['', ...typeLines(words, type, { cards, isKnown }, width)]),
    ...(isKnown ? sum : []),
  ].join('\n');
}

function typeLines(
  words: Words,
  type: string,
  { cards, isKnown }: ShownCards,
  width: number,
): readonly string[] {
  const own = cards.filter(({ content }) => content.type === type);
  const rows = own.map((card) => (isKnown ? usedCells(words, card) : namedCells(words, card)));
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const count = isKnown ? say(words.language, 'cards.count', countOf(own)) : String(own.length);
  return [
    `${words.paint.title(referenceText(words, `type.${type}`, type))}  ${count}`,
    ...rows.flatMap((row, index) => [
      `  ${row.map((cell, column) => padTo(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
      ...printedLines(words, own[index], width),
    ]),
  ];
}

/** The numbers, what it says, and what it says as a shadow card. */
function printedLines(words: Words, card: Used | undefined, width: number): readonly string[] {
  if (card === undefined) return [];
  const { id, facts } = card.content;
  const shadow = gameText(words, `shadow.${id}`);
  const printed = [
    numbersIn(words, facts),
    printedOn(words, id),
    shadow === undefined ? null : say(words.language, 'cards.shadow', { text: shadow }),
  ];
  return printed
    .flatMap((text) => (text === null ? [] : wrapped(text, 6, width)))
    .map((line) => words.paint.faint(line));
}

/** `Cost 2 · Strength 7`: the facts that the game has a word for as numbers; `null` if there are none. */
function numbersIn(words: Words, facts: JsonRecord): string | null {
  const said = Object.entries(facts).flatMap(([name, value]) => {
    const label = gameText(words, `stat.${name}`);
    const isSaid = label !== undefined && (typeof value === 'number' || typeof value === 'string');
    return isSaid ? [`${label} ${value}`] : [];
  });
  return said.length === 0 ? null : said.join(' · ');
}

/** The name and the id. */
const namedCells = (words: Words, card: Used): readonly string[] => [
  `· ${nameOf(words, card)}`,
  words.paint.faint(card.content.id),
];

/** A mark and the name, the id, how many tests, and what there is to say besides. */
function usedCells(words: Words, card: Used): readonly string[] {
  const { language, paint } = words;
  const { id, uses, plainFunctions } = card.content;
  const mark = card.playable ? paint.faint('✓') : paint.warning('✗');
  const remarks = [
    ...(plainFunctions === 0 ? [] : [say(language, 'cards.plain', { count: plainFunctions })]),
    ...(uses.length === 0 ? [say(language, 'cards.useless')] : []),
    ...(card.missing.length === 0
      ? []
      : [say(language, 'cards.missing', { events: card.missing.join(', ') })]),
  ];
  return [
    `${mark} ${nameOf(words, card)}`,
    paint.faint(id),
    say(language, 'cards.tests', { count: card.tests }),
    remarks.join('; '),
  ];
}

const nameOf = (words: Words, { content: { id } }: Used): string => referenceText(words, `thing.${id}`, id);

const countOf = (cards: readonly Used[]) => ({
  playable: cards.filter(({ playable }) => playable).length,
  total: cards.length,
});
