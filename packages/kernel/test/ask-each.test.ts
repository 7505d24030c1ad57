import { describe, expect, test } from 'vitest';
import {
  chooseNumber,
  Match,
  matchFor,
  readRecord,
  type Seat,
  seat,
  seedFrom,
  frameFor,
} from '../src/index.ts';
import { mini } from './mini.ts';

interface Bids {
  bids: number[];
  rounds: number;
}

const SECRET = 7654321;

/** Three seats bid in secret, twice. */
const auction = mini<Bids>({
  state: () => ({ bids: [], rounds: 0 }),
  start(play) {
    const bids = play.askEach(play.seats, () => chooseNumber('bid', { min: 0, max: 9_999_999 }));
    play.state.bids.push(...bids);
    play.state.rounds++;
    play.tell('bids.open', { bids });
    play.then('start', {});
  },
  over: ({ rounds }) => rounds === 2,
});

const begin = () => Match.create(auction, { seats: 3, seed: seedFrom('auction') });
const bid = (match: Match<never>, who: number, amount: number) => {
  const open = match.open.find((one) => one.seat === who);
  return match.answer({ question: open?.fingerprint, seat: who, pick: amount });
};
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

describe('a secret question to three seats', () => {
  test('gives the same log to the byte in all six orders of arrival', () => {
    const logs = ORDERS.map((order) => {
      const match = begin();
      for (const who of order) expect(bid(match as never, who, who * 10).ok).toBe(true);
      return JSON.stringify([match.save(), match.events('referee'), match.table]);
    });
    expect(new Set(logs).size).toBe(1);
    expect(logs[0]).toContain('"bids":[0,10,20]');
  });

  test('shows who is still waited for, and nothing of what was answered', () => {
    const match = begin();
    bid(match as never, 1, SECRET);
    expect(match.waitingFor).toEqual([0, 2]);
    const elsewhere = [
      match.save(),
      match.checkpoint(),
      match.log,
      match.table,
      match.open,
      match.events('referee'),
      match.here.answers,
      ...(['audience', 'referee', ...match.seats] as const).map((viewer) => frameFor(match, viewer)),
    ];
    expect(JSON.stringify(elsewhere)).not.toContain(String(SECRET));
  });

  test('looks the same to the others whatever was answered', () => {
    const [low, high] = [1, SECRET].map((amount) => {
      const match = begin();
      bid(match as never, 1, amount);
      return JSON.stringify([
        frameFor(match, seat(0)),
        frameFor(match, seat(2)),
        frameFor(match, 'audience'),
      ]);
    });
    expect(low).toBe(high);
  });

  test('may be answered again until the last seat has answered', () => {
    const match = begin();
    bid(match as never, 0, 5);
    expect(bid(match as never, 0, 6)).toEqual({ ok: true });
    bid(match as never, 2, 1);
    bid(match as never, 1, 2);
    expect(match.table.state.bids).toEqual([6, 2, 1]);
    expect(match.log).toHaveLength(3);
  });

  test.each([1, 2])('is asked again of all after a save with %i of three answered', (answered) => {
    const match = begin();
    for (let who = 0; who < answered; who++) bid(match as never, who, 3);
    const loaded = Match.load(auction, readRecord(JSON.parse(JSON.stringify(match.save()))));
    expect(loaded.waitingFor).toEqual([0, 1, 2]);
    expect(loaded.hash).toBe(match.hash);
    for (const who of [0, 1, 2]) expect(bid(loaded as never, who, who).ok).toBe(true);
    expect(loaded.table.state.bids).toEqual([0, 1, 2]);
  });

  test.each([1, 2])('can be undone with %i of three answered: the round before is open again', (answered) => {
    const match = begin();
    const atFirst = match.hash;
    for (const who of [0, 1, 2]) bid(match as never, who, 1);
    for (let who = 0; who < answered; who++) bid(match as never, who, 3);
    expect(match.undoFor(seat(0))).toEqual({ to: 0, consent: [1, 2] });
    match.undo(seat(0), 0, [seat(1), seat(2)]);
    expect(match.hash).toBe(atFirst);
    expect(match.waitingFor).toEqual([0, 1, 2]);
    for (const who of [0, 1, 2]) bid(match as never, who, 4);
    expect(match.table.state.bids).toEqual([4, 4, 4]);
    expect(Match.load(auction, match.save()).hash).toBe(match.hash);
  });

  test('is not cut in half by an undo', () => {
    const match = begin();
    for (const who of [2, 1, 0]) bid(match as never, who, 1);
    match.undo(seat(0), 2);
    expect(match.answers).toHaveLength(0);
  });

  test('is not cut in half by a branch', () => {
    const match = begin();
    for (const who of [2, 1, 0]) bid(match as never, who, 1);
    expect([0, 1, 2, 3].map((to) => match.branch(to).answers.length)).toEqual([0, 0, 0, 3]);
  });

  test('is not told to a seat that takes the match with it', () => {
    const secret = mini<Bids>({
      state: () => ({ bids: [], rounds: 0 }),
      start(play) {
        play.askEach(play.seats, () => chooseNumber('bid', { min: 0, max: 9_999_999 }));
        play.ask(seat(1), chooseNumber('then', { min: 0, max: 1 }));
        play.state.rounds++;
      },
      over: ({ rounds }) => rounds === 1,
    });
    const match = Match.create(secret, { seats: 3, seed: seedFrom('auction') });
    for (const who of [0, 1, 2]) bid(match as never, who, who === 1 ? 7 : SECRET);
    expect(JSON.stringify(matchFor(match, seat(1), seedFrom('fresh')).save())).not.toContain(String(SECRET));
  });

  test('leaves the earlier slots as they were when the last answer is refused', () => {
    const match = begin();
    bid(match as never, 0, 1);
    bid(match as never, 1, 1);
    expect(bid(match as never, 2, -1)).toMatchObject({ ok: false, refusal: 'illegal' });
    expect(match.waitingFor).toEqual([2 as Seat]);
  });
});
