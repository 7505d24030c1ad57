import { cx } from '../../../ui/cx.ts';
import styles from './marks.module.css';

/** How a card stands out among others. */
export interface Marks {
  /** It is an answer to the question. */
  readonly lit?: boolean | undefined;
  /** It is among those chosen so far. */
  readonly chosen?: boolean | undefined;
  /** It cannot be chosen now. */
  readonly dim?: boolean | undefined;
  /** The pointed-at line of the log speaks of it. */
  readonly pointed?: boolean | undefined;
  /** It strikes right now, or is struck. */
  readonly fighting?: boolean | undefined;
}

/** The marks as class names; the element they are on must not clip what lies around it. */
export const markNames = ({ lit, chosen, dim, pointed, fighting }: Marks): string =>
  cx(
    styles.marked,
    lit && styles.lit,
    chosen && styles.chosen,
    dim && styles.dim,
    pointed && styles.pointed,
    fighting && styles.fighting,
  );
