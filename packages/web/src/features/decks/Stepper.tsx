import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useBox } from './box.ts';
import type { ToldCard } from './cards.ts';
import { copiesOf, type Deck, whyNoMore, withOneLess, withOneMore } from './deck.ts';
import styles from './Stepper.module.css';

interface Props {
  readonly card: ToldCard;
  readonly deck: Deck;
  readonly change: (deck: Deck) => void;
}

/** How many of a card are in the deck, with one less and one more. A plus that is refused says why, with the rule. */
export function Stepper({ card, deck, change }: Props) {
  const { say, speaker } = useBox();
  const [asked, setAsked] = useState(false);
  // Within a dialog, what lies outside of it cannot be seen.
  const [dialog, setDialog] = useState<Element | null>(null);
  const copies = copiesOf(deck, card.id);
  const why = whyNoMore(deck, card);
  const { name } = card;
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
        onClick={() => change(withOneLess(deck, card))}
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
            onClick={() => (why === null ? change(withOneMore(deck, card)) : setAsked(true))}
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
                <p role="status">{say(why.key)}</p>
                <a href={`/rules/${speaker.game.id}#${why.rule}`} target="_blank" rel="noreferrer">
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
