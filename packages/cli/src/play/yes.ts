import type { Sitting } from './sitting.ts';
import { say } from '../text/say.ts';
import { PROMPT } from './lines.ts';

/** Whether the next line is the word for yes in the reader's language, or its first letter. */
export async function hearYes({ lines, words }: Sitting): Promise<boolean> {
  const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const yes = plain(say(words.language, 'answer.yes'));
  return [yes, yes.slice(0, 1)].includes(plain((await lines.next(PROMPT)) ?? ''));
}
