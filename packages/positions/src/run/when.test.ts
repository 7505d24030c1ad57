import { describe, expect, test } from 'vitest';
import { camp } from '../../test/camp.ts';
import { playCamp, verdictOn } from '../../test/run.ts';
import { runPosition } from './run.ts';
import { parseSource } from '../read/source.ts';

describe('every kind of answer', () => {
  const deeds = '{ step: deeds, with: { seat: Ana } }';
  const three = '{ seats: { Ana: { inPlay: [Knight, Wolf, { card: Knight, damage: 1 }] } } }';
  const whole = [
    '{ question: hurt, choose: ["Knight#2", Wolf] }',
    '{ choose: [Wolf, "Knight#2", "Knight#1"] }',
    '{ choose: { Wolf: 1, "Knight#1": 2 } }',
    '{ choose: 3 }',
    '{ choose: no }',
    '{ choose: Wolf/fight }',
    '{ choose: Bo }',
  ];

  test('some, order, amounts, a number, yes or no, a part of a piece, a seat', () => {
    expect(
      playCamp(
        deeds,
        three,
        `[${whole.join(', ')}]`,
        '[{ path: seats.Ana.inPlay, equals: [{ card: Wolf, damage: 2, attachments: [] }, { card: "Knight#2", damage: 2, attachments: [] }, { card: "Knight#1", damage: 2, attachments: [] }] }, { path: round, equals: 3 }, { event: said, with: { what: no fight seat-1 false, seats: [Ana] } }]',
      ),
    ).toBe('ok');
  });

  test('none is the empty list; one name is a list of one', () => {
    expect(
      playCamp(deeds, three, '[{ choose: none }]', '[{ pending: { seat: Ana, question: order } }]'),
    ).toBe('ok');
    expect(
      playCamp(deeds, three, '[{ choose: Wolf }]', '[{ path: seats.Ana.inPlay.Wolf.damage, equals: 1 }]'),
    ).toBe('ok');
  });

  test('by the id of the option', () => {
    expect(
      playCamp(
        '{ step: council, with: { seat: Bo } }',
        '{}',
        '[{ option: march }]',
        '[{ event: said, with: { what: march } }]',
      ),
    ).toBe('ok');
  });

  test('by the text of the option, in any language', () => {
    expect(
      playCamp(
        '{ step: council, with: { seat: Bo } }',
        '{}',
        '[{ choose: asteptam }]',
        '[{ event: said, with: { what: wait } }]',
      ),
    ).toBe('ok');
  });

  test('what the question refuses is a failure that says why', () => {
    expect(playCamp(deeds, three, '[{ choose: ["Knight#1", "Knight#2", Wolf] }]')).toEqual([
      {
        path: 'when.0',
        expected: { choose: ['Knight#1', 'Knight#2', 'Wolf'] },
        actual: expect.objectContaining({ question: 'hurt', refused: 'Pick 0 to 2 options, not 3.' }),
      },
    ]);
    expect(playCamp(deeds, three, '[{ choose: Sword }]')).toEqual([
      {
        path: 'when.0',
        expected: { choose: 'Sword' },
        actual: { seat: 'Ana', question: 'hurt', options: ['Knight#1', 'Wolf', 'Knight#2'] },
      },
    ]);
    expect(playCamp(deeds, three, '[{ choose: 4 }]')).toEqual([expect.objectContaining({ path: 'when.0' })]);
  });

  test('copies that differ in what they bear must be numbered; copies that are alike need not', () => {
    expect(playCamp(deeds, three, '[{ choose: [Knight] }]')).toBe(
      'Line 5: when.0.choose.0: "Knight" may be any of these, which differ: Knight#1 (seats.Ana.inPlay); Knight#2 (seats.Ana.inPlay, damage: 1).',
    );
    expect(playCamp(deeds, three, '[{ choose: [Knight, Knight] }]')).toBe('ok');
    expect(
      playCamp(deeds, '{ seats: { Ana: { inPlay: [Knight, Knight] } } }', '[{ choose: [Knight] }]'),
    ).toBe('ok');
  });

  test('several options of one piece are told by what to write', () => {
    const upTo = whole.slice(0, 5).join(', ');
    expect(playCamp(deeds, three, `[${upTo}, { choose: Wolf }]`)).toBe(
      'Line 5: when.5.choose: "Wolf" may be any of these options: Wolf/rest; Wolf/fight.',
    );
  });
});

