import { texts } from '../text/index.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './Notice.module.css';
import { useSay } from './say.ts';

interface Props {
  readonly text: string;
  readonly kind?: 'plain' | 'trouble';
  readonly again?: (() => void) | undefined;
}

/** One clear sentence where something else was expected, and perhaps a way to try again. */
export function Notice({ text, kind = 'plain', again }: Props) {
  const say = useSay(texts);
  return (
    <div
      className={cx(styles.notice, kind === 'trouble' && styles.trouble)}
      role={kind === 'trouble' ? 'alert' : 'status'}
    >
      <p>{text}</p>
      {again && (
        <Button small onClick={again}>
          {say('ui.again')}
        </Button>
      )}
    </div>
  );
}
