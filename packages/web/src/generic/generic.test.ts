import { answerOpen, botNamed } from '@concilio/bots';
import { Match, seat, seedFrom, seenBy, type JsonRecord, type Shape } from '@concilio/kernel';
import { lotrBoard } from '@concilio/lotr-board';
import { beacon } from '@concilio/tutorial';
import type { AnyGame, Words } from '@concilio/words';
import { expect, test } from 'vitest';
import type { TableProps } from '../table/contract.ts';
import { wordsFor } from '../table/ink.ts';
import { seatNames } from '../table/names.ts';
import { describeView } from './describe.ts';
import { graphIn } from './graph.ts';
import { groundOf } from './ground.ts';
import { type Block, readView } from './read.ts';

const games = [beacon, lotrBoard] as unknown as readonly AnyGame[];
const names = ['Ana', 'Bruno', 'Carmen'];

/** Views of a seat at every moment of a match that bots play. */
function* moments(game: AnyGame): Generator<JsonRecord> {
  const match: Match<Shape> = Match.create(game, { seats: 3, seed: seedFrom('generic') });
  const bot = botNamed(game, 'simple', { playouts: 1 });
  if (bot === null) throw new Error('no bot');
  const players = match.seats.map((whose) => bot.player(game, whose, seedFrom('generic')));
  while (match.outcome === null) {
    yield seenBy(match, seat(0)).view as JsonRecord;
    answerOpen(match, (whose, ...rest) => {
      const player = players[whose];
      if (player === undefined) throw new Error('no player');
      return player(whose, ...rest);
    });
  }
}

const idsIn = ({ zones, blocks }: Block): readonly string[] => [
  ...zones.flatMap(({ pieces }) => pieces.flatMap(({ id }) => id ?? [])),
  ...blocks.flatMap(idsIn),
];

const words = (game: AnyGame): Words => wordsFor(game, 'en', names);

test.each(games.map((game) => [game.id, game] as const))(
  'every piece that a view of %s names is drawn, at every moment of a match',
  (_id, game) => {
    let looked = 0;
    for (const view of moments(game)) {
      const { shared, seats } = readView(words(game), view);
      const drawn = [shared, ...seats].flatMap(idsIn);
      const named = JSON.stringify(view).match(/(?<="id":")#\w+/g) ?? [];
      // What lies in an open demand is a word beside whoever has put it up.
      const onOffer = JSON.stringify(view['payment'] ?? null).match(/(?<="id":")#\w+/g) ?? [];
      expect(named.filter((id) => !drawn.includes(id) && !onOffer.includes(id))).toEqual([]);
      looked++;
    }
    expect(looked).toBeGreaterThan(10);
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  'the table of %s can be heard in three languages',
  (_id, game) => {
    const [view = {}] = moments(game);
    for (const language of ['en', 'es', 'ro'] as const) {
      const props = { words: wordsFor(game, language, names), view } as unknown as TableProps;
      const paragraphs = describeView(props);
      expect(paragraphs.length).toBeGreaterThan(3);
      for (const { title, text } of paragraphs)
        expect(`${title} ${text}`).not.toMatch(/undefined|\[object|view\./);
    }
  },
);

test('seats are called by the names that they bear, where a game gives them any', () => {
  const [tutorial, lotr] = games;
  if (tutorial === undefined || lotr === undefined) throw new Error('no games');
  const [beaconView = {}] = moments(tutorial);
  const [lotrView = {}] = moments(lotr);
  expect(seatNames(words(tutorial), beaconView)).toEqual(names);
  expect([...seatNames(words(lotr), lotrView)].sort()).toEqual(['Frodo', 'Pippin', 'Sam']);
});

test('a list of places that name their neighbours is a map; anything else is not', () => {
  const map = [
    { id: 'a', next: ['b'] },
    { id: 'b', next: ['a', 'c'] },
    { id: 'c', next: ['b'] },
  ];
  const graph = graphIn(map);
  expect(graph?.edges).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ]);
  for (const { x, y } of graph?.nodes ?? []) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
  expect(
    graphIn([
      { id: '#1', card: 'x' },
      { id: '#2', card: 'y' },
    ]),
  ).toBeNull();
  expect(graphIn([])).toBeNull();
});

test('a card looks the same whenever it is drawn, and unlike others', () => {
  expect(groundOf('ember-1')).toBe(groundOf('ember-1'));
  expect(groundOf('ember-1')).not.toBe(groundOf('ember-2'));
});
