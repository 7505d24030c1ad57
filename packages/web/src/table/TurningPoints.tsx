import type { TurningPoint } from '../ui/StoryChart.tsx';
import { useHere } from './here.ts';
import styles from './TurningPoints.module.css';

interface Props {
  readonly points: readonly TurningPoint[];
  readonly moment: number;
  readonly go: (moment: number) => void;
}

/** The moments at which a match turned; each leads there. */
export function TurningPoints({ points, moment, go }: Props) {
  const { say } = useHere();
  if (points.length === 0) return null;
  const last = points.findLastIndex(({ at }) => at <= moment);
  return (
    <section className={styles.points} aria-label={say('replay.points')}>
      <h2>{say('replay.points')}</h2>
      <ol>
        {points.map(({ at, title }, index) => (
          <li key={index}>
            <button type="button" aria-current={index === last || undefined} onClick={() => go(at)}>
              <i aria-hidden="true" />
              <span>{title}</span>
              <small>{at}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
