import { cardsIn, moveTo } from '@concilio/cards';
import { chooseOne, showTo } from '@concilio/kernel';
import { basics } from '../../rules/basics.ts';
import { damageOn } from '../../rules/damage.ts';
import { characters, engagedSeat, heroes, isType, seen } from '../../rules/select.ts';
import { hero, onSelf } from '../declare.ts';
import {
  aboutSelf,
  action,
  addsResources,
  cancels,
  changes,
  choose,
  chooseFromHand,
  choosePlayer,
  chosen,
  chosenPlayer,
  committedNow,
  damages,
  discarding,
  draws,
  exhausting,
  forced,
  heals,
  itsCard,
  onceA,
  placesProgress,
  readies,
  response,
  self,
  spending,
  stillHappens,
  struckDownBy,
  those,
  custom,
} from '../language.ts';

/** LCG-28.08 to LCG-28.11 */
export const HEROES = [
  hero({
    id: 'aragorn',
    number: 1,
    sphere: 'leadership',
    threatCost: 12,
    willpower: 2,
    attack: 3,
    defense: 2,
    hitPoints: 5,
    traits: ['dunedain', 'noble', 'ranger'],
    has: { sentinel: 1 },
    abilities: [response('committed', { when: committedNow, costs: [spending(1)], does: [readies(self)] })],
  }),
  hero({
    id: 'theodred',
    number: 2,
    sphere: 'leadership',
    threatCost: 8,
    willpower: 1,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['noble', 'rohan', 'warrior'],
    abilities: [
      response('committed', {
        when: committedNow,
        chooses: [
          choose(
            'hero',
            those(heroes, (state, card) => state.committed.includes(card)),
          ),
        ],
        does: [addsResources(1, chosen('hero'))],
      }),
    ],
  }),
  hero({
    id: 'gloin',
    number: 3,
    sphere: 'leadership',
    threatCost: 9,
    willpower: 2,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['dwarf', 'noble'],
    abilities: [
      response('damaged', {
        when: aboutSelf,
        does: [addsResources((_state, { moment }) => moment.amount, self)],
      }),
    ],
  }),
  hero({
    id: 'gimli',
    number: 4,
    sphere: 'tactics',
    threatCost: 11,
    willpower: 2,
    attack: 2,
    defense: 2,
    hitPoints: 5,
    traits: ['dwarf', 'noble', 'warrior'],
    constants: [onSelf('attack', (state, self) => damageOn(state, self))],
  }),
  hero({
    id: 'legolas',
    number: 5,
    sphere: 'tactics',
    threatCost: 9,
    willpower: 1,
    attack: 3,
    defense: 1,
    hitPoints: 4,
    traits: ['noble', 'silvan', 'warrior'],
    has: { ranged: 1 },
    abilities: [response('enemy-left', { when: struckDownBy(self), does: [placesProgress(2)] })],
  }),
  hero({
    id: 'thalin',
    number: 6,
    sphere: 'tactics',
    threatCost: 9,
    willpower: 1,
    attack: 2,
    defense: 2,
    hitPoints: 4,
    traits: ['dwarf', 'warrior'],
    abilities: [
      forced('revealed', {
        when: (state, { self, moment }) =>
          state.committed.includes(self) && moment.card !== null && isType(state, moment.card, 'enemy'),
        does: [damages(1, itsCard)],
      }),
    ],
  }),
  hero({
    id: 'eowyn',
    number: 7,
    sphere: 'spirit',
    threatCost: 9,
    willpower: 4,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    traits: ['noble', 'rohan'],
    abilities: [
      action({
        chooses: [chooseFromHand('card')],
        costs: [discarding('card')],
        does: [changes('willpower', 1, self)],
        limit: { ...onceA('round'), eachPlayer: true },
      }),
    ],
  }),
  hero({
    id: 'eleanor',
    number: 8,
    sphere: 'spirit',
    threatCost: 7,
    willpower: 1,
    attack: 1,
    defense: 2,
    hitPoints: 3,
    traits: ['gondor', 'noble'],
    abilities: [
      response('revealed-effect', {
        when: (state, { moment }) =>
          stillHappens('when-revealed')(state) &&
          moment.card !== null &&
          isType(state, moment.card, 'treachery'),
        costs: [exhausting()],
        does: [
          cancels('when-revealed'),
          // Its keywords are still resolved, and the next card is revealed in its place.
          custom((play) => {
            play.state.replacing = true;
          }),
        ],
      }),
    ],
  }),
  hero({
    id: 'dunhere',
    number: 9,
    sphere: 'spirit',
    threatCost: 8,
    willpower: 1,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['rohan', 'warrior'],
    has: { 'strikes-staged': 1 },
    constants: [
      onSelf('attack', 1, (state, self) => {
        const { strike } = state;
        return (
          strike !== null &&
          strike.attackers.length === 1 &&
          strike.attackers[0] === self &&
          engagedSeat(state, strike.target) === null
        );
      }),
    ],
  }),
  hero({
    id: 'denethor',
    number: 10,
    sphere: 'lore',
    threatCost: 8,
    willpower: 1,
    attack: 1,
    defense: 3,
    hitPoints: 3,
    traits: ['gondor', 'noble', 'steward'],
    abilities: [
      action({
        requires: [{ rule: 'LCG-18.15', holds: (state) => cardsIn(state.cards, 'encounter').length > 0 }],
        costs: [exhausting()],
        does: [
          custom((play, { seat }) => {
            const { state } = play;
            const [card] = cardsIn(state.cards, 'encounter');
            if (card === undefined) return;
            showTo(state.cards.pieces, card, seat);
            play.tell('card.looked', { seat, ...seen(state, card) }, [seat]);
            const pick = play.ask(
              seat,
              chooseOne('top-or-bottom', [{ id: 'top' }, { id: 'bottom' }], {
                with: { card: seen(state, card).card },
              }),
            );
            if (pick === 'bottom') moveTo(basics, state.cards, card, 'encounter', 'bottom');
          }),
        ],
      }),
    ],
  }),
  hero({
    id: 'glorfindel',
    number: 11,
    sphere: 'lore',
    threatCost: 12,
    willpower: 3,
    attack: 3,
    defense: 1,
    hitPoints: 5,
    traits: ['noble', 'noldor', 'warrior'],
    abilities: [
      action({
        chooses: [
          choose(
            'character',
            those(characters, (state, card) => damageOn(state, card) > 0),
          ),
        ],
        costs: [spending(1)],
        does: [heals(1, chosen('character'))],
        limit: onceA('round'),
      }),
    ],
  }),
  hero({
    id: 'beravor',
    number: 12,
    sphere: 'lore',
    threatCost: 10,
    willpower: 2,
    attack: 2,
    defense: 2,
    hitPoints: 4,
    traits: ['dunedain', 'ranger'],
    abilities: [
      action({
        chooses: [choosePlayer()],
        costs: [exhausting()],
        does: [draws(2, chosenPlayer())],
        limit: onceA('round'),
      }),
    ],
  }),
];
