import { describe, expect, test } from 'vitest';
import { PRINTED } from '../../test/printed.ts';
import { kit as lotrBoard } from '../kit.ts';
import { rules } from '../reference.ts';
import {
  ADVENTURE,
  BOARDS,
  CARDS,
  type Effect,
  FACES,
  GANDALF,
  GOLD_RUNES,
  HAVENS,
  HOBBITS,
  JOURNEY,
  LEGENDARY,
  LIFE_TOKENS,
  type Space,
  SYMBOLS,
  TILES,
  type Trial,
  TRIALS,
} from './index.ts';

const copies = (things: readonly { readonly copies: number }[]) =>
  things.reduce((sum, thing) => sum + thing.copies, 0);

describe('the box', () => {
  test('LOB-1.04: four conflict boards, 23 story tiles, 5 hobbits, and a die with six faces', () => {
    expect(BOARDS.map(({ id }) => id)).toEqual(['moria', 'helms-deep', 'shelobs-lair', 'mordor']);
    expect(copies(TILES)).toBe(23);
    expect(HOBBITS.map(({ id }) => id)).toEqual(['frodo', 'sam', 'pippin', 'merry', 'fatty']);
    expect(FACES).toHaveLength(6);
  });

  test('LOB-1.04, LOB-2.03, LOB-2.04: five activity markers are enough, and all needed in Mordor only', () => {
    // One marker is always on the main board.
    expect(BOARDS.map(({ tracks }) => 1 + tracks.length)).toEqual([4, 4, 4, 5]);
    for (const { tracks } of BOARDS)
      expect(new Set(tracks.map(({ activity }) => activity)).size).toBe(tracks.length);
  });

  test('LOB-1.05: 60 adventure cards, 35 legendary cards by place, 5 Gandalf cards, 5 hobbit cards', () => {
    expect(copies(ADVENTURE)).toBe(60);
    expect(ADVENTURE.every(({ location }) => location === null)).toBe(true);
    const byPlace = JOURNEY.map((place) => copies(LEGENDARY.filter(({ location }) => location === place)));
    expect(byPlace).toEqual([0, 12, 2, 12, 4, 2, 3]);
    expect(LEGENDARY).toHaveLength(35);
    expect(GANDALF).toHaveLength(5);
    expect(HOBBITS).toHaveLength(5);
  });

  test('LOB-1.06: 3 hearts, 3 suns and 5 rings; two gold runes of each value', () => {
    expect(LIFE_TOKENS).toEqual({ heart: 3, sun: 3, ring: 5 });
    expect(GOLD_RUNES.map(({ value, copies }) => [value, copies])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  test('LOB-1.08: adventure cards are brown or grey; green cards are legendary and have text for symbols', () => {
    expect(new Set(ADVENTURE.map(({ colour }) => colour))).toEqual(new Set(['brown', 'grey']));
    expect(new Set(LEGENDARY.map(({ colour }) => colour))).toEqual(new Set(['brown', 'grey', 'green']));
    for (const { id, colour, symbol, symbols, power } of CARDS) {
      const isStory = colour === 'green';
      expect([symbol === null, symbols === 0, power !== undefined], id).toEqual([isStory, isStory, isStory]);
    }
    const stories = LEGENDARY.filter(({ colour }) => colour === 'green').map(({ id }) => id);
    expect(stories.toSorted()).toEqual([
      'athelas',
      'belt-of-galadriel',
      'elessar',
      'gandalfs-staff',
      'lembas',
      'miruvor',
      'mithril-coat',
      'phial-of-galadriel',
    ]);
  });

  test('LOB-1.09: four activities and the star; a card shows one kind of symbol', () => {
    expect(SYMBOLS).toEqual(['fighting', 'friendship', 'hiding', 'travel', 'star']);
    const shown = CARDS.flatMap(({ symbol }) => symbol ?? []);
    expect(new Set(shown)).toEqual(new Set(SYMBOLS));
    for (const { activity } of BOARDS.flatMap(({ tracks }) => tracks))
      expect(['fighting', 'friendship', 'hiding', 'travel']).toContain(activity);
  });
});

const spelled = (spaces: readonly Space[]): string =>
  spaces.map((space) => (typeof space === 'object' ? space.card : space)).join(' ');

describe.each(PRINTED)('the board of $id', ({ id, main, numbers, tracks, events }) => {
  const board = BOARDS.find((one) => one.id === id);

  test('LOB-22.01: has the spaces and the events that are printed', () => {
    const read = board?.tracks.map(({ activity, spaces }) => [activity, spelled(spaces)]) ?? [];
    expect(Object.fromEntries(read)).toEqual(tracks);
    expect(board?.events.map((event) => event.id)).toEqual(events);
  });

  test('LOB-4.04: numbers the spaces of its main track, the start included, and no others', () => {
    expect(board?.main).toBe(main);
    expect(board?.numbers).toEqual(numbers);
    const spaces = board?.tracks.find(({ activity }) => activity === main)?.spaces ?? [];
    expect(board?.numbers).toHaveLength(spaces.length + 1);
  });

  test('LOB-2.04: has three tracks, or four in Mordor', () => {
    expect(board?.tracks).toHaveLength(id === 'mordor' ? 4 : 3);
  });

  test('LOB-22.01, LOB-1.06: shows as many life tokens as there are, and in Mordor no rings', () => {
    const spaces = board?.tracks.flatMap((track) => track.spaces) ?? [];
    const shown = (life: string) => spaces.filter((space) => space === life).length;
    expect([shown('heart'), shown('sun'), shown('ring')]).toEqual(id === 'mordor' ? [3, 3, 0] : [3, 3, 5]);
  });

  test('LOB-22.01: gives away the legendary cards of its own place, each once', () => {
    const shown = board?.tracks.flatMap((track) =>
      track.spaces.flatMap((space) => (typeof space === 'object' ? space.card : [])),
    );
    const taken = board?.events.flatMap((event) =>
      event.then.flatMap((effect) => (effect.does === 'take' ? effect.card : [])),
    );
    const own = LEGENDARY.filter(({ location }) => location === id).map((card) => card.id);
    expect([...(shown ?? []), ...(taken ?? [])].toSorted()).toEqual(own.toSorted());
  });
});

/** An event in short, so that it can be compared with what is printed: who must give what, and what follows. */
function told({ demand, condition, then, otherwise }: Trial): string {
  const { of, symbols, lives, ...rest } = demand ?? {};
  const asked = Object.entries({ ...symbols, ...lives, ...rest }).map(
    ([what, amount]) => `${amount} ${what}`,
  );
  const when = [
    ...(of === undefined ? [] : [`${of} ${asked.join(' + ')}`]),
    ...(condition?.complete?.map((track) => `${track} complete`) ?? []),
    ...(condition?.reached === undefined ? [] : [`${condition.reached.track} at ${condition.reached.space}`]),
  ].join(' + ');
  const effects = (list: readonly Effect[]) => list.map(effectInShort).join(', ') || 'nothing';
  return when === '' ? effects(then) : `${when}: ${effects(then)}; else ${effects(otherwise)}`;
}

function effectInShort(effect: Effect): string {
  if (effect.does === 'either') return effect.of.map(effectInShort).join(' or ');
  const { does, ...rest } = effect;
  return [does, ...Object.values(rest)].join(' ');
}

test.each([
  ['speak-friend', 'group 1 friendship + 1 star: nothing; else sauron 1'],
  ['watcher-in-the-water', 'each 1 hiding: nothing; else roll payer 1'],
  ['stone-in-the-well', 'active 2 matching: take pipe; else sauron 1, nextEvent'],
  ['trapped', 'travel complete + hiding complete: nothing; else sauron 2, roll bearer 1'],
  ['orcs-attack', 'group 5 fighting: nothing; else sauron 2'],
  ['fly-you-fools', 'one 3 corruption: nothing; else roll each 1'],
  ['wormtongue-unmasked', 'one 1 friendship + 1 fighting: nothing; else clearLegendary'],
  ['rohan-rides', 'friendship complete: take riders-of-rohan; else sauron 1, roll bearer 1'],
  ['orcs-at-the-gate', 'travel at 5: draw each 1; else sauron 2'],
  ['fire-of-orthanc', 'active 2 matching: nothing; else roll each 1'],
  ['orcs-storm-forward', 'group 1 heart + 1 sun + 1 ring: nothing; else sauron 2'],
  ['orcs-conquer', 'travel complete: sauron 2; else sauron 2, roll bearer 2'],
  ['gollum-follows', 'group 7 runes: take gollum, draw others 2; else nothing'],
  ['faces-of-the-dead', 'each 1 star: nothing; else loseRunes payer 3'],
  ['forbidden-pool', 'one 5 runes: draw each 1; else sauron 2'],
  ['nazgul-search', 'bearer 3 matching: heal bearer; else roll each 1'],
  ['shelob-appears', 'active 2 rolls: nothing; else sauron 2'],
  ['shelob-attacks', 'group 7 fighting: nothing; else sauron 3'],
  ['sam-saves-frodo', 'each 3 runes: draw payer 2 or heal payer; else nothing'],
  ['nazgul-attack', 'one eowyn card: draw each 1; else roll each 1'],
  ['pelennor-fields', 'each 1 heart: nothing; else roll payer 1, discard payer 2'],
  ['mouth-of-sauron', 'each 1 sun: nothing; else roll payer 1, discard payer 2'],
  ['surrounded', 'group 7 cards: nothing; else sauron 3'],
  ['ring-is-mine', 'loseTheGame'],
])('LOB-22.01: the event %s', (id, printed) => {
  const events = BOARDS.flatMap((board) => board.events);
  expect(events).toHaveLength(24);
  expect(events.filter((event) => event.id === id).map(told)).toEqual([printed]);
});

/** Effects that contain others are told with them. */
const flat = (effect: Effect): readonly Effect[] =>
  effect.does === 'either' ? [effect, ...effect.of.flatMap(flat)] : [effect];

describe('what is printed', () => {
  test('LOB-22.01: events use only the effects that the rules name', () => {
    const used = BOARDS.flatMap(({ events }) =>
      events.flatMap(({ then, otherwise }) => [...then, ...otherwise].flatMap(flat).map(({ does }) => does)),
    );
    // Dots, eye, die and light circle (LOB-6.02, LOB-6.03), cards and runes lost or gained, the next event, the end.
    expect(new Set(used)).toEqual(
      new Set([
        'sauron',
        'roll',
        'heal',
        'draw',
        'discard',
        'loseRunes',
        'take',
        'clearLegendary',
        'nextEvent',
        'either',
        'loseTheGame',
      ]),
    );
  });

  test('LOB-22.01: nothing that is printed has code of its own', () => {
    expect(lotrBoard.content?.filter(({ plainFunctions }) => plainFunctions !== 0)).toEqual([]);
    const ids = lotrBoard.content?.map(({ id }) => id) ?? [];
    for (const { id } of [...BOARDS, ...TRIALS, ...CARDS, ...TILES]) expect(ids).toContain(id);
    // Plain data: it can be written down and read back without loss.
    for (const data of [BOARDS, HAVENS, CARDS, TILES]) expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  test('LOB-22.02: nine kinds of tile, 23 in all', () => {
    expect(Object.fromEntries(TILES.map(({ id, copies }) => [id, copies]))).toEqual({
      'tile-fighting': 3,
      'tile-friendship': 3,
      'tile-hiding': 3,
      'tile-travel': 3,
      'influence-of-the-ring': 2,
      'will-of-sauron': 1,
      'passage-of-time': 6,
      'no-options': 1,
      'losing-ground': 1,
    });
    // Either an activity or what it brings, never both.
    for (const { id, activity, trial } of TILES) expect([activity, trial], id).toContain(undefined);
    expect(TILES.flatMap(({ activity }) => activity ?? [])).toEqual([
      'fighting',
      'friendship',
      'hiding',
      'travel',
    ]);
  });

  test('LOB-22.02: the 60 adventure cards, twelve of each symbol, one symbol each', () => {
    expect(
      Object.fromEntries(ADVENTURE.map((card) => [`${card.symbol} ${card.colour}`, card.copies])),
    ).toEqual({
      'fighting brown': 7,
      'fighting grey': 5,
      'friendship brown': 7,
      'friendship grey': 5,
      'hiding brown': 7,
      'hiding grey': 5,
      'travel brown': 7,
      'travel grey': 5,
      'star brown': 12,
    });
    for (const symbol of SYMBOLS)
      expect(copies(ADVENTURE.filter((card) => card.symbol === symbol)), symbol).toBe(12);
    expect(ADVENTURE.every(({ symbols }) => symbols === 1)).toBe(true);
  });

  test('LOB-22.03: the synopsis of the story has no rules', () => {
    const ids = rules.filter(({ page }) => page > 19).map(({ id }) => id);
    expect(ids).toEqual(['LOB-22.03']);
  });
});
