import { chooseOne, type KeyOf, type Play, type Seat, showToAll } from '@concilio/kernel';
import { boxOf, cardOf, named, playerAt, type Ragnarok, type State, type Steps } from '../state.ts';
import { arrive, armiesIn, idOf, regionId, regionIn, valueOf } from './armies.ts';
import { populationFor, takeControl } from './control.ts';
import { doAll } from './effects.ts';
import { placeHero, sailTo } from './figures.ts';
import { mapOf, seaNamed, standing } from './map.ts';
import { placeMonster } from './monument.ts';
import { drawCombat, drawFrom } from './resources.ts';

/** LOR-16.14 to LOR-16.18: the Leader and the first Monsters come, then the hero draft (LOR-17). */

const ARMIES_AT_FIRST = 2;

export function begin(play: Play<Ragnarok>): void {
  const { state, seats } = play;
  play.tell('map.laid', { map: mapOf(state).id });
  const leader = drawEvent(play);
  if (leader !== null) {
    state.leader.at = leader.region;
    play.tell('leader.placed', { seat: state.active, leader: boxOf(state).leader.id, region: leader.region });
  }
  for (let card = 0; card < seats.length; card++) {
    const drawn = drawEvent(play);
    if (drawn !== null) placeMonster(play, drawn.place, drawn.region);
  }
  // LOR-17.01
  const first = play.random.die('draft', seats);
  state.first = first;
  play.then('draft', { seat: first, left: seats.length });
}

function drawEvent(play: Play<Ragnarok>) {
  const { state } = play;
  const card = drawFrom(play, state.events, 'events');
  if (card === null) return null;
  showToAll(state.pieces, card);
  state.events.discard.push(card);
  play.tell('event.drawn', { piece: card, card: cardOf(state, card) });
  return named(boxOf(state).events, cardOf(state, card));
}

/** LOR-17.02 to LOR-17.14, one player after the other. */
export function draft(play: Play<Ragnarok>, { seat, left }: Steps['draft']): void {
  const { state } = play;
  const player = playerAt(state, seat);
  play.random.shuffle('heroes', state.heroes);
  play.random.shuffle('origins', state.origins);
  const ask = (key: KeyOf<Ragnarok['questions'], 'one'>, ids: readonly string[]) =>
    play.ask(
      seat,
      chooseOne(
        key,
        ids.map((id) => ({ id })),
        { obvious: true },
      ),
    );
  // LOR-17.02, LOR-17.03: Heroes and Origins are drawn together, so that the one is chosen with the other in sight.
  const heroes = state.heroes.slice(0, 2);
  const origins = [...state.origins.slice(0, 2), ...(state.passing === null ? [] : [state.passing])];
  state.draft = { heroes, origins };
  play.tell('draft.shown', { seat, heroes: [...heroes], origins: [...origins] });
  const hero = play.ask(
    seat,
    chooseOne(
      'draft-hero',
      heroes.map((id) => ({ id })),
      { obvious: true, with: { origins: [...origins] } },
    ),
  );
  const origin = ask('draft-origin', origins);
  state.draft = null;
  state.heroes = state.heroes.filter((id) => id !== hero);
  state.origins = state.origins.filter((id) => id !== origin);
  if (origin === state.passing) state.passing = null;
  player.hero = hero;
  player.origin = origin;
  // LOR-17.05: all others go back, or on to the next player.
  const back = [...heroes, ...origins].filter((id) => id !== hero && id !== origin);
  play.tell('hero.drafted', { seat, hero, origin, back });
  drawCombat(play, seat, 1);
  // LOR-17.09 to LOR-17.12
  const seas = mapOf(state).seas.filter(({ regions }) =>
    regions.some((region) => mayStart(state, seat, region)),
  );
  const sea = ask(
    'start-sea',
    seas.map(({ id }) => id),
  );
  sailTo(play, seat, sea);
  const open = seaNamed(state, sea).regions.filter((region) => mayStart(state, seat, region));
  const region = regionIn(ask('start-region', open.map(regionId)));
  placeHero(play, seat, region);
  for (let place = 0; place < ARMIES_AT_FIRST; place++) {
    const army = player.armies[place];
    if (army === undefined) continue;
    army.value = 1;
    arrive(state, seat, army, region);
    play.tell('army.recruited', { seat, army: idOf(seat, place), region, value: 1 });
  }
  if (valueOf(state, seat, region) >= populationFor(state, seat, region))
    takeControl(play, seat, region, false);
  // LOR-17.13
  play.tell('origin.applied', { seat, card: origin });
  doAll(play, seat, named(boxOf(state).origins, origin).does, { source: origin });
  const next = ((seat + 1) % state.players.length) as Seat;
  if (left > 1) return play.then('draft', { seat: next, left: left - 1 });
  play.then('turn', { seat: state.first });
}

/** LOR-17.10, LOR-17.16 */
const mayStart = (state: State, seat: Seat, region: number): boolean => {
  const { owner } = standing(state, region);
  return (owner === null || owner === seat) && armiesIn(state, region).every((army) => army.seat === seat);
};
