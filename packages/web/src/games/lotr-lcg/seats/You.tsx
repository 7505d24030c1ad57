import { memo } from 'react';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';
import { useProps } from '../../../stage/tableContext.tsx';
import { useTable, useView } from '../context.ts';
import { CardPile } from '../piles/CardPile.tsx';
import { Slot } from '../play/Slot.tsx';
import { Mark } from '../signs/Mark.tsx';
import { Stops } from '../../../stage/Stops.tsx';
import { Threat } from './Threat.tsx';
import styles from './You.module.css';

/** Whose hand it is: threat, and whether they are the first player. */
export const You = memo(({ seat }: { readonly seat: number }) => {
  const { say, speaker } = useTable('say', 'speaker');
  const { threat, out, isFirst } = useView(({ seats, first }) => ({
    threat: seats[seat]?.threat ?? 0,
    out: seats[seat]?.out,
    isFirst: first === seat,
  }));
  const isOwn = useProps((props) => props.seat === seat);
  return (
    <div className={styles.you} data-part={`you-${seat}`}>
      <Threat
        seat={seat}
        threat={threat}
        caption={say('threat.limit', { limit: ELIMINATION })}
        className={styles.dial}
      />
      <div>
        <h2>{isOwn ? say('you') : speaker.names[seat]}</h2>
        <p>{out === true ? say('out') : say('out.at', { limit: ELIMINATION })}</p>
        {isFirst && (
          <p className={styles.first}>
            <span>
              <Mark of="first" />
            </span>
            {say('first')}
          </p>
        )}
      </div>
    </div>
  );
});

/** What lies beside the hand: the deck, the discard pile, and where the table stops. */
export const Beside = memo(
  ({ seat, className }: { readonly seat: number; readonly className?: string | undefined }) => {
    const { say } = useTable('say');
    const player = useView((view) => view.seats[seat]);
    const isPlaying = useProps(({ around, frame, seat: own }) => {
      const sitting = around.seats[seat];
      return own === seat && sitting?.person === true && !sitting.conceded && frame.outcome === null;
    });
    if (player === undefined) return null;
    const { deck, discard } = player;
    return (
      <div className={className}>
        <div className={styles.piles}>
          <CardPile
            at={`deck-${seat}`}
            label="deck"
            count={deck.count}
            cards={deck.cards}
            top={{ back: 'player' }}
          />
          <CardPile at={`discard-${seat}`} label="discard" cards={discard} top="face" />
          {deck.shackles.length > 0 && (
            <div className={styles.shackles} role="group" aria-label={say('shackles')}>
              {deck.shackles.map((card) => (
                <Slot key={card.id} card={card} form="figure" />
              ))}
            </div>
          )}
        </div>
        {isPlaying && <Stops />}
      </div>
    );
  },
);
