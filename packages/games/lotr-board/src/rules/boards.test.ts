import { type AgendaRecord, Match, newTable, type PieceId, seat, seedFrom } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../test/played.ts';
import { type Activity, BOARDS, facesOf, JOURNEY, LEGENDARY, type Space } from '../content/index.ts';
import { lotrBoard } from '../game.ts';
import { type State, thing } from '../state.ts';

/** A match that stands at these steps of a board, the first of them next; nobody has a card, and the Ring is worn. */
function standing(
  board: string,
  agenda: readonly AgendaRecord[],
  prepare: (state: State) => void = () => {},
  text = board,
): Table {
  const seed = seedFrom(text);
  const start = newTable(lotrBoard, 3, Match.create(lotrBoard, { seats: 3, seed }).options, seed);
  const { state } = start;
  const { tracks, numbers } = boardCalled(board);
  state.place = JOURNEY.findIndex((place) => place === board);
  state.conflict = { board, markers: tracks.map(() => 0), events: 0, ringWorn: true, over: false };
  state.reached = numbers[0] ?? 0;
  state.gandalf = [];
  prepare(state);
  start.agenda = agenda.toReversed();
  return Match.create(lotrBoard, { seats: 3, seed, start });
}

function boardCalled(id: string) {
  const board = BOARDS.find((one) => one.id === id);
  if (board === undefined) throw new Error(`There is no board "${id}".`);
  return board;
}

function conflictOf(state: State) {
  if (state.conflict === null) throw new Error('There is no conflict.');
  return state.conflict;
}

/** A piece of a pile that shows this. */
function find(state: State, pile: readonly PieceId[], wanted: string): PieceId {
  const piece = pile.find((one) => thing(state, one) === wanted);
  if (piece === undefined) throw new Error(`There is no "${wanted}" there.`);
  return piece;
}

const step = (name: string, told: object = {}): AgendaRecord => ({ step: name, with: told });
const told = (match: Table, name: string) =>
  match.events('referee').flatMap((event) => (event.name === name ? [event.said] : []));

describe('events', () => {
  /** As they are printed, from the top of each event track to its end. */
  const EVENTS: Readonly<Record<string, readonly string[]>> = {
    moria: [
      'speak-friend',
      'watcher-in-the-water',
      'stone-in-the-well',
      'trapped',
      'orcs-attack',
      'fly-you-fools',
    ],
    'helms-deep': [
      'wormtongue-unmasked',
      'rohan-rides',
      'orcs-at-the-gate',
      'fire-of-orthanc',
      'orcs-storm-forward',
      'orcs-conquer',
    ],
    'shelobs-lair': [
      'gollum-follows',
      'faces-of-the-dead',
      'forbidden-pool',
      'nazgul-search',
      'shelob-appears',
      'shelob-attacks',
    ],
    mordor: [
      'sam-saves-frodo',
      'nazgul-attack',
      'pelennor-fields',
      'mouth-of-sauron',
      'surrounded',
      'ring-is-mine',
    ],
  };

  test.each(
    Object.entries(EVENTS).flatMap(([board, events]) =>
      events.map((event, index) => [board, index, event] as const),
    ),
  )('LOB-6.01: %s, from space %i the marker enters %s, which is resolved', (board, from, event) => {
    const match = standing(board, [step('tile'), step('cards'), step('endTurn')], (state) => {
      conflictOf(state).events = from;
      // Whatever the event may do to the tile after it, the marker enters no other space on account of it.
      const time = find(state, state.tiles, 'passage-of-time');
      const end = find(state, state.tiles, 'tile-travel');
      const rest = state.tiles.filter((piece) => piece !== time && piece !== end);
      state.tile.push(time);
      state.tiles = [end, ...rest];
    });
    expect(told(match, 'event.reached')[0]).toEqual({ event });
    expect(told(match, 'trial.begun').slice(0, 2)).toEqual([{ trial: 'passage-of-time' }, { trial: event }]);
    expect(BOARDS.find(({ id }) => id === board)?.events).toHaveLength(6);
  });

  test('LOB-6.06: only the active player closes an offer, and only once all of it is there', () => {
    const match = standing(
      'moria',
      [step('trial', { trial: 'orcs-attack' }), step('eventOver'), step('cards'), step('endTurn')],
      (state) => {
        conflictOf(state).events = 5;
        state.active = seat(1);
        for (const [index, cards] of [['gimli', 'anduril'], [], ['boromir']].entries())
          for (const card of cards) {
            const piece = find(state, state.legendary, card);
            state.legendary = state.legendary.filter((other) => other !== piece);
            state.players[index]?.hand.push(piece);
          }
      },
    );
    const offered: string[][] = [];
    const offersBy = (who: number) => match.open.find((open) => open.seat === who);
    for (const who of [0, 2, 0]) {
      const asked = offersBy(1);
      if (asked?.question.kind !== 'one') throw new Error('The active player is not asked.');
      offered.push(asked.question.options.map(({ id }) => id));
      const open = offersBy(who);
      if (open?.question.kind !== 'one') throw new Error(`Seat ${who} has nothing to offer.`);
      expect(open.question.options.map(({ id }) => id)).not.toContain('confirm');
      const [first] = open.question.options;
      match.answer({ question: open.fingerprint, seat: open.seat, pick: first?.id });
    }
    expect(offered).toEqual([['refuse'], ['refuse'], ['refuse']]);
    // Six symbols where five are asked for: nobody but the active player is asked any more.
    expect(match.open.map((open) => open.seat)).toEqual([1]);
    const [last] = match.open;
    expect(last?.question).toMatchObject({ options: [{ id: 'confirm' }, { id: 'refuse' }] });
  });
});

