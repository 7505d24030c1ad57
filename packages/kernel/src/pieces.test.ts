import { describe, expect, test } from 'vitest';
import {
  addPieces,
  faceFor,
  faceOf,
  isKnown,
  looksTo,
  loseTrack,
  timesShuffled,
  newPieces,
  type PieceId,
  redeal,
  shufflePieces,
  showTo,
  showToAll,
} from './pieces.ts';
import { QuickRandom, seedFrom } from './random.ts';
import { seat } from './seat.ts';
import { thingOf } from './thing.ts';

const faces = ['ace/1', 'ace/2', 'king/1', 'queen/1', 'jack/1', 'ten/1'];
const begin = () => {
  const pieces = newPieces();
  return { pieces, ids: addPieces(pieces, faces), random: new QuickRandom(seedFrom('pieces')) };
};

test('ids are places, faces are what lies there, and a face is a copy of a thing', () => {
  const { pieces, ids } = begin();
  expect(ids).toEqual(['#0', '#1', '#2', '#3', '#4', '#5']);
  expect(ids.map((id) => faceOf(pieces, id))).toEqual(faces);
  expect(
    addPieces(
      pieces,
      Array.from({ length: 20 }, (_, copy) => `coin/${copy}`),
    ).at(-1),
  ).toBe('#25');
  expect(faceOf(pieces, '#25')).toBe('coin/19');
  expect(() => faceOf(pieces, '#26')).toThrow('There is no piece #26.');
  expect([thingOf('ace/2'), thingOf('river')]).toEqual(['ace', 'river']);
});

test('in a view a known piece has a name and an id, and a back has neither', () => {
  const { pieces } = begin();
  showTo(pieces, '#1', seat(0));
  expect([seat(0), seat(1)].map((viewer) => looksTo(pieces, viewer)('#1'))).toEqual([
    { id: '#1', card: 'ace' },
    { card: null },
  ]);
});

describe('a face', () => {
  test('is known to those it was shown to, to the referee, and to the audience once all know it', () => {
    const { pieces } = begin();
    showTo(pieces, '#0', seat(1));
    const viewer = [seat(0), seat(1), 'audience', 'referee'] as const;
    expect(viewer.map((one) => faceFor(pieces, '#0', one))).toEqual([null, 'ace/1', null, 'ace/1']);
    showToAll(pieces, '#0');
    expect(viewer.map((one) => isKnown(pieces, '#0', one))).toEqual([true, true, true, true]);
  });

  test('that is shown again is not news', () => {
    const { pieces } = begin();
    showTo(pieces, '#0', seat(1));
    showTo(pieces, '#0', seat(1));
    expect(pieces.shown).toBe(1);
    showToAll(pieces, '#0');
    expect(pieces.shown).toBe(2);
  });
});

describe('pieces that are mixed', () => {
  test('keep their ids, change their faces, and are known to nobody', () => {
    const { pieces, ids, random } = begin();
    showToAll(pieces, '#0');
    shufflePieces(pieces, ids.slice(0, 5), 'deck', random);
    expect(pieces.faces.toSorted()).toEqual(faces.toSorted());
    expect(pieces.faces).not.toEqual(faces);
    expect(faceOf(pieces, '#5')).toBe('ten/1');
    expect(ids.some((id) => isKnown(pieces, id, seat(0)))).toBe(false);
    expect(pieces.forgotten.map(({ face }) => face)).toEqual(['ace/1']);
    expect(ids.map((id) => timesShuffled(pieces, id))).toEqual([1, 1, 1, 1, 1, 0]);
  });

  test('by one seat are still known to that seat', () => {
    const { pieces } = begin();
    showTo(pieces, '#0', seat(0));
    showTo(pieces, '#0', seat(1));
    loseTrack(pieces, ['#0'], seat(1));
    expect([seat(0), seat(1)].map((one) => isKnown(pieces, '#0', one))).toEqual([false, true]);
  });
});

test('what a seat does not know is dealt anew, what it knows stays', () => {
  const { pieces, ids, random } = begin();
  const known: PieceId[] = ['#1', '#4'];
  for (const id of known) showTo(pieces, id, seat(0));
  showTo(pieces, '#0', seat(1));
  const seen = new Set<string>();
  for (let time = 0; time < 200; time++) {
    redeal(pieces, ids, seat(0), random);
    expect(known.map((id) => faceOf(pieces, id))).toEqual(['ace/2', 'jack/1']);
    expect(pieces.faces.toSorted()).toEqual(faces.toSorted());
    seen.add(pieces.faces.join());
  }
  expect(seen.size).toBe(24);
});
