import {
  asSeen,
  fieldsSeen,
  NO_OPTIONS,
  NOTHING_SEEN,
  type Patch,
  seat,
  type SeenQuestion,
} from '@concilio/kernel';
import type {
  Cursor,
  Frame,
  FrameHead,
  NextFrame,
  SeenEvent,
  SentFrame,
  Command,
  WireRefusal,
} from '@concilio/tables';
import { describe, expect, test } from 'vitest';
import type { Host, Listener } from '../net/host.ts';
import { propose } from '../games/lotr-lcg/told/propose.ts';
import { draftNow, newTableStore, openNow, questionNow } from './store.ts';

const event = (name: string): SeenEvent => ({ name, said: {} });
const events = (...names: string[]) => names.map(event);

const HEAD: Omit<FrameHead, 'since'> = {
  seat: seat(0),
  undos: 0,
  waitingFor: [],
  questions: [],
  undo: null,
  outcome: null,
  sequel: null,
  broken: false,
};

/** A frame with the whole view. */
const frame = (since: number, told: readonly SeenEvent[], more: Partial<Frame> = {}): Frame => ({
  ...HEAD,
  view: NOTHING_SEEN,
  since,
  events: told,
  ...more,
});

/** A frame that tells what came after the one before: events with their patches, and the last patch. */
const next = (
  since: number,
  told: readonly (string | readonly [string, Patch])[],
  more: Partial<NextFrame> = {},
): NextFrame => ({
  ...HEAD,
  since,
  beats: told.map((beat) =>
    typeof beat === 'string'
      ? { event: event(beat), patch: null }
      : { event: event(beat[0]), patch: beat[1] },
  ),
  patch: null,
  ...more,
});

const question = (ticket: string, more: Partial<SeenQuestion> = {}): SeenQuestion => ({
  question: ticket,
  kind: 'one',
  key: 'lay',
  optional: false,
  options: [{ id: 'a' }, { id: 'b' }],
  blocked: [],
  ...more,
});

/** A store whose clock is turned by hand, over a host that only listens. */
function table(becomes: 'done' | 'lost' | WireRefusal = 'done', pace = 1, rests = false) {
  const due: (() => void)[] = [];
  const waits: number[] = [];
  const heard: string[] = [];
  const commands: Command[] = [];
  const watches: (Cursor | null)[] = [];
  let listener: Listener | null = null;
  const host: Host = {
    watch: (_table, have, given) => {
      watches.push(have);
      listener = given;
      return () => {};
    },
    command: (_table, command) => {
      commands.push(command);
      return Promise.resolve(becomes);
    },
  };
  const store = newTableStore({
    host,
    table: 't',
    timing: () => ({ ms: 300, sound: 'card' }),
    propose,
    pace: () => pace,
    turnOf: ({ name, said }) =>
      name === 'turn' ? seat(Number(said.seat)) : name === 'over' ? 'nobody' : null,
    rests: () => rests,
    noise: (sound) => heard.push(sound),
    now: () => 0,
    after: (ms, then) => {
      waits.push(ms);
      due.push(then);
      return () => due.splice(due.indexOf(then), 1);
    },
  });
  store.watch();
  const down = (one: SentFrame) => (listener as Listener | null)?.frame(one);
  const log = () => store.getState().log.map(({ name }) => name);
  return {
    store,
    down,
    due,
    heard,
    commands,
    watches,
    waits,
    log,
    tick: () => due.shift()?.(),
    listen: () => listener,
  };
}

test('what was told before one came is in the log at once, and is not played', () => {
  const { store, down, due, log } = table();
  down(frame(0, events('one', 'two')));
  expect(log()).toEqual(['one', 'two']);
  expect(store.getState().playing).toBeNull();
  expect(due).toHaveLength(0);
});

test('new events are shown one after the other, each when its time has come', () => {
  const { store, down, tick, log, heard } = table();
  down(frame(0, []));
  down(next(0, ['one', 'two']));
  expect(store.getState().playing?.name).toBe('one');
  tick();
  expect(store.getState().playing?.name).toBe('two');
  expect(log()).toEqual(['one', 'two']);
  tick();
  expect(store.getState().playing).toBeNull();
  expect(heard).toEqual(['card', 'card']);
});

