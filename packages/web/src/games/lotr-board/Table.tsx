import type { View } from '@concilio/lotr-board/contract';
import { memo, useState } from 'react';
import { useProps } from '../../stage/tableContext.tsx';
import { type Zone, Zones } from '../../stage/Zones.tsx';
import type { TableProps } from '../../table/contract.ts';
import { cx } from '../../ui/cx.ts';
import { Conflict } from './board/Conflict.tsx';
import { Corruption } from './board/Corruption.tsx';
import { Haven } from './board/Haven.tsx';
import { Journey } from './board/Journey.tsx';
import { Stage, useTable, useView } from './context.ts';
import type { Kind } from './facts.ts';
import { Hand } from './hand/Hand.tsx';
import { Hands } from './hand/Hands.tsx';
import { areHandsOpen } from './hand/openHands.ts';
import { Rail } from './piles/Rail.tsx';
import { Fellowship } from './seats/Fellowship.tsx';
import { You } from './seats/You.tsx';
import { Metals } from './signs/Metals.tsx';
import { Sign } from './signs/Sign.tsx';
import { Flights } from './told/Flights.tsx';
import styles from './Table.module.css';

type ZoneId = 'board' | 'players' | 'piles' | 'hands';

/** The board game's table: it fills what it is given, from a phone to a wide screen. */
export const Table = (props: TableProps<View>) => (
  <Stage {...props}>
    <Laid />
  </Stage>
);

const Laid = memo(function Laid() {
  const { facts, figures, say } = useTable('facts', 'figures', 'say');
  const place = useView((view) => view.place);
  const areOpen = useView(areHandsOpen);
  const seat = useProps((props) => props.seat);
  const [looked, look] = useState<ZoneId>('board');
  const board = facts.boards.get(place);
  const own = seat === null ? undefined : figures[seat];
  const isOpen = seat === null && areOpen;
  const calling = useCalling();
  const zone = (id: ZoneId, sign: string): Zone<ZoneId> => ({
    id,
    name: say(`zone.${id}`),
    face: <Sign of={sign} />,
    isCalling: calling.includes(id),
  });
  const zones = [
    zone('board', place),
    zone('players', 'players'),
    zone('piles', 'tiles'),
    ...(isOpen ? [zone('hands', 'hand')] : []),
  ];
  return (
    <div className={styles.area}>
      <Metals />
      <div
        className={cx(styles.table, own === undefined && styles.watching, isOpen && styles.open)}
        data-zone={zones.some(({ id }) => id === looked) ? looked : 'board'}
      >
        <section className={styles.main} aria-label={say('main-board')}>
          <h2 className={styles.label}>{say('journey')}</h2>
          <Journey />
          <h2 className={styles.label}>{say('corruption')}</h2>
          <Corruption />
        </section>
        <Zones label={say('zones')} zones={zones} looked={looked} look={look} className={styles.zones} />
        {board === undefined ? <Haven /> : <Conflict board={board} />}
        <Fellowship />
        <Rail />
        {own !== undefined && <You figure={own} />}
        {own !== undefined && <Hand seat={own.seat} />}
        {isOpen && <Hands />}
      </div>
      <Flights />
    </div>
  );
});

/** What lies where, by the kind of thing that an answer is. The own hand and seat are always in sight. */
const ZONE_OF: Partial<Record<Kind, ZoneId>> = {
  event: 'board',
  conflict: 'board',
  symbol: 'board',
  action: 'board',
  hobbit: 'players',
  gandalf: 'players',
  tile: 'piles',
  die: 'piles',
};
/** Answers that are no things, and stand for a pile. */
const ON_PILES = ['reveal', 'resolve', 'rest-draw', 'roll', 'suffer'];

/** The parts of the table in which answers lie. */
function useCalling(): readonly ZoneId[] {
  const { facts, figures } = useTable('facts', 'figures');
  return useProps(({ choices, seat }) => {
    const zoneOf = (id: string): ZoneId | undefined => {
      if (ON_PILES.includes(id)) return 'piles';
      const figure = figures.find((one) => id === one.hobbit || id === `seat-${one.seat}`);
      if (figure !== undefined) return figure.seat === seat ? undefined : 'players';
      return ZONE_OF[facts.kinds.get(id) ?? 'life'];
    };
    return [...new Set((choices.question?.options ?? []).flatMap(({ id, of }) => zoneOf(of ?? id) ?? []))];
  });
}
