import {
  addCards,
  addTokens,
  cardsIn,
  statusOf,
  moveTo,
  newCards,
  settle,
  shuffleZone,
} from '@concilio/cards';
import { ELIMINATION } from '../contract/limits.ts';
import {
  chooseOne,
  type PieceId,
  type Play,
  type Seat,
  type Setup,
  seat as seatAt,
  showToAll,
  Unreadable,
} from '@concilio/kernel';
import type { Deck } from '../content/decks.ts';
import {
  type CarriedPlayer,
  inOrder,
  type LotrLcg,
  type Options,
  type OwnDeck,
  type State,
} from '../state.ts';
import { campaignOf, carriedThreat, mustFit } from './campaign.ts';
import { basics } from './basics.ts';
import { cardNamed, type LcgSet, setOf } from './sets.ts';
import { draw } from './drawing.ts';
import { mixIn } from './moving.ts';
import { nameOf } from './select.ts';

/** LCG-2.03, LCG-2.04, LCG-2.12, LCG-30.01: decks are made and shuffled, heroes placed, trackers set. */
export function create(set: LcgSet, { seats, options, random }: Setup<LotrLcg>): State {
  const cards = newCards(set.id);
  const { scenario, beginners, easy, roundsCount } = options;
  const state: State = {
    options: { scenario, beginners, easy, roundsCount },
    campaign: campaignOf(set, options, seats.length),
    cards,
    players: [],
    first: seatAt(0),
    round: 0,
    phase: null,
    committed: [],
    attacks: [],
    attacked: [],
    strike: null,
    interrupted: [],
    struck: [],
    surging: false,
    replacing: false,
    staged: false,
    prisoners: [],
    alliesPlayed: 0,
    due: [],
    ending: null,
  };
  const decks = seats.map((seat) => deckFor(set, options, seat));
  mustDiffer(decks.flatMap(({ heroes }) => heroes));
  seats.forEach((seat, index) => {
    const deck = decks[index];
    if (deck !== undefined) bring(state, seat, deck, options);
  });
  const { sets, stages } = set.scenarioNamed(scenario);
  const encounter = set.cards.filter(
    ({ set: of, type }) => of !== null && type !== 'quest' && sets.includes(of),
  );
  addCards(
    cards,
    encounter.flatMap((card) => facesOf(card.id, easy ? card.easyCopies : card.copies)),
    'encounter',
    null,
  );
  addCards(
    cards,
    stages.flatMap((id) => facesOf(id, 1)),
    'quests',
    null,
  );
  for (const seat of seats) shuffleZone(cards, `deck/${seat}`, 'deck', random);
  shuffleZone(cards, 'encounter', 'encounter.deck', random);
  settle(basics, cards);
  return state;
}

export const facesOf = (id: string, copies: number): string[] =>
  Array.from({ length: copies }, (_, copy) => `${id}/${copy + 1}`);

/** A starter deck by its name, or a deck of one's own; LCG-28.15: who names none gets the next starter that is free. */
function deckFor(set: LcgSet, { decks }: Options, seat: Seat): Deck {
  const wish = decks[seat];
  if (typeof wish === 'string') return set.starterNamed(wish);
  if (wish === undefined) {
    const taken = decks.flatMap((deck) => (typeof deck === 'string' ? [] : deck.heroes));
    const free = set.starters.filter(
      ({ id, heroes }) => !decks.includes(id) && !heroes.some((hero) => taken.includes(hero)),
    );
    const next = free[seat - decks.length];
    if (next === undefined)
      throw new Unreadable('There is no starter deck left for this seat: name a deck for it.');
    return next;
  }
  mustBeDeck(set, wish);
  const deck = Object.entries(wish.cards).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { id: wish.name, heroes: wish.heroes, deck };
}

/** LCG-2.02, LCG-28.01 */
function mustBeDeck(set: LcgSet, { heroes, cards }: OwnDeck): void {
  if (heroes.length < 1 || heroes.length > 3)
    throw new Unreadable(`A deck has one to three heroes, not ${heroes.length}.`);
  const typeOf = (id: string) => set.cards.find((card) => card.id === id && card.set === null)?.type;
  const stranger = heroes.find((id) => typeOf(id) !== 'hero');
  if (stranger !== undefined) throw new Unreadable(`"${stranger}" is no hero of this box.`);
  const odd = Object.keys(cards)
    .sort()
    .find((id) => !['ally', 'attachment', 'event'].includes(typeOf(id) ?? ''));
  if (odd !== undefined)
    throw new Unreadable(`"${odd}" is no ally, attachment or event of this box, and so in no deck.`);
}

