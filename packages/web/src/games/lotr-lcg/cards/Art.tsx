import { useInsertionEffect } from 'react';
import styles from './Art.module.css';
import { halo, hatching, layHatching } from './defs.ts';
import { paths } from './engravings.ts';
import { GROUND, groundOf } from '../../../stage/ground.ts';

interface Props {
  readonly card: string;
  readonly isDark: boolean;
  /** How large the figure is, and where its middle is, for a picture that is 120 wide and so high. */
  readonly size: number;
  readonly height?: number;
  readonly at?: number;
}

const hasFigure = (card: string): card is keyof typeof paths => Object.hasOwn(paths, card);

/** The figure of a card, cut like an engraving, on the ground that grows from the card's id. */
export function Art({ card, isDark, size, height = GROUND, at = GROUND / 2 }: Props) {
  useInsertionEffect(layHatching, []);
  const figure = paths[hasFigure(card) ? card : 'orc-guard'];
  const middle = `translate(${at - size / 2} ${(height - size) / 2}) scale(${size / 512})`;
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${GROUND} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-dark={isDark || undefined}
      aria-hidden="true"
    >
      <path
        className={styles.ground}
        d={groundOf(card)}
        transform={
          height > GROUND ? `scale(${height / GROUND})` : `translate(0 ${Math.min(0, (height - GROUND) / 2)})`
        }
      />
      <circle fill={halo(isDark)} cx={at} cy={height / 2} r={52} />
      <g transform={middle}>
        <path className={styles.relief} d={figure} transform="translate(5 6)" />
        <path className={styles.figure} d={figure} />
        <path d={figure} {...hatching(isDark)} />
      </g>
    </svg>
  );
}
