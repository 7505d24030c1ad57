import { triggerTogether, momentOf } from '@concilio/cards';
import { chooseOne, type PieceId, type Play, type Seat } from '@concilio/kernel';
import { type Assignment, type LotrTcg, shadowPlayers, type State, type Steps } from '../state.ts';
import { participates } from './archery.ts';
import { is, isFierce, statOn } from './stats.ts';
import { allies, companions, isType, minions, minionsOf, nameOf, seen } from './select.ts';

/** TCG-12.13: who may take part in a skirmish at all. */
export function maySkirmish(state: State, card: PieceId): boolean {
  if (!participates(state, card)) return false;
  // TCG-14.03, TCG-14.04
  return !isType(state, card, 'minion') || !state.fierce || state.fierceMinions.includes(card);
}

/** TCG-12.05 */
export const roomOf = (state: State, card: PieceId): number =>
  1 + statOn(state, card, 'defender') - state.assigned.filter(({ to }) => to === card).length;

const isFree = (state: State, minion: PieceId) => !state.assigned.some((pair) => pair.minion === minion);

/** Those whom somebody may put before a minion. */
export const eligible = (state: State): PieceId[] =>
  [...companions(state), ...allies(state)].filter((card) => maySkirmish(state, card));

export const unassignedMinions = (state: State): PieceId[] =>
  minions(state).filter(
    (minion) => isFree(state, minion) && maySkirmish(state, minion) && !is(state, minion, 'no-assignment'),
  );

/** TCG-12.03, TCG-12.04, TCG-12.10: minion by minion the player says who defends; then it all holds at once. */
export function assignDefenders(play: Play<LotrTcg>): void {
  const { state } = play;
  const batch: Assignment[] = [];
  const taken = (card: PieceId) => batch.filter(({ to }) => to === card).length;
  for (const minion of unassignedMinions(state)) {
    const able = eligible(state).filter((card) => roomOf(state, card) - taken(card) > 0);
    if (able.length === 0) continue;
    const options = [...able.map((id) => ({ id: id as string })), { id: 'nobody' }];
    const pick = play.ask(state.free, chooseOne('assign', options, { with: seen(state, minion) }));
    if (pick !== 'nobody') batch.push({ minion, to: pick as PieceId, by: 'free' });
  }
  assign(play, batch, state.free);
  for (const seat of shadowPlayers(state)) play.then('assignLeftovers', { seat });
}

/** TCG-12.06 to TCG-12.09, TCG-12.12: what is left over goes to whom its player likes. */
export function assignLeftovers(play: Play<LotrTcg>, { seat }: Steps['assignLeftovers']): void {
  const { state } = play;
  const batch: Assignment[] = [];
  const left = unassignedMinions(state).filter(
    (minion) => minionsOf(state, seat).includes(minion) && !state.taken.includes(minion),
  );
  for (const minion of left) {
    const able = eligible(state);
    if (able.length === 0) continue;
    const options = [...able.map((id) => ({ id: id as string })), { id: 'nobody' }];
    const pick = play.ask(seat, chooseOne('assign-leftover', options, { with: seen(state, minion) }));
    if (pick !== 'nobody') batch.push({ minion, to: pick as PieceId, by: 'shadow' });
  }
  assign(play, batch, seat);
}

/** Assignments hold, and whoever waits for them is heard. */
export function assign(play: Play<LotrTcg>, batch: readonly Assignment[], seat: Seat): void {
  const { state } = play;
  for (const { minion, to, by } of batch) {
    state.assigned.push({ minion, to, by });
    if (by === 'free') state.taken.push(minion);
    play.tell('minion.assigned', { to, host: nameOf(state, to), seat, ...seen(state, minion) });
  }
  // TCG-12.10
  triggerTogether(
    play,
    batch.map(({ minion, to }) =>
      momentOf('assigned', { card: minion, what: nameOf(state, minion), by: to, seat }),
    ),
  );
}

/** TCG-12.02: one to one, by an action: both must be free, and both must be able to fight. */
export const canAssign = (state: State, minion: PieceId, to: PieceId): boolean =>
  isFree(state, minion) &&
  !state.assigned.some((pair) => pair.to === to) &&
  maySkirmish(state, minion) &&
  maySkirmish(state, to) &&
  !is(state, minion, 'no-assignment');

/** TCG-14.01, TCG-14.04 */
export const fierceOnes = (state: State): PieceId[] =>
  minions(state).filter((minion) => isFierce(state, minion));
