import type { Speaker } from '@concilio/text';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../../../ui/say.ts';
import { numbered, paperFor, type Part, placed, roundsOf, tens } from './chart.ts';
import { paths } from './paths.ts';
import { SeatSign, shapeOf } from '../../../features/scores/SeatSign.tsx';
import { texts } from './text/index.ts';
import styles from './ThreatChart.module.css';

interface Props {
  readonly parts: readonly Part[];
  readonly speaker: Speaker;
}

/** Below this width every scenario has a row of its own. */
const NARROW = 640;
const HEIGHT = 186;

/** The threat of every player, round by round, through all scenarios. */
export function ThreatChart({ parts, speaker }: Props) {
  const say = useSay(texts);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const rows = width < NARROW ? parts.map((part) => [part]) : [parts];
  const seats = speaker.names.length;
  return (
    <div ref={box} className={styles.chart}>
      {rows.map((row, index) => (
        <Row key={index} parts={row} speaker={speaker} width={width} />
      ))}
      {/* The same in numbers, for those who do not see the lines. */}
      <div className="hidden">
        {parts.map((part, index) => (
          <table key={index}>
            <caption>{`${part.title}: ${say('chart.about')}`}</caption>
            <thead>
              <tr>
                <th scope="col">{say('chart.round')}</th>
                {speaker.names.slice(0, seats).map((name, seat) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: roundsOf(part) + 1 }, (_, round) => (
                <tr key={round}>
                  <th scope="row">{round === 0 ? say('chart.start') : round}</th>
                  {part.threat.map((values, seat) => (
                    <td key={seat}>{values[round]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  );
}

/** Which sign is whose: stands over the chart. */
export const SeatKey = ({ names }: { readonly names: readonly string[] }) => (
  <ul className={styles.key}>
    {names.map((name, seat) => (
      <li key={seat}>
        <SeatSign seat={seat} />
        {name}
      </li>
    ))}
  </ul>
);

interface RowProps extends Props {
  readonly width: number;
}

function Row({ parts, width }: RowProps) {
  const say = useSay(texts);
  const paper = paperFor(parts, width, HEIGHT);
  const { top, bottom, left, y } = paper;
  return (
    <svg className={styles.row} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {parts.map((part, index) => {
        const at = paper.parts[index];
        if (at === undefined) return null;
        return (
          <g key={index}>
            <rect
              className={styles.span}
              x={at.from}
              y={top - 8}
              width={at.to - at.from}
              height={bottom - top + 8}
            />
            <Title text={part.title} number={index + 1} x={at.from + 4} room={at.to - at.from} />
            {numbered(part, at.step).map((round) => (
              <text key={round} className={styles.round} x={at.from + round * at.step} y={HEIGHT - 6}>
                {round}
              </text>
            ))}
          </g>
        );
      })}
      {tens(paper).map((threat) => (
        <g key={threat}>
          <path
            className={threat === ELIMINATION ? styles.limit : styles.ten}
            d={`M${left} ${y(threat)}H${width - 8}`}
          />
          <text className={styles.threat} x={left - 8} y={y(threat) + 4.5}>
            {threat}
          </text>
        </g>
      ))}
      <text className={styles.out} x={width - 12} y={y(ELIMINATION) + 15}>
        {say('chart.limit')}
      </text>
      {parts.map((part, index) => {
        const at = paper.parts[index];
        if (at === undefined) return null;
        const x = (round: number) => at.from + round * at.step;
        const end = x(roundsOf(part));
        return (
          <g key={index}>
            {part.threat.map((values, seat) => (
              <path
                key={seat}
                className={styles.line}
                data-seat={seat}
                d={values.map((value, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(value)}`).join('')}
              />
            ))}
            {part.threat.map((values, seat) => (
              <path
                key={seat}
                className={styles.dot}
                data-seat={seat}
                d={shapeOf(seat)}
                transform={`translate(${end} ${y(values.at(-1) ?? 0)}) scale(.62)`}
              />
            ))}
            {placed(part, at, paper, width).map(({ x: from, y: height, text, kind, hasRoom }) => (
              <g key={`${from} ${height}`} className={styles.moment}>
                <title>{text}</title>
                <path d={paths[kind]} transform={`translate(${from} ${height}) scale(${16 / 512})`} />
                {hasRoom && (
                  <text x={from + 20} y={height + 13}>
                    {text}
                  </text>
                )}
              </g>
            ))}
            {part.isRunning && (
              <text
                className={styles.now}
                x={Math.min(end + 10, width - 40)}
                y={y(part.threat[0]?.at(-1) ?? 0) + 4}
              >
                {say('chart.now')}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The name of a scenario where it fits over its stretch, else its number. */
function Title({ text, number, x, room }: { text: string; number: number; x: number; room: number }) {
  return (
    <text className={styles.title} x={x} y={12}>
      {text.length * 8 < room ? text : number}
    </text>
  );
}

/** How wide something is drawn, and again whenever that changes. */
function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(900);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = (): void => setWidth(Math.max(240, Math.round(current.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
