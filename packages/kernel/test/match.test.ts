import { describe, expect, test } from 'vitest';
import {
  chooseOne,
  folded,
  type Game,
  Match,
  readRecord,
  schema,
  type Seat,
  seat,
  seedFrom,
  Unreadable,
} from '../src/index.ts';
import { type Mini, mini } from './mini.ts';

interface Walk {
  steps: number;
  thrown: number[];
}

/** Seats take turns: walk on, throw a die, or trip over a bug. */
const walk = mini<Walk>({
  seats: 2,
  state: () => ({ steps: 0, thrown: [] }),
  start: (play) => play.then('next', { number: 0 }),
  next(play, { number }) {
    const whose = seat(number % 2);
    const choice = play.ask(whose, chooseOne('go', [{ id: 'walk' }, { id: 'throw' }, { id: 'trip' }]));
    if (choice === 'trip') throw new Error('tripped');
    if (choice === 'throw') play.state.thrown.push(play.random.die('die', [1, 2, 3, 4, 5, 6]));
    play.state.steps++;
    play.tell('went', { choice });
    play.then('next', { number: choice === 'walk' ? number : number + 1 });
  },
  over: ({ steps }) => steps === 10,
});

const begin = () => Match.create(walk, { seats: 2, seed: seedFrom('walk') });
function go(match: ReturnType<typeof begin>, ...picks: string[]) {
  for (const pick of picks) {
    const open = match.open[0];
    const answered = match.answer({ question: open?.fingerprint, seat: open?.seat, pick });
    if (!answered.ok) return answered;
  }
  return { ok: true };
}

describe('an answer', () => {
  test('to an earlier question is too late, and a second click does nothing', () => {
    const match = begin();
    const [first] = match.open;
    const click = { question: first?.fingerprint, seat: 0, pick: 'walk' };
    expect(match.answer(click)).toEqual({ ok: true });
    const { hash } = match;
    expect(match.answer(click)).toMatchObject({ ok: false, refusal: 'too late' });
    expect([match.hash, match.log.length]).toEqual([hash, 1]);
  });

  test('given twice is taken once, though the next question is the same and nothing was told', () => {
    const same = mini({
      state: () => ({ got: [] as string[] }),
      start(play) {
        play.state.got.push(play.ask(seat(0), chooseOne('again', [{ id: 'a' }, { id: 'b' }])));
        play.then('start', {});
      },
      over: ({ got }) => got.length === 3,
    });
    const match = Match.create(same, { seats: 1, seed: seedFrom('same') });
    const click = { question: match.open[0]?.fingerprint, seat: 0, pick: 'a' };
    expect([match.answer(click).ok, match.answer(click).ok]).toEqual([true, false]);
    expect(match.table.state.got).toEqual(['a']);
  });

  test('of a seat that is not asked is refused, and so is one after the end', () => {
    const match = begin();
    expect(match.answer({ question: match.open[0]?.fingerprint, seat: 1, pick: 'walk' })).toMatchObject({
      refusal: 'not asked',
    });
    go(match, ...Array.from({ length: 10 }, () => 'walk'));
    expect(match.outcome?.reason).toBe('over');
    expect(match.answer({ question: '', seat: 0, pick: 'walk' })).toMatchObject({ refusal: 'over' });
  });

  test('that makes the rules throw leaves the match as it was, broken, with the record that does it again', () => {
    const match = begin();
    go(match, 'walk', 'throw');
    const before = [match.hash, match.log.length, match.events('referee').length];
    expect(go(match, 'trip')).toMatchObject({ ok: false, refusal: 'fault' });
    expect([match.hash, match.log.length, match.events('referee').length]).toEqual(before);
    expect(match.broken).toMatchObject({ step: 'next', message: 'The step "next" failed: tripped' });
    expect(go(match, 'walk')).toMatchObject({ refusal: 'broken' });
    expect(() => Match.load(walk, match.broken?.record ?? match.save())).toThrow('tripped');
    match.undo(seat(0), 1);
    expect(go(match, 'walk')).toEqual({ ok: true });
  });
});

