import { useWords } from '../words.ts';
import styles from './Figures.module.css';
import { type Tally, threatLine } from './tally.ts';

/** What the pictures show, as numbers. */
export function Figures({ tally }: { readonly tally: Tally }) {
  const { speaker, say } = useWords();
  const points = threatLine(tally);
  const number = new Intl.NumberFormat(speaker.language, { maximumFractionDigits: 1 });
  const rows = Array.from({ length: Math.max(points.length, tally.rounds.length) }, (_, round) => ({
    round,
    ended: tally.rounds[round],
    threat: points[round],
  }));
  return (
    <details className={styles.figures}>
      <summary>{say('trial.numbers')}</summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('trial.table.round')}</th>
              <th scope="col">{say('trial.table.won')}</th>
              <th scope="col">{say('trial.table.lost')}</th>
              <th scope="col">{say('trial.table.low')}</th>
              <th scope="col">{say('trial.table.median')}</th>
              <th scope="col">{say('trial.table.high')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ round, ended, threat }) => (
              <tr key={round}>
                <th scope="row">{round === 0 ? say('trial.table.start') : round}</th>
                <td>{ended?.won ?? 0}</td>
                <td>{ended?.lost ?? 0}</td>
                <td>{threat === undefined ? '–' : number.format(threat.low)}</td>
                <td>{threat === undefined ? '–' : number.format(threat.median)}</td>
                <td>{threat === undefined ? '–' : number.format(threat.high)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
