import type { Key } from '../../text/index.ts';
import type { Say } from '../../ui/say.ts';

/** A name for somebody who has none yet, so that one click is enough. */
export function suggestName(say: Say<Key>): string {
  const names = say('name.ideas').split(',');
  const name = names[Math.floor(Math.random() * names.length)] ?? '';
  return `${name.trim()} ${10 + Math.floor(Math.random() * 90)}`;
}
