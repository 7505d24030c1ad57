import { answerOpen, botNamed } from '@concilio/bots';
import {
  asSeen,
  fieldsSeen,
  Match,
  NOTHING_SEEN,
  seat,
  seedFrom,
  frameFor,
  type SeenView,
  type Shape,
  view as kinds,
} from '@concilio/kernel';
import { type Block, type Piece, readView, seatNames, type Speaker, type Zone } from '@concilio/text';
import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { kit as lotrTcg } from '@concilio/lotr-tcg/kit';
import { kit as ragnarok } from '@concilio/ragnarok/kit';
import { kit as beacon } from '@concilio/tutorial/kit';
import type { Kit } from '@concilio/catalog';
import { expect, test } from 'vitest';
import type { TableProps } from '../table/contract.ts';
import { speakerFor } from '../table/markup.ts';
import { describeView } from './describe.ts';
import { graphOf } from './graph.ts';
import { groundOf } from '../stage/ground.ts';

const games = [beacon, lotrBoard, lotrLcg, lotrTcg, ragnarok] as unknown as readonly Kit[];
const names = ['Ana', 'Bruno', 'Carmen'];

/** Views of a seat at every moment of a match that bots play. */
function* moments(game: Kit): Generator<SeenView> {
  const match: Match<Shape> = Match.create(game, { seats: 3, seed: seedFrom('generic') });
  const bot = botNamed(game, 'simple', { playouts: 1 });
  if (bot === null) throw new Error('no bot');
  const players = match.seats.map((whose) => bot.player(game, whose, seedFrom('generic')));
  while (match.outcome === null) {
    yield frameFor(match, seat(0)).view;
    answerOpen(match, (whose, ...rest) => {
      const player = players[whose];
      if (player === undefined) throw new Error('no player');
      return player(whose, ...rest);
    });
  }
}

const idsOn = ({ pieces, on }: Zone): readonly string[] => [
  ...pieces.flatMap((piece) => [...(piece.id === null ? [] : [piece.id]), ...piece.on.flatMap(idsOn)]),
  ...on.flatMap(idsOn),
];
const idsIn = ({ zones, blocks }: Block): readonly string[] => [
  ...zones.flatMap(idsOn),
  ...blocks.flatMap(idsIn),
];

const speaker = (game: Kit): Speaker => speakerFor(game, 'en', names);

