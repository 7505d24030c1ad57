import { useId } from 'react';
import { useBox } from './box.ts';
import styles from './CostCurve.module.css';
import { curveOf, DECK_TYPES, type Line } from './shape.ts';

const WIDTH = 29.4;
const GROUND = 84;
const HIGHEST = 66;

/** How many cards there are at each cost, by type; the same in words for those who do not see it. */
export function CostCurve({ lines }: { readonly lines: readonly Line[] }) {
  const { say } = useBox();
  const id = useId();
  const curve = curveOf(lines).map(({ cost, counts }) => ({
    cost: cost === '5' ? say('filter.cost.most') : cost.toUpperCase(),
    counts,
    all: counts.ally + counts.event + counts.attachment,
  }));
  const peak = Math.max(1, ...curve.map(({ all }) => all));
  const told = curve
    .filter(({ all }) => all > 0)
    .map(({ cost, all }) => say('shape.cost.at', { cost, cards: all }));
  return (
    <svg className={styles.curve} viewBox="0 0 206 104" role="img" aria-label={told.join('; ')}>
      <defs>
        <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatch} width="5" height="5" />
          <path className={styles.stripe} d="M0 1H5" />
        </pattern>
      </defs>
      <path className={styles.axis} d="M0 84.5H206" />
      {curve.map(({ cost, counts, all }, place) => {
        const x = 3 + place * WIDTH;
        let y = GROUND;
        return (
          <g key={cost}>
            {DECK_TYPES.map((type) => {
              const height = (counts[type] / peak) * HIGHEST;
              y -= height;
              return height === 0 ? null : (
                <rect
                  key={type}
                  className={styles[type]}
                  x={x}
                  y={y}
                  width="23"
                  height={height}
                  fill={type === 'attachment' ? `url(#${id})` : undefined}
                />
              );
            })}
            {all > 0 && (
              <text className={styles.count} x={x + 11.5} y={y - 4}>
                {all}
              </text>
            )}
            <text x={x + 11.5} y="99">
              {cost}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
