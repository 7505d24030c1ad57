import { texts } from '../text/index.ts';
import { Button } from '../ui/Button.tsx';
import { useSay } from '../ui/say.ts';
import styles from './Trouble.module.css';

/** Shown where a page has failed. Both ways out load everything anew: what is broken may not be trusted to navigate. */
export function Trouble() {
  const say = useSay(texts);
  return (
    <main className={styles.trouble}>
      <h1>{say('trouble.title')}</h1>
      <p>{say('trouble.about')}</p>
      <div className={styles.ways}>
        <Button kind="main" onClick={() => location.reload()}>
          {say('trouble.reload')}
        </Button>
        <Button onClick={() => location.assign('/')}>{say('trouble.home')}</Button>
      </div>
    </main>
  );
}
