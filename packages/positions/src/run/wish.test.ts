import { describe, expect, test } from 'vitest';
import { playCamp, runCamp } from '../../test/run.ts';

describe('why an answer is not taken is said in a sentence', () => {
  const said = (at: string, given: string, when: string) =>
    runCamp(`at: ${at}\ngiven: ${given}\nwhen: ${when}`).failures.map(({ message }) => message);
  const duel = '{ step: duel, with: { attacker: Wolf, defender: Ana } }';
  const deeds = '{ step: deeds, with: { seat: Ana } }';
  const inPlay = '{ seats: { Ana: { inPlay: [Sword, Knight] } } }';
  const hands = '{ seats: { Ana: { hand: [Knight, Wolf] } } }';
  const window = '{ step: window, with: { seats: [Ana, Bo] } }';

  test.each([
    [
      duel,
      inPlay,
      '{ choose: Mr. Frodo }',
      'Ana cannot choose Mr. Frodo: it is not offered; offered are Sword, Knight, none',
    ],
    [duel, inPlay, '{ seat: Bo, choose: none }', 'Bo is not asked now; Ana is'],
    [duel, inPlay, '{ question: plan, choose: none }', 'the question "plan" is not asked now; "defend" is'],
    [duel, inPlay, '{ cannot: Knight }', 'nothing blocks it: Knight may be chosen'],
    [
      duel,
      inPlay,
      '{ cannot: Mr. Frodo }',
      'no rule is said to block it: Mr. Frodo is not offered; offered are Sword, Knight, none; to assert that it is not offered, write { then: [{ pending: { excludes: [Mr. Frodo] } }] }',
    ],
    [
      deeds,
      inPlay,
      '{ choose: [Sword, Wolf] }',
      'Ana cannot choose Sword and Wolf: Wolf is not offered; offered are Sword, Knight',
    ],
    [
      deeds,
      inPlay,
      '{ choose: { Sword: 1 } }',
      'Ana cannot choose 1 for Sword: the question takes a list of names',
    ],
    [
      '{ step: bids }',
      '{}',
      '{ seat: Ana, choose: 7 }',
      'Ana cannot choose 7: pick a whole number from 0 to 3',
    ],
    [
      '{ step: bids }',
      '{ round: 9 }',
      '{ choose: 1 }',
      'no question is open: the match is over (time: Time is up.)',
    ],
    [window, hands, '{ seat: Ana, cannot: Wolf, rule: CAMP-1 }', 'CAMP-7 blocks it, not CAMP-1'],
  ])('%s %s %s', (at, given, entry, message) => expect(said(at, given, `[${entry}]`)).toEqual([message]));

  test('what a rule blocks, and how many windows were passed', () => {
    expect(said(window, hands, '[{ seat: Ana, choose: Wolf }]')[0]).toMatch(
      /^Ana cannot choose Wolf: CAMP-7 blocks it; after \d passes: /,
    );
  });

  test('an answer that left no choice is no pass', () => {
    expect(said(duel, '{ seats: { Ana: { inPlay: [] } } }', '[{ seat: Ana, choose: Knight }]')[0]).toMatch(
      /^Ana cannot choose Knight: it is not offered; only none is; after an answer that left no choice: /,
    );
  });

  test('names are not taken as ids', () => {
    expect(playCamp(duel, inPlay, '[{ option: Knight }]')).toMatch(
      /^Line 5: when.0.option: "option" takes an id, such as "#\d+"; a name goes into "choose".$/,
    );
  });
});
