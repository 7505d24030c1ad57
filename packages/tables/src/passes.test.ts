import type { Playable } from '@concilio/bots';
import {
  type DeclaredQuestions,
  chooseOne,
  Match,
  NO_OPTIONS,
  noContract,
  schema,
  seat,
  type Seat,
  seedFrom,
  type Shape,
  view,
} from '@concilio/kernel';
import { expect, test } from 'vitest';
import { LiveTable } from './live.ts';

/** Seat 0 lays its two cards one by one, and the others may cry out once each; then it does so again. */
interface Laying {
  state: { cards: string[]; cried: boolean[]; rounds: number };
  options: object;
  steps: { lay: object };
  view: object;
  questions: DeclaredQuestions;
  events: { laid: { readonly seat: Seat; readonly what: string } };
}

const CARDS = ['rook', 'crow'];
const laying: Playable<Laying> = {
  id: 'laying',
  version: 1,
  kind: 'cooperative',
  seats: { min: 3, max: 3 },
  options: schema.record({}),
  create: () => ({ cards: [...CARDS], cried: [false, false, false], rounds: 0 }),
  start: 'lay',
  steps: {
    lay(play) {
      const { state } = play;
      const { seat: who, pick } = play.askAny(play.seats, (asked) => {
        if (asked === 0)
          return chooseOne(
            'lay',
            state.cards.map((id) => ({ id })),
          );
        return state.cried[asked] === true ? null : chooseOne('cry', [{ id: 'caw' }]);
      });
      play.tell('laid', { seat: who, what: pick });
      if (who !== 0) state.cried[who] = true;
      else state.cards = state.cards.filter((id) => id !== pick);
      if (state.cards.length === 0) {
        state.cards = [...CARDS];
        state.rounds += 1;
      }
      play.then('lay', {});
    },
  },
  outcome: ({ rounds }) => (rounds > 3 ? { winners: [], scores: [0, 0, 0], reason: 'end' } : null),
  view: () => ({}),
  imagine: () => {},
  // Bots lay the first card, and never cry out.
  bot: { policy: (_state, _seat, _question, _chance, optional) => (optional ? null : 'rook') },
  contract: {
    ...noContract,
    events: { laid: { data: { seat: view.seat(), what: view.word() }, text: '' } },
  },
};
const game = laying as unknown as Playable<Shape>;
const [lays, cries, other] = [seat(0), seat(1), seat(2)];

const setup = (bots: readonly (string | null)[]) => ({
  game: game.id,
  version: game.version,
  options: NO_OPTIONS,
  seed: seedFrom('passes'),
  start: null,
  name: '',
  seats: bots.map((bot) => ({ name: 'Ana', bot })),
  clock: null,
  began: 0,
});
const open = (bots: readonly (string | null)[]) => LiveTable.open(game, setup(bots), []);

function answer(table: LiveTable, who: Seat, pick: string): void {
  const question = table.frameFor(who, null).questions[0]?.question ?? '';
  expect(table.command(who, { do: 'answer', question, pick }, 1).refusal).toBeNull();
}

function pass(table: LiveTable, who: Seat): void {
  const question = table.frameFor(who, null).questions[0]?.question ?? '';
  expect(table.command(who, { do: 'pass', question }, 1).refusal).toBeNull();
}

test('whoever has let pass is not waited for again while the moment goes on, and may still act', () => {
  const table = open([null, null, null]);
  pass(table, cries);
  expect(table.waitsFor(cries)).toBe(false);
  expect(table.frameFor(cries, null).questions).toEqual([]);
  answer(table, other, 'caw');
  expect(table.waitsFor(cries)).toBe(false);
  expect(table.frameFor(cries, null).questions).toHaveLength(1);
  answer(table, lays, 'rook');
  expect(table.waitsFor(cries)).toBe(false);
});

test('when the same can be picked once more it is another moment', () => {
  const table = open([null, null, null]);
  for (const card of CARDS) {
    pass(table, cries);
    answer(table, lays, card);
  }
  expect(table.waitsFor(cries)).toBe(true);
});

test('after an undo everybody is heard again', () => {
  const table = open([null, null, null]);
  pass(table, cries);
  answer(table, lays, 'rook');
  table.command(lays, { do: 'undo' }, 2);
  for (const who of [cries, other]) table.command(who, { do: 'consent', agree: true }, 2);
  expect(table.match.answered).toBe(0);
  expect(table.waitsFor(cries)).toBe(true);
});

test('an only option is taken for whoever is alone, once the bots were heard', () => {
  const match = Match.create(game, { seats: 3, seed: seedFrom('passes') });
  const table = LiveTable.from(game, match, setup([null, 'simple', 'simple']));
  answer(table, lays, 'rook');
  expect(table.match.answered).toBe(1);
  expect(table.waitsFor(lays)).toBe(false);
  for (const who of [cries, other]) {
    const turn = table.botTurn(() => true);
    expect(turn).toMatchObject({ seat: who, optional: true });
    if (turn !== null) table.answerByBot(turn, table.questionTo(who) ?? '', table.think(turn), 1);
  }
  expect(table.match.answers.map(({ pick, by }) => [pick, by])).toEqual([
    ['rook', 'person'],
    ['crow', 'stop'],
  ]);
});

test('among several people, or where somebody wants to be, they are asked for an only option too', () => {
  const several = open([null, null, 'simple']);
  answer(several, lays, 'rook');
  expect(several.waitsFor(lays)).toBe(true);
  const match = Match.create(game, { seats: 3, seed: seedFrom('passes') });
  const atOneScreen = LiveTable.from(game, match, setup([null, null, 'simple']), { oneScreen: true });
  answer(atOneScreen, lays, 'rook');
  expect(atOneScreen.waitsFor(lays)).toBe(true);
  const curious = open([null, 'simple', 'simple']);
  curious.command(lays, { do: 'stops', stops: { interject: 'always', lulls: 'new', only: 'asked' } }, 0);
  answer(curious, lays, 'rook');
  expect(curious.waitsFor(lays)).toBe(true);
});

test('one person with several seats is not asked for an only option, unless another of their seats has more', () => {
  const match = Match.create(game, { seats: 3, seed: seedFrom('passes') });
  const table = LiveTable.from(game, match, setup([null, null, null]), { alone: true });
  answer(table, lays, 'rook');
  expect(table.waitsFor(lays)).toBe(true);
  for (const who of [cries, other]) pass(table, who);
  expect(table.match.answers.at(-1)?.by).toBe('stop');
});
