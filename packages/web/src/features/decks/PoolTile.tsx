import { Icon } from '../../icons/Icon.tsx';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import type { PoolCard } from './contract.ts';
import { copiesOf, type Deck } from './deck.ts';
import styles from './PoolTile.module.css';
import { Stepper } from './Stepper.tsx';

interface Props {
  readonly card: PoolCard;
  readonly deck: Deck;
  readonly change: (deck: Deck) => void;
  readonly look: (card: string) => void;
}

/** One card of the pool: how it looks, how many of it are in the deck, and how many a core set holds. */
export function PoolTile({ card, deck, change, look }: Props) {
  const { speaker, own, say } = useBox();
  const copies = copiesOf(deck, card.id);
  const { boxed } = card;
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.look} onClick={() => look(card.id)}>
        <own.Tile card={card.id} speaker={speaker} />
        {copies > 0 && (
          <span className={styles.in}>
            <Icon name="check" title={say('card.in')} />
          </span>
        )}
      </button>
      <div className={styles.count}>
        <Stepper card={card} deck={deck} change={change} />
        {boxed !== null && (
          <small className={cx(copies > boxed.copies && styles.beyond)} title={boxed.about}>
            {boxed.text}
          </small>
        )}
      </div>
    </li>
  );
}
