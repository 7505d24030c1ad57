import { simple, type Playable } from '@concilio/bots';
import {
  asOptions,
  countPicks,
  type Open,
  optionsOf,
  type Pick,
  seat,
  seedFrom,
  type Shape,
} from '@concilio/kernel';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { describe, expect, test } from 'vitest';
import type { TableEntry } from './entry.ts';
import { type Applied, LiveTable, MOST_SETTINGS } from './live.ts';

const game = lotrLcg as unknown as Playable<Shape>;
const ana = seat(0);

function open(deck: string, seed: string): LiveTable {
  const table = LiveTable.open(
    game,
    {
      game: game.id,
      version: game.version,
      options: asOptions({ scenario: 'passage-through-mirkwood', decks: [deck] }),
      seed: seedFrom(seed),
      start: null,
      name: 'Alone',
      seats: [{ name: 'Ana', bot: null }],
      clock: null,
      began: 0,
    },
    [],
  );
  table.welcomeBack(ana, 0);
  return table;
}

const asked = ({ match }: LiveTable): Open => {
  const [first] = match.open;
  if (first === undefined) throw new Error('Nobody is asked anything.');
  return first;
};

/** A person answers by name, as if the page had sent it. */
function give(table: LiveTable, pick: Pick): Applied {
  const [question] = table.frameFor(ana, null).questions;
  const { question: own } = asked(table);
  const seen = (id: string) => {
    const place = optionsOf(own).findIndex((option) => option.id === id);
    return question?.options[place]?.id ?? '';
  };
  const sent =
    typeof pick === 'string'
      ? seen(pick)
      : Array.isArray(pick)
        ? pick.map((id: string) => seen(id))
        : typeof pick === 'object'
          ? Object.fromEntries(Object.entries(pick).map(([id, share]) => [seen(id), share]))
          : pick;
  return table.command(ana, { do: 'answer', question: question?.question ?? '', pick: sent as never }, 1);
}

/** What somebody who plays alone is asked, round by round. */
function questionsOf(deck: string, seed: string): readonly (readonly Open[])[] {
  const table = open(deck, seed);
  const play = simple.player(game, ana, seedFrom(seed));
  const rounds: Open[][] = [];
  while (!table.isOver) {
    const here = asked(table);
    const { round } = table.match.table.state as unknown as { readonly round: number };
    (rounds[round - 1] ??= []).push(here);
    const { refusal } = give(table, play(ana, here.question, false, table.match.here) ?? 'pass');
    if (refusal !== null) throw new Error(`${here.question.key}: ${refusal}`);
  }
  return rounds;
}

const told = ({ question }: Open): string =>
  JSON.stringify([question.key, question.with ?? null, optionsOf(question).map(({ id }) => id)]);

describe('a solo match with the usual stops', () => {
  const matches = ['leadership', 'tactics', 'spirit', 'lore'].flatMap((deck) =>
    ['a', 'b', 'c'].map((seed) => ({ deck, seed, rounds: questionsOf(deck, seed) })),
  );

  test.each(matches)(
    '$deck $seed asks only where there is a choice, and nothing twice in a row',
    ({ rounds }) => {
      const all = rounds.flat();
      expect(all.filter(({ question }) => countPicks(question) < 2)).toEqual([]);
      expect(all.filter((one, at) => at > 0 && told(one) === told(all[at - 1] ?? one)).map(told)).toEqual([]);
    },
  );

  test('asks at most 25 times in a round, as a rule', () => {
    const counts = matches.flatMap(({ rounds }) => rounds.map(({ length }) => length)).sort((a, b) => a - b);
    expect(counts.length).toBeGreaterThan(40);
    expect(counts[counts.length >> 1]).toBeLessThanOrEqual(25);
  });
});

test('what a stop has answered stands in the log, and is taken back with the answer before it', () => {
  const table = open('leadership', 'undo');
  let applied: Applied = { entries: [], refusal: null };
  const play = simple.player(game, ana, seedFrom('undo'));
  const before: string[] = [];
  while (applied.entries.length < 3) {
    before.push(told(asked(table)));
    applied = give(table, play(ana, asked(table).question, false, table.match.here) ?? 'pass');
  }
  const kinds = applied.entries.map((entry) => (entry.kind === 'answer' ? entry.by : entry.kind));
  expect(kinds[0]).toBe('person');
  expect(new Set(kinds.slice(1))).toEqual(new Set(['stop']));
  expect(table.command(ana, { do: 'undo' }, 2).refusal).toBeNull();
  expect(told(asked(table))).toBe(before.at(-1));
});

test('whoever wants to be asked in every window is', () => {
  const count = (lulls: 'always' | 'new') => {
    const table = open('leadership', 'all');
    table.command(ana, { do: 'stops', stops: { interject: 'always', lulls } }, 0);
    const play = simple.player(game, ana, seedFrom('all'));
    let windows = 0;
    for (let answers = 0; answers < 120 && !table.isOver; answers++) {
      if (asked(table).question.key === 'window') windows += 1;
      give(table, play(ana, asked(table).question, false, table.match.here) ?? 'pass');
    }
    return windows;
  };
  expect(count('always')).toBeGreaterThan(1.5 * count('new'));
});

