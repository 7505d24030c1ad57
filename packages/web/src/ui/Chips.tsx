import type { ReactNode } from 'react';
import styles from './Chips.module.css';
import { cx } from './cx.ts';

interface Props<V extends string> {
  readonly label: string;
  readonly values: readonly { readonly value: V; readonly text: string; readonly sign?: ReactNode }[];
  readonly chosen: readonly V[];
  readonly toggle: (value: V) => void;
  /** Small ones in a row behind their label, where there is little room. */
  readonly dense?: boolean;
  /** What stands after the chips. */
  readonly children?: ReactNode;
}

/** A few choices of which any may hold. */
export const Chips = <V extends string>({ label, values, chosen, toggle, dense, children }: Props<V>) => (
  <div className={cx(styles.group, dense === true && styles.dense)} role="group" aria-label={label}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    <div className={styles.chips}>
      {values.map(({ value, text, sign }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {sign}
          {text}
        </button>
      ))}
      {children}
    </div>
  </div>
);
