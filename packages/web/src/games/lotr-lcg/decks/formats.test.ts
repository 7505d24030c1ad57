import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { describe, expect, it } from 'vitest';
import { fileName, readDeck } from '../../../features/decks/formats.ts';
import { fittingName } from '../../../features/decks/name.ts';
import { read, write } from './deck.ts';

const own = { read };

const { decks } = lotrLcg;
if (decks === undefined) throw new Error('the game has decks');

const TEXT = 'Riders\n\nHero (1)\nÉowyn (Core Set)\n\nAlly (2)\n2x Faramir (Core Set)\n1x Bilbo Baggins\n';

describe('a deck from elsewhere', () => {
  it('is read in the form that it looks like, and what cannot be read is told', () => {
    const { deck, format, unread } = readDeck(decks, own, TEXT, null, null);
    expect(format).toBe('ringsdb-text');
    expect(deck === null ? null : write(deck)).toEqual({
      name: 'Riders',
      heroes: ['eowyn'],
      cards: { faramir: 2 },
    });
    expect(unread).toEqual([{ line: 8, text: '1x Bilbo Baggins' }]);
  });

  it.each(decks.formats)('comes back the same from %s', (format) => {
    const { deck } = readDeck(decks, own, TEXT, null, null);
    if (deck === null) throw new Error('no deck');
    const again = readDeck(decks, own, decks.write(write(deck), format), null, 'Riders.o8d');
    expect(again.format).toBe(format);
    expect(again.deck).toEqual(deck);
    expect(again.unread).toEqual([]);
  });

  it('is none where nothing can be read', () => {
    expect(readDeck(decks, own, '', null, null).deck).toBeNull();
    expect(readDeck(decks, own, 'hello', null, null).deck).toBeNull();
    expect(readDeck(decks, own, '{"heroes": [', 'concilio', null).deck).toBeNull();
  });

  it('is nameless where neither it nor a file has a name', () => {
    const octgn = decks.write({ name: 'x', heroes: ['eowyn'], cards: {} }, 'o8d');
    expect(readDeck(decks, own, octgn, null, null).deck?.name).toBe('');
    expect(readDeck(decks, own, octgn, null, 'Riders of Rohan.o8d').deck?.name).toBe('Riders of Rohan');
  });

  it('has a name that can be kept', () => {
    expect(fittingName(' a\0b\n ')).toBe('a b');
    expect(fittingName('é'.repeat(100))).toHaveLength(80);
    expect(fittingName(`${'a'.repeat(79)}🐎`)).toBe('a'.repeat(79));
    expect(fittingName('\ud83d')).toBe('');
  });

  it('has a file with a name that any disk takes', () => {
    expect(fileName('Éowyn / Faramir: "last" stand?', 'txt')).toBe('Éowyn  Faramir last stand.txt');
    expect(fileName('???', 'o8d')).toBe('deck.o8d');
    expect(fileName('Riders', 'json')).toBe('Riders.json');
  });
});
