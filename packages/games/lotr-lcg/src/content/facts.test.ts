import { describe, expect, test } from 'vitest';
import type { Card } from '../state.ts';
import { STARTER_DECKS } from './decks.ts';
import { CARDS, CORE_SET } from './index.ts';
import { SCENARIOS } from './scenarios.ts';
import { SPHERES } from './vocabulary.ts';

/**
 * What is printed, written down once more: number, type (`*` is unique), sphere, then cost, threat cost, willpower,
 * attack, defense, hit points, engagement cost, threat, quest points and victory points, then set, copies, traits and
 * keywords.
 */
const PRINTED = [
  '1|hero*|leadership|- 12 2 3 2 5 - - - -|-|x1|dunedain noble ranger|sentinel',
  '2|hero*|leadership|- 8 1 2 1 4 - - - -|-|x1|noble rohan warrior|',
  '3|hero*|leadership|- 9 2 2 1 4 - - - -|-|x1|dwarf noble|',
  '4|hero*|tactics|- 11 2 2 2 5 - - - -|-|x1|dwarf noble warrior|',
  '5|hero*|tactics|- 9 1 3 1 4 - - - -|-|x1|noble silvan warrior|ranged',
  '6|hero*|tactics|- 9 1 2 2 4 - - - -|-|x1|dwarf warrior|',
  '7|hero*|spirit|- 9 4 1 1 3 - - - -|-|x1|noble rohan|',
  '8|hero*|spirit|- 7 1 1 2 3 - - - -|-|x1|gondor noble|',
  '9|hero*|spirit|- 8 1 2 1 4 - - - -|-|x1|rohan warrior|',
  '10|hero*|lore|- 8 1 1 3 3 - - - -|-|x1|gondor noble steward|',
  '11|hero*|lore|- 12 3 3 1 5 - - - -|-|x1|noble noldor warrior|',
  '12|hero*|lore|- 10 2 2 2 4 - - - -|-|x1|dunedain ranger|',
  '13|ally|leadership|2 - 1 1 0 2 - - - -|-|x3|gondor warrior|',
  '14|ally*|leadership|4 - 2 1 2 3 - - - -|-|x2|gondor noble ranger|',
  '15|ally|leadership|3 - 0 2 0 2 - - - -|-|x2|dunedain|',
  '16|ally|leadership|1 - 0 0 1 1 - - - -|-|x3|rohan scout|',
  '17|ally|leadership|3 - 1 2 0 1 - - - -|-|x2|archer silvan|ranged',
  '18|ally|leadership|4 - 0 2 1 3 - - - -|-|x2|dwarf warrior|',
  '19|ally*|leadership|6 - 2 2 1 4 - - - -|-|x1|dwarf warrior|',
  '20|event|leadership|1 - - - - - - - - -|-|x2||',
  '21|event|leadership|0 - - - - - - - - -|-|x2||',
  '22|event|leadership|2 - - - - - - - - -|-|x2||',
  '23|event|leadership|1 - - - - - - - - -|-|x2||',
  '24|event|leadership|1 - - - - - - - - -|-|x2||',
  '25|event|leadership|5 - - - - - - - - -|-|x1||',
  '26|attachment*|leadership|2 - - - - - - - - -|-|x2|gondor title|',
  '27|attachment*|leadership|2 - - - - - - - - -|-|x1|artifact item|restricted',
  '28|ally|tactics|2 - 0 2 1 2 - - - -|-|x3|dwarf warrior|',
  '29|ally|tactics|2 - 0 1 1 1 - - - -|-|x3|gondor warrior|sentinel',
  '30|ally|tactics|3 - 0 2 1 2 - - - -|-|x2|archer rohan|ranged',
  '31|ally*|tactics|6 - 1 3 3 6 - - - -|-|x1|beorning warrior|',
  '32|event|tactics|1 - - - - - - - - -|-|x3||',
  '33|event|tactics|1 - - - - - - - - -|-|x2||',
  '34|event|tactics|1 - - - - - - - - -|-|x2||',
  '35|event|tactics|1 - - - - - - - - -|-|x2||',
  '36|event|tactics|3 - - - - - - - - -|-|x2||',
  '37|event|tactics|2 - - - - - - - - -|-|x1||',
  '38|event|tactics|0 - - - - - - - - -|-|x1||',
  '39|attachment|tactics|1 - - - - - - - - -|-|x2|item weapon|restricted',
  '40|attachment|tactics|4 - - - - - - - - -|-|x2|armor item|restricted',
  '41|attachment|tactics|2 - - - - - - - - -|-|x2|item weapon|restricted',
  '42|attachment*|tactics|1 - - - - - - - - -|-|x1|artifact item|restricted',
  '43|ally|spirit|2 - 1 1 1 2 - - - -|-|x2|hobbit|',
  '44|ally|spirit|3 - 1 1 0 2 - - - -|-|x3|scout silvan|',
  '45|ally|spirit|4 - 1 2 2 3 - - - -|-|x2|dunedain ranger|',
  '46|event|spirit|3 - - - - - - - - -|-|x2||',
  '47|event|spirit|0 - - - - - - - - -|-|x2||',
  '48|event|spirit|1 - - - - - - - - -|-|x2||',
  '49|event|spirit|1 - - - - - - - - -|-|x2||',
  '50|event|spirit|1 - - - - - - - - -|-|x2||',
  '51|event|spirit|x - - - - - - - - -|-|x3||',
  '52|event|spirit|2 - - - - - - - - -|-|x2||',
  '53|event|spirit|1 - - - - - - - - -|-|x1||',
  '54|event|spirit|5 - - - - - - - - -|-|x1||',
  '55|attachment|spirit|2 - - - - - - - - -|-|x2|condition|',
  '56|attachment|spirit|1 - - - - - - - - -|-|x2|condition|',
  '57|attachment|spirit|2 - - - - - - - - -|-|x1|condition|',
  '58|ally|lore|3 - 1 0 0 1 - - - -|-|x3|silvan|',
  '59|ally|lore|2 - 1 1 1 3 - - - -|-|x2|craftsman dwarf|',
  '60|ally*|lore|1 - 1 1 0 1 - - - -|-|x1|silvan|',
  '61|ally|lore|2 - 0 1 1 2 - - - -|-|x2|dwarf|',
  '62|ally*|lore|2 - 1 0 0 2 - - - -|-|x2|minstrel rohan|',
  '63|event|lore|2 - - - - - - - - -|-|x3||',
  '64|event|lore|3 - - - - - - - - -|-|x2||',
  '65|event|lore|1 - - - - - - - - -|-|x2||',
  '66|event|lore|1 - - - - - - - - -|-|x2||',
  '67|event|lore|x - - - - - - - - -|-|x2||',
  '68|event|lore|5 - - - - - - - - -|-|x1||',
  '69|attachment|lore|3 - - - - - - - - -|-|x2|item trap|',
  '70|attachment|lore|1 - - - - - - - - -|-|x2|title|',
  '71|attachment|lore|1 - - - - - - - - -|-|x1|condition|',
  '72|attachment|lore|3 - - - - - - - - -|-|x2|skill|',
  '73|ally*|-|5 - 4 4 4 4 - - - -|-|x4|istari|',
  '74|enemy|-|- - - 3 1 3 20 2 - -|spiders-of-mirkwood|x2|creature spider|',
  '75|enemy|-|- - - 2 0 3 40 1 - 5|spiders-of-mirkwood|x1|creature insect|',
  '76|enemy|-|- - - 5 2 9 32 3 - -|spiders-of-mirkwood|x1|creature spider|',
  '77|location|-|- - - - - - - 2 2 -|spiders-of-mirkwood|x2|forest|',
  '78|location|-|- - - - - - - 2 3 -|spiders-of-mirkwood|x3|forest mountain|',
  '79|treachery|-|- - - - - - - - - -|spiders-of-mirkwood|x1||',
  '80|treachery|-|- - - - - - - - - -|spiders-of-mirkwood|x2||',
  '81|enemy|-|- - - 2 0 2 10 1 - -|wilderlands|x1|goblin orc|surge',
  '82|enemy|-|- - - 6 3 9 30 1 - 4|wilderlands|x2|troll|',
  '83|enemy|-|- - - 2 0 2 48 2 - -|wilderlands|x2|goblin orc|',
  '84|enemy|-|- - - 4 1 7 40 3 - 3|wilderlands|x1|creature|',
  '85|enemy|-|- - - 3 1 3 20 2 - -|wilderlands|x2|creature|',
  '86|treachery|-|- - - - - - - - - -|wilderlands|x2||',
  '87|location|-|- - - - - - - 5 1 -|wilderlands|x2|wasteland|',
  '88|location|-|- - - - - - - 1 6 -|wilderlands|x2|wasteland|',
  '89|enemy|-|- - - 2 0 3 10 2 - -|dol-guldur-orcs|x3|dol-guldur orc|',
  '90|enemy|-|- - - 3 3 6 35 2 - 4|dol-guldur-orcs|x1|dol-guldur orc|',
  '91|enemy|-|- - - 3 1 5 35 2 - -|dol-guldur-orcs|x2|dol-guldur orc|',
  '92|treachery|-|- - - - - - - - - -|dol-guldur-orcs|x1||',
  '93|treachery|-|- - - - - - - - - -|dol-guldur-orcs|x3||',
  '94|location|-|- - - - - - - 3 2 -|dol-guldur-orcs|x2|dol-guldur stronghold|',
  '95|location|-|- - - - - - - 2 2 -|dol-guldur-orcs|x2|forest|',
  '96|enemy|-|- - - 2 1 4 25 2 - -|passage-through-mirkwood|x4|creature spider|',
  '97|enemy|-|- - - 3 1 2 5 3 - -|passage-through-mirkwood|x1|goblin orc|',
  '98|enemy|-|- - - 1 0 2 15 1 - -|passage-through-mirkwood|x1|creature|',
  '99|location|-|- - - - - - - 1 3 -|passage-through-mirkwood|x2|forest|',
  '100|location|-|- - - - - - - 2 4 -|passage-through-mirkwood|x2|forest|',
  '101|enemy|-|- - - 2 3 5 38 1 - 5|escape-from-dol-guldur|x2|dol-guldur orc|',
  '102|enemy|-|- - - 4 3 9 40 5 - -|escape-from-dol-guldur|x1|nazgul|',
  '103|enemy|-|- - - 2 1 2 8 2 - -|escape-from-dol-guldur|x2|undead|doomed 1',
  '104|treachery|-|- - - - - - - - - -|escape-from-dol-guldur|x2||',
  '105|treachery|-|- - - - - - - - - -|escape-from-dol-guldur|x1||',
  '106|location|-|- - - - - - - 1 3 -|escape-from-dol-guldur|x2|dungeon|doomed 1 surge',
  '107|location|-|- - - - - - - 2 1 -|escape-from-dol-guldur|x2|dungeon|',
  '108|objective|-|- - - - - - - - - -|escape-from-dol-guldur|x1|item|guarded restricted',
  '109|objective|-|- - - - - - - - - -|escape-from-dol-guldur|x1|item|guarded restricted',
  '110|objective|-|- - - - - - - - - -|escape-from-dol-guldur|x1|item|guarded restricted',
  '111|enemy|-|- - - 2 1 3 15 2 - -|journey-along-the-anduin|x3|goblin orc|',
  '112|treachery|-|- - - - - - - - - -|journey-along-the-anduin|x1||',
  '113|location|-|- - - - - - - 1 3 -|journey-along-the-anduin|x2|riverland|',
  '114|location|-|- - - - - - - 3 3 3|journey-along-the-anduin|x3|marshland|',
  '115|enemy|-|- - - 1 0 1 30 1 - -|saurons-reach|x3|creature|surge',
  '116|treachery|-|- - - - - - - - - -|saurons-reach|x3||',
  '117|treachery|-|- - - - - - - - - -|saurons-reach|x2||',
  '118|treachery|-|- - - - - - - - - -|saurons-reach|x2||',
];

