import { useTable } from '../context.ts';
import { Dial } from './Dial.tsx';
import { LIMIT } from '../limit.ts';
import { Mark } from '../signs/Mark.tsx';
import { Pile } from '../piles/Pile.tsx';
import type { Player } from '@concilio/lotr-lcg/contract';
import { Slot } from '../play/Slot.tsx';
import { Stops } from './Stops.tsx';
import styles from './You.module.css';

interface Props {
  readonly seat: number;
  readonly player: Player;
}

/** Whose hand it is: threat, and whether they are the first player. */
export function You({ seat, player }: Props) {
  const { view, say, speaker, props } = useTable();
  const isOwn = seat === props.seat;
  const name = speaker.names[seat] ?? '';
  return (
    <div className={styles.you} data-part={`you-${seat}`}>
      <Dial
        threat={player.threat}
        label={say('threat.of', { name, threat: player.threat, limit: LIMIT })}
        caption={say('threat.limit', { limit: LIMIT })}
        className={styles.dial}
      />
      <div>
        <h2>{isOwn ? say('you') : name}</h2>
        {player.out ? <p>{say('out')}</p> : <p>{say('out.at', { limit: LIMIT })}</p>}
        {view.first === seat && (
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
}

/** What lies beside the hand: the deck, the discard pile, and where the table stops. */
export function YourPiles({ seat, player }: Props) {
  const { say } = useTable();
  return (
    <div className={styles.piles}>
      <Pile
        at={`deck-${seat}`}
        label={say('deck')}
        count={player.deck.count}
        cards={player.deck.cards}
        top={{ back: 'player' }}
      />
      <Pile
        at={`discard-${seat}`}
        label={say('discard')}
        count={player.discard.length}
        cards={player.discard}
        top="face"
      />
      {player.deck.shackles.length > 0 && (
        <div className={styles.shackles} role="group" aria-label={say('shackles')}>
          {player.deck.shackles.map((card) => (
            <Slot key={card.id} card={card} form="figure" />
          ))}
        </div>
      )}
    </div>
  );
}

export function YourStops({ seat }: { readonly seat: number }) {
  const { props } = useTable();
  const sitting = props.around.seats[seat];
  const isPlaying =
    props.seat === seat && sitting?.person === true && !sitting.conceded && props.frame.outcome === null;
  return isPlaying ? <Stops /> : null;
}
