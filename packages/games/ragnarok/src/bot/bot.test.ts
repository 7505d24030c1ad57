import {
  chooseOne,
  chooseSome,
  copy,
  distribute,
  drawPick,
  newTable,
  type PieceId,
  playOut,
  type Question,
  QuickRandom,
  schema,
  type Seat,
  seedFrom,
  showTo,
} from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { kit as ragnarok } from '../kit.ts';
import { regionId } from '../rules/armies.ts';
import { mapOf } from '../rules/map.ts';
import { templesNeeded } from '../rules/victory.ts';
import { attackCard, boxOf, cardOf, combatCard, playerAt, type State } from '../state.ts';
import { consider } from './consider.ts';
import { judge } from './judge.ts';

const me = 0 as Seat;
const rival = 1 as Seat;

/** Two players before the draft: nobody has anything. */
function table(seats = 2): State {
  const options = schema.check(ragnarok.options, {});
  if ('problems' in options) throw new Error('The options do not fit.');
  const { state } = newTable(ragnarok, seats, options.value, seedFrom('bot'));
  state.round = 1;
  return state;
}

function owns(state: State, seat: Seat, ...regions: number[]): void {
  for (const region of regions) {
    const place = state.regions[region - 1];
    if (place !== undefined) place.owner = seat;
  }
}

/** An Army of a player, by its id. */
function army(state: State, seat: Seat, region: number, value: number): string {
  const { armies } = playerAt(state, seat);
  const place = armies.findIndex(({ at }) => at === null);
  armies[place] = { at: region, value, came: ++state.clock };
  return `army-${seat}-${place}`;
}

/** A Combat card for a hand, the first of the deck that fits. */
function card(state: State, seat: Seat, fits: (printed: ReturnType<typeof combatCard>) => boolean): PieceId {
  const found = state.combat.cards.find((one) => fits(combatCard(state, one)));
  if (found === undefined) throw new Error('The deck has no such card.');
  state.combat.cards = state.combat.cards.filter((one) => one !== found);
  showTo(state.pieces, found, seat);
  playerAt(state, seat).hand.push(found);
  return found;
}

const answered = (state: State, question: Question, seat = me): unknown =>
  ragnarok.bot?.policy(state, seat, question, new QuickRandom(seedFrom('bot')), false);

const picked = (state: State, key: string, ids: readonly string[], about = {}): unknown =>
  answered(
    state,
    chooseOne(
      key,
      ids.map((id) => ({ id })),
      { with: about },
    ),
  );

/** Regions with this icon, in their order. */
const regionsWith = (state: State, icon: 'shrine' | 'settlement'): number[] =>
  mapOf(state)
    .regions.filter(({ icons }) => icons.includes(icon))
    .map(({ number }) => number);

const SPECIALS = ['reinforce', 'mobilize', 'prepare', 'build-temple', 'monsters', 'usurp', 'build-monument'];

describe('a victory in reach is taken', () => {
  test('the last Temple is built', () => {
    const state = table();
    const shrines = regionsWith(state, 'shrine').slice(0, templesNeeded(state));
    owns(state, me, ...shrines);
    for (const region of shrines.slice(1)) {
      const place = state.regions[region - 1];
      if (place !== undefined) place.temple = true;
    }
    playerAt(state, me).heroAt = 1;
    army(state, me, shrines[0] ?? 1, 3);
    expect(picked(state, 'special', SPECIALS)).toBe('build-temple');
  });

  test('an Army marches where the third Land is made whole, and not to a richer Region', () => {
    const state = table();
    const [one, two, three] = mapOf(state).lands;
    if (one === undefined || two === undefined || three === undefined) throw new Error('Too few Lands.');
    const [last = 0, ...rest] = three.regions;
    owns(state, me, ...one.regions, ...two.regions, ...rest);
    const from = rest[0] ?? 0;
    const id = army(state, me, from, 6);
    const beside = mapOf(state).regions[from - 1]?.beside ?? [];
    expect(beside).toContain(last);
    expect(picked(state, 'army-deed', beside.map(regionId), { army: id })).toBe(regionId(last));
  });

  test('what a rival is about to win by is taken from them first', () => {
    const state = table();
    const shrines = regionsWith(state, 'shrine').slice(0, templesNeeded(state) - 1);
    owns(state, rival, ...shrines);
    for (const region of shrines) {
      const place = state.regions[region - 1];
      if (place !== undefined) place.temple = true;
    }
    const target = shrines[0] ?? 0;
    const from = mapOf(state).regions[target - 1]?.beside.find((region) => !shrines.includes(region)) ?? 0;
    const id = army(state, me, from, 5);
    const beside = mapOf(state).regions[from - 1]?.beside ?? [];
    expect(picked(state, 'army-deed', beside.map(regionId), { army: id })).toBe(regionId(target));
  });
});

