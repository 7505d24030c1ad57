import styles from './SeatSign.module.css';

/** Hue and shape together say whose it is; the same shapes as at the table, small enough for a line of text. */
const SHAPES = [
  'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M-9 -9H9V0Q9 7 0 10.5Q-9 7 -9 0Z',
  'M0 -10.5L10.5 0L0 10.5L-10.5 0Z',
  'M-10 0L-5 -8.7H5L10 0L5 8.7H-5Z',
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? '';

export const SeatSign = ({ seat }: { readonly seat: number }) => (
  <svg className={styles.sign} viewBox="-12 -12 24 24" data-seat={seat} aria-hidden="true">
    <path d={shapeOf(seat)} />
  </svg>
);
