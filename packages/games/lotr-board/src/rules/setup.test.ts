import { Match, seat, seedFrom } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { newMatch, playThrough } from '../../test/played.ts';
import { HOBBITS, LIVES } from '../content/index.ts';
import { lotrBoard } from '../game.ts';
import { cardOf, goldValue, livesLeft, placeNow, type State, thing, tileOf } from '../state.ts';

/** Enough tables that whatever is shuffled is seen in each of its few forms. */
const MANY = 150;

/** The tables of as many seeds, after set-up and the first draw of cards. */
const tables = (seats: number): State[] =>
  Array.from({ length: MANY }, (_, index) => newMatch(seats, `table ${index}`).table.state);

/** How often each answer comes. */
function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

describe('who plays', () => {
  test('LOB-1.01: 2 to 5 players, who win or lose together with one score', () => {
    expect(lotrBoard.kind).toBe('cooperative');
    for (const seats of [2, 3, 4, 5]) expect(newMatch(seats, 'x').seats).toHaveLength(seats);
    for (const seats of [1, 6]) expect(() => newMatch(seats, 'x')).toThrow(`not ${seats}`);
    for (const seats of [2, 5]) {
      const { outcome } = playThrough(newMatch(seats, `one score ${seats}`));
      expect([0, seats]).toContain(outcome?.winners.length);
      expect(new Set(outcome?.scores).size).toBe(1);
      expect(outcome?.scores).toHaveLength(seats);
    }
  });

  test('LOB-1.02: nobody plays with one hobbit, but one person may answer for all', () => {
    expect(() => Match.create(lotrBoard, { seats: 1, seed: seedFrom('alone') })).toThrow('2 to 5 seats');
    const match = playThrough(newMatch(2, 'alone'));
    expect(match.outcome).not.toBeNull();
    expect(new Set(match.answers.map(({ by }) => by))).toEqual(new Set(['one person']));
    expect(new Set(match.answers.map((answer) => answer.seat))).toEqual(new Set([0, 1]));
  });

  test.each([
    [2, ['frodo', 'sam']],
    [3, ['frodo', 'pippin', 'sam']],
    [4, ['frodo', 'merry', 'pippin', 'sam']],
    [5, ['fatty', 'frodo', 'merry', 'pippin', 'sam']],
  ])('LOB-2.09, LOB-2.10: with %i players these hobbits, and no others', (seats, hobbits) => {
    for (const { players } of tables(seats))
      expect(players.map(({ hobbit }) => hobbit).toSorted()).toEqual(hobbits);
  });

  test('LOB-2.10: the hobbits are dealt at random and then seen by all', () => {
    const dealt = tally(tables(3).map(({ players }) => players.map(({ hobbit }) => hobbit).join(' ')));
    expect(Object.keys(dealt)).toHaveLength(6);
    // 25 of each are to be expected.
    for (const times of Object.values(dealt)) expect(times).toBeGreaterThan(8);
    const match = newMatch(5, 'open');
    const seen = (viewer: 'audience' | ReturnType<typeof seat>) =>
      match.view(viewer).seats.map(({ hobbit }) => hobbit);
    expect(seen('audience').toSorted()).toEqual(HOBBITS.map(({ id }) => id).toSorted());
    expect(seen(seat(4))).toEqual(seen(seat(0)));
  });

  test.each([2, 3, 4, 5])('LOB-2.11, LOB-2.12: of %i players Frodo has the Ring and begins', (seats) => {
    const starters = new Set<number>();
    for (let index = 0; index < 40; index++) {
      const match = newMatch(seats, `frodo ${index}`);
      const { players, bearer, active } = match.table.state;
      const frodo = players.findIndex(({ hobbit }) => hobbit === 'frodo');
      expect([bearer, active, match.waitingFor[0]]).toEqual([frodo, frodo, frodo]);
      expect(players.map(({ corruption }) => corruption)).toEqual(players.map(() => 0));
      starters.add(frodo);
    }
    // Whichever seat Frodo has.
    expect(starters.size).toBe(seats);
  });
});

