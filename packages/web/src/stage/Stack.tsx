import type { ReactNode } from 'react';
import { KeyBadge } from './Piece.tsx';
import styles from './Stack.module.css';

interface Props {
  readonly name: string;
  /** How many lie there, where that is counted. */
  readonly count?: number;
  readonly title?: string | undefined;
  /** What things that fly there or from there call it. */
  readonly at?: string | undefined;
  /** What lies on top. */
  readonly children: ReactNode;
}

/** What lies on a heap: the uppermost, how many, the key that answers with it, and its name below. */
export const Stack = ({ name, count, title, at, children }: Props) => (
  <>
    <span className={styles.stack} title={title} data-pile={at}>
      {children}
      {count !== undefined && <b className={styles.count}>{count}</b>}
      <KeyBadge className={styles.key} />
    </span>
    <Caption>{name}</Caption>
  </>
);

/** The name below a thing on the table. */
export const Caption = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.name}>{children}</span>
);