describe('an assignment', () => {
  const posts = '{ step: posts, with: { seat: Ana } }';
  const three = '{ seats: { Ana: { inPlay: [Knight, Wolf, { card: Knight, damage: 1 }] } } }';

  test('names a target for each thing; several may go to the same', () => {
    expect(
      playCamp(
        posts,
        three,
        '[{ choose: { Wolf: Dale, "Knight#1": Hill } }, { choose: yes }]',
        '[{ path: camps.Hill.guards, equals: ["Knight#1"] }, { path: camps.Dale.guards, equals: [Wolf] }, { path: seats.Ana.inPlay, count: 1 }]',
      ),
    ).toBe('ok');
    expect(
      playCamp(
        posts,
        three,
        '[{ choose: { Wolf: dale, "Knight#2": dale } }, { choose: yes }]',
        '[{ path: camps.Dale.guards, count: 2 }]',
      ),
    ).toBe('ok');
  });

  test('that is no legal one can be asserted, or fails and says why', () => {
    expect(
      playCamp(
        posts,
        three,
        '[{ cannot: { Wolf: Hill } }, { cannot: none }, { cannot: { "Knight#1": Hill, "Knight#2": Hill } }]',
      ),
    ).toBe('ok');
    expect(playCamp(posts, three, '[{ choose: { "Knight#1": Hill } }]')).toEqual([
      {
        path: 'when.0',
        expected: { choose: { 'Knight#1': 'Hill' } },
        actual: {
          seat: 'Ana',
          question: 'posts',
          options: ['Knight#1', 'Wolf', 'Knight#2'],
          targets: ['Hill', 'Dale'],
          refused: 'A target needs at least 1, not 0.',
        },
      },
    ]);
    expect(playCamp(posts, three, '[{ choose: [Wolf] }]')).toEqual([
      expect.objectContaining({
        actual: expect.objectContaining({
          unlike: 'the question takes targets by name: { name: target }',
        }),
      }),
    ]);
  });

  test('to a target that is not there is not offered; a slip of the pen is told at once', () => {
    expect(playCamp(posts, three, '[{ choose: { Wolf: Sword } }]')).toEqual([
      expect.objectContaining({ path: 'when.0', expected: { choose: { Wolf: 'Sword' } } }),
    ]);
    expect(playCamp(posts, three, '[{ choose: { Wolf: Dalle } }]')).toBe(
      'Line 5: when.0.choose.Wolf: "Dalle" is not offered; did you mean "Dale"?',
    );
  });

  test('says who may go where in the trace, and is written as it can be read again', () => {
    const text = `game: camp
seats: [Ana, Bo]
at: ${posts}
given: ${three}
when:
  - { choose: { "Knight#2": Hill, Wolf: Dale } }
`;
    const traced = runPosition(camp, parseSource(text), { trace: true }).trace?.questions[0];
    expect(traced).toMatchObject({
      kind: 'assign',
      limits: { min: 1, max: 2 },
      options: [{ name: 'Knight#1' }, { name: 'Wolf', onlyTo: ['Dale'] }, { name: 'Knight#2' }],
      targets: [
        { name: 'Hill', holds: { max: 1 } },
        { name: 'Dale', holds: { min: 1 } },
      ],
      answer: { choose: { Wolf: 'Dale', 'Knight#2': 'Hill' } },
    });
  });
});

describe('who answers', () => {
  test('secret answers in any order; the seat must be said', () => {
    expect(
      playCamp(
        '{ step: bids }',
        '{}',
        '[{ seat: Bo, choose: 2 }, { seat: Ana, choose: 1 }]',
        '[{ event: bids.made, with: { bids: [1, 2] } }]',
      ),
    ).toBe('ok');
    expect(playCamp('{ step: bids }', '{}', '[{ choose: 2 }]')).toBe(
      'Line 5: when.0: several seats are asked at once, so "seat" must say which: Ana, Bo.',
    );
    expect(playCamp('{ step: bids }', '{}', '[{ seat: Bo, choose: 2 }, { choose: 1 }]')).toBe('ok');
    expect(
      playCamp(
        '{ step: bids }',
        '{}',
        '[{ seat: Bo, choose: 2 }]',
        '[{ pending: { seat: Ana } }, { event: bids.made, count: 0 }]',
      ),
    ).toBe('ok');
    expect(
      playCamp('{ step: bids }', '{}', '[{ seat: Bo, choose: 2 }]', '[{ pending: { seat: Bo } }]'),
    ).toHaveLength(1);
  });

  test('whoever is named interjects; without a seat the main question is answered', () => {
    const at = '{ step: council, with: { seat: Ana } }';
    expect(
      playCamp(
        at,
        '{}',
        '[{ seat: Bo, choose: object }, { choose: march }]',
        '[{ event: said, count: 2 }, { event: said, with: { seats: [Bo], what: object }, count: 1 }]',
      ),
    ).toBe('ok');
    expect(playCamp(at, '{}', '[{ choose: object }]')).toHaveLength(1);
  });

  test('a seat that is not asked is a failure', () => {
    expect(
      playCamp(
        '{ step: duel, with: { attacker: Wolf, defender: Ana } }',
        '{ seats: { Ana: { inPlay: [Sword] } } }',
        '[{ seat: Bo, choose: none }]',
      ),
    ).toEqual([
      {
        path: 'when.0',
        expected: { seat: 'Bo', choose: 'none' },
        actual: { asked: [{ seat: 'Ana', question: 'defend', options: ['Sword', 'none'] }] },
      },
    ]);
  });
});

