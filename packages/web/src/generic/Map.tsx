import type { TableProps } from '../table/contract.ts';
import { SeatMark } from '../table/SeatMark.tsx';
import { cx } from '../ui/cx.ts';
import { Sign } from './Counts.tsx';
import type { Token } from '@concilio/text';
import type { Graph, Node } from './graph.ts';
import styles from './Map.module.css';

interface Props {
  readonly label: string;
  readonly graph: Graph;
  readonly table: TableProps;
}

/** Places and ways as an inked map, with what is there; what is an answer glows. */
export function Map({ label, graph, table }: Props) {
  const placeOf = (id: string) => graph.nodes.find((node) => node.id === id) ?? { x: 0, y: 0 };
  return (
    // A map is larger than a phone: there it is pushed about in its frame.
    <div className={styles.frame} tabIndex={0} role="group" aria-label={label}>
      <div className={styles.map}>
        <svg className={styles.ways} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {graph.edges.map(([from, to]) => {
            const { x: x1, y: y1 } = placeOf(from);
            const { x: x2, y: y2 } = placeOf(to);
            return <line key={`${from} ${to}`} x1={x1} y1={y1} x2={x2} y2={y2} />;
          })}
        </svg>
        {graph.nodes.map((node) => (
          <PlaceView key={node.id} node={node} table={table} />
        ))}
      </div>
    </div>
  );
}

/** What a click on something does: it answers, says why it does not, or shows what it is. */
function touch({ choices, inspect }: TableProps, id: string, near: Element): void {
  if (choices.optionsFor(id).length > 0) choices.choose(id);
  else if (choices.blockedFor(id) === null) inspect(id);
  else choices.explain(id, near);
}

/** Whose the whole place is. */
const isOwner = ({ seat, text }: Token): boolean => seat !== null && text === '';

function PlaceView({ node, table }: { readonly node: Node; readonly table: TableProps }) {
  const { id, name, x, y, kind, tokens } = node;
  const { choices, pointed, speaker } = table;
  const owner = tokens.find(isOwner);
  const others = tokens.filter((token) => !isOwner(token));
  const isLit = choices.optionsFor(id).length > 0;
  return (
    <div
      className={cx(styles.place, isLit && styles.lit, pointed.includes(id) && styles.pointed)}
      style={{ left: `${x}%`, top: `${y}%` }}
      data-kind={kind}
      data-owned={owner !== undefined}
    >
      <button
        type="button"
        className={styles.name}
        data-thing={id}
        data-id={id}
        data-light={isLit ? 'lit' : 'none'}
        aria-pressed={isLit ? choices.isChosen(id) : undefined}
        onClick={({ currentTarget }) => touch(table, id, currentTarget)}
      >
        {owner !== undefined && (
          <SeatMark seat={owner.seat ?? 0} name={speaker.names[owner.seat ?? 0] ?? ''} />
        )}
        {name}
        {owner !== undefined && <span className="hidden">{owner.name}</span>}
      </button>
      {others.length > 0 && (
        <ul>
          {others.map((token, index) => (
            <li key={index}>
              <TokenView token={token} table={table} name={speaker.names[token.seat ?? 0] ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TokenProps {
  readonly token: Token;
  readonly table: TableProps;
  /** Of whoever it belongs to. */
  readonly name: string;
}

function TokenView({ token: { id, seat, field, text, name: said }, table, name }: TokenProps) {
  const inside = (
    <>
      {seat !== null && <SeatMark seat={seat} name={name} />}
      <Sign field={field} />
      {text !== '' && <span aria-hidden="true">{text}</span>}
      <span className="hidden">{said}</span>
    </>
  );
  if (id === null || (table.choices.optionsFor(id).length === 0 && table.choices.blockedFor(id) === null))
    return (
      <span
        className={styles.token}
        data-number={/^\d+$/.test(text) && seat === null}
        title={said}
        {...(id !== null && { 'data-thing': id })}
      >
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className={cx(styles.token, table.choices.optionsFor(id).length > 0 && styles.lit)}
      title={said}
      data-thing={id}
      data-id={id}
      data-light={table.choices.optionsFor(id).length > 0 ? 'lit' : 'blocked'}
      onClick={({ currentTarget }) => touch(table, id, currentTarget)}
    >
      {inside}
    </button>
  );
}
