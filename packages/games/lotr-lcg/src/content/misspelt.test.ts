import { chooseOne, chooseSome, type PieceId, type Play, type Seat } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { is, statOn } from '../rules/stats.ts';
import { trigger } from '../rules/trigger.ts';
import type { LotrLcg, State } from '../state.ts';
import { ally, onHost, onSelf } from './declare.ts';
import { actionIn, changes, choose, forced, response, self } from './language.ts';

/** What the types refuse: each line says so, and fails to compile once it is not refused any more. */
const refused = {
  moments: () => [
    // @ts-expect-error -- no such moment
    response('defender-declraed', { does: [] }),
    // @ts-expect-error -- no such moment
    forced('quest-faild', { does: [] }),
    // @ts-expect-error -- the rules trigger no such moment
    (play: Play<LotrLcg>) => trigger(play, 'explord'),
  ],
  stats: () => [
    // @ts-expect-error -- no such stat
    onSelf('wilpower', 1),
    // @ts-expect-error -- no such trait
    onHost('trait/gondorr', 1),
    // @ts-expect-error -- no such stat
    changes('defence', 1, self),
    // @ts-expect-error -- no such stat
    (state: State) => statOn(state, '#1', 'hitpoints'),
    // @ts-expect-error -- no such bar
    (state: State) => is(state, 'table', 'cannot-advanc'),
  ],
  cards: (facts: Omit<Parameters<typeof ally>[0], 'has' | 'traits'>) => [
    // @ts-expect-error -- no such keyword
    ally({ ...facts, has: { sentinell: 1 } }),
    // @ts-expect-error -- no such trait
    ally({ ...facts, traits: ['warior'] }),
  ],
  questions: (play: Play<LotrLcg>, seat: Seat, enemy: PieceId) => [
    // @ts-expect-error -- no such question
    play.ask(seat, chooseOne('defendr', [], { with: { enemy, card: 'orc', player: seat } })),
    // @ts-expect-error -- it is about something
    play.ask(seat, chooseOne('defender', [])),
    // @ts-expect-error -- whose the attack is goes missing
    play.ask(seat, chooseOne('defender', [], { with: { enemy, card: 'orc' } })),
    // @ts-expect-error -- a name where a seat stands
    play.ask(seat, chooseOne('defender', [], { with: { enemy, card: 'orc', player: 'Ana' } })),
    // @ts-expect-error -- more than it is about
    play.ask(seat, chooseOne('travel', [], { with: { card: 'orc' } })),
    // @ts-expect-error -- one is chosen, not several
    play.ask(seat, chooseSome('travel', [], { min: 0, max: 1 })),
    // @ts-expect-error -- no such question, asked of several
    play.askEach([seat], () => chooseOne('vot', [])),
    // @ts-expect-error -- no such question, asked while others may interject
    play.askAny([seat], (who) => (who === seat ? chooseOne('planing', []) : null)),
    // @ts-expect-error -- a question that is not about a card
    choose('whom', () => [], { key: 'travel' }),
  ],
  contexts: (play: Play<LotrLcg>, seat: Seat) =>
    response('defender-declared', {
      does: [],
      // @ts-expect-error -- no such moment
      when: (_state, { moment }) => moment.name === 'defender-declraed' && play.seats.includes(seat),
    }),
  phases: () => [
    // @ts-expect-error -- no such phase
    actionIn('planing', { does: [] }),
    (state: State) => {
      // @ts-expect-error -- no such phase
      state.phase = 'combatt';
    },
  ],
};

test('what is spelt right compiles, and is what it says', () => {
  expect(Object.keys(refused)).toHaveLength(6);
  expect(response('defender-declared', { does: [] }).on).toBe('defender-declared');
  expect(onSelf('willpower', 1).stat).toBe('willpower');
  expect(actionIn('planning', { does: [] }).requires).toHaveLength(1);
});
