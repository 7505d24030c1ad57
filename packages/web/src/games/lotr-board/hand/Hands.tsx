import { Fan } from '../../../stage/Fan.tsx';
import { useTable, useView } from '../context.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { CardChip } from './Card.tsx';
import styles from './Hands.module.css';

/** Every hand, open on the table. */
export function Hands() {
  const { figures, say } = useTable('figures', 'say');
  const hands = useView((view) => view.seats.map(({ hand }) => hand));
  return (
    <section className={styles.hands} aria-label={say('hands')} data-part="hands">
      {figures.map((figure) => {
        const hand = hands[figure.seat] ?? [];
        return (
          <div key={figure.seat} className={styles.hand}>
            <Emblem figure={figure} />
            <b>{figure.name}</b>
            <Fan
              label={say('hands.of', { name: figure.name, count: hand.length })}
              cards={hand}
              className={styles.cards}
            >
              {(look) => <CardChip look={look} small />}
            </Fan>
          </div>
        );
      })}
    </section>
  );
}
