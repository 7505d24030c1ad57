import type { RoomLine } from '@concilio/tables';
import { ago, clockText } from '../../text/clock.ts';
import { useLanguage } from '../../client/language.ts';
import { texts } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { useSay } from '../../ui/say.ts';
import { Above } from '../Above.tsx';
import { nameOfGame, nameOfTable } from '../gameName.ts';
import { optionsLine } from '../optionsLine.ts';
import { freeSeats, kindOf } from '../seats.ts';
import styles from './TableCard.module.css';

interface Props {
  readonly line: RoomLine;
  readonly join: () => void;
}

/** An open table, seen from above. */
export function TableCard({ line, join }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const free = freeSeats(line.seats);
  const options = optionsLine(say, line);
  const bots = line.seats.filter((seat) => kindOf(seat) === 'bot').length;
  return (
    <li className={styles.card}>
      <header>
        <h2>{nameOfTable(say, line)}</h2>
        <p>{nameOfGame(say, line.game)}</p>
      </header>
      <Above game={line.game} seats={line.seats} />
      <Facts
        className={styles.facts}
        facts={[
          { icon: 'clock', text: clockText(say, line.clock) },
          { icon: 'bot', text: say('lobby.bots', { bots }) },
        ]}
      />
      <footer>
        <div className={styles.about}>
          {options !== '' && <p className={styles.options}>{options}</p>}
          <p>{say('lobby.since', { when: ago(language, line.created, Date.now()) })}</p>
        </div>
        {line.mine === null ? (
          <button type="button" className={styles.join} onClick={join}>
            {say('lobby.join')}
            <span className="hidden"> {nameOfTable(say, line)}</span>
            <small>{say('lobby.free', { free })}</small>
          </button>
        ) : (
          <LinkButton href={`/table/${line.table}`}>{say('mine.open')}</LinkButton>
        )}
      </footer>
    </li>
  );
}
