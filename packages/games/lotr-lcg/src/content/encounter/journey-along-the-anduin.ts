import { activeLocation } from '../../rules/select.ts';
import { dealShadow } from '../../rules/shadows.ts';
import { attackNow, inOrder } from '../../state.ts';
import { enemy, location, treachery } from '../declare.ts';
import {
  aboutSelf,
  forced,
  removesProgress,
  reveals,
  shadow,
  custom,
  unlessDefended,
  whenRevealed,
} from '../language.ts';

const set = 'journey-along-the-anduin';

/** Cards 111 to 114. */
export const JOURNEY_ALONG_THE_ANDUIN = [
  enemy({
    id: 'misty-mountain-goblins',
    number: 111,
    set,
    engagementCost: 15,
    threat: 2,
    attack: 2,
    defense: 1,
    hitPoints: 3,
    traits: ['goblin', 'orc'],
    copies: 3,
    abilities: [
      forced('attacked', { when: aboutSelf, does: [removesProgress(1)] }),
      shadow(removesProgress(unlessDefended(1, 3))),
    ],
  }),
  treachery({
    id: 'massing-at-night',
    number: 112,
    set,
    easyCopies: 0,
    abilities: [
      whenRevealed(reveals((state) => inOrder(state).length)),
      shadow(
        custom((play) => {
          const attack = attackNow(play.state);
          if (attack !== null)
            for (const _ of inOrder(play.state)) dealShadow(play, attack.enemy, attack.seat);
        }),
      ),
    ],
  }),
  location({
    id: 'banks-of-the-anduin',
    number: 113,
    set,
    threat: 1,
    questPoints: 3,
    traits: ['riverland'],
    copies: 2,
    has: { 'returns-to-deck': 1 },
  }),
  location({
    id: 'gladden-fields',
    number: 114,
    set,
    threat: 3,
    questPoints: 3,
    victory: 3,
    traits: ['marshland'],
    copies: 3,
    easyCopies: 1,
    constants: [
      {
        stat: 'extra-threat',
        of: (state, self, bearer) => bearer.startsWith('seat-') && activeLocation(state) === self,
        amount: 1,
      },
    ],
  }),
];