const KEYWORDS = ['doomed', 'surge', 'guarded', 'ranged', 'sentinel', 'restricted'] as const;
const NUMBERS = [
  'threat-cost',
  'willpower',
  'attack',
  'defense',
  'hit-points',
  'engagement-cost',
  'threat',
  'quest-points',
] as const;

/** The same line of a card as it is declared. */
function lineOf({ number, type, unique, sphere, cost, stats, set, copies, traits }: Card): string {
  const printed = [cost, ...NUMBERS.map((name) => stats[name]), stats.victory || null];
  const keywords = KEYWORDS.filter((name) => (stats[name] ?? 0) > 0)
    .map((name) => (name === 'doomed' ? `${name} ${stats[name]}` : name))
    .toSorted();
  return [
    number,
    `${type}${unique ? '*' : ''}`,
    sphere ?? '-',
    printed.map((value) => value ?? '-').join(' '),
    set ?? '-',
    `x${copies}`,
    [...traits].toSorted().join(' '),
    keywords.join(' '),
  ].join('|');
}

const are = (...types: readonly Card['type'][]) => CARDS.filter(({ type }) => types.includes(type));
const copiesOf = (cards: readonly Card[]) => cards.reduce((sum, { copies }) => sum + copies, 0);

describe('what is printed', () => {
  test('LCG-15.03, LCG-15.05: every card has its numbers, traits and keywords', () => {
    const declared = CARDS.filter(({ type }) => type !== 'quest').toSorted((a, b) => a.number - b.number);
    expect(declared.map(lineOf)).toEqual(PRINTED);
  });

  test('LCG-15.01, LCG-14.02: every quest card has a scenario, a number and quest points', () => {
    const stages = are('quest').map(({ id, number, stage, stats }) => [
      number,
      id,
      stage?.scenario,
      stage?.number,
      stats['quest-points'],
    ]);
    expect(stages).toEqual([
      [119, 'flies-and-spiders', 'passage-through-mirkwood', 1, 8],
      [120, 'a-fork-in-the-road', 'passage-through-mirkwood', 2, 2],
      [121, 'dont-leave-the-path', 'passage-through-mirkwood', 3, 0],
      [122, 'beorns-path', 'passage-through-mirkwood', 3, 10],
      [123, 'the-necromancers-tower', 'escape-from-dol-guldur', 1, 9],
      [124, 'through-the-caverns', 'escape-from-dol-guldur', 2, 15],
      [125, 'out-of-the-dungeons', 'escape-from-dol-guldur', 3, 7],
      [126, 'to-the-river', 'journey-along-the-anduin', 1, 8],
      [127, 'anduin-passage', 'journey-along-the-anduin', 2, 16],
      [128, 'ambush-on-the-shore', 'journey-along-the-anduin', 3, 0],
    ]);
  });

  test('LCG-1.01: the box holds 226 cards', () => {
    expect(copiesOf(are('hero'))).toBe(12);
    expect(copiesOf(are('ally', 'attachment', 'event'))).toBe(120);
    expect(copiesOf(are('enemy', 'location', 'treachery', 'objective'))).toBe(84);
    expect(copiesOf(are('quest'))).toBe(10);
    expect(copiesOf(CARDS)).toBe(226);
  });

  test('LCG-14.08, LCG-15.06: heroes have a threat cost and no cost, what is played has a cost', () => {
    for (const { cost, stats } of are('hero')) {
      expect(cost).toBeNull();
      expect(stats['threat-cost']).toBeGreaterThan(0);
    }
    for (const { cost, stats } of are('ally', 'attachment', 'event')) {
      expect(cost).not.toBeNull();
      expect(stats['threat-cost']).toBeUndefined();
    }
  });

  test('LCG-1.10, LCG-15.07: every hero has the icon of one of four spheres, and Gandalf alone is neutral', () => {
    for (const { sphere, stats } of are('hero'))
      expect(SPHERES.filter((one) => stats[`icon/${one}`] === 1)).toEqual([sphere]);
    for (const one of SPHERES) expect(are('hero').filter(({ sphere }) => sphere === one)).toHaveLength(3);
    const neutral = are('ally', 'attachment', 'event').filter(({ sphere }) => sphere === null);
    expect(neutral.map(({ id }) => id)).toEqual(['gandalf']);
  });

  test('LCG-15.09: a card with nothing but a quotation does nothing', () => {
    const silent = CARDS.filter(({ abilities, constants }) => abilities.length + constants.length === 0);
    const plain = silent.filter(({ stats }) => KEYWORDS.every((name) => stats[name] === undefined));
    expect(plain.map(({ id }) => id)).toEqual([
      'guard-of-the-citadel',
      'veteran-axehand',
      // What these do is a number that the rules read.
      'hill-troll',
      'the-east-bight',
      'banks-of-the-anduin',
      'a-fork-in-the-road',
    ]);
  });
});

