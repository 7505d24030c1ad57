import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { useSay } from '../ui/say.ts';
import { texts } from './text/index.ts';
import styles from './Zones.module.css';

export interface Zone<Id extends string = string> {
  /** As the part of the table is called to which it leads (`data-part`). */
  readonly id: Id;
  /** What is heard. */
  readonly name: string;
  /** What is seen. */
  readonly face: ReactNode;
  /** Whether an answer lies there. */
  readonly isCalling: boolean;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly zones: readonly Zone<Id>[];
  readonly looked: Id;
  readonly look: (zone: Id) => void;
  readonly className?: string | undefined;
}

/** Where one part of the table is seen at a time, what leads to the others; a mark says where an answer lies. */
export function Zones<Id extends string>({ label, zones, looked, look, className }: Props<Id>) {
  const say = useSay(texts);
  return (
    <nav className={cx(styles.zones, className)} aria-label={label}>
      {zones.map(({ id, name, face, isCalling }) => (
        <button
          key={id}
          type="button"
          aria-pressed={looked === id}
          title={name}
          data-leads={id}
          data-calling={isCalling || undefined}
          onClick={() => look(id)}
        >
          <span className="hidden">{isCalling ? `${name}, ${say('zone.asked')}` : name}</span>
          <span aria-hidden="true">{face}</span>
          {isCalling && (
            <i className={styles.asked} aria-hidden="true">
              !
            </i>
          )}
        </button>
      ))}
    </nav>
  );
}
