import { type Speaker, thingName } from '@concilio/text';
import { Ground } from '../../../generic/Card.tsx';
import { familyOf } from '../../../generic/kinds.ts';
import { cx } from '../../../ui/cx.ts';
import { cardsOf, wordFor } from '../cards/facts.ts';
import styles from './Tile.module.css';

interface Props {
  readonly card: string;
  readonly speaker: Speaker;
  readonly small?: boolean;
}

/** A card as it lies among others: what it costs, what it is called, what kind it is. */
export function Tile({ card, speaker, small = false }: Props) {
  const facts = cardsOf(speaker).get(card);
  if (facts === undefined) return null;
  const price = facts.numbers['twilight'] ?? facts.numbers['site'];
  const name = thingName(speaker, card);
  const type = wordFor(speaker, 'type', facts.type);
  return (
    <span
      className={cx(styles.tile, small && styles.small)}
      style={{ '--tint': familyOf(speaker, card) }}
      role="img"
      aria-label={[name, type, ...(price === undefined ? [] : [String(price)])].join(', ')}
    >
      <Ground id={card} />
      {price !== undefined && (
        <b className={styles.price} aria-hidden="true">
          {price}
        </b>
      )}
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <span className={styles.type} aria-hidden="true">
        {type}
      </span>
    </span>
  );
}
