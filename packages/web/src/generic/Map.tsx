import { Piece } from '../stage/Piece.tsx';
import { useStanding } from '../stage/standing.ts';
import { useProps } from '../stage/tableContext.tsx';
import { SeatMark } from '../table/SeatMark.tsx';
import { cx } from '../ui/cx.ts';
import { Sign } from './Counts.tsx';
import type { Token } from '@concilio/text';
import type { Graph, Node } from './graph.ts';
import styles from './Map.module.css';

interface Props {
  readonly label: string;
  readonly graph: Graph;
}

/** Places and ways as an inked map, with what is there; what is an answer glows. */
export function Map({ label, graph }: Props) {
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
          <PlaceView key={node.id} node={node} />
        ))}
      </div>
    </div>
  );
}

/** Whose the whole place is. */
const isOwner = ({ seat, text }: Token): boolean => seat !== null && text === '';

function PlaceView({ node }: { readonly node: Node }) {
  const { id, name, x, y, kind, tokens } = node;
  const names = useProps(({ speaker }) => speaker.names);
  const { light, pointed } = useStanding(id);
  const owner = tokens.find(isOwner);
  const others = tokens.filter((token) => !isOwner(token));
  return (
    <div
      className={cx(styles.place, light === 'lit' && styles.lit, pointed && styles.pointed)}
      style={{ left: `${x}%`, top: `${y}%` }}
      data-kind={kind}
      data-owned={owner !== undefined}
    >
      <Piece of={id} saysPointed className={styles.name}>
        {owner !== undefined && <SeatMark seat={owner.seat ?? 0} name={names[owner.seat ?? 0] ?? ''} />}
        {name}
        {owner !== undefined && <span className="hidden">{owner.name}</span>}
      </Piece>
      {others.length > 0 && (
        <ul>
          {others.map((token, index) => (
            <li key={index}>
              <TokenView token={token} name={names[token.seat ?? 0] ?? ''} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TokenProps {
  readonly token: Token;
  /** Of whoever it belongs to. */
  readonly name: string;
}

function TokenView({ token: { id, seat, field, text, name: said }, name }: TokenProps) {
  const { light } = useStanding(id ?? []);
  const inside = (
    <>
      {seat !== null && <SeatMark seat={seat} name={name} />}
      <Sign field={field} />
      {text !== '' && <span aria-hidden="true">{text}</span>}
      <span className="hidden">{said}</span>
    </>
  );
  if (id === null || light === 'none')
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
    <Piece of={id} className={cx(styles.token, light === 'lit' && styles.lit)} title={said}>
      {inside}
    </Piece>
  );
}
