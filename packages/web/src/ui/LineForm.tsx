import type { ReactNode } from 'react';
import styles from './LineForm.module.css';

interface Props {
  readonly send: () => void;
  /** A field, and the button that sends it. */
  readonly children: ReactNode;
}

/** A form of one line: its button stands beside its field. */
export const LineForm = ({ send, children }: Props) => (
  <form
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      send();
    }}
  >
    {children}
  </form>
);
