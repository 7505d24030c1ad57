import { gameText, printedOn, type Words } from '@concilio/words';
import { KEYWORDS } from './facts.ts';

/** A paragraph of a card's text. */
export interface Line {
  /** What it begins with, set apart: “Response:”, or keywords. */
  readonly lead: string;
  readonly text: string;
}

/** What is printed on a card, paragraph by paragraph, in our words. */
export function linesOf(words: Words, card: string): readonly Line[] {
  const text = printedOn(words, card);
  if (text === null) return [];
  const english = printedOn({ ...words, language: 'en' }, card)?.split('\n') ?? [];
  return text.split('\n').map((line, index) => lineOf(words, line, TRIGGER.test(english[index] ?? '')));
}

/** What happens when the card is turned up as a shadow card, if anything does. */
export const shadowOf = (words: Words, card: string): string | null =>
  gameText(words, `shadow.${card}`) ?? null;

/** The words that begin an effect; paragraphs stand in the same order in all languages. */
const TRIGGER = /^(Side [AB]|(\w+ )?action|response|forced|when revealed|travel)\b/i;
const LEAD = /^[^:]+:/u;

function lineOf(words: Words, line: string, isEffect: boolean): Line {
  const lead = (isEffect ? LEAD.exec(line)?.[0] : undefined) ?? keywordsAt(words, line);
  return { lead, text: line.slice(lead.length).trimStart() };
}

/** The keywords that a paragraph begins with: “Guarded. Restricted.” */
function keywordsAt(words: Words, line: string): string {
  const names = KEYWORDS.flatMap((keyword) => gameText(words, `keyword.${keyword}`) ?? []);
  let end = 0;
  for (const sentence of line.match(/[^.]+\.\s*/gu) ?? []) {
    const word = sentence.replace(/[\d\s.]+$/u, '');
    if (!names.includes(word)) break;
    end += sentence.length;
  }
  return line.slice(0, end).trimEnd();
}
