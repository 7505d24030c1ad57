import type { InPlay, Player } from '@concilio/lotr-lcg/contract';
import type { ReactNode } from 'react';
import { useProps } from '../../../stage/tableContext.tsx';
import { useRoom } from '../../../stage/useRoom.ts';
import { cx } from '../../../ui/cx.ts';
import { useTable, useView } from '../context.ts';
import { ClashPanel } from '../play/Clash.tsx';
import type { Clash } from '../play/clash.ts';
import { fitFor, laidOut, type Row } from '../play/fit.ts';
import { Passing, usePassing } from '../play/Passing.tsx';
import { Slot } from '../play/Slot.tsx';
import styles from './Side.module.css';

interface Props {
  readonly seat: number;
  readonly isNarrow?: boolean;
  /** What stands below the cards. */
  readonly children?: ReactNode;
}

/** So much room an attack takes beside the enemies, and what stands below the cards. */
const CLASH = { width: 290, height: 136 };
const BELOW = 92;
/** Between heroes and allies. */
const BETWEEN = 24;
/** So wide is the place of a card that is being played. */
const PLAYED = 130;

/** One player's side of the table: the enemies engaged with them above, heroes and allies below. */
export function Side({ seat, isNarrow = false, children }: Props) {
  const player = useView((view) => view.seats[seat]);
  return player === undefined ? null : (
    <Cards seat={seat} player={player} isNarrow={isNarrow}>
      {children}
    </Cards>
  );
}

function Cards({ seat, player, isNarrow, children }: Required<Props> & { readonly player: Player }) {
  const { engaged, inPlay } = player;
  const { say, speaker, clash } = useTable('say', 'speaker', 'clash');
  const isOwn = useProps((props) => props.seat === seat);
  const [ref, room] = useRoom<HTMLElement>();
  const played = usePassing(seat);
  const fight = clash !== null && belongsHere(clash, seat, player) ? clash : null;
  const [width, least] = fight !== null && !isNarrow ? [CLASH.width, CLASH.height] : [0, 0];
  const beside = BETWEEN + played.length * PLAYED;
  const flow = [{ cards: [...engaged, ...inPlay], beside: beside + width, least }];
  const rows = [
    { cards: engaged, beside: width, least },
    { cards: inPlay, beside },
  ];
  // At the edge of the table all lie in one row after the other, and so they do where that makes them larger.
  const fit = fitFor<readonly Row[]>(isNarrow || engaged.length === 0 ? [flow] : [rows, flow], {
    width: room.width,
    height: room.height - (children === undefined || children === false ? 0 : BELOW),
  });
  const slots = (cards: readonly InPlay[]) =>
    cards.map((card) => <Slot key={card.id} card={card} form={fit.form} />);
  const [heroes, others] = [true, false].map((are) => inPlay.filter(({ type }) => (type === 'hero') === are));
  return (
    <section
      ref={ref}
      className={cx(
        styles.side,
        isOwn && styles.own,
        isNarrow && styles.narrow,
        fit.layout === flow && styles.flow,
      )}
      data-part={`side-${seat}`}
      aria-label={isOwn ? say('yours') : say('side.of', { name: speaker.names[seat] ?? '' })}
    >
      <div className={styles.rows} style={laidOut(fit)} data-fan={fit.lap > 0 || undefined}>
        {(engaged.length > 0 || fight !== null) && (
          <div className={styles.engaged} role="group" aria-label={say('engaged')} data-from="encounter">
            {slots(attackerFirst(engaged, fight))}
            {fight !== null && !isNarrow && <ClashPanel clash={fight} />}
          </div>
        )}
        <div className={styles.people} role="group" aria-label={say('people')} data-from={`hand-${seat}`}>
          {inPlay.length === 0 && <p className={styles.none}>{say('side.empty')}</p>}
          {slots(heroes ?? [])}
          <span className={styles.gap} aria-hidden="true" />
          {slots(others ?? [])}
          <Passing cards={played} form={fit.form} />
        </div>
      </div>
      {children}
    </section>
  );
}

/** An enemy's attack is shown where that enemy is, and an attack of players by whoever attacks. */
const belongsHere = ({ kind, enemy, seat: whose }: Clash, seat: number, { engaged }: Player): boolean =>
  kind === 'strike' ? whose === seat : engaged.some(({ id }) => id === enemy.id);

/** The enemy that attacks, or is attacked, stands first, beside its sum. */
function attackerFirst(engaged: readonly InPlay[], clash: Clash | null): readonly InPlay[] {
  const first = engaged.filter(({ id }) => id === clash?.enemy.id);
  return [...first, ...engaged.filter(({ id }) => id !== clash?.enemy.id)];
}
