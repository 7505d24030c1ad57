import type { Seat } from '@concilio/kernel';
import { ACTIVITIES, JOURNEY, LIVES } from '../content/index.ts';
import { outcome } from '../rules/scoring.ts';
import { boardNow, cardOf, playerAt, runesOf, type State } from '../state.ts';
import { JUDGEMENT } from './judgement.ts';

/** From so few runes on a player is poor: later events ask for as many. */
const POOR = 3;

/** LOB-17.01: so many runes call Gandalf. */
const RICH = 5;

/** What a table looks like, hands included: only imagined tables are judged. All of it lies between 0 and about 1. */
export function features(state: State): number[] {
  const { players, sauron, bearer, conflict } = state;
  const seats = players.length;
  const board = boardNow(state);
  const markers = board.tracks.map(({ spaces }, track) =>
    conflict.over ? 0 : (conflict.markers[track] ?? 0) / spaces.length,
  );
  const main = markers[board.tracks.findIndex(({ activity }) => activity === board.main)] ?? 0;
  const events = conflict.over ? 0 : conflict.events / board.events.length;
  let others = 0;
  let danger = 0;
  let nearest = 15;
  let alive = 0;
  let cards = 0;
  let stars = 0;
  let runes = 0;
  let poor = 0;
  let rich = 0;
  let thin = 0;
  const lives = LIVES.map(() => 0);
  const symbols = ACTIVITIES.map(() => 0);
  for (const [index, player] of players.entries()) {
    if (player.out) continue;
    alive += 1;
    const gap = sauron - player.corruption;
    if (index !== bearer) {
      others += gap;
      danger += Math.exp(-gap / 3);
      nearest = Math.min(nearest, gap);
    }
    cards += player.hand.length;
    for (const piece of player.hand) {
      const { symbol, symbols: count } = cardOf(state, piece);
      const activity = symbol === null || symbol === 'star' ? -1 : ACTIVITIES.indexOf(symbol);
      if (symbol === 'star') stars += count;
      else if (activity >= 0) symbols[activity] = (symbols[activity] ?? 0) + count;
    }
    for (const [kind, life] of LIVES.entries())
      if (player.lives[life] > 0) lives[kind] = (lives[kind] ?? 0) + 1;
    const own = runesOf(state, player);
    runes += own;
    if (own < POOR) poor += 1;
    if (own >= RICH) rich += 1;
    if (player.hand.length < 2) thin += 1;
  }
  const own = bearer === null ? undefined : players[bearer];
  const gap = own === undefined ? 12 : sauron - own.corruption;
  return [
    1,
    gap / 12,
    Math.exp(-gap / 2),
    Math.exp(-gap / 4),
    others / 12 / Math.max(1, seats - 1),
    danger,
    nearest / 12,
    alive / seats,
    cards / 8 / seats,
    stars / 2 / seats,
    ...symbols.map((count) => count / 2 / seats),
    ...lives.map((count) => count / seats),
    playerAt(state, state.active).hand.length / 8,
    (own?.hand.length ?? 5) / 8,
    thin / seats,
    state.greens / 8,
    runes / 6 / seats,
    poor / seats,
    rich / seats,
    state.gandalf.length / 5,
    ...[0, 1, 2, 3].map((track) => markers[track] ?? 0),
    main ** 2,
    events,
    events ** 2,
    conflict.ringWorn ? 1 : 0,
    (gap / 12) * (cards / 8 / seats),
    (gap / 12) * events,
  ];
}

/** The points that count as everything. */
const BEST = 100;

/** How many points a player may hope for, as a part of the best. Before the end the goal is shared. */
export function judge(state: State, seat: Seat): number {
  const over = outcome(state);
  if (over !== null) return (over.scores[seat] ?? 0) / BEST;
  const weights = JUDGEMENT[JOURNEY[state.place] ?? ''] ?? [];
  return features(state).reduce((so, feature, index) => so + feature * (weights[index] ?? 0), 0);
}
