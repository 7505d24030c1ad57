import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import { boxOf, type Monument, named, playerAt, type Ragnarok, type State, type Steps } from '../state.ts';
import { numberFor } from './abilities.ts';
import { raiseAttribute } from './attributes.ts';
import { doAll } from './effects.ts';
import { trigger, helped } from './trigger.ts';
import { extrasOf, useExtra } from './maneuvers.ts';
import { standing } from './map.ts';
import { deed } from './options.ts';
import { keepToLimits, putRune } from './resources.ts';

/** LOR-19: step 1, Prayer. */

/** LOR-19.03, LOR-19.10 */
const openMonuments = (state: State, seat: Seat): Monument[] =>
  playerAt(state, seat).priests === 0
    ? []
    : state.monuments.filter(({ priests }) => priests.length < boxOf(state).priestSpaces);

/** LOR-19.12, LOR-19.13 */
const mayForge = (state: State, seat: Seat): boolean => {
  const { heroAt } = playerAt(state, seat);
  return heroAt !== null && standing(state, heroAt).rune;
};

export function prayer(play: Play<Ragnarok>, { done }: Steps['prayer']): void {
  const { state } = play;
  const seat = state.active;
  state.stage = 'prayer';
  const priests = done.includes('priest') ? [] : openMonuments(state, seat);
  const extras = extrasOf(state, seat, done, 'prayer');
  const options = [
    ...priests.map(({ god }) => deed('priest', god)),
    ...(!done.includes('forge') && mayForge(state, seat)
      ? [{ id: 'forge', text: { key: 'option.forge' } }]
      : []),
    ...extras.map(({ source }) => deed('use', source)),
  ];
  if (options.length === 0) return play.then('settle', {});
  const pick = play.ask(seat, chooseOne('prayer', [...options, { id: 'done' }]));
  if (pick === 'done') return play.then('settle', {});
  const extra = extras.find(({ source }) => pick === `use/${source}`);
  if (extra !== undefined) useExtra(play, seat, extra);
  else if (pick === 'forge') forge(play, seat);
  else sendPriest(play, seat, pick.slice('priest/'.length));
  play.then('prayer', { done: [...done, extra === undefined ? (pick.split('/')[0] ?? pick) : pick] });
}

/** LOR-19.05 to LOR-19.09 */
function sendPriest(play: Play<Ragnarok>, seat: Seat, god: string): void {
  const { state } = play;
  const monument = state.monuments.find((one) => one.god === god);
  if (monument === undefined) return;
  playerAt(state, seat).priests -= 1;
  monument.priests.push(seat);
  play.tell('priest.sent', { seat, god });
  const { attribute, favours } = named(boxOf(state).gods, god);
  raiseAttribute(play, seat, attribute);
  if (monument.level === 0) return;
  const level = Math.min(favours.length, numberFor(state, seat, 'favour-level', monument.level));
  if (level !== monument.level) helped(play, seat, 'favour-level');
  play.tell('favour.gained', { seat, god, favour: `${god}/${level}` });
  doAll(play, seat, favours[level - 1] ?? [], { source: god });
}

function forge(play: Play<Ragnarok>, seat: Seat): void {
  const { state } = play;
  const { heroAt } = playerAt(state, seat);
  if (heroAt === null) return;
  const place = standing(state, heroAt);
  if (place.forge === null) return;
  place.rune = false;
  play.tell('rune.forged', { seat, rune: place.forge, region: heroAt });
  putRune(play, seat, place.forge);
  trigger(play, seat, 'rune-forged', { rune: place.forge });
  keepToLimits(play, seat);
}
