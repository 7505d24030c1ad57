import { useWords } from '../words.ts';
import styles from './Rate.module.css';
import { wilson } from './wilson.ts';

const WIDTH = 240;
const percent = (share: number): number => Math.round(share * 100);

/** The share of matches won, and where the true one lies 19 times in 20. */
export function Rate({ won, matches }: { readonly won: number; readonly matches: number }) {
  const { say } = useWords();
  const share = won / matches;
  const { low, high } = wilson(won, matches);
  const values = { rate: percent(share), low: percent(low), high: percent(high) };
  // The words stay within the drawing, wherever the mark is.
  const middle = Math.min(WIDTH - 78, Math.max(78, share * WIDTH));
  return (
    <div className={styles.rate}>
      <p>
        <b>{values.rate}%</b> {say('trial.won')}
      </p>
      <svg viewBox={`-6 -4 ${WIDTH + 12} 54`} role="img" aria-label={say('trial.rate.name', values)}>
        <path className={styles.scale} d={`M0 24H${WIDTH}`} />
        {[0, 25, 50, 75, 100].map((mark) => (
          <g key={mark}>
            <path className={styles.tick} d={`M${mark * 2.4} 20V28`} />
            <text x={Math.min(WIDTH - 12, Math.max(8, mark * 2.4))} y="46">
              {mark}%
            </text>
          </g>
        ))}
        <rect
          className={styles.interval}
          x={low * WIDTH}
          y="17"
          width={Math.max(2, (high - low) * WIDTH)}
          height="14"
          rx="3"
        />
        <path className={styles.at} d={`M${share * WIDTH} 12V33`} />
        <text className={styles.said} x={middle} y="9">
          {say('trial.interval', values)}
        </text>
      </svg>
    </div>
  );
}
