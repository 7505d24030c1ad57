import { Popover } from 'radix-ui';
import { cx } from '../../../ui/cx.ts';
import { Sign, titleOf } from '../cards/index.ts';
import { useTable } from '../context.ts';
import { Count } from '../../../stage/Count.tsx';
import type { Part } from './balance.ts';
import type { Say } from '../say.ts';
import styles from './Balance.module.css';

/** The scale tips by so many degrees for each point, and no farther than this. */
const DEGREES = 2.2;
const FARTHEST = 13;

/** Willpower against threat, always in sight; by a click, where each point comes from. */
export function Balance() {
  const { balance, say, speaker } = useTable('balance', 'say', 'speaker');
  const { willpower, threat, questing, staged, result } = balance;
  const isOpen = result === null;
  const by = result ?? willpower - threat;
  const verdict = isOpen ? verdictNow(by, questing.length > 0, say) : verdictThen(by, say);
  const tilt = questing.length === 0 && isOpen ? 0 : Math.max(-FARTHEST, Math.min(FARTHEST, -by * DEGREES));
  const nameOf = ({ card }: Part) => (card === null ? say('balance.else') : titleOf(speaker, card));
  return (
    <Popover.Root>
      <Popover.Trigger
        className={styles.balance}
        data-mood={by > 0 ? 'good' : by < 0 && (questing.length > 0 || !isOpen) ? 'bad' : 'even'}
      >
        <span className="hidden">{say('balance.heard', { willpower, threat, result: verdict })}</span>
        <span className={styles.now} aria-hidden="true">
          <Sign of="threat" />
          <b>
            <Count of={threat} />
          </b>
          <span>{say('balance.now')}</span>
        </span>
        <svg className={styles.beam} viewBox="0 0 150 54" aria-hidden="true">
          <path d="M75 12V48M58 49H92" />
          <g style={{ transform: `rotate(${tilt}deg)` }}>
            <path d="M18 15H132" />
            <path className={styles.cord} d="M18 15L6 32M18 15L30 32M132 15L120 32M132 15L144 32" />
            <path className={styles.pan} d="M3 32H33Q30 41 18 41T3 32ZM117 32H147Q144 41 132 41T117 32Z" />
          </g>
          <circle cx="75" cy="15" r="4" />
        </svg>
        <span className={styles.against} aria-hidden="true">
          <span>
            <Sign of="willpower" />
            <b>
              <Count of={willpower} />
            </b>
          </span>
          <i>{say('balance.against')}</i>
          <span>
            <Sign of="threat" />
            <b>
              <Count of={threat} />
            </b>
          </span>
        </span>
        <span className={styles.verdict} aria-hidden="true">
          {verdict}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.where}
          sideOffset={8}
          collisionPadding={8}
          aria-label={say('balance.where')}
        >
          <h3>{say('balance.where')}</h3>
          <div className={styles.columns}>
            <Parts
              title={`${willpower}`}
              sign="willpower"
              parts={questing}
              nameOf={nameOf}
              none={say('balance.nobody')}
            />
            <Parts
              title={`${threat}`}
              sign="threat"
              parts={staged}
              nameOf={nameOf}
              none={say('balance.nothing')}
            />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface PartsProps {
  readonly title: string;
  readonly sign: 'willpower' | 'threat';
  readonly parts: readonly Part[];
  readonly nameOf: (part: Part) => string;
  readonly none: string;
}

const Parts = ({ title, sign, parts, nameOf, none }: PartsProps) => (
  <div>
    <h4>
      <Sign of={sign} /> {title}
    </h4>
    {parts.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {parts.map((part, index) => (
          <li key={part.id ?? index} className={cx(part.isChosen && styles.chosen)}>
            <span>{nameOf(part)}</span> <b>{part.amount}</b>
          </li>
        ))}
      </ul>
    )}
  </div>
);

function verdictNow(by: number, isAnybody: boolean, say: Say): string {
  if (!isAnybody) return say('balance.none');
  if (by === 0) return say('balance.even');
  return by > 0 ? say('balance.ahead', { by }) : say('balance.behind', { by: -by });
}

function verdictThen(by: number, say: Say): string {
  if (by === 0) return say('balance.tied');
  return by > 0 ? say('balance.won', { by }) : say('balance.lost', { by: -by });
}
