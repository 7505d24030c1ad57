import { useEffect, useMemo } from 'react';
import type { GameTable, TableProps } from '../../table/contract.ts';
import { useHere } from '../../table/here.ts';
import { isWide, useSize } from '../../table/size.ts';
import { questionNow } from '../../table/store.ts';
import { litBy, useCoach } from './coach.ts';
import styles from './CoachedTable.module.css';
import { CoachPanel } from './CoachPanel.tsx';
import type { Taught } from './contract.ts';
import { situationOf } from './course.ts';

/** Bots may answer what the player might have answered too. A question that is gone at once is no time for a lesson. */
const LULL = 150;

type Props = Pick<Taught, 'Summary'> & { readonly table: GameTable; readonly props: TableProps };

/** A game's own table with a coach, who lights what is spoken of. */
function CoachedTable({ table, Summary, props }: Props) {
  const { state } = useHere();
  const [coach, coached] = useCoach();
  const size = useSize();
  const { frame, playing, pointed } = props;
  const question = questionNow(state);
  // Nobody is spoken to while things are moving.
  const isAtRest = playing === null && !state.behind;
  const moment = useMemo(
    () => (isAtRest ? situationOf(frame, question, state.log) : null),
    [isAtRest, frame, question, state.log],
  );
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => coach.hear(moment), LULL);
    return () => clearTimeout(timer);
  }, [coach, moment]);
  const { outcome, seat } = frame;
  useEffect(() => {
    const { ending } = coach.course;
    if (outcome !== null && seat !== null && ending !== null) coach.close(ending(outcome, seat));
  }, [coach, outcome, seat]);
  const things = litBy(coach.course, coached);
  const lit = things.length === 0 ? pointed : [...pointed, ...things];
  return (
    <div className={styles.coached} data-lit={things.join(' ') || undefined}>
      <div className={styles.table}>
        <table.Table {...props} pointed={lit} />
      </div>
      {!isWide(size) && <CoachPanel strip />}
      {Summary !== null && <Summary />}
    </div>
  );
}

/** The same table, coached. */
export const coachedTable = (table: GameTable, { Summary }: Taught): GameTable => ({
  ...table,
  Table: (props) => <CoachedTable table={table} Summary={Summary} props={props} />,
});
