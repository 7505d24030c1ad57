import { cardsIn, moveTo } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import { attach, enterPlay } from '../rules/entering.ts';
import { basics } from '../rules/basics.ts';
import { hostsFor } from '../rules/planning.ts';
import { printed, enemies } from '../rules/select.ts';
import type { State } from '../state.ts';
import { tried } from './probe.ts';
import { bodyOf } from './reckon.ts';
import { tableWorth } from './table.ts';
import { WEIGHTS } from './weights.ts';
import { enteredWorth } from './worth.ts';

/** What the cards of a hand would do on the table, and what they cost. */

/** What a card brings that is played now, less its price; `before` is what the table is worth without it. */
export function playWorth(state: State, seat: Seat, card: PieceId, before: () => number): number {
  const { cost, type, abilities, constants } = printed(state, card);
  const price = WEIGHTS.resource * (typeof cost === 'number' ? cost : 0) + WEIGHTS.card;
  if (type === 'attachment') {
    let most = Number.NEGATIVE_INFINITY;
    for (const host of hostsFor(state, card).slice(0, 5))
      most = Math.max(most, hostWorth(state, seat, card, host));
    return most - before() - price;
  }
  const isPlain = constants.length === 0 && !abilities.some(({ on }) => ENTERS.includes(on));
  return (isPlain ? plainWorth(state, card) : allyWorth(state, seat, card) - before()) - price;
}

const ENTERS = ['entered-play', 'played', 'round-ends'];

/** What an ally is worth that does nothing as it comes: what it is, and what it can do in this round. */
function plainWorth(state: State, card: PieceId): number {
  const { willpower = 0, attack = 0, defense = 0, 'hit-points': left = 0 } = printed(state, card).stats;
  const helps = enemies(state).length > 0 ? 0.5 * (attack + defense) + 1 : 0;
  return WEIGHTS.ally + bodyOf(willpower, attack, defense, left) + willpower + helps;
}

/** What the table is worth with an ally in play. */
function allyWorth(state: State, seat: Seat, card: PieceId): number {
  const { after, then } = tried(state, (play) => enterPlay(play, card, seat));
  const worth = tableWorth(after, seat, 'planning');
  let more = WEIGHTS.card;
  for (const next of then)
    if (next.step === 'moment') more += enteredWorth(after, next.with.moment, seat, 'planning', worth);
  return worth + more;
}

/** What the table is worth with an attachment on a card. */
export function hostWorth(state: State, seat: Seat, card: PieceId, host: PieceId): number {
  const { after } = tried(state, (play) => {
    moveTo(basics, play.state.cards, card, 'limbo');
    attach(play, card, host, seat);
  });
  return tableWorth(after, seat, 'planning') + WEIGHTS.card;
}

/** What an opening hand is worth: cards that can be played in the first rounds. */
export const handWorth = (state: State, seat: Seat): number =>
  cardsIn(state.cards, `hand/${seat}`).reduce((sum, card) => {
    const { cost, type } = printed(state, card);
    if (type === 'event') return sum + 0.5;
    return sum + (typeof cost === 'number' && cost <= 3 ? 1.5 : 0.7);
  }, 0);