describe('Ragnarok is brought about by who would win it', () => {
  /** One Omen short of the end, with a Monument that needs one level more. */
  function nearly(): State {
    const state = table();
    const { omens, monuments } = state;
    for (const omen of omens) {
      const { test: asks } = boxOf(state).omens.find(({ id }) => id === omen.id) ?? {};
      const complete = asks !== undefined && 'all' in asks && asks.all === 'monuments-complete';
      if (!complete && omens.filter(({ down }) => down).length < 2) omen.down = true;
    }
    for (const monument of monuments) monument.level = monument === monuments[0] ? 2 : 0;
    playerAt(state, me).heroAt = 1;
    state.wheel.prepare = [me];
    return state;
  }

  test('ahead around Yggdrasil, the Monument is completed', () => {
    const state = nearly();
    owns(state, me, ...mapOf(state).yggdrasil.slice(0, 3));
    expect(picked(state, 'special', ['reinforce', 'monsters', 'build-monument'])).toBe('build-monument');
    const gods = state.monuments.map(({ god }) => god);
    expect(picked(state, 'monument', gods)).toBe(gods[0]);
  });

  test('behind, another one is built', () => {
    const state = nearly();
    owns(state, rival, ...mapOf(state).yggdrasil.slice(0, 3));
    const gods = state.monuments.map(({ god }) => god);
    expect(picked(state, 'special', ['reinforce', 'monsters', 'build-monument'])).not.toBe('build-monument');
    expect(picked(state, 'monument', gods)).not.toBe(gods[0]);
  });
});

describe('Battles', () => {
  function battle(own: number, theirs: number): State {
    const state = table();
    const region = 5;
    owns(state, rival, region);
    const armies = [army(state, rival, region, theirs), army(state, me, region, own)];
    const side = (seat: Seat) => ({ seat, cancelled: [], passed: false, effects: [] });
    state.battle = {
      region,
      attacker: side(me),
      defender: { ...side(rival), passed: true },
      armies,
      winner: null,
    };
    return state;
  }

  const plain = (value: number) => (printed: ReturnType<typeof combatCard>) =>
    printed.value === value && printed.shield !== true;

  test('the cheapest card that wins is played', () => {
    const state = battle(3, 4);
    const strong = card(state, me, plain(5));
    const weak = card(state, me, plain(2));
    expect(picked(state, 'battle-card', [strong, weak, 'pass'])).toBe(weak);
  });

  test('nothing is played into a Battle that is won, or that cannot be', () => {
    const won = battle(5, 3);
    expect(picked(won, 'battle-card', [card(won, me, plain(2)), 'pass'])).toBe('pass');
    const lost = battle(1, 6);
    expect(picked(lost, 'battle-card', [card(lost, me, plain(2)), 'pass'])).toBe('pass');
  });

  test('Casualties are divided so that no Army dies that need not', () => {
    const options = [
      { id: 'army-0-0', cap: 1 },
      { id: 'army-0-1', cap: 4 },
    ];
    const shares = answered(table(), distribute('casualties', options, { min: 3, max: 3 }));
    expect(shares).toEqual({ 'army-0-1': 3 });
  });
});

