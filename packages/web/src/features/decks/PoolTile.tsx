import { Chip } from '../../games/lotr-lcg/cards/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import type { ToldCard } from './cards.ts';
import { copiesOf, type Deck } from './deck.ts';
import styles from './PoolTile.module.css';
import { Stepper } from './Stepper.tsx';

interface Props {
  readonly card: ToldCard;
  readonly deck: Deck;
  readonly change: (deck: Deck) => void;
  readonly look: (card: string) => void;
}

/** One card of the pool: how it looks, how many of it are in the deck, and how many a core set holds. */
export function PoolTile({ card, deck, change, look }: Props) {
  const { speaker, say } = useBox();
  const copies = copiesOf(deck, card.id);
  const about = say('step.of.about', { copies: card.copies });
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.look} onClick={() => look(card.id)}>
        <Chip card={card.id} speaker={speaker} gem />
        {copies > 0 && (
          <span className={styles.in}>
            <Icon name="check" title={say('card.in')} />
          </span>
        )}
      </button>
      <div className={styles.count}>
        <Stepper card={card} deck={deck} change={change} />
        <small className={cx(copies > card.copies && styles.beyond)} title={about}>
          {say('step.of', { copies: card.copies })}
        </small>
      </div>
    </li>
  );
}
