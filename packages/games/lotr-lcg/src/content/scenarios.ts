/** LCG-30.01: which sets make the encounter deck, and which quest cards are played, in the order of their numbers. */
export interface Scenario {
  readonly id: string;
  /** LCG-30.07 */
  readonly difficulty: number;
  readonly sets: readonly string[];
  readonly stages: readonly string[];
}

/** A game needs one to begin with. */
export type Scenarios = readonly [first: Scenario, ...others: Scenario[]];

export const SCENARIOS: Scenarios = [
  {
    id: 'passage-through-mirkwood',
    difficulty: 1,
    sets: ['passage-through-mirkwood', 'spiders-of-mirkwood', 'dol-guldur-orcs'],
    stages: ['flies-and-spiders', 'a-fork-in-the-road', 'dont-leave-the-path', 'beorns-path'],
  },
  {
    id: 'journey-along-the-anduin',
    difficulty: 4,
    sets: ['journey-along-the-anduin', 'saurons-reach', 'dol-guldur-orcs', 'wilderlands'],
    stages: ['to-the-river', 'anduin-passage', 'ambush-on-the-shore'],
  },
  {
    id: 'escape-from-dol-guldur',
    difficulty: 7,
    sets: ['escape-from-dol-guldur', 'spiders-of-mirkwood', 'dol-guldur-orcs'],
    stages: ['the-necromancers-tower', 'through-the-caverns', 'out-of-the-dungeons'],
  },
];
