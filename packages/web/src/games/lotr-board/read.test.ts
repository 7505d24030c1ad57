import { type Eyes, isRecord, type JsonRecord, seenBy } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { leftInSupply } from './describe.ts';
import { factsOf, HAVENS } from './facts.ts';
import { areHandsOpen, readView } from './read.ts';
import { iconOf } from './signs.ts';
import { game, playThrough } from './testing.ts';

/** From which event on they are asked for: none of them. */
const NO_EVENTS = Number.MAX_SAFE_INTEGER;
const isView = (view: unknown): view is JsonRecord => isRecord(view);

test('every view of every match can be read, from every seat and from beside the table', () => {
  for (const seats of [2, 3, 4, 5])
    playThrough(seats, `read ${seats}`, (match) => {
      const eyes: readonly Eyes[] = [...match.seats, 'audience'];
      for (const look of eyes) {
        const { view } = seenBy(match, look, NO_EVENTS);
        if (!isView(view)) throw new Error('A view is a record.');
        const read = readView(view);
        expect(read.players).toHaveLength(seats);
        if (typeof look === 'number')
          expect(read.players[look]?.hand.every(({ id, card }) => id !== null && card !== null)).toBe(true);
        for (const left of Object.values(leftInSupply(read))) expect(left).toBeGreaterThanOrEqual(0);
      }
    });
});

test('a view that does not fit is refused in one sentence that names the field', () => {
  let first: JsonRecord | null = null;
  playThrough(2, 'refused', (match) => {
    const { view } = seenBy(match, 'audience', NO_EVENTS);
    if (isView(view)) first ??= view;
  });
  if (first === null) throw new Error('No view.');
  const view: JsonRecord = first;
  expect(() => readView({ ...view, sauron: 'far' })).toThrow(
    'The view of lotr-board does not fit: "sauron" is not a number.',
  );
  expect(() => readView({ ...view, deck: { count: 3, cards: [7] } })).toThrow(
    'The view of lotr-board does not fit: "deck.cards.0" is not a record.',
  );
});

test('the facts have all that the table draws', () => {
  const facts = factsOf(game);
  expect(facts.places).toHaveLength(7);
  for (const place of facts.places) expect(facts.boards.has(place) || HAVENS[place] !== undefined).toBe(true);
  expect(Object.values(HAVENS).flat()).toEqual(
    game.content?.filter(({ type }) => type === 'action').map(({ id }) => id),
  );
  for (const board of facts.boards.values()) {
    expect(board.events).toHaveLength(6);
    const main = board.tracks.find(({ activity }) => activity === board.main);
    expect(board.numbers).toHaveLength((main?.spaces.length ?? 0) + 1);
    for (const { spaces } of board.tracks)
      for (const { gives, card } of spaces) expect(iconOf(card ?? gives)).not.toBe('tale');
  }
});

test('everything printed has an icon of its own', () => {
  for (const { id, type } of game.content ?? [])
    if (type !== 'hobbit' && id !== 'passage-of-time') expect([id, iconOf(id)]).not.toEqual([id, 'tale']);
});

test('hands are open only if all cards are seen, and not where all have seen one of them', () => {
  const hands = (...cards: (string | null)[][]) =>
    areHandsOpen({
      players: cards.map((hand) => ({ hand: hand.map((card) => ({ id: '#1', card })) })),
    } as never);
  expect(hands(['travel', 'hide'], [])).toBe(true);
  expect(hands(['travel', null], [null])).toBe(false);
  expect(hands([], [])).toBe(false);
});