/** LCG-28.05, LCG-28.15: a hero is at the table only once. */
function mustDiffer(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined)
    throw new Unreadable(`The hero "${twice}" is at the table twice: each hero may be there once.`);
}

/** LCG-2.02, LCG-2.04; in a nightmare, as the last scenario has left it. */
function bring(state: State, seat: Seat, { id: name, heroes, deck }: Deck, options: Options): void {
  const { cards } = state;
  const own = (ids: readonly (readonly [string, number])[]) =>
    ids.flatMap(([id, copies]) => facesOf(id, copies).map((face) => `${face}/${seat}`));
  const placed = addCards(cards, own(heroes.map((id) => [id, 1])), `play/${seat}`, seat);
  const library = addCards(cards, own(deck), `deck/${seat}`, seat);
  for (const hero of placed) {
    showToAll(cards.pieces, hero);
    statusOf(cards, hero).controller = seat;
    if (options.easy) addTokens(cards, hero, 'resource', 1);
  }
  const carried = options.carried.players[seat];
  if (carried !== undefined) {
    mustFit(
      setOf(state),
      carried,
      heroes,
      library.map((card) => nameOf(state, card)),
    );
    carryOver(state, seat, carried, [...placed, ...library]);
  }
  const living = cardsIn(cards, `play/${seat}`);
  const costs = living.reduce(
    (sum, hero) => sum + (cardNamed(state, nameOf(state, hero)).stats['threat-cost'] ?? 0),
    0,
  );
  // LCG-29.09: whoever has lost all heroes, or was eliminated, stays away.
  const out = living.length === 0 || (carried !== undefined && carried.threat >= ELIMINATION);
  const threat = carried === undefined ? costs : carriedThreat(carried, costs);
  state.players.push({ threat, out, deck: name });
}

/** LCG-29.06, LCG-29.09 */
function carryOver(
  state: State,
  seat: Seat,
  { damage, discard, removed }: CarriedPlayer,
  own: readonly PieceId[],
): void {
  const { cards } = state;
  const rest = [...own];
  const put = (name: string, zone: string) => {
    const [card] = rest.splice(
      rest.findIndex((one) => nameOf(state, one) === name),
      1,
    );
    if (card !== undefined) moveTo(basics, cards, card, zone);
  };
  for (const name of discard) put(name, `discard/${seat}`);
  for (const name of removed) put(name, 'removed');
  for (const hero of cardsIn(cards, `play/${seat}`)) {
    const tokens = damage[nameOf(state, hero)] ?? 0;
    if (tokens > 0) addTokens(cards, hero, 'damage', tokens);
  }
}

/** LCG-2.06, LCG-2.07: the first player is voted for; without a majority chance decides. */
export function setUp(play: Play<LotrLcg>): void {
  const { state } = play;
  const seats = inOrder(state);
  const [only] = seats;
  if (seats.length > 1) {
    const options = seats.map((one) => ({
      id: `seat-${one}`,
      text: { key: 'option.player', with: { player: one } },
    }));
    const votes = play.askEach(seats, () => chooseOne('vote', options, { personal: true }));
    const chosen = seats.find(
      (one) => votes.filter((vote) => vote === `seat-${one}`).length * 2 > seats.length,
    );
    state.first = chosen ?? seats[play.random.below('first', seats.length)] ?? state.first;
  } else if (only !== undefined) state.first = only;
  play.tell('first.chosen', { seat: state.first });
  play.then('openingHands', {});
}

const OPENING_HAND = 6;

/** LCG-2.08 to LCG-2.11: six cards, which may be exchanged once, all of them. */
export function openingHands(play: Play<LotrLcg>): void {
  const seats = inOrder(play.state, seatAt(0));
  for (const seat of seats) draw(play, seat, OPENING_HAND);
  const kept = play.askEach(seats, () => chooseOne('mulligan', [{ id: 'keep' }, { id: 'redraw' }]));
  seats.forEach((seat, index) => {
    if (kept[index] === 'redraw') redraw(play, seat);
  });
  // LCG-2.13
  play.then('stage', {});
  play.then('round', {});
}

function redraw(play: Play<LotrLcg>, seat: Seat): void {
  const { cards } = play.state;
  mixIn(play, cardsIn(cards, `hand/${seat}`).slice(), seat);
  play.tell('hand.redrawn', { seat });
  draw(play, seat, OPENING_HAND);
}
