import { CardChip } from './Card.tsx';
import { useTable } from '../context.ts';
import { Emblem } from '../seats/Emblem.tsx';
import styles from './Hands.module.css';

/** Every hand, open on the table. */
export function Hands() {
  const { view, figures, say } = useTable();
  return (
    <section className={styles.hands} aria-label={say('hands')} data-part="hands">
      {figures.map((figure) => {
        const hand = view.seats[figure.seat]?.hand ?? [];
        return (
          <div key={figure.seat} className={styles.hand}>
            <Emblem figure={figure} />
            <b>{figure.name}</b>
            <ol
              className={styles.cards}
              aria-label={say('hands.of', { name: figure.name, count: hand.length })}
              data-fan
            >
              {hand.map((look, index) => (
                <li key={look.id ?? index} className={styles.slot}>
                  <CardChip look={look} small />
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}
