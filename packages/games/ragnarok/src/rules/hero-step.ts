import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import type { Attribute } from '../content/effects.ts';
import { playerAt, type Ragnarok, type State, type Steps } from '../state.ts';
import { numberFor } from './abilities.ts';
import { regionId, regionIn } from './armies.ts';
import { healOne, injuredOf } from './attributes.ts';
import { moveHero, sailTo } from './figures.ts';
import { helped } from './trigger.ts';
import { extrasOf, useExtra } from './maneuvers.ts';
import { nextFor, reach, seasWithin } from './map.ts';
import { deed } from './options.ts';

/** LOR-20: step 2, Hero: one of moving the Hero, moving the Drakkar, healing an Injury. */

const STEPS = 2;

/** LOR-20.02, LOR-20.05: there and back again is a way too. */
const ways = (state: State, seat: Seat, from: number, steps: number): number[] => [
  ...reach(from, steps, (region) => nextFor(state, seat, region)),
  ...(steps > 1 ? [from] : []),
];

export function hero(play: Play<Ragnarok>, { done }: Steps['hero']): void {
  const { state } = play;
  const seat = state.active;
  state.stage = 'hero';
  const player = playerAt(state, seat);
  if (done.length >= numberFor(state, seat, 'hero-options', 1)) return play.then('settle', {});
  const { heroAt, drakkar } = player;
  const steps = numberFor(state, seat, 'hero-move', STEPS);
  const regions = done.includes('move') || heroAt === null ? [] : ways(state, seat, heroAt, steps);
  const seas = done.includes('sail') || drakkar === null ? [] : seasWithin(state, drakkar, STEPS);
  const injured = done.includes('heal') ? [] : injuredOf(state, seat);
  const extras = extrasOf(state, seat, done, 'hero-step');
  const options = [
    ...regions.map((region) => ({ id: regionId(region) })),
    ...seas.map((id) => deed('sea', id)),
    ...injured.map((id) => deed('heal', id)),
    ...extras.map(({ source }) => deed('use', source)),
  ];
  if (options.length === 0) return play.then('settle', {});
  const pick = play.ask(seat, chooseOne('hero', [...options, { id: 'done' }]));
  if (pick === 'done') return play.then('settle', {});
  const [word, what = ''] = pick.split('/');
  if (done.length > 0) helped(play, seat, 'hero-options');
  const extra = extras.find(({ source }) => pick === `use/${source}`);
  if (extra !== undefined) useExtra(play, seat, extra);
  else if (word === 'sea') {
    sailTo(play, seat, what);
  } else if (word === 'heal') healOne(play, seat, what as Attribute);
  else {
    const from = heroAt ?? 0;
    const to = regionIn(pick);
    if (!ways(state, seat, from, STEPS).includes(to)) helped(play, seat, 'hero-move');
    moveHero(play, seat, to);
  }
  const kind = extra !== undefined ? pick : word === 'sea' ? 'sail' : word === 'heal' ? 'heal' : 'move';
  play.then('hero', { done: [...done, kind] });
}
