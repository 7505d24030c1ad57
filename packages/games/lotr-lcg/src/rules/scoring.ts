import { cardsIn, ownerOf, tokensOn } from '@concilio/cards';
import { ELIMINATION } from '../contract/limits.ts';
import { type Outcome, type PieceId, type Seat, seatsOf } from '@concilio/kernel';
import type { Points, View } from '../contract/index.ts';
import { playerAt, type State } from '../state.ts';
import { statOn } from './stats.ts';
import { nameOf, printed, questNow } from './select.ts';

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

/** LCG-26.02: what a lower score is better for. */
export const scoreOf = (state: State): number => scoreNow(state).total;

/** LCG-26.05, LCG-26.07, LCG-26.08: the score sheet if the scenario were won now; victory points belong to the group. */
export function scoreNow(state: State): View['score'] {
  const victoryPoints = pointsOf(
    state,
    cardsIn(state.cards, 'victory'),
    (card) => printed(state, card).stats.victory ?? 0,
  );
  const rounds = state.options.roundsCount ? 10 * state.round : null;
  const all = added(seatsOf(state.players.length).map((seat) => scoreLine(state, seat).subtotal));
  return { victoryPoints, rounds, total: all + (rounds ?? 0) - victoryPoints.points };
}

/** LCG-26.03, LCG-26.06: final threat, threat cost of dead heroes, damage on the living. */
export function scoreLine(state: State, seat: Seat): View['seats'][number]['score'] {
  const player = playerAt(state, seat);
  const threat = player.out ? ELIMINATION : player.threat;
  const isHero = (card: PieceId) => printed(state, card).type === 'hero';
  const dead = pointsOf(
    state,
    cardsIn(state.cards, `discard/${seat}`).filter(
      (card) => isHero(card) && ownerOf(state.cards, card) === seat,
    ),
    (card) => statOn(state, card, 'threat-cost'),
  );
  const damage = added(
    cardsIn(state.cards, `play/${seat}`)
      .filter(isHero)
      .map((card) => tokensOn(state.cards, card, 'damage')),
  );
  return { threat, dead, damage, subtotal: threat + dead.points + damage };
}

/** Those of some cards that are worth something. */
function pointsOf(state: State, cards: readonly PieceId[], worth: (card: PieceId) => number): Points {
  const each = cards
    .map((card) => ({ card: nameOf(state, card), points: worth(card) }))
    .filter(({ points }) => points !== 0);
  return { each, points: added(each.map(({ points }) => points)) };
}
