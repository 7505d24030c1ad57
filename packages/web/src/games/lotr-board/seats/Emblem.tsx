import { cx } from '../../../ui/cx.ts';
import { SHAPES } from '../../../table/SeatMark.tsx';
import type { Figure } from './seats.ts';
import styles from './Emblem.module.css';

/** A hobbit's emblem beside its name: an ornament, since the name says who it is. */
export const Emblem = ({
  figure,
  className,
}: {
  readonly figure: Figure;
  readonly className?: string | undefined;
}) => (
  <svg
    className={cx(styles.emblem, className)}
    data-seat={figure.mark}
    viewBox="-20 -20 40 40"
    aria-hidden="true"
  >
    <path d={SHAPES[figure.mark]} />
    <text y="6" data-long={figure.letters.length > 1 || undefined}>
      {figure.letters}
    </text>
  </svg>
);

interface PawnProps {
  readonly figure: Figure;
  readonly size: number;
  readonly isBearer: boolean;
  readonly isOut: boolean;
}

/** The same as a pawn on the corruption track. */
export const Pawn = ({ figure, size, isBearer, isOut }: PawnProps) => (
  <g className={cx(styles.pawn, isOut && styles.out)} data-seat={figure.mark}>
    <title>{figure.name}</title>
    {isBearer && <circle className={styles.bearer} r={size + 3.4} />}
    <ellipse className={styles.shadow} cx="1" cy={size * 0.8} rx={size} ry={size * 0.6} />
    <path className={styles.body} d={SHAPES[figure.mark]} transform={`scale(${size / 15})`} />
    <text
      className={styles.letters}
      y={size * 0.38}
      fontSize={Math.max(12, size * (figure.letters.length > 1 ? 0.95 : 1.1))}
    >
      {figure.letters}
    </text>
  </g>
);
