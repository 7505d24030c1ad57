import { NO_OPTIONS, seat } from '@concilio/kernel';
import { orchard } from '@concilio/suite/orchard';
import { type Frame, frameAfter } from '@concilio/tables';
import { kit as beacon } from '@concilio/tutorial/kit';
import type { Kit } from '@concilio/catalog';
import { expect, test } from 'vitest';
import type { Listener } from '../host.ts';
import { keptTape } from '../../table/tape.ts';
import { newKeeper, type World } from './keeper.ts';
import { newLink } from './link.ts';
import { memoryStore } from './memory.ts';
import type { LocalPlan } from './messages.ts';
import type { Store } from './store.ts';

const game = beacon as unknown as Kit;

/** A device with one keeper of matches over a store that outlives it. */
function device(store: Store, more: Partial<World> = {}) {
  let seeds = 0;
  const link = newLink(
    (up) => void heard(structuredClone(up)),
    () => false,
  );
  const heard = newKeeper({
    store,
    loadGame: async () => game,
    loadSpoken: async () => game,
    tell: (down) => link.hear(structuredClone(down)),
    now: () => 1,
    after: (_ms, then) => setTimeout(then, 0),
    newSeed: () => (++seeds).toString(16).padStart(32, '0'),
    lock: async () => () => {},
    ...more,
  });
  return link;
}

const plan = (...bots: (string | null)[]): LocalPlan => ({
  game: 'tutorial',
  name: 'Test',
  options: NO_OPTIONS,
  seats: bots.map((bot, index) => ({ name: `P${index}`, bot })),
});

/** Looks at a match, and waits for the frame that one is after. */
function watcher() {
  const frames: Frame[] = [];
  const gone: string[] = [];
  let wake = () => {};
  const listener: Listener = {
    frame: (sent) => {
      const frame = frameAfter(frames.at(-1) ?? null, sent);
      if (frame === null) throw new Error('A frame is missing.');
      frames.push(frame);
      wake();
    },
    around: () => {},
    chat: () => {},
    connected: () => {},
    gone: (why) => {
      gone.push(why);
      wake();
    },
  };
  async function until(is: (frame: Frame) => boolean): Promise<Frame> {
    for (;;) {
      const frame = frames.at(-1);
      if (frame !== undefined && is(frame)) return frame;
      await new Promise<void>((woken) => {
        wake = woken;
      });
    }
  }
  return { listener, until, gone, frames };
}

const isAsked = ({ questions, outcome }: Frame) => questions.length > 0 || outcome !== null;

function firstPick({ questions }: Frame) {
  const [question] = questions;
  const pick = question?.options[0]?.id;
  if (question === undefined || pick === undefined) throw new Error('nothing is asked');
  return { do: 'answer', question: question.question, pick } as const;
}

test('a match against bots is played to its end, and its record opens then', async () => {
  const link = device(memoryStore());
  const id = await link.start(plan(null, 'simple', 'random'));
  const { listener, until } = watcher();
  const host = link.host(seat(0));
  host.watch(id, null, listener);
  expect(await link.record(id)).toBeNull();
  for (;;) {
    const frame = await until(isAsked);
    if (frame.outcome !== null) break;
    const asked = frame.questions[0]?.question;
    expect(await host.command(id, firstPick(frame))).toBe('done');
    await until((next) => next.outcome !== null || next.questions[0]?.question !== asked);
  }
  const played = (await link.record(id))?.played;
  expect(played?.format === 'concilio match 1' ? played.log.length : 0).toBeGreaterThan(5);
  expect((await link.list())[0]).toMatchObject({
    id,
    over: true,
    outcome: { winners: expect.any(Array) },
    rematchOf: null,
    alone: false,
  });
  // What is played after it knows so.
  const after = await link.start({ ...plan(null, 'simple'), rematchOf: id });
  expect((await link.list()).find((line) => line.id === after)).toMatchObject({
    over: false,
    outcome: null,
    rematchOf: id,
  });
});