test.each(games.map((game) => [game.id, game] as const))(
  'every piece that a view of %s names is drawn, at every moment of a match',
  (_id, game) => {
    let looked = 0;
    for (const view of moments(game)) {
      const { shared, seats } = readView(speaker(game), view);
      const drawn = [shared, ...seats].flatMap(idsIn);
      const named = JSON.stringify(view).match(/(?<="id":")#\w+/g) ?? [];
      // What lies in an open demand is a word beside whoever has put it up.
      const onOffer: readonly string[] =
        JSON.stringify(fieldsSeen(view).payment ?? null).match(/(?<="id":")#\w+/g) ?? [];
      expect(named.filter((id) => !drawn.includes(id) && !onOffer.includes(id))).toEqual([]);
      looked++;
    }
    expect(looked).toBeGreaterThan(10);
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  'the table of %s can be heard in three languages',
  (_id, game) => {
    const [view = NOTHING_SEEN] = moments(game);
    for (const language of ['en', 'es', 'ro'] as const) {
      const props = { speaker: speakerFor(game, language, names), view } as unknown as TableProps;
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
  const [beaconView = NOTHING_SEEN] = moments(tutorial);
  const [lotrView = NOTHING_SEEN] = moments(lotr);
  expect(seatNames(speaker(tutorial), beaconView)).toEqual(names);
  expect([...seatNames(speaker(lotr), lotrView)].sort()).toEqual(['Frodo', 'Pippin', 'Sam']);
});

/** A card of the game by its name, as it lies on the table. */
function lying(view: object, name: string): Piece {
  const [, , lcg] = games;
  if (lcg === undefined) throw new Error('no games');
  const { shared, seats } = readView(speaker(lcg), asSeen(view));
  const all = ({ zones, blocks }: Block): readonly Piece[] => [
    ...zones.flatMap(({ pieces }) => pieces),
    ...blocks.flatMap(all),
  ];
  const found = [shared, ...seats].flatMap(all).find((piece) => piece.name === name);
  if (found === undefined) throw new Error(`${name} is not there`);
  return found;
}

test('a card in play shows its numbers, its tokens, what lies on it, and how it lies', () => {
  const aragorn = {
    id: '#1',
    card: 'aragorn',
    type: 'hero',
    exhausted: true,
    facedown: false,
    controller: 0,
    damage: 2,
    progress: 0,
    resources: 1,
    committed: true,
    willpower: 4,
    hitPoints: 3,
    changed: [{ number: 'willpower', source: '#2', amount: 2 }],
    attachments: [{ id: '#2', card: 'celebrians-stone', exhausted: false, damage: 0, attachments: [] }],
    shadows: [{ card: null }],
  };
  const piece = lying({ seats: [{ inPlay: [aragorn] }] }, 'Aragorn');
  expect(piece.numbers).toEqual([
    {
      field: 'willpower',
      label: 'Willpower',
      value: 4,
      changes: [{ by: 'Celebrían’s Stone', amount: 2 }],
    },
    { field: 'hit-points', label: 'Hit points left', value: 3, changes: [] },
  ]);
  expect(piece.tokens.map(({ label, value }) => `${label} ${value}`)).toEqual(['Damage 2', 'Resources 1']);
  expect([piece.turned, piece.faceDown, piece.type]).toEqual(['Exhausted', null, 'Hero']);
  // Whose it is goes without saying before the own seat.
  expect(piece.facts.map(({ label }) => label)).toEqual(['On the quest']);
  expect(piece.on.map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Attachments 1',
    'Shadow cards 1',
  ]);
});

test('a single card is a zone, a discard is a pile, and what is under way marks who is in it', () => {
  const [, , lcg] = games;
  if (lcg === undefined) throw new Error('no games');
  const spider = { id: '#7', card: 'forest-spider', exhausted: false, attack: 2 };
  const { shared, seats, marks } = readView(
    speaker(lcg),
    asSeen({
      quest: { id: '#5', card: 'flies-and-spiders', exhausted: false, progress: 3 },
      phase: 'combat',
      attack: { enemy: '#7', seat: 0, defenders: [] },
      seats: [
        {
          deck: {
            count: 20,
            cards: [],
            shackles: [{ id: '#9', card: 'the-necromancers-reach', exhausted: false }],
          },
          discard: [{ id: '#6', card: 'sneak-attack' }],
          engaged: [spider],
        },
      ],
    }),
  );
  expect(shared.zones.map(({ label, count, isPile }) => ({ label, count, isPile }))).toEqual([
    { label: 'Quest', count: 1, isPile: false },
  ]);
  expect(shared.facts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Phase: Combat',
    'Attack: Forest Spider · Ana',
  ]);
  expect(shared.facts[0]?.among.filter(({ isNow }) => isNow)).toEqual([{ text: 'Combat', isNow: true }]);
  expect(marks.get('#7')).toBe('Attack');
  const [deck, discard] = seats[0]?.zones ?? [];
  expect([deck?.isPile, deck?.count, deck?.on[0]?.label]).toEqual([true, 20, 'On the deck']);
  expect([discard?.isPile, discard?.count]).toEqual([true, 1]);
});

test('places that name their neighbours are a map, with what is there on each of them', () => {
  const { shared } = readView(
    speaker(ragnarok as unknown as Kit),
    asSeen({
      regions: [
        {
          id: 'region-1',
          beside: ['region-2'],
          owner: 1,
          population: 0,
          armies: [{ id: 'army-1-0', seat: 1, value: 3 }],
        },
        { id: 'region-2', beside: ['region-1'], owner: null, population: 4, armies: [] },
      ],
      realms: [
        { id: 'alfheim', regions: ['region-2'], allies: [0] },
        { id: 'vanaheim', regions: ['region-1'], allies: [] },
      ],
    }),
  );
  if (shared.map === null) throw new Error('no map');
  const { nodes, edges } = graphOf(shared.map);
  expect(edges).toEqual([
    ['region-1', 'region-2'],
    ['region-1', 'vanaheim'],
    ['alfheim', 'region-2'],
  ]);
  expect(nodes.map(({ id, kind }) => [id, kind])).toEqual([
    ['region-1', 0],
    ['region-2', 0],
    ['alfheim', 1],
    ['vanaheim', 1],
  ]);
  // Nobody and nothing have no token.
  expect(nodes.map(({ tokens }) => tokens.map(({ id, seat, text }) => [id, seat, text]))).toEqual([
    [
      [null, 1, ''],
      ['army-1-0', 1, '3'],
    ],
    [[null, null, '4']],
    [[null, 0, 'Allied with']],
    [],
  ]);
  for (const { x, y } of nodes) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
  expect(shared.zones).toEqual([]);
});

test('a card looks the same whenever it is drawn, and unlike others', () => {
  expect(groundOf('ember-1')).toBe(groundOf('ember-1'));
  expect(groundOf('ember-1')).not.toBe(groundOf('ember-2'));
});

test('a number is what its kind says, whatever its field is called', () => {
  const tiny: Kit = {
    ...(beacon as unknown as Kit),
    contract: {
      view: kinds.record({
        heroes: kinds.counter(),
        ring: kinds.counter(),
        first: kinds.counter(),
        odd: kinds.seat(),
        seats: kinds.perSeat({ priests: kinds.counter(), wheel: kinds.list(kinds.counter()) }),
      }),
      questions: {},
      events: {},
      texts: {},
    },
  };
  const { shared, seats } = readView(
    speaker(tiny),
    asSeen({
      heroes: 1,
      ring: 0,
      first: 2,
      odd: 1,
      seats: [{ priests: 1, wheel: [0, 1] }],
    }),
  );
  const said = [shared, ...seats].flatMap(({ facts }) => facts.map(({ label, text }) => `${label} ${text}`));
  expect(said).toEqual(['heroes 1', 'ring 0', 'first 2', 'odd Bruno', 'priests 1', 'wheel 0 · 1']);
});
