import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import styles from './Moment.module.css';

interface Props {
  readonly title: string;
  readonly mood: 'light' | 'dark';
  /** What stands on its medal. */
  readonly sign?: ReactNode;
  readonly text?: string;
  /** What is shown below the title in place of a medal: a card, large. */
  readonly children?: ReactNode;
  readonly done: () => void;
}

/** What stands over the whole table while an event is a moment: an arrival, a loss. A click goes on. */
export const Moment = ({ title, mood, sign, text, children, done }: Props) => (
  <button
    type="button"
    className={cx(styles.moment, styles[mood])}
    onClick={(event) => {
      // The table below takes a click for the wish to skip all that is still to be shown.
      event.stopPropagation();
      done();
    }}
  >
    {sign !== undefined && <span className={styles.medal}>{sign}</span>}
    <b className={styles.title}>{title}</b>
    {children}
    {text !== undefined && <span className={styles.text}>{text}</span>}
  </button>
);