describe('the table', () => {
  test.each([
    [undefined, 12],
    [15, 15],
    [12, 12],
    [10, 10],
  ] as const)('LOB-2.01: with the option %s Sauron is on space %i', (sauron, space) => {
    const { state } = newMatch(2, 'sauron', sauron === undefined ? {} : { sauron }).table;
    expect(state.sauron).toBe(space);
  });

  test('LOB-2.01: there is no other space for Sauron to start on', () => {
    for (const sauron of [11, 14, '12'])
      expect(() => Match.create(lotrBoard, { seats: 2, seed: seedFrom('x'), options: { sauron } })).toThrow(
        'The options do not fit',
      );
  });

  test('LOB-2.02, LOB-2.03: the journey begins at Bag End, with the board of Moria laid out at its start', () => {
    const match = newMatch(3, 'moria');
    const start = { board: 'moria', tracks: { fighting: 0, hiding: 0, travel: 0 }, events: 0 };
    for (const viewer of ['audience', ...match.seats] as const) {
      const { place, conflict } = match.view(viewer);
      expect(place).toBe('bag-end');
      expect(conflict).toMatchObject(start);
    }
    // Nothing has moved when Moria is reached and the first tile is about to be resolved.
    let reached = 0;
    playThrough(match, ({ table: { state } }) => {
      if (placeNow(state) !== 'moria' || reached++ > 0) return;
      expect(state.resolved).toBe(0);
      expect(match.view('audience').conflict).toMatchObject(start);
    });
    expect(reached).toBeGreaterThan(1);
  });

  test('LOB-2.05: the gold runes are shuffled and face down', () => {
    const values = tables(2).map((state) => state.gold.map((piece) => goldValue(state, piece)));
    for (const gold of values) expect(gold.toSorted()).toEqual([1, 1, 2, 2, 3, 3]);
    for (const place of [0, 5]) {
      const times = tally(values.map((gold) => String(gold[place])));
      expect(Object.keys(times).toSorted()).toEqual(['1', '2', '3']);
      for (const count of Object.values(times)) expect(count).toBeGreaterThan(25);
    }
    const match = newMatch(2, 'gold');
    for (const viewer of ['audience', seat(0), seat(1)] as const)
      expect(match.view(viewer).gold).toEqual({ count: 6, cards: [] });
  });

  test('LOB-2.05: all life tokens are in the supply, and nobody has any rune', () => {
    const { state } = newMatch(4, 'supply').table;
    expect(LIVES.map((life) => livesLeft(state, life))).toEqual([3, 3, 5]);
    for (const { lives, silver, gold } of state.players)
      expect({ lives, silver, gold }).toEqual({ lives: { heart: 0, sun: 0, ring: 0 }, silver: 0, gold: [] });
  });

  test('LOB-2.06: the story tiles are shuffled into a face-down pile', () => {
    const piles = tables(2).map((state) => state.tiles.map((piece) => tileOf(state, piece).id));
    for (const pile of piles) expect(pile).toHaveLength(23);
    // Six tiles of 23 are Passage of Time: about 39 of 150 tables have it on top, and as many at the bottom.
    for (const place of [0, 11, 22]) {
      const times = piles.filter((pile) => pile[place] === 'passage-of-time').length;
      expect(times).toBeGreaterThan(18);
      expect(times).toBeLessThan(65);
    }
    expect(new Set(piles.map((pile) => pile.join())).size).toBe(MANY);
    const match = newMatch(2, 'tiles');
    for (const viewer of ['audience', seat(0), seat(1)] as const)
      expect(match.view(viewer).tiles).toEqual({ count: 23, cards: [] });
  });

  test('LOB-2.06: the adventure cards are shuffled into a face-down deck', () => {
    // Dealing has taken twelve off the top of each.
    const decks = tables(2).map((state) => ({
      cards: state.deck.map((piece) => cardOf(state, piece).id),
      hand: state.players[0]?.hand.map((piece) => cardOf(state, piece).id) ?? [],
    }));
    for (const { cards } of decks) expect(cards).toHaveLength(48);
    // One card of five is a star.
    for (const stars of [
      decks.filter(({ hand }) => hand[0] === 'star-brown').length,
      decks.filter(({ cards }) => cards[0] === 'star-brown').length,
      decks.filter(({ cards }) => cards.at(-1) === 'star-brown').length,
    ]) {
      expect(stars).toBeGreaterThan(12);
      expect(stars).toBeLessThan(50);
    }
    expect(new Set(decks.map(({ cards }) => cards.join())).size).toBe(MANY);
    const match = newMatch(2, 'deck');
    for (const viewer of ['audience', seat(0), seat(1)] as const)
      expect(match.view(viewer).deck).toEqual({ count: 48, cards: [] });
  });

  test('LOB-2.07, LOB-2.08: legendary and Gandalf cards lie open for everybody, shuffled never', () => {
    const order = tables(2).map((state) => state.legendary.map((piece) => thing(state, piece)).join());
    expect(new Set(order).size).toBe(1);
    const match = newMatch(2, 'open');
    const { legendary, gandalf } = match.view('audience');
    expect(legendary).toHaveLength(35);
    expect(legendary).not.toContainEqual({ card: null });
    expect(gandalf).toEqual(['healing', 'perseverance', 'guidance', 'foresight', 'magic']);
  });
});
