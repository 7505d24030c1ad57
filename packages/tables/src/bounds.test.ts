import {
  type DeclaredQuestions,
  chooseOne,
  NO_OPTIONS,
  noContract,
  type Play,
  schema,
  seat,
  seedFrom,
  type Shape,
} from '@concilio/kernel';
import { type Playable } from '@concilio/bots';
import { kit as beacon } from '@concilio/tutorial/kit';
import { expect, test } from 'vitest';
import type { TableSetup, TableEntry } from './entry.ts';
import { LiveTable, MOST_LINES, MOST_UNDOS } from './live.ts';

const ana = seat(0);
const tutorial = beacon as unknown as Playable<Shape>;
const found = (game: Playable<Shape>, bots: readonly (string | null)[]): TableSetup => ({
  game: game.id,
  version: game.version,
  options: NO_OPTIONS,
  seed: seedFrom('bounds'),
  start: null,
  name: '',
  seats: bots.map((bot) => ({ name: 'Ana', bot })),
  clock: { per: 'match', seconds: 60 },
  began: 0,
});
const commands = [
  { do: 'answer', question: 'x', pick: 'x' },
  { do: 'undo' },
  { do: 'consent', agree: true },
  { do: 'bot', level: 'simple' },
] as const;

test('a log that is full takes nothing more, and nobody answers by themselves; whoever gives up ends it', () => {
  const timeout: TableEntry = { at: 1, kind: 'timeout', seat: ana };
  const lines = Array.from({ length: MOST_LINES }, () => timeout);
  const table = LiveTable.open(tutorial, found(tutorial, [null, 'simple']), lines);
  const nothing = { entries: [], refusal: 'log full' };
  for (const command of commands) expect(table.command(ana, command, 2)).toEqual(nothing);
  expect(table.botTurn(() => true)).toBeNull();
  expect(table.due).toBeNull();
  expect(table.standIn(ana, 2).entries).toEqual([]);
  expect(table.command(ana, { do: 'concede' }, 2).entries).toHaveLength(1);
  expect(table.isOver).toBe(true);

  const fewer = LiveTable.open(tutorial, found(tutorial, [null, 'simple']), lines.slice(1));
  expect(fewer.command(ana, { do: 'bot', level: 'simple' }, 2).refusal).toBeNull();
});

test('who has taken back a thousand times does so no more', () => {
  const undo: TableEntry = { at: 1, kind: 'undo', seat: ana, to: 0, agreed: [] };
  const table = LiveTable.open(
    tutorial,
    found(tutorial, [null, 'simple']),
    Array.from({ length: MOST_UNDOS - 1 }, () => undo),
  );
  const answer = () => {
    for (;;) {
      const [open] = table.match.open;
      const turn = { seat: open?.seat ?? ana, level: 'simple', optional: false };
      table.answerByBot(turn, open?.fingerprint ?? '', table.think(turn), 1);
      if (open?.seat === ana) return;
    }
  };
  answer();
  expect(table.command(ana, { do: 'undo' }, 2).refusal).toBeNull();
  answer();
  expect(table.command(ana, { do: 'undo' }, 2)).toEqual({ entries: [], refusal: 'too many undos' });
});

test('who has given up does not give up again', () => {
  const together: Playable<Shape> = { ...tutorial, kind: 'cooperative' };
  const table = LiveTable.open(together, found(together, [null, null]), []);
  expect(table.command(ana, { do: 'concede' }, 2).refusal).toBeNull();
  expect(table.command(ana, { do: 'concede' }, 2)).toEqual({ entries: [], refusal: 'illegal' });
});

interface Windowed {
  state: { passed: number };
  options: object;
  steps: { round: object };
  view: object;
  questions: DeclaredQuestions;
  events: Record<string, object>;
}

/** A game whose pass window names an answer that is not among its options. */
const windowed: Playable<Windowed> = {
  id: 'windowed',
  version: 1,
  kind: 'versus',
  seats: { min: 1, max: 1 },
  bot: null,
  options: schema.record({}),
  create: () => ({ passed: 0 }),
  start: 'round',
  steps: {
    round(play: Play<Windowed>) {
      play.ask(ana, chooseOne('first', [{ id: 'go' }]));
      play.ask(ana, {
        ...chooseOne('act', [{ id: 'act' }, { id: 'pass' }]),
        passWindow: { of: 'round', pass: 'no such answer', asks: 'never' },
      });
      play.then('round', {});
    },
  },
  outcome: () => null,
  view: () => ({}),
  imagine: () => undefined,
  contract: noContract,
};

test('what a stop would answer is refused: the seat is asked, and the host hears of it', () => {
  const game = windowed as unknown as Playable<Shape>;
  const table = LiveTable.open(game, found(game, [null]), []);
  const [question] = table.frameFor(ana, null).questions;
  const applied = table.command(ana, { do: 'answer', question: question?.question ?? '', pick: 'go' }, 2);
  expect(applied).toMatchObject({ refusal: null, autoAnswerFailed: 'illegal' });
  expect(applied.entries).toHaveLength(1);
  expect(table.frameFor(ana, null).questions).toMatchObject([{ key: 'act' }]);
  expect(table.welcomeBack(ana, 3).autoAnswerFailed).toBe('illegal');
});
