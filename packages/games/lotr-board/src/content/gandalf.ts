/** LOB-17.06 to LOB-17.12: what the active player does when Gandalf is called. */
export type Aid =
  | { readonly does: 'heal'; readonly spaces: number }
  | { readonly does: 'draw'; readonly cards: number }
  | { readonly does: 'stars'; readonly stars: number }
  | { readonly does: 'foresee'; readonly tiles: number }
  | { readonly does: 'ignoreEvent' };

export interface GandalfCard {
  readonly id: string;
  readonly aid: Aid;
}

export const GANDALF: readonly GandalfCard[] = [
  { id: 'healing', aid: { does: 'heal', spaces: 2 } },
  { id: 'perseverance', aid: { does: 'draw', cards: 4 } },
  { id: 'guidance', aid: { does: 'stars', stars: 2 } },
  { id: 'foresight', aid: { does: 'foresee', tiles: 3 } },
  { id: 'magic', aid: { does: 'ignoreEvent' } },
];

/** LOB-17.01: what a call costs. */
export const CALL = 5;
