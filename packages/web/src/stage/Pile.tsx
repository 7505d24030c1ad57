import type { Look } from '@concilio/kernel';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useSay } from '../ui/say.ts';
import { Count } from './Count.tsx';
import { Piece } from './Piece.tsx';
import styles from './Pile.module.css';
import { useProps } from './tableContext.tsx';
import { texts } from './text/index.ts';

interface Props {
  /** Where cards fly to and from. */
  readonly at: string;
  readonly label: string;
  readonly count: number;
  /** Those that are known, the top one first. */
  readonly cards: readonly Look[];
  /** What is seen of it. */
  readonly top: ReactNode;
  /** A known card as a line of the list. */
  readonly children: (card: string) => ReactNode;
}

/** A pile: how many, what lies on top, and all that is known of it by a click. It glows where an answer lies in it. */
export function Pile({ at, label, count, cards, top, children }: Props) {
  const say = useSay(texts);
  const isLit = useProps(({ choices }) =>
    cards.some(({ id }) => id !== undefined && choices.optionsFor(id).length > 0),
  );
  const unknown = count - cards.length;
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.pile} data-pile={at} data-lit={isLit || undefined}>
        <span aria-hidden="true">{top}</span>
        <span className={styles.count}>
          <b>
            <Count of={count} />
          </b>{' '}
          <span data-part="label">{label}</span>
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.list} sideOffset={8} collisionPadding={8} aria-label={label}>
          <h3>
            {label} <b>{count}</b>
          </h3>
          {count === 0 && <p>{say('pile.empty')}</p>}
          <ul>
            {cards.map(
              ({ id, card }) =>
                id !== undefined &&
                card !== null && (
                  <li key={id}>
                    <Piece of={id} saysPointed className={styles.line}>
                      {children(card)}
                    </Piece>
                  </li>
                ),
            )}
          </ul>
          {unknown > 0 && <p>{say('pile.unknown', { count: unknown })}</p>}
          <Popover.Close className={styles.close} aria-label={say('pile.close')}>
            <Icon name="cross" />
          </Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What is seen of a pile on which nothing lies. */
export const NoTop = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.empty}>{children}</span>
);
