import { loadAll } from '@concilio/catalog';
import type { AnyGame } from '@concilio/kernel';

export type { AnyGame };

export const games = await loadAll();

export const gameOf = (id: string): AnyGame | null => games.find((game) => game.id === id) ?? null;
