import { bestFirst, type Rated } from '@concilio/bots';
import { cardsIn, type Moment, momentOf } from '@concilio/cards';
import { isPiece, type PieceId, type Seat } from '@concilio/kernel';
import type { MomentName } from '../content/vocabulary.ts';
import { printed } from '../rules/select.ts';
import { facedown } from '../rules/shadows.ts';
import { attackNow, type LcgContext, type State } from '../state.ts';
import { located, type One } from './asked.ts';
import { playWorth } from './plans.ts';
import type { Ability } from './reckon.ts';
import { tableWorth } from './table.ts';
import { isTimely } from './timely.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** What is played and used: in the planning phase, in windows, and in response to something. */

/** The best card that can be played now, or the best action. */
export function planned(state: State, seat: Seat, question: One): string | null {
  return ratedPlans(state, seat, question).find(({ worth }) => worth > WEIGHTS.use)?.id ?? null;
}

/** Worked out when it is first asked for. */
function once(work: () => number): () => number {
  let known: number | null = null;
  return () => (known ??= work());
}

/** All that could be played or used in the planning phase, the best first. */
export function ratedPlans(state: State, seat: Seat, { options }: One): Rated[] {
  const before = once(() => tableWorth(state, seat, 'planning'));
  const rated: Rated[] = [];
  for (const { id } of options)
    if (isPiece(id)) rated.push({ id, worth: playWorth(state, seat, id, before) });
    else if (id.includes('/')) rated.push({ id, worth: useWorth(state, seat, id, 'planning', null, before) });
  return bestFirst(rated);
}

/** The ability that is worth the most, if any is worth what it costs. */
export function used(state: State, seat: Seat, question: One): string | null {
  const found = ratedUses(state, seat, question)[0];
  return found === undefined || found.worth <= WEIGHTS.use ? null : found.id;
}

export function ratedUses(state: State, seat: Seat, { key, options, with: about }: One): Rated[] {
  const window = typeof about?.moment === 'string' ? about.moment : 'planning';
  const rated: Rated[] = [];
  // Whoever has just finished planning has thought about all of this.
  if (key === 'window' && window === 'planning') return rated;
  // Only the rules ask, and they name moments of theirs.
  const moment = key === 'respond' ? respondedTo(state, window as MomentName, about?.card) : null;
  const before = once(() => tableWorth(state, seat, window));
  for (const { id } of options)
    if (id.includes('/')) rated.push({ id, worth: useWorth(state, seat, id, window, moment, before) });
  return bestFirst(rated);
}

function useWorth(
  state: State,
  seat: Seat,
  id: string,
  window: string,
  moment: Moment<MomentName> | null,
  before: () => number,
): number {
  const [card, name] = id.split('/') as [PieceId, string];
  const ability = printed(state, card).abilities.find((each) => each.name === name);
  if (ability === undefined) return 0;
  if (ability.on === 'action' && !isTimely(state, ability, card, window)) return 0;
  const at = { self: card, seat, moment: moment ?? momentOf(ability.on, { what: window, seat }), chosen: {} };
  if (ability.does.some(({ word }) => word === 'cancel')) return cancelWorth(state, ability, at, window);
  return worthOf(state, ability, at, window, before());
}

/** What has happened, as far as the question tells. */
function respondedTo(state: State, name: MomentName, what: unknown): Moment<MomentName> {
  const attack = attackNow(state);
  const card =
    attack !== null && (name === 'defender-declared' || name.startsWith('shadow'))
      ? name === 'defender-declared'
        ? (attack.defenders[0] ?? null)
        : attack.enemy
      : located(state, what);
  return momentOf(name, {
    card,
    what: typeof what === 'string' ? what : null,
    seat: attack?.seat ?? state.first,
  });
}

/** What is about to happen would be so bad. */
function cancelWorth(state: State, ability: Ability, at: LcgContext, window: string): number {
  const bad = window === 'shadow-effect' ? turnedUp(state) : at.moment.card;
  if (bad === null) return 2;
  const effect = printed(state, bad).abilities.find(({ on }) => on === 'when-revealed' || on === 'shadow');
  if (effect === undefined) return 0;
  // It is tried as what it is: effects that are worked out anew are looked up by their moment.
  const moment = { ...at.moment, name: effect.on };
  const harm = -worthOf(state, effect, { ...at, self: bad, moment }, window);
  return harm - (ability.from === 'hand' ? 2 : 1);
}

/** The shadow card that was turned up last: no other can be known. */
function turnedUp(state: State): PieceId | null {
  const attack = attackNow(state);
  if (attack === null) return null;
  const hidden = facedown(state, attack.enemy);
  const open = cardsIn(state.cards, `shadow/${attack.enemy}`).filter((card) => !hidden.includes(card));
  return open.at(-1) ?? null;
}
