import { Button } from '../../ui/Button.tsx';
import { useBox } from './box.ts';
import { type Deck, sizeOf } from './deck.ts';
import { Drawn } from './Drawn.tsx';
import { heroesOf, startingThreat } from './shape.ts';
import { Standing } from './Standing.tsx';
import styles from './Thumb.module.css';

interface Props {
  readonly deck: Deck;
  readonly test: () => void;
}

/** On a phone: how the deck stands, always in sight, and its test in reach of the thumb. */
export function Thumb({ deck, test }: Props) {
  const { known, say } = useBox();
  const threat = startingThreat(heroesOf(deck, known));
  return (
    <div className={styles.thumb}>
      <Standing
        deck={deck}
        about={`${say('decks.cards', { cards: sizeOf(deck) })} · ${say('decks.threat', { threat })}`}
      />
      <Button kind="main" onClick={test}>
        <Drawn name="test" />
        {say('part.test')}
      </Button>
    </div>
  );
}
