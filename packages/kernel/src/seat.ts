declare const seatBrand: unique symbol;

/** A place at the table: 0 for the first, and so on. */
export type Seat = number & { readonly [seatBrand]: true };

export const seat = (index: number): Seat => index as Seat;

export const seatsOf = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, index) => seat(index));

/** Whose eyes a view is for. The audience sees what is public; the referee sees everything, in tests and at the end. */
export type Eyes = Seat | 'audience' | 'referee';
