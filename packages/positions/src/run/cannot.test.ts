import { describe, expect, test } from 'vitest';
import { playCamp } from '../../test/run.ts';

describe('cannot', () => {
  const at = '{ step: window, with: { seats: [Ana] } }';
  const hand = '{ seats: { Ana: { hand: [Knight, Wolf] } } }';

  test.each([
    '{ cannot: Wolf }',
    '{ seat: Ana, cannot: lobo, rule: CAMP-7 }',
    '{ cannot: Wolf, rule: [CAMP-1, CAMP-7] }',
  ])('%s holds, and nothing is answered', (entry) =>
    expect(
      playCamp(
        at,
        hand,
        `[${entry}, { choose: Knight }]`,
        '[{ event: card.used, with: { piece: Knight }, count: 1 }]',
      ),
    ).toBe('ok'),
  );

  test.each([
    ['{ cannot: Knight }', { offered: 'Knight' }],
    ['{ cannot: pass }', { offered: 'pass' }],
    ['{ cannot: Wolf, rule: CAMP-1 }', { blocked: 'CAMP-7' }],
  ])('%s fails', (entry, why) =>
    expect(playCamp(at, hand, `[${entry}]`)).toEqual([
      {
        path: 'when.0',
        expected: expect.anything(),
        actual: { seat: 'Ana', question: 'use', options: ['Knight', 'pass'], ...why },
      },
    ]),
  );

  test('what is neither offered nor blocked is not blocked', () => {
    expect(playCamp(at, hand, '[{ cannot: Sword }]')).toEqual([
      expect.objectContaining({ actual: expect.objectContaining({ passes: 1 }) }),
    ]);
  });

  test('answers that the question refuses', () => {
    const deeds = '{ step: deeds, with: { seat: Ana } }';
    const inPlay = '{ seats: { Ana: { inPlay: [Knight, Wolf, Sword] } } }';
    expect(
      playCamp(deeds, inPlay, '[{ cannot: [Knight, Wolf, Sword] }, { choose: none }, { cannot: [Wolf] }]'),
    ).toBe('ok');
    expect(playCamp(deeds, inPlay, '[{ cannot: [Knight, Wolf] }]')).toHaveLength(1);
    expect(playCamp('{ step: bids }', '{}', '[{ seat: Ana, cannot: 4 }]')).toBe('ok');
    expect(playCamp('{ step: bids }', '{}', '[{ seat: Ana, cannot: 3 }]')).toHaveLength(1);
  });
});
