import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './Panel.module.css';

interface Props {
  readonly title: string;
  /** At the right of the title: a count, or a button. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, aside, className, children }: Props) {
  const id = useId();
  return (
    <section className={cx(styles.panel, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
