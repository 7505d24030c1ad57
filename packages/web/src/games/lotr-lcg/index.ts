import { anyView, type GameClient } from '../contract.ts';
import { lesson } from './lesson/index.ts';

/** The card game with its four spheres. */
export const lotrLcg: GameClient = {
  id: 'lotr-lcg',
  table: async () => anyView((await import('./table.ts')).table),
  cards: async () => (await import('./cards/catalogue.tsx')).cards,
  decks: async () => (await import('./decks/index.tsx')).decks,
  scores: async () => (await import('./scores/index.tsx')).scores,
  campaign: async () => (await import('./campaign/index.tsx')).campaign,
  lesson,
};
