import { chooseNumber, chooseOne, type Play, type Seat } from '@concilio/kernel';
import { expect, test } from 'vitest';
import type { View } from './contract.ts';
import type { Beacon } from './state.ts';

/** What does not compile is marked, and would be a fault of the types if it did: nothing of it is ever run. */
function neverRun(play: Play<Beacon>, seat: Seat): void {
  // @ts-expect-error an event that nobody declares
  play.tell('card.lain', { seat, piece: '#1', card: 'ember-1', heat: 3 });
  // @ts-expect-error a field of an event that is called otherwise
  play.tell('beacon.flared', { seat, point: 2, burnt: [] });
  // @ts-expect-error a player where a number of points stands
  play.tell('beacon.flared', { seat, points: '2', burnt: [] });
  // @ts-expect-error a question that nobody declares
  play.ask(seat, chooseOne('lie', [{ id: '#1' }]));
  // @ts-expect-error a question of another kind
  play.ask(seat, chooseNumber('lay', { min: 0, max: 1 }));
  // @ts-expect-error more than the question is about
  play.ask(seat, chooseOne('lay', [{ id: '#1' }], { with: { heat: 3 } }));
  // @ts-expect-error a step that there is not
  play.then('trun', { seat });
}

test('what the contract does not declare does not compile', () => {
  // @ts-expect-error a view that lacks what the contract promises
  const view: View = { goal: 4, deck: [], fire: [], seats: [] };
  expect(view.goal).toBe(4);
  expect(neverRun).toBeTypeOf('function');
});
