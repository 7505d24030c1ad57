import { Unreadable } from '@concilio/kernel';
import { parseSource, start } from '@concilio/suite';
import { describe, expect, test } from 'vitest';
import { kit as lotrLcg } from '../kit.ts';

const file = (given: string, at = 'step: playersAttack') =>
  parseSource(`game: lotr-lcg
title: { en: what can be, es: lo posible }
rules: [LCG-3.04]
seed: "1"
seats: [Tom, Kris]
options: { scenario: escape-from-dol-guldur, decks: [tactics, leadership] }
at: { ${at} }
given: ${given}
`);
const begin = (given: string, at?: string) => () => start(lotrLcg, file(given, at));
const tom = (own: string) => `{ seats: { Tom: ${own} } }`;

describe('a position is refused', () => {
  test.each([
    [
      'LCG-3.02',
      'a location among the engaged',
      tom('{ engaged: [Great Forest Web] }'),
      'seats.Tom.engaged: great-forest-web is of the type location',
    ],
    [
      'LCG-3.02',
      'an ally in the staging area',
      '{ staging: [Faramir] }',
      'staging: faramir is of the type ally',
    ],
    [
      'LCG-11.17',
      'a hero in a hand',
      tom('{ hand: [Aragorn] }'),
      'seats.Tom.hand: aragorn is of the type hero',
    ],
    [
      'LCG-3.03',
      'an enemy in a player’s discard pile',
      tom('{ discard: [King Spider] }'),
      'seats.Tom.discard: king-spider is of the type enemy',
    ],
    [
      'LCG-8.03',
      'two active locations',
      '{ location: [Tower Gate, Endless Caverns] }',
      'location: there is at most 1 card here, not 2',
    ],
    [
      'LCG-11.15',
      'a character with too much damage',
      tom('{ inPlay: [{ card: Gimli, damage: 5 }] }'),
      'seats.Tom.inPlay: gimli has 5 damage and 5 hit points, and would be defeated',
    ],
    [
      'LCG-11.15',
      'an enemy with too much damage',
      '{ staging: [{ card: King Spider, damage: 9 }] }',
      'staging: king-spider has 9 damage and 3 hit points',
    ],
    [
      'LCG-11.13',
      'a location with damage',
      '{ staging: [{ card: Tower Gate, damage: 1 }] }',
      'staging: tower-gate takes no damage',
    ],
    [
      'LCG-8.06',
      'a hero with progress',
      tom('{ inPlay: [{ card: Gimli, progress: 1 }] }'),
      'seats.Tom.inPlay: gimli is neither a location nor a stage',
    ],
    [
      'LCG-21.01',
      'a unique card twice',
      '{ seats: { Tom: { inPlay: [Gimli, Gandalf] }, Kris: { inPlay: [Aragorn, Gandalf] } } }',
      'seats.Kris.inPlay: gandalf is unique',
    ],
    [
      'LCG-6.04',
      'an attachment on the wrong card',
      tom('{ inPlay: [Gimli, { card: Veteran Axehand, attachments: [Citadel Plate] }] }'),
      'seats.Tom.inPlay: citadel-plate cannot be attached to veteran-axehand',
    ],
    [
      'LCG-14.12',
      'an event as an attachment',
      tom('{ inPlay: [{ card: Gimli, attachments: [Feint] }] }'),
      'seats.Tom.inPlay: feint is of the type event',
    ],
    [
      'LCG-10.02',
      'shadow cards of a location',
      '{ staging: [{ card: Tower Gate, shadows: [King Spider] }] }',
      'staging: tower-gate is no enemy, and has no shadow cards',
    ],
    [
      'LCG-10.02',
      'a shadow card of a player’s deck',
      tom('{ engaged: [{ card: King Spider, shadows: [Feint] }] }'),
      'seats.Tom.engaged: feint is of the type event',
    ],
    [
      'LCG-17.07',
      'a guarded enemy',
      '{ staging: [{ card: King Spider, guarded: [Cavern Guardian] }] }',
      'staging: cavern-guardian is of the type enemy',
    ],
    [
      'LCG-7.02',
      'an enemy on the quest',
      '{ staging: [{ card: King Spider, committed: true }] }',
      'staging: king-spider is no character',
    ],
    [
      'LCG-10.12',
      'a hero that has attacked as an enemy',
      tom('{ inPlay: [{ card: Gimli, attacked: true }] }'),
      'seats.Tom.inPlay: gimli is no enemy',
    ],
    [
      'LCG-30.08',
      'an ally as the prisoner',
      tom('{ inPlay: [Gimli, { card: Veteran Axehand, facedown: true }] }'),
      'seats.Tom.inPlay: veteran-axehand is no hero',
    ],
    [
      'LCG-24.02',
      'a threat of 50 in the game',
      tom('{ threat: 50 }'),
      'seats.Tom: with a threat of 50 a player is eliminated',
    ],
    [
      'LCG-24.06',
      'an enemy engaged with the eliminated',
      tom('{ out: true, engaged: [King Spider] }'),
      'seats.Tom: whoever is eliminated is engaged with nobody',
    ],
    [
      'LCG-24.09',
      'the eliminated as first player',
      '{ first: Tom, seats: { Tom: { out: true } } }',
      'first: whoever is eliminated is not the first player',
    ],
    [
      'LCG-25.01',
      'nobody left',
      '{ seats: { Tom: { out: true }, Kris: { out: true } } }',
      'seats: somebody must still be in the game',
    ],
  ])('%s: with %s', (_rule, _what, given, sentence) => {
    expect(begin(given)).toThrow(Unreadable);
    expect(begin(given)).toThrow(`given.${sentence}`);
  });
});

describe('a position may hold', () => {
  test('LCG-24.04: a player who is eliminated: the others play on, and all of theirs is in the discard pile', () => {
    const { match } = begin(
      '{ seats: { Tom: { out: true, threat: 50 }, Kris: { engaged: [King Spider] } } }',
    )();
    const { players, first, cards } = match.table.state;
    expect(players.map(({ out }) => out)).toEqual([true, false]);
    expect(first).toBe(1);
    expect(['hand/0', 'deck/0', 'play/0'].map((zone) => cards.zones[zone]?.length ?? 0)).toEqual([0, 0, 0]);
    expect(cards.zones['discard/0']).toHaveLength(33);
    expect(match.open.map(({ seat }) => seat)).toEqual([1]);
  });

  test('LCG-10.12: an enemy that has attacked: it does not attack again', () => {
    const enemies = '[{ card: King Spider, attacked: true }, Cavern Guardian]';
    const { match } = begin(tom(`{ hand: [], engaged: ${enemies} }`), 'step: enemiesAttack')();
    const attacked = match.events('referee').filter(({ name }) => name === 'attack.begun');
    expect(attacked.map(({ said }) => said)).toMatchObject([{ card: 'cavern-guardian' }]);
  });

  test('LCG-17.07: an objective that a location guards, and one that was claimed', () => {
    const staging = '[{ card: Tower Gate, guarded: [Shadow Key] }]';
    const own = '{ inPlay: [{ card: Gimli, attachments: [Dungeon Torch, Caught in a Web] }] }';
    expect(begin(`{ staging: ${staging}, seats: { Tom: ${own} } }`)).not.toThrow();
  });
});
