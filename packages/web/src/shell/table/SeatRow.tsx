import type { RoomSeat } from '@concilio/tables';
import { useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useSay } from '../../ui/say.ts';
import { Select } from '../../ui/Select.tsx';
import { LEVELS, levelName } from '../../text/levels.ts';
import { SeatFace } from '../SeatFaces.tsx';
import { kindOf } from '../seats.ts';
import styles from './SeatRow.module.css';

interface Props {
  readonly seat: RoomSeat;
  readonly number: number;
  readonly isMine: boolean;
  /** Whether the reader arranges the table. */
  readonly isHost: boolean;
  /** Whether the one who sits there does. */
  readonly ownedByHost: boolean;
  readonly busy: boolean;
  readonly ready: (ready: boolean) => void;
  readonly kick: () => void;
  readonly bot: (level: string | null) => void;
  /** `null` for those who sit already. */
  readonly sit: (() => void) | null;
}

export function SeatRow(props: Props) {
  const { seat, isMine } = props;
  const say = useSay(texts);
  const [removing, setRemoving] = useState(false);
  const kind = kindOf(seat);
  const name = kind === 'free' ? say('seat.free') : (seat.name ?? say('seat.bot'));
  return (
    <li className={cx(styles.row, kind === 'free' && styles.empty, isMine && styles.mine)}>
      <div className={styles.line}>
        <SeatFace seat={seat} large />
        <div className={styles.name}>
          <b>{name}</b>
          <small>{noteOf(props, say)}</small>
        </div>
        <Tools {...props} name={name} remove={() => setRemoving(true)} />
      </div>
      {removing && kind === 'person' && (
        <div className={styles.confirm} role="alertdialog" aria-label={say('room.kick', { name })}>
          <p>
            <b>{say('room.kick', { name })}</b> {say('room.kick.about')}
          </p>
          <span>
            <Button autoFocus onClick={() => setRemoving(false)}>
              {say('room.kick.no')}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                setRemoving(false);
                props.kick();
              }}
            >
              {say('room.kick.yes')}
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}

function noteOf(
  { seat, isMine, ownedByHost }: Props,
  say: ReturnType<typeof useSay<keyof (typeof texts)['en']>>,
): string {
  const kind = kindOf(seat);
  if (kind === 'bot') return levelName(say, seat.bot ?? '');
  if (kind === 'free') return say('seat.free.about');
  if (isMine) return say(ownedByHost ? 'seat.you.host' : 'seat.you');
  return ownedByHost ? say('seat.host') : '';
}

/** What can be done with a seat by the one who looks at it. */
function Tools({
  seat,
  number,
  isMine,
  isHost,
  ownedByHost,
  busy,
  ready,
  bot,
  sit,
  name,
  remove,
}: Props & { readonly name: string; readonly remove: () => void }) {
  const say = useSay(texts);
  const kind = kindOf(seat);
  // The host says so by starting.
  if (isMine && ownedByHost) return null;
  if (isMine)
    return (
      <button
        type="button"
        role="switch"
        aria-checked={seat.ready}
        className={cx(styles.ready, seat.ready && styles.isReady)}
        disabled={busy}
        onClick={() => ready(!seat.ready)}
      >
        {seat.ready && <Icon name="check" />}
        {say('room.ready')}
      </button>
    );
  return (
    <div className={styles.tools}>
      {kind === 'person' && !ownedByHost && <Readiness ready={seat.ready} />}
      {kind === 'free' && sit !== null && (
        <Button kind="lit" disabled={busy} onClick={sit}>
          {say('room.sit')}
        </Button>
      )}
      {isHost && kind !== 'person' && (
        <div className={styles.level}>
          <Select
            label={say('room.level', { number: number + 1 })}
            value={seat.bot ?? 'open'}
            values={[
              { value: 'open', text: say(kind === 'bot' ? 'room.bot.remove' : 'room.bot.add') },
              ...LEVELS.map((level) => ({ value: level, text: levelName(say, level) })),
            ]}
            choose={(choice) => bot(choice === 'open' ? null : choice)}
          />
        </div>
      )}
      {isHost && kind === 'person' && (
        <Button icon="close" aria-label={say('room.kick', { name })} disabled={busy} onClick={remove} />
      )}
    </div>
  );
}

function Readiness({ ready }: { readonly ready: boolean }) {
  const say = useSay(texts);
  return ready ? (
    <span className={styles.yes}>
      <Icon name="check" />
      {say('room.ready')}
    </span>
  ) : (
    <span className={styles.no}>{say('room.unready')}</span>
  );
}
