import { useId } from 'react';
import { useBox } from './box.ts';
import type { Curve } from './contract.ts';
import styles from './CostCurve.module.css';

/** The whole drawing, without its margins; the columns share it. */
const WIDTH = 206;
const GROUND = 84;
const HIGHEST = 66;

/** How many cards there are at each cost, by kind; the same in words for those who do not see it. */
export function CostCurve({ curve: { columns } }: { readonly curve: Curve }) {
  const { say } = useBox();
  const id = useId();
  const shown = columns.map(({ label, counts }) => ({
    label,
    counts,
    all: counts.reduce((sum, count) => sum + count, 0),
  }));
  const step = WIDTH / Math.max(1, shown.length);
  const wide = step - 6.4;
  const peak = Math.max(1, ...shown.map(({ all }) => all));
  const told = shown
    .filter(({ all }) => all > 0)
    .map(({ label, all }) => say('shape.cost.at', { cost: label, cards: all }));
  return (
    <svg className={styles.curve} viewBox="0 0 206 104" role="img" aria-label={told.join('; ')}>
      <defs>
        <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatch} width="5" height="5" />
          <path className={styles.stripe} d="M0 1H5" />
        </pattern>
      </defs>
      <path className={styles.axis} d="M0 84.5H206" />
      {shown.map(({ label, counts, all }, place) => {
        const x = 3 + place * step;
        let y = GROUND;
        return (
          <g key={label}>
            {counts.map((count, key) => {
              const height = (count / peak) * HIGHEST;
              y -= height;
              return height === 0 ? null : (
                <rect
                  key={key}
                  className={KEYS[key]}
                  x={x}
                  y={y}
                  width={wide}
                  height={height}
                  fill={key === KEYS.length ? `url(#${id})` : undefined}
                />
              );
            })}
            {all > 0 && (
              <text className={styles.count} x={x + wide / 2} y={y - 4}>
                {all}
              </text>
            )}
            <text x={x + wide / 2} y="99">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The first kinds are plain; the one after them is hatched. */
const KEYS = [styles.first, styles.second];
