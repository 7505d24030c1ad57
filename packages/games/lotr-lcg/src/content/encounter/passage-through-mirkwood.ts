import { charactersOf, isReady } from '../../rules/select.ts';
import { decides } from '../../state.ts';
import { enemy, location } from '../declare.ts';
import {
  aboutSelf,
  attacker,
  changes,
  choose,
  chosen,
  defendingPlayer,
  draws,
  eachChooses,
  eachPlayer,
  firstPlayer,
  forced,
  raisesThreat,
  readies,
  response,
  self,
  shadow,
  unlessDefended,
  whenRevealed,
} from '../language.ts';
import { losesAttachment } from './attachments.ts';

const set = 'passage-through-mirkwood';

/** Cards 96 to 100. */
export const PASSAGE_THROUGH_MIRKWOOD = [
  enemy({
    id: 'forest-spider',
    number: 96,
    set,
    engagementCost: 25,
    threat: 2,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    traits: ['creature', 'spider'],
    copies: 4,
    abilities: [
      forced('engaged', { when: aboutSelf, does: [changes('attack', 1, self, 'round')] }),
      shadow(losesAttachment),
    ],
  }),
  enemy({
    id: 'east-bight-patrol',
    number: 97,
    set,
    engagementCost: 5,
    threat: 3,
    attack: 3,
    defense: 1,
    hitPoints: 2,
    traits: ['goblin', 'orc'],
    abilities: [
      shadow(changes('attack', 1, attacker, 'attack'), raisesThreat(unlessDefended(0, 3), defendingPlayer)),
    ],
  }),
  enemy({
    id: 'black-forest-bats',
    number: 98,
    set,
    engagementCost: 15,
    threat: 1,
    attack: 1,
    defense: 0,
    hitPoints: 2,
    traits: ['creature'],
    abilities: [
      whenRevealed(
        eachChooses(
          eachPlayer,
          (state) => state.committed,
          // LCG-7.25: it stays exhausted.
          (play, card) => {
            play.state.committed = play.state.committed.filter((other) => other !== card);
          },
        ),
      ),
    ],
  }),
  location({
    id: 'old-forest-road',
    number: 99,
    set,
    threat: 1,
    questPoints: 3,
    traits: ['forest'],
    copies: 2,
    abilities: [
      response('travelled', {
        when: aboutSelf,
        chooses: [
          choose('character', (state) =>
            charactersOf(state, decides(state)).filter((card) => !isReady(state, card)),
          ),
        ],
        does: [readies(chosen('character'))],
      }),
    ],
  }),
  location({
    id: 'forest-gate',
    number: 100,
    set,
    threat: 2,
    questPoints: 4,
    traits: ['forest'],
    copies: 2,
    abilities: [response('travelled', { when: aboutSelf, does: [draws(2, firstPlayer)] })],
  }),
];
