import type { Moment } from '@concilio/cards';
import { cardNamed } from '../../rules/sets.ts';
import { enterPlay, isBarredAsUnique } from '../../rules/entering.ts';
import { hasTrait } from '../../rules/stats.ts';
import {
  allies,
  characters,
  charactersOf,
  enemies,
  engagedSeat,
  heroes,
  heroesOf,
  isReady,
  isType,
  locations,
  nameOf,
} from '../../rules/select.ts';
import type { State } from '../../state.ts';
import type { CardType, Trait } from '../vocabulary.ts';
import { ally, attachment, event, onHost, toHero } from '../declare.ts';
import {
  aboutSelf,
  action,
  addsResources,
  atPhaseEnd,
  changes,
  choose,
  chooseFromHand,
  choosePlayer,
  chosen,
  chosenPlayer,
  damages,
  draws,
  engages,
  exhausting,
  host,
  itsPlayer,
  placesProgressOn,
  readies,
  response,
  those,
  custom,
  willLeave,
} from '../language.ts';

/** Whether the card that a moment is about is of a type, or has a trait printed: it has left play by now. */
function isNamed(state: State, { what }: Moment, kind: CardType | Trait): boolean {
  if (what === null) return false;
  const { type, traits } = cardNamed(state, what);
  return type === kind || traits.some((trait) => trait === kind);
}

