import { faceFor, isKnown, QuickRandom, seat, seedFrom } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { ability, benchRules, card, laid, pieceAt } from '../test/bench.ts';
import { addTokens, cardsIn, statusOf, listenersOf, whereIs } from './cards.ts';
import { beginTimed } from './timed.ts';
import { isSpent, spend } from './limits.ts';
import { cardIs, isInPlay, moveTo, searchFor, settle, shuffleZone, turn, zoneKind } from './zones.ts';

const rules = benchRules([
  card('orc'),
  card('horn', { abilities: [ability('blow')] }),
  card('banner', { constants: [{ stat: 'strength', of: () => true, amount: 1 }] }),
]);
const knows = (cards: ReturnType<typeof laid>, piece: `#${number}`) =>
  ([seat(0), seat(1), 'audience'] as const).map((viewer) => isKnown(cards.pieces, piece, viewer));

describe('sight', () => {
  test('of a card follows the zone that it moves to', () => {
    const cards = laid(rules, { deck: ['orc'] });
    const piece = pieceAt(cards, 'deck');
    expect(knows(cards, piece)).toEqual([false, false, false]);
    moveTo(rules, cards, piece, 'hand/1');
    expect(knows(cards, piece)).toEqual([false, true, false]);
    moveTo(rules, cards, piece, 'pile');
    expect(knows(cards, piece)).toEqual([true, true, true]);
  });

  test('is not lost on the way back to a hidden zone, only by a shuffle', () => {
    const cards = laid(rules, { deck: ['orc/1', 'orc/2', 'horn'] });
    const piece = pieceAt(cards, 'deck');
    moveTo(rules, cards, piece, 'pile');
    moveTo(rules, cards, piece, 'deck', 'top');
    expect(knows(cards, piece)).toEqual([true, true, true]);
    shuffleZone(cards, 'deck', 'deck', new QuickRandom(seedFrom('a')));
    expect(cards.pieces.known).toEqual([0, 0, 0]);
    expect(cards.pieces.faces.toSorted()).toEqual(['horn', 'orc/1', 'orc/2']);
  });

  test('is not given of a card that enters play with its back up, wherever it goes from there', () => {
    const cards = laid(rules, { deck: ['orc'] });
    const piece = pieceAt(cards, 'deck');
    moveTo(rules, cards, piece, 'play/0', 'bottom', true);
    moveTo(rules, cards, piece, 'play/1');
    expect(statusOf(cards, piece).facedown).toBe(true);
    expect(faceFor(cards.pieces, piece, seat(1))).toBeNull();
    turn(rules, cards, piece, false);
    expect(faceFor(cards.pieces, piece, seat(1))).toBe('orc');
  });

  test('is kept by those who have it when a card is turned on its back', () => {
    const cards = laid(rules, { deck: ['orc'] });
    const piece = pieceAt(cards, 'deck');
    moveTo(rules, cards, piece, 'play/0');
    turn(rules, cards, piece, true);
    expect(knows(cards, piece)).toEqual([true, true, true]);
  });
});

describe('what a card bears', () => {
  const wounded = () => {
    const cards = laid(rules, { 'play/0': ['orc'] });
    addTokens(cards, '#0', 'wound', 2);
    statusOf(cards, '#0').exhausted = true;
    statusOf(cards, '#0').controller = seat(1);
    return cards;
  };

  test('is kept between two zones in play', () => {
    const cards = wounded();
    moveTo(rules, cards, '#0', 'play/1');
    expect(statusOf(cards, '#0')).toEqual({
      exhausted: true,
      facedown: false,
      controller: 1,
      tokens: { wound: 2 },
    });
  });

  test.each([['pile'], ['hand/0'], ['deck'], ['under/#9']])('is lost on the way to %s', (zone) => {
    const cards = wounded();
    moveTo(rules, cards, '#0', zone);
    expect(statusOf(cards, '#0')).toEqual({ exhausted: false, facedown: false, controller: 0, tokens: {} });
  });

  test('is nothing when it comes back, with no lasting effect and no limit of its last life', () => {
    const cards = wounded();
    const limit = { times: 1, per: 'round' };
    beginTimed(cards, { from: 'horn', number: 'strength', amount: 2, on: ['#0', 'table'], until: 'round' });
    spend(cards, limit, '#0/blow');
    moveTo(rules, cards, '#0', 'play/1');
    expect(cards.lasting[0]?.on).toEqual(['#0', 'table']);
    expect(isSpent(cards, limit, '#0/blow')).toBe(true);
    moveTo(rules, cards, '#0', 'pile');
    moveTo(rules, cards, '#0', 'play/0');
    expect(cards.lasting[0]?.on).toEqual(['table']);
    expect(isSpent(cards, limit, '#0/blow')).toBe(false);
  });
});

