/** LOB-10: a face of the threat die. Its symbols shorten the Ring's way (LOB-11.05), whatever they do. */
export interface Face {
  readonly id: string;
  readonly symbols: number;
  readonly sauron: number;
  readonly corruption: number;
  readonly cards: number;
}

export const FACES: readonly Face[] = [
  { id: 'die-blank', symbols: 0, sauron: 0, corruption: 0, cards: 0 },
  { id: 'die-one', symbols: 1, sauron: 0, corruption: 1, cards: 0 },
  { id: 'die-two', symbols: 2, sauron: 0, corruption: 2, cards: 0 },
  { id: 'die-three', symbols: 3, sauron: 0, corruption: 3, cards: 0 },
  { id: 'die-cards', symbols: 2, sauron: 0, corruption: 0, cards: 2 },
  { id: 'die-eye', symbols: 1, sauron: 1, corruption: 0, cards: 0 },
];
