import { printedOn, thingName } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { CardChip } from '../hand/Card.tsx';
import { useTable, useView } from '../context.ts';
import { Engraving } from './Engraving.tsx';
import { HAVENS } from '../facts.ts';
import { PaymentTray } from './PaymentTray.tsx';
import { Sign } from '../signs/Sign.tsx';
import { useRoom } from '../../../stage/useRoom.ts';
import { Piece } from '../../../stage/Piece.tsx';
import looks from '../../../stage/looks.module.css';
import styles from './Haven.module.css';

/** A place of rest: what it brings, from left to right, with what happens now open. */
export function Haven() {
  const { speaker, say, history } = useTable('speaker', 'say', 'history');
  const view = useView(({ place, payment, revealed }) => ({ place, payment, revealed }));
  const [ref, { width, height }] = useRoom<HTMLElement>();
  const actions = HAVENS[view.place] ?? [];
  // An action counts as done when the next one begins: its effects may still be asked about until then.
  const now = Math.max(
    0,
    actions.findLastIndex((action) => history.trials[action] !== undefined),
  );
  const name = thingName(speaker, view.place);
  return (
    <section className={styles.haven} aria-label={name} data-part="board" data-pile="board" ref={ref}>
      {width > 0 && <Engraving of={view.place} width={width} height={height} />}
      <div className={styles.cartouche}>
        <span>{say('haven')}</span>
        <h2>
          <Piece of={view.place}>{name}</Piece>
        </h2>
      </div>
      <ol className={styles.actions} aria-label={say('actions')}>
        {actions.map((action, index) => {
          const state = index < now ? 'done' : index === now ? 'now' : 'ahead';
          return (
            <li key={action} className={cx(styles.action, styles[state])}>
              <Piece
                of={action}
                label={`${thingName(speaker, action)}, ${say(`action.${state}`)}`}
                more={[printedOn(speaker, action)]}
                className={styles.plate}
              >
                <span className={styles.medal}>
                  <Sign of={action} />
                  {state === 'done' && (
                    <span className={looks.tick}>
                      <Sign of="check" />
                    </span>
                  )}
                </span>
                <em>{say(`action.${state}`)}</em>
                <b>{thingName(speaker, action)}</b>
                <span className={styles.text}>{printedOn(speaker, action)}</span>
              </Piece>
            </li>
          );
        })}
      </ol>
      <PaymentTray printed={false} />
      {view.payment === null && view.revealed.length > 0 && (
        <div className={styles.revealed}>
          <h3 className={styles.heading}>{say('revealed')}</h3>
          <ul>
            {view.revealed.map((look, index) => (
              <li key={look.id ?? index}>
                <CardChip look={look} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
