import { useContext } from 'react';
import { HereContext } from './here.ts';

/** So many marks there are: a hue with a shape each. */
const MARKS = 5;

/** The mark of a seat: its own, or that of whom it plays, where players learn those. */
export function useMark(seat: number): number {
  const here = useContext(HereContext);
  return (here?.custom.markOf?.(here.frame.view, seat) ?? seat) % MARKS;
}
