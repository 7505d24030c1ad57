import type { Player } from '@concilio/lotr-lcg/contract';
import { memo } from 'react';
import { useProps } from '../../../stage/tableContext.tsx';
import { cx } from '../../../ui/cx.ts';
import { useTable, useView } from '../context.ts';
import { isOpenHand, OpenHand } from '../hand/OpenHand.tsx';
import { CardPile } from '../piles/CardPile.tsx';
import { Mark } from '../signs/Mark.tsx';
import { Side } from './Side.tsx';
import { Threat } from './Threat.tsx';
import styles from './Others.module.css';

interface Props {
  readonly seats: readonly number[];
  /** Whose side is unfolded. */
  readonly open: number;
  readonly show: (seat: number) => void;
}

/** The other players: all at a glance, and one of their sides unfolded. */
export function Others({ seats, open, show }: Props) {
  const { say } = useTable('say');
  const players = useView((view) => view.seats);
  const player = players[open];
  return (
    <div className={styles.others} role="group" aria-label={say('players')}>
      <div className={styles.heads}>
        {seats.map((seat) => {
          const one = players[seat];
          const isOpen = seat === open;
          return (
            one !== undefined && (
              <Header
                key={seat}
                seat={seat}
                player={one}
                isOpen={isOpen}
                show={seats.length === 1 ? null : show}
              />
            )
          );
        })}
      </div>
      {player !== undefined && isOpenHand(player) && <OpenHand seat={open} cards={player.hand} />}
      <Side key={open} seat={open} isNarrow />
    </div>
  );
}

interface HeaderProps {
  readonly seat: number;
  readonly player: Player;
  readonly isOpen: boolean;
  readonly show: Props['show'] | null;
}

const Header = memo(({ seat, player, isOpen, show }: HeaderProps) => {
  const { say, speaker } = useTable('say', 'speaker');
  const name = speaker.names[seat] ?? '';
  const isFirst = useView((view) => view.first === seat);
  const isBot = useProps(({ around }) => around.seats[seat]?.person === false);
  const isAsked = useProps(({ frame }) => frame.waitingFor.some((one) => one === seat));
  const { hand, deck, discard, out } = player;
  const inside = (
    <>
      <Threat seat={seat} threat={player.threat} className={styles.dial} />
      <span className={styles.who}>
        <b>
          {name} {isBot && <small>{say('bot')}</small>}
          {isFirst && (
            <span className={styles.first} title={say('first')}>
              <Mark of="first" />
              <span className="hidden">{say('first')}</span>
            </span>
          )}
        </b>
        {(out || isAsked) && <span>{say(out ? 'out' : 'thinks')}</span>}
      </span>
    </>
  );
  return (
    <header className={cx(styles.header, isOpen && styles.open)}>
      {show === null ? (
        <span className={styles.name}>{inside}</span>
      ) : (
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={() => show(seat)}>
          {inside}
          <span className="hidden">{say('side.show', { name })}</span>
        </button>
      )}
      {/* As small as they can be: what others hold is open to all. */}
      <div className={styles.piles}>
        <CardPile
          at={`hand-${seat}`}
          label="hand"
          count={hand.length}
          cards={hand.filter(({ card }) => card !== null)}
          top={{ sign: 'hand' }}
        />
        <CardPile
          at={`deck-${seat}`}
          label="deck"
          count={deck.count}
          cards={deck.cards}
          top={{ sign: 'deck' }}
        />
        <CardPile at={`discard-${seat}`} label="discard" cards={discard} top={{ sign: 'discard' }} />
      </div>
    </header>
  );
});