test('a match goes on after the page was loaded anew', async () => {
  const store = memoryStore();
  const before = device(store);
  const id = await before.start(plan(null, null));
  const one = watcher();
  const first = before.host(seat(0));
  first.watch(id, null, one.listener);
  const two = watcher();
  before.host(seat(1)).watch(id, null, two.listener);
  const { waitingFor } = await one.until(() => true);
  const mover = waitingFor[0] === 0 ? one : two;
  const frame = await mover.until(isAsked);
  expect(await before.host(waitingFor[0] ?? seat(0)).command(id, firstPick(frame))).toBe('done');
  const then = await one.until((next) => next.waitingFor[0] !== waitingFor[0]);

  const again = watcher();
  device(store).host(seat(0)).watch(id, null, again.listener);
  const now = await again.until(() => true);
  expect(now.view).toEqual(then.view);
  expect(now.waitingFor).toEqual(then.waitingFor);
});

test('people at one device need no button to agree on an undo', async () => {
  const link = device(memoryStore());
  const id = await link.start(plan(null, null));
  const lookers = [seat(0), seat(1)].map((viewer) => {
    const looker = watcher();
    link.host(viewer).watch(id, null, looker.listener);
    return looker;
  });
  const start = await lookers[0]?.until(() => true);
  const mover = start?.waitingFor[0] ?? seat(0);
  const looker = lookers[mover];
  if (looker === undefined || start === undefined) throw new Error('nobody is asked');
  const before = await looker.until(isAsked);
  await link.host(mover).command(id, firstPick(before));
  const moved = await looker.until(({ waitingFor }) => waitingFor[0] !== mover);
  expect(moved.undo).toBe('free');
  expect(await link.host(mover).command(id, { do: 'undo' })).toBe('done');
  const after = await looker.until(({ undos }) => undos === 1);
  expect(after.view).toEqual(before.view);
});

test('what could not be stored has not happened', async () => {
  const store = memoryStore();
  let isFull = false;
  const link = device({
    ...store,
    append: async (...given) => {
      if (isFull) throw new Error('full');
      await store.append(...given);
    },
  });
  const id = await link.start(plan(null, null));
  const one = watcher();
  link.host(seat(0)).watch(id, null, one.listener);
  const two = watcher();
  link.host(seat(1)).watch(id, null, two.listener);
  const { waitingFor, view } = await one.until(() => true);
  const mover = waitingFor[0] ?? seat(0);
  const looker = mover === 0 ? one : two;
  const frame = await looker.until(isAsked);
  isFull = true;
  expect(await link.host(mover).command(id, firstPick(frame))).toBe('not stored');
  expect(one.frames.at(-1)?.view).toEqual(view);
  isFull = false;
  expect(await link.host(mover).command(id, firstPick(await looker.until(isAsked)))).toBe('done');
});

test('an unknown match and one of another window are told apart', async () => {
  const store = memoryStore();
  const id = await device(store).start(plan(null, 'simple'));
  const unknown = watcher();
  device(store).host(seat(0)).watch('here-no', null, unknown.listener);
  const elsewhere = watcher();
  device(store, { lock: async () => null })
    .host(seat(0))
    .watch(id, null, elsewhere.listener);
  await expect.poll(() => unknown.gone).toEqual(['unknown']);
  await expect.poll(() => elsewhere.gone).toEqual(['elsewhere']);
});

test('a plan that cannot be played is refused in a sentence and not kept', async () => {
  const store = memoryStore();
  await expect(device(store).start(plan(null))).rejects.toThrow('2 to 4 seats');
  expect(await store.list()).toEqual([]);
});

/** Two people of one device plant trees by one version of the orchard. */
function orchardOf(store: Store, version: typeof orchard.first) {
  const link = device(store, { loadGame: async () => version, loadSpoken: async () => version });
  const sitting = (id: string) =>
    [seat(0), seat(1)].map((viewer) => {
      const looker = watcher();
      const leave = link.host(viewer).watch(id, null, looker.listener);
      return { ...looker, leave };
    });
  async function answer(id: string, lookers: ReturnType<typeof sitting>, pick: string): Promise<void> {
    const who = (await lookers[0]?.until(() => true))?.waitingFor[0] ?? seat(0);
    const frame = await lookers[who]?.until(({ questions }) => questions.length > 0);
    const question = frame?.questions[0]?.question ?? '';
    expect(await link.host(who).command(id, { do: 'answer', question, pick })).toBe('done');
  }
  return { link, sitting, answer };
}
const orchardPlan = { ...plan(null, null), game: 'orchard' };

