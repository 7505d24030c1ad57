import type { Language, Texts } from '@concilio/text';
import type { Box } from '../content/box.ts';
import { boxIn } from '../content/check.ts';
import { STANDARD } from '../content/standard.ts';
import type { Ragnarok } from '../state.ts';
import { boxTexts, namesIn } from './box-texts.ts';
import { type Sentences, speechIn } from './speech.ts';

/**
 * All that is said in one language, from what is said with any box and from the sentences that effects are said with. What
 * another box does not name is called as in ours, or by its id.
 */
export function saidIn(language: Language, own: Texts, sentences: Sentences) {
  const speech = speechIn(sentences);
  const textOf = (box: Box): Texts => {
    const names = { ...own, ...namesIn(language, box) };
    return { ...names, ...boxTexts(speech, box, names) };
  };
  return {
    text: textOf(STANDARD),
    textFor({ content }: Ragnarok['options']): Texts | null {
      const box = boxIn(content);
      return box === null ? null : textOf(box);
    },
  };
}