describe('starter decks', () => {
  const numbersIn = (index: number) =>
    (STARTER_DECKS[index]?.deck ?? [])
      .map(([id]) => CARDS.find((card) => card.id === id)?.number ?? 0)
      .toSorted((a, b) => a - b);
  const from = (first: number) => [...Array.from({ length: 15 }, (_, index) => first + index), 73];

  test.each([
    ['LCG-28.08', 'leadership', 0, 13, ['aragorn', 'gloin', 'theodred']],
    ['LCG-28.09', 'tactics', 1, 28, ['legolas', 'gimli', 'thalin']],
    ['LCG-28.10', 'spirit', 2, 43, ['eowyn', 'dunhere', 'eleanor']],
    ['LCG-28.11', 'lore', 3, 58, ['glorfindel', 'denethor', 'beravor']],
  ] as const)('%s: the cards and heroes of %s', (_rule, id, index, first, heroes) => {
    expect(STARTER_DECKS[index]?.id).toBe(id);
    expect(STARTER_DECKS[index]?.heroes).toEqual(heroes);
    expect(numbersIn(index)).toEqual(from(first));
  });

  test('LCG-28.12, LCG-28.13: 29 cards of a sphere and one Gandalf, 120 in all', () => {
    for (const { deck } of STARTER_DECKS) {
      expect(deck.reduce((sum, [, copies]) => sum + copies, 0)).toBe(30);
      expect(deck.find(([id]) => id === 'gandalf')).toEqual(['gandalf', 1]);
      for (const [id, copies] of deck)
        if (id !== 'gandalf') expect(CARDS.find((card) => card.id === id)?.copies, id).toBe(copies);
    }
  });
});

