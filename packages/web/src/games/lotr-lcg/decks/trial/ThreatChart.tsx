import { useWords } from '../words.ts';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';
import styles from './chart.module.css';
import { type Tally, threatLine } from './tally.ts';

const LEFT = 18;
const RIGHT = 182;

/** How the threat rises round by round: the median, and the middle half around it. The table beside it says the same. */
export function ThreatChart({ tally }: { readonly tally: Tally }) {
  const { say } = useWords();
  const points = threatLine(tally);
  const lowest = Math.min(ELIMINATION - 10, ...points.map(({ low }) => low));
  const floor = Math.floor(lowest / 10) * 10;
  const last = Math.max(1, points.length - 1);
  const x = (round: number): string => (LEFT + ((RIGHT - LEFT) * round) / last).toFixed(1);
  const y = (threat: number): string => (66 - ((threat - floor) / (ELIMINATION - floor)) * 56).toFixed(1);
  const line = (list: readonly (readonly [round: number, threat: number])[]): string =>
    list.map(([round, threat]) => `${x(round)} ${y(threat)}`).join('L');
  const upper = points.map(({ round, high }) => [round, high] as const);
  const lower = points.map(({ round, low }) => [round, low] as const).toReversed();
  const start = points[0]?.median ?? 0;
  const every = Math.max(1, Math.ceil(last / 6));
  return (
    <figure className={styles.chart}>
      <figcaption>
        {say('trial.threat')}
        <small>
          <i className={styles.half} /> {say('trial.threat.half')}
        </small>
      </figcaption>
      <svg viewBox="0 0 190 82" aria-hidden="true">
        <path className={styles.axis} d={`M${LEFT} 66.5H${RIGHT}`} />
        <path className={styles.limit} d={`M${LEFT} ${y(ELIMINATION)}H${RIGHT}`} />
        <text className={styles.left} x="14" y={Number(y(ELIMINATION)) + 4}>
          {ELIMINATION}
        </text>
        <text className={styles.left} x="14" y={Number(y(start)) + 4}>
          {Math.round(start)}
        </text>
        <path className={styles.band} d={`M${line([...upper, ...lower])}Z`} />
        <path className={styles.median} d={`M${line(points.map(({ round, median }) => [round, median]))}`} />
        {points
          .filter(({ round }) => round > 0 && round % every === 0)
          .map(({ round }) => (
            <text key={round} x={x(round)} y="80">
              {round}
            </text>
          ))}
      </svg>
    </figure>
  );
}
