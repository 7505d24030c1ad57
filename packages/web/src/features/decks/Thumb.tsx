import { Button } from '../../ui/Button.tsx';
import { useBox } from './box.ts';
import { countIn, type Deck } from './deck.ts';
import { Drawn } from './Drawn.tsx';
import { Standing } from './Standing.tsx';
import styles from './Thumb.module.css';

interface Props {
  readonly deck: Deck;
  /** `null` where nobody tests decks. */
  readonly test: (() => void) | null;
}

/** On a phone: how the deck stands, always in sight, and its test in reach of the thumb. */
export function Thumb({ deck, test }: Props) {
  const { bench, list, say } = useBox();
  const { facts } = bench.outline(deck);
  return (
    <div className={styles.thumb}>
      <Standing
        deck={deck}
        about={[say('decks.cards', { cards: countIn(deck, list.id) }), ...facts].join(' · ')}
      />
      {test !== null && (
        <Button kind="main" onClick={test}>
          <Drawn name="test" />
          {say('part.test')}
        </Button>
      )}
    </div>
  );
}