describe('a move', () => {
  test('puts the card on top or at the bottom, and takes it out of where it was', () => {
    const cards = laid(rules, { deck: ['orc/1'], pile: ['orc/2', 'orc/3'] });
    moveTo(rules, cards, '#1', 'deck', 'top');
    moveTo(rules, cards, '#2', 'deck');
    expect(cards.zones).toEqual({ deck: ['#1', '#0', '#2'], pile: [] });
    expect(whereIs(cards, '#2')).toBe('deck');
  });

  test('within a zone changes the order only', () => {
    const cards = laid(rules, { deck: ['orc/1', 'orc/2'] });
    moveTo(rules, cards, '#0', 'deck');
    expect(cardsIn(cards, 'deck')).toEqual(['#1', '#0']);
  });

  test('that takes the last card off another leaves no empty zone behind', () => {
    const cards = laid(rules, { 'play/0': ['orc/1'], 'on/#0': ['orc/2'] });
    moveTo(rules, cards, '#1', 'pile');
    expect(Object.keys(cards.zones)).toEqual(['play/0', 'pile']);
  });

  test('to a zone that the game does not have is refused, and nothing has moved', () => {
    const cards = laid(rules, { deck: ['orc'] });
    expect(() => moveTo(rules, cards, '#0', 'attic/1')).toThrow('There is no zone "attic/1".');
    expect(cardsIn(cards, 'deck')).toEqual(['#0']);
    expect(zoneKind(rules, 'hand/1')).toEqual({ sight: 'owner', inPlay: false });
  });

  test('tells what is in play', () => {
    const cards = laid(rules, { deck: ['orc'], 'play/0': ['orc/2'], 'on/#1': ['horn'] });
    expect((['#0', '#1', '#2'] as const).map((piece) => isInPlay(rules, cards, piece))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('the cards that are asked what they say', () => {
  test('are those in play, face up, that say something of it', () => {
    const cards = laid(rules, { 'play/0': ['orc', 'horn'], 'hand/0': ['horn/2'], 'play/1': ['banner'] });
    expect(cards.speaking).toEqual({ deed: ['#1'], strength: ['#3'] });
    moveTo(rules, cards, '#2', 'play/0');
    expect(listenersOf(cards, 'deed')).toEqual(['#1', '#2']);
    turn(rules, cards, '#1', true);
    expect(listenersOf(cards, 'deed')).toEqual(['#2']);
    turn(rules, cards, '#1', false);
    moveTo(rules, cards, '#3', 'pile');
    expect(cards.speaking).toEqual({ deed: ['#2', '#1'] });
    expect(listenersOf(cards, 'strength')).toEqual([]);
  });

  test('are asked once, however much they say of it, and keep their turn when they move in play', () => {
    const twice = benchRules([
      card('horn', { abilities: [ability('blow'), ability('drop')] }),
      card('event', { abilities: [ability('play', { from: 'hand' })] }),
    ]);
    const cards = laid(twice, { 'play/0': ['horn/1', 'horn/2', 'event'] });
    moveTo(twice, cards, '#0', 'play/1');
    expect(cards.speaking).toEqual({ deed: ['#0', '#1'] });
    moveTo(twice, cards, '#0', 'deck');
    expect(cards.speaking).toEqual({ deed: ['#1'] });
  });

  test('are in the same order after zones were written by hand, whatever the order of their keys', () => {
    const cards = laid(rules, { 'play/0': ['horn'], 'play/1': ['banner'] });
    const { speaking } = cards;
    cards.zones = Object.fromEntries(Object.entries(cards.zones).toReversed());
    settle(rules, cards);
    expect(cards.speaking).toEqual(speaking);
  });

  test('follow where the cards are written to lie', () => {
    const cards = laid(rules, { 'play/0': ['horn'], 'hand/0': ['banner'] });
    cards.zones = { 'hand/0': ['#0'], 'play/0': ['#1'] };
    settle(rules, cards);
    expect(cards.speaking).toEqual({ strength: ['#1'] });
    expect(whereIs(cards, '#0')).toBe('hand/0');
  });
});

test('a card is what its face is a copy of', () => {
  expect(cardIs(laid(rules, { deck: ['orc/2'] }), '#0')).toBe('orc');
});

describe('a search', () => {
  test('finds the same copy at the same place, wherever it lay', () => {
    const found = (deck: string[]) => {
      const cards = laid(rules, { deck });
      const piece = searchFor(cards, 'deck', 'orc');
      return [piece, piece === null ? null : cards.pieces.faces[0]];
    };
    expect(found(['horn', 'orc/2', 'orc/1'])).toEqual(['#0', 'orc/1']);
    expect(found(['orc/1', 'horn', 'orc/2'])).toEqual(['#0', 'orc/1']);
  });

  test('loses no card, and what a seat knows of one goes with it', () => {
    const cards = laid(rules, { deck: ['horn', 'banner', 'orc'] });
    cards.pieces.known[0] = 1;
    expect(searchFor(cards, 'deck', 'orc')).toBe('#0');
    expect(cards.pieces.faces).toEqual(['orc', 'banner', 'horn']);
    expect(cards.pieces.known).toEqual([0, 0, 1]);
  });

  test('finds nothing where there is none', () => {
    const cards = laid(rules, { deck: ['horn'] });
    expect(searchFor(cards, 'deck', 'orc')).toBeNull();
    expect(searchFor(cards, 'attic', 'orc')).toBeNull();
    expect(cards.pieces.faces).toEqual(['horn']);
  });
});
