import { cx } from '../../ui/cx.ts';
import type { PoolCard } from './contract.ts';
import styles from './Gem.module.css';

/** What a card costs, in the hue of its family. */
export const Gem = ({ card: { hue, price } }: { readonly card: PoolCard }) => (
  <span className={cx(hue, styles.gem)}>{price}</span>
);
