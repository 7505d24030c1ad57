import { useBox } from '../../../features/decks/box.ts';
import { type Say, useSay } from '../../../ui/say.ts';
import { type Key, texts } from './text/index.ts';

/** What is drawn on the pages of decks speaks with the box around it, in the words of this game. */
export function useWords() {
  const { speaker, rules } = useBox();
  const say: Say<Key> = useSay(texts);
  return { speaker, rules, say };
}
