import { botNamed, answerOpen } from '@concilio/bots';
import { kit as lotrTcg } from '@concilio/lotr-tcg/kit';
import { type Game, Match, seat, seedFrom, frameFor, type Shape } from '@concilio/kernel';
import { eventsIn, type Frame, frameAfter } from '@concilio/tables';
import { kit as beacon } from '@concilio/tutorial/kit';
import type { Kit } from '@concilio/catalog';
import { expect, test, vi } from 'vitest';
import { newTapePlayer } from './player.ts';
import { newTape, stepFrom, turnsOf } from './tape.ts';
import { viewOf } from './view.ts';

const game = beacon as unknown as Kit;

function played(game: Kit, before: (match: Match<Shape>) => void = () => undefined) {
  const match = Match.create(game as Game<Shape>, { seats: 3, seed: seedFrom('tape') });
  const bot = botNamed(game, 'simple', { playouts: 1 });
  const players = match.seats.map((whose) => bot?.player(game, whose, seedFrom('tape')));
  while (match.outcome === null) {
    before(match);
    answerOpen(match, (whose, question, optional, here) => {
      const pick = players[whose]?.(whose, question, optional, here);
      if (pick === undefined) throw new Error('no bot');
      return pick;
    });
  }
  return match;
}

const match = played(game);
const tape = newTape(game, match.save());

test('every moment is the same whether one comes to it forwards or backwards', () => {
  const forwards = Array.from({ length: tape.length + 1 }, (_, moment) => tape.frame(moment, seat(0)));
  for (let moment = tape.length; moment >= 0; moment--)
    expect(tape.frame(moment, seat(0))).toEqual(forwards[moment]);
});

test('the beats of each moment lead there from the one before, through all viewers', () => {
  for (const viewer of [seat(0), seat(2), 'audience', 'referee'] as const) {
    let frame: Frame | null = tape.frame(0, viewer);
    let log = frame.events;
    for (let moment = 1; moment <= tape.length; moment++) {
      const next = tape.next(moment, viewer);
      frame = frameAfter({ ...(frame ?? tape.frame(0, viewer)), since: 0, events: log }, next);
      log = [...log, ...eventsIn(next)];
      expect(frame?.view).toEqual(tape.frame(moment, viewer).view);
      expect(log).toEqual(tape.frame(moment, viewer).events);
    }
    expect(log).toEqual(frameFor(match, viewer).events);
    expect(frame?.view).toEqual(frameFor(match, viewer).view);
  }
});

test('it is played on the screen of a table, beat after beat, and shown at once from anywhere', () => {
  vi.useFakeTimers();
  const { store, show, play } = newTapePlayer(tape, { moment: 0, viewer: 'audience' });
  const at = (moment: number) => tape.frame(moment, 'audience');
  const many = Array.from({ length: tape.length }, (_, place) => place + 1).find(
    (moment) => tape.next(moment, 'audience').beats.length > 1,
  );
  if (many === undefined) throw new Error('Every answer has brought one event at most.');
  show(many - 1, 'audience');
  expect(store.getState().frame?.view).toEqual(at(many - 1).view);
  play(many, 'audience', 100);
  const { beats } = tape.next(many, 'audience');
  for (const { event } of beats) {
    expect(store.getState().playing).toEqual(event);
    vi.advanceTimersByTime(100);
  }
  expect(store.getState()).toMatchObject({ playing: null, log: at(many).events });
  expect(store.getState().frame?.view).toEqual(at(many).view);
  show(0, seat(1));
  expect(store.getState().frame?.view).toEqual(tape.frame(0, seat(1)).view);
  vi.useRealTimers();
});

test('the end is the end, and nothing is asked at any moment', () => {
  expect(tape.frame(tape.length, 'audience').outcome).toEqual(match.outcome);
  expect(tape.frame(0, 'audience').outcome).toBeNull();
  expect(tape.frame(3, seat(1)).questions).toEqual([]);
});

test('whoever gives up on the way does so at the same moment', () => {
  const cards = lotrTcg as unknown as Kit;
  const left = played(cards, (running) => {
    if (running.answers.length === 40) running.concede(seat(2));
  });
  expect(left.events('audience').filter(({ name }) => name === 'player.lost')).not.toEqual([]);
  const again = newTape(cards, left.save());
  for (let moment = 0; moment < again.length; moment += 7)
    expect(again.frame(moment, 'audience').view).toEqual(frameFor(left.branch(moment), 'audience').view);
});

test('each viewer sees its own: hands are open to the referee alone', () => {
  const hands = (viewer: Parameters<typeof tape.frame>[1]) =>
    JSON.stringify(viewOf<{ readonly seats: readonly object[] }>(tape.frame(1, viewer)).seats).match(
      /"card":null/g,
    )?.length ?? 0;
  expect(hands('referee')).toBe(0);
  expect(hands(seat(0))).toBeLessThan(hands('audience'));
});

test('one steps by answers or by turns, and not beyond the ends', () => {
  const turns = turnsOf(tape.answered);
  expect(turns[0]).toBe(0);
  expect(stepFrom(tape.length, 0, -1, null)).toBe(0);
  expect(stepFrom(tape.length, 0, 1, null)).toBe(1);
  expect(stepFrom(tape.length, tape.length, 1, turns)).toBe(tape.length);
  expect(stepFrom(tape.length, 0, 1, turns)).toBe(turns[1]);
  expect(stepFrom(tape.length, turns[2] ?? 0, -1, turns)).toBe(turns[1]);
});
