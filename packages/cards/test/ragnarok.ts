/**
 * As much of a board game with cards as four of its effects need: armies and heroes are no cards here, and what cards do
 * they do to seats, armies and regions. It shows that the toolkit asks for nothing that such a game does not have.
 */
import {
  chooseOne,
  type Game,
  Match,
  newTable,
  noContract,
  noPositions,
  type Play,
  schema,
  type Seat,
  seat,
  seatsOf,
  seedFrom,
} from '@concilio/kernel';
import {
  type Ability,
  addCards,
  beginAttempt,
  beginLasting,
  type Box,
  byFace,
  cardIs,
  type CardEvents,
  type Cards,
  type CardSteps,
  cardsIn,
  controllerOf,
  type Cost,
  type Definition,
  type Effect,
  endAttempt,
  endLasting,
  happen,
  keyOf,
  markOf,
  moment,
  momentOf,
  moveTo,
  netNumber,
  newCards,
  numberOf,
  prevent,
  settle,
  unusable,
  usable,
  use,
} from '../src/index.ts';

export interface State {
  cards: Cards;
  armies: { id: string; seat: Seat; region: string; value: number }[];
  heroes: { region: string; injuries: number }[];
  battle: { region: string; attacker: Seat; defender: Seat; passed: Seat[] } | null;
  winner: Seat | null;
  over: boolean;
}

export interface Ragnarok {
  state: State;
  options: object;
  steps: CardSteps & {
    playCard: { readonly seat: Seat };
    compare: object;
    monsterAttack: { readonly card: `#${number}` };
    injure: { readonly seat: Seat; readonly injuries: number };
    injured: { readonly seat: Seat };
    recharge: object;
    over: object;
  };
  view: object;
  questions: object;
  events: CardEvents;
}

type Card = Definition<Ragnarok>;

export const box: Box<Ragnarok> = {
  definition: byFace((name) => {
    const card = CARDS.find(({ id }) => id === name);
    if (card === undefined) throw new Error(`There is no card "${name}".`);
    return card;
  }),
  zones: {
    hand: { sight: 'owner', inPlay: false },
    discard: { sight: 'all', inPlay: false },
    /** Combat cards that lie before a player during a battle. */
    played: { sight: 'all', inPlay: true },
    /** Blessings and artifacts. */
    owned: { sight: 'all', inPlay: true },
    /** A monster, by the region in which it is. */
    monster: { sight: 'all', inPlay: true },
  },
  blank: {},
  rules: { moment: 'LOR-32.18', limit: 'LOR-32.19' },
  costs: (_state, { costs }) => costs ?? [],
  // LOR-33.06: the card stays before its player.
  begun(play, { from }, { self, seat: whose }) {
    if (from === 'hand') moveTo(box, play.state.cards, self, `played/${whose}`);
  },
  about: (_state, { name }) => ({ moment: name }),
  option: (_state, card, { name }) => ({ id: keyOf(card, { name }), of: card }),
  order: () => seatsOf(2),
  decides: () => seat(0),
  mayUse: ({ cards }, who, card) => controllerOf(cards, card) === who,
  held: ({ cards }, who, { name }) => (name === 'battle' ? cardsIn(cards, `hand/${who}`) : null),
};

const BATTLE = momentOf('battle');

export const armiesOf = (state: State, who: Seat, region: string) =>
  state.armies.filter((army) => army.seat === who && army.region === region);
const sum = (numbers: readonly number[]) => numbers.reduce((so, number) => so + number, 0);
const strengthIn = (state: State, who: Seat, region: string) =>
  sum(armiesOf(state, who, region).map(({ value }) => value));

/** LOR-33.10 */
export const battleValue = (state: State, who: Seat): number =>
  strengthIn(state, who, state.battle?.region ?? '') +
  sum(cardsIn(state.cards, `played/${who}`).map((card) => numberOf(box, state, card, 'value'))) +
  netNumber(box, state, `seat-${who}`, 'battle-value');

const casualtiesOf = (state: State, who: Seat) =>
  sum(cardsIn(state.cards, `played/${who}`).map((card) => numberOf(box, state, card, 'casualties')));

/** LOR-33.05, LOR-33.07: in turn, and whoever passes is done. */
function playCard(play: Play<Ragnarok>, { seat: who }: Ragnarok['steps']['playCard']): void {
  const { state } = play;
  const { battle } = state;
  if (battle === null) return;
  const other = seat(1 - who);
  const next = () => play.then('playCard', { seat: battle.passed.includes(other) ? who : other });
  if (battle.passed.includes(who)) return play.then('compare', {});
  const open = usable(box, state, who, BATTLE);
  const options = open.map(({ card, ability }) =>
    box.option(state, card, ability, cardIs(state.cards, card)),
  );
  const question = chooseOne('combat-card', [...options, { id: 'pass' }], {
    blocked: () => unusable(box, state, who, BATTLE),
  });
  const pick = play.ask(who, question);
  const used = open.find(({ card, ability }) => keyOf(card, ability) === pick);
  if (used === undefined) battle.passed.push(who);
  else {
    const { card, what, ability } = used;
    play.then('use', { seat: who, card, what, ability: ability.name, moment: BATTLE });
  }
  next();
}

