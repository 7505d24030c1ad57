import { cx } from '../../../ui/cx.ts';
import { useTable } from '../context.ts';
import { Dial } from './Dial.tsx';
import { LIMIT } from '../limit.ts';
import { Mark } from '../signs/Mark.tsx';
import { isOpenHand, OpenHand } from '../hand/OpenHand.tsx';
import { Pile } from '../piles/Pile.tsx';
import type { Player } from '@concilio/lotr-lcg/contract';
import { Side } from './Side.tsx';
import styles from './Others.module.css';

interface Props {
  readonly seats: readonly number[];
  /** Whose side is unfolded. */
  readonly open: number;
  readonly show: (seat: number) => void;
}

/** The other players: all at a glance, and one of their sides unfolded. */
export function Others({ seats, open, show }: Props) {
  const { view, say } = useTable();
  return (
    <div className={styles.others} role="group" aria-label={say('players')}>
      {seats.map((seat) => {
        const player = view.seats[seat];
        if (player === undefined) return null;
        const isOpen = seat === open || seats.length === 1;
        return (
          <div key={seat} className={cx(styles.other, isOpen && styles.open)}>
            <Header seat={seat} player={player} isOpen={isOpen} show={seats.length === 1 ? null : show} />
            {isOpen && isOpenHand(player) && <OpenHand seat={seat} cards={player.hand} />}
            {isOpen && <Side seat={seat} player={player} isOwn={false} isNarrow />}
          </div>
        );
      })}
    </div>
  );
}

interface HeaderProps {
  readonly seat: number;
  readonly player: Player;
  readonly isOpen: boolean;
  readonly show: Props['show'] | null;
}

function Header({ seat, player, isOpen, show }: HeaderProps) {
  const { view, say, speaker, props } = useTable();
  const name = speaker.names[seat] ?? '';
  const sitting = props.around.seats[seat];
  const isAsked = props.frame.waitingFor.some((one) => one === seat);
  const inside = (
    <>
      <Dial
        threat={player.threat}
        label={say('threat.of', { name, threat: player.threat, limit: LIMIT })}
        className={styles.dial}
      />
      <span className={styles.who}>
        <b>
          {name} {sitting?.person === false && <small>{say('bot')}</small>}
          {view.first === seat && (
            <span className={styles.first} title={say('first')}>
              <Mark of="first" />
              <span className="hidden">{say('first')}</span>
            </span>
          )}
        </b>
        {(player.out || isAsked) && <span>{say(player.out ? 'out' : 'thinks')}</span>}
      </span>
    </>
  );
  return (
    <header className={styles.header}>
      {show === null ? (
        <span className={styles.name}>{inside}</span>
      ) : (
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={() => show(seat)}>
          {inside}
          <span className="hidden">{say('side.show', { name })}</span>
        </button>
      )}
      <OtherPiles seat={seat} player={player} />
    </header>
  );
}

/** The piles of another player, as small as they can be: what they hold is open to all. */
function OtherPiles({ seat, player }: { readonly seat: number; readonly player: Player }) {
  const { say } = useTable();
  return (
    <div className={styles.piles}>
      <Pile
        at={`hand-${seat}`}
        label={say('hand')}
        count={player.hand.length}
        cards={player.hand.filter(({ card }) => card !== null)}
        top={{ sign: 'hand' }}
      />
      <Pile
        at={`deck-${seat}`}
        label={say('deck')}
        count={player.deck.count}
        cards={player.deck.cards}
        top={{ sign: 'deck' }}
      />
      <Pile
        at={`discard-${seat}`}
        label={say('discard')}
        count={player.discard.length}
        cards={player.discard}
        top={{ sign: 'discard' }}
      />
    </div>
  );
}
