import { gameText, printedOn, type Speaker } from '@concilio/text';
import { KEYWORDS } from './facts.ts';

/** A paragraph of a card's text. */
export interface Line {
  /** What it begins with, set apart: “Response:”, or keywords. */
  readonly lead: string;
  readonly text: string;
}

/** What is printed on a card, paragraph by paragraph, in our words. */
export function linesOf(speaker: Speaker, card: string): readonly Line[] {
  const text = printedOn(speaker, card);
  if (text === null) return [];
  const english = printedOn({ ...speaker, language: 'en' }, card)?.split('\n') ?? [];
  return text.split('\n').map((line, index) => lineOf(speaker, line, TRIGGER.test(english[index] ?? '')));
}

/** What happens when the card is turned up as a shadow card, if anything does. */
export const shadowOf = (speaker: Speaker, card: string): string | null =>
  gameText(speaker, `shadow.${card}`) ?? null;

/** The words that begin an effect; paragraphs stand in the same order in all languages. */
const TRIGGER = /^(Side [AB]|(\w+ )?action|response|forced|when revealed|travel)\b/i;
const LEAD = /^[^:]+:/u;

function lineOf(speaker: Speaker, line: string, isEffect: boolean): Line {
  const lead = (isEffect ? LEAD.exec(line)?.[0] : undefined) ?? keywordsAt(speaker, line);
  return { lead, text: line.slice(lead.length).trimStart() };
}

/** The keywords that a paragraph begins with: “Guarded. Restricted.” */
function keywordsAt(speaker: Speaker, line: string): string {
  const names = KEYWORDS.flatMap((keyword) => gameText(speaker, `keyword.${keyword}`) ?? []);
  let end = 0;
  for (const sentence of line.match(/[^.]+\.\s*/gu) ?? []) {
    const word = sentence.replace(/[\d\s.]+$/u, '');
    if (!names.includes(word)) break;
    end += sentence.length;
  }
  return line.slice(0, end).trimEnd();
}
