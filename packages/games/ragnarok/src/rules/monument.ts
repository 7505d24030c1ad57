import { chooseOne, type Play, showToAll } from '@concilio/kernel';
import { WHEEL } from '../content/box.ts';
import { boxOf, cardOf, clockwiseFrom, playerAt, type Ragnarok } from '../state.ts';
import { isFulfilled } from './omens.ts';
import { has, ownRegions, standing } from './map.ts';
import { drawFrom, gainPriest, keepToLimits, putRune } from './resources.ts';
import { templesOf } from './victory.ts';

/** LOR-28: special action G, Build Monument, in its six steps. */

const TOP = 3;
/** LOR-36.01 */
const OMENS = 3;

/** Steps 1 and 2: LOR-28.02 to LOR-28.04, LOR-28.21. */
export function buildMonument(play: Play<Ragnarok>): void {
  const { state } = play;
  const seat = state.active;
  const open = state.monuments.filter(({ level }) => level < TOP);
  if (open.length > 0) {
    const god = play.ask(
      seat,
      chooseOne(
        'monument',
        open.map((one) => ({ id: one.god })),
        { obvious: true },
      ),
    );
    const monument = state.monuments.find((one) => one.god === god);
    if (monument !== undefined) {
      monument.level += 1;
      play.tell('monument.built', { seat, god, level: monument.level });
    }
  }
  for (const omen of state.omens) {
    if (omen.down || !isFulfilled(state, omen.id)) continue;
    omen.down = true;
    play.tell('omen.fulfilled', { card: omen.id });
  }
  if (state.lastTurns === null && state.omens.filter(({ down }) => down).length >= OMENS) {
    // LOR-36.02: the builder's last turn is the last of all.
    state.lastTurns = clockwiseFrom(state, seat + 1);
    play.tell('ragnarok.begun', { seat });
  }
  play.then('resetWheel', {});
  play.then('gather', {});
  play.then('event', {});
}

/** Step 3: LOR-28.05 to LOR-28.07; step 4: LOR-28.08. */
export function resetWheel(play: Play<Ragnarok>): void {
  const { state } = play;
  const priests = clockwiseFrom(state, state.active).filter((seat) =>
    state.monuments.some((monument) => monument.priests.includes(seat)),
  );
  for (const monument of state.monuments) {
    for (const seat of monument.priests) playerAt(state, seat).priestsLeft += 1;
    monument.priests = [];
  }
  for (const action of WHEEL) state.wheel[action] = [];
  for (const player of state.players) for (const artifact of player.artifacts) artifact.charged = true;
  const regions: number[] = [];
  for (const [place, region] of state.regions.entries()) {
    if (region.forge === null || region.rune || (state.reserve[region.forge] ?? 0) === 0) continue;
    state.reserve[region.forge] = (state.reserve[region.forge] ?? 0) - 1;
    region.rune = true;
    regions.push(place + 1);
  }
  play.tell('wheel.cleared', { priests, regions });
}

/** Step 5: LOR-28.09, LOR-28.10, LOR-28.18. */
export function gather(play: Play<Ragnarok>): void {
  const { state } = play;
  const seat = state.active;
  for (let temple = templesOf(state, seat); temple > 0; temple--) gainPriest(play, seat);
  for (const region of ownRegions(state, seat)) {
    const place = standing(state, region);
    if (!has(state, region, 'forge') || place.forge === null || !place.rune) continue;
    place.rune = false;
    putRune(play, seat, place.forge);
  }
  keepToLimits(play, seat);
}

/** Step 6: LOR-28.11 to LOR-28.15, LOR-28.20. */
export function event(play: Play<Ragnarok>): void {
  const { state } = play;
  const card = drawFrom(play, state.events, 'events');
  if (card === null) return;
  showToAll(state.pieces, card);
  state.events.discard.push(card);
  const printed = boxOf(state).events.find(({ id }) => id === cardOf(state, card));
  if (printed === undefined) return;
  play.tell('event.drawn', { piece: card, card: printed.id });
  placeMonster(play, printed.place, printed.region);
  for (const rune of printed.activate)
    for (const { id } of state.monsters.filter(
      ({ id: one, at }) => at !== null && runeOf(play, one) === rune,
    ))
      play.then('activate', { monster: id, by: state.active });
  if (printed.leader) play.then('activateLeader', { by: state.active });
}

const runeOf = (play: Play<Ragnarok>, id: string): string =>
  boxOf(play.state).monsters.find((one) => one.id === id)?.rune ?? '';

/** LOR-16.15 to LOR-16.17, LOR-28.12, LOR-28.13: the one whose board is on top, unless both are out. */
export function placeMonster(play: Play<Ragnarok>, rune: string, region: number): void {
  const monster = play.state.monsters.find(
    ({ id, at, dead }) => at === null && !dead && runeOf(play, id) === rune,
  );
  if (monster === undefined) return;
  monster.at = region;
  play.tell('monster.placed', { monster: monster.id, region });
}
