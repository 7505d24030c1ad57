import { cx } from '../../../ui/cx.ts';
import { useTable, useView } from '../context.ts';
import { useProps } from '../../../stage/tableContext.tsx';
import { Pawn } from '../seats/Emblem.tsx';
import { LAST_SPACE } from '../facts.ts';
import { stepsToEye } from '../seats/seats.ts';
import { Glyph } from '../signs/Sign.tsx';
import { useRoom } from '../../../stage/useRoom.ts';
import styles from './Corruption.module.css';

const SPACES = Array.from({ length: LAST_SPACE + 1 }, (_, space) => space);

/** Where hobbits on one space stand around its middle, in sizes of a pawn. */
const SPREAD: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.86, 0],
    [0.86, 0],
  ],
  [
    [-0.95, -0.75],
    [0.95, -0.75],
    [0, 0.9],
  ],
  [
    [-0.98, -0.98],
    [0.98, -0.98],
    [-0.98, 0.98],
    [0.98, 0.98],
  ],
  [
    [-1.15, -1.1],
    [1.15, -1.1],
    [-1.15, 1.1],
    [1.15, 1.1],
    [0, 0],
  ],
];

/** The track from light to dark, the hobbits on it, and the Eye that comes towards them. */
export function Corruption() {
  const { figures, say } = useTable('figures', 'say');
  const spaces = useView(({ seats }) => seats.map(({ corruption }) => corruption));
  const out = useView(({ seats }) => seats.map((player) => player.out));
  const { sauron, bearer } = useView((view) => ({ sauron: view.sauron, bearer: view.bearer }));
  const isMoving = useProps(({ playing }) => playing?.name === 'sauron.moved');
  const [ref, { width, height }] = useRoom<HTMLDivElement>();
  const small = width < 520;
  const edge = small ? 16 : 22;
  const apart = (width - 2 * edge) / LAST_SPACE;
  const radius = Math.min(15, apart / 2 - 2);
  const middle = height / 2 - (small ? 7 : -1);
  const pawn = Math.min(12.5, radius * 0.9 + (small ? 1 : 0));
  const at = (space: number) => edge + space * apart;
  const label = [
    ...figures.map(({ name, seat }) => say('say.hobbit', { name, space: spaces[seat] ?? 0 })),
    say('say.eye', { space: sauron }),
  ].join(' ');
  return (
    <div className={styles.corruption} ref={ref}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={label}>
          <path
            className={styles.bed}
            d={`M${at(0)} ${middle}H${at(LAST_SPACE)}`}
            strokeWidth={radius * 2 + 8}
          />
          <path
            className={styles.inner}
            d={`M${at(0)} ${middle}H${at(LAST_SPACE)}`}
            strokeWidth={radius * 2 + 4}
          />
          {SPACES.map((space) => (
            <circle
              key={space}
              className={styles.space}
              style={{ '--dark': ((space / LAST_SPACE) ** 0.9 * 100).toFixed(0) }}
              cx={at(space)}
              cy={middle}
              r={radius}
            />
          ))}
          {!small && <Distance at={at} top={7} />}
          <g
            className={cx(styles.mover, isMoving && styles.moving)}
            style={{ transform: `translate(${at(sauron)}px, ${middle}px)` }}
          >
            <circle className={styles.glow} r={radius * 2.4} />
            <circle className={styles.eye} r={radius * 1.55} />
            <Glyph of="sauron" size={radius * 2.4} y={-1} className={styles.flame} />
          </g>
          {SPACES.map((space) => (
            <text
              key={space}
              className={cx(styles.number, space === sauron && styles.eyeNumber)}
              x={at(space)}
              y={height - 4}
            >
              {space}
            </text>
          ))}
          {figures.map((figure) => {
            const own = spaces[figure.seat] ?? 0;
            const isOut = out[figure.seat] ?? false;
            const together = figures.filter(({ seat }) => spaces[seat] === own);
            const [dx = 0, dy = 0] = SPREAD[together.length]?.[together.indexOf(figure)] ?? [];
            const size = together.length > 2 ? pawn * 0.8 : pawn;
            const narrow = small ? 0.72 : 1;
            const shift = isOut && own === sauron ? radius * 1.1 : 0;
            const x = at(Math.min(own, LAST_SPACE)) + dx * size * narrow + shift;
            const y = middle - 1 + dy * size - shift;
            return (
              <g
                key={figure.seat}
                className={styles.mover}
                style={{ transform: `translate(${x}px, ${y}px)` }}
              >
                <Pawn figure={figure} size={size} isBearer={bearer === figure.hobbit} isOut={isOut} />
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

/** How far it is from the Ring-bearer to the Eye, in words above the track. */
function Distance({ at, top }: { readonly at: (space: number) => number; readonly top: number }) {
  const { say } = useTable('say');
  const { steps, sauron } = useView((view) => ({ steps: stepsToEye(view), sauron: view.sauron }));
  if (steps === null) return null;
  const from = at(sauron - Math.max(0, steps)) + 18;
  const to = at(sauron) - 30;
  const text = say('eye.steps', { steps: Math.max(0, steps) });
  const half = text.length * 3.1 + 8;
  const middle = (from + to) / 2;
  const fits = to - from > half * 2 + 20;
  return (
    <g className={styles.distance}>
      {fits && (
        <path
          d={`M${from} ${top}H${middle - half}M${middle + half} ${top}H${to}M${from} ${top - 4}v8M${to} ${top - 4}v8`}
        />
      )}
      <text x={middle} y={top + 4.5}>
        {text}
      </text>
    </g>
  );
}
