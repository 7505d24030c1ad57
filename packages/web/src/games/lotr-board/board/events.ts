import type { Board } from '../facts.ts';
import type { History } from '../told/history.ts';
import type { View } from '@concilio/lotr-board/contract';

/**
 * The event whose text stands open: the next one, or the one that is being resolved, since that is then what matters.
 * By its place on the event track.
 */
export function openEvent(
  board: Board,
  { conflict, payment }: Pick<View, 'conflict' | 'payment'>,
  { trials }: History,
): { readonly open: number; readonly isNow: boolean } {
  const last = board.events[conflict.events - 1];
  const isNow = last !== undefined && (trials[last] === 'now' || payment?.trial === last);
  return { open: isNow ? conflict.events - 1 : conflict.events, isNow };
}