describe('undo', () => {
  test('is free back to the own last answer while nobody else answered and nothing was drawn', () => {
    const match = begin();
    go(match, 'walk', 'walk');
    expect(match.undoFor(seat(0))).toEqual({ to: 1, consent: [] });
    expect(match.undoFor(seat(1))).toBeNull();
  });

  test('needs consent after a die, and after the other seat has answered; alone it is always free', () => {
    const match = begin();
    go(match, 'throw');
    expect(match.undoFor(seat(0))).toEqual({ to: 0, consent: [1] });
    go(match, 'walk');
    expect(match.undoFor(seat(0))?.consent).toEqual([1]);
    expect(match.undoFor(seat(0), true)?.consent).toEqual([]);
  });

  test('keeps the seed: nothing is rolled again', () => {
    const match = begin();
    go(match, 'throw');
    const { thrown } = match.table.state;
    match.undo(seat(0), 0, [seat(1)]);
    go(match, 'throw');
    expect(match.table.state.thrown).toEqual(thrown);
  });

  test('is a line of the log, and a loaded match has it behind it', () => {
    const match = begin();
    go(match, 'walk', 'walk', 'throw');
    match.undo(seat(0), 1);
    go(match, 'throw');
    expect(match.log.map((entry) => entry.kind)).toEqual(['answer', 'answer', 'answer', 'undo', 'answer']);
    const loaded = Match.load(walk, readRecord(JSON.parse(JSON.stringify(match.save()))));
    expect([loaded.hash, loaded.answers.length, loaded.undos]).toEqual([match.hash, 2, 1]);
  });
});

describe('a log that is folded', () => {
  test('has no answer that was taken back, and all else at its moment; it loads as the same match', () => {
    const match = begin();
    go(match, 'walk', 'walk');
    match.note({ kind: 'timeout', seat: seat(0) });
    go(match, 'throw');
    match.undo(seat(0), 2);
    match.undo(seat(0), 1);
    go(match, 'throw', 'walk');
    match.undo(seat(0), 2);
    const record = { ...match.save(), log: folded(match.log) };
    const lines = record.log.map((line) => (line.kind === 'undo' ? line.to : line.kind));
    expect(lines).toEqual(['answer', 'timeout', 1, 1, 'answer', 2]);
    const [loaded, whole] = [Match.load(walk, record), Match.load(walk, match.save())];
    for (const one of [loaded, whole])
      expect([one.hash, one.undos, one.answers]).toEqual([match.hash, 3, match.answers]);
    expect(folded(record.log)).toEqual(record.log);
  });

  test('an undo that takes nothing back asks the same question once more', () => {
    const match = begin();
    go(match, 'walk');
    const { hash, open, undos } = match;
    match.undo(seat(0), 1);
    expect([match.hash, match.undos]).toEqual([hash, undos + 1]);
    expect(match.open).toEqual(open);
    expect(match.open[0]).not.toBe(open[0]);
    expect(go(match, 'walk')).toEqual({ ok: true });
  });
});

describe('a saved match', () => {
  test('of other rules, of another game or with a changed answer is refused in one sentence', () => {
    const match = begin();
    go(match, 'walk', 'throw');
    const record = match.save();
    expect(() => Match.load(walk, { ...record, version: 2 })).toThrow('saved by version 2');
    expect(() => Match.load(walk, { ...record, game: 'chess' })).toThrow('of "chess"');
    expect(() =>
      Match.load(walk, {
        ...record,
        seed: seedFrom('other'),
        log: record.log.map((entry) => ({ ...entry, question: '0' })),
      }),
    ).toThrow('does not fit these rules');
    for (const damaged of [
      null,
      4,
      [],
      {},
      { ...record, format: 'concilio match 9' },
      { ...record, log: [{}] },
      { ...record, seed: 'x' },
      { ...record, start: {} },
    ])
      expect(() => readRecord(damaged)).toThrow(Unreadable);
  });

  test('branches: another match goes its own way from an earlier answer', () => {
    const match = begin();
    go(match, 'walk', 'walk', 'throw');
    const branch = match.branch(1);
    go(branch, 'throw');
    expect(branch.table.state.steps).toBe(2);
    expect(match.table.state.steps).toBe(3);
  });

  test('of an older version goes on from its checkpoint, through the migrations', () => {
    const match = begin();
    go(match, 'walk', 'throw', 'walk');
    const newer = {
      ...walk,
      version: 3,
      migrations: {
        1: (state: object) => ({ ...state, steps: (state as Walk).steps + 1 }),
        2: (state: object) => ({ ...state, thrown: [] }),
      },
    };
    const migrated = Match.migrate(newer as unknown as typeof walk, match.save(), match.checkpoint());
    expect(migrated.table.state).toEqual({ steps: 4, thrown: [] });
    expect(migrated.open[0]?.question.key).toBe('go');
    expect(go(migrated, 'walk')).toEqual({ ok: true });
    expect(() =>
      Match.migrate({ ...newer, migrations: {} } as unknown as typeof walk, match.save(), match.checkpoint()),
    ).toThrow('no way from version 1');
    expect(() => Match.migrate(walk, match.save(), { ...match.checkpoint(), version: 9 })).toThrow('newer');
    match.concede(seat(1));
    const { outcome } = Match.migrate(newer as unknown as typeof walk, match.save(), match.checkpoint());
    expect(outcome?.winners).toEqual([0]);
  });
});