/** LOR-33.11, LOR-33.12, LOR-33.13, LOR-33.16, each player with a single army. */
function compare(play: Play<Ragnarok>): void {
  const { state } = play;
  const { battle } = state;
  if (battle === null) return;
  const { attacker, defender, region } = battle;
  state.winner = battleValue(state, attacker) > battleValue(state, defender) ? attacker : defender;
  for (const who of [attacker, defender]) {
    const lost = casualtiesOf(state, who) + (who === state.winner ? 0 : 1);
    for (const army of armiesOf(state, who, region)) army.value = Math.max(0, army.value - lost);
    const played = [...cardsIn(state.cards, `played/${who}`)];
    for (const card of played) moveTo(box, state.cards, card, 'discard');
  }
  state.battle = null;
  endLasting(state.cards, 'battle');
}

/** A monster strikes at all that is in its region. */
function monsterAttack(play: Play<Ragnarok>, { card }: Ragnarok['steps']['monsterAttack']): void {
  const what = cardIs(play.state.cards, card);
  play.then('use', {
    seat: box.decides(play.state),
    card,
    what,
    ability: 'region-attack',
    moment: momentOf('region-attack', { card, what }),
  });
}

function injure(play: Play<Ragnarok>, { seat: who, injuries }: Ragnarok['steps']['injure']): void {
  beginAttempt(play.state.cards, 'injury', injuries);
  happen(play, momentOf('about-to-be-injured', { seat: who, amount: injuries }));
  play.then('injured', { seat: who });
}

function injured({ state }: Play<Ragnarok>, { seat: who }: Ragnarok['steps']['injured']): void {
  const hero = state.heroes[who];
  if (hero !== undefined) hero.injuries += endAttempt(state.cards, 'injury');
}

/** LOR-28.07 */
function recharge({ state }: Play<Ragnarok>): void {
  for (const who of seatsOf(2))
    for (const card of cardsIn(state.cards, `owned/${who}`)) markOf(state.cards, card).exhausted = false;
}

export const ragnarok: Game<Ragnarok> = {
  id: 'small-ragnarok',
  version: 1,
  kind: 'versus',
  seats: { min: 2, max: 2 },
  options: schema.record({}),
  create: () => newState(),
  start: 'over',
  steps: {
    playCard,
    compare,
    monsterAttack,
    injure,
    injured,
    recharge,
    over: ({ state }) => {
      state.over = true;
    },
    moment: (play, told) => moment(box, play, told),
    use: (play, told) => use(box, play, told),
  },
  outcome: ({ over }) => (over ? { winners: [], scores: [0, 0], reason: 'over' } : null),
  view: () => ({}),
  pieces: ({ cards }) => cards.pieces,
  imagine: () => undefined,
  text: { en: {}, es: {}, ro: {} },
  contract: { ...noContract, events: {} as never },
  position: noPositions,
};

const newState = (): State => ({
  cards: newCards(),
  armies: [],
  heroes: [
    { region: 'coast', injuries: 0 },
    { region: 'coast', injuries: 0 },
  ],
  battle: null,
  winner: null,
  over: false,
});

// Words.

const ownerIs = (state: State, card: `#${number}`, bearer: string) =>
  bearer === `seat-${controllerOf(state.cards, card)}`;

/** A card that changes the battle value of whoever has it, while something is so. */
const inBattle = (
  amount: number,
  holds: (state: State, who: Seat, battle: NonNullable<State['battle']>) => boolean,
): Card['constants'][number] => ({
  number: 'battle-value',
  of(state, self, bearer) {
    const { battle } = state;
    const who = controllerOf(state.cards, self);
    if (battle === null || who === null || !ownerIs(state, self, bearer)) return false;
    return numberOf(box, state, self, 'silenced') === 0 && holds(state, who, battle);
  },
  amount,
});

/** LOR-33.08: no more casualties than there are men. */
const canBear: Cost<Ragnarok> = {
  word: 'casualties',
  rule: 'LOR-33.08',
  can: (state, { self, seat: who }) =>
    casualtiesOf(state, who) + numberOf(box, state, self, 'casualties') <=
    strengthIn(state, who, state.battle?.region ?? ''),
  pay: () => undefined,
};

