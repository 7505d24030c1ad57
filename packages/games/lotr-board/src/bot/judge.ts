import { JOURNEY, LIVES } from '../content/index.ts';
import { outcome } from '../rules/scoring.ts';
import { boardNow, type State } from '../state.ts';
import { JUDGEMENT } from './judgement.ts';

/** What a table looks like to any seat: nothing of it is hidden. All of it lies between 0 and about 1. */
export function features(state: State): number[] {
  const { players, sauron, bearer, conflict } = state;
  const board = boardNow(state);
  const main = board.tracks.findIndex(({ activity }) => activity === board.main);
  const length = board.tracks[main]?.spaces.length ?? 1;
  const at = conflict.over ? 0 : (conflict.markers[main] ?? 0);
  const reached = conflict.over ? 0 : conflict.events / board.events.length;
  let others = 0;
  let nearest = 15;
  let alive = 0;
  let cards = 0;
  let runes = 0;
  let poor = 0;
  let lives = 0;
  for (const [index, player] of players.entries()) {
    if (player.out) continue;
    alive += 1;
    const gap = sauron - player.corruption;
    if (index !== bearer) {
      others += gap;
      nearest = Math.min(nearest, gap);
    }
    cards += player.hand.length;
    runes += player.silver;
    if (player.silver < 3) poor += 1;
    for (const life of LIVES) if (player.lives[life] > 0) lives += 1;
  }
  const own = bearer === null ? undefined : players[bearer];
  const gap = own === undefined ? 12 : sauron - own.corruption;
  return [
    1,
    gap / 12,
    1 / Math.max(1, gap),
    others / 12 / Math.max(1, players.length - 1),
    nearest / 12,
    alive / players.length,
    cards / 8 / players.length,
    (own?.hand.length ?? 5) / 8,
    runes / 6 / players.length,
    poor / players.length,
    lives / 3 / players.length,
    state.gandalf.length / 5,
    state.greens / 8,
    at / length,
    reached,
    conflict.ringWorn ? 1 : 0,
    reached ** 2,
    (at / length) ** 2,
  ];
}

/** The points that count as everything. */
const BEST = 100;

/** How many points the Fellowship may hope for, as a part of the best: a shared goal, so the same for all seats. */
export function judge(state: State): number {
  const over = outcome(state);
  if (over !== null) return Math.max(...over.scores) / BEST;
  const weights = JUDGEMENT[JOURNEY[state.place] ?? ''] ?? [];
  const sum = features(state).reduce((so, feature, index) => so + feature * (weights[index] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
