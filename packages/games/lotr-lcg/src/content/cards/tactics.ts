import type { PieceId, Seat } from '@concilio/kernel';
import { hasKeyword, hasTrait, is } from '../../rules/stats.ts';
import { attackersFor } from '../../rules/player-attacks.ts';
import { characters, charactersOf, engaged, engagedWith, enemies, isReady } from '../../rules/select.ts';
import { inOrder, type State } from '../../state.ts';
import { ally, attachment, event, onHost, toHero } from '../declare.ts';
import {
  action,
  addsResources,
  atPhaseEnd,
  attacker,
  attackerIsThere,
  changes,
  changesFor,
  choose,
  choosePlayer,
  chosen,
  chosenPlayer,
  damages,
  defendsNow,
  exhausting,
  host,
  keepsFromAttacking,
  onceA,
  placesProgress,
  response,
  type Select,
  self,
  struckDownBy,
  custom,
  wasDestroyed,
  willLeave,
} from '../language.ts';

const hisEnemies: Select = (state, at) =>
  chosenPlayer()(state, at).flatMap((seat) => engagedWith(state, seat));

/** LCG-28.09: cards 28 to 42. */
export const TACTICS = [
  ally({
    id: 'veteran-axehand',
    number: 28,
    sphere: 'tactics',
    cost: 2,
    willpower: 0,
    attack: 2,
    defense: 1,
    hitPoints: 2,
    traits: ['dwarf', 'warrior'],
    copies: 3,
  }),
  ally({
    id: 'gondorian-spearman',
    number: 29,
    sphere: 'tactics',
    cost: 2,
    willpower: 0,
    attack: 1,
    defense: 1,
    hitPoints: 1,
    traits: ['gondor', 'warrior'],
    copies: 3,
    has: { sentinel: 1 },
    abilities: [response('defender-declared', { when: defendsNow, does: [damages(1, attacker)] })],
  }),
  ally({
    id: 'horseback-archer',
    number: 30,
    sphere: 'tactics',
    cost: 3,
    willpower: 0,
    attack: 2,
    defense: 1,
    hitPoints: 2,
    traits: ['rohan', 'archer'],
    copies: 2,
    has: { ranged: 1 },
  }),
  ally({
    id: 'beorn',
    number: 31,
    sphere: 'tactics',
    cost: 6,
    unique: true,
    willpower: 1,
    attack: 3,
    defense: 3,
    hitPoints: 6,
    traits: ['beorning', 'warrior'],
    abilities: [
      action({
        does: [changes('attack', 5, self), willLeave(self, 'deck')],
        limit: onceA('round'),
      }),
      atPhaseEnd('deck'),
    ],
  }),
  event({
    id: 'blade-mastery',
    number: 32,
    sphere: 'tactics',
    cost: 1,
    copies: 3,
    plays: {
      on: 'action',
      chooses: [choose('character', characters)],
      does: [changes('attack', 1, chosen('character')), changes('defense', 1, chosen('character'))],
    },
  }),
  event({
    id: 'rain-of-arrows',
    number: 33,
    sphere: 'tactics',
    cost: 1,
    copies: 2,
    plays: {
      on: 'action',
      chooses: [
        choose('archer', (state, { seat }) =>
          charactersOf(state, seat).filter(
            (card) => isReady(state, card) && hasKeyword(state, card, 'ranged'),
          ),
        ),
        choosePlayer('player', (state) =>
          inOrder(state).filter((seat) => engagedWith(state, seat).length > 0),
        ),
      ],
      costs: [exhausting(chosen('archer'))],
      does: [damages(1, hisEnemies)],
    },
  }),
  event({
    id: 'feint',
    number: 34,
    sphere: 'tactics',
    cost: 1,
    copies: 2,
    plays: {
      on: 'action',
      requires: [{ rule: 'LCG-16.06', holds: (state) => state.phase === 'combat' }],
      chooses: [choose('enemy', engaged)],
      does: [keepsFromAttacking(chosen('enemy'))],
    },
  }),
  event({
    id: 'quick-strike',
    number: 35,
    sphere: 'tactics',
    cost: 1,
    copies: 2,
    plays: {
      on: 'action',
      chooses: [
        choose('character', (state, { seat }) =>
          charactersOf(state, seat).filter(
            (card) => isReady(state, card) && strikable(state, seat, card).length > 0,
          ),
        ),
        choose('enemy', (state, at) =>
          chosen('character')(state, at).flatMap((card) => strikable(state, at.seat, card)),
        ),
      ],
      costs: [exhausting(chosen('character'))],
      does: [
        custom((play, at) => {
          const [target] = chosen('enemy')(play.state, at);
          if (target !== undefined)
            play.then('strike', {
              seat: at.seat,
              target,
              attackers: [...chosen('character')(play.state, at)],
            });
        }),
      ],
    },
  }),
  event({
    id: 'thicket-of-spears',
    number: 36,
    sphere: 'tactics',
    cost: 3,
    copies: 2,
    payFromAtLeast: 3,
    plays: {
      on: 'action',
      chooses: [choosePlayer()],
      does: [keepsFromAttacking(hisEnemies)],
    },
  }),
  event({
    id: 'swift-strike',
    number: 37,
    sphere: 'tactics',
    cost: 2,
    plays: { on: 'defender-declared', when: attackerIsThere, does: [damages(2, attacker)] },
  }),
  event({
    id: 'stand-together',
    number: 38,
    sphere: 'tactics',
    cost: 0,
    plays: {
      on: 'action',
      chooses: [choosePlayer()],
      does: [changesFor('many-defenders', 1, chosenPlayer())],
    },
  }),
  attachment({
    id: 'blade-of-gondolin',
    number: 39,
    sphere: 'tactics',
    cost: 1,
    traits: ['item', 'weapon'],
    copies: 2,
    has: { restricted: 1 },
    attachTo: toHero,
    constants: [
      onHost(
        'attack',
        1,
        (state, bearer) =>
          state.strike !== null &&
          state.strike.attackers.includes(bearer) &&
          hasTrait(state, state.strike.target, 'orc'),
      ),
    ],
    abilities: [response('enemy-left', { when: struckDownBy(host), does: [placesProgress(1)] })],
  }),
  attachment({
    id: 'citadel-plate',
    number: 40,
    sphere: 'tactics',
    cost: 4,
    traits: ['item', 'armor'],
    copies: 2,
    has: { restricted: 1 },
    attachTo: toHero,
    constants: [onHost('hit-points', 4)],
  }),
  attachment({
    id: 'dwarven-axe',
    number: 41,
    sphere: 'tactics',
    cost: 2,
    traits: ['item', 'weapon'],
    copies: 2,
    has: { restricted: 1 },
    attachTo: toHero,
    constants: [
      onHost('attack', (state, _self, bearer) => (hasTrait(state, bearer as PieceId, 'dwarf') ? 2 : 1)),
    ],
  }),
  attachment({
    id: 'horn-of-gondor',
    number: 42,
    sphere: 'tactics',
    cost: 1,
    unique: true,
    traits: ['item', 'artifact'],
    has: { restricted: 1 },
    attachTo: toHero,
    abilities: [response('character-left', { when: wasDestroyed, does: [addsResources(1, host)] })],
  }),
];

/** What a character may attack outside its turn: what its controller may attack with it in the combat phase. */
function strikable(state: State, seat: Seat, card: PieceId): PieceId[] {
  return enemies(state).filter(
    (enemy) => !is(state, card, 'cannot-attack') && attackersFor(state, seat, enemy).includes(card),
  );
}
