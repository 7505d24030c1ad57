import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/Icon.tsx';
import { Back, type BackKind, Chip, Mini } from '../cards/index.ts';
import { TableContext, useTable } from '../context.ts';
import { Mark, type MarkName } from '../signs/Mark.tsx';
import type { Look } from '@concilio/kernel';
import { Thing, useChoice } from '../play/Thing.tsx';
import { Count } from '../board/Count.tsx';
import styles from './Pile.module.css';

interface Props {
  /** Where cards fly to and from. */
  readonly at: string;
  readonly label: string;
  readonly count: number;
  /** Those that are known, the top one first. */
  readonly cards: readonly Look[];
  /** What lies on top: a back, the uppermost face, or only a sign. */
  readonly top: { readonly back: BackKind } | { readonly sign: MarkName } | 'face';
}

/** A pile: how many, what lies on top, and all that is known of it by a click. It glows where an answer lies in it. */
export function Pile({ at, label, count, cards, top }: Props) {
  const shared = useTable();
  const { say, props } = shared;
  const { choices } = props;
  const isLit = cards.some(({ id }) => id !== undefined && choices.optionsFor(id).length > 0);
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.pile} data-pile={at} data-lit={isLit || undefined}>
        <span aria-hidden="true">
          <Top top={top} card={cards[0]?.card ?? null} />
        </span>
        <span className={styles.count}>
          <b>
            <Count of={count} />
          </b>{' '}
          <span data-part="label">{label}</span>
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.list} sideOffset={8} collisionPadding={8} aria-label={label}>
          {/* A list over the table is still a part of it. */}
          <TableContext value={shared}>
            <Known label={label} count={count} cards={cards} />
            <Popover.Close className={styles.close} aria-label={say('pile.close')}>
              <Icon name="cross" />
            </Popover.Close>
          </TableContext>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What is known of a pile; nothing of it is put together before it is looked at. */
function Known({ label, count, cards }: Pick<Props, 'label' | 'count' | 'cards'>) {
  const { say, speaker } = useTable();
  const unknown = count - cards.length;
  return (
    <>
      <h3>
        {label} <b>{count}</b>
      </h3>
      {count === 0 && <p>{say('pile.empty')}</p>}
      <ul>
        {cards.map(({ id, card }, index) => (
          <li key={id ?? index}>
            {id === undefined || card === null ? (
              <Back kind="player" speaker={speaker} />
            ) : (
              <Line id={id} card={card} />
            )}
          </li>
        ))}
      </ul>
      {unknown > 0 && <p>{say('pile.unknown', { count: unknown })}</p>}
    </>
  );
}

function Line({ id, card }: { readonly id: string; readonly card: string }) {
  const { speaker } = useTable();
  const standing = useChoice(id);
  return (
    <Thing id={id} className={styles.line}>
      <Mini
        card={card}
        speaker={speaker}
        lit={standing.light === 'lit'}
        chosen={standing.chosen}
        dim={standing.light === 'blocked'}
      />
    </Thing>
  );
}

function Top({ top, card }: { readonly top: Props['top']; readonly card: string | null }): ReactNode {
  const { speaker } = useTable();
  if (top === 'face')
    return card === null ? (
      <span className={styles.empty}>
        <Mark of="discard" />
      </span>
    ) : (
      <Chip card={card} speaker={speaker} form="figure" gem={false} className={styles.face} />
    );
  if ('sign' in top)
    return (
      <span className={styles.sign}>
        <Mark of={top.sign} />
      </span>
    );
  return <Back kind={top.back} speaker={speaker} />;
}
