import type { RoomSeat } from '@concilio/tables';
import { texts } from '../text/index.ts';
import { Face } from '../ui/Face.tsx';
import { useSay } from '../ui/say.ts';
import styles from './SeatFaces.module.css';
import { kindOf } from './seats.ts';

/** Who sits at a table, in a row. */
export function SeatFaces({ seats }: { readonly seats: readonly RoomSeat[] }) {
  return (
    <span className={styles.faces}>
      {seats.map((seat, index) => (
        <SeatFace key={index} seat={seat} />
      ))}
    </span>
  );
}

/** One seat: a person, a bot, or nobody yet. */
export function SeatFace({ seat, large = false }: { readonly seat: RoomSeat; readonly large?: boolean }) {
  const say = useSay(texts);
  const kind = kindOf(seat);
  const name = kind === 'free' ? say('seat.free') : (seat.name ?? say('seat.bot'));
  return <Face name={name} kind={kind} large={large} />;
}
