import { addPieces, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { benchRules, card, laid, pieceAt } from '../test/bench.ts';
import {
  addCards,
  addTokens,
  admit,
  attachmentsOn,
  cardsIn,
  controllerOf,
  hostOf,
  kindOf,
  statusOf,
  newCards,
  ownerOf,
  tokensOn,
  whereIs,
  zoneOf,
  zonesOf,
} from './cards.ts';
import { moveTo } from './zones.ts';

const rules = benchRules([card('orc'), card('sword')]);

describe('cards that are added', () => {
  test('lie below what lies there, bear nothing, and belong to whoever brought them', () => {
    const cards = newCards();
    const [first] = addCards(cards, ['orc/1'], 'deck/1', seat(1));
    const more = addCards(cards, ['orc/2', 'sword/1'], 'deck/1', seat(1));
    expect(cardsIn(cards, 'deck/1')).toEqual([first, ...more]);
    for (const one of more) {
      expect(whereIs(cards, one)).toBe('deck/1');
      expect(ownerOf(cards, one)).toBe(1);
      expect(statusOf(cards, one)).toEqual({ exhausted: false, facedown: false, controller: 1, tokens: {} });
    }
    expect(cards.pieces.known).toEqual([0, 0, 0]);
  });

  test('may be nobody’s', () => {
    const cards = laid(rules, { deck: ['orc'] });
    expect(ownerOf(cards, '#0')).toBeNull();
    expect(controllerOf(cards, '#0')).toBeNull();
  });
});

test('pieces that came by other means are admitted, nobody’s and nowhere, and the rest is left alone', () => {
  const cards = laid(rules, { 'play/1': ['orc'] });
  addTokens(cards, '#0', 'wound', 1);
  const [piece = '#0'] = addPieces(cards.pieces, ['sword']);
  admit(cards);
  admit(cards);
  expect([cards.at, cards.owners]).toEqual([
    ['play/1', ''],
    [1, null],
  ]);
  expect(statusOf(cards, piece)).toEqual({ exhausted: false, facedown: false, controller: null, tokens: {} });
  expect(tokensOn(cards, '#0', 'wound')).toBe(1);
});

test('the zones of a kind are named after whose they are', () => {
  const [hand, on] = [zonesOf('hand'), zonesOf('on')];
  expect([hand(seat(1)), hand(seat(0)), on('#7'), hand(seat(1))]).toEqual([
    'hand/1',
    'hand/0',
    'on/#7',
    'hand/1',
  ]);
});

test('a zone is not made by looking at it, and is made by writing to it', () => {
  const cards = newCards();
  expect(cardsIn(cards, 'pile')).toEqual([]);
  expect(cards.zones).toEqual({});
  zoneOf(cards, 'pile').push('#0');
  expect(cards.zones).toEqual({ pile: ['#0'] });
});

test('a card that there is not is refused, whatever is asked of it', () => {
  const cards = newCards();
  expect(() => whereIs(cards, '#7')).toThrow('There is no card #7.');
  expect(() => statusOf(cards, '#7')).toThrow('There is no card #7.');
});

describe('tokens', () => {
  test('are counted by kind, and those that are all taken leave no trace', () => {
    const cards = laid(rules, { play: ['orc'] });
    expect(addTokens(cards, '#0', 'wound', 2)).toBe(2);
    expect(addTokens(cards, '#0', 'gold', 1)).toBe(1);
    expect([tokensOn(cards, '#0', 'wound'), tokensOn(cards, '#0', 'gold')]).toEqual([2, 1]);
    expect(addTokens(cards, '#0', 'gold', -1)).toBe(-1);
    expect(statusOf(cards, '#0').tokens).toEqual({ wound: 2 });
    expect(tokensOn(cards, '#0', 'gold')).toBe(0);
  });

  test('never become fewer than none, and the change that is returned is the true one', () => {
    const cards = laid(rules, { play: ['orc'] });
    addTokens(cards, '#0', 'wound', 2);
    expect(addTokens(cards, '#0', 'wound', -5)).toBe(-2);
    expect(tokensOn(cards, '#0', 'wound')).toBe(0);
  });
});

test('the kind of a zone is what stands before the stroke', () => {
  expect(['hand/1', 'on/#12', 'pile'].map(kindOf)).toEqual(['hand', 'on', 'pile']);
});

test('what lies on a card knows its host, whatever the kind of zone', () => {
  const cards = laid(rules, { 'play/0': ['orc'], 'hand/0': ['sword', 'sword/2'] });
  const host = pieceAt(cards, 'play/0');
  const [sword, other] = [pieceAt(cards, 'hand/0'), pieceAt(cards, 'hand/0', 1)];
  moveTo(rules, cards, sword, `on/${host}`);
  moveTo(rules, cards, other, `under/${host}`);
  expect([hostOf(cards, sword), hostOf(cards, other), hostOf(cards, host)]).toEqual([host, host, null]);
  expect(attachmentsOn(cards, host)).toEqual([sword]);
});