test('a match of an older version of its game goes on, also when the page was killed', async () => {
  const store = memoryStore();
  const before = orchardOf(store, orchard.first);
  const id = await before.link.start(orchardPlan);
  const lookers = before.sitting(id);
  for (const pick of ['oak', 'two', 'elm', 'one', 'oak']) await before.answer(id, lookers, pick);

  // Nothing is closed: the old page is gone from one moment to the next.
  const after = orchardOf(store, orchard.second);
  const [ana] = after.sitting(id);
  const frame = await ana?.until(() => true);
  expect(frame?.view).toEqual({ planted: ['oak', 'elm'], treasure: [2, 1] });
  expect(frame?.questions[0]?.key).toBe('pay');
  await after.answer(id, after.sitting(id), 'one');
  const kept = await store.read(id);
  expect(kept).toMatchObject({ base: 5, founding: { version: 2 } });

  // A page of yesterday that comes back to it is told that it is one.
  const [late] = orchardOf(store, orchard.first).sitting(id);
  await expect.poll(() => late?.gone).toEqual(['outdated']);
});

test('a long match opens from its snapshot and the lines since', async () => {
  const store = memoryStore();
  const reads: number[] = [];
  const counted: Store = {
    ...store,
    entries: (id, from) => {
      reads.push(from);
      return store.entries(id, from);
    },
  };
  const before = orchardOf(counted, orchard.first);
  const id = await before.link.start(orchardPlan);
  const lookers = before.sitting(id);
  for (let turn = 0; turn < 35; turn++)
    for (const pick of ['oak', 'two']) await before.answer(id, lookers, pick);
  const [known] = lookers;
  const frame = known?.frames.at(-1);
  reads.length = 0;
  const [again] = orchardOf(counted, orchard.first).sitting(id);
  const opened = await again?.until(() => true);
  expect([opened?.view, opened?.waitingFor]).toEqual([frame?.view, frame?.waitingFor]);
  expect(reads).toEqual([49]);
});

/** Plants to the end, and says what the first of the two had on the screen after every answer. */
async function planted(store: Store): Promise<{ readonly id: string; readonly frames: readonly Frame[] }> {
  const { link, sitting, answer } = orchardOf(store, orchard.first);
  const id = await link.start(orchardPlan);
  const lookers = sitting(id);
  for (let turn = 0; turn < 60; turn++)
    for (const pick of [turn % 2 === 0 ? 'ash' : 'oak', 'two']) await answer(id, lookers, pick);
  await lookers[0]?.until(({ outcome }) => outcome !== null);
  // Whatever the keeper still has to do is done before it answers.
  expect((await link.record(id))?.played).toMatchObject({ format: 'concilio match 1', version: 1 });
  return { id, frames: lookers[0]?.frames ?? [] };
}

test('a match that is over can be looked at after its game has changed', async () => {
  const store = memoryStore();
  const { id, frames } = await planted(store);
  const played = (await orchardOf(store, orchard.second).link.record(id))?.played;
  if (played?.format !== 'concilio replay 2') throw new Error('Nothing was kept.');
  const tape = keptTape(played);
  expect(tape).toMatchObject({ length: 120, outcome: frames.at(-1)?.outcome, branch: null });
  const shown = Array.from({ length: tape.length + 1 }, (_, moment) => tape.frame(moment, seat(0)).view);
  expect(shown).toEqual(frames.map(({ view }) => view));
});

test('one whose page was closed too early is kept when it is looked at, before its game changes', async () => {
  const store = memoryStore();
  const closed: Store = { ...store, keepReplay: () => Promise.reject(new Error('closed')) };
  const { id } = await planted(closed);
  expect(await orchardOf(store, orchard.second).link.record(id)).toBeNull();
  expect((await orchardOf(store, orchard.first).link.record(id))?.played.version).toBe(1);
  const kept = await orchardOf(store, orchard.second).link.record(id);
  expect(kept?.played).toMatchObject({ format: 'concilio replay 2', version: 1 });

  await orchardOf(store, orchard.second).link.forget(id);
  expect(await store.replay(id)).toBeNull();
});
