import { cx } from '../../ui/cx.ts';
import type { PoolCard } from './cards.ts';
import styles from './Gem.module.css';
import sphere from './sphere.module.css';

/** What a card costs, in the hue of its sphere. */
export const Gem = ({ card }: { readonly card: PoolCard }) => (
  <span className={cx(sphere.sphere, styles.gem)} data-sphere={card.sphere}>
    {card.type === 'hero' ? card.threat : String(card.cost).toUpperCase()}
  </span>
);
