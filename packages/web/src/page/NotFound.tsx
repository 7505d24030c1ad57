import { Page } from './Page.tsx';
import { texts } from '../text/index.ts';
import { LinkButton } from '../ui/Button.tsx';
import { useSay } from '../ui/say.ts';
import styles from './NotFound.module.css';

export function NotFound() {
  const say = useSay(texts);
  return (
    <Page title={say('lost.title')} className={styles.lost}>
      <h1>{say('lost.title')}</h1>
      <p>{say('lost.about')}</p>
      <div className={styles.ways}>
        <LinkButton kind="main" href="/">
          {say('trouble.home')}
        </LinkButton>
        <LinkButton href="/lobby">{say('room.lobby')}</LinkButton>
      </div>
    </Page>
  );
}