test('each event is shown with the view of its moment, and what has not changed is the same object', () => {
  const { store, down, tick } = table();
  const view = () => store.getState().frame?.view;
  const board = { map: ['shire'] };
  down(frame(0, [], { view: asSeen({ turn: 1, hand: 2, board }) }));
  down(next(0, [['drawn', { hand: [3] }], 'looked', ['played', { hand: [2] }]], { patch: { turn: [2] } }));
  expect(view()).toEqual({ turn: 1, hand: 3, board });
  const shown = view();
  tick();
  expect(view()).toBe(shown);
  tick();
  expect(view()).toEqual({ turn: 1, hand: 2, board });
  tick();
  expect(view()).toEqual({ turn: 2, hand: 2, board });
  expect(fieldsSeen(view() ?? NOTHING_SEEN).board).toBe(board);
});

test('a frame waits until the events before it have been shown, and asks nothing meanwhile', () => {
  const { store, down, tick } = table();
  down(frame(0, []));
  down(next(0, ['one'], { questions: [question('old')] }));
  expect(questionNow(store.getState())).toBeNull();
  tick();
  expect(questionNow(store.getState())?.question).toBe('old');
  down(next(1, [['two', { turn: [2] }]], { questions: [question('new')] }));
  expect(openNow(store.getState())).toEqual([]);
  expect(store.getState().frame?.view).toEqual({ turn: 2 });
  tick();
  expect(questionNow(store.getState())?.question).toBe('new');
});

test.each([
  [2, 600],
  [1, 300],
  [0.5, 150],
])('at a pace of %d an event is shown for %d milliseconds', (pace, ms) => {
  const { down, waits, tick, log } = table('done', pace);
  down(frame(0, []));
  down(next(0, ['one', 'two']));
  expect(log()).toEqual(['one']);
  tick();
  expect(waits).toEqual([ms, ms]);
});

test('at once nothing is waited for', () => {
  const { down, waits, log } = table('done', 0);
  down(frame(0, []));
  down(next(0, ['one', 'two', 'three']));
  expect(log()).toEqual(['one', 'two', 'three']);
  expect(waits).toEqual([]);
});

test('skipping shows all that waits', () => {
  const { store, down, due, log } = table();
  down(frame(0, []));
  down(next(0, [['one', { turn: [1] }], 'two'], { patch: { round: [1] } }));
  down(next(2, ['three'], { patch: { turn: [3] } }));
  store.skip();
  expect(log()).toEqual(['one', 'two', 'three']);
  expect(store.getState().playing).toBeNull();
  expect(store.getState().frame?.view).toEqual({ turn: 3, round: 1 });
  expect(due).toHaveLength(0);
});

test('after a cut connection the whole view is shown at once, and what was told meanwhile is in the log', () => {
  const { store, down, due, log } = table();
  down(frame(0, events('one')));
  down(next(1, ['two', 'three']));
  down(frame(2, events('three', 'four'), { view: asSeen({ turn: 4 }) }));
  expect(log()).toEqual(['one', 'two', 'three', 'four']);
  expect(store.getState()).toMatchObject({ playing: null, behind: false, frame: { view: { turn: 4 } } });
  expect(due).toHaveLength(0);
  down(next(4, ['five']));
  expect(log().at(-1)).toBe('five');
});

test('a frame that was overtaken on the way changes nothing', () => {
  const { store, down, log } = table();
  down(frame(0, events('one', 'two'), { view: asSeen({ now: true }) }));
  down(frame(0, events('one'), { view: asSeen({ now: false }) }));
  expect(log()).toEqual(['one', 'two']);
  expect(store.getState().frame?.view).toEqual({ now: true });
});

test('where a frame is missing the whole view is asked for, once, and what comes before it is not read', () => {
  const { store, down, log, watches } = table();
  down(frame(0, events('one')));
  down(next(2, [['three', { turn: [3] }]]));
  down(next(3, ['four']));
  expect(watches).toEqual([null, null]);
  expect(log()).toEqual(['one']);
  down(frame(0, events('one', 'two', 'three', 'four'), { view: asSeen({ turn: 4 }) }));
  expect(log()).toEqual(['one', 'two', 'three', 'four']);
  expect(store.getState().frame?.view).toEqual({ turn: 4 });
});

test('an undo cuts the log, drops what waits, and is shown at once', () => {
  const { store, down, due, log } = table();
  down(frame(0, events('one')));
  down(next(1, ['two', 'three']));
  down(frame(1, events('again'), { undos: 1 }));
  expect(log()).toEqual(['one', 'again']);
  expect(store.getState().playing).toBeNull();
  expect(due).toHaveLength(0);
  down(next(3, ['late']));
  expect(log()).toEqual(['one', 'again']);
});

