import type { Seat } from '@concilio/kernel';
import type { Sitting } from '@concilio/tables';
import { Icon } from '../icons/Icon.tsx';
import { PersonMenu } from '../people/PersonMenu.tsx';
import { useBlocked } from '../people/people.ts';
import { texts as peopleTexts } from '../people/text/index.ts';
import { type Say, useSay } from '../ui/say.ts';
import { Clock } from './Clock.tsx';
import { useHere } from './here.ts';
import styles from './Players.module.css';
import { SeatMark } from './SeatMark.tsx';
import type { Key } from './text/index.ts';

const LEVELS: Readonly<Record<string, Key>> = {
  random: 'level.random',
  simple: 'level.simple',
  strong: 'level.strong',
};

export const levelName = (say: Say<Key>, level: string): string => {
  const key = LEVELS[level];
  return key === undefined ? level : say(key);
};

/** What there is to say about somebody at the table besides their name. */
function stateOf(say: Say<Key>, { bot, person, here, conceded }: Sitting, isMine: boolean): string {
  if (conceded) return say('player.conceded');
  if (bot !== null) return say(person ? 'player.stand-in' : 'player.bot', { level: levelName(say, bot) });
  if (isMine) return say('player.you');
  return say(here ? 'player.person' : 'player.away');
}

/** Who sits where, whom the match waits for, and how much time they have. */
export function Players() {
  const { state, frame, speaker, people, say } = useHere();
  const blocked = useBlocked();
  const person = useSay(peopleTexts);
  return (
    <ul className={styles.players}>
      {state.around?.seats.map((sitting, index) => {
        const isAsked = frame.waitingFor.some((seat) => seat === index);
        const isMine = frame.seat === (index as Seat);
        const name = speaker.names[index] ?? '';
        const id = people?.ids[index] ?? null;
        const isBlocked = blocked.some((one) => one.id === id);
        return (
          <li key={index} className={styles.player} data-asked={isAsked} data-out={sitting.conceded}>
            <SeatMark seat={index} name={name} />
            <span className={styles.who}>
              <b>{name}</b>
              <span>
                {sitting.name === name ? '' : `${sitting.name} · `}
                {stateOf(say, sitting, isMine)}
                {isBlocked && ` · ${person('person.is-blocked')}`}
              </span>
            </span>
            {sitting.bot !== null && <Icon name="bot" className={styles.bot} />}
            {sitting.clock !== null && <Clock clock={sitting.clock} />}
            {isAsked && (
              <span className={styles.asked}>
                <Icon name="hourglass" title={say('player.asked')} />
              </span>
            )}
            {people !== null && id !== null && !isMine && (
              <PersonMenu table={people.table} name={sitting.name} id={id} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
