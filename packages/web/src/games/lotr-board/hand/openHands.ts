import type { View } from '@concilio/lotr-board/contract';

/** Whether a viewer who belongs to nobody at the table sees what is in the hands: one of a replay may. */
export const areHandsOpen = ({ seats }: View): boolean =>
  seats.some(({ hand }) => hand.length > 0) &&
  seats.every(({ hand }) => hand.every(({ card }) => card !== null));
