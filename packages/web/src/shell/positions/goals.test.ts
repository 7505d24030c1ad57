import { parseSource, start } from '@concilio/positions';
import type { Shape } from '@concilio/kernel';
import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import { kit as beacon } from '@concilio/tutorial/kit';
import type { Kit } from '@concilio/catalog';
import { format, type Values } from '@concilio/text';
import { expect, test } from 'vitest';
import { goalsAfter, goalText } from './goals.ts';
import { speakerFor } from '../../table/markup.ts';
import { type Key, texts } from '../../table/text/index.ts';

const games = [beacon, lotrBoard] as unknown as readonly Kit[];
const started = (game: Kit, text: string) => start<Shape>(game, parseSource(text));

const puzzle = `game: tutorial
seats: [Ana, Bruno]
at: { step: turn, with: { seat: Ana } }
given:
  goal: 6
  fire: [Ember 4]
  seats:
    Ana: { hand: [Ember 6, Ember 1] }
then:
  - { path: seats.Ana.points, equals: 2 }
  - { event: beacon.flared, with: { seat: Ana }, count: 1 }
`;

test('a goal holds as soon as the answers bring it about', () => {
  const [game] = games;
  if (game === undefined) throw new Error('no game');
  const position = started(game, puzzle);
  const holding = (...answers: Parameters<typeof goalsAfter>[2]) =>
    goalsAfter(game, position, answers).map(({ holds }) => holds);
  expect(holding()).toEqual([false, false]);
  const { match } = position;
  const open = match.open[0];
  if (open === undefined || open.question.kind !== 'one') throw new Error('nothing is asked');
  const six = open.question.options.find(({ id }) =>
    JSON.stringify(match.view('referee')).includes(`{"id":"${id}","card":"ember-6"}`),
  );
  const answer = { question: open.fingerprint, seat: open.seat, pick: six?.id ?? '', by: 'person' };
  expect(holding(answer)).toEqual([true, true]);
});

test.each(games.flatMap((game) => game.position.examples.map((text) => [game, text] as const)))(
  'every goal of every example is a sentence in three languages',
  (game, text) => {
    const { goals, seats: names } = started(game, text);
    for (const language of ['en', 'es', 'ro'] as const)
      for (const goal of goals) {
        const say = (key: Key, values: Values = {}) => format(language, texts[language][key], values);
        const said = goalText(speakerFor(game, language, names), say, goal);
        expect(said).not.toMatch(/goal\.|view\.|undefined|\[object/);
        expect(said.length).toBeGreaterThan(3);
      }
  },
);
