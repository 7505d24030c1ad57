import type { Look } from '@concilio/kernel';
import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import styles from './Fan.module.css';

interface Props<Card extends Look> {
  readonly label?: string | undefined;
  readonly cards: readonly Card[];
  /** By which name cards fly to it and from it, and from where those come that are drawn. */
  readonly pile?: string | undefined;
  readonly from?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (card: Card) => ReactNode;
}

/** Cards side by side, each `--cw` wide. Where there is no room for all they overlap, and a strip of each can be reached. */
export const Fan = <Card extends Look>({ label, cards, pile, from, className, children }: Props<Card>) => (
  <ol className={cx(styles.fan, className)} aria-label={label} data-fan data-pile={pile} data-from={from}>
    {cards.map((card, index) => (
      <li key={card.id ?? index} className={styles.slot}>
        {children(card)}
      </li>
    ))}
  </ol>
);
