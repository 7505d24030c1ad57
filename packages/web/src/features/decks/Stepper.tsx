import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useBox } from './box.ts';
import type { PoolCard } from './contract.ts';
import { copiesOf, type Deck, withOneMore, withoutOne } from './deck.ts';
import styles from './Stepper.module.css';

interface Props {
  readonly card: PoolCard;
  readonly deck: Deck;
  readonly change: (deck: Deck) => void;
}

/** How many of a card are in the deck, with one less and one more. A plus that is refused says why, with the rule. */
export function Stepper({ card, deck, change }: Props) {
  const { id: game, bench, say } = useBox();
  const [asked, setAsked] = useState(false);
  // Within a dialog, what lies outside of it cannot be seen.
  const [dialog, setDialog] = useState<Element | null>(null);
  const copies = copiesOf(deck, card.id);
  const place = bench.placeFor(deck, card);
  const why = 'why' in place ? place : null;
  const { title: name } = card;
  const sections = bench.sections.map(({ id }) => id);
  const more = (): void =>
    'why' in place ? setAsked(true) : change(withOneMore(deck, place.section, card.id));
  return (
    <span
      ref={(own) => setDialog(own?.closest('dialog') ?? null)}
      className={styles.stepper}
      role="group"
      aria-label={say('step.count', { name, copies })}
    >
      <button
        type="button"
        aria-label={say('step.less', { name })}
        disabled={copies === 0}
        onClick={() => change(withoutOne(deck, sections, card.id))}
      >
        <Icon name="minus" />
      </button>
      <b aria-hidden="true">{copies}</b>
      <Popover.Root open={asked && why !== null} onOpenChange={setAsked}>
        <Popover.Anchor asChild>
          <button
            type="button"
            aria-label={say('step.more', { name })}
            aria-disabled={why !== null}
            onClick={more}
          >
            <Icon name="plus" />
          </button>
        </Popover.Anchor>
        <Popover.Portal container={dialog as HTMLElement | null}>
          <Popover.Content
            className={styles.why}
            side="top"
            sideOffset={8}
            collisionPadding={8}
            aria-label={say('why.title')}
          >
            <h3>{say('why.title')}</h3>
            {why !== null && (
              <>
                <p role="status">{why.why}</p>
                <a href={`/rules/${game}#${why.rule}`} target="_blank" rel="noreferrer">
                  {why.rule}
                </a>
              </>
            )}
            <Popover.Arrow className={styles.arrow} width={16} height={8} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </span>
  );
}
