import { thingName, type Speaker } from '@concilio/text';
import { useSay } from '../../../ui/say.ts';
import { Art } from '../cards/Art.tsx';
import frame from '../cards/frame.module.css';
import type { Chronicle, Hero } from '../scores/chronicle.ts';
import { deckTitle } from '../scores/names.ts';
import styles from './Party.module.css';
import { printedOn } from '../scores/printed.ts';
import { ScoreSign } from '../scores/Scene.tsx';
import { SeatSign } from '../../../features/scores/SeatSign.tsx';
import { texts } from '../scores/text/index.ts';

interface Props {
  readonly chronicle: Chronicle;
  readonly speaker: Speaker;
}

const HATCHING = Array.from({ length: 9 }, (_, line) => `M0 ${10 + line * 9}H1392`).join('');

/** The heroes of all players, as they are: hurt, taken, fallen or well. */
export function Party({ chronicle: { party, sheet, threat }, speaker }: Props) {
  const say = useSay(texts);
  return (
    <section className={styles.group} aria-label={say('party.title')}>
      <svg className={styles.land} viewBox="0 0 1392 178" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.far}
          d="M0 120L70 74L128 108L210 46L300 104L372 70L452 112L540 54L640 110L730 66L806 104L900 40L1002 108L1076 72L1150 106L1240 52L1322 104L1392 76V178H0Z"
        />
        <path className={styles.near} d="M0 142Q180 116 360 138T720 134T1080 140T1392 128V178H0Z" />
        <path className={styles.hatching} d={HATCHING} />
      </svg>
      {party.map((heroes, seat) => (
        <div key={seat} className={styles.party}>
          <p>
            <SeatSign seat={seat} />
            <b>{speaker.names[seat]}</b>
            <span>{deckTitle(speaker, sheet.lines[seat]?.deckName ?? '')}</span>
            <em>{say('party.start', { threat: threat[seat]?.[0] ?? 0 })}</em>
          </p>
          <ul>
            {heroes.map((hero) => (
              <Portrait key={hero.card} hero={hero} speaker={speaker} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Portrait({
  hero: { card, damage, state },
  speaker,
}: {
  readonly hero: Hero;
  readonly speaker: Speaker;
}) {
  const say = useSay(texts);
  const { house, threatCost } = printedOn(speaker.game, card);
  return (
    <li className={`${frame.frame} ${styles.hero}`} data-house={house} data-state={state}>
      <div className={styles.roundel}>
        <Art card={card} isDark={false} size={80} />
      </div>
      <span
        className={frame.gem}
        data-kind="threat-cost"
        role="img"
        aria-label={say('party.cost', { cost: threatCost })}
        title={say('party.cost', { cost: threatCost })}
      >
        {threatCost}
      </span>
      {damage > 0 && (
        <span
          className={frame.token}
          data-kind="damage"
          role="img"
          aria-label={say('party.damage', { damage })}
          title={say('party.damage', { damage })}
        >
          <b>{damage}</b>
        </span>
      )}
      {state !== 'well' && (
        <span className={styles.mark}>
          <ScoreSign of={state === 'prisoner' ? 'taken' : 'fallen'} />
        </span>
      )}
      <p>
        {thingName(speaker, card)}
        {state !== 'well' && <small>{say(`party.${state}`)}</small>}
      </p>
    </li>
  );
}
