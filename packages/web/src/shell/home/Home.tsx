import { useState } from 'react';
import { Page } from '../../page/Page.tsx';
import { GAMES, type GameId } from '../../client/games.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { NewTable } from '../../features/newTable/lazy.tsx';
import { cx } from '../../ui/cx.ts';
import { useBegun } from './begun.ts';
import { Continue } from './Continue.tsx';
import { GameCard } from './GameCard.tsx';
import styles from './Home.module.css';
import { Learn } from './Learn.tsx';
import { OpenTables } from './OpenTables.tsx';

/** Our own small game stands below the great ones. */
const SMALLEST: GameId = 'tutorial';

/** Whoever has begun something finds that first, and the games below it; others are shown the games. */
export function Home() {
  const say = useSay(texts);
  const [chosen, setChosen] = useState<GameId | null>(null);
  const begun = useBegun();
  const isBack = begun.mine.length > 0 || begun.local.length > 0;
  const [planning, setPlanning] = useState<GameId | null>(null);
  return (
    <Page title={say('home.title')} place="play" className={cx(styles.home, isBack && styles.back)}>
      <section className={styles.hello}>
        <h1>{say('home.hello')}</h1>
        <p>{say('home.about')}</p>
      </section>
      {isBack && <Continue {...begun} />}
      <ul className={styles.games} aria-label={say('home.games')}>
        {GAMES.map((id) => (
          <GameCard
            key={id}
            id={id}
            look={id === SMALLEST ? 'strip' : isBack ? 'small' : 'large'}
            open={chosen === id}
            choose={() => setChosen(id)}
            change={() => setPlanning(id)}
          />
        ))}
      </ul>
      <OpenTables begin={() => setPlanning(GAMES[0])} pictured={!isBack} />
      <Learn />
      {planning !== null && <NewTable first={planning} where="here" close={() => setPlanning(null)} />}
    </Page>
  );
}
