import { texts } from '../text/index.ts';
import { useSay } from '../ui/say.ts';
import styles from './Loading.module.css';
import { Mark } from './Mark.tsx';

/** While a page comes. What comes at once is not announced: the sign appears only after a moment. */
export function Loading() {
  const say = useSay(texts);
  return (
    <div className={styles.loading} role="status">
      <Mark />
      <span className="hidden">{say('ui.loading')}</span>
    </div>
  );
}