/** LCG-28.08: cards 13 to 27. */
export const LEADERSHIP = [
  ally({
    id: 'guard-of-the-citadel',
    number: 13,
    sphere: 'leadership',
    cost: 2,
    willpower: 1,
    attack: 1,
    defense: 0,
    hitPoints: 2,
    traits: ['gondor', 'warrior'],
    copies: 3,
  }),
  ally({
    id: 'faramir',
    number: 14,
    sphere: 'leadership',
    cost: 4,
    unique: true,
    willpower: 2,
    attack: 1,
    defense: 2,
    hitPoints: 3,
    traits: ['gondor', 'noble', 'ranger'],
    copies: 2,
    abilities: [
      action({
        chooses: [choosePlayer()],
        costs: [exhausting()],
        does: [
          changes('willpower', 1, (state, at) =>
            chosenPlayer()(state, at).flatMap((seat) => charactersOf(state, seat)),
          ),
        ],
      }),
    ],
  }),
  ally({
    id: 'son-of-arnor',
    number: 15,
    sphere: 'leadership',
    cost: 3,
    willpower: 0,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    traits: ['dunedain'],
    copies: 2,
    abilities: [
      response('entered-play', {
        when: aboutSelf,
        chooses: [
          choose(
            'enemy',
            those(enemies, (state, card, { seat }) => engagedSeat(state, card) !== seat),
          ),
        ],
        does: [engages(chosen('enemy'))],
      }),
    ],
  }),
  ally({
    id: 'snowbourn-scout',
    number: 16,
    sphere: 'leadership',
    cost: 1,
    willpower: 0,
    attack: 0,
    defense: 1,
    hitPoints: 1,
    traits: ['rohan', 'scout'],
    copies: 3,
    abilities: [
      response('entered-play', {
        when: aboutSelf,
        chooses: [choose('location', locations)],
        does: [placesProgressOn(1, chosen('location'))],
      }),
    ],
  }),
  ally({
    id: 'silverlode-archer',
    number: 17,
    sphere: 'leadership',
    cost: 3,
    willpower: 1,
    attack: 2,
    defense: 0,
    hitPoints: 1,
    traits: ['archer', 'silvan'],
    copies: 2,
    has: { ranged: 1 },
  }),
  ally({
    id: 'longbeard-orc-slayer',
    number: 18,
    sphere: 'leadership',
    cost: 4,
    willpower: 0,
    attack: 2,
    defense: 1,
    hitPoints: 3,
    traits: ['dwarf', 'warrior'],
    copies: 2,
    abilities: [
      response('entered-play', {
        when: aboutSelf,
        does: [
          damages(
            1,
            those(enemies, (state, card) => hasTrait(state, card, 'orc')),
          ),
        ],
      }),
    ],
  }),
  ally({
    id: 'brok-ironfist',
    number: 19,
    sphere: 'leadership',
    cost: 6,
    unique: true,
    willpower: 2,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['dwarf', 'warrior'],
    abilities: [
      {
        ...response('character-left', {
          when: (state, { seat, moment }) =>
            moment.seat === seat && isNamed(state, moment, 'hero') && isNamed(state, moment, 'dwarf'),
          requires: [
            { rule: 'LCG-21.01', holds: (state, { self }) => !isBarredAsUnique(state, nameOf(state, self)) },
          ],
          does: [custom((play, { self, seat }) => enterPlay(play, self, seat))],
        }),
        from: 'hand',
      },
    ],
  }),
  event({
    id: 'ever-vigilant',
    number: 20,
    sphere: 'leadership',
    cost: 1,
    copies: 2,
    plays: {
      on: 'action',
      chooses: [
        choose(
          'ally',
          those(allies, (state, card) => !isReady(state, card)),
        ),
      ],
      does: [readies(chosen('ally'))],
    },
  }),
  event({
    id: 'common-cause',
    number: 21,
    sphere: 'leadership',
    cost: 0,
    copies: 2,
    plays: {
      on: 'action',
      chooses: [
        choose('helper', (state, { seat }) => heroesOf(state, seat).filter((card) => isReady(state, card))),
        choose(
          'hero',
          those(heroes, (state, card, at) => !isReady(state, card) && card !== at.chosen.helper),
        ),
      ],
      costs: [exhausting(chosen('helper'))],
      does: [readies(chosen('hero'))],
    },
  }),
  event({
    id: 'for-gondor',
    number: 22,
    sphere: 'leadership',
    cost: 2,
    copies: 2,
    plays: {
      on: 'action',
      does: [
        changes('attack', 1, characters),
        changes(
          'defense',
          1,
          those(characters, (state, card) => hasTrait(state, card, 'gondor')),
        ),
      ],
    },
  }),
  event({
    id: 'sneak-attack',
    number: 23,
    sphere: 'leadership',
    cost: 1,
    copies: 2,
    plays: {
      on: 'action',
      chooses: [
        chooseFromHand(
          'ally',
          (state, card) => isType(state, card, 'ally') && !isBarredAsUnique(state, nameOf(state, card)),
        ),
      ],
      does: [
        custom((play, at) => {
          for (const card of chosen('ally')(play.state, at)) enterPlay(play, card, at.seat);
        }),
        willLeave(chosen('ally'), 'hand'),
      ],
    },
    later: [atPhaseEnd('hand')],
  }),
  event({
    id: 'valiant-sacrifice',
    number: 24,
    sphere: 'leadership',
    cost: 1,
    copies: 2,
    plays: {
      on: 'character-left',
      when: (state, { moment }) => isNamed(state, moment, 'ally'),
      does: [draws(2, itsPlayer)],
    },
  }),
  event({
    id: 'grim-resolve',
    number: 25,
    sphere: 'leadership',
    cost: 5,
    plays: { on: 'action', does: [readies(characters)] },
  }),
  attachment({
    id: 'steward-of-gondor',
    number: 26,
    sphere: 'leadership',
    cost: 2,
    unique: true,
    traits: ['gondor', 'title'],
    copies: 2,
    attachTo: toHero,
    constants: [onHost('trait/gondor', 1)],
    abilities: [action({ costs: [exhausting()], does: [addsResources(2, host)] })],
  }),
  attachment({
    id: 'celebrians-stone',
    number: 27,
    sphere: 'leadership',
    cost: 2,
    unique: true,
    traits: ['artifact', 'item'],
    has: { restricted: 1 },
    attachTo: toHero,
    constants: [
      onHost('willpower', 2),
      onHost('icon/spirit', 1, (state, bearer) => nameOf(state, bearer) === 'aragorn'),
    ],
  }),
];