const combat = (
  id: string,
  value: number,
  casualties: number,
  more: { readonly constants?: Card['constants']; readonly does?: readonly Effect<Ragnarok>[] } = {},
): Card => ({
  id,
  numbers: { value, casualties },
  constants: more.constants ?? [],
  abilities: [{ name: 'play', on: 'battle', from: 'hand', costs: [canBear], does: more.does ?? [] }],
});

/** LOR-32.18: turned for its effect, and of no more use until it is turned back. */
const discharging: Cost<Ragnarok> = {
  word: 'discharge',
  rule: 'LOR-32.19',
  can: ({ cards }, { self }) => !markOf(cards, self).exhausted,
  pay: ({ state }, { self }) => {
    markOf(state.cards, self).exhausted = true;
  },
};

const owned = (
  id: string,
  constants: Card['constants'],
  abilities: readonly Ability<Ragnarok>[] = [],
): Card => ({
  id,
  numbers: {},
  constants,
  abilities,
});

// Cards.

const CARDS: readonly Card[] = [
  // Combat cards to be picked.
  combat('spear', 2, 0, {
    constants: [inBattle(1, (state, who, { region }) => armiesOf(state, who, region).length >= 2)],
  }),
  combat('spear-hedge', 1, 0, { constants: [inBattle(3, (_state, who, { defender }) => who === defender)] }),
  combat('sword', 3, 1),
  combat('great-axe', 5, 2),
  // It silences the last card of the other, whose value still counts.
  combat('bearded-axe', 2, 0, {
    does: [
      {
        word: 'silence',
        apply({ state }, { self, seat: who }) {
          const last = cardsIn(state.cards, `played/${seat(1 - who)}`).at(-1);
          beginLasting(state.cards, {
            from: cardIs(state.cards, self),
            number: 'silenced',
            amount: 1,
            on: last === undefined ? [] : [last],
            until: 'battle',
          });
        },
      },
    ],
  }),
  // A blessing that lasts.
  owned('raven-banner', [inBattle(1, (_state, who, { attacker }) => who === attacker)]),
  // An artifact with a use.
  owned(
    'trollheart',
    [],
    [
      {
        name: 'ignore',
        on: 'about-to-be-injured',
        when: (_state, { seat: who, moment: { seat: whose } }) => who === whose,
        costs: [discharging],
        does: [{ word: 'prevent', apply: ({ state }) => prevent(state.cards, 'injury', 1) }],
      },
    ],
  ),
  // An attack on a whole region: first the heroes, whose injuries may be answered, then the armies.
  {
    id: 'garm',
    numbers: {},
    constants: [],
    abilities: [
      {
        name: 'region-attack',
        on: 'region-attack',
        mandatory: true,
        does: [
          {
            word: 'injure',
            apply(play, { self }) {
              const region = regionOf(play.state, self);
              for (const who of play.seats)
                if (play.state.heroes[who]?.region === region)
                  play.then('injure', { seat: who, injuries: 1 });
            },
          },
          {
            word: 'lower-army',
            waits: true,
            apply(play, { self }) {
              const { state } = play;
              for (const who of play.seats) {
                const options = armiesOf(state, who, regionOf(state, self)).map(({ id }) => ({ id }));
                if (options.length === 0) continue;
                const pick = play.ask(who, chooseOne('lower-army', options, { obvious: true }));
                for (const army of state.armies) if (army.id === pick) army.value -= 1;
              }
            },
          },
        ],
      },
    ],
  },
];

const regionOf = ({ cards }: State, monster: `#${number}`): string =>
  (cards.at[Number(monster.slice(1))] ?? '').slice('monster/'.length);

type Line = {
  [Name in keyof Ragnarok['steps']]: { step: Name; with: Ragnarok['steps'][Name] };
}[keyof Ragnarok['steps']];

/** A match in which these things are done, one after the other. */
export function laidOut(
  agenda: readonly Line[],
  cards: Readonly<Record<string, readonly string[]>>,
  more: Partial<Omit<State, 'cards'>> = {},
): Match<Ragnarok> {
  const state = { ...newState(), ...more };
  for (const [zone, faces] of Object.entries(cards)) {
    const whose = /\/(\d)$/.exec(zone)?.[1];
    addCards(state.cards, faces, zone, whose === undefined ? null : seat(Number(whose)));
  }
  settle(box, state.cards);
  const steps: Line[] = [...agenda, { step: 'over', with: {} }];
  const start = { ...newTable(ragnarok, 2, {}, seedFrom('ragnarok')), state, agenda: steps.toReversed() };
  return Match.create(ragnarok, { seats: 2, seed: seedFrom('ragnarok'), start });
}