test('it sounds when the match begins to wait for this seat, and not again while it waits', () => {
  const { down, heard } = table();
  down(frame(0, []));
  down(frame(0, [], { questions: [question('may', { optional: true })] }));
  expect(heard).toEqual([]);
  down(frame(0, [], { questions: [question('must')] }));
  down(frame(0, [], { questions: [question('must too')] }));
  expect(heard).toEqual(['turn']);
});

test('what must be answered goes before what may be, until the player turns to that', () => {
  const { store, down } = table();
  down(frame(0, [], { questions: [question('may', { optional: true }), question('must')] }));
  expect(questionNow(store.getState())?.question).toBe('must');
  store.turnTo('may');
  expect(questionNow(store.getState())?.question).toBe('may');
});

test('a question that is let pass is gone until another is asked', () => {
  const { store, down, commands } = table();
  down(frame(0, [], { questions: [question('may', { optional: true })] }));
  store.letPass('may');
  expect(questionNow(store.getState())).toBeNull();
  expect(commands).toEqual([{ do: 'pass', question: 'may' }]);
  down(frame(0, [], { questions: [question('next', { optional: true })] }));
  expect(questionNow(store.getState())?.question).toBe('next');
});

test('an option that is hardly ever meant is asked about once more', () => {
  const { store, down, commands } = table();
  const odd = { id: 'a', confirm: true } as const;
  down(frame(0, [], { questions: [question('q', { options: [odd, { id: 'b' }] })] }));
  store.take(odd);
  expect(store.getState().confirming).toBe(odd);
  expect(commands).toEqual([]);
  store.take(odd);
  expect(commands).toEqual([{ do: 'answer', question: 'q', pick: 'a' }]);
});

test('one answer is sent, however often it is clicked', () => {
  const { store, down, commands } = table();
  down(frame(0, [], { questions: [question('q')] }));
  store.take({ id: 'a' });
  store.take({ id: 'b' });
  expect(commands).toEqual([{ do: 'answer', question: 'q', pick: 'a' }]);
});

test('a refused answer can be given again, and the player is told', async () => {
  const { store, down, commands } = table('not stored');
  down(frame(0, [], { questions: [question('q')] }));
  store.take({ id: 'a' });
  await Promise.resolve();
  expect(store.getState().refusal).toBe('not stored');
  store.take({ id: 'a' });
  expect(commands).toHaveLength(2);
});

test('several are gathered and sent together', () => {
  const { store, down, commands } = table();
  down(frame(0, [], { questions: [question('q', { kind: 'some', min: 2, max: 2 })] }));
  store.take({ id: 'b' });
  store.confirm();
  expect(commands).toEqual([]);
  store.take({ id: 'a' });
  store.confirm();
  expect(commands).toEqual([{ do: 'answer', question: 'q', pick: ['a', 'b'] }]);
});

