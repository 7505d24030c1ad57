import { AUTO_PASS } from '@concilio/kernel';
import { useId } from 'react';
import { useHere } from '../table/here.ts';
import { useStops } from '../table/useStops.ts';
import { useSay } from '../ui/say.ts';
import styles from './Stops.module.css';
import { texts } from './text/index.ts';

/** Where the table stops for this player's actions: always, where they can act, or never. */
export function Stops() {
  const say = useSay(texts);
  const { store } = useHere();
  const stops = useStops(store, true);
  const group = useId();
  return (
    <fieldset className={styles.stops}>
      <legend>{say('stops')}</legend>
      {AUTO_PASS.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            checked={stops.lulls === value}
            onChange={() => stops.set({ lulls: value })}
          />
          {say(`stops.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
