import { answerOpen, atTable, random } from '@concilio/bots';
import { derive, type Json, type JsonRecord, Match, optionsOf, seedFrom, type Shape } from '@concilio/kernel';
import { kit as beacon } from '@concilio/tutorial/kit';
import type { Positioned } from '../format.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { camp } from '../../test/camp.ts';
import { newPosition } from './new.ts';
import { runPosition } from '../run/run.ts';
import { parseSource } from '../read/source.ts';
import { start } from '../setup/start.ts';
import { writePosition } from './write.ts';
import { toYaml } from './yaml.ts';

const NAMES = ['Ana', 'Bo', 'Cy', 'Dan'];

/** A view in which pieces are numbered in the order in which it shows them: which ids they have is chance. */
function renumbered(view: JsonRecord): Json {
  const numbers = new Map<string, string>();
  const text = JSON.stringify(view).replace(/#\d+/g, (id) => {
    const number = numbers.get(id) ?? `#${numbers.size}`;
    numbers.set(id, number);
    return number;
  });
  return JSON.parse(text) as Json;
}

/** A match that random players have played for so many answers. */
function playedFor<G extends Shape>(
  game: Positioned<G>,
  seats: number,
  seed: string,
  answers: number,
): Match<G> {
  const match = Match.create(game, { seats, seed: seedFrom(seed) });
  const player = atTable(
    game,
    match.seats.map(() => random),
    derive(seedFrom(seed), 'players'),
  );
  for (let given = 0; given < answers && match.outcome === null; given++) answerOpen(match, player);
  return match;
}

/** The moment of a match, written to a file and read again. */
function readAgain<G extends Shape>(game: Positioned<G>, match: Match<G>, seed: string) {
  const { table, answers } = match.checkpoint();
  const moment = { table: table as Match<G>['table'], answers, options: match.options };
  const file = writePosition(game, moment, { seats: NAMES.slice(0, match.seats.length), seed });
  return { file, again: start(game, parseSource(toYaml(file))).match };
}

describe('a moment that is written and read again looks the same', () => {
  const moments = fc.record({
    seats: fc.integer({ min: 2, max: 4 }),
    seed: fc.string(),
    answers: fc.nat({ max: 40 }),
  });

  test('in the tutorial, to the referee and to each seat', () => {
    fc.assert(
      fc.property(moments, ({ seats, seed, answers }) => {
        const match = playedFor(beacon, seats, seed, answers);
        const { again } = readAgain(beacon, match, seed);
        for (const viewer of ['referee', ...match.seats] as const)
          expect(renumbered(again.view(viewer) as object as JsonRecord)).toEqual(
            renumbered(match.view(viewer) as object as JsonRecord),
          );
        expect(again.outcome).toEqual(match.outcome);
        expect(again.waitingFor).toEqual(match.waitingFor);
      }),
      { numRuns: 60 },
    );
  });

  test('with what pieces bear and carry, what seats have seen, and the answers that the step has had', () => {
    const text = `game: camp
seats: [Ana, Bo]
at: { step: deeds, with: { seat: Ana } }
given:
  first: Bo
  deck: { top: [Sword] }
  camps: { Hill: { guards: [Forest Spider] } }
  hunts: [{ hunter: "Knight#2", prey: Wolf }]
  seats:
    Ana: { inPlay: [{ card: Knight, damage: 2, attachments: [Wolf] }, Knight, Mr. Frodo], seen: ["Sword#1"] }
when:
  - { choose: [Mr. Frodo, "Knight#2"] }
  - { choose: [Mr. Frodo, "Knight#2", "Knight#1"] }
`;
    const first = start(camp, parseSource(text)).match;
    const played = runPosition(camp, parseSource(text), { trace: true });
    for (const choose of [0, 1]) {
      const [open] = first.open;
      const ids =
        open?.question.kind === 'number' || open === undefined
          ? []
          : open.question.options.map(({ id }) => id);
      const pick = choose === 0 ? [ids[1], ids[2]] : [ids[2], ids[1], ids[0]];
      expect(first.answer({ question: open?.fingerprint, seat: open?.seat, pick }).ok).toBe(true);
    }
    const { file, again } = readAgain(camp, first, '1');
    expect(file.when).toHaveLength(2);
    const result = runPosition(camp, parseSource(toYaml(file)), { trace: true });
    expect(result.ok).toBe(true);
    expect(renumbered(result.trace?.view ?? {})).toEqual(
      renumbered(first.view('referee') as object as JsonRecord),
    );
    expect(renumbered(played.trace?.view ?? {})).toEqual(
      renumbered(first.view('referee') as object as JsonRecord),
    );
    expect(renumbered(again.view(first.seats[0] ?? 'referee') as object as JsonRecord)).not.toEqual(
      renumbered(again.view('referee') as object as JsonRecord),
    );
    expect(file.given).toMatchObject({
      first: 'Bo',
      hunts: [{ hunter: 'Knight#2', prey: 'Wolf' }],
      camps: { hill: { guards: ['Forest Spider'] } },
      seats: {
        Ana: {
          inPlay: [{ card: 'Knight', damage: 2, attachments: ['Wolf'] }, 'Knight', 'Mr. Frodo'],
          seen: ['Sword#1'],
        },
      },
    });
  });
});

