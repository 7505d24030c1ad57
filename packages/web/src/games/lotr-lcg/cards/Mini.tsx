import type { Speaker } from '@concilio/text';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { paths } from './engravings.ts';
import { Drawing } from '../../../icons/Icon.tsx';
import { cardsOf } from './facts.ts';
import frame from './frame.module.css';
import marks from './marks.module.css';
import styles from './Mini.module.css';
import { Gem, Title } from './Parts.tsx';
import { cardTold } from './told.ts';

interface Props {
  readonly card: string;
  readonly speaker: Speaker;
  /** What stands first: the engraved figure, or the gem with the cost. */
  readonly first?: 'figure' | 'gem';
  readonly exhausted?: boolean;
  /** What stands after the title. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

const figures: Readonly<Record<string, string>> = paths;

/** A card as one line: an attachment tucked under its bearer, or a line of a list. */
export function Mini({ card, speaker, first = 'figure', exhausted = false, children, className }: Props) {
  const facts = cardsOf(speaker.game).get(card);
  if (facts === undefined) return null;
  return (
    <span
      className={cx(frame.frame, styles.mini, marks.marked, exhausted && styles.exhausted, className)}
      data-house={facts.house}
    >
      <span className={styles.strip} role="img" aria-label={cardTold(speaker, facts, null)}>
        {first === 'gem' ? (
          <Gem card={facts} />
        ) : (
          <span className={styles.figure}>
            <Drawing path={figures[card] ?? paths['orc-guard']} />
          </span>
        )}
        <span className={styles.title}>
          <Title speaker={speaker} card={facts} />
        </span>
        {children}
      </span>
    </span>
  );
}
