import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import { type Realm, type Wheel, WHEEL } from '../content/box.ts';
import { boxOf, clockwiseFrom, named, type Ragnarok, type State, type Steps } from '../state.ts';
import { may } from './abilities.ts';
import { canRecruit } from './armies.ts';
import { canDo, doAll } from './effects.ts';
import { trigger, helped } from './trigger.ts';
import { activatable } from './maneuvers.ts';
import { activatable as activatableMonsters } from './monsters.ts';
import { prepareOptions } from './prepare.ts';
import { preysOf } from './monsters-action.ts';
import { recruitPlaces } from './recruiting.ts';
import { gainRunes, reserveRunes } from './resources.ts';
import { templePlaces } from './temple.ts';
import { mayUsurp } from './usurp.ts';

/** LOR-23: step 5, choosing a special action. */

/** LOR-23.02, LOR-23.10: whether the player could resolve it now. */
function isPossible(state: State, seat: Seat, action: Wheel): boolean {
  switch (action) {
    case 'reinforce':
      return canRecruit(state, seat) && recruitPlaces(state, seat).length > 0;
    case 'mobilize':
      return activatable(state, seat).length > 0;
    case 'prepare':
      return prepareOptions(state, seat).length > 0;
    case 'build-temple':
      return templePlaces(state, seat).length > 0;
    case 'monsters':
      return activatableMonsters(state, seat).length > 0 || preysOf(state, seat).length > 0;
    case 'usurp':
      return mayUsurp(state, seat);
  }
}

/** LOR-23.15 */
const mayBuildMonument = (state: State, seat: Seat): boolean =>
  WHEEL.some((action) => state.wheel[action].includes(seat));

export function special(play: Play<Ragnarok>): void {
  const { state } = play;
  const seat = state.active;
  state.stage = 'special';
  const marked = (action: Wheel) => state.wheel[action].includes(seat);
  const open = WHEEL.filter((action) => !marked(action) && isPossible(state, seat, action));
  const options = [...open, ...(mayBuildMonument(state, seat) ? (['build-monument'] as const) : [])];
  // LOR-23.11
  if (options.length === 0) return;
  const pick = play.ask(
    seat,
    chooseOne(
      'special',
      options.map((id) => ({ id })),
      {
        blocked: () => [
          ...WHEEL.filter(marked).map((id) => ({ id, rule: 'LOR-23.03' })),
          ...WHEEL.filter((action) => !marked(action) && !open.includes(action)).map((id) => ({
            id,
            rule: 'LOR-23.02',
          })),
          ...(mayBuildMonument(state, seat) ? [] : [{ id: 'build-monument', rule: 'LOR-23.15' }]),
        ],
      },
    ),
  );
  if (pick === 'build-monument') return play.then('buildMonument', {});
  const pile = state.wheel[pick];
  const covered = pile.at(-1);
  pile.push(seat);
  play.tell('action.chosen', { seat, action: pick });
  // LOR-23.05 to LOR-23.08
  if (covered === undefined)
    play.then('bonuses', { action: pick, seats: [...clockwiseFrom(state, seat + 1)] });
  else {
    gainRunes(play, covered, 1, () => reserveRunes(state));
    trigger(play, covered, 'marker-covered');
  }
  play.then('act', { action: pick });
}

/** The Realm at which an action of the wheel points, on this map. */
export function realmOf(state: State, action: Wheel): Realm | null {
  return (
    boxOf(state).realms.find(
      (realm) => realm.action === action && state.realms.some(({ id }) => id === realm.id),
    ) ?? null
  );
}

/** LOR-23.05, LOR-23.06: those allied with its Realm may take the bonus. */
export function bonuses(play: Play<Ragnarok>, { action, seats }: Steps['bonuses']): void {
  const { state } = play;
  const realm = realmOf(state, action);
  if (realm === null) return;
  const { allies } = named(state.realms, realm.id);
  const place = seats.findIndex(
    (one) => allies.includes(one) || may(state, one, 'count-as-ally', { realm: realm.id }),
  );
  const seat = seats[place];
  if (seat === undefined) return;
  if (place + 1 < seats.length) play.then('bonuses', { action, seats: seats.slice(place + 1) });
  if (!canDo(state, seat, realm.bonus, { source: realm.id })) return;
  const pick = play.ask(
    seat,
    chooseOne('bonus', [{ id: 'yes' }, { id: 'no' }], { with: { realm: realm.id } }),
  );
  if (pick === 'no') return;
  if (!allies.includes(seat)) helped(play, seat, 'count-as-ally', { realm: realm.id });
  takeBonus(play, seat, realm.id);
}

export function takeBonus(play: Play<Ragnarok>, seat: Seat, id: string): void {
  const realm = boxOf(play.state).realms.find((one) => one.id === id);
  if (realm === undefined) return;
  play.tell('bonus.taken', { seat, realm: id });
  doAll(play, seat, realm.bonus, { source: id, realm: id });
  trigger(play, seat, 'realm-bonus', { realm: id });
}
