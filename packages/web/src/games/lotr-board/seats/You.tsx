import { listed, printedOn, thingName } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { useTable, useView } from '../context.ts';
import { useProps } from '../../../stage/tableContext.tsx';
import { Emblem } from './Emblem.tsx';
import { LIVES } from '@concilio/lotr-board/contract';
import type { Figure } from './seats.ts';
import { Sign } from '../signs/Sign.tsx';
import { KeyBadge, Piece } from '../../../stage/Piece.tsx';
import { useStanding } from '../../../stage/standing.ts';
import { LifeTokens } from './Token.tsx';
import looks from '../../../stage/looks.module.css';
import styles from './You.module.css';

/** All of a player but the hand. */
const useOwn = (seat: number) =>
  useView(({ seats }) => {
    const { hand: _hand, ...rest } = seats[seat] ?? { hand: [] };
    return 'runes' in rest ? rest : undefined;
  });

/** The own seat: the hobbit, its gift, tokens and runes, and what is lacking for the end of the conflict. */
export function You({ figure }: { readonly figure: Figure }) {
  const { speaker, say } = useTable('speaker', 'say');
  const { seat, hobbit, name } = figure;
  const player = useOwn(seat);
  const { isActive, isBearer } = useView(({ active, bearer }) => ({
    isActive: active === hobbit,
    isBearer: bearer === hobbit,
  }));
  const ids = [`seat-${seat}`, hobbit];
  const { light } = useStanding(ids);
  if (player === undefined) return null;
  const runes = say('seat.runes', { count: player.runes ?? 0 });
  return (
    <section className={cx(styles.you, isActive && looks.turn)} aria-label={say('you')} data-light={light}>
      <header className={styles.head}>
        <Piece
          of={ids}
          thing={hobbit}
          label={`${name}, ${player.out ? say('seat.out') : say('you')}`}
          className={styles.name}
        >
          <Emblem figure={figure} className={styles.emblem} />
          <span className={styles.called}>
            <b>{name}</b>
            <small>{player.out ? say('seat.out') : say('you')}</small>
          </span>
          <KeyBadge />
        </Piece>
        <span className={styles.runes} title={runes} role="img" aria-label={runes}>
          <Sign of="rune" />
          <b>{player.runes ?? 0}</b>
        </span>
      </header>
      <p className={styles.ability}>{printedOn(speaker, hobbit)}</p>
      <div className={styles.tokens}>
        {LIVES.map((life) => (
          <LifeTokens key={life} life={life} count={player.lives[life]} own />
        ))}
        <RuneOffers />
        {isBearer && <TheRing />}
      </div>
      {!player.out && <Need seat={seat} />}
    </section>
  );
}

/** The Ring itself, for whoever bears it: it may be put on once in a conflict. */
function TheRing() {
  const { say } = useTable('say');
  const isWorn = useView((view) => view.conflict.ringWorn);
  const { light } = useStanding('put-on-ring');
  const label =
    light === 'lit' ? say('put-on-ring') : `${say('bearer')}. ${say(isWorn ? 'ring.worn' : 'ring.unworn')}`;
  return (
    <Piece of="put-on-ring" thing={null} label={label} className={cx(styles.ring, isWorn && styles.worn)}>
      <span title={label}>
        <Sign of="ring" />
      </span>
      <KeyBadge className={styles.key} />
    </Piece>
  );
}

/** No demand asks for more runes than this. */
const MOST_RUNES = 7;

/** How many runes may be put up, where a demand asks for them. */
function RuneOffers() {
  const { say } = useTable('say');
  const amounts = useProps(({ choices }) =>
    Array.from({ length: MOST_RUNES }, (_, index) => index + 1).filter(
      (runes) => choices.optionsFor(`runes-${runes}`).length > 0,
    ),
  );
  return amounts.map((runes) => (
    <Piece
      key={runes}
      of={`runes-${runes}`}
      thing={null}
      label={say('seat.runes', { count: runes })}
      className={styles.offer}
    >
      <Sign of="rune" />
      {runes}
    </Piece>
  ));
}

/** LOB-12.06: what the lack of life tokens will cost. */
function Need({ seat }: { readonly seat: number }) {
  const { facts, speaker, say } = useTable('facts', 'speaker', 'say');
  const player = useOwn(seat);
  const isAtStake = useView(({ place, bearer }) => facts.boards.has(place) && bearer !== null);
  if (player === undefined || !isAtStake) return null;
  const lacking = LIVES.filter((life) => player.lives[life] === 0);
  const steps = player.lacking;
  const tokens = listed(
    speaker,
    lacking.map((life) => thingName(speaker, life)),
  );
  if (player.spared) return <p className={styles.need}>{say('need.spared')}</p>;
  return (
    <p className={cx(styles.need, steps > 0 && styles.danger)}>
      {steps === 0 ? say('need.none') : say('need.some', { tokens, steps })}
    </p>
  );
}
