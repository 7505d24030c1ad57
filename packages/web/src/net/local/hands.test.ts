import { asOptions, type Json, seat } from '@concilio/kernel';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { type Frame, frameAfter, isWhole, type SentFrame } from '@concilio/tables';
import type { Kit } from '@concilio/catalog';
import { expect, test } from 'vitest';
import { newHands } from './hands.ts';
import { newKeeper } from './keeper.ts';
import { newLink } from './link.ts';
import { memoryStore } from './memory.ts';
import { viewOf } from '../../table/view.ts';

const SEATS = [seat(0), seat(1)];
const game = lotrLcg as unknown as Kit;

/** Two hands of one person in Mirkwood. */
async function sitDown() {
  const link = newLink(
    (up) => void heard(up),
    () => true,
  );
  const heard = newKeeper({
    store: memoryStore(),
    loadGame: async () => game,
    loadSpoken: async () => game,
    tell: (down) => link.hear(down),
    now: () => 1,
    after: (_ms, then) => setTimeout(then, 0),
    newSeed: () => '2'.repeat(32),
    lock: async () => () => {},
  });
  const id = await link.start({
    game: 'lotr-lcg',
    name: 'Two hands',
    options: asOptions({ decks: ['leadership', 'lore'], easy: true }),
    seats: [
      { name: 'Ana', bot: null },
      { name: 'Ana 2', bot: null },
    ],
    seed: '1'.repeat(32),
    alone: true,
  });
  const hands = newHands(SEATS, {
    hostOf: (one, besides) => link.host(one, besides),
    pause: () => 0,
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
  const frames: Frame[] = [];
  const sent: SentFrame[] = [];
  const nothing = () => {};
  const stop = hands.host.watch(id, null, {
    frame: (one) => {
      sent.push(one);
      const frame = frameAfter(frames.at(-1) ?? null, one);
      if (frame === null) throw new Error('A frame is missing.');
      frames.push(frame);
    },
    around: nothing,
    chat: nothing,
    connected: nothing,
    gone: nothing,
  });
  /** So many turns of the clock that nothing is under way, however long each of them takes. */
  const settled = async () => {
    for (let turn = 0; turn < 40; turn++) await new Promise((done) => setTimeout(done, 0));
  };
  const answer = async (): Promise<void> => {
    const frame = frames.at(-1);
    const [question] = frame?.questions ?? [];
    if (question === undefined) throw new Error('The table asks nothing.');
    const pick: Json =
      question.kind === 'one'
        ? (question.options.at(-1)?.id ?? '')
        : question.options.slice(0, question.min ?? 0).map(({ id }) => id);
    expect(await hands.host.command(id, { do: 'answer', question: question.question, pick })).toBe('done');
    await settled();
  };
  await settled();
  return { link, id, hands, frames, sent, stop, answer, settled };
}

type Seats = readonly { readonly hand: readonly { readonly card: string | null }[] }[];
const handsIn = (frame: Frame | undefined): Seats =>
  frame === undefined ? [] : viewOf<{ readonly seats: Seats }>(frame).seats;

test('both hands are seen, and the table turns to the seat that is asked', async () => {
  const { hands, frames, sent, answer, stop, link, id } = await sitDown();
  const seen = new Set<number>();
  for (let count = 0; count < 25; count++) {
    const frame = frames.at(-1);
    expect(frame?.questions.length).toBeGreaterThan(0);
    expect(frame?.seat).toBe(hands.getState().seat);
    expect(hands.getState().asked).toContain(frame?.seat);
    for (const { hand } of handsIn(frame)) for (const { card } of hand) expect(card).not.toBeNull();
    seen.add(frame?.seat ?? -1);
    await answer();
  }
  expect([...seen].sort()).toEqual([0, 1]);
  // Every turn is a new table to the screen, and each brings the whole log of its seat; the rest comes by beats.
  for (const [place, frame] of sent.entries()) {
    const before = sent[place - 1];
    if (before !== undefined && before.seat !== frame.seat) expect(frame.undos).toBeGreaterThan(before.undos);
    expect(isWhole(frame)).toBe(before === undefined || before.undos !== frame.undos);
    if (isWhole(frame)) expect(frame.since).toBe(0);
  }
  expect(sent.some((frame) => !isWhole(frame) && frame.beats.length > 0)).toBe(true);
  stop();
  expect((await link.list()).find((line) => line.id === id)?.alone).toBe(true);
});

test('another hand can be looked at, until another question comes', async () => {
  const { hands, frames, answer, stop, settled } = await sitDown();
  const asked = hands.getState().seat;
  const other = seat(1 - asked);
  hands.look(other);
  await settled();
  expect(frames.at(-1)?.seat).toBe(other);
  hands.look(asked);
  expect(frames.at(-1)?.seat).toBe(asked);
  await answer();
  expect(hands.getState().asked).toContain(hands.getState().seat);
  stop();
});

test('what either hand did last can be taken back', async () => {
  const { id, hands, frames, answer, stop, settled } = await sitDown();
  let before = frames.at(-1);
  for (let count = 0; count < 30 && frames.at(-1)?.undo !== 'free'; count++) {
    before = frames.at(-1);
    await answer();
  }
  expect(await hands.host.command(id, { do: 'undo' })).toBe('done');
  await settled();
  expect(frames.at(-1)?.seat).toBe(before?.seat);
  expect(frames.at(-1)?.view).toEqual(before?.view);
  stop();
});
