import { fold } from '@concilio/positions';
import { common } from '@concilio/text';
import { PROMPT } from './lines.ts';
import { type Sitting, tell } from './sitting.ts';

/** Whether the answer is yes, in the reader's language, by word or first letter. Only no, or no line at all, is no. */
export async function hearYes(sitting: Sitting): Promise<boolean> {
  const { lines, speaker } = sitting;
  const means = (line: string, key: 'answer.yes' | 'answer.no'): boolean => {
    const word = fold(common(speaker.language, key));
    return [word, word.slice(0, 1)].includes(fold(line));
  };
  for (;;) {
    const line = await lines.next(PROMPT);
    if (line === null || means(line, 'answer.no')) return false;
    if (means(line, 'answer.yes')) return true;
    tell(sitting, 'play.yes.or.no');
  }
}
