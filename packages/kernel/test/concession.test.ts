import { describe, expect, test } from 'vitest';
import {
  type DeclaredQuestions,
  chooseOne,
  type Game,
  Match,
  noContract,
  type Play,
  readRecord,
  schema,
  type Seat,
  seat,
  seedFrom,
} from '../src/index.ts';

interface Circle {
  state: { said: string[]; left: number[] };
  options: object;
  steps: { round: { readonly first: number }; leave: { readonly seat: Seat } };
  view: object;
  questions: DeclaredQuestions;
  events: Record<string, object>;
}

/** Two seats say something in each round, then it is the next ones' turn: a step with two answers. */
const circle: Game<Circle> = {
  id: 'circle',
  version: 1,
  kind: 'versus',
  seats: { min: 3, max: 3 },
  options: schema.record({}),
  create: () => ({ said: [], left: [] }),
  start: 'round',
  steps: {
    round(play: Play<Circle>, { first = 0 }) {
      for (const number of [first, first + 1]) {
        const word = play.ask(seat(number % 3), chooseOne('say', [{ id: 'yes' }, { id: 'no' }]));
        play.state.said.push(`${number % 3} ${word}`);
      }
      play.then('round', { first: first + 2 });
    },
    leave(play, { seat: who }) {
      play.state.left.push(who);
      play.state.said.push(`${who} leaves`);
      play.tell('seat.left', { seat: who });
    },
  },
  concession: 'leave',
  outcome: ({ said }) => (said.length < 9 ? null : { winners: [seat(0)], scores: [1, 0, 0], reason: 'over' }),
  view: ({ said }) => ({ said }),
  imagine: () => undefined,
  contract: noContract,
};

const begin = () => Match.create(circle, { seats: 3, seed: seedFrom('circle') });
function say(match: Match<Circle>, ...words: string[]): void {
  for (const pick of words) {
    const [open] = match.open;
    expect(match.answer({ question: open?.fingerprint, seat: open?.seat, pick })).toEqual({ ok: true });
  }
}
const again = (match: Match<Circle>) =>
  Match.load(circle, readRecord(JSON.parse(JSON.stringify(match.save()))));

describe('a seat gives up, and the others play on', () => {
  test('the rules are told when the open step has ended, whether or not it has had an answer', () => {
    for (const before of [['yes'], []]) {
      const match = begin();
      say(match, ...before);
      match.concede(seat(1));
      match.concede(seat(1));
      say(match, ...['yes', 'no'].slice(before.length));
      expect(match.table.state.said).toEqual(['0 yes', '1 no', '1 leaves']);
      expect(match.table.state.left).toEqual([1]);
      expect(match.events('audience').map(({ name }) => name)).toEqual(['seat.left']);
    }
  });

  test('loaded, branched off or taken back, it is told at the same moment', () => {
    const match = begin();
    const hashes = [match.hash];
    for (const [place, word] of ['yes', 'no', 'no', 'yes', 'yes'].entries()) {
      if (place === 1) match.concede(seat(1));
      say(match, word);
      hashes.push(match.hash);
    }
    expect(again(match).hash).toBe(match.hash);
    expect(again(match).events('referee')).toEqual(match.events('referee'));
    for (const to of [4, 3, 2, 1, 0]) {
      expect(match.branch(to).hash, `${to}`).toBe(hashes[to]);
      match.undo(seat(0), to);
      expect(match.hash, `${to}`).toBe(hashes[to]);
      expect(again(match).hash, `${to}`).toBe(hashes[to]);
    }
    // The concession itself cannot be taken back.
    say(match, 'yes', 'no');
    expect(match.table.state.left).toEqual([1]);
    expect(again(match).hash).toBe(match.hash);
  });

  test('carried over to a newer version, it is told there', () => {
    const match = begin();
    say(match, 'yes');
    match.concede(seat(2));
    const newer = { ...circle, version: 2, migrations: { 1: (state: unknown) => state as never } };
    const carried = Match.migrate(newer, match.save(), match.checkpoint());
    say(carried, 'no');
    expect(carried.table.state.left).toEqual([2]);
  });

  test('a game that wants to hear nothing of it goes on', () => {
    const { concession: _, ...deaf } = circle;
    const match = Match.create<Circle>(deaf, { seats: 3, seed: seedFrom('circle') });
    match.concede(seat(1));
    say(match, 'yes', 'no', 'no');
    expect(match.table.state.said).toEqual(['0 yes', '1 no', '2 no']);
  });
});
