import type { Seat } from '@concilio/kernel';
import { type Wheel, WHEEL } from '../content/box.ts';
import { injuredOf } from '../rules/attributes.ts';
import { has, ownRegions } from '../rules/map.ts';
import { preysOf } from '../rules/monsters-action.ts';
import { isFulfilled } from '../rules/omens.ts';
import { prepareOptions, type Preparation } from '../rules/prepare.ts';
import { counterOf, templePlaces } from '../rules/temple.ts';
import { aroundYggdrasil } from '../rules/turn.ts';
import { templesOf } from '../rules/victory.ts';
import { realmOf } from '../rules/wheel.ts';
import { boxOf, named, playerAt, type State } from '../state.ts';
import { huntWorth } from './hunting.ts';
import { mobilizeWorth, recruitWorth } from './moves.ts';
import { type Outlook, templeWorth } from './regions.ts';
import { WEIGHTS } from './weights.ts';
import { drawWorth, priestWorth, runeWorth, worthOfAll } from './worth.ts';

/** LOR-23: what each special action comes to. */
export function specialWorth(outlook: Outlook, action: string): number {
  if (action === 'build-monument') return monumentWorth(outlook);
  return actionWorth(outlook, action as Wheel) + markerWorth(outlook, action as Wheel);
}

function actionWorth(outlook: Outlook, action: Wheel): number {
  const { state, seat } = outlook;
  switch (action) {
    case 'reinforce':
      return recruitWorth(outlook);
    case 'mobilize':
      return mobilizeWorth(outlook);
    case 'prepare':
      return prepareWorth(outlook);
    case 'build-temple':
      return buildWorth(outlook);
    case 'monsters':
      return Math.max(ACTIVATION, ...preysOf(state, seat).map((prey) => huntWorth(state, seat, prey)));
    case 'usurp':
      return outlook.usurping(playerAt(state, seat).heroAt ?? 0);
  }
}

/** What is gained by setting Monsters on others. */
const ACTIVATION = 0.7;

/** LOR-23.05 to LOR-23.07: bonuses for all who are allied, or a Rune for whoever is covered. */
function markerWorth({ state, seat }: Outlook, action: Wheel): number {
  const covered = state.wheel[action].at(-1);
  if (covered !== undefined) return covered === seat ? runeWorth(state, seat, 1) : -WEIGHTS.gift;
  const realm = realmOf(state, action);
  if (realm === null) return 0;
  const { allies } = named(state.realms, realm.id);
  const others = allies.filter((ally) => ally !== seat).length;
  return (allies.includes(seat) ? worthOfAll(state, seat, realm.bonus) : 0) - WEIGHTS.gift * others;
}

/** LOR-24.06 */
export function preparationWorth(outlook: Outlook, option: Preparation): number {
  const { state, seat } = outlook;
  switch (option) {
    case 'heal':
      return WEIGHTS.heal + 0.3 * injuredOf(state, seat).length;
    case 'draw':
      return drawWorth(state, seat, 1);
    case 'rune':
      return runeWorth(state, seat, 1);
    case 'raise':
      return WEIGHTS.strength;
  }
}

function prepareWorth(outlook: Outlook): number {
  const most = Math.max(
    0,
    ...prepareOptions(outlook.state, outlook.seat).map((option) => preparationWorth(outlook, option)),
  );
  return 1.8 * most;
}

/** LOR-25: a Temple, a Priest, and now and then a Blessing, which others get as well. */
function buildWorth({ state, seat }: Outlook): number {
  const { temples, sides } = counterOf(state);
  const drafts = sides[state.temples.side]?.drafts.includes(temples - state.temples.left + 1) === true;
  return (
    templeWorth(state, templesOf(state, seat)) +
    priestWorth(state, seat) +
    (drafts ? 0.4 * WEIGHTS.blessing : 0)
  );
}

/** LOR-28: Priests, Runes, charged Artifacts and a clear wheel, for others too; an event; and Ragnarok. */
function monumentWorth({ state, seat }: Outlook): number {
  const player = playerAt(state, seat);
  const back = state.monuments.reduce(
    (sum, { priests }) => sum + priests.filter((one) => one === seat).length,
    0,
  );
  const priests = Math.min(templesOf(state, seat), player.priestsLeft + back);
  const forges = ownRegions(state, seat).filter((region) => has(state, region, 'forge')).length;
  const charges = player.artifacts.filter(({ charged }) => !charged).length;
  let worth =
    priests * (state.players.length === 2 ? WEIGHTS.priest : WEIGHTS.priests) +
    runeWorth(state, seat, forges) +
    0.5 * charges -
    WEIGHTS.event +
    clearing(state, seat);
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) worth -= clearing(state, other as Seat) / (state.players.length === 2 ? 1.2 : 2.5);
  if (state.lastTurns === null && bringsRagnarok(state)) worth += ragnarokWorth(state, seat);
  return worth;
}

/** What it is worth to a player that the wheel is cleared: what they have used can be used again. */
function clearing(state: State, seat: Seat): number {
  let worth = 0;
  for (const action of WHEEL) if (state.wheel[action].includes(seat)) worth += WEIGHTS.wheel;
  if (state.wheel['build-temple'].includes(seat) && templePlaces(state, seat).length > 0)
    worth += 0.5 * Math.min(WEIGHTS.victory / 3, templeWorth(state, templesOf(state, seat)));
  return worth;
}

const OMENS = 3;
const TOP = 3;

/** Whether Ragnarok could be brought about by building now; a Monument may be completed for it. */
export function bringsRagnarok(state: State, completes = true): boolean {
  const nearly = completes && state.monuments.some(({ level }) => level === TOP - 1);
  const complete = state.monuments.filter(({ level }) => level === TOP).length + (nearly ? 1 : 0);
  const down = state.omens.filter(({ id, down: is }) => {
    if (is) return true;
    const { test } = named(boxOf(state).omens, id);
    return 'all' in test && test.all === 'monuments-complete'
      ? complete >= test.least
      : isFulfilled(state, id);
  });
  return down.length >= OMENS;
}

/** How well the count around Yggdrasil would end, with a turn for everybody still to come. */
export function ragnarokWorth(state: State, seat: Seat): number {
  const own = aroundYggdrasil(state, seat);
  const others = Math.max(
    ...state.players.map((_, other) => (other === seat ? -1 : aroundYggdrasil(state, other as Seat))),
  );
  const lead = own - others;
  return lead >= 2 ? 45 : lead === 1 ? 22 : lead === 0 ? -12 : -30;
}
