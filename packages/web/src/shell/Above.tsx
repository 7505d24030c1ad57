import type { RoomSeat } from '@concilio/tables';
import { Emblem } from '../ui/Emblem.tsx';
import styles from './Above.module.css';
import { SeatFace } from './SeatFaces.tsx';

/** Where the seats stand around an oval, in hundredths of its box: the first ones on the near side. */
function places(count: number): readonly (readonly [number, number])[] {
  const near = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const side = index < near ? near : count - near;
    const at = index < near ? index : index - near;
    const x = side === 1 ? 50 : 22 + (56 * at) / (side - 1);
    // In the middle of a side the edge of the oval lies further out.
    const out = side % 2 === 1 && at === (side - 1) / 2 ? 94 : 88;
    return [x, index < near ? out : 100 - out] as const;
  });
}

interface Props {
  readonly game: string;
  readonly seats: readonly RoomSeat[];
}

/** A table seen from above, with everybody where they sit. */
export function Above({ game, seats }: Props) {
  const at = places(seats.length);
  return (
    <div className={styles.above}>
      <span className={styles.oval}>
        <Emblem game={game} className={styles.emblem} />
      </span>
      {seats.map((seat, index) => {
        const [x, y] = at[index] ?? [50, 50];
        return (
          <span key={index} className={styles.seat} style={{ left: `${x}%`, top: `${y}%` }}>
            <SeatFace seat={seat} large />
          </span>
        );
      })}
    </div>
  );
}
