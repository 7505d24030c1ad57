import { eventText } from '@concilio/text';
import type { SeenEvent } from '@concilio/tables';
import { useEffect, useRef } from 'react';
import { setHurried } from '../client/settings.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import styles from './Fallen.module.css';
import { useHere } from './here.ts';
import { Rich } from './Rich.tsx';

interface Props {
  /** What has put this player out. */
  readonly by: SeenEvent;
  readonly close: () => void;
}

/** The player is out while the others play on: why, and what to do now. */
export function Fallen({ by, close }: Props) {
  const { store, game, marked, props, say } = useHere();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const others = props.around.seats.filter(({ person }) => person).length > 1;
  return (
    <div
      ref={box}
      className={styles.veil}
      role="dialog"
      aria-modal="true"
      aria-label={say('fallen.title')}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles.band}>
        <h2>{say('fallen.title')}</h2>
        <p>
          <Rich text={eventText(marked, by) ?? ''} />
        </p>
        {game.kind === 'cooperative' && <p className={styles.about}>{say('fallen.about')}</p>}
        <div className={styles.acts}>
          <Button kind="main" icon="eye" onClick={close}>
            {say('fallen.watch')}
          </Button>
          {!others && (
            <Button
              onClick={() => {
                setHurried(true);
                store.hurry();
                close();
              }}
            >
              {say('fallen.hurry')}
            </Button>
          )}
          <LinkButton href="/" icon="door">
            {say('end.leave')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
