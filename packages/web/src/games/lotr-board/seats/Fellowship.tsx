import { useTable } from '../context.ts';
import { useProps } from '../../../stage/tableContext.tsx';
import { Gandalf } from './Gandalf.tsx';
import { Seat } from './Seat.tsx';
import styles from './Fellowship.module.css';

/** The other players in the order of play, and what Gandalf can still do. */
export function Fellowship() {
  const { figures, say } = useTable('figures', 'say');
  const own = useProps(({ seat }) => seat ?? -1);
  const others = [...figures.slice(own + 1), ...figures.slice(0, Math.max(0, own))];
  const isCrowded = others.length > 3;
  return (
    <aside className={styles.fellowship} aria-label={say('fellowship')} data-part="players">
      <ul className={styles.seats} data-many={isCrowded || undefined}>
        {others.map((figure) => (
          <Seat key={figure.seat} figure={figure} isCrowded={isCrowded} />
        ))}
      </ul>
      <Gandalf />
    </aside>
  );
}
