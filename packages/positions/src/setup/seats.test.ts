import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import { expect, test } from 'vitest';
import { parseSource } from '../read/source.ts';
import { start } from './start.ts';

test('the seats of a position that has been set up are called as its author calls them', () => {
  const source = parseSource('game: lotr-board\nseed: one\nseats: [Frodo, Sam]\n');
  expect(start(lotrBoard, source).seats).toEqual(['Frodo', 'Sam']);
});
