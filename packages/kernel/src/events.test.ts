import { expect, test } from 'vitest';
import { Streams } from './events.ts';
import { type Viewer, seat } from './seat.ts';

const EYES: readonly Viewer[] = [seat(0), seat(1), seat(2), 'audience', 'referee'];
const told = (streams: Streams) =>
  EYES.map((viewer) =>
    streams
      .for(viewer)
      .map(({ name }) => name)
      .join(''),
  );

test('each viewer has its own numbering, and events can be taken back', () => {
  const streams = new Streams(3);
  streams.add({ name: 'a', said: {}, to: null, mixes: {} });
  streams.add({ name: 'b', said: {}, to: [seat(1)], mixes: {} });
  streams.add({ name: 'c', said: {}, to: [seat(1), seat(2), seat(1)], mixes: {} });
  streams.add({ name: 'd', said: {}, to: null, mixes: {} });
  streams.add({ name: 'e', said: {}, to: [], mixes: {} });
  expect(told(streams)).toEqual(['ad', 'abcd', 'acd', 'ad', 'abcde']);
  streams.cutTo(2);
  expect(told(streams)).toEqual(['a', 'ab', 'a', 'a', 'ab']);
  streams.cutTo(0);
  expect(told(streams)).toEqual(['', '', '', '', '']);
});
