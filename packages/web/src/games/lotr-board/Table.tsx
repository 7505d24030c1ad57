import { useMemo, useState } from 'react';
import type { TableProps } from '../../table/contract.ts';
import { cx } from '../../ui/cx.ts';
import { Conflict } from './board/Conflict.tsx';
import { type Preview, TableContext } from './context.ts';
import { Corruption } from './board/Corruption.tsx';
import { Fellowship } from './seats/Fellowship.tsx';
import { Flights } from './told/Flights.tsx';
import { Hand } from './hand/Hand.tsx';
import { Hands } from './hand/Hands.tsx';
import { Haven } from './board/Haven.tsx';
import { historyOf } from './told/history.ts';
import { Journey } from './board/Journey.tsx';
import { Metals } from './signs/Metals.tsx';
import { Rail } from './piles/Rail.tsx';
import { areHandsOpen } from './hand/openHands.ts';
import type { View } from '@concilio/lotr-board/contract';
import { sharedOf } from './shared.ts';
import { Sign } from './signs/Sign.tsx';
import { You } from './seats/You.tsx';
import styles from './Table.module.css';

const ZONES = ['board', 'players', 'piles', 'hands'] as const;
type Zone = (typeof ZONES)[number];

/** The board game's table: it fills what it is given, from a phone to a wide screen. */
export function Table(props: TableProps<View>) {
  const { log, seat } = props;
  const { view } = props;
  const history = useMemo(() => historyOf(log), [log]);
  const [preview, show] = useState<Preview | null>(null);
  const [zone, setZone] = useState<Zone>('board');
  const shared = sharedOf(props, view, history, preview, show);
  const { facts, figures, say } = shared;
  const board = facts.boards.get(view.place);
  const own = seat === null ? undefined : figures[seat];
  const hand = seat === null ? undefined : view.seats[seat]?.hand;
  const isOpen = seat === null && areHandsOpen(view);
  const zones = ZONES.filter((one) => one !== 'hands' || isOpen);
  const looked = zones.includes(zone) ? zone : 'board';
  const signOf = (one: Zone) =>
    ({ board: view.place, players: 'players', piles: 'tiles', hands: 'hand' })[one];
  return (
    <TableContext value={shared}>
      <div className={styles.area}>
        <Metals />
        <div
          className={cx(styles.table, own === undefined && styles.watching, isOpen && styles.open)}
          data-zone={looked}
        >
          <section className={styles.main} aria-label={say('main-board')}>
            <h2 className={styles.label}>{say('journey')}</h2>
            <Journey />
            <h2 className={styles.label}>{say('corruption')}</h2>
            <Corruption />
          </section>
          <nav className={styles.zones} aria-label={say('zones')}>
            {zones.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={looked === one}
                aria-label={say(`zone.${one}`)}
                title={say(`zone.${one}`)}
                data-leads={one}
                onClick={() => setZone(one)}
              >
                <Sign of={signOf(one)} />
              </button>
            ))}
          </nav>
          {board === undefined ? <Haven /> : <Conflict board={board} />}
          <Fellowship />
          <Rail />
          {own !== undefined && <You figure={own} />}
          {hand !== undefined && <Hand cards={hand} />}
          {isOpen && <Hands />}
        </div>
        <Flights />
      </div>
    </TableContext>
  );
}
