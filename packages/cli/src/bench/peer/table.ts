import { type Cards, dealCards, discardCard, drawCard, isOver, playCard, SEATS } from '../cards.ts';
import { type Move, type PeerGame, REFUSED } from './boardgame.ts';

const refusedUnless = (done: boolean) => (done ? undefined : REFUSED);

/** The same game as `../table.ts`, for boardgame.io. */
export const peerTable: PeerGame<Cards> = {
  seats: SEATS,
  game: {
    name: 'table',
    setup: dealCards,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      draw: ({ G, playerID }) => refusedUnless(drawCard(G, Number(playerID))),
      play: ({ G, playerID }, id: string) => refusedUnless(playCard(G, Number(playerID), id)),
      discard: ({ G, playerID }, id: string) => refusedUnless(discardCard(G, Number(playerID), id)),
    },
    endIf: ({ G }) => (isOver(G) ? { over: true } : undefined),
  },
  moves: ({ decks, hands, inPlay }, mover) => {
    const moves: Move[] = (decks[mover]?.length ?? 0) > 0 ? [['draw']] : [];
    for (const id of hands[mover] ?? []) moves.push(['play', id]);
    for (const id of inPlay[mover] ?? []) moves.push(['discard', id]);
    return moves;
  },
};