describe('a match that began at another table', () => {
  const later = () => {
    const match = begin();
    go(match, 'walk', 'throw');
    return Match.create(walk, { seats: 2, seed: seedFrom('later'), start: match.from.checkpoint });
  };

  test('is saved and loaded, also after answers', () => {
    const match = later();
    const { hash } = match;
    go(match, 'throw', 'walk');
    expect(Match.load(walk, readRecord(JSON.parse(JSON.stringify(match.save())))).hash).toBe(match.hash);
    expect(match.branch(0).hash).toBe(hash);
    match.undo(seat(0), 0);
    expect(match.hash).toBe(hash);
  });

  test('survives a fault', () => {
    const match = later();
    go(match, 'walk', 'throw');
    const { hash } = match;
    expect(go(match, 'trip')).toMatchObject({ refusal: 'fault' });
    expect(match.hash).toBe(hash);
  });
});

describe('those who leave', () => {
  test('concede: the last one left has won, and the log says so', () => {
    const match = begin();
    match.concede(seat(1));
    expect(match.outcome).toEqual({ winners: [0], scores: [1, 0], reason: 'conceded' });
    expect(match.open).toEqual([]);
    expect(Match.load(walk, match.save()).outcome?.reason).toBe('conceded');
  });

  test('hand over to a bot or run out of time: noted, and the rules know nothing of it', () => {
    const match = begin();
    const { hash } = match;
    match.note({ kind: 'timeout', seat: 0 as Seat });
    match.note({ kind: 'seat', seat: 0 as Seat, who: 'bot' });
    expect(Match.load(walk, match.save()).hash).toBe(hash);
  });
});

test('rules may change what they were given as options: neither the schema nor another match notices', () => {
  const game = {
    ...mini({
      state: () => ({ deck: [] as string[] }),
      start(play) {
        play.ask(seat(0), chooseOne('draw', [{ id: 'draw' }]));
        play.state.deck.shift();
        play.then('start', {});
      },
      over: ({ deck }) => deck.length === 0,
    }),
    options: schema.record({ deck: schema.list(schema.text(), { fallback: ['a', 'b', 'c'] }) }),
    create: ({ options }: { options: object }) => options as { deck: string[] },
  } as unknown as Game<Mini<{ deck: string[] }>>;
  const play = () => {
    const match = Match.create(game, { seats: 1, seed: seedFrom('options') });
    const decks = [JSON.stringify(match.table.state.deck)];
    const [open] = match.open;
    match.answer({ question: open?.fingerprint, seat: 0, pick: 'draw' });
    return [...decks, JSON.stringify(match.options), Match.load(game, match.save()).hash === match.hash];
  };
  expect(play()).toEqual(play());
  expect(play()).toEqual(['["a","b","c"]', '{"deck":["a","b","c"]}', true]);
});

test('a seed that is none is refused: all such seeds would give the same chance', () => {
  expect(() => Match.create(walk, { seats: 2, seed: 'hello' })).toThrow('32 hexadecimal digits');
});

test('a table for too many seats or with unknown options is refused', () => {
  expect(() => Match.create(walk, { seats: 3, seed: seedFrom('') })).toThrow('for 1 to 2 seats, not 3');
  expect(() => Match.create(walk, { seats: 2, seed: seedFrom(''), options: { gaol: 1 } })).toThrow(
    '"gaol" is not known',
  );
});
