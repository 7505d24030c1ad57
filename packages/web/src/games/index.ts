import type { LessonOfGame } from '../features/lesson/contract.ts';
import type { Feature, GameClient } from './contract.ts';
import { lotrBoard } from './lotr-board/index.ts';
import { lotrLcg } from './lotr-lcg/index.ts';
import { lotrTcg } from './lotr-tcg/index.ts';

/** The games that bring something to this client, in the order of the catalog: here they are registered. */
const CLIENTS: readonly GameClient[] = [lotrBoard, lotrLcg, lotrTcg];

/** What a game brings; of one that brings nothing, nothing. */
export const clientOf = (game: string): GameClient | null => CLIENTS.find(({ id }) => id === game) ?? null;

/** The games that have a feature. */
export const gamesWith = (feature: Feature): readonly GameClient[] =>
  CLIENTS.filter((client) => client[feature] !== undefined);

/** The game whose pages of a feature are meant; where none is named, the first that has it. */
export const meantBy = (feature: Feature, game: string | undefined): GameClient | null =>
  game === undefined ? (gamesWith(feature)[0] ?? null) : clientOf(game);

/** The games that can be learnt beside a coach. */
export const taught = (): readonly { readonly game: GameClient['id']; readonly lesson: LessonOfGame }[] =>
  CLIENTS.flatMap(({ id, lesson }) => (lesson === undefined ? [] : [{ game: id, lesson }]));
