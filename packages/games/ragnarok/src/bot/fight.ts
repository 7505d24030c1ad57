import { best } from '@concilio/bots';
import { isPiece, type Option, type PieceId, type Seat } from '@concilio/kernel';
import { holds } from '../rules/abilities.ts';
import { armiesOf } from '../rules/armies.ts';
import { battleValueOf, opponentOf, sideOf } from '../rules/battle.ts';
import { standing } from '../rules/map.ts';
import { boxOf, combatCard, playerAt, type State } from '../state.ts';
import { Outlook } from './regions.ts';
import { WEIGHTS } from './weights.ts';
import { opsOf, worthOfAll } from './worth.ts';

/** Battles: which cards are played, and what they are worth. */

/** What a card adds to the Battle value now. */
export function forceOf(state: State, seat: Seat, card: PieceId): number {
  const { value, battle } = combatCard(state, card);
  if (battle === undefined || battle.on !== undefined || !holds(state, seat, battle.if, {})) return value;
  return battle.does.reduce(
    (sum, op) => sum + (op.op === 'battle-value' ? op.amount : op.op === 'lower-army' ? 1 : 0),
    value,
  );
}

/** What a card is worth in a hand. */
export function keepWorth(state: State, card: PieceId): number {
  const { value, casualties, battle, hunt, shield } = combatCard(state, card);
  return (
    0.5 +
    0.35 * value -
    0.3 * casualties +
    (battle === undefined ? 0 : 0.2) +
    (hunt === undefined ? 0 : 0.2) -
    (shield === true ? 0.2 : 0)
  );
}

/** What is missing for the seat to win the Battle as it stands: 0 or less if it would. */
export function missing(state: State, seat: Seat): number {
  const own = battleValueOf(state, sideOf(state, seat));
  const other = battleValueOf(state, sideOf(state, opponentOf(state, seat)));
  return other - own + (state.battle?.attacker.seat === seat ? 1 : 0);
}

/** What hangs on the Battle. */
function stakeOf(state: State, seat: Seat): number {
  const { battle } = state;
  if (battle === null) return 0;
  const outlook = new Outlook(state, seat);
  const { region } = battle;
  const { owner } = standing(state, region);
  const lost = armiesOf(state, seat, region).length + armiesOf(state, opponentOf(state, seat), region).length;
  return (
    (owner === seat ? outlook.holding(seat, region) : outlook.taking(region)) + 1.2 * WEIGHTS.strength * lost
  );
}

export function battleCard(state: State, seat: Seat, options: readonly Option[]): string {
  const cards = options
    .flatMap(({ id }) => (isPiece(id) ? [id] : []))
    .map((id) => {
      const { casualties } = combatCard(state, id);
      return {
        id,
        force: forceOf(state, seat, id),
        price: keepWorth(state, id) + WEIGHTS.strength * casualties,
      };
    })
    .sort((one, other) => other.force - one.force || one.price - other.price);
  if (cards.length === 0) return 'pass';
  const need = missing(state, seat);
  const other = sideOf(state, opponentOf(state, seat));
  const reply = other.passed ? 0 : 1.5 * Math.min(2, playerAt(state, other.seat).hand.length);
  if (need <= 0 && reply === 0) return 'pass';
  const target = need + 0.6 * reply;
  if (target <= 0) return 'pass';
  let force = 0;
  let price = 0;
  for (const card of cards) {
    force += card.force;
    price += card.price;
    if (force >= target) break;
  }
  if (force < (other.passed ? need : Math.max(need, 0.5 * target))) return 'pass';
  if (price > stakeOf(state, seat)) return 'pass';
  // The cheapest that is enough; if none is, the strongest.
  return (
    (
      best(
        cards.filter((card) => card.force >= target),
        (card) => -card.price,
      ) ?? cards[0]
    )?.id ?? 'pass'
  );
}

/** Whether something that adds to a Battle would turn it, or any other use is worth it. */
export function wantsUse(state: State, seat: Seat, source: string): boolean {
  // LOR-31.25: what a card does in a Hunt never harms the hunter; only what is discarded for it is a price.
  const { hunt } = boxOf(state).combat.find(({ id }) => id === source) ?? {};
  if (hunt !== undefined && hunt.discards === undefined) return true;
  const ops = opsOf(state, source);
  const added = ops.reduce((sum, op) => sum + (op.op === 'battle-value' ? op.amount : 0), 0);
  if (state.battle !== null && added > 0) {
    const need = missing(state, seat);
    return need > 0 && need <= added;
  }
  return worthOfAll(state, seat, ops) > 0;
}
