import { useId } from 'react';
import { useWords } from '../words.ts';
import styles from './chart.module.css';
import type { Tally } from './tally.ts';

const WIDTH = 190;
const GROUND = 66;
const HIGHEST = 60;
/** So many numbers fit below the bars. */
const LABELS = 10;

/** In which round the matches ended, won and lost. The table beside it says the same. */
export function RoundsChart({ tally }: { readonly tally: Tally }) {
  const { say } = useWords();
  const id = useId();
  const first = tally.rounds.findIndex(({ won, lost }) => won + lost > 0);
  const shown = tally.rounds.slice(Math.max(0, first)).map((round, at) => ({ ...round, round: first + at }));
  const peak = Math.max(1, ...shown.map(({ won, lost }) => won + lost));
  const step = WIDTH / Math.max(4, shown.length);
  const every = Math.ceil(shown.length / LABELS);
  return (
    <figure className={styles.chart}>
      <figcaption>
        {say('trial.rounds')}
        <small>
          <i className={styles.won} /> {say('trial.rounds.won')} <i className={styles.lost} />{' '}
          {say('trial.rounds.lost')}
        </small>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} 82`} aria-hidden="true">
        <defs>
          <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
            <rect className={styles.hatch} width="5" height="5" />
            <path className={styles.stripe} d="M0 1H5" />
          </pattern>
        </defs>
        <path className={styles.axis} d={`M0 ${GROUND + 0.5}H${WIDTH}`} />
        {shown.map(({ round, won, lost }, at) => {
          const x = at * step + 1;
          const green = (won / peak) * HIGHEST;
          const red = (lost / peak) * HIGHEST;
          return (
            <g key={round}>
              <rect className={styles.green} x={x} y={GROUND - green} width={step - 2} height={green} />
              <rect x={x} y={GROUND - green - red} width={step - 2} height={red} fill={`url(#${id})`} />
              {at % every === 0 && (
                <text x={x + step / 2 - 1} y="80">
                  {round}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
