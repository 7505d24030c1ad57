import { describe, expect, test } from 'vitest';
import { newMatch, playThrough, type Table } from '../../test/played.ts';
import { boardNow, runesOf } from '../state.ts';

/** Matches of all sizes and difficulties: most are lost somewhere on the way, and some far from the start. */
const matches = (): readonly Table[] =>
  ([15, 12, 10] as const).flatMap((sauron) =>
    [2, 3, 4, 5, 2, 3].map((seats, index) =>
      playThrough(newMatch(seats, `score ${sauron} ${index}`, { sauron })),
    ),
  );

const scoreOf = ({ outcome }: Table): number => outcome?.scores[0] ?? -1;
const isWon = ({ outcome }: Table): boolean => outcome?.reason === 'destroyed';

/** Whether a match ended while a conflict was fought. Elsewhere the last number counts (LOB-15.06). */
const inConflict = (match: Table): boolean =>
  match.events('referee').findLast(({ name }) => name === 'conflict.begun' || name === 'conflict.ended')
    ?.name === 'conflict.begun';

/** Where the marker of the main track is. */
function mainMarker({ table: { state } }: Table): number {
  const { tracks, main } = boardNow(state);
  return state.conflict.markers[tracks.findIndex(({ activity }) => activity === main)] ?? -1;
}

/** How far a match came that ended in a conflict, by what lies on the table. */
const progressOf = (match: Table): number => match.table.state.place * 100 + mainMarker(match);

/** As if the Ring had been destroyed at the end of this match. */
function destroyed(match: Table): number {
  const { state } = match.table;
  const { scores } = match.game.outcome({ ...state, ending: { reason: 'destroyed' } }) ?? { scores: [] };
  return scores[0] ?? -1;
}

describe('the score', () => {
  test('LOB-15.07: is one number for the whole group, and grows with the way that was made', () => {
    const played = matches();
    const lost = played
      .filter((match) => !isWon(match) && inConflict(match))
      .toSorted((one, other) => progressOf(one) - progressOf(other));
    expect(new Set(lost.map(scoreOf)).size).toBeGreaterThan(2);
    for (const match of played) expect(new Set(match.outcome?.scores).size).toBe(1);
    for (const [index, match] of lost.entries()) {
      const before = lost[index - 1];
      if (before !== undefined) expect(scoreOf(match)).toBeGreaterThanOrEqual(scoreOf(before));
      // No lost match is worth more than a Ring that was destroyed with no rune left.
      expect(scoreOf(match)).toBeLessThanOrEqual(60);
      expect(destroyed(match)).toBeGreaterThanOrEqual(60);
    }
  });

  test('LOB-15.02, LOB-15.04: counts runes if the Ring is destroyed, and otherwise the main marker alone', () => {
    let rich = 0;
    for (const match of matches()) {
      const { state } = match.table;
      const runes = state.players.reduce((sum, player) => sum + runesOf(state, player), 0);
      expect(destroyed(match)).toBe(60 + runes);
      if (isWon(match) || !inConflict(match)) continue;
      expect(scoreOf(match)).toBe(boardNow(state).numbers[mainMarker(match)]);
      if (runes > 0) rich += 1;
    }
    expect(rich).toBeGreaterThan(0);
  });
});
