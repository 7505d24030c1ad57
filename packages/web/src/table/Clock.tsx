import type { Sitting } from '@concilio/tables';
import { useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useHere } from './here.ts';
import { inMinutes } from './minutes.ts';
import styles from './Players.module.css';

/** Below this many milliseconds a clock is red. */
const SHORT = 15_000;

/** The time that is left to a seat, counted down between two reports. */
export function Clock({ clock }: { readonly clock: NonNullable<Sitting['clock']> }) {
  const { state, say } = useHere();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!clock.running) return;
    const beat = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(beat);
  }, [clock.running]);
  const left = clock.running ? Math.max(0, clock.left - Math.max(0, now - state.aroundAt)) : clock.left;
  return (
    <span className={styles.clock} data-short={clock.running && left < SHORT}>
      <Icon name="clock" />
      <span className="hidden">{say('player.clock', { time: inMinutes(left) })}</span>
      <span aria-hidden="true">{inMinutes(left)}</span>
    </span>
  );
}
