import { describe, expect, test } from 'vitest';
import { newMatch, playThrough, type Table } from '../../test/played.ts';
import { BOARDS } from '../content/index.ts';
import { runesOf } from '../state.ts';

/** Matches of all sizes and difficulties: most are lost somewhere on the way, and some far from the start. */
const MATCHES: readonly Table[] = ([15, 12, 10] as const).flatMap((sauron) =>
  [2, 3, 4, 5, 2, 3].map((seats, index) =>
    playThrough(newMatch(seats, `score ${sauron} ${index}`, { sauron })),
  ),
);

/** How far a match came that ended in a conflict, by what lies on the table: its place, then the main marker. */
function progressOf({ table: { state } }: Table): number {
  const board = BOARDS.find(({ id }) => state.conflict?.board === id);
  const main = board?.tracks.findIndex(({ activity }) => activity === board.main) ?? -1;
  return state.place * 100 + (state.conflict?.markers[main] ?? 0);
}

const scoreOf = ({ outcome }: Table): number => outcome?.scores[0] ?? -1;
const isWon = ({ outcome }: Table): boolean => outcome?.reason === 'destroyed';

/** As if the Ring had been destroyed at the end of this match. */
function destroyed(match: Table): number {
  const { state } = match.table;
  const { scores } = match.game.outcome({ ...state, ending: { reason: 'destroyed' } }) ?? { scores: [] };
  return scores[0] ?? -1;
}

describe('the score', () => {
  test('LOB-15.07: is one number for the whole group, and grows with the way that was made', () => {
    // Between conflicts the last number counts (LOB-15.06), which says nothing of the conflict that was left.
    const lost = MATCHES.filter((match) => !isWon(match) && match.table.state.conflict !== null).toSorted(
      (one, other) => progressOf(one) - progressOf(other),
    );
    expect(new Set(lost.map(scoreOf)).size).toBeGreaterThan(2);
    for (const match of MATCHES) expect(new Set(match.outcome?.scores).size).toBe(1);
    for (const [index, match] of lost.entries()) {
      const before = lost[index - 1];
      if (before !== undefined) expect(scoreOf(match)).toBeGreaterThanOrEqual(scoreOf(before));
      // No lost match is worth as much as a Ring that was destroyed with no rune left.
      expect(scoreOf(match)).toBeLessThanOrEqual(60);
      expect(destroyed(match)).toBeGreaterThanOrEqual(60);
    }
  });

  test('LOB-15.02, LOB-15.04: counts runes if the Ring is destroyed, and only then', () => {
    let counted = 0;
    for (const match of MATCHES) {
      const { state } = match.table;
      const runes = state.players.reduce((sum, player) => sum + runesOf(state, player), 0);
      expect(destroyed(match)).toBe(60 + runes);
      if (isWon(match) || runes === 0 || scoreOf(match) === 60) continue;
      counted += 1;
      const numbers = BOARDS.flatMap((board) => board.numbers);
      expect([0, ...numbers]).toContain(scoreOf(match));
    }
    expect(counted).toBeGreaterThan(0);
  });
});
