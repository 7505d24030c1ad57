import { useEffect, useMemo, useState } from 'react';
import type { TableProps } from '../../table/contract.ts';
import { isTyping } from '../../table/keys.ts';
import { isWide, useSize } from '../../table/size.ts';
import { cx } from '../../ui/cx.ts';
import { type Shared, TableContext, useTable } from './context.ts';
import { Sign } from './cards/index.ts';
import { Hand } from './hand/Hand.tsx';
import { LIMIT } from './limit.ts';
import { Mark } from './signs/Mark.tsx';
import { isOpenHand, OpenHand } from './hand/OpenHand.tsx';
import { Others } from './seats/Others.tsx';
import { type Zone, zoneOf } from './play/pieces.ts';
import { QuestZone } from './board/QuestZone.tsx';
import type { Player, View } from '@concilio/lotr-lcg/contract';
import { resultOf } from './board/balance.ts';
import { Ribbon } from './board/Ribbon.tsx';
import { sharedOf } from './shared.ts';
import { useRoom } from './size.ts';
import { Side } from './seats/Side.tsx';
import { Travel } from './told/Travel.tsx';
import { You, YourPiles, YourStops } from './seats/You.tsx';
import styles from './Table.module.css';

/** The card game's table: it fills what it is given, from a phone to a wide screen. */
export function Table(props: TableProps<View>) {
  const { log, choices, speaker } = props;
  const { view } = props;
  const result = useMemo(() => resultOf(log), [log]);
  const shared = sharedOf(props, view, result);
  const size = useSize();
  return (
    <TableContext value={shared}>
      <div className={styles.area}>
        {!isWide(size) && (
          <div className={styles.ribbon}>
            <Ribbon
              speaker={speaker}
              choices={choices}
              scenario={view.scenario}
              round={view.round}
              phase={view.phase}
            />
          </div>
        )}
        <InPlay shared={shared} size={size} />
        <Travel view={view} />
      </div>
    </TableContext>
  );
}

interface LaidProps {
  readonly shared: Shared;
  readonly size: ReturnType<typeof useSize>;
}

function InPlay({ shared, size }: LaidProps) {
  const { view, props, say } = shared;
  /** Whose side is in the middle: one's own; for those who watch, the first player's. */
  const mine = props.seat ?? 0;
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== mine);
  const [ref, room] = useRoom<HTMLDivElement>();
  const isDesktop = isWide(size);
  const isParted = !isDesktop && (room.width < STACKED.width || room.height < STACKED.height);
  const [looked, look] = useLooked(shared, mine, isParted);
  const shown = isDesktop || looked === 'quest' ? mine : seatOf(looked);
  const player = view.seats[shown];
  const own = view.seats[mine];
  const hasHand = own !== undefined && own.hand.some(({ card }) => card !== null);
  const openOther = others.includes(seatOf(looked)) ? seatOf(looked) : (others[0] ?? mine);
  if (player === undefined || own === undefined) return null;
  return (
    <div
      className={cx(
        styles.table,
        others.length > 0 && styles.company,
        isDesktop && others.length > 0 && roomFor(view.seats[openOther]),
      )}
      ref={ref}
      data-size={size}
      data-layout={isDesktop ? 'wide' : isParted ? 'parted' : 'stacked'}
      data-several={others.length > 1 || undefined}
      data-zone={looked === 'quest' ? 'quest' : 'side'}
    >
      {(isParted || (!isDesktop && others.length > 0)) && (
        <nav className={styles.zones} aria-label={say('zones')}>
          {isParted && <ZoneButton zone="quest" looked={looked} look={look} />}
          {[mine, ...others].map((seat) => (
            <ZoneButton key={seat} zone={`side-${seat}`} looked={looked} look={look} />
          ))}
        </nav>
      )}
      <QuestZone />
      {isDesktop && others.length > 0 && (
        <Others seats={others} open={openOther} show={(seat) => look(`side-${seat}`)} />
      )}
      <div className={styles.side}>
        <Side key={shown} seat={shown} player={player} isOwn={shown === props.seat}>
          {size === 'phone' && (
            <div className={styles.below}>
              <YourPiles seat={shown} player={player} />
              <YourStops seat={shown} />
            </div>
          )}
        </Side>
        {shown !== mine && isOpenHand(player) && <OpenHand seat={shown} cards={player.hand} />}
      </div>
      <div className={styles.seat}>
        {size !== 'phone' && <You seat={mine} player={own} />}
        {(hasHand || props.seat !== null) && <Hand seat={mine} cards={own.hand} isLow={size !== 'desktop'} />}
        {size !== 'phone' && (
          <div className={styles.controls}>
            <YourPiles seat={mine} player={own} />
            <YourStops seat={mine} />
          </div>
        )}
      </div>
    </div>
  );
}