test('things that were assigned are written by the names of their targets', () => {
  const text = `game: camp
seats: [Ana, Bo]
at: { step: posts, with: { seat: Ana } }
given: { seats: { Ana: { inPlay: [Knight, Wolf] } } }
`;
  const { match } = start(camp, parseSource(text));
  const [open] = match.open;
  const [knight = '', wolf = ''] = open === undefined ? [] : optionsOf(open.question).map(({ id }) => id);
  const pick = { [wolf]: 'dale', [knight]: 'hill' };
  expect(match.answer({ question: open?.fingerprint, seat: open?.seat, pick }).ok).toBe(true);
  const { file } = readAgain(camp, match, '1');
  expect(file.when).toEqual([{ seat: 'Ana', question: 'posts', choose: { Knight: 'Hill', Wolf: 'Dale' } }]);
  expect(runPosition(camp, parseSource(toYaml(file))).ok).toBe(true);
});

describe('a new position', () => {
  test.each([
    ['after set-up', {}],
    ['for more seats', { seats: 3 }],
    ['with options', { options: { rounds: 4, decks: { Ana: 'lore', Bo: 'spirit' } } }],
  ])('%s holds', (_name, wanted) => {
    const text = toYaml(newPosition(camp, wanted));
    expect(runPosition(camp, parseSource(text))).toEqual({ ok: true, steps: 0, failures: [] });
  });

  test('at a step is one that matches come to', () => {
    const file = newPosition(beacon, { at: 'flare', seats: 3, options: { goal: 9 } });
    expect(file.at).toMatchObject({ step: 'flare' });
    expect(file.options).toEqual({ goal: 9 });
    expect(runPosition(beacon, parseSource(toYaml(file))).ok).toBe(true);
  });

  test('is the same as JSON', () => {
    expect(runPosition(beacon, parseSource(JSON.stringify(newPosition(beacon, {})))).ok).toBe(true);
  });

  test('names things in the language that is asked for', () => {
    expect(JSON.stringify(newPosition(beacon, { language: 'es' }))).toMatch('Brasa 3');
  });

  test.each([
    [{ at: 'flaer' }, 'There is no step "flaer"; did you mean "flare"?'],
    [{ seats: 9 }, '"tutorial" is for 2 to 4 seats, not 9.'],
    [
      { options: { gaol: 3 } },
      'The options do not fit: gaol: "gaol" is not known here; did you mean "goal"?.',
    ],
  ])('%j is refused', (wanted, message) => expect(() => newPosition(beacon, wanted)).toThrow(message));

  test('at a step that no match comes to is refused', () => {
    expect(() => newPosition(camp, { at: 'sleep' })).toThrow(/never came to the step "sleep"/);
  });
});
