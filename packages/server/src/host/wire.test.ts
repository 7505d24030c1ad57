import { answerOpen, atTable, random as randomBot } from '@concilio/bots';
import {
  type Answer,
  type Json,
  Match,
  QuickRandom,
  type Seat,
  seedFrom,
  type Shape,
  type Table,
  twinOf,
} from '@concilio/kernel';
import { type TableSetup, LiveTable } from '@concilio/tables';
import { expect, test } from 'vitest';
import { type Playable, gameOf } from '../games.ts';
import { OpenTable, type Watcher } from './open-table.ts';

const MOMENTS = 20;
/** How many answers are given after each moment. */
const ON = 8;

const tutorial = gameNamed('tutorial');
const board = gameNamed('lotr-board');
/** That somebody can do nothing is no secret there (LCG-27.01), and so the table may go on. Here it waits for all. */
const { takesOnlyAnswers: _known, ...cards } = gameNamed('lotr-lcg');

function gameNamed(id: string): Playable {
  const game = gameOf(id);
  if (game === null) throw new Error(`There is no game "${id}".`);
  return game;
}

/** A whole match of bots. */
function played(game: Playable, seats: number, seed: string): Match<Shape> {
  const match = Match.create(game, { seats, seed: seedFrom(seed) });
  const bots = match.seats.map(() => randomBot);
  const player = atTable(game, bots, seedFrom(seed));
  while (match.outcome === null) answerOpen(match, player);
  return match;
}

/** A table in the middle of a match, as the server keeps it, with one seat and the audience looking on. */
function watched({ game, options, seats }: Match<Shape>, start: Table<Shape>, seat: Seat) {
  const setup: TableSetup = {
    game: game.id,
    version: game.version,
    options: options as TableSetup['options'],
    seed: start.random.seed,
    start: start as unknown as Json,
    name: 'wire',
    seats: seats.map((index) => ({ name: `Player ${index}`, bot: null })),
    clock: { per: 'match', seconds: 600 },
    began: 1000,
  };
  const kept = new OpenTable('table', LiveTable.open({ ...game, bot: null }, setup, []), 1000);
  const stops = { interject: 'always', lulls: 'always' } as const;
  for (const index of seats) kept.table.command(index, { do: 'stops', stops }, 1000);
  const sent: string[] = [];
  const send = (text: string) => void sent.push(text);
  const watcher = (viewer: Watcher['viewer']): Watcher => ({
    viewer,
    have: null,
    follower: null,
    around: '',
    send,
  });
  kept.watchers.add(watcher(seat));
  kept.watchers.add(watcher('audience'));
  kept.tell(1000);
  return {
    sent,
    /** The same answer as in the real match; `false` where it cannot be given here. */
    give({ seat: who, pick }: Answer, now: number): boolean {
      const question = kept.table.questionTo(who);
      if (question === null) return false;
      const { refusal } = kept.table.answerByBot(
        { seat: who, level: '', optional: false },
        question,
        pick,
        now,
      );
      kept.tell(now);
      return refusal === null;
    },
  };
}

/** Continues matches and their twins from random moments, and compares all that is sent to each seat. */
function compare(game: Playable, seats: number, matches: number) {
  let frames = 0;
  const differences: string[] = [];
  for (let number = 0; number < matches; number++) {
    const whole = played(game, seats, `wire ${number}`);
    const random = new QuickRandom(seedFrom(`moments ${number}`));
    for (const seat of whole.seats)
      for (let moment = 0; moment < MOMENTS; moment++) {
        const here = whole.branch(random.index(whole.answers.length));
        const next = whole.answers.slice(here.answers.length, here.answers.length + ON);
        const twin = twinOf(game, here.from, next, seat, random);
        if (twin === null) continue;
        const { table, answers } = here.checkpoint();
        const [real, other] = [watched(here, table, seat), watched(here, twin, seat)];
        for (const [index, answer] of [...answers, ...next].entries()) {
          // In the twin another seat may hold other cards, and cannot give the same answer.
          const now = 2000 + index * 100;
          const given = [real, other].map((one) => one.give(answer, now));
          if (given.includes(false)) break;
          if (real.sent.join('\n') !== other.sent.join('\n')) differences.push(`seat ${seat} after ${index}`);
        }
        frames += real.sent.length;
      }
  }
  return { frames, differences };
}

test('what is sent to a seat is the same to the byte, whatever it cannot know', () => {
  const results = [compare(tutorial, 3, 4), compare(board, 2, 2), compare(board, 4, 2)];
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
  expect(results.reduce((sum, { frames }) => sum + frames, 0)).toBeGreaterThanOrEqual(5000);
});

test.each([
  ['the co-operative card game', cards, 2],
  ['the card game of two sides', gameNamed('lotr-tcg'), 2],
  ['the card game of two sides', gameNamed('lotr-tcg'), 3],
  ['the conquest', gameNamed('ragnarok'), 3],
] as const)('nor does a seat of %s learn of hands, decks and what lies face down', (_name, game, seats) => {
  const { differences, frames } = compare(game, seats, 1);
  expect(differences).toEqual([]);
  expect(frames).toBeGreaterThan(500);
});

test.each<[string, Partial<Playable>]>([
  [
    'a view that tells of the deck',
    {
      view: (state, viewer) => ({
        ...board.view(state, viewer),
        faces: [...(board.pieces?.(state).faces ?? [])],
      }),
    },
  ],
  [
    'a view whose length tells of the deck',
    {
      view: (state, viewer) => ({
        ...board.view(state, viewer),
        size: ' '.repeat(board.pieces?.(state).faces[59]?.length ?? 0),
      }),
    },
  ],
])('%s is found out', (_what, fault) => {
  expect(compare({ ...board, ...fault }, 2, 1).differences).not.toEqual([]);
});
