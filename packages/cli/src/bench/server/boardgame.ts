/** A server of boardgame.io as it comes, with the tutorial game; it keeps matches in memory. Says its address. */
import type { Game } from 'boardgame.io';
import type * as Core from 'boardgame.io/core';
import type * as BoardgameServer from 'boardgame.io/server';
import { createRequire } from 'node:module';
import { CARDS, deal, isOver, lay } from './beacon.ts';

process.env.NODE_ENV = 'production';
const load = createRequire(import.meta.url);
const { Server } = load('boardgame.io/server') as typeof BoardgameServer;
const { PlayerView, INVALID_MOVE } = load('boardgame.io/core') as typeof Core;

interface State {
  secret: { deck: number[] };
  players: Record<string, { hand: number[] }>;
  fire: number[];
  ashes: number[];
  points: number[];
}

const beacon: Game<State> = {
  name: 'beacon',
  setup({ random }) {
    const { deck, hands, ...open } = deal(random.Shuffle([...CARDS]));
    const players = Object.fromEntries(hands.map((hand, seat) => [String(seat), { hand }]));
    return { secret: { deck }, players, ...open };
  },
  playerView: PlayerView.STRIP_SECRETS as NonNullable<Game<State>['playerView']>,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false,
      move({ G, playerID }, card: number) {
        const hands = Object.values(G.players).map(({ hand }) => hand);
        const { deck } = G.secret;
        const { fire, ashes, points } = G;
        return lay({ deck, hands, fire, ashes, points }, Number(playerID), card) ? undefined : INVALID_MOVE;
      },
    },
  },
  endIf: ({ G }) => (isOver(G) ? { points: [...G.points] } : undefined),
};

const { appServer } = await Server({ games: [beacon as Game], origins: [] }).run(0);
const { port } = appServer.address() as { port: number };
process.stdout.write(`http://127.0.0.1:${port}\n`);
