import { Sign, titleOf } from '../../cards/index.ts';
import { paths as engravings } from '../../cards/engravings.ts';
import { Drawing } from '../../../../icons/Icon.tsx';
import { useWords } from '../words.ts';
import { Drawn } from '../Drawn.tsx';
import { Figures } from './Figures.tsx';
import type { Loss } from './match.ts';
import { Rate } from './Rate.tsx';
import styles from './Result.module.css';
import { RoundsChart } from './RoundsChart.tsx';
import { mainLosses, type Tally } from './tally.ts';
import { ThreatChart } from './ThreatChart.tsx';

/** So many causes of a loss are named. */
const CAUSES = 4;

/** What the matches came to: how many were won, how long they took, how the threat rose, and what they were lost to. */
export function Result({ tally }: { readonly tally: Tally }) {
  const { say } = useWords();
  const { named, others } = mainLosses(tally, CAUSES);
  const lines = [...named, ...(others > 0 ? [{ loss: { to: 'other' } as const, matches: others }] : [])];
  const most = Math.max(1, ...lines.map(({ matches }) => matches));
  return (
    <div className={styles.result}>
      <Rate won={tally.won} matches={tally.matches} />
      <div className={styles.charts}>
        <RoundsChart tally={tally} />
        <ThreatChart tally={tally} />
      </div>
      <h3 className={styles.title}>{say('trial.lost', { count: tally.matches - tally.won })}</h3>
      <ul className={styles.lost}>
        {lines.map(({ loss, matches }) => (
          <li key={'card' in loss ? loss.card : loss.to}>
            <span className={styles.cause}>
              <Cause loss={loss} />
            </span>
            <span className={styles.bar}>
              <span style={{ inlineSize: `${(matches / most) * 100}%` }} />
            </span>
            <b>{matches}</b>
          </li>
        ))}
      </ul>
      <Figures tally={tally} />
    </div>
  );
}

const figures: Readonly<Record<string, string>> = engravings;

function Cause({ loss }: { readonly loss: Loss }) {
  const { speaker, say } = useWords();
  if ('card' in loss) {
    const figure = figures[loss.card];
    return (
      <>
        {figure === undefined ? <Drawn name="fallen" /> : <Drawing path={figure} />}
        <span>{titleOf(speaker, loss.card)}</span>
      </>
    );
  }
  return (
    <>
      {loss.to === 'threat' ? <Sign of="threat" /> : <Drawn name="fallen" />}
      <span>{say(`trial.lost.${loss.to}`)}</span>
    </>
  );
}
