import { addCards, cardsIn, statusOf, newCards, searchFor, settle, shuffleZone } from '@concilio/cards';
import {
  chooseNumber,
  chooseOne,
  type Play,
  type Seat,
  type Setup,
  seat as seatAt,
  showToAll,
} from '@concilio/kernel';
import { deckFor } from '../content/decks.ts';
import { clockwise, type LotrTcg, type OwnDeck, playerAt, type State, type Steps } from '../state.ts';
import { checkCorruption } from './burdens.ts';
import { draw, mixDeck } from './drawing.ts';
import { end, lose } from './ending.ts';
import { basics } from './basics.ts';
import { printed, type TcgSet } from './sets.ts';
import { adventureOf, deckOf, handOf, on, playOf } from './zones.ts';
import { whyNotPlay } from './playing.ts';
import { priceOf } from './price.ts';
import { nameOf, seen } from './select.ts';
import { laySite } from './sites.ts';
import { resistanceOf } from './stats.ts';
import { carry } from './moving.ts';

/** TCG-8.13 */
const moveLimitFor = (seats: number): number => Math.max(2, seats - 1);

/** TCG-2.01, TCG-3.12: decks are laid out; who begins is not settled yet. */
export function create(set: TcgSet, { seats, options, random }: Setup<LotrTcg>): State {
  const cards = newCards(set.id);
  const { format, mulligan, bearerFights } = options;
  const state: State = {
    options: { format, mulligan, bearerFights },
    cards,
    players: [],
    order: [...seats],
    free: seatAt(0),
    turn: 0,
    phase: 'setup',
    shadow: null,
    fierce: false,
    fierceMinions: [],
    twilight: 0,
    moves: 0,
    movedThisPhase: false,
    moveLimit: moveLimitFor(seats.length),
    moreMoves: [],
    mayMoveAgain: true,
    mustMoveAgain: false,
    spent: 0,
    drawn: 0,
    assigned: [],
    taken: [],
    skirmish: null,
    wounds: {},
    owed: {},
    playedThisTurn: [],
    playedThisPhase: [],
    required: [],
    archery: null,
    conceded: [],
    ending: null,
  };
  for (const seat of seats)
    bring(set, state, seat, deckFor(set, options, seat, seats.length), options.revised);
  for (const seat of seats) shuffleZone(cards, deckOf(seat), 'deck', random);
  settle(basics, cards);
  return state;
}

/** Copies of one card at one seat are told apart by a number. */
export const facesOf = (id: string, copies: number, seat: Seat): string[] =>
  Array.from({ length: copies }, (_, copy) => `${id}/${copy + 1}/${seat}`);

/** TCG-3.12 */
function bring(set: TcgSet, state: State, seat: Seat, deck: OwnDeck, revised: boolean): void {
  const { cards } = state;
  const now = (id: string) => (revised && set.has(`${id}.revised`) ? `${id}.revised` : id);
  const faces = (id: string, copies = 1) => facesOf(now(id), copies, seat);
  const [bearer] = addCards(cards, faces(deck.ringBearer), playOf(seat), seat);
  if (bearer === undefined) throw new Error('There is no Ring-bearer.');
  const [ring] = addCards(cards, faces(deck.ring), on(bearer), seat);
  for (const card of [bearer, ring]) {
    if (card === undefined) continue;
    showToAll(cards.pieces, card);
    statusOf(cards, card).controller = seat;
  }
  const sites = addCards(
    cards,
    deck.sites.flatMap((id) => faces(id)),
    adventureOf(seat),
    seat,
  );
  for (const site of sites) cards.pieces.known[Number(site.slice(1))] = 1 << seat;
  const library = Object.entries(deck.cards)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    // The copy that begins in play is the first of its face: further ones are counted on from it.
    .flatMap(([id, copies]) =>
      facesOf(now(id), copies + (id === deck.ringBearer ? 1 : 0), seat).slice(id === deck.ringBearer ? 1 : 0),
    );
  addCards(cards, library, deckOf(seat), seat);
  state.players.push({
    deck: deck.name,
    bid: null,
    burdens: 0,
    marker: 0,
    ringBearer: bearer,
    wearing: false,
    out: false,
  });
}

/** TCG-3.01, TCG-3.02, TCG-3.08: all bid burdens in secret. */
export function bids(play: Play<LotrTcg>): void {
  const { state } = play;
  const amounts = play.askEach(play.seats, (seat) =>
    chooseNumber('bid', { min: 0, max: resistanceOf(state, seat) }),
  );
  // TCG-3.05
  for (const [index, seat] of play.seats.entries()) {
    const player = playerAt(state, seat);
    player.bid = amounts[index] ?? 0;
    player.burdens = player.bid;
  }
  play.tell('bids.revealed', { bids: amounts });
  // TCG-3.06, TCG-3.07, TCG-3.09
  const corrupted = play.seats.filter((seat) => playerAt(state, seat).burdens >= resistanceOf(state, seat));
  if (corrupted.length === play.seats.length) end(play, 'draw', []);
  else if (corrupted.length > 0) {
    // Nobody's turn has begun: there is nothing to complete.
    state.free = play.seats.find((seat) => !corrupted.includes(seat)) ?? state.free;
    lose(play, corrupted, 'corrupted');
  }
  if (state.ending !== null) return;
  const bidders = play.seats.filter((seat) => !playerAt(state, seat).out);
  play.then('places', { bidders: inOrderOfBids(play, bidders) });
}