test('chat lines that come twice are shown once, in their order', () => {
  const { store, listen } = table();
  const line = (number: number) => ({ number, when: 0, seat: null, name: 'Ana', text: `${number}` });
  listen()?.chat([line(2), line(1)]);
  listen()?.chat([line(2), line(3)]);
  expect(store.getState().chat.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a payment is proposed, can be changed, and what was changed is not proposed again', () => {
  const { store, down, commands } = table();
  const heroes = [
    { id: 'aragorn', cap: 1 },
    { id: 'gloin', cap: 3 },
    { id: 'theodred', cap: 2 },
  ];
  const pay = question('pay', { kind: 'distribute', key: 'pay', options: heroes, total: { min: 3, max: 3 } });
  const given = () => draftNow(store.getState(), pay);
  down(frame(0, [], { questions: [pay] }));
  expect(given()).toEqual({ kind: 'distribute', given: { aragorn: 0, gloin: 2, theodred: 1 } });
  store.change(() => ({ kind: 'distribute', given: { aragorn: 1, gloin: 1, theodred: 1 } }));
  down(frame(0, [], { questions: [pay] }));
  expect(given()).toEqual({ kind: 'distribute', given: { aragorn: 1, gloin: 1, theodred: 1 } });
  store.confirm();
  expect(commands).toEqual([{ do: 'answer', question: 'pay', pick: { aragorn: 1, gloin: 1, theodred: 1 } }]);
});

test('other shares are not proposed', () => {
  const { store, down } = table();
  const harm = question('harm', { kind: 'distribute', key: 'harm', total: { min: 2, max: 2 } });
  down(frame(0, [], { questions: [harm] }));
  expect(draftNow(store.getState(), harm)).toEqual({ kind: 'distribute', given: { a: 0, b: 0 } });
});

describe('two answers at once', () => {
  const lay = question('lay', { options: [{ id: 'a', leadsTo: ['x', 'y'] }, { id: 'b' }] });
  const [a] = lay.options;
  const pay = (...ids: string[]) => question('pay', { options: ids.map((id) => ({ id })) });
  const first = { do: 'answer', question: 'lay', pick: 'a' };

  /** A table at which `a` was chosen, and then `y`. */
  function dragged(becomes?: Parameters<typeof table>[0]) {
    const at = table(becomes);
    at.down(frame(0, [], { questions: [lay] }));
    if (a !== undefined) at.store.take(a, 'y');
    return at;
  }

  test('the second is sent once its question is open', () => {
    const { down, commands, tick } = dragged();
    expect(commands).toEqual([first]);
    // Something else has happened, and the first question is still open.
    down(next(0, [], { questions: [lay] }));
    expect(commands).toEqual([first]);
    down(next(0, ['laid'], { questions: [pay('x', 'y')] }));
    expect(commands).toEqual([first]);
    tick();
    expect(commands).toEqual([first, { do: 'answer', question: 'pay', pick: 'y' }]);
  });

  test('the second waits until what came before is shown', () => {
    const { store, down, commands } = dragged();
    down(next(0, ['laid'], { questions: [lay] }));
    down(next(1, ['taken'], { questions: [pay('x', 'y')] }));
    expect(commands).toEqual([first]);
    store.skip();
    expect(commands).toEqual([first, { do: 'answer', question: 'pay', pick: 'y' }]);
  });

  test('the second is forgotten where the next question does not offer it', () => {
    const { down, commands } = dragged();
    down(next(0, [], { questions: [pay('x', 'z')] }));
    down(next(0, [], { questions: [{ ...pay('x', 'y'), question: 'later' }] }));
    expect(commands).toEqual([first]);
  });

  test('the second is forgotten where somebody else is asked next', () => {
    const { down, commands } = dragged();
    down(next(0, []));
    down(next(0, [], { questions: [pay('x', 'y')] }));
    expect(commands).toEqual([first]);
  });

  test('the second is forgotten where the first is refused', async () => {
    const { down, commands } = dragged('lost');
    await Promise.resolve();
    down(next(0, [], { questions: [pay('x', 'y')] }));
    expect(commands).toEqual([first]);
  });
});

describe('after the turn of a bot', () => {
  const seats = [null, 'simple'].map((bot) => ({
    name: '',
    bot,
    person: bot === null,
    here: true,
    conceded: false,
    clock: null,
  }));
  const around = {
    game: 'beacon',
    options: NO_OPTIONS,
    name: '',
    seats,
    undoAsked: null,
    clock: null,
    spectators: 0,
  };
  const turn = (who: number) => ({ event: { name: 'turn', said: { seat: who } }, patch: null });
  const laid = { event: event('laid'), patch: null };

  /** A bot has had a turn, and another one of it begins. */
  function rested(rests: boolean) {
    const at = table('done', 0, rests);
    at.listen()?.around(around);
    at.down(frame(0, []));
    at.down({
      ...next(0, []),
      beats: [turn(1), laid, turn(1), laid, turn(0)],
      questions: [question('mine')],
    });
    return at;
  }

  test('the table rests, asks nothing, and says what was told in it', () => {
    const { store, log } = rested(true);
    expect(log()).toEqual(['turn', 'laid']);
    expect(store.getState().rest).toEqual({ seat: 1, events: [turn(1).event, laid.event] });
    expect(questionNow(store.getState())).toBeNull();
  });

  test('one goes on turn by turn, or to the own question at once', () => {
    const by = rested(true);
    by.store.goOn();
    expect(by.log()).toEqual(['turn', 'laid', 'turn', 'laid']);
    by.store.goOn();
    expect(questionNow(by.store.getState())?.question).toBe('mine');
    const at = rested(true);
    at.store.skip();
    expect(questionNow(at.store.getState())?.question).toBe('mine');
  });

  test('what comes meanwhile waits', () => {
    const { store, down, log } = rested(true);
    down(next(5, ['more'], { questions: [question('later')] }));
    expect(log()).toHaveLength(2);
    store.skip();
    expect(questionNow(store.getState())?.question).toBe('later');
  });

  test('whoever does not want that, or hurries, is not kept waiting', () => {
    expect(questionNow(rested(false).store.getState())?.question).toBe('mine');
    const { store, down, watches, log } = table('done', 1, true);
    down(frame(0, []));
    down(next(0, ['one', 'two']));
    store.hurry();
    expect(log()).toEqual(['one', 'two']);
    expect(watches).toEqual([null, { undos: 0, events: 2 }]);
  });
});
