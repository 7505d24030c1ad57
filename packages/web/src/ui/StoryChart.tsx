import type { CSSProperties } from 'react';
import { stepPath, valueAt } from './steps.ts';
import styles from './StoryChart.module.css';

/** How a number is drawn: as the danger, as what is gained (an area of its own), or in the hue of a seat. */
export type Tone = 'danger' | 'gain' | number;

/** A number of one moment that is worth drawing over the length of a match. */
export interface StoryNumber {
  readonly id: string;
  readonly name: string;
  readonly tone: Tone;
  /** `null` once it is no more: its line ends. */
  readonly value: number | null;
}

/** The same number at every moment, from the first to the last. */
export interface StoryLine extends Omit<StoryNumber, 'value'> {
  readonly values: readonly (number | null)[];
}

/** A stretch of the match, until the next one begins. */
export interface Chapter {
  readonly title: string;
  readonly from: number;
}

export interface TurningPoint {
  /** The moment at which it has come. */
  readonly at: number;
  readonly title: string;
}

export interface Story {
  readonly lines: readonly StoryLine[];
  readonly chapters: readonly Chapter[];
  readonly points: readonly TurningPoint[];
}

interface Props {
  readonly story: Story;
  /** The last moment. */
  readonly length: number;
  readonly moment: number;
  /** The picture in words. */
  readonly label: string;
}

/** A match at a glance: its numbers as steps, its chapters behind them, and where it turned. */
export function StoryChart({ story, length, moment, label }: Props) {
  const { lines, chapters, points } = story;
  const end = Math.max(1, length);
  const share = (at: number): string => `${((at / end) * 100).toFixed(2)}%`;
  const high = lines.filter(({ tone }) => tone !== 'gain');
  const low = lines.filter(({ tone }) => tone === 'gain');
  return (
    <figure className={styles.story} style={{ '--now': share(moment) } as CSSProperties}>
      <ul className={styles.legend}>
        {lines.map(({ id, name, tone, values }) => (
          <li key={id} {...toned(tone)}>
            <i aria-hidden="true" />
            {name} <b>{valueAt(values, moment) ?? '–'}</b>
          </li>
        ))}
      </ul>
      <div className={styles.picture} role="img" aria-label={label}>
        <ol className={styles.chapters} aria-hidden="true">
          {chapters.map(({ title, from }, index) => {
            const until = chapters[index + 1]?.from ?? end;
            return (
              <li
                key={from}
                data-on={from <= moment && moment < until}
                style={{ left: share(from), width: share(until - from) }}
              >
                <span>{title}</span>
              </li>
            );
          })}
        </ol>
        <Band className={styles.high} lines={high} end={end} />
        {low.length > 0 && <Band className={styles.low} lines={low} end={end} />}
        <span className={styles.ahead} />
        <span className={styles.needle} />
        <ol className={styles.points} aria-hidden="true">
          {points.map(({ at }, index) => (
            <li key={index} data-done={at <= moment} style={{ left: share(at) }} />
          ))}
        </ol>
      </div>
    </figure>
  );
}

const toned = (tone: Tone) => (typeof tone === 'number' ? { 'data-seat': tone % 5 } : { 'data-tone': tone });

interface BandProps {
  readonly lines: readonly StoryLine[];
  readonly end: number;
  readonly className: string | undefined;
}

/** Lines that share a scale, from nothing to the most that any of them reaches. */
function Band({ lines, end, className }: BandProps) {
  const top = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <div className={className}>
      <svg viewBox={`0 0 ${end} ${top}`} preserveAspectRatio="none" aria-hidden="true">
        {lines.map(({ id, tone, values }) => (
          <path key={id} {...toned(tone)} d={stepPath(values, top, tone === 'gain')} />
        ))}
      </svg>
      <small>{top}</small>
      <small>0</small>
    </div>
  );
}