/** TCG-3.03, TCG-3.04 */
function inOrderOfBids(play: Play<LotrTcg>, bidders: readonly Seat[]): Seat[] {
  const bidOf = (seat: Seat) => playerAt(play.state, seat).bid ?? 0;
  const rest = [...bidders];
  const order: Seat[] = [];
  while (rest.length > 0) {
    const highest = Math.max(...rest.map(bidOf));
    const tied = rest.filter((seat) => bidOf(seat) === highest);
    const pick = tied.length > 1 ? play.random.die('tie', tied) : tied[0];
    if (pick === undefined) break;
    order.push(pick);
    rest.splice(rest.indexOf(pick), 1);
  }
  return order;
}

/** TCG-3.03, TCG-3.11: the highest bidder chooses any place, and so on; then all sit in that order. */
export function places(play: Play<LotrTcg>, { bidders }: Steps['places']): void {
  const { state } = play;
  const taken: (Seat | null)[] = bidders.map(() => null);
  for (const seat of bidders) {
    const options = taken.flatMap((who, place) =>
      who === null
        ? [{ id: `place-${place + 1}`, text: { key: 'option.place', with: { place: place + 1 } } }]
        : [],
    );
    const pick = play.ask(seat, chooseOne('choose-place', options, { obvious: true }));
    const place = Number(pick.slice('place-'.length)) - 1;
    taken[place] = seat;
    play.tell('place.chosen', { seat, place: place + 1 });
  }
  const out = state.order.filter((seat) => playerAt(state, seat).out);
  state.order = [...taken.filter((seat) => seat !== null), ...out];
  state.free = state.order[0] ?? state.free;
  begin(play);
}

/** TCG-3.13, TCG-3.14, TCG-4.11 */
function begin(play: Play<LotrTcg>): void {
  const { state } = play;
  for (const seat of clockwise(state, state.free)) {
    const { ringBearer } = playerAt(state, seat);
    const ring = ringBearer === null ? undefined : cardsIn(state.cards, on(ringBearer))[0];
    if (ringBearer !== null && ring !== undefined)
      play.tell('ring.borne', { seat, ring: nameOf(state, ring), ...seen(state, ringBearer) });
  }
  laySite(play, state.free, 1);
  for (const player of state.players) player.marker = 1;
  for (const seat of clockwise(state, state.free)) play.then('startingFellowship', { seat });
  play.then('openingHands', {});
}

const FELLOWSHIP = 4;

/** TCG-4.01 to TCG-4.12: companions from the draw deck, one after the other, for 4 twilight in all. */
export function startingFellowship(play: Play<LotrTcg>, { seat }: Steps['startingFellowship']): void {
  const { state } = play;
  // The cards of this player are the active ones while they are played.
  state.free = seat;
  const zone = deckOf(seat);
  const prices = startingPrices(state, seat, FELLOWSHIP - state.spent);
  const options = [
    ...Object.keys(prices)
      .sort()
      .map((id) => ({
        id,
        of: id,
        text: { key: 'option.join', with: { card: id, twilight: prices[id] ?? 0 } },
      })),
    { id: 'done' },
  ];
  const pick = play.ask(
    seat,
    chooseOne('starting-fellowship', options, { with: { twilight: FELLOWSHIP - state.spent } }),
  );
  if (pick === 'done') {
    state.spent = 0;
    const [first] = clockwise(state, state.order[0] ?? seat);
    state.free = first ?? seat;
    return;
  }
  const card = searchFor(state.cards, zone, pick);
  if (card === null) return;
  state.spent += priceOf(state, card);
  play.then('playCard', { seat, card, less: 0, on: null });
  play.then('startingFellowship', { seat });
}

/** The companions that could be added now, and what each of them costs. */
function startingPrices(state: State, seat: Seat, left: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of cardsIn(state.cards, deckOf(seat))) {
    const name = nameOf(state, card);
    if (found[name] !== undefined || printed(state, card).type !== 'companion') continue;
    const price = priceOf(state, card);
    if (price <= left && whyNotPlay(state, seat, card) === null) found[name] = price;
  }
  return found;
}

const OPENING_HAND = 8;
const SECOND_HAND = 6;

/** TCG-4.13, TCG-4.14 */
export function openingHands(play: Play<LotrTcg>): void {
  const { state } = play;
  const [first] = state.order;
  if (first === undefined) return;
  state.free = first;
  const seats = clockwise(state, first);
  for (const seat of seats) mixDeck(play, seat);
  for (const seat of seats) draw(play, seat, OPENING_HAND);
  if (state.options.mulligan)
    for (const seat of seats)
      if (play.ask(seat, chooseOne('mulligan', [{ id: 'keep' }, { id: 'redraw' }])) === 'redraw')
        redraw(play, seat);
  for (const seat of seats) checkCorruption(play, seat);
  play.then('turn', { seat: first });
}

function redraw(play: Play<LotrTcg>, seat: Seat): void {
  const { cards } = play.state;
  for (const card of cardsIn(cards, handOf(seat)).slice())
    carry(play, card, deckOf(seat), 'card.returned', { to: 'deck' }, { to: [seat] });
  mixDeck(play, seat);
  play.tell('hand.redrawn', { seat });
  draw(play, seat, SECOND_HAND);
}
