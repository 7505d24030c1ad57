import { cardsIn, ownerOf } from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import { enterPlay, giveControl, isBarredAsUnique } from '../../rules/entering.ts';
import { mixIn, move } from '../../rules/moving.ts';
import { isInSphere } from '../../rules/resources.ts';
import {
  activeLocation,
  charactersOf,
  printed,
  engaged,
  isReady,
  isType,
  nameOf,
  stagedLocations,
} from '../../rules/select.ts';
import { lowerThreat, raiseThreat } from '../../rules/threat.ts';
import { inOrder, type State } from '../../state.ts';
import { ally, attachment, event, onHost, toHero } from '../declare.ts';
import {
  action,
  cancels,
  choose,
  chooseEither,
  choosePlayer,
  chosen,
  chosenPlayer,
  committedNow,
  exhausting,
  host,
  itsCard,
  lowering,
  onceA,
  placesProgressOn,
  readies,
  response,
  returnsToStaging,
  stillHappens,
  custom,
} from '../language.ts';

const active = (state: State): PieceId[] => {
  const location = activeLocation(state);
  return location === null ? [] : [location];
};

/** Cards of all discard piles of players, of which something is true. */
const inDiscards = (state: State, is: (card: PieceId) => boolean): PieceId[] =>
  inOrder(state).flatMap((seat) => cardsIn(state.cards, `discard/${seat}`).filter(is));

