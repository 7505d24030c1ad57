import { dealDamage } from '../../rules/damage.ts';
import { move } from '../../rules/moving.ts';
import { is } from '../../rules/stats.ts';
import { charactersOf, staged, stagedEnemies } from '../../rules/select.ts';
import { attackNow } from '../../state.ts';
import { enemy, location, onSelf, treachery } from '../declare.ts';
import {
  aboutSelf,
  atPhaseEnd,
  attacker,
  changes,
  changesAnew,
  defenders,
  eachChooses,
  eachPlayer,
  forced,
  itsPlayer,
  placesProgressOn,
  raisesThreat,
  removesProgress,
  returnsToStaging,
  self,
  shadow,
  custom,
  unlessDefended,
  whenRevealed,
  willLeave,
} from '../language.ts';

const set = 'wilderlands';

/** Cards 81 to 88. */
export const WILDERLANDS = [
  enemy({
    id: 'wolf-rider',
    number: 81,
    set,
    engagementCost: 10,
    threat: 1,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    traits: ['goblin', 'orc'],
    has: { surge: 1 },
    abilities: [
      shadow(
        custom((play, { self }) => {
          const attack = attackNow(play.state);
          if (attack === null) return;
          move(play, self, `engaged/${attack.seat}`, 'enemy.emerged', { seat: attack.seat });
          // This is its attack in this phase.
          play.state.attacked.push(self);
          play.then('extraAttack', { player: attack.seat, enemy: self });
        }),
        // LCG-31.02
        willLeave(self, 'deck-top'),
      ),
      atPhaseEnd('deck-top'),
    ],
  }),
  enemy({
    id: 'hill-troll',
    number: 82,
    set,
    engagementCost: 30,
    threat: 1,
    attack: 6,
    defense: 3,
    hitPoints: 9,
    victory: 4,
    traits: ['troll'],
    copies: 2,
    easyCopies: 1,
    has: { 'excess-to-threat': 1 },
  }),
  enemy({
    id: 'goblin-sniper',
    number: 83,
    set,
    engagementCost: 48,
    threat: 2,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    traits: ['goblin', 'orc'],
    copies: 2,
    constants: [onSelf('not-engaged-by-choice', 1, (state) => stagedEnemies(state).length > 1)],
    abilities: [
      forced('phase-ends', {
        when: (state, { self, moment }) => moment.what === 'combat' && staged(state).includes(self),
        does: [eachChooses(eachPlayer, charactersOf, (play, card) => dealDamage(play, [card], 1))],
      }),
    ],
  }),
  enemy({
    id: 'marsh-adder',
    number: 84,
    set,
    engagementCost: 40,
    threat: 3,
    attack: 4,
    defense: 1,
    hitPoints: 7,
    victory: 3,
    traits: ['creature'],
    easyCopies: 0,
    abilities: [forced('attacks', { when: aboutSelf, does: [raisesThreat(1, itsPlayer)] })],
  }),
  enemy({
    id: 'wargs',
    number: 85,
    set,
    engagementCost: 20,
    threat: 2,
    attack: 3,
    defense: 1,
    hitPoints: 3,
    traits: ['creature'],
    copies: 2,
    abilities: [
      forced('shadow-blank', {
        name: 'scents',
        when: aboutSelf,
        does: [changes('retreats', 1, self, 'attack')],
      }),
      forced('attacked', {
        when: (state, at) => aboutSelf(state, at) && is(state, at.self, 'retreats'),
        does: [returnsToStaging(self)],
      }),
      shadow(changesAnew('attack', unlessDefended(1, 2), attacker, 'attack')),
    ],
  }),
  treachery({
    id: 'despair',
    number: 86,
    set,
    copies: 2,
    easyCopies: 0,
    abilities: [whenRevealed(removesProgress(4)), shadow(changesAnew('no-defense', 1, defenders, 'attack'))],
  }),
  location({
    id: 'the-brown-lands',
    number: 87,
    set,
    threat: 5,
    questPoints: 1,
    traits: ['wasteland'],
    copies: 2,
    abilities: [forced('travelled', { when: aboutSelf, does: [placesProgressOn(1, self)] })],
  }),
  location({
    id: 'the-east-bight',
    number: 88,
    set,
    threat: 1,
    questPoints: 6,
    traits: ['wasteland'],
    copies: 2,
    has: { 'must-travel': 1 },
  }),
];
