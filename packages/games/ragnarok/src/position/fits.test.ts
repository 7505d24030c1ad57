import { parseSource, runPosition } from '@concilio/suite';
import { describe, expect, test } from 'vitest';
import { kit as ragnarok } from '../kit.ts';

/** What is said of a file that cannot be. */
function refusal(given: string, step = 'special', told = '{}'): string {
  const text = `game: ragnarok
seats: [green, red, blue]
at: { step: ${step}, with: ${told} }
given: ${given}
then: [{ path: round, equals: 1 }]
`;
  return runPosition(ragnarok, parseSource(text)).error ?? '';
}

const army = '{ region: 1 }';

describe('what cannot be is refused in one sentence', () => {
  test.each([
    [
      `{ seats: { green: { armies: [${Array.from({ length: 7 }, () => army).join(', ')}] } } }`,
      'has 6 Armies, and 7 are written',
    ],
    ['{ seats: { green: { armies: [{ value: 3 }] } } }', 'an Army is somewhere'],
    [
      '{ seats: { green: { armies: [{ region: 1, army: 2 }, { region: 2, army: 2 }] } } }',
      'number 2 is written twice',
    ],
    [
      '{ seats: { green: { armies: [{ region: 22 }] } } }',
      'there is no Region 22: with 3 seats there are 1 to 21',
    ],
    ['{ seats: { green: { regions: [3] }, red: { regions: [3] } } }', 'Region 3 is written twice'],
    [
      '{ seats: { green: { runes: { uruz: 11 } } } }',
      'there are 12 Uruz Runes; 11 with the players and 2 on Forges',
    ],
    ['{ seats: { green: { runes: { gold: 1 } } } }', '"gold" is no Rune here; there is Uruz, Othala, Algiz'],
    ['{ seats: { green: { hero: snorri }, red: { hero: snorri } } }', 'Snorri, the Skald is there once'],
    ['{ seats: { green: { drakkar: alfheim } } }', '"alfheim" is no Sea here'],
    [
      '{ seats: { green: { priests: 3 } }, monuments: { Thor: { priests: [green, green] } } }',
      'green has 4 Priests; 3 in Resources and 2 on Monuments',
    ],
    [
      '{ monuments: { Thor: { priests: [green, green, red, red] } } }',
      'Thor has 3 spaces for Priests, and 4 are written',
    ],
    [
      '{ seats: { green: { slayerTokens: 4 }, red: { slayerTokens: 3 } } }',
      'there are 6 Slayer tokens, and 7 are written',
    ],
    ['{ seats: { green: { slain: [Draugr] }, red: { slain: [Draugr] } } }', 'Draugr dies once'],
    ['{ seats: { green: { slain: [Draugr] } }, monsters: { Draugr: { region: 3 } } }', 'Draugr is dead'],
    ['{ seats: { green: { artifacts: [Mjolnir] } } }', 'Mjolnir belongs to whoever controls Region 7'],
    [
      '{ seats: { green: { artifacts: [Trollheart] }, red: { artifacts: [Trollheart] } } }',
      'there is one Trollheart',
    ],
    ['{ seats: { green: { hand: [Seidr] } } }', 'Seidr is a Blessing, and here lie Combat cards only'],
    ['{ seats: { green: { regions: [5, 6, 7, 8, 9, 10, 11, 12, 13] } } }', 'green would have won already'],
    ['{ regions: { 1: { temple: true } } }', 'Region 1 has no Shrine for a Temple; Shrines are in 2, 4,'],
    ['{ regions: { 1: { forge: uruz } } }', 'Region 1 has no Forge; Forges are in 3, 6,'],
    [
      '{ regions: { 3: { forge: uruz }, 6: { forge: uruz }, 10: { forge: uruz } } }',
      'there are 2 Forge tokens of Uruz, and 3 are written',
    ],
    ['{ wheel: { prepare: [green, green] } }', 'each player has a marker there once at most'],
    ['{ wheel: { dance: [green] } }', '"dance" is no action of the wheel here'],
    ['{ realms: { Asgard: [green] } }', '"Asgard" is no Realm here'],
    ['{ monsters: { Draugr: { ring: green } } }', 'has a ring and is not on the board'],
    [
      '{ monsters: { Draugr: { region: 1, ring: red }, Garm: { region: 1, ring: red }, Fafnir: { region: 1, ring: red } } }',
      'red has 2 rings, and 3 Monsters',
    ],
    [
      '{ monsters: { Draugr: { region: 1, hits: [red, red, red, red, red, red, red] } } }',
      'with all 7 Hit spaces covered Draugr would be dead',
    ],
    [
      '{ leader: { region: 1, hits: [red, red, red, red, red] } }',
      'Loki has 4 Hit spaces, and 5 are written',
    ],
    ['{ hunt: { monster: Draugr } }', 'a Hunt needs the Hero in the Region of Draugr'],
    ['{ battle: { region: 3, attacker: green, defender: red } }', 'green has no Army in Region 3'],
    [
      '{ battle: { region: 3, attacker: green, defender: red, passed: [blue] }, seats: { green: { armies: [{ region: 3 }] }, red: { armies: [{ region: 3 }] } } }',
      'who passes in a Battle fights in it',
    ],
    [
      '{ battle: { region: 3, attacker: green, defender: red, winner: blue }, seats: { green: { armies: [{ region: 3 }] }, red: { armies: [{ region: 3 }] } } }',
      'who wins a Battle fights in it',
    ],
    [
      '{ monsters: { Draugr: { region: 3 } }, seats: { green: { heroAt: 3 } }, hunt: { monster: Draugr, placed: [9] } }',
      'Draugr has 7 Hit spaces, counted from 0, and 9 is none',
    ],
    [
      '{ monsters: { Draugr: { region: 3 } }, seats: { green: { heroAt: 3 } }, hunt: { monster: Draugr, placed: [1] } }',
      'no marker of the hunter lies on space 1 of Draugr',
    ],
    ['{ used: [{ seat: green, card: Seidr }] }', 'green has no Seidr that could have been used'],
    ['{ seats: { blue: { played: [Sword] } } }', 'blue fights no Battle, and so has played no card'],
    ['{ taken: [green] }', 'write "lastTurns" too'],
  ])('%s', (given, sentence) => {
    expect(refusal(given)).toContain(sentence);
  });

  test.each([
    ['battleCards', '{ turn: red }', 'no Battle is being fought'],
    ['monsterTurn', '{}', 'no Hunt is under way'],
    ['huntBegins', '{ prey: Draugr }', 'cannot Hunt Draugr'],
    ['activate', '{ monster: Draugr, by: green }', 'Draugr is not on the board'],
    ['activateLeader', '{ by: green }', 'the Leader is not on the board'],
    ['act', '{ action: build-monument }', 'Build Monument is not on the wheel'],
  ])('the step %s with %s', (step, told, sentence) => {
    expect(refusal('{}', step, told)).toContain(sentence);
  });
});
