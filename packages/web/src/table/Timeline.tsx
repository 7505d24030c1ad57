import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';
import { Button } from '../ui/Button.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useHere } from './here.ts';
import { isPressing, isTyping } from './keys.ts';
import { stepFrom, type Tape, turnsOf } from './tape.ts';
import styles from './Timeline.module.css';

interface Props {
  readonly tape: Tape;
  readonly names: readonly string[];
  /** The match at a glance, where the game tells it; otherwise there is a lane a seat. */
  readonly chart: ReactNode;
  /** The moments at which it turned. */
  readonly points: readonly number[];
  readonly moment: number;
  readonly go: (moment: number) => void;
  readonly isRunning: boolean;
  readonly run: (run: boolean) => void;
  readonly speed: number;
  readonly speeds: readonly number[];
  readonly setSpeed: (speed: number) => void;
  readonly branch: () => void;
}

/** One timeline that is picture and scrubber. */
export function Timeline({
  tape,
  names,
  chart,
  points,
  moment,
  go,
  isRunning,
  run,
  speed,
  speeds,
  setSpeed,
  branch,
}: Props) {
  const { say } = useHere();
  const [unit, setUnit] = useState<'answer' | 'turn' | 'point'>('answer');
  const turns = turnsOf(tape.answered);
  const turn = turns.filter((one) => one < moment).length;
  const stops = { answer: null, turn: turns, point: points }[unit];
  const step = (by: 1 | -1) => go(stepFrom(tape.length, moment, by, stops));

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const act: (() => void) | undefined = {
        ArrowLeft: () => step(-1),
        ArrowRight: () => step(1),
        Home: () => go(0),
        End: () => go(tape.length),
        ...(isPressing(event.target) ? {} : { ' ': () => run(!isRunning) }),
      }[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });

  const percent = (index: number) => (tape.length === 0 ? 0 : (index / tape.length) * 100);
  return (
    <section className={styles.time} aria-label={say('replay.time')}>
      <div className={styles.transport}>
        <p className={styles.where} aria-live="polite">
          <b>{moment === 0 ? say('replay.start') : say('replay.moment', { moment, length: tape.length })}</b>
          {moment > 0 && <span>{say('replay.turn', { turn, turns: turns.length })}</span>}
        </p>
        <div className={styles.buttons}>
          <Step icon="first" label={say('replay.first')} press={() => go(0)} />
          <Step icon="left" label={say('replay.back')} press={() => step(-1)} />
          <button
            type="button"
            className={styles.go}
            aria-label={say(isRunning ? 'replay.pause' : 'replay.play')}
            onClick={() => run(!isRunning)}
          >
            <Icon name={isRunning ? 'pause' : 'play'} />
          </button>
          <Step icon="right" label={say('replay.on')} press={() => step(1)} />
          <Step icon="last" label={say('replay.last')} press={() => go(tape.length)} />
        </div>
      </div>
      <div className={styles.lanes}>
        {chart !== null && <div className={styles.chart}>{chart}</div>}
        {(chart === null ? names : []).map((name, seat) => {
          const own = tape.answered.flatMap((by, index) => (by === seat ? [index + 1] : []));
          return (
            <div key={seat} className={styles.lane} data-seat={seat % 5}>
              <span>{name}</span>
              <svg
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                role="img"
                aria-label={say('replay.lane', { name, count: own.length })}
              >
                {own.map((index) => (
                  <rect
                    key={index}
                    x={percent(index) - 0.3}
                    y="1"
                    width="0.6"
                    height="8"
                    data-done={index <= moment}
                  />
                ))}
              </svg>
            </div>
          );
        })}
        <div className={styles.scrub}>
          {chart === null && <span className={styles.needle} style={{ left: `${percent(moment)}%` }} />}
          <input
            type="range"
            min={0}
            max={tape.length}
            value={moment}
            aria-label={say('replay.time')}
            aria-valuetext={say('replay.moment', { moment, length: tape.length })}
            onChange={({ target }) => go(Number(target.value))}
          />
        </div>
      </div>
      <div className={styles.more}>
        <Segments
          label={say('replay.unit')}
          hideLabel
          value={unit}
          values={[
            { value: 'answer', text: say('replay.unit.answer') },
            { value: 'turn', text: say('replay.unit.turn') },
            ...(points.length === 0 ? [] : [{ value: 'point', text: say('replay.unit.point') } as const]),
          ]}
          choose={setUnit}
        />
        <Segments
          label={say('replay.speed')}
          hideLabel
          value={String(speed)}
          values={speeds.map((one) => ({ value: String(one), text: `×${one}` }))}
          choose={(value) => setSpeed(Number(value))}
        />
        {tape.branch === null ? (
          <p className={styles.older}>{say('replay.branch.older')}</p>
        ) : (
          <Button kind="main" icon="branch" disabled={moment >= tape.length} onClick={branch}>
            {say('replay.branch')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly press: () => void;
}

const Step = ({ icon, label, press }: StepProps) => (
  <button type="button" className={styles.step} aria-label={label} title={label} onClick={press}>
    <Icon name={icon} />
  </button>
);
