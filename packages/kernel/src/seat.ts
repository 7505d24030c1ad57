declare const seatBrand: unique symbol;

/** A place at the table: 0 for the first, and so on. */
export type Seat = number & { readonly [seatBrand]: true };

export const seat = (index: number): Seat => index as Seat;

/** The seats of a table, in order. Every run asks for them, so each list is made once, and for good. */
export function seatsOf(count: number): readonly Seat[] {
  return (lists[count] ??= Object.freeze(Array.from({ length: count }, (_, index) => seat(index))));
}

const lists: (readonly Seat[])[] = [];

/** Whose eyes a view is for. The audience sees what is public; the referee sees everything, in tests and at the end. */
export type Viewer = Seat | 'audience' | 'referee';
