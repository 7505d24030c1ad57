import { type Bearer, has, type Modifier, modifiersOf, netStat, statOf, tokensOn } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import type { Stat } from '../content/vocabulary.ts';
import { playerAt, type State } from '../state.ts';
import { basics } from './basics.ts';
import { cardNamed, printed } from './sets.ts';

/** TCG-28.13: what is below 0 counts as 0. */
export const statOn = (state: State, bearer: Bearer, stat: Stat): number =>
  statOf(basics, state, bearer, stat);
export const is = (state: State, bearer: Bearer, stat: Stat): boolean => has(basics, state, bearer, stat);
export const isSeat = (state: State, seat: Seat, stat: Stat): boolean =>
  has(basics, state, `seat-${seat}`, stat);
export const tableStat = (state: State, stat: Stat): number => netStat(basics, state, 'table', stat);
/** TCG-8.06, and what is said of all sites. */
export const shadowNumber = (state: State, site: PieceId): number =>
  Math.max(0, netStat(basics, state, site, 'shadow') + tableStat(state, 'shadow'));

/** TCG-28.14, and what is added to it, unless something forbids that it comes from possessions. */
export function strengthOf(state: State, card: PieceId): number {
  const strength = netStat(basics, state, card, 'strength');
  if (!is(state, card, FROM_POSSESSIONS)) return Math.max(0, strength);
  const lost = modifiersOf(basics, state, card, 'strength').filter((one) => !isGained(state, card, one));
  return Math.max(
    0,
    lost.reduce((sum, { amount }) => sum - amount, strength),
  );
}
const FROM_POSSESSIONS = 'no-strength-from-possessions';

/** Whether a change of strength counts: one that a possession gives, by whatever text, may not. */
export function isGained(state: State, card: PieceId, { source, amount }: Modifier): boolean {
  if (amount < 0 || !is(state, card, FROM_POSSESSIONS)) return true;
  // A lasting effect is known by the name of the card that it came from.
  const { type } = source.startsWith('#') ? printed(state, source as PieceId) : cardNamed(state, source);
  return type !== 'possession';
}

export const woundsOn = ({ cards }: State, card: PieceId): number => tokensOn(cards, card, 'wound');
/** TCG-20.01: what is left of it. */
export const vitalityLeft = (state: State, card: PieceId): number =>
  statOf(basics, state, card, 'vitality') - woundsOn(state, card);
/** TCG-20.08 */
export const isExhausted = (state: State, card: PieceId): boolean => vitalityLeft(state, card) <= 1;

/** TCG-13.09, TCG-13.10: so many times the losers' strength overwhelms them; a card may demand three times (`tripled`). */
export const overwhelmFactor = (state: State, losers: readonly PieceId[]): number =>
  losers.some((card) => is(state, card, 'tripled')) ? 3 : 2;

/** TCG-24.14: where all damage bonuses are lost, new ones are too. */
export const damageOf = (state: State, card: PieceId): number =>
  is(state, card, 'no-damage') ? 0 : statOf(basics, state, card, 'damage');
export const isFierce = (state: State, card: PieceId): boolean =>
  is(state, card, 'fierce') && !is(state, card, 'not-fierce');

/** TCG-9.05: its site number is higher than that of the site where the fellowship is. */
export const isRoaming = (state: State, card: PieceId): boolean =>
  printed(state, card).type === 'minion' &&
  statOf(basics, state, card, 'site') > playerAt(state, state.free).marker;

/** TCG-21.02 */
export const resistanceOf = (state: State, seat: Seat): number => {
  const { ringBearer } = playerAt(state, seat);
  return ringBearer === null ? 0 : statOf(basics, state, ringBearer, 'resistance');
};
