import { gameText } from '@concilio/text';
import type { TableProps } from '../../../table/contract.ts';
import { cx } from '../../../ui/cx.ts';
import { Mark } from '../signs/Mark.tsx';
import type { View } from '@concilio/lotr-lcg/contract';
import { sayIn } from '../say.ts';
import { plainly } from '../../../stage/plainly.ts';
import { ScoreSheet } from '../scores/ScoreSheet.tsx';
import { sheetOf } from '../scores/sheet.ts';
import styles from './End.module.css';

/** How it ended, over the table on which it did: the result, and the score sheet. */
export function End({ frame, view, speaker: marked }: TableProps<View>) {
  const { outcome } = frame;
  if (outcome === null) return null;
  const speaker = plainly(marked);
  const say = sayIn(speaker.language);
  const { scenario, round } = view;
  const isWon = outcome.winners.length > 0;
  const values = { scenario: gameText(speaker, `scenario.${scenario}`) ?? scenario, rounds: round };
  return (
    <section className={cx(styles.end, isWon ? styles.won : styles.lost)}>
      <span className={styles.medal}>
        <Mark of={isWon ? 'victory' : 'out'} />
      </span>
      <h2 className={styles.title}>{say(isWon ? 'end.won' : 'end.lost')}</h2>
      <p className={styles.tale}>{say(isWon ? 'end.won.text' : 'end.lost.text', values)}</p>
      <div className={styles.sheet}>
        <ScoreSheet sheet={sheetOf(view, outcome)} speaker={speaker} />
      </div>
    </section>
  );
}