test('who wants to be asked no more is not answered for in what they are reading', () => {
  const table = open('leadership', 'reading');
  table.command(ana, { do: 'stops', stops: { interject: 'always', lulls: 'always' } }, 0);
  const play = simple.player(game, ana, seedFrom('reading'));
  const isPassWindow = ({ question: { passWindow } }: Open) =>
    passWindow?.pass !== undefined && passWindow.asks !== 'always';
  while (!isPassWindow(asked(table)))
    give(table, play(ana, asked(table).question, false, table.match.here) ?? 'pass');
  const reading = asked(table).fingerprint;
  const applied = table.command(ana, { do: 'stops', stops: { interject: 'always', lulls: 'never' } }, 1);
  expect(applied.entries.map(({ kind }) => kind)).toEqual(['stops']);
  expect(asked(table).fingerprint).toBe(reading);
  give(table, 'pass');
  expect(isPassWindow(asked(table))).toBe(false);
});

describe('where a table stops is a line of its log', () => {
  const never = { interject: 'always', lulls: 'never' } as const;
  const always = { interject: 'always', lulls: 'always' } as const;

  /** Plays on as somebody who answers as the bot does, and gives what they are asked. */
  function playOn(table: LiveTable, answers: number, entries: TableEntry[] = []): readonly string[] {
    const questions: string[] = [];
    for (let count = 0; count < answers && !table.isOver; count++) {
      questions.push(told(asked(table)));
      const play = simple.player(game, ana, seedFrom(`line ${table.match.answered}`));
      const pick = play(ana, asked(table).question, false, table.match.here) ?? 'pass';
      entries.push(...give(table, pick).entries);
    }
    return questions;
  }

  test.each([always, never])('%j: a table that is opened anew asks the same', (stops) => {
    const table = open('leadership', 'restart');
    const entries = [...table.command(ana, { do: 'stops', stops }, 0).entries];
    playOn(table, 30, entries);
    const again = LiveTable.open(game, table.setup, entries);
    expect(again.sequence).toBe(table.sequence);
    expect(again.autoAnswersOf(ana)).toEqual(stops);
    expect(playOn(again, 60)).toEqual(playOn(table, 60));
  });

  test('what somebody reads while they say so is not answered for them after a restart either', () => {
    const table = open('leadership', 'reading');
    const entries = [...table.command(ana, { do: 'stops', stops: always }, 0).entries];
    const isWindow = () => asked(table).question.passWindow?.pass !== undefined;
    while (!isWindow()) playOn(table, 1, entries);
    entries.push(...table.command(ana, { do: 'stops', stops: never }, 1).entries);
    const again = LiveTable.open(game, table.setup, entries);
    again.welcomeBack(ana, 2);
    expect(told(asked(again))).toBe(told(asked(table)));
  });

  test('a log without such lines opens as ever', () => {
    const table = open('leadership', 'old');
    const entries: TableEntry[] = [];
    playOn(table, 20, entries);
    expect(LiveTable.open(game, table.setup, entries).autoAnswersOf(ana)).toEqual({
      interject: 'always',
      lulls: 'new',
    });
  });

  test('the same said again is none, and nobody fills the log with it', () => {
    const table = open('leadership', 'often');
    let lines = 0;
    for (let count = 0; count < 1000; count++)
      lines += table.command(ana, { do: 'stops', stops: count % 4 < 2 ? always : never }, 0).entries.length;
    expect(lines).toBe(MOST_SETTINGS);
    expect(table.autoAnswersOf(ana)).toEqual(never);
    expect(table.command(ana, { do: 'stops', stops: always }, 0)).toEqual({ entries: [], refusal: null });
    expect(table.autoAnswersOf(ana)).toEqual(always);
  });

  test('an answer that was taken back is not given by the table', () => {
    const table = open('leadership', 'taken');
    table.command(ana, { do: 'stops', stops: always }, 0);
    while (asked(table).question.passWindow?.pass === undefined) playOn(table, 1);
    const window = told(asked(table));
    give(table, 'pass');
    table.command(ana, { do: 'stops', stops: never }, 1);
    expect(table.command(ana, { do: 'undo' }, 2).refusal).toBeNull();
    expect(told(asked(table))).toBe(window);
  });
});

test('whoever plays two hands says once who is to begin', () => {
  const table = LiveTable.open(
    game,
    {
      game: game.id,
      version: game.version,
      options: asOptions({ scenario: 'passage-through-mirkwood', decks: ['leadership', 'lore'] }),
      seed: seedFrom('two hands'),
      start: null,
      name: 'Alone',
      seats: [
        { name: 'Ana', bot: null },
        { name: 'Ana 2', bot: null },
      ],
      clock: null,
      began: 0,
    },
    [],
    { alone: true },
  );
  expect(table.match.open.map(({ question }) => question.key)).toEqual(['vote', 'vote']);
  expect(give(table, 'seat-1').entries.map((entry) => entry.kind === 'answer' && entry.by)).toEqual([
    'person',
    'stop',
  ]);
  expect(asked(table).question.key).not.toBe('vote');
  expect(table.match.table.state).toMatchObject({ first: 1 });
});
