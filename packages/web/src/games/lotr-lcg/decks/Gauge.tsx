import type { Deck } from '../../../features/decks/deck.ts';
import { cardsOf } from '../cards/facts.ts';
import { Dial } from '../seats/Dial.tsx';
import { heroesOf, startingThreat } from './shape.ts';
import { useWords } from './words.ts';

/** The threat with which the heroes begin. */
export function Gauge({ deck }: { readonly deck: Deck }) {
  const { speaker, say } = useWords();
  const threat = startingThreat(heroesOf(deck, cardsOf(speaker.game)));
  return <Dial threat={threat} label={say('dial.name', { threat })} caption={say('dial.start')} />;
}
