import { listed, printedOn, thingName } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { useTable } from '../context.ts';
import { Emblem } from './Emblem.tsx';
import { LIVES } from '@concilio/lotr-board/contract';
import type { Figure } from './seats.ts';
import { Sign } from '../signs/Sign.tsx';
import { KeyBadge, Thing, useChoice } from '../Thing.tsx';
import { LifeTokens } from './Token.tsx';
import styles from './You.module.css';

/** The own seat: the hobbit, its gift, tokens and runes, and what is lacking for the end of the conflict. */
export function You({ figure }: { readonly figure: Figure }) {
  const { view, speaker, say } = useTable();
  const { seat, hobbit, name } = figure;
  const player = view.seats[seat];
  const ids = [`seat-${seat}`, hobbit];
  const standing = useChoice(ids);
  if (player === undefined) return null;
  const runes = say('seat.runes', { count: player.runes ?? 0 });
  return (
    <section
      className={cx(styles.you, view.active === hobbit && styles.active)}
      aria-label={say('you')}
      data-light={standing.light}
    >
      <header className={styles.head}>
        <Thing ids={ids} thing={hobbit} className={styles.name}>
          <Emblem figure={figure} className={styles.emblem} />
          <span className={styles.called}>
            <b>{name}</b>
            <small>{player.out ? say('seat.out') : say('you')}</small>
          </span>
          <KeyBadge standing={standing} />
        </Thing>
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
        {view.bearer === hobbit && <TheRing />}
      </div>
      {!player.out && <Need seat={seat} />}
    </section>
  );
}

/** The Ring itself, for whoever bears it: it may be put on once in a conflict. */
function TheRing() {
  const { view, say } = useTable();
  const ids = ['put-on-ring'];
  const standing = useChoice(ids);
  const label =
    standing.light === 'lit'
      ? say('put-on-ring')
      : `${say('bearer')}. ${say(view.conflict.ringWorn ? 'ring.worn' : 'ring.unworn')}`;
  return (
    <Thing
      ids={ids}
      thing={null}
      label={label}
      className={cx(styles.ring, view.conflict.ringWorn && styles.worn)}
    >
      <span title={label}>
        <Sign of="ring" />
      </span>
      <KeyBadge standing={standing} className={styles.key} />
    </Thing>
  );
}

/** No demand asks for more runes than this. */
const MOST_RUNES = 7;

/** How many runes may be put up, where a demand asks for them. */
function RuneOffers() {
  const { props, say } = useTable();
  const amounts = Array.from({ length: MOST_RUNES }, (_, index) => index + 1).filter(
    (runes) => props.choices.optionsFor(`runes-${runes}`).length > 0,
  );
  return amounts.map((runes) => (
    <Thing
      key={runes}
      ids={[`runes-${runes}`]}
      thing={null}
      label={say('seat.runes', { count: runes })}
      className={styles.offer}
    >
      <Sign of="rune" />
      {runes}
    </Thing>
  ));
}

/** LOB-12.06: what the lack of life tokens will cost. */
function Need({ seat }: { readonly seat: number }) {
  const { view, facts, speaker, say } = useTable();
  const player = view.seats[seat];
  if (player === undefined || !facts.boards.has(view.place) || view.bearer === null) return null;
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
