import type { Points } from '@concilio/lotr-lcg/contract';
import { thingName, type Speaker } from '@concilio/text';
import { type ReactNode, useId } from 'react';
import { useSay } from '../../../ui/say.ts';
import { deckTitle, scenarioTitle } from './names.ts';
import { Scene, ScoreSign } from './Scene.tsx';
import styles from './ScoreSheet.module.css';
import { SeatSign } from '../../../features/scores/SeatSign.tsx';
import type { Sheet } from './sheet.ts';
import { texts } from './text/index.ts';

interface Props {
  /** From `sheetOf(view, outcome)`, at any moment of a match. */
  readonly sheet: Sheet;
  /** The game, the reader's language and the names of the seats. */
  readonly speaker: Speaker;
  /** Which scenario of its campaign this is, from 1. */
  readonly number?: number | undefined;
  /** When it was played, and the like: stands under the title. */
  readonly note?: string | undefined;
  /** What stands below the numbers: notes, ways to go on. */
  readonly children?: ReactNode;
}

/** The score sheet of one scenario: what each player ends with, the victory points, and the total (LCG-26). */
export function ScoreSheet({ sheet, speaker, number, note, children }: Props) {
  const say = useSay(texts);
  const title = useId();
  const { scenario, result, round, lines, victory, rounds, total } = sheet;
  const seal = result ?? 'running';
  return (
    <article className={styles.sheet} data-result={seal} aria-labelledby={title}>
      <Scene scenario={scenario} />
      <p className={styles.seal}>
        <ScoreSign of={seal} />
        {result === null ? say('sheet.round', { round }) : say(`sheet.${result}`)}
      </p>
      <header>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <div>
          <h3 id={title}>{scenarioTitle(speaker, scenario)}</h3>
          <p>
            {[note, result === null ? undefined : say('sheet.rounds', { rounds: round })]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </p>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{say('sheet.player')}</span>
            </th>
            <th scope="col">{say('sheet.threat')}</th>
            <th scope="col">{say('sheet.dead')}</th>
            <th scope="col">{say('sheet.damage')}</th>
            <th scope="col">{say('sheet.subtotal')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, seat) => (
            <tr key={seat}>
              <th scope="row" title={deckTitle(speaker, line.deckName)}>
                <SeatSign seat={seat} />
                <span>{speaker.names[seat]}</span>
              </th>
              <td>
                {line.threat}
                {line.isOut && <small>{say('sheet.out')}</small>}
              </td>
              <td>
                {line.dead.each.length === 0 ? '–' : line.dead.points}
                {line.dead.each.length > 0 && <small>{named(speaker, line.dead, false)}</small>}
              </td>
              <td>{line.damage === 0 ? '–' : line.damage}</td>
              <td>
                <b>{line.subtotal}</b>
              </td>
            </tr>
          ))}
          {rounds !== null && (
            <tr>
              <th scope="row" colSpan={4}>
                {say('sheet.each-round')} <small>{say('sheet.times', { rounds: round })}</small>
              </th>
              <td>
                <b>{rounds}</b>
              </td>
            </tr>
          )}
          <tr className={styles.victory}>
            <th scope="row" colSpan={4}>
              {say('sheet.victory')} <small>{named(speaker, victory, true)}</small>
            </th>
            <td>{victory.each.length === 0 ? '–' : `−${victory.points}`}</td>
          </tr>
        </tbody>
      </table>
      {children}
      <footer>
        <span>{say(result === null ? 'sheet.if-won' : 'sheet.total')}</span>
        {result === 'lost' ? <i>{say('sheet.none')}</i> : <b>{total}</b>}
      </footer>
    </article>
  );
}

/** Cards by their names; several copies of one count together. */
function named(speaker: Speaker, { each: cards }: Points, withPoints: boolean): string {
  const counts = new Map<string, number>();
  for (const { card, points } of cards) counts.set(card, (counts.get(card) ?? 0) + points);
  return [...counts]
    .map(([card, all]) => (withPoints ? `${thingName(speaker, card)} ${all}` : thingName(speaker, card)))
    .join(', ');
}
