import { cardsIn, ownerOf, tokensOn } from '@concilio/cards';
import { type Outcome, type Seat, seatsOf } from '@concilio/kernel';
import { ELIMINATION, playerAt, type State } from '../state.ts';
import { statOn } from './stats.ts';
import { printed, questNow } from './select.ts';

/** LCG-25.01 to LCG-25.03 */
export function outcome(state: State): Outcome | null {
  const reason = state.ending?.reason ?? (hasWon(state) ? 'won' : null);
  if (reason === null) return null;
  const seats = seatsOf(state.players.length);
  const score = reason === 'won' ? added([...(state.campaign?.scores ?? []), scoreOf(state)]) : 0;
  return { winners: reason === 'won' ? seats : [], scores: seats.map(() => score), reason };
}

/** LCG-29.03: in a campaign the scores of its scenarios are added. */
export const added = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0);

/** Stages that are won by something else than progress. */
function hasWon(state: State): boolean {
  const quest = questNow(state);
  return state.staged && quest !== null && printed(state, quest).stage?.won?.(state) === true;
}

/** LCG-26.02, LCG-26.05, LCG-26.07: what a lower score is better for; victory points belong to the group. */
export function scoreOf(state: State): number {
  const all = state.players.reduce((sum, _, index) => sum + subtotal(state, index as Seat), 0);
  const victory = cardsIn(state.cards, 'victory').reduce((sum, card) => sum + victoryOf(state, card), 0);
  // LCG-26.08
  const rounds = state.options.roundsCount ? 10 * state.round : 0;
  return all + rounds - victory;
}

const victoryOf = (state: State, card: Parameters<typeof printed>[1]) =>
  printed(state, card).stats.victory ?? 0;

/** LCG-26.03, LCG-26.06: final threat, threat cost of dead heroes, damage on the living. */
export function subtotal(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  const dead = cardsIn(state.cards, `discard/${seat}`)
    .filter((card) => printed(state, card).type === 'hero' && ownerOf(state.cards, card) === seat)
    .reduce((sum, card) => sum + statOn(state, card, 'threat-cost'), 0);
  const damage = cardsIn(state.cards, `play/${seat}`)
    .filter((card) => printed(state, card).type === 'hero')
    .reduce((sum, card) => sum + tokensOn(state.cards, card, 'damage'), 0);
  return (player.out ? ELIMINATION : player.threat) + dead + damage;
}
