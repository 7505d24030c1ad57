import { chooseNumber, chooseOne, type Play, type Seat } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { is, statOn } from '../rules/stats.ts';
import { trigger } from '../rules/trigger.ts';
import type { LotrTcg, State } from '../state.ts';
import { minion } from './declare.ts';
import { actionIn, eachTime, makesTable, onSelf, onTable, response } from './language/index.ts';

/** What the types refuse: each line says so, and fails to compile once it is not refused any more. */
const refused = {
  moments: () => [
    // @ts-expect-error -- no such moment
    response('about-to-be-wounde', { does: [] }),
    // @ts-expect-error -- no such moment
    eachTime('skirmish-begin', { does: [] }),
    // @ts-expect-error -- the rules trigger no such moment
    (play: Play<LotrTcg>) => trigger(play, 'action/fellowshp'),
  ],
  stats: () => [
    // @ts-expect-error -- no such stat
    onSelf('strenght', 1),
    // @ts-expect-error -- no such culture
    onSelf('culture/gondorr', 1),
    // @ts-expect-error -- no such stat
    onTable('move-limitt', 1),
    // @ts-expect-error -- no such stat
    makesTable({ 'minion-archry': 1 }),
    // @ts-expect-error -- no such stat
    (state: State) => statOn(state, '#1', 'vitallity'),
    // @ts-expect-error -- no such bar
    (state: State) => is(state, 'table', 'no-archrey'),
  ],
  cards: (facts: Omit<Parameters<typeof minion>[0], 'has'>) => [
    // @ts-expect-error -- no such keyword
    minion({ ...facts, has: { feirce: 1 } }),
  ],
  questions: (play: Play<LotrTcg>, seat: Seat) => [
    // @ts-expect-error -- no such question
    play.ask(seat, chooseOne('mulligann', [])),
    // @ts-expect-error -- which card goes missing
    play.ask(seat, chooseOne('assign', [], { with: { piece: '#1' } })),
    // @ts-expect-error -- the id of no piece
    play.ask(seat, chooseOne('assign', [], { with: { piece: 'orc', card: 'orc' } })),
    // @ts-expect-error -- one is chosen, no number
    play.askEach([seat], () => chooseNumber('mulligan', { min: 0, max: 1 })),
  ],
  phases: () => [
    // @ts-expect-error -- no such phase
    actionIn('regrup', { does: [] }),
    (state: State) => {
      // @ts-expect-error -- no such phase
      state.phase = 'archry';
    },
  ],
};

test('what is spelt right compiles, and is what it says', () => {
  expect(Object.keys(refused)).toHaveLength(5);
  expect(response('about-to-be-wounded', { does: [] }).on).toBe('about-to-be-wounded');
  expect(onSelf('strength', 1).stat).toBe('strength');
  expect(actionIn('regroup', { does: [] }).on).toBe('action/regroup');
});