describe('Hunts', () => {
  function hunt(): State {
    const state = table();
    const [monster] = state.monsters;
    if (monster === undefined) throw new Error('There is no Monster.');
    monster.at = 7;
    playerAt(state, me).heroAt = 7;
    state.hunt = {
      hunter: me,
      against: rival,
      prey: monster.id,
      defence: [],
      placed: [],
      hits: 0,
      most: null,
      rage: 0,
      handChange: 0,
      handLeast: 0,
      noCard: false,
      shieldsHelp: false,
      anyIcon: false,
      over: null,
    };
    return state;
  }

  test('a Monster that is nearly dead is Hunted', () => {
    const state = hunt();
    const [monster] = state.monsters;
    if (monster === undefined) throw new Error('There is no Monster.');
    state.hunt = null;
    monster.hits = monster.hits.map((_, space) => (space === 0 ? null : me));
    playerAt(state, me).attributes.power.at = 5;
    expect(picked(state, 'special', ['monsters', 'prepare'])).toBe('monsters');
    expect(picked(state, 'monsters', [`activate/${monster.id}`, `hunt/${monster.id}`])).toBe(
      `hunt/${monster.id}`,
    );
  });

  test('a Shield wards off what would hurt, and good weapons are kept', () => {
    const state = hunt();
    const attack = state.attacks.cards.find((one) =>
      attackCard(state, one).does.some((op) => op.op === 'injure' && op.injuries === 2),
    );
    if (attack === undefined) throw new Error('There is no such attack.');
    state.attacks.played = [attack];
    const shield = card(state, me, ({ shield: is }) => is === true);
    const weapon = card(state, me, ({ shield: is }) => is !== true);
    const question = chooseSome('defend', [{ id: shield }, { id: weapon }], { min: 0, max: 2 });
    expect(answered(state, question)).toEqual([shield]);
  });

  /** The Monster holds two cards, which only its player has seen. */
  function withHand(): State {
    const state = hunt();
    state.attacks.hand = state.attacks.cards.splice(0, 2);
    for (const one of state.attacks.hand) showTo(state.pieces, one, rival);
    return state;
  }
  const handOf = (state: State): string => state.attacks.hand.map((one) => cardOf(state, one)).join();

  test('LOR-37.01: whoever does not play the Monster imagines its hand anew, and its player never does', () => {
    const imagined = (seat: Seat): Set<string> => {
      const random = new QuickRandom(seedFrom('hands'));
      const hands = new Set<string>();
      for (let time = 0; time < 20; time++) {
        const state = withHand();
        ragnarok.imagine?.(state, seat, random);
        hands.add(handOf(state));
      }
      return hands;
    };
    expect([...imagined(rival)]).toEqual([handOf(withHand())]);
    expect(imagined(me).size).toBeGreaterThan(5);
  });

  test('LOR-37.01: what the hunter answers does not hang on the hand of the Monster', () => {
    const answers = new Set<string>();
    const random = new QuickRandom(seedFrom('blind'));
    for (let time = 0; time < 10; time++) {
      const state = withHand();
      const weapons = ['sword', 'bow', 'spear'].map((icon) => card(state, me, (one) => one.icon === icon));
      ragnarok.imagine?.(state, me, random);
      const asked = [
        chooseOne('strike', [...weapons.map((id) => ({ id })), { id: 'stop' }]),
        chooseSome(
          'discard',
          weapons.map((id) => ({ id })),
          { min: 1, max: 1 },
        ),
      ];
      const said = asked.map((question) => String(answered(state, question)));
      answers.add(said.map((id) => (id.startsWith('#') ? cardOf(state, id as PieceId) : id)).join());
    }
    expect(answers.size).toBe(1);
  });

  test('LOR-31.25: an effect that costs nothing is used', () => {
    const state = hunt();
    for (const id of ['bow', 'hammer', 'thunderblow', 'bearded-axe', 'huntsmans-bow'])
      expect(picked(state, 'use', ['yes', 'no'], { card: id })).toBe('yes');
  });
});

describe('simple', () => {
  /** Plays a match; `seen` is told of every decision of the bot. */
  function match(
    seats: number,
    seed: string,
    bots: readonly Seat[],
    seen: (state: State, seat: Seat, question: Question, pick: unknown) => void = () => {},
  ) {
    const options = schema.check(ragnarok.options, {});
    if ('problems' in options) throw new Error('The options do not fit.');
    const { state, ...rest } = newTable(ragnarok, seats, options.value, seedFrom(seed));
    const chance = new QuickRandom(seedFrom(seed));
    return playOut(ragnarok, { state, ...rest }, (seat, question, optional) => {
      if (!bots.includes(seat)) return drawPick(question, (sides) => chance.index(sides));
      const pick = ragnarok.bot?.policy(state, seat, question, chance, optional) ?? null;
      seen(state, seat, question, pick);
      return pick;
    });
  }

  test('beats whoever plays at random', () => {
    let won = 0;
    for (let number = 0; number < 10; number++) {
      const own = (number % 2) as Seat;
      if (match(2, `simple ${number}`, [own])?.winners.includes(own) === true) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });

  test.each([2, 3, 4])('answers by what its seat can see, at a table of %i', (seats) => {
    const chance = new QuickRandom(seedFrom('twins'));
    let looked = 0;
    match(seats, `blind ${seats}`, [me, rival], (state, seat, question, pick) => {
      const twin = copy(state);
      ragnarok.imagine(twin, seat, chance);
      expect(answered(twin, question, seat)).toEqual(pick);
      expect(consider(twin, seat, question)).toEqual(consider(state, seat, question));
      looked += 1;
    });
    expect(looked).toBeGreaterThan(50);
  });
});

describe('judge', () => {
  test('the chances of all players come to one, and what helps makes them better', () => {
    const state = table(3);
    owns(state, me, 1, 2, 3);
    owns(state, rival, 9);
    const chances = state.players.map((_, seat) => judge(state, seat as Seat));
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    army(state, me, 1, 6);
    expect(judge(state, me)).toBeGreaterThan(chances[0] ?? 1);
  });

  test('an end is judged by who won', () => {
    const state = table();
    state.ending = { reason: 'jarl', seat: rival };
    expect(judge(state, rival)).toBe(1);
    expect(judge(state, me)).toBe(0);
  });
});
