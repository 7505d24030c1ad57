import type { Language } from '@concilio/text';
import type { Reply } from './api.ts';
import { texts } from '../text/index.ts';
import { type RefusalKey, refusals } from '../text/refusals.ts';
import { say } from '../ui/texts.ts';

/** Why a call came to nothing, in one sentence; `null` where it did not. */
export function refusalText(language: Language, reply: Reply<unknown>): string | null {
  if (reply.is === 'ok') return null;
  if (reply.is === 'unreachable') return say(texts, language, 'net.unreachable');
  const { refused, values = {} } = reply;
  if (!isRefusal(refused)) return say(texts, language, 'net.refused', { why: refused });
  try {
    return say(refusals, language, refused, values);
  } catch {
    // A server of another version may leave out a value that the sentence needs.
    return say(texts, language, 'net.refused', { why: refused });
  }
}

const isRefusal = (key: string): key is RefusalKey => Object.hasOwn(refusals.en, key);
