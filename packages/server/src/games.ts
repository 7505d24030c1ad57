import { loadPlayables } from '@concilio/catalog';
import type { Playable } from '@concilio/bots';

export type { Playable };

export const games = await loadPlayables();

export const gameOf = (id: string): Playable | null => games.find((game) => game.id === id) ?? null;