/** With so much room the quest stays in sight beside one player's side. */
const STACKED = { width: 880, height: 440 };
/** So many cards lie in a column of the usual width. */
const FEW = 4;
/** A card on its side is so much wider. */
const TURNED = 1.4;

/** Whether a player's side, or the hand beside it, wants a wider column. */
function roomFor(player: Player | undefined): string | false | undefined {
  if (player === undefined) return false;
  if (isOpenHand(player)) return styles.handed;
  const { inPlay, engaged } = player;
  const wide = [...inPlay, ...engaged].reduce(
    (sum, { exhausted, shadows }) => sum + (exhausted || shadows.length > 0 ? TURNED : 1),
    0,
  );
  return wide > FEW && styles.crowded;
}

const seatOf = (zone: Zone): number => Number(zone.replace('side-', ''));

/** The part of the table that is looked at. It turns to where the answers lie, unless they are in sight already. */
function useLooked(shared: Shared, mine: number, isParted: boolean) {
  const { view, props } = shared;
  const [looked, look] = useState<Zone>(`side-${mine}`);
  useEffect(() => look(`side-${mine}`), [mine]);
  const { question } = props.choices;
  const ticket = question?.question;
  useEffect(() => {
    const zones = answersIn(view, question);
    const [first] = zones;
    if (first === undefined || first === 'hand' || zones.includes('hand')) return;
    // Where all is in sight there is only the question whose side is unfolded.
    if (first === 'quest' && !isParted) return;
    look((now) => (zones.includes(now) ? now : first));
    // Only when something new is asked: afterwards one looks where one likes.
  }, [ticket, isParted]);
  // One key goes round the sides, wherever the hands are.
  const count = view.seats.length;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'b' || event.defaultPrevented || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      look((now) => `side-${now === 'quest' ? mine : (seatOf(now) + 1) % count}`);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [count, mine]);
  return [looked, look] as const;
}

type Question = TableProps['choices']['question'];

/** The parts of the table in which answers lie. */
function answersIn(view: View, question: Question): readonly Zone[] {
  const options = question?.options ?? [];
  const zones = options.flatMap(({ id, of }) => zoneOf(view, of ?? id) ?? []);
  return [...new Set(zones)];
}

interface ZoneProps {
  readonly zone: Exclude<Zone, 'hand'>;
  readonly looked: Zone;
  readonly look: (zone: Zone) => void;
}

/** Leads to a part of the table; a mark says where an answer lies. */
function ZoneButton({ zone, looked, look }: ZoneProps) {
  const { view, say, props, called, speaker, balance } = useTable();
  const { willpower, threat } = balance;
  const isAsked = answersIn(view, props.choices.question).includes(zone);
  const seat = seatOf(zone);
  const isQuest = zone === 'quest';
  const own = isQuest
    ? `${say('quest')}. ${say('balance.short', { willpower, threat })}`
    : say('threat.of', {
        name: speaker.names[seat] ?? '',
        threat: view.seats[seat]?.threat ?? 0,
        limit: LIMIT,
      });
  return (
    <button
      type="button"
      className={styles.zoneButton}
      aria-pressed={looked === zone}
      data-calling={isAsked || undefined}
      onClick={() => look(zone)}
    >
      <span className="hidden">{isAsked ? `${own}, ${say('zone.asked')}` : own}</span>
      <span className={styles.label} aria-hidden="true">
        {isQuest ? (
          <span className={styles.scales}>
            <Sign of="willpower" />
            <b>{willpower}</b>:<b>{threat}</b>
            <Sign of="threat" />
          </span>
        ) : (
          <b className={styles.threat}>{view.seats[seat]?.threat}</b>
        )}
        <span>{isQuest ? say('quest') : called(seat)}</span>
        {view.first === seat && <Mark of="first" />}
      </span>
      {isAsked && (
        <i className={styles.asked} aria-hidden="true">
          !
        </i>
      )}
    </button>
  );
}
