import { Drawing } from '../../../icons/Icon.tsx';
import styles from './Scene.module.css';
import { type IconName, paths } from './paths.ts';

interface Piece {
  readonly sign: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly near?: true;
}

/** Trees of many heights that look as if nobody had counted them. */
const WOOD: readonly Piece[] = Array.from({ length: 21 }, (_, index) => {
  const size = 40 + ((index * 37) % 24);
  return { sign: 'pine', x: index * 22.5 - 14, y: 74 - size, size };
});

interface Picture {
  readonly pieces: readonly Piece[];
  readonly ground: 'wood' | 'river' | 'hill';
}

const PICTURES: Readonly<Record<string, Picture>> = {
  'passage-through-mirkwood': {
    ground: 'wood',
    pieces: [...WOOD, { sign: 'spider', x: 206, y: 14, size: 44, near: true }],
  },
  'journey-along-the-anduin': {
    ground: 'river',
    pieces: [
      { sign: 'raft', x: 200, y: 8, size: 54, near: true },
      { sign: 'pine', x: -6, y: 22, size: 36 },
      { sign: 'pine', x: 22, y: 30, size: 28 },
      { sign: 'pine', x: 424, y: 24, size: 34 },
    ],
  },
  'escape-from-dol-guldur': {
    ground: 'hill',
    pieces: [
      { sign: 'tower', x: 198, y: 9, size: 58, near: true },
      { sign: 'raven', x: 120, y: 16, size: 24 },
      { sign: 'raven', x: 318, y: 14, size: 20 },
      { sign: 'raven', x: 352, y: 28, size: 15 },
    ],
  },
};

/** For scenarios of another box. */
const ANYWHERE: Picture = {
  ground: 'hill',
  pieces: [{ sign: 'road', x: 202, y: 10, size: 52, near: true }],
};

const HATCHING = Array.from({ length: 11 }, (_, line) => `M0 ${6 + line * 4.4}H456`).join('');
const WAVES = [56, 60, 64, 68].map((y) => `M0 ${y}${'q9 -4 18 0t18 0'.repeat(13)}`).join('');

/** Where a scenario is played, engraved along the head of its sheet: an ornament beside its name. */
export function Scene({ scenario }: { readonly scenario: string }) {
  const { ground, pieces } = PICTURES[scenario] ?? ANYWHERE;
  return (
    <svg
      className={styles.scene}
      data-ground={ground}
      viewBox="0 0 456 70"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.hatching} d={HATCHING} />
      <path
        className={styles.far}
        d="M0 50L40 30L76 46L120 20L170 48L214 32L262 50L316 18L366 46L410 30L456 48V70H0Z"
      />
      {ground === 'river' && (
        <>
          <path className={styles.water} d="M0 52Q57 44 114 52T228 52T342 52T456 52V70H0Z" />
          <path className={styles.waves} d={WAVES} />
        </>
      )}
      {ground === 'hill' && (
        <path className={styles.hill} d="M0 70Q120 60 190 52Q228 44 266 52Q340 62 456 70Z" />
      )}
      {pieces.map(({ sign, x, y, size, near }, index) => (
        <path
          key={index}
          className={near ? styles.near : undefined}
          d={paths[sign]}
          transform={`translate(${x} ${y}) scale(${size / 512})`}
        />
      ))}
    </svg>
  );
}

export const ScoreSign = ({
  of,
  className,
  title,
}: {
  readonly of: IconName;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
}) => <Drawing path={paths[of]} className={className} title={title} />;
