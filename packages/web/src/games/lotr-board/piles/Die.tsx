import { useTable } from '../context.ts';
import { useProps } from '../../../stage/tableContext.tsx';
import { Glyph } from '../signs/Sign.tsx';
import styles from './Die.module.css';

const DOTS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'die-one': [[0, 0]],
  'die-two': [
    [-8, -8],
    [8, 8],
  ],
  'die-three': [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
};

/** A face of the threat die. */
export const DieFace = ({
  face,
  className,
}: {
  readonly face: string | null;
  readonly className?: string | undefined;
}) => (
  <svg className={className ?? styles.die} viewBox="-22 -22 44 44" aria-hidden="true">
    <rect className={styles.body} x="-20" y="-20" width="40" height="40" rx="8" />
    {(DOTS[face ?? ''] ?? []).map(([x, y]) => (
      <circle key={x} className={styles.dot} cx={x} cy={y} r="5" />
    ))}
    {face === 'die-eye' && <Glyph of="sauron" size={28} className={styles.eye} />}
    {face === 'die-cards' && (
      <>
        <rect className={styles.card} x="-13" y="-10" width="13" height="19" rx="2" transform="rotate(-8)" />
        <rect className={styles.card} x="0" y="-9" width="13" height="19" rx="2" transform="rotate(8)" />
      </>
    )}
    {face === null && <Glyph of="die" size={26} className={styles.unknown} />}
  </svg>
);

/** The die on the table: the last roll, thrown anew when one is told. */
export function Die() {
  const { history } = useTable('history');
  const rolls = useProps(({ playing }) =>
    playing?.name === 'die.rolled' ? String(playing.said.face) : null,
  );
  const face = rolls ?? history.lastRoll?.face ?? null;
  return (
    <span className={rolls === null ? styles.rest : styles.thrown}>
      <DieFace face={face} />
    </span>
  );
}
