import type { Outcome } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import { thingName } from '@concilio/text';
import type { TableProps } from '../../../table/contract.ts';
import { cx } from '../../../ui/cx.ts';
import { Stage, useTable, useView } from '../context.ts';
import { useProps } from '../../../stage/tableContext.tsx';
import { Corruption } from '../board/Corruption.tsx';
import { deedOf } from './deeds.ts';
import { DieFace } from '../piles/Die.tsx';
import { Emblem } from '../seats/Emblem.tsx';
import { Medal } from './Medal.tsx';
import { Metals } from '../signs/Metals.tsx';
import type { View } from '@concilio/lotr-board/contract';
import { keyIfAny } from '../say.ts';
import { useSitting } from '../seats/Seat.tsx';
import { type Figure, figuresOf } from '../seats/seats.ts';
import { Sign } from '../signs/Sign.tsx';
import styles from './End.module.css';

/** How it ended, over the table on which it did: the Ring destroyed, or found. */
export function End(props: TableProps<View>) {
  const { outcome } = props.frame;
  if (outcome === null) return null;
  return (
    <Stage {...props}>
      <Metals />
      <section className={cx(styles.end, outcome.reason === 'destroyed' ? styles.won : styles.lost)}>
        <Medal won={outcome.reason === 'destroyed'} />
        <Title outcome={outcome} />
        <Score outcome={outcome} />
        <Strip />
        <ol className={styles.deeds}>
          {figuresOf(props.view, props.speaker).map((figure) => (
            <Deed key={figure.seat} figure={figure} events={props.log} />
          ))}
        </ol>
      </section>
    </Stage>
  );
}

/** How far each hobbit and the Eye had come. */
function Strip() {
  const { say } = useTable('say');
  return (
    <div className={styles.strip}>
      <h3>{say('corruption')}</h3>
      <Corruption />
    </div>
  );
}

/** The rule by which each ending is scored. */
const RULES: Readonly<Record<string, string>> = {
  destroyed: 'LOB-15.02',
  doomed: 'LOB-15.03',
  lost: 'LOB-15.04',
  mine: 'LOB-15.05',
};

function RuleLink({ rule }: { readonly rule: string | undefined }) {
  const { say } = useTable('say');
  const game = useProps((props) => props.game.id);
  return rule === undefined ? null : (
    <a
      className={styles.rule}
      href={`/rules/${game}#${rule}`}
      target="_blank"
      rel="noreferrer"
      aria-label={say('end.rule', { rule })}
    >
      {rule}
    </a>
  );
}

/** LOB-13.06, LOB-15: the reason, and in one sentence how it came. */
function Title({ outcome }: { readonly outcome: Outcome }) {
  const { speaker, say, history, figures } = useTable('speaker', 'say', 'history', 'figures');
  const view = useView((all) => all);
  const key = keyIfAny(`end.${outcome.reason}`) ?? 'end.conceded';
  const who =
    outcome.reason === 'destroyed'
      ? figures[history.lastRoll?.seat ?? -1]
      : outcome.reason === 'joined'
        ? figures[outcome.winners[0] ?? -1]
        : figures.find(({ hobbit }) => hobbit === view.bearer);
  const space = view.seats[who?.seat ?? -1]?.corruption ?? view.sauron;
  const values = {
    name: who?.name ?? '',
    space,
    place: thingName(speaker, view.place),
    face: thingName(speaker, history.lastRoll?.face ?? 'die-blank'),
  };
  // LOB-14.02: a Ring-bearer may also be lost for want of cards, far from the Eye.
  const text =
    key === 'end.lost' && space < view.sauron
      ? 'end.lost.spent'
      : (keyIfAny(`${key}.text`) ?? 'end.conceded.text');
  return (
    <>
      <h2 className={styles.title}>{say(key, values)}</h2>
      <p className={styles.tale}>
        {history.lastRoll !== null && <DieFace face={history.lastRoll.face} className={styles.die} />}
        <span>{say(text, values)}</span>
      </p>
    </>
  );
}

/** LOB-15.02: Mount Doom and the runes, or what the main marker had reached. */
function Score({ outcome }: { readonly outcome: Outcome }) {
  const { say, figures } = useTable('say', 'figures');
  const view = useView((all) => all);
  const own = useProps(({ seat }) => seat ?? 0);
  const points = outcome.scores[own] ?? 0;
  const runes = view.seats.reduce((sum, player) => sum + (player.runes ?? 0), 0);
  return (
    <div className={styles.score}>
      <p className={styles.points}>
        <b>{points}</b>
        <span>{say('end.points', { count: points })}</span>
      </p>
      {outcome.reason !== 'destroyed' ? (
        <p className={styles.reached}>
          {say('end.reached', { number: view.reached, runes })} <RuleLink rule={RULES[outcome.reason]} />
        </p>
      ) : (
        <ol className={styles.sum}>
          <li>
            <b>60</b>
            <span>
              <Sign of="mordor" />
              {say('mount-doom')}
            </span>
          </li>
          {figures
            .filter(({ seat }) => !view.competitive || seat === own)
            .map((figure) => (
              <li key={figure.seat}>
                <b>{view.seats[figure.seat]?.runes ?? '?'}</b>
                <span>
                  <Emblem figure={figure} className={styles.emblem} />
                  {figure.name}
                </span>
              </li>
            ))}
          <li className={styles.by}>
            <RuleLink rule={RULES[outcome.reason]} />
          </li>
        </ol>
      )}
    </div>
  );
}

function Deed({ figure, events }: { readonly figure: Figure; readonly events: readonly SeenEvent[] }) {
  const { speaker, say } = useTable('speaker', 'say');
  const view = useView((all) => all);
  const { own, points } = useProps(({ seat, frame }) => ({
    own: seat,
    points: frame.outcome?.scores[figure.seat] ?? 0,
  }));
  const sitting = useSitting(figure.seat);
  const player = view.seats[figure.seat];
  if (player === undefined) return null;
  const { key, values } = deedOf(events, view, figure.seat, speaker);
  return (
    <li className={cx(player.out && styles.fallen)}>
      <Emblem figure={figure} />
      <div>
        <b>
          {figure.name} <small>{own === figure.seat ? say('you') : sitting}</small>
        </b>
        <p>{say(key, values)}</p>
      </div>
      {view.competitive && <strong>{points}</strong>}
    </li>
  );
}
