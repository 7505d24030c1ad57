import type { Seat } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { isStill } from '../../client/settings.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { GameTable } from '../../table/contract.ts';
import { useHere } from '../../table/here.ts';
import { isTyping } from '../../table/keys.ts';
import { SeatMark } from '../../table/SeatMark.tsx';
import { TableScreen } from '../../table/TableScreen.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/say.ts';
import { type Hands, newHands } from '../../net/local/hands.ts';
import styles from './HandsTable.module.css';
import { localHost } from '../../net/local/host.ts';
import { texts } from './text/index.ts';

type Props = Omit<Parameters<typeof TableScreen>[0], 'host' | 'idle'> & {
  readonly seats: readonly Seat[];
};

const KEY = 'm';
/** Nobody waits longer than this for the table to turn. */
const MOST = 2500;
/** More events than these in a row are shown faster. */
const MANY = 8;

/** One person who plays several seats: no curtain, and the table turns to the seat that is asked. */
export function HandsTable({ seats, ...shared }: Props) {
  const say = useSay(texts);
  const { table, custom } = shared;
  const hands = useMemo(
    () =>
      newHands(seats, {
        hostOf: localHost,
        pause: (events) => pauseFor(custom, events),
        after: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
      }),
    // The seats of a match never change.
    [table, custom],
  );
  useEffect(() => {
    const hear = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key !== KEY || ctrlKey || metaKey || altKey || isTyping(target)) return;
      const place = seats.indexOf(hands.getState().seat);
      const next = seats[(place + 1) % seats.length];
      if (next !== undefined) hands.look(next);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [hands, seats]);
  const { seat: now, asked } = useStore(hands);
  const [called] = asked;
  return (
    <TableScreen
      host={hands.host}
      several
      {...shared}
      idle={
        called !== undefined && !asked.includes(now) ? (
          <Button kind="main" onClick={() => hands.look(called)}>
            <As seat={called} />
          </Button>
        ) : undefined
      }
      keys={[{ key: KEY.toUpperCase(), text: say('hands.key') }]}
      extra={{
        title: say('hands.title'),
        icon: 'seats',
        content: <Switch hands={hands} seats={seats} />,
      }}
    />
  );
}

function As({ seat }: { readonly seat: Seat }) {
  const say = useSay(texts);
  const { speaker } = useHere();
  return say('hands.turn', { name: speaker.names[seat] ?? '' });
}

interface SwitchProps {
  readonly hands: Hands;
  readonly seats: readonly Seat[];
}

/** Which of one's seats the table is seen from, and which of them are asked. */
function Switch({ hands, seats }: SwitchProps) {
  const say = useSay(texts);
  const { names } = useHere().speaker;
  const { seat: now, asked } = useStore(hands);
  return (
    <ul className={styles.hands}>
      {seats.map((seat) => (
        <li key={seat}>
          <button type="button" aria-pressed={seat === now} onClick={() => hands.look(seat)}>
            <SeatMark seat={seat} name={names[seat] ?? ''} />
            <b>{names[seat]}</b>
            {asked.includes(seat) && (
              <span>
                <Icon name="hourglass" />
                {say('hands.asked')}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** As long as the screen takes to show what has happened, so that it is seen where it happened. */
function pauseFor({ timing }: GameTable, events: readonly SeenEvent[]): number {
  if (isStill()) return 0;
  const whole = events.reduce((all, event) => all + timing(event).ms, 0);
  return Math.min(MOST, events.length > MANY ? whole / 3 : whole);
}
