import type { Option, Seat } from '@concilio/kernel';
import type { Wheel } from '../content/box.ts';
import { type Attribute } from '../content/effects.ts';
import { numberFor } from '../rules/abilities.ts';
import { armyNamed, onBoard, regionIn } from '../rules/armies.ts';
import { allRegions, realmsBeside, seaNamed, standing } from '../rules/map.ts';
import { monstersIn } from '../rules/monsters.ts';
import { recruitValueOf } from '../rules/recruiting.ts';
import { limitOf, runesOf } from '../rules/resources.ts';
import { mayHuntLeader } from '../rules/victory.ts';
import { boxOf, named, playerAt, type State } from '../state.ts';
import { huntWorth } from './hunting.ts';
import { growWorth } from './moves.ts';
import type { Outlook } from './regions.ts';
import { pullOf } from './slayer.ts';
import { WEIGHTS } from './weights.ts';
import { opsOf, realmWorth, worthOfAll, drawWorth, runeWorth } from './worth.ts';

/** The steps of a turn before the special action: Prayer, Hero, Rune actions. */

const BASIS: Readonly<Record<Attribute, number>> = { authority: 1, power: 1.1, wisdom: 0.9 };

/** What one more of an Attribute is worth; the first are worth most. */
function attributeWorth(state: State, seat: Seat, attribute: Attribute): number {
  const { at } = playerAt(state, seat).attributes[attribute];
  const hunts = attribute === 'authority' ? 0 : 0.8 * pullOf(state, seat);
  return at >= 6 ? 0 : WEIGHTS.attribute * BASIS[attribute] * (1 - 0.1 * (at - 2)) + hunts;
}

/** What an Injury takes away. */
export function injuryWorth(state: State, seat: Seat, attribute: Attribute): number {
  const { at } = playerAt(state, seat).attributes[attribute];
  return 0.6 + 0.45 * BASIS[attribute] * (at - 2);
}

export function prayerWorth(outlook: Outlook, { id }: Option): number {
  const { state, seat } = outlook;
  const [word, what = ''] = id.split('/');
  if (word === 'forge') return runeWorth(state, seat, 1);
  if (word === 'use') return worthOfAll(state, seat, opsOf(state, what));
  if (word !== 'priest') return 0;
  const { attribute, favours } = named(boxOf(state).gods, what);
  const { level = 0 } = state.monuments.find(({ god }) => god === what) ?? {};
  const favour = level === 0 ? 0 : Math.min(favours.length, numberFor(state, seat, 'favour-level', level));
  return attributeWorth(state, seat, attribute) + worthOfAll(state, seat, favours[favour - 1] ?? []);
}

const isMarked = (state: State, seat: Seat, action: Wheel): boolean => state.wheel[action].includes(seat);

/** How much an action counts that must wait until the wheel is cleared. */
const LATER = 0.3;

/** What a Hero can do in a Region: Usurp it, Hunt there, form Alliances, forge. */
export const standWorth = (outlook: Outlook, region: number): number =>
  (outlook.stands[region] ??= reckonStand(outlook, region));

function reckonStand(outlook: Outlook, region: number): number {
  const { state, seat } = outlook;
  const usurps = outlook.usurping(region) * (isMarked(state, seat, 'usurp') ? LATER : 1);
  const preys = monstersIn(state, region).map(({ id }) => id);
  if (state.leader.at === region && mayHuntLeader(state, seat)) preys.push(boxOf(state).leader.id);
  const hunts =
    Math.max(0, ...preys.map((prey) => huntWorth(state, seat, prey))) *
    (isMarked(state, seat, 'monsters') ? LATER : 1);
  const { runes } = playerAt(state, seat);
  let worth = Math.max(usurps, hunts) + 0.2 * Math.min(usurps, hunts);
  for (const { id } of realmsBeside(state, region))
    if (!named(state.realms, id).allies.includes(seat))
      worth +=
        0.5 * realmWorth(state, seat, id) * ((runes[named(boxOf(state).realms, id).rune] ?? 0) > 0 ? 1 : 0.2);
  if (standing(state, region).rune) worth += 0.6 * runeWorth(state, seat, 1);
  return worth;
}

