import { printedOn, thingName } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { useTable, useView } from '../context.ts';
import { openEvent } from './events.ts';
import type { Board } from '../facts.ts';
import { Sign } from '../signs/Sign.tsx';
import { Piece } from '../../../stage/Piece.tsx';
import styles from './Events.module.css';

/** The event track: what has been reached, what comes next with its printed text, and what is still far. */
export function Events({ board }: { readonly board: Board }) {
  const { speaker, say, history } = useTable('speaker', 'say', 'history');
  const view = useView(({ conflict, payment }) => ({ conflict, payment }));
  const reached = view.conflict.events;
  const { open, isNow } = openEvent(board, view, history);
  const opened = board.events[open];
  return (
    <div>
      <ol className={styles.events} aria-label={say('events')}>
        {board.events.map((event, index) => {
          const name = thingName(speaker, event);
          const state = index === open ? 'next' : index < reached ? 'past' : 'far';
          return (
            <li
              key={event}
              className={cx(styles.event, styles[state], index === open && isNow && styles.now)}
            >
              <Piece
                of={event}
                label={name}
                more={[state === 'next' ? printedOn(speaker, event) : null]}
                className={styles.plate}
              >
                <span className={styles.medal}>
                  <Sign of={event} />
                  {index === reached - 1 ? (
                    <span className={styles.glass}>
                      <Sign of="tale" />
                    </span>
                  ) : (
                    <i>{index + 1}</i>
                  )}
                </span>
                <span className={styles.title}>
                  {state === 'next' && <em>{say(isNow ? 'event-now' : 'next-event')}</em>}
                  <b>{name}</b>
                </span>
                {state === 'next' && <span className={styles.text}>{printedOn(speaker, event)}</span>}
              </Piece>
            </li>
          );
        })}
      </ol>
      {opened !== undefined && (
        <p className={styles.open} aria-hidden="true">
          <em>{say(isNow ? 'event-now' : 'next-event')}:</em> <b>{thingName(speaker, opened)}</b>
        </p>
      )}
    </div>
  );
}
