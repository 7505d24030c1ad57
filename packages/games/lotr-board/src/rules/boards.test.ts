import { type AgendaRecord, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../test/played.ts';
import { PRINTED } from '../../test/printed.ts';
import { boardCalled, find, give, standing, step, told } from '../../test/standing.ts';
import { BOARDS, facesOf, LEGENDARY, type Space } from '../content/index.ts';
import { type State, thing } from '../state.ts';

/** Without Gandalf, nobody is asked about anything but the step itself. */
const alone = (
  board: string,
  agenda: readonly AgendaRecord[],
  prepare: (state: State) => void = () => {},
  seed = board,
): Table =>
  standing(board, {
    agenda,
    seed,
    prepare: (state) => {
      state.gandalf = [];
      prepare(state);
    },
  });

describe('events', () => {
  test.each(PRINTED.flatMap(({ id, events }) => events.map((event, index) => [id, index, event] as const)))(
    'LOB-6.01: %s, from space %i the marker enters %s, which is resolved',
    (board, from, event) => {
      const match = alone(board, [step('tile'), step('cards'), step('endTurn')], (state) => {
        state.conflict.events = from;
        // Whatever the event may do to the tile after it, the marker enters no other space on account of it.
        const time = find(state, state.tiles, 'passage-of-time');
        const end = find(state, state.tiles, 'tile-travel');
        const rest = state.tiles.filter((piece) => piece !== time && piece !== end);
        state.tile.push(time);
        state.tiles = [end, ...rest];
      });
      expect(told(match, 'event.reached')[0]).toEqual({ event });
      expect(told(match, 'trial.begun').slice(0, 2)).toEqual([
        { trial: 'passage-of-time' },
        { trial: event },
      ]);
    },
  );

  test('LOB-6.06: only the active player closes an offer, and only once all of it is there', () => {
    const match = alone(
      'moria',
      [step('trial', { trial: 'orcs-attack' }), step('eventOver'), step('cards'), step('endTurn')],
      (state) => {
        state.conflict.events = 5;
        state.active = seat(1);
        give(state, 0, 'gimli', 'anduril');
        give(state, 2, 'boromir');
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
  test.each(PRINTED)('LOB-8.10: $id has its numbers on the main track', ({ id: board, main, numbers }) => {
    const index = boardCalled(board).tracks.findIndex(({ activity }) => activity === main);
    for (const [space, number] of numbers.entries()) {
      if (space === 0) continue;
      const match = alone(
        board,
        [step('ringMoves', { seat: 0, face: 'die-three' }), step('cards'), step('endTurn')],
        (state) => {
          // With the Ring nothing on the space can happen; all that is left is the number.
          state.conflict.markers[index] = space - 1;
        },
      );
      const [open] = match.open;
      expect(open?.question.key).toBe('ring-track');
      match.answer({ question: open?.fingerprint, seat: 0, pick: main });
      // After the last space the number stays until another board is reached, which begins with the same one.
      expect(match.view('referee').reached, `${board} ${space}`).toBe(number);
      expect(told(match, 'conflict.ended')).toHaveLength(space === numbers.length - 1 ? 1 : 0);
    }
  });

  const SPACES = PRINTED.flatMap(({ id, tracks }) =>
    Object.entries(tracks).map(([track, spaces]) => [id, track, spaces] as const),
  );

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
      const match = alone(
        board,
        [step('advance', { seat: 0, track, spaces: 1 }), step('cards'), step('endTurn')],
        (state) => {
          state.conflict.markers[index] = space;
          for (const player of state.players) player.corruption = 5;
        },
      );
      expect(had(match)[0], `space ${space + 1}`).toBe(gives);
    }
  });

  test('LOB-8.04: which gold rune is taken is left to chance', () => {
    const values = new Set<string>();
    for (let index = 0; index < 40; index++) {
      const match = alone(
        'shelobs-lair',
        [step('advance', { seat: 0, track: 'fighting', spaces: 1 }), step('cards'), step('endTurn')],
        (state) => {
          state.conflict.markers[0] = 7;
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
    const match = alone('moria', [step('cards'), step('endTurn')], (state) => {
      const active = state.players.findIndex(({ hobbit }) => hobbit === 'sam');
      state.active = seat(active);
      state.played = ['grey'];
      give(
        state,
        active,
        'fighting-brown',
        'friendship-brown',
        'star-brown',
        'travel-grey',
        'friendship-grey',
      );
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
    // Whoever shows it asks once more.
    expect(open.question.options.map(({ confirm }) => confirm === true)).toEqual([false, true, false, false]);
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
      const match = alone('moria', [step('roll', { seat: 0 }), step('cards')], undefined, `roll ${index}`);
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
