import { chooseOne, type PieceId, type Play, type Seat, showToAll } from '@concilio/kernel';
import type { TempleCounter } from '../content/box.ts';
import { boxOf, cardOf, playerAt, type Ragnarok, type State, type Steps } from '../state.ts';
import { regionId, regionIn } from './armies.ts';
import { trigger } from './trigger.ts';
import { has, ownRegions, standing } from './map.ts';
import { drawFrom, gainPriest, keepToLimits } from './resources.ts';
import { checkVictory } from './victory.ts';

/** LOR-25: special action D, Build Temple, and the Blessing draft. */

export function counterOf(state: State): TempleCounter {
  const seats = state.players.length;
  const counter = boxOf(state).counters.find(({ players }) => players.includes(seats));
  if (counter === undefined) throw new Error(`This box has no Temple counter for ${seats} players.`);
  return counter;
}

/** LOR-25.01, LOR-25.09 */
export const templePlaces = (state: State, seat: Seat): number[] =>
  state.temples.left === 0
    ? []
    : ownRegions(state, seat).filter(
        (region) => has(state, region, 'shrine') && !standing(state, region).temple,
      );

export function buildTemple(play: Play<Ragnarok>): void {
  const { state } = play;
  const seat = state.active;
  const places = templePlaces(state, seat);
  if (places.length === 0) return;
  const region = regionIn(
    play.ask(
      seat,
      chooseOne(
        'temple',
        places.map((place) => ({ id: regionId(place) })),
        { obvious: true },
      ),
    ),
  );
  const { temples, sides } = counterOf(state);
  const space = temples - state.temples.left + 1;
  state.temples.left -= 1;
  standing(state, region).temple = true;
  play.tell('temple.built', { seat, region });
  // LOR-25.11
  checkVictory(play, seat);
  if (state.ending !== null) return;
  gainPriest(play, seat);
  trigger(play, seat, 'temple-built', { region });
  if (sides[state.temples.side]?.drafts.includes(space) === true) layOut(play, seat);
}

/** LOR-25.05, LOR-25.06: one card more than players, then counter-clockwise. */
function layOut(play: Play<Ragnarok>, seat: Seat): void {
  const { state } = play;
  const count = state.players.length;
  for (let card = 0; card <= count; card++) {
    const drawn = drawFrom(play, state.blessings, 'blessings');
    if (drawn === null) break;
    showToAll(state.pieces, drawn);
    state.drafted.push(drawn);
    play.tell('blessing.shown', { piece: drawn, card: cardOf(state, drawn) });
  }
  play.then('blessingDraft', {
    seats: state.players.map((_, place) => ((seat - place + count) % count) as Seat),
  });
}

/** LOR-25.06 to LOR-25.08 */
export function blessingDraft(play: Play<Ragnarok>, { seats }: Steps['blessingDraft']): void {
  const { state } = play;
  const [seat, ...others] = seats;
  if (seat === undefined || state.drafted.length === 0) {
    const pieces = state.drafted;
    state.drafted = [];
    if (pieces.length === 0) return;
    state.blessings.discard.push(...pieces);
    const cards = pieces.map((piece) => cardOf(state, piece));
    return play.tell('blessings.discarded', { pieces: [...pieces], cards });
  }
  const card: PieceId = play.ask(
    seat,
    chooseOne(
      'blessing',
      state.drafted.map((id) => ({ id })),
      { obvious: true },
    ),
  );
  state.drafted = state.drafted.filter((one) => one !== card);
  playerAt(state, seat).blessings.push(card);
  play.tell('blessing.taken', { seat, piece: card, card: cardOf(state, card) });
  keepToLimits(play, seat);
  play.then('blessingDraft', { seats: others });
}
