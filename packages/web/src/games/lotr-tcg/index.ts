import type { GameClient } from '../contract.ts';

/** The trading card game: it plays on the generic table, and brings its cards and decks. */
export const lotrTcg: GameClient = {
  id: 'lotr-tcg',
  cards: async () => (await import('./cards/index.ts')).cards,
  decks: async () => (await import('./decks/index.tsx')).decks,
};
