import { NOTHING_SEEN, seat } from '@concilio/kernel';
import type { FrameHead, SeenEvent } from '@concilio/tables';
import { expect, test } from 'vitest';
import { game } from '../games/lotr-board/testing.ts';
import type { Listener } from '../net/host.ts';
import { newTableStore } from './store.ts';
import { lastAnswerOf } from './undo.ts';

const [ana, bruno] = [seat(0), seat(1)];

const played = (by: number): SeenEvent => ({
  name: 'card.played',
  said: { seat: by, piece: '#1', card: 'travel-grey', track: 'travel' },
});
const rune = (by: number): SeenEvent => ({ name: 'runes.taken', said: { seat: by, runes: 1 } });
const tile: SeenEvent = { name: 'tile.revealed', said: { piece: '#9', tile: 'travel-tile' } };

/** A table at which frames come down, and nothing is waited for. */
function table() {
  const listeners: Listener[] = [];
  const store = newTableStore({
    host: {
      watch: (_table, _have, given) => {
        listeners.push(given);
        return () => {};
      },
      command: async () => 'done',
    },
    table: 't',
    timing: () => ({ ms: 0 }),
    rests: () => false,
    pace: () => 0,
    noise: () => {},
    now: () => 0,
    after: () => () => {},
  });
  store.watch();
  let undone = -1;
  /** The first frame, and the first after an undo, is whole; the others tell what is new. */
  const down = (
    since: number,
    events: readonly SeenEvent[],
    waitingFor: FrameHead['waitingFor'],
    undos = 0,
  ) => {
    const head = { seat: ana, undos, since, waitingFor, questions: [], undo: null };
    const rest = { outcome: null, sequel: null, broken: false };
    const told =
      undos > undone
        ? { view: NOTHING_SEEN, events }
        : { beats: events.map((event) => ({ event, patch: null })), patch: null };
    undone = undos;
    for (const listener of listeners) listener.frame({ ...head, ...rest, ...told });
  };
  const last = (of: typeof ana) => lastAnswerOf(game, store.getState(), of);
  return { down, last };
}

test('an undo takes back what the last answer of the seat brought, and not what others did since', () => {
  const { down, last } = table();
  down(0, [], [ana]);
  down(0, [played(0), rune(0)], [bruno]);
  down(2, [tile], [bruno]);
  down(3, [played(1), rune(1)], [ana]);
  expect(last(ana)).toEqual([played(0), rune(0)]);
  expect(last(bruno)).toEqual([played(1), rune(1)]);
});

test('an answer that speaks of nobody was given by whom the match waited for', () => {
  const { down, last } = table();
  down(0, [played(1)], [ana]);
  down(1, [tile], [bruno]);
  expect(last(ana)).toEqual([tile]);
});

test('what happened before the page was opened, or was taken back, is nobody’s last answer', () => {
  const { down, last } = table();
  down(0, [played(0)], [ana]);
  expect(last(ana)).toEqual([]);
  down(1, [played(0), rune(0)], [bruno]);
  down(3, [played(1)], [ana]);
  down(1, [], [ana], 1);
  expect(last(ana)).toEqual([]);
  expect(last(bruno)).toEqual([]);
});
