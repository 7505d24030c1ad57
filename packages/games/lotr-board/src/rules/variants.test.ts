import { describe, expect, test } from 'vitest';
import { newMatch, playThrough } from '../../test/played.ts';
import { runesOf } from '../state.ts';

const STARTS = [15, 12, 10] as const;
const BOTH = [false, true];

describe('variants', () => {
  test('LOB-21.01: Sauron starts on 15, 12 or 10 and nowhere else, and on 12 if nothing is said', () => {
    for (const sauron of STARTS) expect(newMatch(2, 'start', { sauron }).table.state.sauron).toBe(sauron);
    expect(newMatch(2, 'start').table.state.sauron).toBe(12);
    for (const sauron of [9, 11, 14, 16])
      expect(() => newMatch(2, 'start', { sauron: sauron as 12 }), String(sauron)).toThrow();
  });

  test('LOB-21.09: all variants go with every start of Sauron and with each other', () => {
    for (const sauron of STARTS)
      for (const passTheRing of BOTH)
        for (const equalTurns of BOTH)
          for (const competitive of BOTH) {
            const options = { sauron, passTheRing, equalTurns, competitive };
            const match = newMatch(3, JSON.stringify(options), options);
            expect(match.table.state.sauron).toBe(sauron);
            expect(match.view('audience')).toMatchObject({ passTheRing, equalTurns, competitive });
            const { outcome } = playThrough(match);
            expect(outcome?.scores).toHaveLength(3);
            if (!competitive) expect(outcome?.reason).not.toBe('joined');
          }
  });

  test('LOB-21.03: with equal turns each turn is that of the next player who is left, from the first on', () => {
    let conflicts = 0;
    for (const seats of [3, 4, 5]) {
      const match = playThrough(newMatch(seats, `equal ${seats}`, { sauron: 15, equalTurns: true }));
      const out = new Set<number>();
      let next: number | null = null;
      for (const { name, said } of match.events('referee')) {
        const told = Number(Reflect.get(said, 'seat'));
        if (name === 'conflict.begun') conflicts += 1;
        if (name === 'player.eliminated') out.add(told);
        if (name !== 'turn.begun') continue;
        while (next !== null && out.has(next)) next = (next + 1) % seats;
        if (next !== null) expect(told).toBe(next);
        next = (told + 1) % seats;
      }
    }
    expect(conflicts).toBeGreaterThan(3);
  });

  test('LOB-21.04: in the competitive game nobody sees the value of another’s runes', () => {
    let gold = 0;
    playThrough(
      newMatch(4, 'hidden', { sauron: 15, competitive: true }, (state) => {
        for (const player of state.players) player.gold.push(...state.gold.splice(0, 1));
      }),
      (match) => {
        const { state } = match.table;
        for (const viewer of ['audience', ...match.seats] as const)
          for (const [owner, shown] of match.view(viewer).seats.entries()) {
            const player = state.players[owner];
            if (player === undefined) throw new Error('There is no such seat.');
            const isOwn = owner === viewer;
            expect(shown.runes).toBe(isOwn ? runesOf(state, player) : null);
            const faces = shown.gold.map(({ card }) => card);
            expect(faces).toHaveLength(player.gold.length);
            if (!isOwn) for (const face of faces) expect(face).toBeNull();
            gold += faces.length;
          }
      },
    );
    expect(gold).toBeGreaterThan(0);
  });
});
