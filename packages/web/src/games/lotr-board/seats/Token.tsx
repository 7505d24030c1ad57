import { thingName } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { useTable } from '../context.ts';
import { ACTIVITIES, type Life } from '@concilio/lotr-board/contract';
import { Sign } from '../signs/Sign.tsx';
import { KeyBadge, Piece } from '../../../stage/Piece.tsx';
import styles from './Token.module.css';

interface FaceProps {
  readonly of: string;
  readonly className?: string | undefined;
}

/** Symbols of activities have their hues; tokens are of their own colour. */
const isHued = (of: string): boolean =>
  of === 'star' || of === 'tale' || ACTIVITIES.some((activity) => activity === of);

/** A round token with its icon, or the symbol of an activity. */
export const TokenFace = ({ of, className }: FaceProps) => (
  <span className={cx(styles.token, styles[of], className)} data-act={isHued(of) ? of : undefined}>
    <Sign of={of} />
  </span>
);

interface LifeProps {
  readonly life: Life;
  readonly count: number;
  /** Whether it is the own seat's: only those can be an answer. */
  readonly own: boolean;
}

/** The life tokens of one kind that a player has: an empty socket if none, a number from two on. */
export function LifeTokens({ life, count, own }: LifeProps) {
  const { speaker, say } = useTable('speaker', 'say');
  const label = say('tokens.of', { token: thingName(speaker, life), count });
  const face = (
    <>
      <span className={cx(styles.token, styles[life], count === 0 && styles.empty)}>
        <Sign of={life} />
      </span>
      {count > 1 && <b className={styles.count}>{count}</b>}
      <KeyBadge className={styles.key} />
    </>
  );
  if (!own)
    return (
      <span className={styles.life} title={label} role="img" aria-label={label}>
        {face}
      </span>
    );
  return (
    <Piece of={life} label={label} className={cx(styles.life, styles.own)}>
      {face}
    </Piece>
  );
}
