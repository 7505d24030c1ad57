import { describe, expect, test } from 'vitest';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';
import { numbered, paperFor, type Part, placed, tens } from './chart.ts';

const part = (rounds: number, moments: Part['moments'] = []): Part => ({
  title: 'Somewhere',
  threat: [Array.from({ length: rounds + 1 }, (_, round) => 28 + round)],
  moments,
  isRunning: false,
});

const moment = (round: number, text: string, kind: 'fallen' | 'slain' = 'fallen') => ({
  moment: { round, kind, card: 'x', seat: null },
  text,
});

describe('the chart of threat', () => {
  test('lays the scenarios beside each other without leaving its paper', () => {
    const paper = paperFor([part(9), part(13), part(1)], 900, 186);
    expect(paper.parts.at(-1)?.to).toBeCloseTo(900 - 12);
    for (const [index, { from, to }] of paper.parts.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThan(paper.parts[index - 1]?.to ?? 0);
    }
    expect(paper.y(ELIMINATION)).toBe(paper.top);
    expect(paper.y(paper.lowest)).toBe(paper.bottom);
    // Whoever is out is at the limit, whatever the dial says.
    expect(paper.y(57)).toBe(paper.top);
    expect(tens(paper)).toEqual([20, 30, 40, 50]);
  });

  test('numbers rounds so that the numbers do not touch', () => {
    expect(numbered(part(13), 28)).toEqual([3, 6, 9, 12, 13]);
    expect(numbered(part(13), 16)).toEqual([3, 6, 9, 13]);
    expect(numbered(part(4), 60)).toEqual([1, 2, 3, 4]);
  });

  test('gives words to what matters most, and lets none stand over another', () => {
    const crowded = part(6, [
      moment(3, 'A troll slain', 'slain'),
      ...Array.from({ length: 9 }, (_, index) => moment(3, `Hero ${index} falls`)),
    ]);
    const paper = paperFor([crowded], 400, 186);
    const at = paper.parts[0];
    if (at === undefined) throw new Error('There is no part.');
    const marks = placed(crowded, at, paper, 400);
    expect(marks[0]?.text).toBe('Hero 0 falls');
    const worded = marks.filter(({ hasRoom }) => hasRoom);
    expect(worded.length).toBeGreaterThan(0);
    for (const [index, one] of worded.entries())
      for (const other of worded.slice(index + 1))
        expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(18);
  });
});
