import type { Speaker } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import styles from './Back.module.css';
import marks from './marks.module.css';
import { sayIn } from './say.ts';
import { Sign } from './Sign.tsx';

export type BackKind = 'player' | 'encounter' | 'quest';

interface Props {
  readonly kind: BackKind;
  readonly speaker: Speaker;
  readonly className?: string | undefined;
}

/** The back of a card. Backs differ by deck. As large as `--w` and `--h` say. */
export const Back = ({ kind, speaker, className }: Props) => (
  <span
    className={cx(styles.holder, marks.marked, className)}
    role="img"
    aria-label={sayIn(speaker.language)(`back.${kind}`)}
  >
    <span className={styles.back} data-kind={kind}>
      <Sign of={kind} />
    </span>
  </span>
);
