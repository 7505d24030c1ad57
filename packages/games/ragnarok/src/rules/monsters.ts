import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import type { Monster } from '../content/box.ts';
import { boxOf, type MonsterState, named, type Ragnarok, type State, type Steps } from '../state.ts';
import { numberFor } from './abilities.ts';
import { armiesIn, armyNamed, lower, regionId, regionIn } from './armies.ts';
import { doAll } from './effects.ts';
import { helped } from './trigger.ts';
import { beside, reach } from './map.ts';
import { armyOption } from './options.ts';

/** LOR-29: activating and controlling Monsters, Trample. */

export const RINGS = 2;

export const monsterNamed = (state: State, id: string): MonsterState => named(state.monsters, id);
export const boardOf = (state: State, id: string): Monster => named(boxOf(state).monsters, id);

export const monstersIn = (state: State, region: number | null): MonsterState[] =>
  region === null ? [] : state.monsters.filter(({ at }) => at === region);

/** LOR-26.02, LOR-21.09: neutral, or the player's own. */
export const activatable = (state: State, seat: Seat): MonsterState[] =>
  state.monsters.filter(({ at, ring }) => at !== null && (ring === null || ring === seat));

/** LOR-29.01 to LOR-29.08: a step, since a Region Attack may go far. */
export function activate(play: Play<Ragnarok>, { monster: id, by }: Steps['activate']): void {
  const { state } = play;
  const monster = monsterNamed(state, id);
  if (monster.at === null) return;
  const decides = monster.ring ?? by;
  const face = monster.ring === null ? play.random.die('monster', boxOf(state).die) : 'choice';
  if (monster.ring === null) play.tell('monster.rolled', { seat: by, monster: id, face });
  const deed =
    face === 'choice'
      ? play.ask(
          decides,
          chooseOne('monster-deed', [{ id: 'move' }, { id: 'attack' }], { with: { monster: id } }),
        )
      : face;
  if (deed === 'move') move(play, monster, decides);
  else {
    play.tell('monster.attacked', { seat: decides, monster: id, region: monster.at });
    doAll(play, decides, boardOf(state, id).regionAttack, { source: id, monster: id, region: monster.at });
  }
}

/** LOR-29.05, LOR-13.07, LOR-13.08 */
function move(play: Play<Ragnarok>, monster: MonsterState, by: Seat): void {
  const { state } = play;
  if (monster.at === null) return;
  const regions = numberFor(state, by, 'monster-move', 1, { monster: monster.id });
  const open = reach(monster.at, regions, (region) => beside(state, region));
  const to = regionIn(
    play.ask(
      by,
      chooseOne(
        'monster-move',
        open.map((region) => ({ id: regionId(region) })),
        { with: { monster: monster.id } },
      ),
    ),
  );
  if (!beside(state, monster.at).includes(to)) helped(play, by, 'monster-move', { monster: monster.id });
  monster.at = to;
  play.tell('monster.moved', { seat: by, monster: monster.id, region: to });
  trample(play, monster, by);
}

/** LOR-29.09 to LOR-29.12 */
function trample(play: Play<Ragnarok>, monster: MonsterState, by: Seat): void {
  const { state } = play;
  const armies = monster.at === null ? [] : armiesIn(state, monster.at);
  if (armies.length === 0) return;
  const options = armies.map(armyOption);
  const about = { with: { monster: monster.id } };
  const pick =
    monster.ring === by
      ? play.ask(by, chooseOne('trample', [...options, { id: 'none' }], about))
      : play.ask(by, chooseOne('trample', options, { ...about, obvious: true }));
  if (pick === 'none') return;
  play.tell('army.trampled', { monster: monster.id, army: pick, seat: armyNamed(state, pick).seat });
  helped(play, by, 'trample');
  lower(play, armyNamed(state, pick), numberFor(state, by, 'trample', 1));
}

/** LOR-29.14 to LOR-29.17: a third ring must be taken from another Monster first. */
export function control(play: Play<Ragnarok>, seat: Seat, id: string): void {
  const { state } = play;
  const own = state.monsters.filter(({ ring }) => ring === seat);
  if (own.length >= RINGS) {
    const freed = play.ask(
      seat,
      chooseOne(
        'free-monster',
        own.map((one) => ({ id: one.id })),
      ),
    );
    monsterNamed(state, freed).ring = null;
    play.tell('monster.freed', { seat, monster: freed });
  }
  monsterNamed(state, id).ring = seat;
  play.tell('monster.controlled', { seat, monster: id });
}
