import { optionsOf, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { newMatch, playThrough, type Table } from '../../test/played.ts';

/** The questions at which something may be done "at any time". */
const MOMENTS = [
  'reveal',
  'resolve',
  'event',
  'demand',
  'group-demand',
  'volunteer',
  'play-card',
  'darkness',
];

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
      const match = rich(seats, `order ${seats}`);
      const { active } = match.table.state;
      const order = match.seats.map((_, index) => seat((active + index) % seats));
      expect(match.open.map((open) => open.seat)).toEqual(order);
      // The last in this order acts. Then all are heard again in the same order, the others not less than before.
      const last = match.open.at(-1);
      expect(
        match.answer({
          question: last?.fingerprint ?? '',
          seat: last?.seat ?? seat(0),
          pick: 'gandalf/perseverance',
          by: 'one person',
        }),
      ).toEqual({ ok: true });
      while (match.open[0]?.question.key !== 'demand') {
        const [open] = match.open;
        const [first] = open === undefined ? [] : optionsOf(open.question);
        if (open === undefined || first === undefined) throw new Error('Nothing is asked.');
        match.answer({ question: open.fingerprint, seat: open.seat, pick: first.id, by: 'one person' });
      }
      expect(match.table.state.gandalf).not.toContain('perseverance');
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

  test('LOB-17.01: Gandalf may be called at every moment, and by everybody who can pay', () => {
    const seen = new Map<string, number>();
    for (const seats of [2, 3, 4])
      playThrough(rich(seats, `calls ${seats}`), (match) => {
        const { state } = match.table;
        const key = match.open[0]?.question.key ?? '';
        // With cards left to draw, Perseverance helps at any time.
        if (!MOMENTS.includes(key) || !state.gandalf.includes('perseverance')) return;
        seen.set(key, (seen.get(key) ?? 0) + 1);
        for (const [who, player] of state.players.entries())
          expect(offered(match, who).includes('gandalf/perseverance'), key).toBe(
            !player.out && player.silver >= 5,
          );
      });
    for (const key of ['demand', 'reveal', 'resolve', 'play-card'])
      expect(seen.get(key) ?? 0, key).toBeGreaterThan(0);
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
        if (!MOMENTS.includes(match.open[0]?.question.key ?? '')) return;
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
