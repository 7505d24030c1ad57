/** LOB-16: a hobbit and what is different for whoever plays it. */
export interface Hobbit {
  readonly id: string;
  /** LOB-2.11 */
  readonly firstBearer?: true;
  /** LOB-16.02 */
  readonly brownAdventureAreStars?: true;
  /** LOB-16.04: the most that a die result costs. */
  readonly dieAtMost?: { readonly spaces: number; readonly cards: number };
  /** LOB-16.05 */
  readonly sameColourTwice?: true;
  /** LOB-16.06 */
  readonly livesSpared?: number;
  /** LOB-16.07 */
  readonly drawsAfterConflict?: number;
}

/** LOB-2.09: so many of these, from the first on, as there are players. */
export const HOBBITS: readonly Hobbit[] = [
  { id: 'frodo', firstBearer: true, brownAdventureAreStars: true },
  { id: 'sam', dieAtMost: { spaces: 1, cards: 1 } },
  { id: 'pippin', sameColourTwice: true },
  { id: 'merry', livesSpared: 1 },
  { id: 'fatty', drawsAfterConflict: 2 },
];
