import { isShared, type Outcome } from '@concilio/kernel';
import { common, isCommon } from './common.ts';
import { format, type Values } from './format.ts';
import type { Spoken } from './spoken.ts';
import type { Language } from './texts.ts';

/** How words are set apart: by colour on a terminal, by marks that a page turns into links, or not at all. */
export interface Markup {
  readonly thing: (text: string, id?: string) => string;
  readonly faint: (text: string) => string;
  readonly seat: (index: number, text: string) => string;
}

export const plainMarkup: Markup = {
  thing: (text) => text,
  faint: (text) => text,
  seat: (_seat, text) => text,
};

/** What it takes to speak of a match: its game, the reader's language, the players' names, and the ink. */
export interface Speaker<Paint extends Markup = Markup> {
  readonly game: Spoken;
  readonly language: Language;
  /** One name a seat. */
  readonly names: readonly string[];
  readonly paint: Paint;
}

/** The back of a card. */
export const BACK = '▒';

/** A text of the game, if it has one of that name. */
export function gameText({ game, language }: Speaker, key: string): string | undefined {
  const texts = game.text[language];
  return texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/**
 * A sentence of the game with its values, in English where the reader's language lacks it, as Romanian may lack the
 * reference. A text that no language has or that does not fit its values shows as its key.
 */
export const sentence = (speaker: Speaker, key: string, values: Values = {}): string =>
  sentenceIfAny(speaker, key, values) ?? key;

/** The same, or `null` where there is none. */
export function sentenceIfAny(speaker: Speaker, key: string, values: Values = {}): string | null {
  const language = [speaker.language, 'en' as const].find(
    (candidate) => gameText({ ...speaker, language: candidate }, key) !== undefined,
  );
  if (language === undefined) return null;
  try {
    return format(language, gameText({ ...speaker, language }, key) ?? '', values);
  } catch {
    return null;
  }
}

export const gameName = (speaker: Speaker): string => gameText(speaker, 'game.name') ?? speaker.game.id;

/** Names come from files and from whoever types them: what would steer a terminal is left out. */
export const seatName = ({ names, paint }: Speaker, seat: number): string =>
  paint.seat(seat, (names[seat] ?? String(seat)).replace(/\p{Cc}/gu, ''));

export const isThing = ({ game }: Speaker, id: string): boolean =>
  game.things.some((thing) => thing.id === id);

/** The name of a card, a space, a token, or of one of the answers that every game knows: yes, no, pass… */
export function thingName(speaker: Speaker, id: string): string {
  const thing = speaker.game.things.find((candidate) => candidate.id === id);
  const name = gameText(speaker, thing?.name ?? `thing.${id}`);
  if (name !== undefined) return speaker.paint.thing(name, id);
  const answer = `answer.${id}`;
  return isCommon(answer) ? common(speaker.language, answer) : (seatIn(speaker, id) ?? readable(id));
}

/** Players stand among options as `seat-0`, `seat-1`… */
function seatIn(speaker: Speaker, id: string): string | null {
  const [, number] = /^seat-(\d{1,2})$/.exec(id) ?? [];
  return number === undefined ? null : seatName(speaker, Number(number));
}

/** An id that has no name, as a word: `leave-it` is “Leave it”. Anything else is a text already. */
const readable = (id: string): string =>
  /^[a-z\d]+([-_/][a-z\d]+)*$/.test(id)
    ? `${id.charAt(0).toUpperCase()}${id.slice(1).replace(/[-_/]/g, ' ')}`
    : id;

/** What is printed on a thing, if anything is. */
export const printedOn = (speaker: Speaker, id: string): string | null =>
  sentenceIfAny(speaker, `text.${id}`);

/** The sentence of a rule, as the game's reference has it. */
export const ruleText = (speaker: Speaker, rule: string): string =>
  `${sentence(speaker, `rule.${rule}`)} ${speaker.paint.faint(`[${rule}]`)}`;

/** How it ended: the reason, and who has won. */
export function outcomeText(speaker: Speaker, outcome: Outcome): string {
  const { game, language } = speaker;
  const { winners, reason } = outcome;
  const why =
    reason === 'conceded' ? common(language, 'outcome.conceded') : sentence(speaker, `outcome.${reason}`);
  if (isShared(game.kind, outcome))
    return `${why} ${common(language, winners.length > 0 ? 'outcome.together.won' : 'outcome.together.lost')}`;
  const names = listed(
    speaker,
    winners.map((seat) => seatName(speaker, seat)),
  );
  return `${why} ${common(language, 'outcome.winners', { count: winners.length, names })}`;
}

export const listed = ({ language }: Speaker, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
