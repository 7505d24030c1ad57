/** Which part of a list, newest first: pages of so many lines, the first of which is 0. */
export interface PageOf {
  readonly page: number;
  readonly most: number;
}

export interface Page<T> {
  readonly lines: readonly T[];
  /** Whether there is another page. */
  readonly more: boolean;
}

/** Cuts a page from one line more than it holds, which tells whether there is another. */
export const pageFrom = <T>(lines: readonly T[], { most }: PageOf): Page<T> => ({
  lines: lines.slice(0, most),
  more: lines.length > most,
});
