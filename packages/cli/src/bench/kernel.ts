import { canonical, type Game, QuickRandom, seedFrom, type Shape } from '@concilio/kernel';
import { SEATS } from './cards.ts';
import type { Measured } from './measure.ts';
import { playAtTable, playDirectly, type Played } from './ours.ts';
import { clientMatch, loadPeer, type Peer, type PeerGame, reduceMatch } from './peer/boardgame.ts';
import { peerTable } from './peer/table.ts';
import { peerTicTacToe } from './peer/tictactoe.ts';
import { cardTable } from './table.ts';
import { ticTacToe } from './tictactoe.ts';

/** The kernel against boardgame.io: playouts against its reducer, matches against its client. */
export function kernelRows(): readonly Measured[] {
  const peer = loadPeer();
  return [
    ...contest('tictactoe', { game: ticTacToe, seats: 2, peer, peerGame: peerTicTacToe }),
    ...contest('table', { game: cardTable, seats: SEATS, peer, peerGame: peerTable }),
  ];
}

interface Contest<G extends Shape, State> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly peer: Peer;
  readonly peerGame: PeerGame<State>;
}

type Side = (random: QuickRandom) => Played;

function contest<G extends Shape, State>(name: string, { game, seats, peer, peerGame }: Contest<G, State>) {
  const row = (mode: string, ours: Side, theirs: Side): Measured => ({
    name: `${name}/${mode}`,
    unit: 'moves/s',
    ours: again(ours),
    peer: again(theirs),
    peerName: peer.name,
    sameWork: () => mustAgree(ours, theirs),
  });
  return [
    row('playout', (random) => playDirectly(game, seats, {}, random), reduceMatch(peer, peerGame)),
    row('match', (random) => playAtTable(game, seats, random), clientMatch(peer, peerGame)),
  ];
}

/** Matches one after the other with the numbers of one generator; each side has its own, with the same seed. */
function again(side: Side): () => number {
  const random = new QuickRandom(seedFrom('bench'));
  return () => side(random).moves;
}

function mustAgree(ours: Side, theirs: Side): void {
  for (const text of ['one', 'two', 'three']) {
    const [own, other] = [ours, theirs].map((side) => canonical(side(new QuickRandom(seedFrom(text)))));
    if (own !== other) throw new Error('The benchmark’s two sides do not play the same game.');
  }
}
