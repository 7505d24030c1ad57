/** A moment of a match, and what a player might look for in vain there. */
export interface LookedInVain {
  readonly name: string;
  /** What stands in the file of the position after its head. */
  readonly file: string;
  /** Answers that lead to the question, by the names of the options. */
  readonly first?: readonly string[];
  /** Whose eyes, where it is not the first player. */
  readonly seat?: string;
  readonly cases: readonly {
    readonly card: string;
    readonly rule: string;
    readonly because: string;
    /** What is said of this card, here and now, besides the rule. */
    readonly says?: string;
  }[];
}

const one = (at: string, given: string): string =>
  `game: lotr-lcg\ntitle: Why not\nseed: why\nseats: [Kris]\noptions: { decks: [leadership] }\nat: { ${at} }\ngiven:\n${given}`;
const two = (at: string, given: string): string =>
  `game: lotr-lcg\ntitle: Why not\nseed: why\nseats: [Kris, Sam]\noptions: { decks: [leadership, tactics] }\nat: { ${at} }\ngiven:\n${given}`;

/** Each card that cannot be chosen, with the rule that a player is to be shown. */
export const MOMENTS: readonly LookedInVain[] = [
  {
    name: 'planning',
    file: one(
      'step: planning, with: { seat: Kris }',
      `  seats:
    Kris:
      threat: 20
      hand: [Guard of the Citadel, Gandalf, Northern Tracker, Faramir, Valiant Sacrifice, Ever Vigilant, Grim Resolve]
      inPlay: [{ card: Aragorn, resources: 1 }, { card: Glóin, resources: 2 }, Faramir]
`,
    ),
    cases: [
      {
        card: 'Gandalf',
        rule: 'LCG-19.06',
        because: 'too expensive',
        says: 'It costs 5; your heroes have 3 for it',
      },
      {
        card: 'Northern Tracker',
        rule: 'LCG-19.01',
        because: 'no hero of its sphere',
        says: 'None of your heroes has this sphere: Spirit.',
      },
      {
        card: 'Faramir',
        rule: 'LCG-21.01',
        because: 'unique and in play',
        says: 'Faramir is unique, and in play already.',
      },
      { card: 'Valiant Sacrifice', rule: 'LCG-16.08', because: 'a response outside its moment' },
      {
        card: 'Ever Vigilant',
        rule: 'LCG-18.15',
        because: 'no target',
        says: 'There is nothing now that it could be used on.',
      },
      { card: 'Grim Resolve', rule: 'LCG-19.01', because: 'not enough resources of its sphere' },
    ],
  },
  {
    name: 'an attachment without a bearer',
    file: one(
      'step: planning, with: { seat: Kris }',
      `  seats:
    Kris:
      threat: 20
      hand: [Forest Snare]
      inPlay: [{ card: Beravor, resources: 3 }]
`,
    ),
    cases: [
      {
        card: 'Forest Snare',
        rule: 'LCG-6.04',
        because: 'nothing to attach it to',
        says: 'There is nothing in play now that it could be attached to.',
      },
    ],
  },
  {
    name: 'what an attachment is laid on',
    file: one(
      'step: planning, with: { seat: Kris }',
      `  seats:
    Kris:
      threat: 20
      hand: [Steward of Gondor]
      inPlay: [{ card: Aragorn, resources: 1 }, { card: Glóin, resources: 1 }, Snowbourn Scout]
`,
    ),
    first: ['Steward of Gondor'],
    cases: [{ card: 'Snowbourn Scout', rule: 'LCG-6.04', because: 'no hero' }],
  },
  {
    name: 'who pays',
    file: one(
      'step: planning, with: { seat: Kris }',
      `  seats:
    Kris:
      threat: 20
      hand: [Guard of the Citadel]
      inPlay: [{ card: Aragorn, resources: 2 }, { card: Glóin, resources: 2 }, { card: Éowyn, resources: 2 }]
`,
    ),
    first: ['Guard of the Citadel'],
    cases: [
      {
        card: 'Éowyn',
        rule: 'LCG-19.01',
        because: 'resources of another sphere',
        says: 'Guard of the Citadel is paid for by heroes of its sphere only: Leadership.',
      },
    ],
  },
  {
    name: 'once a round',
    file: one(
      'step: planning, with: { seat: Kris }',
      `  seats: { Kris: { hand: [], deck: { top: [Gléowine, Forest Snare] }, inPlay: [{ card: Beravor, resources: 3, attachments: [Unexpected Courage] }] } }
`,
    ),
    first: ['Beravor', 'Unexpected Courage'],
    cases: [{ card: 'Beravor', rule: 'LCG-18.12', because: 'used in this round' }],
  },
  {
    name: 'the quest',
    file: one(
      'step: commit, with: { seat: Kris }',
      `  staging: [Forest Spider]
  seats:
    Kris:
      threat: 20
      hand: [Snowbourn Scout, Sneak Attack]
      inPlay: [Aragorn, { card: Glóin, exhausted: true }, { card: Théodred, committed: true, exhausted: true }]
`,
    ),
    cases: [
      {
        card: 'Glóin',
        rule: 'LCG-20.03',
        because: 'exhausted',
        says: 'Exhausted: it readies in the refresh phase.',
      },
      {
        card: 'Théodred',
        rule: 'LCG-20.03',
        because: 'committed already',
        says: 'Exhausted: it went on the quest this round.',
      },
      { card: 'Snowbourn Scout', rule: 'LCG-6.01', because: 'an ally outside the planning phase' },
      { card: 'Sneak Attack', rule: 'LCG-4.04', because: 'no action window' },
    ],
  },
  {
    name: 'travelling',
    file: one(
      'step: travel, with: {}',
      `  staging: [Necromancer’s Pass, Old Forest Road]
  seats: { Kris: { threat: 20, hand: [Snowbourn Scout], inPlay: [Aragorn] } }
`,
    ),
    cases: [{ card: 'Necromancer’s Pass', rule: 'LCG-16.19', because: 'its travel cost cannot be paid' }],
  },
  {
    name: 'travelling elsewhere',
    file: one(
      'step: phase, with: { phase: travel }',
      `  location: [Forest Gate]
  staging: [Old Forest Road]
  seats: { Kris: { threat: 20, hand: [Ever Vigilant], inPlay: [{ card: Aragorn, resources: 2 }, { card: Snowbourn Scout, exhausted: true }] } }
`,
    ),
    cases: [
      {
        card: 'Old Forest Road',
        rule: 'LCG-8.03',
        because: 'a location is active',
        says: 'You are at Forest Gate: it must be explored first.',
      },
    ],
  },
  {
    name: 'engaging',
    file: one(
      'step: optionalEngagement, with: { seat: Kris }',
      `  staging: [Goblin Sniper, Wargs]
  seats: { Kris: { threat: 20, hand: [], inPlay: [Aragorn] } }
`,
    ),
    cases: [{ card: 'Goblin Sniper', rule: 'LCG-1.11', because: 'its text forbids it' }],
  },
  {
    name: 'defending',
    file: two(
      'step: enemyAttack, with: { player: Kris, enemy: Forest Spider }',
      `  seats:
    Kris:
      threat: 20
      hand: []
      inPlay: [Aragorn, { card: Glóin, exhausted: true }]
      engaged: [Forest Spider]
    Sam: { threat: 20, hand: [], inPlay: [Gimli] }
`,
    ),
    cases: [
      { card: 'Glóin', rule: 'LCG-20.03', because: 'exhausted' },
      {
        card: 'Gimli',
        rule: 'LCG-10.15',
        because: 'another player’s',
        says: 'This character belongs to Sam.',
      },
    ],
  },
  {
    name: 'defending another',
    file: two(
      'step: enemyAttack, with: { player: Sam, enemy: Forest Spider }',
      `  seats:
    Kris: { threat: 20, hand: [], inPlay: [Aragorn, Glóin] }
    Sam: { threat: 20, hand: [], inPlay: [{ card: Gimli, exhausted: true }], engaged: [Forest Spider] }
`,
    ),
    cases: [{ card: 'Glóin', rule: 'LCG-17.17', because: 'no sentinel' }],
  },
  {
    name: 'attacking',
    file: two(
      'step: playerAttacks, with: { seat: Kris }',
      `  staging: [King Spider]
  seats:
    Kris: { threat: 20, hand: [], inPlay: [Aragorn], engaged: [Forest Spider] }
    Sam: { threat: 20, hand: [], inPlay: [Gimli], engaged: [Wargs] }
`,
    ),
    cases: [
      {
        card: 'King Spider',
        rule: 'LCG-11.09',
        because: 'in the staging area',
        says: 'It is in the staging area, engaged with nobody.',
      },
      {
        card: 'Wargs',
        rule: 'LCG-17.15',
        because: 'engaged with another player',
        says: 'It is engaged with Sam',
      },
    ],
  },
  {
    name: 'attackers',
    file: one(
      'step: playerAttacks, with: { seat: Kris }',
      `  seats: { Kris: { threat: 20, hand: [], inPlay: [Aragorn, Théodred, { card: Glóin, exhausted: true }], engaged: [Forest Spider] } }
`,
    ),
    first: ['Forest Spider'],
    cases: [{ card: 'Glóin', rule: 'LCG-20.03', because: 'exhausted' }],
  },
  {
    name: 'who attacks next',
    file: one(
      'step: enemyAttacks, with: { seat: Kris }',
      `  staging: [King Spider]
  seats: { Kris: { threat: 20, hand: [], inPlay: [Aragorn], engaged: [Forest Spider, Wargs] } }
`,
    ),
    cases: [{ card: 'King Spider', rule: 'LCG-10.07', because: 'not engaged with anybody' }],
  },
];
