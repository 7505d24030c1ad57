import type { Seat } from '@concilio/kernel';
import { useMark } from './mark.ts';
import styles from './SeatMark.module.css';

/** Hue and shape together say whose it is, so that no eye depends on colour. */
export const SHAPES = [
  'M-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0',
  'M-15 -13.5H15V2.3Q15 12.8 0 16.8Q-15 12.8 -15 2.3Z',
  'M0 -18L18 0L0 18L-18 0Z',
  'M-16.2 0L-8.1 -14.3H8.1L16.2 0L8.1 14.3H-8.1Z',
  'M-13.8 -13.8H13.8V13.8H-13.8Z',
];

/** The sign of a seat with the first letter of its name: an ornament beside the name itself. */
export function SeatMark({ seat, name }: { readonly seat: Seat | number; readonly name: string }) {
  const mark = useMark(seat);
  return (
    <svg className={styles.mark} viewBox="-18.7 -18.7 37.4 37.4" data-seat={mark} aria-hidden="true">
      <path d={SHAPES[mark]} />
      <text y="6.3">{[...name.trim()][0]?.toUpperCase()}</text>
    </svg>
  );
}
