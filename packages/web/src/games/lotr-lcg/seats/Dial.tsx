import { cx } from '../../../ui/cx.ts';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';
import { Count } from '../../../stage/Count.tsx';
import styles from './Dial.module.css';

/** From here on it is close. */
const CLOSE = 40;

interface Props {
  readonly threat: number;
  /** What is heard. */
  readonly label: string;
  /** What stands below the number. */
  readonly caption?: string | undefined;
  readonly className?: string | undefined;
}

/** Threat, as a hand on a dial that ends at the limit. */
export function Dial({ threat, label, caption, className }: Props) {
  const at = Math.min(threat, ELIMINATION);
  return (
    <span
      className={cx(styles.dial, threat >= CLOSE && styles.close, className)}
      role="img"
      aria-label={label}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.rim} cx="50" cy="50" r="49" />
        <circle className={styles.face} cx="50" cy="50" r="46.5" />
        <path className={styles.ticks} d={TICKS} />
        <path className={styles.track} d={arc(0, ELIMINATION, 36)} />
        <path className={styles.warn} d={arc(CLOSE, ELIMINATION, 36)} />
        {at > 0 && <path className={styles.fill} d={arc(0, at, 36)} />}
        <path className={styles.end} d={line(ELIMINATION, 46.5, 31)} />
        <path
          className={styles.hand}
          d="M50 6V20"
          style={{ transform: `rotate(${-135 + (at / ELIMINATION) * 270}deg)` }}
        />
      </svg>
      <b aria-hidden="true">
        <Count of={threat} />
      </b>
      {caption !== undefined && <small aria-hidden="true">{caption}</small>}
    </span>
  );
}

/** A point on the dial: three quarters of a circle, beginning at the lower left. */
function point(value: number, radius: number): string {
  const angle = ((-225 + (value / ELIMINATION) * 270) * Math.PI) / 180;
  return `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`;
}

function arc(from: number, to: number, radius: number): string {
  const isLarge = ((to - from) / ELIMINATION) * 270 > 180;
  return `M${point(from, radius)}A${radius} ${radius} 0 ${isLarge ? 1 : 0} 1 ${point(to, radius)}`;
}

const line = (value: number, from: number, to: number) => `M${point(value, from)}L${point(value, to)}`;

const TICKS = Array.from({ length: ELIMINATION + 1 }, (_, value) =>
  line(value, 46, value % 10 === 0 ? 40 : 43.4),
).join('');
