import { Match, readRecord, type Shape, type Step, StepFault } from '@concilio/kernel';
import { build } from 'esbuild';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type Call, UsageError } from '../command.ts';
import { type Kit, gameNamed, games } from '../games.ts';
import { tasksOf, threads } from '../sim/crew.ts';
import type { Report } from '../sim/report.ts';
import { readRequest } from '../sim/request.ts';
import { playSeries } from '../sim/series.ts';
import { sayIn } from '../sim/text.ts';
import { sim, simulate } from './sim.ts';

const tutorial = gameNamed('tutorial');
const folder = mkdtempSync(join(tmpdir(), 'concilio-sim-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Values = Call['values'];

/** Runs the command for a game, with what it printed, what it noted and its code. */
async function run(values: Values, game: Kit = tutorial, json = true) {
  const printed: string[] = [];
  const notes: string[] = [];
  const call: Call = {
    operands: [game.id],
    values: { errors: folder, ...values },
    json,
    language: 'en',
    print: (text) => printed.push(text),
    note: (text) => notes.push(text),
  };
  const code = await simulate(game, call, sayIn('en'));
  return { code, text: printed.join('\n'), notes, printed };
}

async function report(values: Values, game: Kit = tutorial): Promise<Report & { code: number }> {
  const { code, text, printed } = await run(values, game);
  expect(printed).toHaveLength(1);
  return { ...(JSON.parse(text) as Report), code };
}

/** A game in which a step goes another way. */
const withStep = (name: string, change: (step: Step<Shape, unknown>) => Step<Shape, unknown>): Kit => {
  const steps = tutorial.steps as Readonly<Record<string, Step<Shape, unknown>>>;
  const step = steps[name];
  if (step === undefined) throw new Error(`There is no step ${name}.`);
  return { ...tutorial, steps: { ...steps, [name]: change(step) } as Kit['steps'] };
};

describe('a simulation', () => {
  test('gives all that is promised, as one JSON document', async () => {
    const given = await report({
      games: '30',
      seed: 'seven',
      seats: '3',
      bots: 'strong,random',
      budget: '5p',
    });
    expect(given).toMatchObject({
      code: 0,
      game: 'tutorial',
      games: 30,
      finished: 30,
      errors: [],
      seed: 'seven',
      seats: 3,
      score: { min: expect.any(Number), max: expect.any(Number), sd: expect.any(Number) },
      winRate: { rate: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
    });
    expect(given.bySeat.map(({ seat, bot }) => [seat, bot])).toEqual([
      [0, 'strong'],
      [1, 'random'],
      [2, 'strong'],
    ]);
    expect(Object.values(given.outcomes).reduce((sum, count) => sum + count)).toBe(30);
    expect(given.decisions).toBeGreaterThan(30 * 8);
    expect(given.decisionsPerSecond).toBeCloseTo(given.decisions / given.seconds, 5);
    expect(given.matchesPerSecond).toBeCloseTo(30 / given.seconds, 5);
    expect(given.stateHash).toMatch(/^[0-9a-f]{64}$/);
    expect(given.coverage).toBeUndefined();
  });

  test('is what it was: a changed hash needs a changed rule in the same commit', async () => {
    const { stateHash } = await report({ games: '100', seed: 'golden' });
    expect(stateHash).toBe('77327a87ade9ff51f6344f5a2712011a6c6a3889c1fcde80cc8e6928f55cce70');
    const four = { games: '100', seed: 'golden', seats: '4', bots: 'simple,random', option: ['goal=12'] };
    expect((await report(four)).stateHash).toBe(
      '32593d1e8f5529570e7eb9042c1b96127a8c9398dfd5e787bfedc42f9e85b253',
    );
  });

  test('is a short table for people', async () => {
    const { text, code } = await run({ games: '20', seed: 'table' }, tutorial, false);
    expect(code).toBe(0);
    expect(text).toContain('20 of 20 finished');
    expect(text).toMatch(/seed +table/);
  });

  test('draws a seed of its own, and says which', async () => {
    const first = await report({ games: '10' });
    const again = await report({ games: '10', seed: first.seed });
    const other = await report({ games: '10' });
    expect(again.stateHash).toBe(first.stateHash);
    expect(other.stateHash).not.toBe(first.stateHash);
  });

  test('takes the options of the game', async () => {
    const short = await report({ games: '20', seed: 'option', option: ['goal=1'] });
    expect(short.outcomes).toEqual({ goal: 20 });
  });
});

describe('the state hash', () => {
  const values = { games: '60', seed: 'hash', bots: 'random,strong', budget: '4p' };

  test('is the same directly, recorded and with coverage', async () => {
    const direct = await report(values);
    const recorded = await report({ ...values, recorded: true });
    const covered = await report({ ...values, coverage: true });
    expect(recorded.stateHash).toBe(direct.stateHash);
    expect(covered.stateHash).toBe(direct.stateHash);
    expect(recorded.decisions).toBe(direct.decisions);
    expect(recorded.winRate).toEqual(direct.winRate);
  });

  // A policy whose picks are not in the order of the options would be put right by the validator only.
  test.each(games)('is the same directly and recorded where the policy of $id plays', async (game) => {
    const plan = { games: '5', seed: 'policy', bots: 'simple', seats: String(game.seats.max) };
    const direct = await report(plan, game);
    const recorded = await report({ ...plan, recorded: true }, game);
    expect(recorded.stateHash).toBe(direct.stateHash);
  });

  test('is the same with threads', async () => {
    const worker = join(folder, 'worker.mjs');
    await build({
      entryPoints: [fileURLToPath(new URL('../sim/worker.ts', import.meta.url))],
      outfile: worker,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
    });
    const request = readRequest(tutorial, values, sayIn('en'));
    const crew = threads(2, worker);
    try {
      const tasks = tasksOf(request.plan, request.matches, 2);
      expect(tasks.length).toBeGreaterThan(10);
      const { summary } = await playSeries(tutorial, request, tasks, crew, {
        failed: () => {},
        done: () => {},
      });
      expect(summary.stateHash).toBe((await report(values)).stateHash);
    } finally {
      await crew.leave();
    }
  });
});

describe('a match that fails', () => {
  test.each([false, true])('leaves a record that fails again (recorded: %s)', async (recorded) => {
    const broken = withStep('flare', (step) => (play, args) => {
      step(play, args);
      if ((play.state as { ashes: unknown[] }).ashes.length > 6) throw new Error('The ashes are full.');
    });
    const { code, errors, finished, games } = await report({ games: '12', seed: 'fault', recorded }, broken);
    expect(code).toBe(1);
    expect(errors.length).toBeGreaterThan(0);
    expect(finished).toBe(games - errors.length);
    for (const { message, file } of errors) {
      expect(message).toContain('The ashes are full.');
      const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
      expect(record.fault).toContain('The ashes are full.');
      expect(() => Match.load(broken, record)).toThrow(StepFault);
    }
  });

  test('has a record even if it fails before the first question', async () => {
    const broken = withStep('begin', () => () => {
      throw new Error('No fire.');
    });
    const { errors } = await report({ games: '1' }, broken);
    const record = readRecord(JSON.parse(readFileSync(errors[0]?.file ?? '', 'utf8')));
    expect(record.log).toEqual([]);
    expect(() => Match.load(broken, record)).toThrow('No fire.');
  });

  test('fails if a bot answers what it may not', async () => {
    const cheat: Kit = { ...tutorial, bot: { policy: () => 'ace' } };
    const { errors, code } = await report({ games: '1', bots: 'simple', recorded: true }, cheat);
    expect(code).toBe(1);
    expect(errors[0]?.message).toContain('Pick one of the options');
  });

  test('fails if it does not end', async () => {
    const endless: Kit = {
      ...withStep('turn', () => (play) => {
        const { question } = asking;
        play.ask(play.seats[0] as never, question);
        play.first('turn' as never, {} as never);
      }),
      outcome: () => null,
    };
    const { errors } = await report({ games: '1' }, endless);
    expect(errors[0]?.message).toContain('has not ended');
  });
});

const asking = { question: { kind: 'number', key: 'lay', min: 0, max: 1 } } as const;

describe('coverage', () => {
  test('counts what occurs', async () => {
    const { coverage, games, code } = await report({ games: '40', seed: 'cover', coverage: true });
    expect(code).toBe(0);
    expect(coverage?.missing).toEqual([]);
    expect((coverage?.outcomes.goal ?? 0) + (coverage?.outcomes.empty ?? 0)).toBe(games);
    expect(coverage?.questions.lay).toBe(coverage?.events['card.laid']);
    expect(Object.keys(coverage?.things ?? {})).toHaveLength(6);
    expect(coverage?.uses['ember-1: card.laid']).toBeGreaterThan(0);
  });

  test('names what never occurred, and fails', async () => {
    const { things, contract, text } = tutorial;
    const richer: Kit = {
      ...tutorial,
      things: [...things, { id: 'ember-7', name: 'x', kind: 'card', copies: 1 }],
      contract: {
        ...contract,
        questions: { ...contract.questions, douse: { kind: 'one', data: {}, text: '', options: '' } },
      },
      // Nobody drops a card, and “laid” never says “thrice”.
      content: tutorial.content.map((entry) => ({
        ...entry,
        uses: ['card.dropped', `card.laid/${entry.id}`, 'card.laid/thrice'],
      })),
      text: { ...text, en: { ...text.en, 'outcome.flood': '', 'outcome.conceded': '' } },
    };
    const { code, notes, text: printed } = await run({ games: '5', coverage: true, seed: 'gaps' }, richer);
    expect(code).toBe(1);
    const { missing } = (JSON.parse(printed) as Report).coverage ?? { missing: [] };
    expect(missing).toEqual(
      expect.arrayContaining([
        { kind: 'questions', name: 'douse' },
        { kind: 'things', name: 'ember-7' },
        { kind: 'uses', name: 'ember-1: card.dropped' },
        { kind: 'uses', name: 'ember-1: card.laid/thrice' },
        { kind: 'outcomes', name: 'flood' },
      ]),
    );
    expect(missing).not.toContainEqual({ kind: 'uses', name: 'ember-1: card.laid/ember-1' });
    expect(missing).not.toContainEqual({ kind: 'outcomes', name: 'conceded' });
    expect(notes).toContain('The question “douse” was never asked.');
  });
});

describe('until better', () => {
  const values = { until: 'better', seed: 'pairs', budget: '20p' };

  test('stops as soon as the first bot is surely better', async () => {
    const given = await report({ ...values, bots: 'strong,random' });
    expect(given).toMatchObject({ code: 0, better: 'strong' });
    expect(given.pairs).toBeLessThan(100);
    expect(given.games).toBe(2 * (given.pairs ?? 0));
    expect(given.difference?.low).toBeGreaterThan(0);
  });

  test('fails where the second is better, or none', async () => {
    const worse = await report({ ...values, bots: 'random,strong' });
    expect(worse).toMatchObject({ code: 1, better: 'strong' });
    expect(worse.difference?.high).toBeLessThan(0);
    const same = await report({ ...values, bots: 'random,random', games: '60' });
    expect(same).toMatchObject({ code: 1, better: null, pairs: 60 });
  });

  test('gives a co-operative game to each bot alone', async () => {
    const together: Kit = {
      ...tutorial,
      kind: 'cooperative',
      outcome(state) {
        const ended = tutorial.outcome(state);
        if (ended === null) return null;
        const [first = 0] = ended.scores;
        const won = first >= 4;
        return { ...ended, winners: won ? ended.scores.map((_, index) => index as never) : [] };
      },
    };
    const given = await report({ ...values, bots: 'strong,random' }, together);
    expect(given).toMatchObject({ code: 0, better: 'strong' });
    expect(given.bySeat.map(({ seat, bot }) => `${seat} ${bot}`)).toEqual([
      '0 strong',
      '1 strong',
      '0 random',
      '1 random',
    ]);
  });
});

describe('wrong usage', () => {
  test.each<[Values, string]>([
    [{ bots: 'rnadom' }, 'did you mean “random”'],
    [{ bots: 'me' }, 'it has random, simple, strong'],
    [{ seats: '5' }, 'is for 2 to 4 seats, not 5'],
    [{ seats: '2', bots: 'random,random,random' }, '3 bots are named for 2 seats'],
    [{ games: 'many' }, '--games needs a whole number of at least 1, not “many”'],
    [{ workers: '0' }, '--workers needs'],
    [{ budget: '5s' }, 'as 200ms or 500p, not “5s”'],
    [{ option: ['gaol=3'] }, 'did you mean "goal"?'],
    [{ option: ['goal=99'] }, 'a whole number from 1 to 12'],
    [{ until: 'dawn' }, '--until takes “better”'],
    [{ until: 'better' }, 'name them with --bots a,b'],
  ])('%j is refused in one sentence', async (values, sentence) => {
    await expect(run(values)).rejects.toThrow(UsageError);
    await expect(run(values)).rejects.toThrow(sentence);
  });

  test('a game must be named, and known', async () => {
    const call = { values: {}, json: true, language: 'en', print: () => {}, note: () => {} } as const;
    await expect(sim.run({ ...call, operands: [] })).rejects.toThrow('needs GAME');
    await expect(sim.run({ ...call, operands: ['tutorial', 'more'] })).rejects.toThrow('“more”');
    await expect(sim.run({ ...call, operands: ['tutorail'] })).rejects.toThrow(UsageError);
  });

  test('leaves nothing behind', async () => {
    const before = readdirSync(folder);
    await expect(run({ games: '0' })).rejects.toThrow(UsageError);
    expect(readdirSync(folder)).toEqual(before);
  });
});
