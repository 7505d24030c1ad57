import type { QuickRandom } from '@concilio/kernel';
import type { Game } from 'boardgame.io';
import type * as BoardgameClient from 'boardgame.io/client';
import type * as BoardgameInternal from 'boardgame.io/internal';
import { createRequire } from 'node:module';
import { Misuse } from '../../text/say.ts';
import type { Played } from '../ours.ts';

/** What the benchmark needs of boardgame.io. It is a development dependency, and not in the bundle. */
export interface Peer {
  readonly name: string;
  readonly internal: typeof BoardgameInternal;
  readonly client: typeof BoardgameClient;
}

/** A game of the peer, with the list of legal moves that boardgame.io itself does not keep. */
export interface PeerGame<State> {
  readonly game: Game<State>;
  readonly seats: number;
  readonly moves: (state: State, mover: number) => readonly Move[];
}

export type Move = readonly [name: string, ...values: readonly (string | number)[]];

/** What a move of the peer returns to refuse itself (`INVALID_MOVE` of boardgame.io/core). */
export const REFUSED = 'INVALID_MOVE';

/** Loads the peer as a production program would, without the checks that it makes for developers. */
export function loadPeer(): Peer {
  process.env.NODE_ENV = 'production';
  const load = createRequire(import.meta.url);
  try {
    const { version } = load('boardgame.io/package.json') as { version: string };
    return {
      name: `boardgame.io ${version}`,
      internal: load('boardgame.io/internal') as typeof BoardgameInternal,
      client: load('boardgame.io/client') as typeof BoardgameClient,
    };
  } catch (problem) {
    if (!(problem instanceof Error) || !problem.message.includes('Cannot find module')) throw problem;
    throw new Misuse('bench.peer.missing', { peer: 'boardgame.io' });
  }
}

/** One match by the peer's reducer alone, the quickest way that it has. */
export function reduceMatch<State>(
  { internal }: Peer,
  contest: PeerGame<State>,
): (random: QuickRandom) => Played {
  const game = internal.ProcessGameConfig(contest.game as Game);
  const reducer = internal.CreateGameReducer({ game });
  return (random) => {
    let state = internal.InitializeGame({ game, numPlayers: contest.seats });
    let moves = 0;
    // Our set-up draws a seed here; the picks must come from the same numbers.
    random.seed();
    for (; state.ctx.gameover === undefined; moves++) {
      const { currentPlayer: playerID } = state.ctx;
      const [type, ...args] = pickMove(contest.moves(state.G as State, Number(playerID)), random);
      const before = state._stateID;
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
      if (state._stateID === before) throw new Error(`The peer has refused the move ${type}.`);
    }
    return { position: state.G, moves };
  };
}

/** One match by the peer's client without a server: what stands beside our match with its log and its undo. */
export function clientMatch<State>(
  { client }: Peer,
  contest: PeerGame<State>,
): (random: QuickRandom) => Played {
  return (random) => {
    const player = client.Client({ game: contest.game as Game, numPlayers: contest.seats, debug: false });
    player.start();
    random.seed();
    let moves = 0;
    let state = player.getState();
    for (; state !== null && state.ctx.gameover === undefined; moves++) {
      const [type, ...args] = pickMove(
        contest.moves(state.G as State, Number(state.ctx.currentPlayer)),
        random,
      );
      const before = state._stateID;
      player.moves[type]?.(...args);
      state = player.getState();
      if (state?._stateID === before) throw new Error(`The peer has refused the move ${type}.`);
    }
    player.stop();
    return { position: state?.G, moves };
  };
}

function pickMove(moves: readonly Move[], random: QuickRandom): Move {
  const move = moves[random.index(moves.length)];
  if (move === undefined) throw new Error('The peer’s game has no move left and is not over.');
  return move;
}