/** LCG-28.10: cards 43 to 57. */
export const SPIRIT = [
  ally({
    id: 'wandering-took',
    number: 43,
    sphere: 'spirit',
    cost: 2,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 2,
    traits: ['hobbit'],
    copies: 2,
    abilities: [
      action({
        chooses: [
          choosePlayer('player', (state, { seat }) => inOrder(state).filter((other) => other !== seat)),
        ],
        costs: [lowering(3)],
        does: [
          custom((play, at) => {
            for (const seat of chosenPlayer()(play.state, at)) {
              giveControl(play, at.self, seat);
              raiseThreat(play, [seat], 3);
            }
          }),
        ],
        limit: onceA('round'),
      }),
    ],
  }),
  ally({
    id: 'lorien-guide',
    number: 44,
    sphere: 'spirit',
    cost: 3,
    willpower: 1,
    attack: 1,
    defense: 0,
    hitPoints: 2,
    traits: ['silvan', 'scout'],
    copies: 3,
    abilities: [
      response('committed', {
        when: committedNow,
        requires: [{ rule: 'LCG-18.15', holds: (state) => activeLocation(state) !== null }],
        does: [placesProgressOn(1, active)],
      }),
    ],
  }),
  ally({
    id: 'northern-tracker',
    number: 45,
    sphere: 'spirit',
    cost: 4,
    willpower: 1,
    attack: 2,
    defense: 2,
    hitPoints: 3,
    traits: ['dunedain', 'ranger'],
    copies: 2,
    abilities: [
      response('committed', {
        when: committedNow,
        requires: [{ rule: 'LCG-18.15', holds: (state) => stagedLocations(state).length > 0 }],
        does: [placesProgressOn(1, stagedLocations)],
      }),
    ],
  }),
  event({
    id: 'the-galadhrims-greeting',
    number: 46,
    sphere: 'spirit',
    cost: 3,
    copies: 2,
    plays: {
      on: 'action',
      chooses: [
        chooseEither('way', ['one-player', 'each-player']),
        choosePlayer('player', (state, { seat, chosen }) =>
          chosen.way === 'one-player' ? inOrder(state) : [seat],
        ),
      ],
      does: [
        custom((play, at) => {
          const one = at.chosen.way === 'one-player';
          for (const seat of one ? chosenPlayer()(play.state, at) : inOrder(play.state))
            lowerThreat(play, seat, one ? 6 : 2);
        }),
      ],
    },
  }),
  event({
    id: 'strength-of-will',
    number: 47,
    sphere: 'spirit',
    cost: 0,
    copies: 2,
    plays: {
      on: 'travelled',
      // It may have been explored on the way in.
      when: (state, { moment }) => activeLocation(state) === moment.card,
      chooses: [
        choose('character', (state, { seat }) =>
          charactersOf(state, seat).filter(
            (card) => isReady(state, card) && isInSphere(state, card, 'spirit'),
          ),
        ),
      ],
      costs: [exhausting(chosen('character'))],
      does: [placesProgressOn(2, itsCard)],
    },
  }),
  event({
    id: 'hasty-stroke',
    number: 48,
    sphere: 'spirit',
    cost: 1,
    copies: 2,
    plays: { on: 'shadow-effect', when: stillHappens('shadow'), does: [cancels('shadow')] },
  }),
  event({
    id: 'will-of-the-west',
    number: 49,
    sphere: 'spirit',
    cost: 1,
    copies: 2,
    plays: {
      on: 'action',
      chooses: [choosePlayer()],
      does: [
        custom((play, at) => {
          const { cards } = play.state;
          for (const seat of chosenPlayer()(play.state, at)) {
            // LCG-11.17: heroes stay where they are.
            const pile = cardsIn(cards, `discard/${seat}`);
            mixIn(
              play,
              pile.filter((card) => printed(play.state, card).type !== 'hero'),
              seat,
            );
          }
          move(play, at.self, 'removed', 'card.removed', {});
        }),
      ],
    },
  }),
  event({
    id: 'a-test-of-will',
    number: 50,
    sphere: 'spirit',
    cost: 1,
    copies: 2,
    plays: {
      on: 'revealed-effect',
      when: stillHappens('when-revealed'),
      does: [cancels('when-revealed')],
    },
  }),
  event({
    id: 'stand-and-fight',
    number: 51,
    sphere: 'spirit',
    cost: 'x',
    x: (state, at) => chosen('ally')(state, at).reduce((sum, card) => sum + costOf(state, card), 0),
    copies: 3,
    plays: {
      on: 'action',
      chooses: [
        // Neutral is no sphere.
        choose('ally', (state) =>
          inDiscards(
            state,
            (card) =>
              printed(state, card).type === 'ally' &&
              printed(state, card).sphere !== null &&
              !isBarredAsUnique(state, nameOf(state, card)),
          ),
        ),
      ],
      does: [
        custom((play, at) => {
          for (const card of chosen('ally')(play.state, at)) enterPlay(play, card, at.seat);
        }),
      ],
    },
  }),
  event({
    id: 'a-light-in-the-dark',
    number: 52,
    sphere: 'spirit',
    cost: 2,
    copies: 2,
    plays: {
      on: 'action',
      chooses: [choose('enemy', engaged)],
      does: [returnsToStaging(chosen('enemy'))],
    },
  }),
  event({
    id: 'dwarven-tomb',
    number: 53,
    sphere: 'spirit',
    cost: 1,
    plays: {
      on: 'action',
      chooses: [
        choose('card', (state, { seat }) =>
          cardsIn(state.cards, `discard/${seat}`).filter(
            // LCG-11.17
            (card) => printed(state, card).sphere === 'spirit' && printed(state, card).type !== 'hero',
          ),
        ),
      ],
      does: [
        custom((play, at) => {
          for (const card of chosen('card')(play.state, at))
            move(play, card, `hand/${at.seat}`, 'card.taken', { seat: at.seat });
        }),
      ],
    },
  }),
  event({
    id: 'fortune-or-fate',
    number: 54,
    sphere: 'spirit',
    cost: 5,
    plays: {
      on: 'action',
      chooses: [
        choose('hero', (state) =>
          inDiscards(
            state,
            (card) => printed(state, card).type === 'hero' && !isBarredAsUnique(state, nameOf(state, card)),
          ),
        ),
      ],
      does: [
        custom((play, at) => {
          for (const card of chosen('hero')(play.state, at)) {
            const owner = ownerOf(play.state.cards, card);
            if (owner !== null) enterPlay(play, card, owner);
          }
        }),
      ],
    },
  }),
  attachment({
    id: 'the-favor-of-the-lady',
    number: 55,
    sphere: 'spirit',
    cost: 2,
    traits: ['condition'],
    copies: 2,
    attachTo: toHero,
    constants: [onHost('willpower', 1)],
  }),
  attachment({
    id: 'power-in-the-earth',
    number: 56,
    sphere: 'spirit',
    cost: 1,
    traits: ['condition'],
    copies: 2,
    attachTo: (state, _card, target) => isType(state, target, 'location'),
    constants: [onHost('threat', -1)],
  }),
  attachment({
    id: 'unexpected-courage',
    number: 57,
    sphere: 'spirit',
    cost: 2,
    traits: ['condition'],
    attachTo: toHero,
    abilities: [
      action({
        requires: [
          { rule: 'LCG-18.15', holds: (state, at) => host(state, at).some((card) => !isReady(state, card)) },
        ],
        costs: [exhausting()],
        does: [readies(host)],
      }),
    ],
  }),
];

function costOf(state: State, card: PieceId): number {
  const { cost } = printed(state, card);
  return typeof cost === 'number' ? cost : 0;
}