describe('tracks', () => {
  /** The numbers of the main tracks, the start first. */
  const NUMBERS: Readonly<Record<string, readonly [Activity, readonly number[]]>> = {
    moria: ['fighting', [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
    'helms-deep': ['fighting', [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]],
    'shelobs-lair': ['fighting', [40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50]],
    mordor: ['travel', [50, 50, 51, 51, 52, 52, 53, 54, 55, 56, 57, 58, 59, 60]],
  };

  test.each(Object.entries(NUMBERS))(
    'LOB-8.10: %s has its numbers on the main track',
    (board, [main, numbers]) => {
      const index = boardCalled(board).tracks.findIndex(({ activity }) => activity === main);
      for (const [space, number] of numbers.entries()) {
        if (space === 0) continue;
        const match = standing(
          board,
          [step('ringMoves', { seat: 0, face: 'die-three' }), step('cards'), step('endTurn')],
          (state) => {
            // With the Ring nothing on the space can happen; all that is left is the number.
            conflictOf(state).markers[index] = space - 1;
          },
        );
        const [open] = match.open;
        expect(open?.question.key).toBe('ring-track');
        match.answer({ question: open?.fingerprint, seat: 0, pick: main });
        // After the last space the number stays until another board is reached, which begins with the same one.
        expect(match.view('referee').reached, `${board} ${space}`).toBe(number);
        expect(told(match, 'conflict.ended')).toHaveLength(space === numbers.length - 1 ? 1 : 0);
      }
    },
  );

  /** The spaces of every track in their order; a name that is none of the six kinds is that of a card. */
  const SPACES: readonly (readonly [string, Activity, string])[] = [
    ['moria', 'fighting', 'silver silver ring silver silver ring die silver die gold'],
    ['moria', 'hiding', 'book ring heart ring heart ring heart'],
    ['moria', 'travel', 'silver silver sun silver sun silver sun'],
    ['helms-deep', 'fighting', 'silver silver ring silver silver ring silver silver silver gold'],
    ['helms-deep', 'friendship', 'die theoden ring shadowfax ring eomer ring'],
    ['helms-deep', 'travel', 'silver heart heart heart silver sun silver sun silver sun'],
    ['shelobs-lair', 'fighting', 'silver silver silver silver silver die die gold ring ring'],
    ['shelobs-lair', 'hiding', 'faramir ring heart ring heart ring heart'],
    ['shelobs-lair', 'travel', 'silver silver sun silver silver sun silver purity silver sun'],
    ['mordor', 'travel', 'silver silver silver silver silver die silver silver silver silver die silver die'],
    ['mordor', 'friendship', 'silver army-of-the-dead silver ghan silver eowyn purity'],
    ['mordor', 'fighting', 'silver heart silver heart silver heart purity'],
    ['mordor', 'hiding', 'silver sun silver sun silver sun purity'],
  ];

  /** What a player has had from a space, as far as it was told. */
  function had(match: Table): string[] {
    return match.events('referee').flatMap(({ name, said }) => {
      if (name === 'runes.taken') return ['silver'];
      if (name === 'gold.taken') return ['gold'];
      if (name === 'die.rolled') return ['die'];
      if (name === 'hobbit.moved' && Reflect.get(said, 'to') === 4) return ['purity'];
      if (name === 'life.taken') return [String(Reflect.get(said, 'life'))];
      return name === 'card.taken' ? [String(Reflect.get(said, 'card'))] : [];
    });
  }

  test.each(SPACES)('LOB-22.01: the spaces of %s, %s, give in this order: %s', (board, track, spaces) => {
    const index = boardCalled(board).tracks.findIndex(({ activity }) => activity === track);
    const order = spaces.split(' ');
    expect(boardCalled(board).tracks[index]?.spaces).toHaveLength(order.length);
    for (const [space, gives] of order.entries()) {
      const match = standing(
        board,
        [step('advance', { seat: 0, track, spaces: 1 }), step('cards'), step('endTurn')],
        (state) => {
          conflictOf(state).markers[index] = space;
          for (const player of state.players) player.corruption = 5;
        },
      );
      expect(had(match)[0], `space ${space + 1}`).toBe(gives);
    }
  });

  test('LOB-8.04: which gold rune is taken is left to chance', () => {
    const values = new Set<string>();
    for (let index = 0; index < 40; index++) {
      const match = standing(
        'shelobs-lair',
        [step('advance', { seat: 0, track: 'fighting', spaces: 1 }), step('cards'), step('endTurn')],
        (state) => {
          conflictOf(state).markers[0] = 7;
        },
        `gold ${index}`,
      );
      const { state } = match.table;
      const [rune] = state.players[0]?.gold ?? [];
      expect(state.gold).toHaveLength(5);
      if (rune !== undefined) values.add(thing(state, rune));
    }
    expect([...values].toSorted()).toEqual(['gold-1', 'gold-2', 'gold-3']);
  });

  test('LOB-8.06: no board shows more tokens of a kind than there are, and all but Mordor show rings', () => {
    for (const { id, tracks } of BOARDS) {
      const count = (wanted: Space) =>
        tracks.flatMap(({ spaces }) => spaces).filter((space) => space === wanted).length;
      expect([id, count('heart'), count('sun'), count('ring')]).toEqual([id, 3, 3, id === 'mordor' ? 0 : 5]);
    }
  });

  test('LOB-8.07: every card of a conflict is pictured on a space, or won in an event', () => {
    for (const { id, tracks, events } of BOARDS) {
      const pictured = tracks
        .flatMap(({ spaces }) => spaces)
        .flatMap((space) => (typeof space === 'object' ? [space.card] : []));
      const won = events.flatMap(({ then }) =>
        then.flatMap((effect) => (effect.does === 'take' ? [effect.card] : [])),
      );
      const own = LEGENDARY.filter(({ location }) => location === id);
      expect([...pictured, ...won].toSorted()).toEqual(own.map((card) => card.id).toSorted());
      expect(own.flatMap(facesOf)).toHaveLength(own.length);
    }
  });
});

describe('cards', () => {
  test('LOB-7.07, LOB-7.01: marks what would have no effect, and names the rule only for what is forbidden', () => {
    const match = standing('moria', [step('cards'), step('endTurn')], (state) => {
      const active = state.players.findIndex(({ hobbit }) => hobbit === 'sam');
      state.active = seat(active);
      state.played = ['grey'];
      const hand = ['fighting-brown', 'friendship-brown', 'star-brown', 'travel-grey', 'friendship-grey'];
      for (const card of hand) {
        const piece = find(state, state.deck, card);
        state.deck = state.deck.filter((other) => other !== piece);
        state.players[active]?.hand.push(piece);
      }
    });
    const [open] = match.open;
    if (open?.question.kind !== 'one') throw new Error('Nothing is asked.');
    const called = (id: string) => {
      const piece = match.table.state.players[open.seat]?.hand.find((one) => id.endsWith(one));
      return piece === undefined ? id : id.replace(piece, thing(match.table.state, piece));
    };
    expect(open.question.options.map(({ id }) => called(id))).toEqual([
      'fighting-brown',
      'useless/friendship-brown',
      'star-brown',
      'done',
    ]);
    expect(open.question.blocked?.().map(({ id, rule }) => [called(id), rule])).toEqual([
      ['travel-grey', 'LOB-7.01'],
      ['friendship-grey', 'LOB-7.01'],
    ]);
  });
});

describe('the threat die', () => {
  test('LOB-10.06: has six faces, each with the same chance', () => {
    const ROLLS = 1200;
    const faces: Record<string, number> = {};
    for (let index = 0; index < ROLLS; index++) {
      const match = standing('moria', [step('roll', { seat: 0 }), step('cards')], undefined, `roll ${index}`);
      const [rolled] = told(match, 'die.rolled');
      const face = String(Reflect.get(rolled ?? {}, 'face'));
      faces[face] = (faces[face] ?? 0) + 1;
    }
    expect(Object.keys(faces).toSorted()).toEqual([
      'die-blank',
      'die-cards',
      'die-eye',
      'die-one',
      'die-three',
      'die-two',
    ]);
    // 200 each; more than four standard deviations off would be no fair die.
    for (const count of Object.values(faces)) expect(Math.abs(count - ROLLS / 6)).toBeLessThan(52);
  });
});
