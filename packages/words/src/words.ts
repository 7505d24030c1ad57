import { type AnyGame, isShared, type Language, type Outcome } from '@concilio/kernel';
import { common, isCommon } from './common.ts';
import { format, type Values } from './format.ts';

export type { AnyGame };

/** How words are set apart: by colour on a terminal, by marks that a page turns into links, or not at all. */
export interface Ink {
  readonly thing: (text: string, id?: string) => string;
  readonly faint: (text: string) => string;
  readonly seat: (index: number, text: string) => string;
}

export const plainInk: Ink = { thing: (text) => text, faint: (text) => text, seat: (_seat, text) => text };

/** What it takes to speak of a match: its game, the reader's language, the players' names, and the ink. */
export interface Words<Paint extends Ink = Ink> {
  readonly game: AnyGame;
  readonly language: Language;
  /** One name a seat. */
  readonly names: readonly string[];
  readonly paint: Paint;
}

/** A game as it is spoken of at one table: with the texts of what its options bring. */
export function spokenAt(game: AnyGame, options: object): AnyGame {
  const text = game.textFor?.(options) ?? game.text;
  return text === game.text ? game : { ...game, text };
}

/** The back of a card. */
export const BACK = '▒';

/** A text of the game, if it has one of that name. */
export function gameText({ game, language }: Words, key: string): string | undefined {
  const texts = game.text[language];
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/**
 * A sentence of the game with its values, in English where the reader's language lacks it, as Romanian may lack the
 * reference. A text that no language has or that does not fit its values shows as its key.
 */
export const sentence = (words: Words, key: string, values: Values = {}): string =>
  sentenceIfAny(words, key, values) ?? key;

/** The same, or `null` where there is none. */
export function sentenceIfAny(words: Words, key: string, values: Values = {}): string | null {
  const language = [words.language, 'en' as const].find(
    (candidate) => gameText({ ...words, language: candidate }, key) !== undefined,
  );
  if (language === undefined) return null;
  try {
    return format(language, gameText({ ...words, language }, key) ?? '', values);
  } catch {
    return null;
  }
}

export const gameName = (words: Words): string => gameText(words, 'game.name') ?? words.game.id;

/** Names come from files and from whoever types them: what would steer a terminal is left out. */
export const seatName = ({ names, paint }: Words, seat: number): string =>
  paint.seat(seat, (names[seat] ?? String(seat)).replace(/\p{Cc}/gu, ''));

export const isThing = ({ game }: Words, id: string): boolean =>
  game.position.things.some((thing) => thing.id === id);

/** The name of a card, a space, a token, or of one of the answers that every game knows: yes, no, pass… */
export function thingName(words: Words, id: string): string {
  const thing = words.game.position.things.find((candidate) => candidate.id === id);
  const name = gameText(words, thing?.name ?? `thing.${id}`);
  if (name !== undefined) return words.paint.thing(name, id);
  const answer = `answer.${id}`;
  return isCommon(answer) ? common(words.language, answer) : (seatIn(words, id) ?? readable(id));
}

/** Players stand among options as `seat-0`, `seat-1`… */
function seatIn(words: Words, id: string): string | null {
  const [, number] = /^seat-(\d{1,2})$/.exec(id) ?? [];
  return number === undefined ? null : seatName(words, Number(number));
}

/** An id that has no name, as a word: `leave-it` is “Leave it”. Anything else is a text already. */
const readable = (id: string): string =>
  /^[a-z\d]+([-_/][a-z\d]+)*$/.test(id)
    ? `${id.charAt(0).toUpperCase()}${id.slice(1).replace(/[-_/]/g, ' ')}`
    : id;

/** What is printed on a thing, if anything is. */
export const printedOn = (words: Words, id: string): string | null => sentenceIfAny(words, `text.${id}`);

/** The sentence of a rule, as the game's reference has it. */
export const ruleText = (words: Words, rule: string): string =>
  `${sentence(words, `rule.${rule}`)} ${words.paint.faint(`[${rule}]`)}`;

/** How it ended: the reason, and who has won. */
export function outcomeText(words: Words, outcome: Outcome): string {
  const { game, language } = words;
  const { winners, reason } = outcome;
  const why =
    reason === 'conceded' ? common(language, 'outcome.conceded') : sentence(words, `outcome.${reason}`);
  if (isShared(game.kind, outcome))
    return `${why} ${common(language, winners.length > 0 ? 'outcome.together.won' : 'outcome.together.lost')}`;
  const names = listed(
    words,
    winners.map((seat) => seatName(words, seat)),
  );
  return `${why} ${common(language, 'outcome.winners', { count: winners.length, names })}`;
}

export const listed = ({ language }: Words, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
