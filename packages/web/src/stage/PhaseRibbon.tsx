import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import styles from './PhaseRibbon.module.css';

export interface RibbonStep {
  readonly id: string;
  readonly name: string;
  readonly sign: ReactNode;
  /** What stands below the name of the present one. */
  readonly below?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly steps: readonly RibbonStep[];
  /** The place of the present one; none has come yet where it is -1. */
  readonly here: number;
  /** Whether what lies behind is marked as done. */
  readonly ticks?: boolean;
}

/** Where in a round, or on a journey, one is: what lies behind, the present step lit, and what is to come. */
export const PhaseRibbon = ({ label, steps, here, ticks = false }: Props) => (
  <ol className={cx(styles.steps, ticks && styles.ticks)} aria-label={label}>
    {steps.map(({ id, name, sign, below }, place) => (
      <li
        key={id}
        className={cx(place < here && styles.done, place === here && styles.here)}
        aria-current={place === here ? 'step' : undefined}
        title={name}
      >
        {sign}
        <span className={styles.name}>{name}</span>
        {place === here && below}
      </li>
    ))}
  </ol>
);
