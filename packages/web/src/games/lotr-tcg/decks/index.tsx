import type { DecksOfGame } from '../../../features/decks/contract.ts';
import { Page } from '../../../generic/Page.tsx';
import { benchFor } from './bench.ts';
import { read, write } from './deck.ts';
import { Tile } from './Tile.tsx';

/** A Ring-bearer with the Ring, nine sites, and a draw deck of both sides. */
export const decks: DecksOfGame = { read, write, benchFor, Tile, Page };
