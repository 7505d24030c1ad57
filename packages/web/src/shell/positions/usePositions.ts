import { useLoaded } from '../../client/query.ts';
import { type PositionFile, positionsOf } from './files.ts';

/** The positions of a game, once they are there. */
export const usePositions = (game: string): readonly PositionFile[] | 'failed' | null =>
  useLoaded(['positions', game], () => positionsOf(game));