/** What a Drakkar can do in a Sea: what its coast offers to Armies that are there, and to those that come. */
export function seaWorth(outlook: Outlook, sea: string): number {
  const { state, seat } = outlook;
  const { regions } = seaNamed(state, sea);
  const { armies } = playerAt(state, seat);
  const fresh =
    armies.some(({ at }) => at === null) && !isMarked(state, seat, 'reinforce')
      ? recruitValueOf(state, seat)
      : 0;
  let most = 0;
  for (const { army } of onBoard(state, seat))
    if (army.at !== null && regions.includes(army.at)) most = Math.max(most, army.value);
  let worth = 0;
  for (const region of regions) {
    if (standing(state, region).owner === seat) continue;
    const strength = Math.max(most, fresh);
    if (strength === 0 || strength < outlook.population(region)) continue;
    worth = Math.max(worth, outlook.winning(region, strength) * Math.min(15, outlook.taking(region)));
  }
  return 0.35 * worth;
}

export function heroWorth(outlook: Outlook, { id }: Option): number {
  const { state, seat } = outlook;
  const { heroAt, drakkar } = playerAt(state, seat);
  const [word, what = ''] = id.split('/');
  if (word === 'done') return 0.05;
  if (word === 'heal') return 0.9 * injuryWorth(state, seat, what as Attribute);
  if (word === 'use') return worthOfAll(state, seat, opsOf(state, what));
  if (word === 'sea') return seaWorth(outlook, what) - (drakkar === null ? 0 : seaWorth(outlook, drakkar));
  const here = heroAt === null ? 0 : standWorth(outlook, heroAt);
  return standWorth(outlook, regionIn(id)) - here;
}

/** What Runes are worth that are spent: those beyond the limit would be lost anyhow. */
function price(state: State, seat: Seat, runes: number): number {
  const full = runesOf(state, seat) >= limitOf(state, seat);
  return WEIGHTS.rune * runes * (full ? 0.45 : 0.7);
}

export function runeActionWorth(outlook: Outlook, { id }: Option): number {
  const { state, seat } = outlook;
  const [word, what = ''] = id.split('/');
  switch (word) {
    case 'leader':
      return 0.3 - price(state, seat, 1);
    case 'control':
      return WEIGHTS.tame - price(state, seat, 1);
    case 'ally':
      return WEIGHTS.ally * realmWorth(state, seat, what) - price(state, seat, 1);
    case 'raise':
      return growWorth(outlook, armyNamed(state, what)) - price(state, seat, 2);
    case 'activate':
      return 0.4 - price(state, seat, 2);
    case 'draw':
      return drawWorth(state, seat, 1) - price(state, seat, 2);
    case 'place':
      return bestStand(outlook).worth - price(state, seat, 2);
    case 'attribute':
      return attributeWorth(state, seat, what as Attribute) - price(state, seat, 3);
    case 'draw-2':
      return drawWorth(state, seat, 2) - price(state, seat, 3);
    case 'use':
    case 'artifact':
      return worthOfAll(state, seat, opsOf(state, what)) - (word === 'use' ? price(state, seat, 2) : 0);
    default:
      return 0;
  }
}

/** Where the Hero would be best, and how much better than here. */
function bestStand(outlook: Outlook): { readonly region: number; readonly worth: number } {
  const { state, seat } = outlook;
  const { heroAt } = playerAt(state, seat);
  const here = heroAt === null ? 0 : standWorth(outlook, heroAt);
  let found = { region: heroAt ?? 1, worth: 0 };
  for (const region of allRegions(state)) {
    const worth = standWorth(outlook, region) - here;
    if (worth > found.worth) found = { region, worth };
  }
  return found;
}
