import type { Player, View } from '@concilio/lotr-lcg/contract';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';
import { memo, useEffect, useState } from 'react';
import { useProps } from '../../stage/tableContext.tsx';
import { useRoom } from '../../stage/useRoom.ts';
import { Zones } from '../../stage/Zones.tsx';
import type { TableProps } from '../../table/contract.ts';
import { isTyping } from '../../table/keys.ts';
import { isWide, useSize } from '../../table/size.ts';
import { cx } from '../../ui/cx.ts';
import { QuestZone } from './board/QuestZone.tsx';
import { Ribbon } from './board/Ribbon.tsx';
import { Sign } from './cards/index.ts';
import { Stage, useTable, useView } from './context.ts';
import { Hand } from './hand/Hand.tsx';
import { isOpenHand, OpenHand } from './hand/OpenHand.tsx';
import { type Zone, zoneOf } from './play/pieces.ts';
import { Others } from './seats/Others.tsx';
import { Side } from './seats/Side.tsx';
import { Beside, You } from './seats/You.tsx';
import { Mark } from './signs/Mark.tsx';
import { Flights } from './told/Flights.tsx';
import styles from './Table.module.css';

/** The card game's table: it fills what it is given, from a phone to a wide screen. */
export const Table = (props: TableProps<View>) => (
  <Stage {...props}>
    <div className={styles.area}>
      <Laid />
      <Flights />
    </div>
  </Stage>
);

const Laid = memo(() => {
  const size = useSize();
  const seat = useProps((props) => props.seat);
  const seats = useView((view) => view.seats);
  /** Whose side is in the middle: one's own; for those who watch, the first player's. */
  const mine = seat ?? 0;
  const others = seats.map((_, one) => one).filter((one) => one !== mine);
  const [ref, room] = useRoom<HTMLDivElement>();
  const isDesktop = isWide(size);
  const isParted = !isDesktop && (room.width < STACKED.width || room.height < STACKED.height);
  const [looked, look] = useLooked(mine, seats.length, isParted);
  const shown = isDesktop || looked === 'quest' ? mine : seatOf(looked);
  const player = seats[shown];
  const openOther = others.includes(seatOf(looked)) ? seatOf(looked) : (others[0] ?? mine);
  return (
    <>
      {!isDesktop && (
        <div className={styles.ribbon}>
          <Ribbon />
        </div>
      )}
      <div
        ref={ref}
        className={cx(
          styles.table,
          others.length > 0 && styles.company,
          isDesktop && others.length > 0 && roomFor(seats[openOther]),
        )}
        data-size={size}
        data-layout={isDesktop ? 'wide' : isParted ? 'parted' : 'stacked'}
        data-several={others.length > 1 || undefined}
        data-zone={looked === 'quest' ? 'quest' : 'side'}
      >
        {(isParted || (!isDesktop && others.length > 0)) && (
          <Parts
            zones={[...(isParted ? (['quest'] as const) : []), ...[mine, ...others].map(sideOf)]}
            looked={looked}
            look={look}
          />
        )}
        <QuestZone />
        {isDesktop && others.length > 0 && (
          <Others seats={others} open={openOther} show={(one) => look(sideOf(one))} />
        )}
        <div className={styles.side}>
          <Side key={shown} seat={shown}>
            {size === 'phone' && <Beside seat={shown} className={styles.below} />}
          </Side>
          {shown !== mine && player !== undefined && isOpenHand(player) && (
            <OpenHand seat={shown} cards={player.hand} />
          )}
        </div>
        <div className={styles.seat}>
          {size !== 'phone' && <You seat={mine} />}
          {(seat !== null || (seats[mine] !== undefined && isOpenHand(seats[mine]))) && (
            <Hand seat={mine} isLow={!isDesktop} />
          )}
          {size !== 'phone' && <Beside seat={mine} className={styles.controls} />}
        </div>
      </div>
    </>
  );
});

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

const sideOf = (seat: number): Zone => `side-${seat}`;
const seatOf = (zone: Zone): number => Number(zone.replace('side-', ''));

/** The parts of the table in which answers lie, one after the other. */
const useCalling = (): string =>
  useProps(({ view, choices }) =>
    // What is shown is always what this game shows.
    [...answersIn(view as View, choices.question)].join(),
  );

/** The part of the table that is looked at. It turns to where the answers lie, unless they are in sight already. */
function useLooked(mine: number, count: number, isParted: boolean) {
  const [looked, look] = useState<Zone>(sideOf(mine));
  useEffect(() => look(sideOf(mine)), [mine]);
  const view = useView((now) => now);
  const question = useProps(({ choices }) => choices.question);
  useEffect(() => {
    const zones = answersIn(view, question);
    const [first] = zones;
    if (first === undefined || first === 'hand' || zones.includes('hand')) return;
    // Where all is in sight there is only the question whose side is unfolded.
    if (first === 'quest' && !isParted) return;
    look((now) => (zones.includes(now) ? now : first));
    // Only when something new is asked: afterwards one looks where one likes.
  }, [question?.question, isParted]);
  // One key goes round the sides, wherever the hands are.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'b' || event.defaultPrevented || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      look((now) => sideOf(now === 'quest' ? mine : (seatOf(now) + 1) % count));
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [count, mine]);
  return [looked, look] as const;
}

/** The parts of the table in which answers lie. */
function answersIn(view: View, question: TableProps['choices']['question']): readonly Zone[] {
  const zones = (question?.options ?? []).flatMap(({ id, of }) => zoneOf(view, of ?? id) ?? []);
  return [...new Set(zones)];
}

interface PartsProps {
  readonly zones: readonly Zone[];
  readonly looked: Zone;
  readonly look: (zone: Zone) => void;
}

/** What leads to the parts of the table, with how matters stand there. */
function Parts({ zones, looked, look }: PartsProps) {
  const { say, speaker, balance } = useTable('say', 'speaker', 'balance');
  const { willpower, threat } = balance;
  const seats = useView((view) => view.seats);
  const first = useView((view) => view.first);
  const own = useProps((props) => props.seat);
  const calling = useCalling().split(',');
  const quest = {
    name: `${say('quest')}. ${say('balance.short', { willpower, threat })}`,
    face: (
      <span className={styles.label}>
        <span className={styles.scales}>
          <Sign of="willpower" />
          <b>{willpower}</b>:<b>{threat}</b>
          <Sign of="threat" />
        </span>
        {say('quest')}
      </span>
    ),
  };
  const side = (seat: number) => {
    const name = speaker.names[seat] ?? '';
    const at = seats[seat]?.threat ?? 0;
    return {
      name: say('threat.of', { name, threat: at, limit: ELIMINATION }),
      face: (
        <span className={styles.label}>
          <b className={styles.threat}>{at}</b>
          {seat === own ? say('you') : name}
          {first === seat && <Mark of="first" />}
        </span>
      ),
    };
  };
  return (
    <Zones
      label={say('zones')}
      className={styles.zones}
      looked={looked}
      look={look}
      zones={zones.map((id) => ({
        id,
        isCalling: calling.includes(id),
        ...(id === 'quest' ? quest : side(seatOf(id))),
      }))}
    />
  );
}
