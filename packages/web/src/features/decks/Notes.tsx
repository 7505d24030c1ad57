import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import styles from './Notes.module.css';
import panel from './panel.module.css';

/** What the server keeps at most. */
const LONGEST = 4000;

interface Props {
  readonly notes: string;
  readonly change: (notes: string) => void;
}

export function Notes({ notes, change }: Props) {
  const { say } = useBox();
  const id = useId();
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <header className={cx(panel.head, styles.head)}>
        <h2 id={id}>{say('notes.title')}</h2>
      </header>
      <textarea
        aria-label={say('notes.label')}
        placeholder={say('notes.about')}
        rows={3}
        maxLength={LONGEST}
        value={notes}
        onChange={({ target }) => change(target.value)}
      />
    </section>
  );
}
