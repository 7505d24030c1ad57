import { CALL } from '@concilio/lotr-board';
import { printedOn, thingName } from '@concilio/text';
import { useTable, useView } from '../context.ts';
import { keyIfAny } from '../say.ts';
import { Sign } from '../signs/Sign.tsx';
import { KeyBadge, Piece } from '../../../stage/Piece.tsx';
import styles from './Gandalf.module.css';

/** The Gandalf cards that have not been used, and what a call costs. */
export function Gandalf() {
  const { say } = useTable('say');
  const cards = useView((view) => view.gandalf);
  const cost = say('gandalf.cost', { cost: CALL });
  return (
    <section className={styles.gandalf} aria-label={say('gandalf')}>
      <h3 className={styles.heading}>
        <Sign of="wizard" />
        {say('gandalf')}
        <span className={styles.cost} title={cost} role="img" aria-label={cost}>
          <Sign of="rune" />
          {CALL}
        </span>
      </h3>
      {cards.length === 0 ? (
        <p className={styles.none}>{say('gandalf.none')}</p>
      ) : (
        <ul>
          {cards.map((card) => (
            <li key={card}>
              <Aid card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Aid({ card }: { readonly card: string }) {
  const { speaker, say } = useTable('speaker', 'say');
  const short = keyIfAny(`gandalf.${card}`);
  const name = thingName(speaker, card);
  return (
    <Piece of={card} label={name} more={[printedOn(speaker, card)]} className={styles.aid} title={name}>
      <Sign of={card} />
      <b>{name}</b>
      {short !== null && <span className={styles.short}>{say(short)}</span>}
      <KeyBadge />
    </Piece>
  );
}
