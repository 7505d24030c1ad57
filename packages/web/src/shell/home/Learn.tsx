import { LearnCards } from '../../features/lesson/LearnCards.tsx';
import { taught } from '../../games/index.ts';
import { texts } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import styles from './Learn.module.css';

/** Where to begin, for those who do not know a game yet. */
export function Learn() {
  const say = useSay(texts);
  return (
    <Panel title={say('home.learn')}>
      <ul className={styles.ways}>
        <LearnCards lessons={taught()} />
        <li>
          <h3>{say('home.learn.rules')}</h3>
          <p>{say('home.learn.rules.about')}</p>
          <LinkButton href="/rules/lotr-board" icon="book" small>
            {say('home.learn.rules.go')}
          </LinkButton>
        </li>
      </ul>
    </Panel>
  );
}