describe('scenarios', () => {
  const deckOf = (id: string) => {
    const { sets } = CORE_SET.scenarioNamed(id);
    return CARDS.filter(({ set, type }) => type !== 'quest' && set !== null && sets.includes(set));
  };
  const kinds = (id: string) =>
    (['enemy', 'location', 'treachery', 'objective'] as const).map((type) =>
      copiesOf(deckOf(id).filter((card) => card.type === type)),
    );

  test('LCG-30.02: Passage through Mirkwood', () => {
    expect(SCENARIOS[0]).toMatchObject({ id: 'passage-through-mirkwood', difficulty: 1 });
    expect(kinds('passage-through-mirkwood')).toEqual([16, 13, 7, 0]);
  });

  test('LCG-30.03: Journey along the Anduin', () => {
    expect(SCENARIOS[1]).toMatchObject({ id: 'journey-along-the-anduin', difficulty: 4 });
    expect(kinds('journey-along-the-anduin')).toEqual([20, 13, 14, 0]);
  });

  test('LCG-30.04, LCG-14.07: Escape from Dol Guldur, its objectives among the encounter cards', () => {
    expect(SCENARIOS[2]).toMatchObject({ id: 'escape-from-dol-guldur', difficulty: 7 });
    expect(kinds('escape-from-dol-guldur')).toEqual([15, 13, 10, 3]);
  });

  test('LCG-30.05, LCG-30.06: the quest cards are those of the scenario, whatever their numbers', () => {
    for (const { id, stages } of SCENARIOS)
      expect(stages).toEqual(
        are('quest')
          .filter(({ stage }) => stage?.scenario === id)
          .map((card) => card.id),
      );
    expect(CORE_SET.scenarioNamed('passage-through-mirkwood').stages).toHaveLength(4);
  });

  test('LCG-15.02: the sets of a scenario are its own and those it shares', () => {
    for (const { id, sets } of SCENARIOS) expect(sets[0]).toBe(id);
    const all = new Set(CARDS.flatMap(({ set }) => set ?? []));
    expect([...new Set(SCENARIOS.flatMap(({ sets }) => sets))].toSorted()).toEqual([...all].toSorted());
  });
});
