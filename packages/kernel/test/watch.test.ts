import { afterEach, expect, test } from 'vitest';
import {
  addPieces,
  chooseOne,
  type Game,
  Match,
  newPieces,
  type Pieces,
  seat,
  seedFrom,
} from '../src/index.ts';
import { watched, watchTold } from '../src/watch.ts';
import { type Mini, mini } from './mini.ts';

interface Box {
  pieces: Pieces;
  asked: boolean;
}

/** Tells of a piece, asks, and tells of the answer. */
const box: Game<Mini<Box>> = {
  ...mini<Box>({
    seats: 1,
    state() {
      const pieces = newPieces();
      addPieces(pieces, ['knight/2']);
      return { pieces, asked: false };
    },
    start(play) {
      play.tell('shown', { piece: '#0' });
      const answer = play.ask(seat(0), chooseOne('go', [{ id: 'on' }]));
      play.tell('answered', { answer });
      play.state.asked = true;
    },
    over: ({ asked }) => asked,
  }),
  pieces: ({ pieces }) => pieces,
};

function play() {
  const match = Match.create(box, { seats: 1, seed: seedFrom('box') });
  const question = match.open[0]?.fingerprint ?? '';
  match.answer({ question, seat: seat(0), pick: 'on', by: 'person' });
  return match;
}

const before = watched.told;
afterEach(() => watchTold(before));

test('a watcher hears what is told, of which game, with the pieces of that moment', () => {
  const heard: unknown[] = [];
  watchTold((game, name, said, pieces) => heard.push([game, name, said, pieces?.faces[0]]));
  play();
  // The step is run until it asks, and again once the answer is there.
  expect(heard).toEqual([
    ['mini', 'shown', { piece: '#0' }, 'knight/2'],
    ['mini', 'shown', { piece: '#0' }, 'knight/2'],
    ['mini', 'answered', { answer: 'on' }, 'knight/2'],
  ]);
});

test('a match is the same with a watcher and without', () => {
  watchTold(null);
  const unwatched = play();
  watchTold(() => undefined);
  expect(play().hash).toBe(unwatched.hash);
  expect(play().events('referee')).toEqual(unwatched.events('referee'));
});
