import type { Room } from '@concilio/tables';
import { useLanguage } from '../../client/language.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useSay } from '../../ui/say.ts';
import { freeSeats, kindOf } from '../seats.ts';
import styles from './GoBar.module.css';
import { canStart, unready } from './room.ts';

interface Props {
  readonly room: Room;
  readonly isHost: boolean;
  readonly busy: boolean;
  readonly start: () => void;
  readonly fill: () => void;
}

/** What the table still waits for, and the button that begins. */
export function GoBar({ room, isHost, busy, start, fill }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const free = freeSeats(room.seats);
  const late = unready(room);
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(late);
  const ready = canStart(room);
  const status = ready
    ? say(isHost ? 'go.ready.host' : 'go.ready')
    : late.length > 0
      ? say('go.people', { names, free })
      : say('go.seats', { free });
  return (
    <footer className={styles.bar}>
      <span className={styles.pips} aria-hidden="true">
        {room.seats.map((seat, index) => (
          <i
            key={index}
            className={cx(
              kindOf(seat) === 'free' ? styles.free : undefined,
              kindOf(seat) === 'bot' || seat.ready || seat.player === room.host ? styles.on : undefined,
            )}
          />
        ))}
      </span>
      <p className={styles.status} role="status">
        {status}
      </p>
      {isHost && (
        <>
          {free > 0 && (
            <Button icon="bot" disabled={busy} onClick={fill}>
              {say('go.fill', { free })}
            </Button>
          )}
          <Button kind="main" icon={ready ? 'sword' : 'lock'} disabled={busy || !ready} onClick={start}>
            {say('go.start')}
          </Button>
        </>
      )}
    </footer>
  );
}
