import { thingName } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { useTable, useView } from '../context.ts';
import { isHaven } from '../facts.ts';
import { Sign } from '../signs/Sign.tsx';
import { Piece } from '../../../stage/Piece.tsx';
import looks from '../../../stage/looks.module.css';
import styles from './Journey.module.css';

/** The seven places, those that lie behind, and the one where the Fellowship is. */
export function Journey() {
  const { facts, speaker, say } = useTable('facts', 'speaker', 'say');
  const here = useView((view) => facts.places.indexOf(view.place));
  return (
    <ol className={styles.journey} aria-label={say('journey')}>
      {facts.places.map((place, index) => {
        const state = index < here ? 'past' : index === here ? 'here' : 'ahead';
        const name = thingName(speaker, place);
        return (
          <li
            key={place}
            className={cx(styles.stop, styles[state])}
            aria-current={state === 'here' ? 'step' : undefined}
          >
            <Piece of={place} label={name} more={[say(`stop.${state}`)]} className={styles.place}>
              <span className={cx(styles.medal, !isHaven(place) && styles.conflict)}>
                <span className={styles.face}>
                  <Sign of={place} />
                </span>
                {state === 'past' && (
                  <span className={looks.tick}>
                    <Sign of="check" />
                  </span>
                )}
              </span>
              <span className={styles.name}>{name}</span>
            </Piece>
          </li>
        );
      })}
    </ol>
  );
}
