import { useEffect, useMemo } from 'react';
import { lotrBoardTable } from '../games/lotr-board/index.ts';
import type { TableProps } from '../table/contract.ts';
import { useHere } from '../table/here.ts';
import { useSize } from '../table/size.ts';
import { questionNow } from '../table/store.ts';
import { litBy, useCoach } from './coach.ts';
import styles from './CoachedTable.module.css';
import { CoachPanel } from './CoachPanel.tsx';
import { momentOf } from './moment.ts';
import { Summary } from './Summary.tsx';

const { Table } = lotrBoardTable;

/** Bots may answer what the player might have answered too. A question that is gone at once is no time for a lesson. */
const LULL = 300;

/** The board game's own table with a coach, who lights what is spoken of. */
export function CoachedTable(props: TableProps) {
  const { state } = useHere();
  const [coach, coached] = useCoach();
  const size = useSize();
  const { frame, playing, pointed } = props;
  const question = questionNow(state);
  // Nobody is spoken to while things are moving.
  const isAtRest = playing === null && !state.behind;
  const moment = useMemo(
    () => (isAtRest ? momentOf(frame, question, state.log) : null),
    [isAtRest, frame, question, state.log],
  );
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => coach.hear(moment), LULL);
    return () => clearTimeout(timer);
  }, [coach, moment]);
  const { things, track } = litBy(coached);
  const lit = things.length === 0 ? pointed : [...pointed, ...things];
  return (
    <div className={styles.coached} data-track={track || undefined}>
      <div className={styles.table}>
        <Table {...props} pointed={lit} />
      </div>
      {size !== 'desktop' && <CoachPanel strip />}
      <Summary />
    </div>
  );
}

export const coachedTable = { ...lotrBoardTable, Table: CoachedTable };
