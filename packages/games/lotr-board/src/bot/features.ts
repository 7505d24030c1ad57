import { JOURNEY, LIVES } from '../content/index.ts';
import { boardNow, cardOf, playerAt, runesOf, type State } from '../state.ts';

/** Each place of the journey is judged in its own way. */
export type Part = (typeof JOURNEY)[number];

export const partOf = ({ place }: State): Part => JOURNEY[place] ?? 'mordor';

/** From so few runes on a player is poor: later events ask for as many. */
const POOR = 3;

/** LOB-17.01: so many runes call Gandalf. */
const RICH = 5;

/** What a table looks like, hands included: only imagined tables are judged. All of it lies between 0 and about 1. */
export function features(state: State) {
  const { players, sauron, bearer, conflict } = state;
  const seats = players.length;
  const board = boardNow(state);
  const tracks = { fighting: 0, friendship: 0, hiding: 0, travel: 0 };
  if (!conflict.over)
    for (const [track, { activity, spaces }] of board.tracks.entries())
      tracks[activity] = (conflict.markers[track] ?? 0) / spaces.length;
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
  const lives = { heart: 0, sun: 0, ring: 0 };
  const symbols = { fighting: 0, friendship: 0, hiding: 0, travel: 0 };
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
      if (symbol === 'star') stars += count;
      else if (symbol !== null) symbols[symbol] += count;
    }
    for (const life of LIVES) if (player.lives[life] > 0) lives[life] += 1;
    const own = runesOf(state, player);
    runes += own;
    if (own < POOR) poor += 1;
    if (own >= RICH) rich += 1;
    if (player.hand.length < 2) thin += 1;
  }
  const own = bearer === null ? undefined : players[bearer];
  const gap = own === undefined ? 12 : sauron - own.corruption;
  return {
    always: 1,
    bearerGap: gap / 12,
    bearerInDanger: Math.exp(-gap / 2),
    bearerNearSauron: Math.exp(-gap / 4),
    otherGaps: others / 12 / Math.max(1, seats - 1),
    othersNearSauron: danger,
    nearestGap: nearest / 12,
    playersAlive: alive / seats,
    cards: cards / 8 / seats,
    stars: stars / 2 / seats,
    fightingSymbols: symbols.fighting / 2 / seats,
    friendshipSymbols: symbols.friendship / 2 / seats,
    hidingSymbols: symbols.hiding / 2 / seats,
    travelSymbols: symbols.travel / 2 / seats,
    heartHolders: lives.heart / seats,
    sunHolders: lives.sun / seats,
    ringHolders: lives.ring / seats,
    activeHand: playerAt(state, state.active).hand.length / 8,
    bearerHand: (own?.hand.length ?? 5) / 8,
    thinHands: thin / seats,
    greenCards: state.greens / 8,
    runes: runes / 6 / seats,
    poorPlayers: poor / seats,
    richPlayers: rich / seats,
    gandalfCards: state.gandalf.length / 5,
    fightingTrack: tracks.fighting,
    friendshipTrack: tracks.friendship,
    hidingTrack: tracks.hiding,
    travelTrack: tracks.travel,
    mainTrackNearEnd: tracks[board.main] ** 2,
    events,
    lateEvents: events ** 2,
    ringWorn: conflict.ringWorn ? 1 : 0,
    bearerGapWithCards: (gap / 12) * (cards / 8 / seats),
    bearerGapLate: (gap / 12) * events,
  };
}

export type Feature = keyof ReturnType<typeof features>;
