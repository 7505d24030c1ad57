import { useState } from 'react';
import { Page } from '../../app/Page.tsx';
import { GAMES, type GameId } from '../../app/games.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { NewTable } from '../newTable/lazy.tsx';
import { Continue } from './Continue.tsx';
import { GameCard } from './GameCard.tsx';
import styles from './Home.module.css';
import { Learn } from './Learn.tsx';
import { OpenTables } from './OpenTables.tsx';

export function Home() {
  const say = useSay(texts);
  const [chosen, setChosen] = useState<GameId | null>(null);
  const [planning, setPlanning] = useState<GameId | null>(null);
  return (
    <Page title={say('home.title')} place="play" className={styles.home}>
      <section className={styles.hello}>
        <h1>{say('home.hello')}</h1>
        <p>{say('home.about')}</p>
      </section>
      <ul className={styles.games} aria-label={say('home.games')}>
        {GAMES.map((id) => (
          <GameCard
            key={id}
            id={id}
            open={chosen === id}
            choose={() => setChosen(id)}
            change={() => setPlanning(id)}
          />
        ))}
      </ul>
      <Continue />
      <OpenTables begin={() => setPlanning(GAMES[0])} />
      <Learn />
      {planning !== null && <NewTable first={planning} where="here" close={() => setPlanning(null)} />}
    </Page>
  );
}
