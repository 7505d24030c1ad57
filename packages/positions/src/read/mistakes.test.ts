import { kit as beacon } from '@concilio/tutorial/kit';
import { expect, test } from 'vitest';
import { runPosition } from '../run/run.ts';
import { parseSource } from './source.ts';

const run = (text: string) => runPosition(beacon, parseSource(text));

test('a file says all that is wrong with it at once, by line', () => {
  const { error, unreadable } = run(`game: tutorial
rules: [TUT-9, TUT-1]
seats: [Ana, Bo]
at: { step: turm, with: { seat: Ana } }
given:
  fire: [Ember 55, Embr 3]
  seats: { Ana: { hand: [Cinder 4] } }
script: [{ die: forst, shows: Ana }, { shuffle: deck, top: [Embre 1] }]
when:
  - { seat: Anna, choose: Ember 4 }
  - { then: [{ path: fire }] }
then:
  - { event: beacon.flard }
`);
  expect(unreadable).toBe(true);
  expect(error?.split('\n')).toEqual([
    'Line 2: rules.0: there is no rule "TUT-9"; did you mean "TUT-1"?',
    'Line 4: at.step: there is no step "turm"; did you mean "turn"?',
    'Line 6: given.fire.0: "Ember 55" is no name here; did you mean "Ember 5"?',
    'Line 6: given.fire.1: "Embr 3" is no name here; did you mean "Ember 3"?',
    'Line 7: given.seats.Ana.hand.0: "Cinder 4" is no name here.',
    'Line 8: script.0.die: there is no die called "forst"; there is "first".',
    'Line 8: script.1.top.0: "Embre 1" is no name here; did you mean "Ember 1"?',
    'Line 10: when.0.seat: "Anna" is no seat; the seats are Ana, Bo.',
    'Line 11: when.1.then.0: "path" needs one of equals, not, atLeast, atMost, includes, excludes, count, absent.',
    'Line 13: then.0.event: there is no event "beacon.flard"; did you mean "beacon.flared"?',
  ]);
});

test('where none is meant, null is told so', () => {
  const { error } = run('game: tutorial\nseats: [Ana, Bo]\nthen: [{ outcome: null }, { pending: null }]\n');
  expect(error?.split('\n')).toEqual([
    'Line 3: then.0.outcome: null is not a word here: write none.',
    'Line 3: then.1.pending: null is not a word here: write none.',
  ]);
});
