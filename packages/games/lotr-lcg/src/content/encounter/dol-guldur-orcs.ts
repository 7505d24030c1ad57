import { attachmentsOn, tokensOn } from '@concilio/cards';
import { dealDamage } from '../../rules/damage.ts';
import { discardAtRandom, handOf } from '../../rules/drawing.ts';
import { leavePlay } from '../../rules/leaving.ts';
import { activeLocation, characters, isReady, isType, staged } from '../../rules/select.ts';
import { dealShadow } from '../../rules/shadows.ts';
import { attackNow, decides } from '../../state.ts';
import { enemy, location, onSelf, onTable, treachery } from '../declare.ts';
import {
  aboutSelf,
  addsResources,
  attacker,
  changes,
  changesAnew,
  damages,
  defendingPlayer,
  eachChooses,
  firstPlayer,
  forced,
  self,
  shadow,
  those,
  travel,
  custom,
  unlessDefended,
  whenRevealed,
} from '../language.ts';
import { ifUndefended, losesAllAttachments } from './attachments.ts';

const set = 'dol-guldur-orcs';

/** Cards 89 to 95. */
export const DOL_GULDUR_ORCS = [
  enemy({
    id: 'dol-guldur-orcs',
    number: 89,
    set,
    engagementCost: 10,
    threat: 2,
    attack: 2,
    defense: 0,
    hitPoints: 3,
    traits: ['dol-guldur', 'orc'],
    copies: 3,
    abilities: [
      whenRevealed(
        eachChooses(
          firstPlayer,
          (state) => state.committed,
          (play, card) => dealDamage(play, [card], 2),
        ),
      ),
      shadow(changesAnew('attack', unlessDefended(1, 3), attacker, 'attack')),
    ],
  }),
  enemy({
    id: 'chieftain-ufthak',
    number: 90,
    set,
    engagementCost: 35,
    threat: 2,
    attack: 3,
    defense: 3,
    hitPoints: 6,
    victory: 4,
    traits: ['dol-guldur', 'orc'],
    easyCopies: 0,
    constants: [onSelf('attack', (state, self) => 2 * tokensOn(state.cards, self, 'resource'))],
    abilities: [forced('attacked', { when: aboutSelf, does: [addsResources(1, self)] })],
  }),
  enemy({
    id: 'dol-guldur-beastmaster',
    number: 91,
    set,
    engagementCost: 35,
    threat: 2,
    attack: 3,
    defense: 1,
    hitPoints: 5,
    traits: ['dol-guldur', 'orc'],
    copies: 2,
    easyCopies: 1,
    abilities: [
      forced('attacks', {
        when: aboutSelf,
        does: [
          custom((play, { self, moment }) => {
            if (moment.seat !== null) dealShadow(play, self, moment.seat);
          }),
        ],
      }),
    ],
  }),
  treachery({
    id: 'driven-by-shadow',
    number: 92,
    set,
    abilities: [
      whenRevealed(
        custom((play, at) => {
          const { state } = play;
          const threatening = staged(state).filter(
            (card) => isType(state, card, 'enemy') || isType(state, card, 'location'),
          );
          changes('threat', 1, () => threatening).apply(play, at);
          if (staged(state).length === 0) state.surging = true;
        }),
      ),
      shadow(
        ifUndefended(
          losesAllAttachments,
          eachChooses(
            defendingPlayer,
            (state) =>
              (attackNow(state)?.defenders ?? []).flatMap((card) => attachmentsOn(state.cards, card)),
            (play, card) => leavePlay(play, card),
            { key: 'discard-attachment' },
          ),
        ),
      ),
    ],
  }),
  treachery({
    id: 'the-necromancers-reach',
    number: 93,
    set,
    copies: 3,
    easyCopies: 1,
    abilities: [
      whenRevealed(
        damages(
          1,
          those(characters, (state, card) => !isReady(state, card)),
        ),
      ),
    ],
  }),
  location({
    id: 'necromancers-pass',
    number: 94,
    set,
    threat: 3,
    questPoints: 2,
    traits: ['stronghold', 'dol-guldur'],
    copies: 2,
    easyCopies: 1,
    abilities: [
      travel({
        requires: [{ rule: 'LCG-16.19', holds: (state) => handOf(state, decides(state)).length >= 2 }],
        does: [custom((play) => discardAtRandom(play, decides(play.state), 2))],
      }),
    ],
  }),
  location({
    id: 'enchanted-stream',
    number: 95,
    set,
    threat: 2,
    questPoints: 2,
    traits: ['forest'],
    copies: 2,
    constants: [onTable('no-draw', 1, (state, self) => activeLocation(state) === self)],
  }),
];
