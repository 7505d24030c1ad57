/** An answer and what it is worth. */
export interface Rated {
  readonly id: string;
  readonly worth: number;
}

/** What is worth most comes first; equals stay in their order. */
export const bestFirst = <R extends Pick<Rated, 'worth'>>(rated: readonly R[]): R[] =>
  rated.toSorted((one, other) => other.worth - one.worth);
