import { printedOn } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { CardBack } from '../hand/Card.tsx';
import { useTable, useView } from '../context.ts';
import { useProps } from '../../../stage/tableContext.tsx';
import { Emblem } from './Emblem.tsx';
import { LIVES } from '@concilio/lotr-board/contract';
import { keyIfAny } from '../say.ts';
import type { Figure } from './seats.ts';
import { Sign } from '../signs/Sign.tsx';
import { KeyBadge, Piece } from '../../../stage/Piece.tsx';
import { useStanding } from '../../../stage/standing.ts';
import { LifeTokens } from './Token.tsx';
import looks from '../../../stage/looks.module.css';
import styles from './Seat.module.css';

/** Who sits there: a person's name, or the level of a bot. */
export function useSitting(seat: number): string {
  const { speaker, say } = useTable('speaker', 'say');
  const sitting = useProps(({ around }) => around.seats[seat]);
  if (sitting === undefined) return speaker.names[seat] ?? '';
  if (sitting.bot === null) return sitting.here ? sitting.name : `${sitting.name}, ${say('seat.away')}`;
  const level = keyIfAny(`level.${sitting.bot}`);
  return say('seat.bot', { level: level === null ? sitting.bot : say(level) });
}

/** Another player: the hobbit, what it can do, and all that a table would show of it. */
export function Seat({ figure, isCrowded }: { readonly figure: Figure; readonly isCrowded: boolean }) {
  const { speaker, say } = useTable('speaker', 'say');
  const { seat, hobbit, name } = figure;
  const player = useView((view) => view.seats[seat]);
  const { active, isBearer, isWorn } = useView(({ active, bearer, conflict }) => ({
    active,
    isBearer: bearer === hobbit,
    isWorn: conflict.ringWorn,
  }));
  const { isAsked, told } = useProps(({ frame, playing }) => ({
    isAsked: frame.waitingFor.some((one) => one === seat) && frame.outcome === null,
    told: playing?.said.seat === seat,
  }));
  const sitting = useSitting(seat);
  const ids = [`seat-${seat}`, hobbit];
  const { light } = useStanding(ids);
  if (player === undefined) return null;
  const isActive = active === hobbit && !player.out;
  const runes = [
    player.runes === null ? say('seat.runes.hidden') : say('seat.runes', { count: player.runes }),
    ...(player.gold.length === 0 ? [] : [say('seat.gold', { count: player.gold.length })]),
  ].join(', ');
  return (
    <li
      className={cx(
        styles.seat,
        isCrowded && styles.crowded,
        isActive && looks.turn,
        player.out && styles.out,
        told && styles.told,
      )}
      data-light={light}
      data-pile={`seat-${seat}`}
    >
      <Piece
        of={ids}
        thing={hobbit}
        more={[
          isActive ? say('seat.turn') : null,
          isBearer ? say('bearer') : null,
          isAsked ? say('seat.asked') : null,
        ]}
        className={styles.head}
      >
        <Emblem figure={figure} />
        <span className={styles.who}>
          <b>{name}</b>
          <small>{sitting}</small>
        </span>
        <KeyBadge />
        {isBearer && (
          <span className={cx(styles.bearer, isWorn && styles.worn)} title={say('bearer')}>
            <Sign of="ring" />
          </span>
        )}
        {isAsked && (
          <span className={styles.asked} title={say('seat.asked')}>
            <Sign of="tale" />
          </span>
        )}
      </Piece>
      {player.out ? (
        <p className={styles.lost}>
          <Sign of="fallen" />
          {say('seat.out')}
        </p>
      ) : (
        <>
          <p className={styles.ability}>{printedOn(speaker, hobbit)}</p>
          <div className={styles.goods}>
            <Backs seat={seat} />
            <span className={styles.stat} title={runes} role="img" aria-label={runes}>
              <Sign of="rune" />
              <b>{player.runes ?? '?'}</b>
            </span>
            <span className={styles.tokens}>
              {LIVES.map((life) => (
                <LifeTokens key={life} life={life} count={player.lives[life]} own={false} />
              ))}
            </span>
          </div>
        </>
      )}
    </li>
  );
}

/** The hand of another: how many cards, and how many of each back. */
function Backs({ seat }: { readonly seat: number }) {
  const { say, facts } = useTable('say', 'facts');
  const hand = useView((view) => view.seats[seat]?.hand) ?? [];
  const isLegendary = ({ card, back }: (typeof hand)[number]): boolean =>
    card === null ? back === 'legendary' : (facts.cards.get(card)?.location ?? null) !== null;
  const legendary = hand.filter(isLegendary).length;
  const adventure = hand.length - legendary;
  const label = `${say('seat.cards', { count: hand.length })}: ${say('seat.backs', { adventure, legendary })}`;
  return (
    <span className={styles.backs} title={label} role="img" aria-label={label}>
      <CardBack back="adventure" className={styles.back} />
      <b>{adventure}</b>
      {legendary > 0 && (
        <>
          <CardBack back="legendary" className={styles.back} />
          <b>{legendary}</b>
        </>
      )}
    </span>
  );
}
