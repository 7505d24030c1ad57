import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import type { Where } from '../content/effects.ts';
import { type Ragnarok, type State, type Steps } from '../state.ts';
import { chargedFor, may, type Triggered, triggeredBy, useOf } from './abilities.ts';
import {
  armyNamed,
  canGrow,
  canRecruit,
  movesOf,
  moveArmy,
  onBoard,
  raise,
  regionId,
  regionIn,
  type Standing,
} from './armies.ts';
import { canDo, doAll } from './effects.ts';
import { discharge, helped } from './trigger.ts';
import { bars } from './leader.ts';
import { has, nextFor, reach, standing as placeOf } from './map.ts';
import { armyOption, deed } from './options.ts';
import { placesFor } from './places.ts';
import { recruitOne, recruitPlaces } from './recruiting.ts';

/** LOR-22: step 4, Maneuvers; and what it is to activate an Army. */

export const MARCH = 'long-march';

/** LOR-22.04, LOR-13.04. An Army may go further once in a turn, if its player has leave to: two Regions. */
function goals(state: State, army: Standing): readonly number[] {
  const { at } = army.army;
  if (at === null) return [];
  const near = movesOf(state, army, (region) => bars(state, region));
  if (!may(state, army.seat, MARCH) || state.used.includes(useOf(army.seat, MARCH))) return near;
  return reach(at, 2, (region) => nextFor(state, army.seat, region).filter((other) => !bars(state, other)));
}

/** Whether there is anywhere to go; whoever may go further can also go less far. */
const canMove = (state: State, { seat, army }: Standing): boolean =>
  army.at !== null && nextFor(state, seat, army.at).some((region) => !bars(state, region));

/** LOR-22.05, LOR-22.06 */
const mayRaise = (state: State, army: Standing): boolean => {
  const { at } = army.army;
  return (
    at !== null && canGrow(army) && has(state, at, 'settlement') && placeOf(state, at).owner === army.seat
  );
};

/** LOR-22.01: what lets a player activate further Armies in this step means others. */
const isSpent = ({ stage, used }: State, { seat, id }: Standing): boolean =>
  stage === 'maneuvers' && used.includes(useOf(seat, id));

export const activatable = (state: State, seat: Seat, where?: Where): Standing[] =>
  onBoard(state, seat).filter(
    (army) =>
      (where === undefined ||
        (army.army.at !== null && placesFor(state, seat, where).includes(army.army.at))) &&
      !isSpent(state, army) &&
      (canMove(state, army) || mayRaise(state, army)),
  );

/** One Army moves, or grows where it is. */
export function activateArmy(play: Play<Ragnarok>, seat: Seat, id: string): void {
  const { state } = play;
  const army = armyNamed(state, id);
  const near = movesOf(state, army, (region) => bars(state, region));
  const options = [
    ...goals(state, army).map((region) => ({ id: regionId(region) })),
    ...(mayRaise(state, army) ? [{ id: 'raise' }] : []),
  ];
  const pick = play.ask(seat, chooseOne('army-deed', options, { with: { army: id } }));
  if (state.stage === 'maneuvers') state.used.push(useOf(seat, id));
  if (pick === 'raise') return raise(play, army);
  const region = regionIn(pick);
  if (!near.includes(region)) {
    state.used.push(useOf(seat, MARCH));
    helped(play, seat, MARCH);
  }
  moveArmy(play, army, region);
}

/** LOR-22.01, LOR-22.02: one Army is activated, or one recruited by whoever has none; and what components add. */
export function maneuvers(play: Play<Ragnarok>, { done }: Steps['maneuvers']): void {
  const { state } = play;
  const seat = state.active;
  state.stage = 'maneuvers';
  const isFree = !done.includes('army');
  const hasArmies = onBoard(state, seat).length > 0;
  const armies = isFree && hasArmies ? activatable(state, seat).map(armyOption) : [];
  const recruits =
    isFree && !hasArmies && canRecruit(state, seat) && recruitPlaces(state, seat).length > 0
      ? [{ id: 'recruit' }]
      : [];
  const extras = extrasOf(state, seat, done);
  const options = [...armies, ...recruits, ...extras.map(({ source }) => deed('use', source))];
  if (options.length === 0) return play.then('settle', {});
  const pick = play.ask(seat, chooseOne('maneuvers', [...options, { id: 'done' }]));
  if (pick === 'done') return play.then('settle', {});
  if (pick.startsWith('use/')) {
    const extra = extras.find(({ source }) => pick === `use/${source}`);
    if (extra !== undefined) useExtra(play, seat, extra);
    return play.then('maneuvers', { done: [...done, pick] });
  }
  if (pick === 'recruit') recruitOne(play, seat);
  else activateArmy(play, seat, pick);
  play.then('maneuvers', { done: [...done, 'army'] });
}

interface Extra extends Triggered {
  readonly charge: boolean;
}

/** Blessings and Artifacts that may be used in this step, each once. */
export function extrasOf(
  state: State,
  seat: Seat,
  done: readonly string[],
  on: 'maneuvers' | 'prayer' | 'runes-begin' | 'rune-step' | 'hero-step' = 'maneuvers',
): Extra[] {
  const found: Extra[] = [];
  const add = ({ source, ability }: Triggered, charge: boolean) => {
    if (!done.includes(`use/${source}`) && canDo(state, seat, ability.does, { source }))
      found.push({ source, ability, charge });
  };
  for (const one of triggeredBy(state, seat, on)) add(one, false);
  for (const one of chargedFor(state, seat, on)) add(one, true);
  return found;
}

export function useExtra(play: Play<Ragnarok>, seat: Seat, { source, ability, charge }: Extra): void {
  if (charge) return discharge(play, seat, { source, ability });
  if (ability.once !== undefined) play.state.used.push(useOf(seat, source));
  play.tell('ability.used', { seat, card: source, moment: ability.on });
  doAll(play, seat, ability.does, { source });
}
