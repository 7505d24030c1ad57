import { Match, seedFrom } from '@concilio/kernel';
import { beacon } from '@concilio/tutorial';
import { expect, test } from 'vitest';
import { allowed, ANSWERS, CARDS, deal, isOver, lay, SEATS } from './beacon.ts';
import { rowsOf } from './bench.ts';
import type { Load } from './plan.ts';

test.each(['one', 'two', 'three'])('the peers play the same game as we do (%s)', (seed) => {
  const match = Match.create(beacon, { seats: SEATS, seed: seedFrom(seed), options: { goal: 12 } });
  const valueOf = (id: string) => {
    const face = match.table.state.pieces.faces[Number(id.slice(1))] ?? '';
    return Number(/^ember-(\d)/.exec(face)?.[1]);
  };
  const { hands, deck } = match.table.state;
  const dealt = [...hands.flat(), ...deck].map(valueOf);
  expect([...dealt].sort()).toEqual([...CARDS].sort());
  const piles = deal(dealt);
  let answers = 0;
  for (let [open] = match.open; open !== undefined; [open] = match.open) {
    const { seat, question, fingerprint } = open;
    const ids = question.kind === 'one' ? question.options.map(({ id }) => id) : [];
    const offered = allowed(piles.hands[seat] ?? [], piles.fire.length === 0);
    expect(ids.map(valueOf)).toEqual(offered);
    const pick = ids[answers % ids.length] ?? '';
    expect(lay(piles, seat, valueOf(pick))).toBe(true);
    expect(match.answer({ question: fingerprint, seat, pick }).ok).toBe(true);
    answers += 1;
  }
  expect(answers).toBe(ANSWERS);
  expect(isOver(piles)).toBe(true);
  expect(piles.points).toEqual(match.outcome?.scores);
});

test('a card that may not be laid changes nothing', () => {
  const piles = deal([6, 1, 2, ...CARDS.slice(4)]);
  const before = structuredClone(piles);
  expect(lay(piles, 0, 6)).toBe(false);
  expect(lay(piles, 0, 5)).toBe(false);
  expect(piles).toEqual(before);
});

test('rows are medians, each beside each peer; what the system does not tell is left out', () => {
  const load = (rate: number, cpu: number | null): Load => ({
    cpu,
    memory: 100,
    p50: 1,
    p99: 10,
    bytes: 500,
    answers: 1000,
    rate,
  });
  const rows = rowsOf(
    {
      ours: [load(1, 1), load(30, 1), load(20, 1)],
      boardgame: [load(10, 2), load(10, 2), load(10, 2)],
      colyseus: [load(40, 1), load(40, null), load(40, 1)],
    },
    { boardgame: 'boardgame.io 1', colyseus: 'colyseus 1' },
  );
  expect(rows.map(({ name }) => name)).not.toContain('server/cpu/colyseus');
  expect(rows).toContainEqual({
    name: 'server/rate/boardgame',
    ours: 20,
    peer: 10,
    peerName: 'boardgame.io 1',
    ratio: 2,
    unit: 'answers/s',
    higherIsBetter: true,
  });
  expect(rows).toHaveLength(11);
});