describe('windows', () => {
  const at = '{ step: window, with: { seats: [Ana, Bo, Ana] } }';
  const hands = '{ seats: { Ana: { hand: [Knight, Wolf] }, Bo: { hand: [Sword] } } }';

  test('a window in which nobody named acts is passed', () => {
    expect(
      playCamp(
        at,
        hands,
        '[{ seat: Bo, choose: Sword }]',
        '[{ event: passed, count: 2 }, { event: passed, with: { seat: Bo }, count: 1 }, { pending: { seat: Ana, question: use } }]',
      ),
    ).toBe('ok');
  });

  test('but not if passes are strict', () => {
    const strict = (when: string, then = '[]') =>
      verdictOn(`passes: strict\nat: ${at}\ngiven: ${hands}\nwhen: ${when}\nthen: ${then}`);
    expect(strict('[{ seat: Bo, choose: Sword }]')).toEqual([
      expect.objectContaining({
        path: 'when.0',
        actual: { asked: [{ seat: 'Ana', question: 'use', options: ['Knight', 'pass'] }] },
      }),
    ]);
    expect(
      strict('[{ choose: pass }, { choose: Sword }]', '[{ event: passed, with: { seat: Ana }, count: 1 }]'),
    ).toBe('ok');
  });

  test('a pass may be written, and after the last answer nothing with a choice is passed', () => {
    expect(
      playCamp(at, hands, '[{ choose: pass }]', '[{ pending: { seat: Bo, options: [Sword, pass] } }]'),
    ).toBe('ok');
    expect(
      playCamp(at, hands, '[{ choose: pass }, { seat: Bo, choose: pass }]', '[{ pending: { seat: Ana } }]'),
    ).toBe('ok');
  });

  test('a window with nothing but a pass is taken', () => {
    const empty = hands.replace('[Sword]', '[]');
    expect(
      playCamp(at, empty, '[{ choose: pass }]', '[{ pending: { seat: Ana } }, { event: passed, count: 2 }]'),
    ).toBe('ok');
  });

  test('what a rule blocks is not chosen, and the failure tells where it was blocked first', () => {
    expect(
      playCamp('{ step: window, with: { seats: [Ana] } }', hands, '[{ seat: Ana, choose: Wolf }]'),
    ).toEqual([
      {
        path: 'when.0',
        expected: { seat: 'Ana', choose: 'Wolf' },
        actual: expect.objectContaining({
          first: { seat: 'Ana', question: 'use', options: ['Knight', 'pass'], blocked: 'CAMP-7' },
          passes: 1,
        }),
      },
    ]);
  });

  test('no window is passed for a slip of the pen', () => {
    expect(playCamp(at, hands, '[{ choose: Knigth }]')).toBe(
      'Line 5: when.0.choose: "Knigth" is not offered; did you mean "Knight"?',
    );
  });
});

describe('assertions between answers', () => {
  test('are checked at that moment', () => {
    expect(
      playCamp(
        '{ step: duel, with: { attacker: Wolf, defender: Ana } }',
        '{ discard: [Wolf], seats: { Ana: { inPlay: [Knight] } } }',
        '[{ then: [{ path: seats.Ana.inPlay.Knight.damage, equals: 0 }, { path: round, equals: 7 }] }, { choose: Knight }]',
        '[{ path: seats.Ana.inPlay.Knight.damage, equals: 2 }]',
      ),
    ).toEqual([{ path: 'round', expected: 7, actual: 0 }]);
  });
});

test.each([
  [
    '[{ seat: Ana }]',
    'Line 5: when.0: an entry of "when" has exactly one of choose, option, cannot or then.',
  ],
  [
    '[{ choose: 1, option: x }]',
    'Line 5: when.0: an entry of "when" has exactly one of choose, option, cannot or then.',
  ],
  ['[{ chose: 1 }]', 'Line 5: when.0.chose: "chose" is not known here; did you mean "choose"?'],
  ['[{ seat: Cy, choose: 1 }]', 'Line 5: when.0.seat: "Cy" is no seat; the seats are Ana, Bo.'],
  ['[{ choose: 1, rule: X }]', 'Line 5: when.0: "rule" goes with "cannot".'],
  ['[{ choose: 1, then: [] }]', 'Line 5: "choose" does not go with "then".'],
  [
    '[{ choose: true }]',
    'Line 5: when.0.choose: "true" stands where a text or a whole number or a list or a record is expected.',
  ],
])('%s is refused', (when, message) => expect(playCamp('{ step: bids }', '{}', when)).toBe(message));
