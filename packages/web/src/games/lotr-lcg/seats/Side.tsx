import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { ClashPanel } from '../play/Clash.tsx';
import { type Clash, clashOf } from '../play/clash.ts';
import { useTable } from '../context.ts';
import { fitFor, type Row } from '../play/fit.ts';
import type { InPlay, Player } from '@concilio/lotr-lcg/contract';
import { useRoom } from '../size.ts';
import { Passing, usePassing } from '../play/Passing.tsx';
import { Slot } from '../play/Slot.tsx';
import styles from './Side.module.css';

interface Props {
  readonly seat: number;
  readonly player: Player;
  readonly isOwn: boolean;
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
export function Side({ seat, player, isOwn, isNarrow = false, children }: Props) {
  const { say, speaker, view, pieces, props } = useTable();
  const [ref, room] = useRoom<HTMLDivElement>();
  const clash = clashOf(view, pieces, props.choices);
  const isHere = clash !== null && belongsHere(clash, seat, player);
  const people = player.inPlay;
  const played = usePassing(seat);
  const aside = played.length * PLAYED;
  const [width, height] = isHere && !isNarrow ? [CLASH.width, CLASH.height] : [0, 0];
  const flow = [{ cards: [...player.engaged, ...people], beside: aside + width + BETWEEN, least: height }];
  const rows = [
    { cards: player.engaged, beside: width, least: height },
    { cards: people, beside: BETWEEN + aside },
  ];
  const below = children === undefined || children === false ? 0 : BELOW;
  // At the edge of the table all lie in one row after the other, and so they do where that makes them larger.
  const fit = fitFor<readonly Row[]>(isNarrow || player.engaged.length === 0 ? [flow] : [rows, flow], {
    width: room.width,
    height: room.height - below,
  });
  const name = speaker.names[seat] ?? '';
  const heroes = people.filter(({ type }) => type === 'hero');
  const others = people.filter(({ type }) => type !== 'hero');
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
      aria-label={isOwn ? say('yours') : say('side.of', { name })}
    >
      <div
        className={styles.rows}
        style={{ '--cw': `${fit.width}px`, '--ch': `${fit.height}px`, '--lap': `${fit.lap}px` }}
        data-fan={fit.lap > 0 || undefined}
      >
        {(player.engaged.length > 0 || isHere) && (
          <div className={styles.engaged} role="group" aria-label={say('engaged')} data-from="encounter">
            {attackerFirst(player.engaged, clash).map((card) => (
              <Slot key={card.id} card={card} form={fit.form} />
            ))}
            {isHere && !isNarrow && <ClashPanel clash={clash} />}
          </div>
        )}
        <div className={styles.people} role="group" aria-label={say('people')} data-from={`hand-${seat}`}>
          {people.length === 0 && <p className={styles.none}>{say('side.empty')}</p>}
          {heroes.map((card) => (
            <Slot key={card.id} card={card} form={fit.form} />
          ))}
          {heroes.length > 0 && others.length > 0 && <span className={styles.gap} aria-hidden="true" />}
          {others.map((card) => (
            <Slot key={card.id} card={card} form={fit.form} />
          ))}
          {played.map((one) => (
            <Passing key={one.id} {...one} form={fit.form} isPlayed />
          ))}
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
