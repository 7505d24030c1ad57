import { say } from '../text/say.ts';
import { padTo, widthOf, wrapped } from '../screen/paint.ts';
import { referenceText } from '../screen/reference.ts';
import { factsOn, gameName, gameText, printedOn } from '@concilio/text';
import type { Speaker } from '../screen/speaker.ts';
import type { Used } from './content.ts';

/** What is shown of the content of a game. */
export interface ShownCards {
  readonly cards: readonly Used[];
  /** Whether a test run is known: without one nothing is said of what is playable. */
  readonly isKnown: boolean;
}

/** All content for people: for each type what is printed, and what the tests have not used. */
export function cardsText(speaker: Speaker, { cards, isKnown }: ShownCards, width: number): string {
  const { language, paint } = speaker;
  const types = [...new Set(cards.map(({ content }) => content.type))];
  const idle = cards.filter(({ playable }) => !playable).map((card) => nameOf(speaker, card));
  const plain = cards.reduce((sum, { content }) => sum + content.plainFunctions, 0);
  const sum = [
    '',
    say(language, 'cards.sum', { ...countOf(cards), plain }),
    ...(idle.length === 0
      ? []
      : wrapped(paint.warning(say(language, 'cards.idle', { cards: idle.join(', ') })), 0, width)),
  ];
  return [
    paint.title(gameName(speaker)),
    ...types.flatMap((type) => ['', ...typeLines(speaker, type, { cards, isKnown }, width)]),
    ...(isKnown ? sum : []),
  ].join('\n');
}

function typeLines(
  speaker: Speaker,
  type: string,
  { cards, isKnown }: ShownCards,
  width: number,
): readonly string[] {
  const own = cards.filter(({ content }) => content.type === type);
  const rows = own.map((card) => (isKnown ? usedCells(speaker, card) : namedCells(speaker, card)));
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const count = isKnown ? say(speaker.language, 'cards.count', countOf(own)) : String(own.length);
  return [
    `${speaker.paint.title(referenceText(speaker, `type.${type}`, type))}  ${count}`,
    ...rows.flatMap((row, index) => [
      `  ${row.map((cell, column) => padTo(cell, widths[column] ?? 0)).join('  ')}`.trimEnd(),
      ...printedLines(speaker, own[index], width),
    ]),
  ];
}

/** The numbers, what it says, and what it says as a shadow card. */
function printedLines(speaker: Speaker, card: Used | undefined, width: number): readonly string[] {
  if (card === undefined) return [];
  const { id } = card.content;
  const shadow = gameText(speaker, `shadow.${id}`);
  const printed = [
    numbersOn(speaker, id),
    printedOn(speaker, id),
    shadow === undefined ? null : say(speaker.language, 'cards.shadow', { text: shadow }),
  ];
  return printed
    .flatMap((text) => (text === null ? [] : wrapped(text, 6, width)))
    .map((line) => speaker.paint.faint(line));
}

/** `Cost 2 · Strength 7`: the facts that the game has a word for as numbers; `null` if there are none. */
function numbersOn(speaker: Speaker, id: string): string | null {
  const said = factsOn(speaker, id, 'stat').map(({ label, value }) => `${label} ${value}`);
  return said.length === 0 ? null : said.join(' · ');
}

/** The name and the id. */
const namedCells = (speaker: Speaker, card: Used): readonly string[] => [
  `· ${nameOf(speaker, card)}`,
  speaker.paint.faint(card.content.id),
];

/** A mark and the name, the id, how many tests, and what there is to say besides. */
function usedCells(speaker: Speaker, card: Used): readonly string[] {
  const { language, paint } = speaker;
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
    `${mark} ${nameOf(speaker, card)}`,
    paint.faint(id),
    say(language, 'cards.tests', { count: card.tests }),
    remarks.join('; '),
  ];
}

const nameOf = (speaker: Speaker, { content: { id } }: Used): string => referenceText(speaker, `thing.${id}`, id);

const countOf = (cards: readonly Used[]) => ({
  playable: cards.filter(({ playable }) => playable).length,
  total: cards.length,
});
