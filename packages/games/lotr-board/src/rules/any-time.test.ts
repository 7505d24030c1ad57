import { type AgendaRecord, type Open, optionsOf, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { newMatch, playThrough, type Table } from '../../test/played.ts';
import { give, standing, step } from '../../test/standing.ts';
import type { State } from '../state.ts';

/** The questions at which something may be done "at any time", and a way to be asked each of them in Moria. */
const MOMENTS: Readonly<Record<string, { first: AgendaRecord; prepare?: (state: State) => void }>> = {
  reveal: { first: step('reveal') },
  resolve: {
    first: step('tile'),
    prepare: (state) => state.tile.push(...state.tiles.splice(0, 1)),
  },
  event: { first: step('event'), prepare: ({ conflict }) => (conflict.events = 4) },
  demand: { first: step('demand', { trial: 'watcher-in-the-water', seat: 1 }) },
  'group-demand': { first: step('demand', { trial: 'orcs-attack', seat: 1 }) },
  volunteer: { first: step('trial', { trial: 'will-of-sauron' }) },
  roll: {
    first: step('roll', { seat: 2 }),
    prepare: (state) => {
      give(state, 0, 'belt-of-galadriel');
      state.greens += 1;
    },
  },
  suffer: { first: step('rolled', { seat: 2, face: 'die-cards' }) },
  'short-of-cards': { first: step('discard', { seat: 2, cards: 2 }) },
  'play-card': { first: step('cards') },
  darkness: { first: step('darkness'), prepare: ({ conflict }) => (conflict.over = true) },
};

/** Three players with these runes each, at one of the moments; the second is the active player. */
const at = (key: string, runes: number): Table =>
  standing('moria', {
    agenda: [MOMENTS[key]?.first ?? step(key), step('cards'), step('endTurn')],
    prepare: (state) => {
      state.active = seat(1);
      for (const player of state.players) player.silver = runes;
      MOMENTS[key]?.prepare?.(state);
    },
  });

const offered = (match: Table, who: number): readonly string[] =>
  match.open.flatMap(({ seat: asked, question }) =>
    Number(asked) === who ? optionsOf(question).map(({ id }) => id) : [],
  );

/** Everybody can pay for Gandalf from the start. */
const rich = (seats: number, name: string): Table =>
  newMatch(seats, name, { sauron: 15 }, (state) => {
    for (const player of state.players) player.silver = 30;
  });

describe('what may be done at any time', () => {
  test('LOB-18.16: is offered to all at once, from the active player on in turn order', () => {
    for (const seats of [2, 3, 4, 5]) {
      const match = standing('moria', {
        seats,
        agenda: [step('cards'), step('endTurn')],
        prepare: (state) => {
          for (const player of state.players) player.silver = 10;
        },
      });
      const { active } = match.table.state;
      const order = match.seats.map((_, index) => seat((active + index) % seats));
      expect(match.open.map((open) => open.seat)).toEqual(order);
      // The last in this order acts. Then all are heard again, in the same order.
      const answer = (open: Open | undefined, pick: string) =>
        expect(
          match.answer({ question: open?.fingerprint ?? '', seat: open?.seat ?? seat(0), pick }),
        ).toEqual({ ok: true });
      answer(match.open.at(-1), 'gandalf/perseverance');
      answer(match.open[0], 'perseverance');
      answer(match.open[0], `seat-${active}`);
      expect(match.table.state.gandalf).not.toContain('perseverance');
      expect(match.open.map((open) => open.seat)).toEqual(order);
    }
  });

  test('LOB-18.16: whoever is asked comes first, and then the others from the active player on', () => {
    let outOfTurn = 0;
    for (const seats of [3, 4, 5])
      playThrough(rich(seats, `moments ${seats}`), (match) => {
        const [main, ...others] = match.open;
        if (main === undefined || match.how !== 'any') return;
        const { active, players } = match.table.state;
        const order = match.seats
          .map((_, index) => seat((active + index) % seats))
          .filter((one) => one !== main.seat && players[one]?.out === false);
        const heard = others.map((open) => open.seat);
        expect(heard).toEqual(order.filter((one) => heard.includes(one)));
        if (main.seat !== active && others.length > 1) outOfTurn += 1;
      });
    expect(outOfTurn).toBeGreaterThan(0);
  });

  test.each(Object.keys(MOMENTS))('LOB-17.01: Gandalf may be called at the moment of %s', (key) => {
    const match = at(key, 5);
    expect(match.open[0]?.question.key).toBe(key);
    for (const who of [0, 1, 2]) expect(offered(match, who)).toContain('gandalf/perseverance');
    // With four runes nobody can pay; where that leaves nothing to do, nobody is asked.
    const poor = at(key, 4);
    for (const who of [0, 1, 2]) expect(offered(poor, who)).not.toContain('gandalf/perseverance');
  });

  test('what can be done as well at the next tile holds up nobody before it, nor before an event or after two cards', () => {
    const windows = (key: string, gandalf: readonly string[], green?: string) => {
      const moment = MOMENTS[key];
      if (moment === undefined) throw new Error(`There is no moment "${key}".`);
      const match = standing('moria', {
        agenda: [moment.first, step('endTurn')],
        prepare: (state) => {
          state.active = seat(0);
          moment.prepare?.(state);
          state.gandalf = [...gandalf];
          if (key === 'play-card') state.played = ['brown', 'grey'];
          for (const player of state.players) player.silver = 5;
          if (green === undefined) return;
          give(state, 0, green);
          state.greens += 1;
        },
      });
      return match.open.map(({ question }) => [question.passWindow?.asks, question.passWindow?.pass]);
    };
    const later = (pass: string) => [
      ['never', pass],
      ['never', undefined],
      ['never', undefined],
    ];
    expect(windows('reveal', ['perseverance'])).toEqual(later('reveal'));
    expect(windows('event', ['perseverance'])).toEqual(later('resolve'));
    expect(windows('play-card', ['foresight'])).toEqual(later('done'));
    // LOB-17.10, LOB-17.11, LOB-18.09: these have no other moment.
    const asked = [[undefined, undefined]];
    const first = (pass?: string) => [[undefined, pass]];
    expect(windows('reveal', ['foresight'])).toEqual([...first('reveal'), ...asked, ...asked]);
    expect(windows('event', ['magic'])).toEqual([...asked, ...asked, ...asked]);
    expect(windows('reveal', ['perseverance'], 'phial-of-galadriel')).toEqual([
      ...first('reveal'),
      ...later('').slice(1),
    ]);
    expect(windows('resolve', ['perseverance'])).toEqual([...asked, ...asked, ...asked]);
  });

  test('LOB-17.01, LOB-3.16: Gandalf may be called before a card is passed at the council', () => {
    const match = standing('moria', {
      agenda: [step('trial', { trial: 'council' }), step('onward')],
      prepare: (state) => {
        state.conflict.over = true;
        for (const [who, player] of state.players.entries()) {
          player.silver = 5;
          give(state, who, 'hiding-grey');
        }
      },
    });
    expect(match.open[0]?.question.key).toBe('pass-card');
    for (const who of [0, 1, 2]) expect(offered(match, who)).toContain('gandalf/perseverance');
  });

  test('LOB-6.17: nobody is heard before what is inevitable', () => {
    const match = standing('mordor', {
      agenda: [step('event'), step('cards'), step('endTurn')],
      prepare: (state) => {
        state.conflict.events = 6;
        for (const player of state.players) player.silver = 10;
      },
    });
    expect(match.outcome).toMatchObject({ reason: 'mine' });
  });

  test.each(Object.keys(MOMENTS).filter((key) => key !== 'darkness'))(
    'LOB-17.08, LOB-17.01: in a conflict two stars may be had at the moment of %s',
    (key) => expect(offered(at(key, 5), 1)).toContain('gandalf/guidance'),
  );

  test.each(Object.keys(MOMENTS))('at the moment of %s all read whose question it is', (key) => {
    for (const [index, { question }] of at(key, 5).open.entries())
      expect(question.with).toMatchObject({
        player: at(key, 5).open[0]?.seat,
        asked: index === 0 ? 'you' : 'another',
      });
  });

  test('LOB-17.01: in whole matches, Gandalf is there for everybody who can pay', () => {
    let seen = 0;
    for (const seats of [2, 3, 4, 5])
      playThrough(rich(seats, `calls ${seats}`), (match) => {
        const { state } = match.table;
        const key = match.open[0]?.question.key ?? '';
        // With cards left to draw, Perseverance helps at any time.
        if (MOMENTS[key] === undefined || !state.gandalf.includes('perseverance')) return;
        seen += 1;
        for (const [who, player] of state.players.entries())
          expect(offered(match, who).includes('gandalf/perseverance'), key).toBe(
            !player.out && player.silver >= 5,
          );
      });
    expect(seen).toBeGreaterThan(15);
  });

  test('LOB-17.01: the call is told before its price', () => {
    const match = at('play-card', 5);
    const [open] = match.open;
    match.answer({ question: open?.fingerprint, seat: open?.seat, pick: 'gandalf/foresight' });
    const names = match.events('referee').map(({ name }) => name);
    expect(names.slice(-3)).toEqual(['gandalf.called', 'runes.paid', 'gandalf.used']);
  });

  test('LOB-17.04: a Gandalf card is used once, and never lies in a hand', () => {
    let used = 0;
    for (const seats of [2, 4]) {
      const cards: unknown[] = [];
      const match = playThrough(rich(seats, `once ${seats}`));
      for (const { name, said } of match.events('referee')) {
        if (name === 'gandalf.used') cards.push(Reflect.get(said, 'card'));
        if (name === 'card.drawn' || name === 'card.taken')
          expect(['healing', 'perseverance', 'guidance', 'foresight', 'magic']).not.toContain(
            Reflect.get(said, 'card'),
          );
      }
      expect(new Set(cards).size).toBe(cards.length);
      used += cards.length;
    }
    expect(used).toBeGreaterThan(0);
  });

  test('LOB-18.01: a green card for any time is offered to its holder at every moment, whoever is active', () => {
    let others = 0;
    let own = 0;
    for (const seats of [2, 3, 4])
      playThrough(newMatch(seats, `green ${seats}`, { sauron: 15 }), (match) => {
        const { state } = match.table;
        if (MOMENTS[match.open[0]?.question.key ?? ''] === undefined) return;
        const view = match.view('referee');
        for (const [who, held] of (
          view.seats as readonly { hand: readonly { id: string; card: string }[] }[]
        ).entries())
          for (const { id, card } of held.hand) {
            if (card !== 'lembas') continue;
            expect(offered(match, who)).toContain(`play/${id}`);
            if (who === state.active) own += 1;
            else others += 1;
          }
      });
    expect(own).toBeGreaterThan(0);
    expect(others).toBeGreaterThan(0);
  });
});
