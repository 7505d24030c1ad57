import { gameText } from '@concilio/text';
import { Sign, titleOf } from '../cards/index.ts';
import { ATTACK_STEPS, type Clash, STRIKE_STEPS } from './clash.ts';
import { useTable, useView } from '../context.ts';
import { piecesOf } from './pieces.ts';
import { Count } from '../../../stage/Count.tsx';
import { Mark } from '../signs/Mark.tsx';
import { cardsOf } from '../cards/index.ts';
import type { Say } from '../say.ts';
import styles from './Clash.module.css';

/** The attack that is under way: how far it has come, and what it comes to. */
export function ClashPanel({ clash }: { readonly clash: Clash }) {
  const { say, speaker } = useTable('say', 'speaker');
  const { kind, step, enemy } = clash;
  const { attack, defense, hidden } = clash.sum;
  const steps =
    kind === 'attack'
      ? ATTACK_STEPS.map((one) => say(`attack.${one}`))
      : STRIKE_STEPS.map((one) => say(`strike.${one}`));
  const name = enemy.card === null ? '' : titleOf(speaker, enemy.card);
  return (
    <div
      className={styles.clash}
      role="group"
      aria-label={kind === 'attack' ? say('attack') : say('strike', { card: name })}
    >
      <ol className={styles.steps}>
        {steps.map((one, place) => (
          <li
            key={one}
            data-so={place < step ? 'done' : place === step ? 'here' : undefined}
            aria-current={place === step ? 'step' : undefined}
          >
            {one}
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        <span className={styles.hit}>
          <Sign of="attack" />
          <b>
            <Count of={attack} />
          </b>
        </span>
        <i>{say('minus')}</i>
        <span className={styles.defense}>
          <Sign of="defense" />
          <b>{isOpen(clash) ? '?' : <Count of={defense ?? 0} />}</b>
        </span>
        {hidden > 0 && (
          <>
            <i>{say('and')}</i>
            <span className={styles.unknown} title={say('sum.shadow')}>
              <Mark of="shadow" />
              <b>?</b>
            </span>
          </>
        )}
      </p>
      <p className={styles.note} role="status">
        {resultOf(clash, say)}
      </p>
      <Changes clash={clash} />
    </div>
  );
}

/** What it comes to, in a few words. */
function resultOf(clash: Clash, say: Say): string {
  const { kind } = clash;
  const { defense, damage, left } = clash.sum;
  if (isOpen(clash)) return say('sum.unknown');
  if (defense === null) return say('sum.undefended');
  if (damage === 0) return say('sum.nothing');
  if (left === 0) return say('sum.falls', { damage });
  return kind === 'strike' && left !== null
    ? say('sum.short', { damage, left })
    : say('sum.result', { damage });
}

/** Whether somebody may yet defend. */
const isOpen = ({ step, sum: { defense } }: Clash): boolean => defense === null && step <= 1;

/** Why the enemy's number is not the printed one. */
function Changes({ clash: { kind, enemy } }: { readonly clash: Clash }) {
  const { speaker, say } = useTable('speaker', 'say');
  const pieces = useView(piecesOf);
  const stat = kind === 'attack' ? 'attack' : 'defense';
  const changes = (enemy.changed ?? []).filter(({ number }) => number === stat);
  const printed = cardsOf(speaker.game).get(enemy.card ?? '')?.numbers[stat];
  if (changes.length === 0 || printed === undefined) return null;
  const sourceOf = (source: string) => {
    const card = pieces.get(source)?.card ?? source;
    return titleOf(speaker, card);
  };
  return (
    <p className={styles.note}>
      {[
        say('note.printed', { name: gameText(speaker, `stat.${stat}`) ?? stat, printed }),
        ...changes.map(({ source, amount }) =>
          say('note.change', {
            amount: amount > 0 ? `+${amount}` : `−${-amount}`,
            source: sourceOf(source),
          }),
        ),
      ].join(', ')}
    </p>
  );
}
