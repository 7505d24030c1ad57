import { thingName } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { type Preview, useTable } from '../context.ts';
import { useProps } from '../../../stage/tableContext.tsx';
import type { Board, Space } from '../facts.ts';
import type { LaidTrack, Point } from './geometry.ts';
import { Glyph } from '../signs/Sign.tsx';
import styles from './Track.module.css';

interface Props {
  readonly board: Board;
  readonly laid: LaidTrack;
  readonly at: number;
  readonly preview: Preview | null;
  /** Whether the question can be answered with this track. */
  readonly isLit: boolean;
  readonly press: () => void;
}

/** One track: an engraved bed, a medallion for what every space gives, and the marker on it. */
export function TrackDrawing({ board, laid, at, preview, isLit, press }: Props) {
  const { activity, points, radius, path, track, isMain } = laid;
  const width = radius * 2 + 6;
  const reach = preview === null ? 0 : Math.min(track.spaces.length, at + preview.spaces);
  const here = points[at];
  const target = points[reach];
  const moved = useProps(
    ({ playing }) => playing?.name === 'marker.moved' && playing.said.track === activity,
  );
  return (
    <g
      className={cx(styles.track, isLit && styles.lit)}
      data-act={activity}
      onClick={isLit ? press : undefined}
    >
      <path className={styles.shadow} d={path} strokeWidth={width + 4} />
      {isLit && <path className={styles.call} d={path} strokeWidth={width + 8} />}
      <path className={styles.bed} d={path} strokeWidth={width} />
      <path className={styles.edge} d={path} strokeWidth={width - 5} />
      <path className={styles.bed} d={path} strokeWidth={width - 7} />
      <path className={styles.dash} d={path} />
      {points[0] !== undefined && (
        <g className={cx(styles.space, styles.done)} transform={move(points[0])}>
          <circle className={styles.rim} r={radius * 0.8} />
          <circle className={styles.face} r={radius * 0.62} />
        </g>
      )}
      {track.spaces.map((space, index) => {
        const number = index + 1;
        const point = points[number];
        if (point === undefined) return null;
        const state = number <= at ? 'done' : number <= reach ? 'reach' : number === at + 1 ? 'next' : 'open';
        return (
          <SpaceDrawing
            key={number}
            space={space}
            number={isMain ? (board.numbers[number] ?? number) : number}
            point={point}
            radius={radius}
            state={state}
          />
        );
      })}
      {isMain && <Numbers board={board} laid={laid} at={at} />}
      {preview !== null && here !== undefined && target !== undefined && reach > at && (
        <path className={styles.leap} d={leap(here, target, radius)} markerEnd="url(#lotr-arrow)" />
      )}
      {here !== undefined && (
        <g
          className={cx(styles.marker, moved && styles.moved)}
          style={{ transform: `translate(${here.x}px, ${here.y - 2}px)` }}
        >
          <circle className={styles.markerRim} r={radius + 3} />
          <circle className={styles.markerFace} r={(radius + 3) * 0.84} fill={`url(#lotr-${activity})`} />
          <Glyph of={activity} size={(radius + 3) * 1.18} />
        </g>
      )}
    </g>
  );
}

const move = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** An arc over the spaces that a card would pass. */
function leap(from: Point, to: Point, radius: number): string {
  const way = Math.sign(to.x - from.x);
  const top = Math.min(from.y, to.y) - radius;
  return `M${from.x + 8 * way} ${from.y - radius - 5}Q${(from.x + to.x) / 2} ${top - 30} ${to.x - 5 * way} ${to.y - radius - 9}`;
}

type SpaceState = 'done' | 'reach' | 'next' | 'open';

interface SpaceProps {
  readonly space: Space;
  readonly number: number;
  readonly point: Point;
  readonly radius: number;
  readonly state: SpaceState;
}

function SpaceDrawing({ space, number, point, radius: r, state }: SpaceProps) {
  const { speaker, say } = useTable('speaker', 'say');
  const thing = space.card ?? space.gives;
  const size = r * (space.gives === 'ring' ? 1.3 : 1.16);
  return (
    <g className={cx(styles.space, styles[state], styles[space.gives])} transform={move(point)}>
      <title>{say('space.label', { number, gives: thingName(speaker, thing) })}</title>
      {(state === 'reach' || state === 'next') && (
        <circle className={cx(styles.halo, state === 'next' && styles.soft)} r={r + 4} />
      )}
      <Medallion gives={space.gives} radius={r} />
      <Glyph of={thing} size={size} className={styles.sign} />
    </g>
  );
}

/** The shape says what colour says: the die is a lozenge, a card is a card, everything else is round. */
function Medallion({ gives, radius: r }: { readonly gives: string; readonly radius: number }) {
  if (gives === 'die')
    return (
      <>
        <rect
          className={styles.rim}
          x={-r * 0.84}
          y={-r * 0.84}
          width={r * 1.68}
          height={r * 1.68}
          rx="4"
          transform="rotate(45)"
        />
        <rect
          className={styles.face}
          x={-r * 0.7}
          y={-r * 0.7}
          width={r * 1.4}
          height={r * 1.4}
          rx="3"
          transform="rotate(45)"
        />
      </>
    );
  if (gives === 'card')
    return (
      <>
        <rect className={styles.rim} x={-r * 0.8} y={-r} width={r * 1.6} height={r * 2} rx="4" />
        <rect
          className={styles.face}
          x={-r * 0.64}
          y={-r * 0.84}
          width={r * 1.28}
          height={r * 1.68}
          rx="2.5"
        />
      </>
    );
  return (
    <>
      <circle className={styles.rim} r={r} />
      <circle className={styles.face} r={r * 0.84} />
    </>
  );
}

/** The numbers of the main track, which are points. One that stands twice is written once. */
function Numbers({ board, laid, at }: Pick<Props, 'board' | 'laid' | 'at'>) {
  return laid.points.map((point, index) => {
    const number = board.numbers[index];
    if (number === undefined || (board.numbers[index - 1] === number && index !== at)) return null;
    return (
      <g
        key={index}
        className={cx(styles.number, index <= at && styles.passed, index === at && styles.current)}
        transform={move({ x: point.x, y: point.y + laid.radius + 12 })}
      >
        <rect x="-13" y="-9" width="26" height="17" rx="8.5" />
        <text y="4.5">{number}</text>
      </g>
    );
  });
}
