import { addCards, addTokens, cardsIn, markOf, moveTo, newCards, settle, shuffleZone } from '@concilio/cards';
import { chooseOne, type Play, type Seat, type Setup, seat as seatAt, showToAll } from '@concilio/kernel';
import { type Deck, deckNamed, STARTER_DECKS } from '../content/decks.ts';
import { scenarioNamed } from '../content/scenarios.ts';
import type { LotrLcg, Options, State } from '../state.ts';
import { allCards, cardNamed, lore } from './lore.ts';
import { draw } from './drawing.ts';
import { mixDeck } from './mixing.ts';

/** LCG-2.03, LCG-2.04, LCG-2.12, LCG-30.01: decks are made and shuffled, heroes placed, trackers set. */
export function create({ seats, options, random }: Setup<LotrLcg>): State {
  const cards = newCards();
  const { scenario, beginners, easy, roundsCount } = options;
  const state: State = {
    options: { scenario, beginners, easy, roundsCount },
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
    leaving: [],
    ending: null,
  };
  const decks = seats.map((seat) => deckFor(options, seat));
  mustDiffer(decks.flatMap(({ heroes }) => heroes));
  seats.forEach((seat, index) => {
    const deck = decks[index];
    if (deck !== undefined) bring(state, seat, deck, easy);
  });
  const { sets, stages } = scenarioNamed(scenario);
  const encounter = allCards().filter(
    ({ set, type }) => set !== null && type !== 'quest' && sets.includes(set),
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
  settle(lore, cards);
  return state;
}

export const facesOf = (id: string, copies: number): string[] =>
  Array.from({ length: copies }, (_, copy) => `${id}/${copy + 1}`);

/** A starter deck by its name, or a deck of one's own; LCG-28.15: who names none gets the next starter that is free. */
function deckFor({ decks }: Options, seat: Seat): Deck {
  const wish = decks[seat];
  if (typeof wish === 'string') return deckNamed(wish);
  if (wish === undefined) {
    const taken = decks.flatMap((deck) => (typeof deck === 'string' ? [] : deck.heroes));
    const free = STARTER_DECKS.filter(
      ({ id, heroes }) => !decks.includes(id) && !heroes.some((hero) => taken.includes(hero)),
    );
    const next = free[seat - decks.length];
    if (next === undefined)
      throw new Error('There is no starter deck left for this seat: name a deck for it.');
    return next;
  }
  const deck = Object.entries(wish.cards).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { id: wish.name, heroes: wish.heroes, deck };
}

/** LCG-28.05, LCG-28.15: a hero is at the table only once. */
function mustDiffer(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined)
    throw new Error(`The hero "${twice}" is at the table twice: each hero may be there once.`);
}

/** LCG-2.02, LCG-2.04 */
function bring(state: State, seat: Seat, { id: name, heroes, deck }: Deck, easy: boolean): void {
  const { cards } = state;
  const own = (ids: readonly (readonly [string, number])[]) =>
    ids.flatMap(([id, copies]) => facesOf(id, copies).map((face) => `${face}/${seat}`));
  const placed = addCards(cards, own(heroes.map((id) => [id, 1])), `play/${seat}`, seat);
  addCards(cards, own(deck), `deck/${seat}`, seat);
  for (const hero of placed) {
    showToAll(cards.pieces, hero);
    markOf(cards, hero).controller = seat;
    if (easy) addTokens(cards, hero, 'resource', 1);
  }
  const threat = heroes.reduce((sum, id) => sum + (cardNamed(id).numbers['threat-cost'] ?? 0), 0);
  state.players.push({ threat, out: false, deck: name });
}

/** LCG-2.06, LCG-2.07: the first player is voted for; without a majority chance decides. */
export function setUp(play: Play<LotrLcg>): void {
  const { state, seats } = play;
  if (seats.length > 1) {
    const options = seats.map((one) => ({
      id: `seat-${one}`,
      text: { key: 'option.player', with: { player: one } },
    }));
    const votes = play.askEach(seats, () => chooseOne('vote', options));
    const counts = seats.map((one) => votes.filter((vote) => vote === `seat-${one}`).length);
    const chosen = seats.find((one) => (counts[one] ?? 0) * 2 > seats.length);
    state.first = chosen ?? seatAt(play.random.below('first', seats.length));
  }
  play.tell('first.chosen', { seat: state.first });
  play.then('openingHands', {});
}

const OPENING_HAND = 6;

/** LCG-2.08 to LCG-2.11: six cards, which may be exchanged once, all of them. */
export function openingHands(play: Play<LotrLcg>): void {
  const { seats } = play;
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
  for (const card of cardsIn(cards, `hand/${seat}`).slice()) moveTo(lore, cards, card, `deck/${seat}`);
  mixDeck(play, seat);
  play.tell('hand.redrawn', { seat });
  draw(play, seat, OPENING_HAND);
}
