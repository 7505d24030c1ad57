import { thingName } from '@concilio/words';
import type { TableProps } from '../table/contract.ts';
import { cx } from '../ui/cx.ts';
import type { Graph } from './graph.ts';
import styles from './Map.module.css';

/** Places and ways as an inked map; a place that is an answer glows. */
export function Map({ graph, table }: { readonly graph: Graph; readonly table: TableProps }) {
  const { words, lights, inspect, pointed } = table;
  const placeOf = (id: string) => graph.nodes.find((node) => node.id === id) ?? { x: 0, y: 0 };
  return (
    <div className={styles.map}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {graph.edges.map(([from, to]) => {
          const { x: x1, y: y1 } = placeOf(from);
          const { x: x2, y: y2 } = placeOf(to);
          return <line key={`${from} ${to}`} x1={x1} y1={y1} x2={x2} y2={y2} />;
        })}
      </svg>
      {graph.nodes.map(({ id, x, y }) => {
        const isLit = lights.optionsFor(id).length > 0;
        return (
          <button
            key={id}
            type="button"
            className={cx(styles.place, isLit && styles.lit, pointed.includes(id) && styles.pointed)}
            style={{ left: `${x}%`, top: `${y}%` }}
            data-thing={id}
            onClick={(event) => {
              if (isLit) lights.choose(id);
              else if (lights.blockedFor(id) === null) inspect(id);
              else lights.explain(id, event.currentTarget);
            }}
          >
            {thingName(words, id)}
          </button>
        );
      })}
    </div>
  );
}
