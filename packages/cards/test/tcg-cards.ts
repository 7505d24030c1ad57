/** Twelve cards in the manner of real ones, each for something that a toolkit may fail to say; and some for them to act on. */
import { chooseOne, type Option, type PieceId, type Seat } from '@concilio/kernel';
import {
  type Ability,
  addTokens,
  type At,
  beginLasting,
  canCancel,
  cancel,
  cardIs,
  type Choice,
  type Cost,
  type Effect,
  hostOf,
  attachmentsOn,
  markOf,
  moveTo,
  numberOf,
  type Requirement,
  spotted,
  tokensOn,
} from '../src/index.ts';
import {
  box,
  canExert,
  type Card,
  companions,
  declare,
  definedAs,
  exert,
  isSkirmishing,
  isUnbound,
  is,
  leave,
  minions,
  type Phase,
  shadowOf,
  sitesOf,
  type State,
  takeSite,
  type Tcg,
} from './tcg.ts';

type TcgAbility = Ability<Tcg>;
type Select = (state: State, at: At) => readonly PieceId[];

// Words.

const self: Select = (_state, at) => [at.self];
const chosen =
  (as: string): Select =>
  (_state, at) => {
    const id = at.chosen[as];
    return id === undefined ? [] : [id as PieceId];
  };
/** What can be spotted: TCG-23.13. */
const all =
  (...numbers: string[]): Select =>
  (state) =>
    spotted(box, state, (card) => numbers.every((number) => is(state, card, number)));
const DUNLAND_MAN = ['culture/dunland', 'race/man'];

const choose = (as: string, select: Select): Choice<State> => ({
  as,
  key: `choose-${as}`,
  of: (state, at) => select(state, at).map((id) => ({ id })),
  open: true,
  rule: 'TCG-19.01',
});
/** TCG-23.14: the player says how many. */
const chooseHowMany = (as: string, most: (state: State) => number): Choice<State> => ({
  as,
  key: `how-many-${as}`,
  of: (state): Option[] => Array.from({ length: most(state) + 1 }, (_, count) => ({ id: `${count}` })),
  open: true,
  rule: 'TCG-23.14',
});
const howMany = (at: At, as: string): number => Number(at.chosen[as] ?? 0);

const requires = (rule: string, holds: Requirement<State>['holds']): Requirement<State> => ({ rule, holds });
const during = (phase: Phase) => requires('TCG-17.06', (state) => state.phase === phase);

/** TCG-20.06 */
const exerting = (select: Select = self): Cost<Tcg> => ({
  word: 'exert',
  rule: 'TCG-20.06',
  can: (state, at) =>
    select(state, at).length > 0 && select(state, at).every((card) => canExert(state, card)),
  pay: (play, at) => select(play.state, at).forEach((card) => exert(play, card)),
});
const adding = (tokens: (state: State, at: At) => number): Cost<Tcg> => ({
  word: 'add-twilight',
  rule: 'TCG-19.04',
  can: () => true,
  pay: (play, at) => (play.state.twilight += tokens(play.state, at)),
});
const removing = (tokens: (state: State, at: At) => number): Cost<Tcg> => ({
  word: 'remove-twilight',
  rule: 'TCG-19.04',
  can: (state, at) => state.twilight >= tokens(state, at),
  pay: (play, at) => (play.state.twilight -= tokens(play.state, at)),
});
const costOf = (state: State, { self: card }: At, less = 0): number =>
  Math.max(0, numberOf(box, state, card, 'twilight') - less);

const effect = (word: string, apply: Effect<Tcg>['apply']): Effect<Tcg> => ({ word, apply });
const changes = (
  number: string,
  amount: (state: State, at: At) => number,
  select: Select,
  until = 'phase',
): Effect<Tcg> =>
  effect('change', (play, at) =>
    beginLasting(play.state.cards, {
      from: cardIs(play.state.cards, at.self),
      number,
      amount: amount(play.state, at),
      on: [...select(play.state, at)],
      until,
    }),
  );
const discards = (select: Select) =>
  effect('discard', (play, at) => select(play.state, at).forEach((card) => leave(play, card)));
const wounds = (select: Select, firm = false) =>
  effect('wound', (play, at) => select(play.state, at).forEach((card) => play.then('wound', { card, firm })));
const assigns = (minion: Select, companion: Select) =>
  effect('assign', ({ state }, at) => {
    const [who, to] = [minion(state, at)[0], companion(state, at)[0]];
    if (who !== undefined && to !== undefined) state.assigned.push({ minion: who, companion: to });
  });
const enters = (zone: (state: State, at: At) => string): Effect<Tcg> =>
  effect('enter', (play, at) => {
    moveTo(box, play.state.cards, at.self, zone(play.state, at));
    markOf(play.state.cards, at.self).controller = at.seat;
  });
/** An effect, unless somebody else does something about it: TCG-18.05. */
const unless = (
  who: (state: State) => Seat,
  mayPrevent: (state: State, at: At) => boolean,
  preventing: Effect<Tcg>,
  otherwise: Effect<Tcg>,
): Effect<Tcg> =>
  effect('unless', (play, at) => {
    const asks = chooseOne('prevent', [{ id: 'yes' }, { id: 'no' }], {
      with: { card: cardIs(play.state.cards, at.self) },
    });
    const prevented = mayPrevent(play.state, at) && play.ask(who(play.state), asks) === 'yes';
    (prevented ? preventing : otherwise).apply(play, at);
  });

const actionIn = (phase: Phase, name: string, said: Omit<TcgAbility, 'name' | 'on'>): TcgAbility => ({
  name,
  on: 'action',
  ...said,
  requires: [during(phase), ...(said.requires ?? [])],
});
/** "Response:" may be repeated (TCG-18.03); "each time …, you may" may not. */
const response = (on: string, said: Omit<TcgAbility, 'name' | 'on'>): TcgAbility => ({
  name: 'response',
  on,
  again: true,
  ...said,
});
const eachTime = (on: string, said: Omit<TcgAbility, 'name' | 'on'>): TcgAbility => ({
  name: 'each-time',
  on,
  ...said,
});
const aboutSelf = (_state: State, at: At) => at.moment.card === at.self;
const aboutA =
  (...numbers: string[]) =>
  (state: State, { moment: { card } }: At) =>
    card !== null && numbers.every((number) => is(state, card, number));

// Kinds of cards.

interface Said {
  readonly id: string;
  readonly has?: Readonly<Record<string, number>>;
  readonly constants?: Card['constants'];
  readonly abilities?: readonly TcgAbility[];
}

const card = (
  type: Card['type'],
  side: Card['side'],
  { id, has = {}, constants = [], abilities = [] }: Said,
  plays: readonly TcgAbility[],
): Card => ({ id, type, side, numbers: has, constants, abilities: [...plays, ...abilities] });

/** TCG-7.03: what a Free Peoples card costs is added to the pool, what a Shadow card costs is taken from it. */
const priced = (side: Card['side']) => (side === 'free' ? adding(costOf) : removing(costOf));
const played = (
  side: 'free' | 'shadow',
  zone: (state: State, at: At) => string,
  more: Partial<TcgAbility> = {},
) =>
  actionIn(side === 'free' ? 'fellowship' : 'shadow', 'play', {
    from: 'hand',
    costs: [priced(side)],
    does: [enters(zone)],
    ...more,
  });

const inPlay = (_state: State, { seat }: At) => `play/${seat}`;
const inSupport = (_state: State, { seat }: At) => `support/${seat}`;
const companion = (said: Said) => card('companion', 'free', said, [played('free', inPlay)]);
const minion = (said: Said) => card('minion', 'shadow', said, [played('shadow', inPlay)]);
const condition = (side: 'free' | 'shadow', said: Said) =>
  card('condition', side, said, [played(side, inSupport)]);
const event = (side: 'free' | 'shadow', said: Omit<Said, 'abilities'> & { readonly plays: TcgAbility }) => {
  const { plays } = said;
  return card('event', side, said, [
    { ...plays, from: 'hand', costs: [priced(side), ...(plays.costs ?? [])] },
  ]);
};

/** TCG-25.11: borne by one of one's characters, and handed on for what it costs. */
function possession(said: Said & { readonly bearer: (state: State, card: PieceId) => boolean }): Card {
  const bearers: Select = (state, { self: item }) =>
    companions(state).filter(
      (one) =>
        said.bearer(state, one) &&
        // TCG-25.09: one weapon each.
        !attachmentsOn(state.cards, one).some((other) => other !== item && is(state, other, 'weapon')) &&
        hostOf(state.cards, item) !== one,
    );
  const goesOn = enters((_state, at) => `on/${at.chosen.bearer}`);
  const chooses = [choose('bearer', bearers)];
  return card('possession', 'free', said, [
    played('free', inPlay, { chooses, does: [goesOn] }),
    actionIn('fellowship', 'transfer', { chooses, costs: [adding(costOf)], does: [goesOn] }),
  ]);
}

const onHost = (number: string, amount: number): Card['constants'][number] => ({
  number,
  of: (state, item, bearer) => hostOf(state.cards, item) === bearer,
  amount,
});

// The twelve.

declare([
  // A response to a wound.
  companion({
    id: 'eowyn',
    has: { twilight: 2, strength: 6, vitality: 3, 'race/man': 1, 'culture/rohan': 1 },
    abilities: [
      response('about-to-be-wounded', {
        when: (state, { moment }) =>
          moment.card !== null && isUnbound(state, moment.card) && canCancel(state.cards, 'wound'),
        costs: [exerting(), adding(() => 1)],
        does: [effect('prevent', ({ state }) => cancel(state.cards, 'wound'))],
      }),
    ],
  }),
  // What cannot be prevented.
  event('shadow', {
    id: 'no-shield-will-help',
    has: { twilight: 1 },
    plays: actionIn('skirmish', 'play', {
      chooses: [choose('companion', (state) => companions(state).filter((one) => isSkirmishing(state, one)))],
      does: [wounds(chosen('companion'), true)],
    }),
  }),
  // An exertion as the cost of something that is then prevented.
  minion({
    id: 'orthanc-champion',
    has: { twilight: 5, strength: 12, vitality: 2, damage: 1, 'race/uruk-hai': 1 },
    abilities: [
      actionIn('assignment', 'hunt', {
        requires: [
          requires('TCG-12.13', (state, { self: hunter }) =>
            state.assigned.every((pair) => pair.minion !== hunter),
          ),
        ],
        chooses: [choose('companion', (state) => companions(state).filter((one) => isUnbound(state, one)))],
        costs: [exerting()],
        does: [
          unless(
            ({ free }) => free,
            (state, at) => chosen('companion')(state, at).every((one) => canExert(state, one)),
            effect('exert', (play, at) =>
              chosen('companion')(play.state, at).forEach((one) => exert(play, one)),
            ),
            assigns(self, chosen('companion')),
          ),
        ],
      }),
    ],
  }),
  // What is spotted counts as it was when the cost was paid.
  event('shadow', {
    id: 'death-to-the-strawheads',
    has: { twilight: 3 },
    plays: actionIn('skirmish', 'play', {
      chooses: [
        choose('man', all(...DUNLAND_MAN)),
        chooseHowMany('companions', (state) => companions(state).length),
      ],
      does: [changes('strength', (_state, at) => howMany(at, 'companions'), chosen('man'))],
    }),
  }),
  // Culture tokens.
  condition('free', {
    id: 'stout-and-strong',
    has: { twilight: 0, 'culture/dwarven': 1 },
    abilities: [
      eachTime('won', {
        when: aboutA('race/dwarf'),
        does: [effect('token', ({ state }, at) => addTokens(state.cards, at.self, 'dwarven', 1))],
      }),
      actionIn('skirmish', 'spend', {
        chooses: [choose('companion', (state) => companions(state).filter((one) => isUnbound(state, one)))],
        does: [
          changes(
            'strength',
            ({ cards }, at) => Math.min(3, tokensOn(cards, at.self, 'dwarven')),
            chosen('companion'),
          ),
          discards(self),
        ],
      }),
    ],
  }),
  // Stacking: from play under a site, and from there into play again.
  minion({
    id: 'dunlending-looter',
    has: { twilight: 3, strength: 9, vitality: 1, 'race/man': 1, 'culture/dunland': 1 },
    abilities: [
      eachTime('won', {
        when: aboutSelf,
        chooses: [choose('site', (state, { seat }) => sitesOf(state, seat))],
        does: [
          effect('stack', ({ state }, at) => moveTo(box, state.cards, at.self, `stack/${at.chosen.site}`)),
        ],
      }),
      actionIn('shadow', 'return', {
        from: 'stack',
        costs: [removing((state, at) => costOf(state, at, 2))],
        does: [enters(inPlay)],
      }),
    ],
  }),
  // Transfer.
  possession({
    id: 'gondorian-blade',
    has: { twilight: 1, weapon: 1 },
    bearer: (state, one) => is(state, one, 'race/man'),
    constants: [onHost('strength', 2)],
  }),
  // A forced assignment.
  condition('shadow', {
    id: 'over-the-isen',
    has: { twilight: 0, 'culture/dunland': 1 },
    abilities: [
      actionIn('assignment', 'assign', {
        requires: [requires('TCG-19.01', (state, { seat }) => sitesOf(state, seat).length > 0)],
        chooses: [
          choose('man', (state, at) =>
            all(...DUNLAND_MAN)(state, at).filter((man) =>
              state.assigned.every((pair) => pair.minion !== man),
            ),
          ),
          choose('companion', (state) => companions(state).filter((one) => isUnbound(state, one))),
        ],
        costs: [removing(() => 2)],
        does: [assigns(chosen('man'), chosen('companion'))],
      }),
    ],
  }),
  // Site control.
  minion({
    id: 'dunlending-ransacker',
    has: { twilight: 2, strength: 7, vitality: 1, 'race/man': 1, 'culture/dunland': 1 },
    abilities: [
      eachTime('won', {
        when: aboutSelf,
        requires: [
          requires('TCG-23.13', (state, at) =>
            all(...DUNLAND_MAN)(state, at).some((other) => other !== at.self),
          ),
        ],
        does: [effect('take-site', (play, at) => takeSite(play, at.seat))],
      }),
    ],
  }),
  minion({
    id: 'hillman-horde',
    has: { twilight: 6, strength: 14, vitality: 2, 'race/man': 1, 'culture/dunland': 1 },
    constants: [
      {
        number: 'fierce',
        of: (state, horde, bearer) => bearer === horde && sitesOf(state, shadowOf(state.free)).length >= 2,
        amount: 1,
      },
    ],
  }),
  // A modifier of the cost of other cards.
  companion({
    id: 'legolas',
    has: { twilight: 2, strength: 6, vitality: 3, 'race/elf': 1 },
    constants: [
      {
        number: 'twilight',
        of: (state, _self, bearer) =>
          bearer.startsWith('#') &&
          definedAs(state, bearer as PieceId).side === 'shadow' &&
          ['event', 'condition'].includes(definedAs(state, bearer as PieceId).type),
        amount: (state) =>
          companions(state).filter((one) => isUnbound(state, one) && is(state, one, 'race/hobbit')).length,
      },
    ],
  }),
  // An effect until a later phase, from a response that is played from the hand.
  event('shadow', {
    id: 'war-cry-of-dunland',
    has: { twilight: 1 },
    plays: response('won', {
      when: aboutA(...DUNLAND_MAN),
      does: [
        changes(
          'fierce',
          () => 1,
          (_state, { moment }) => (moment.card === null ? [] : [moment.card]),
          'until/regroup',
        ),
        changes(
          'strength',
          () => 4,
          (_state, { moment }) => (moment.card === null ? [] : [moment.card]),
          'until/regroup',
        ),
      ],
    }),
  }),
  // A choice by the opponent.
  event('free', {
    id: 'wizardry-indeed',
    has: { twilight: 4 },
    plays: actionIn('maneuver', 'play', {
      requires: [requires('TCG-23.13', (state) => minions(state).length > companions(state).length)],
      chooses: [choose('gandalf', (state, at) => all('gandalf')(state, at))],
      costs: [exerting(chosen('gandalf'))],
      does: [
        effect('opponent-discards', (play) => {
          const { state } = play;
          const options = minions(state).map((id) => ({ id }));
          const pick = play.ask(
            shadowOf(state.free),
            chooseOne('discard-minion', options, { obvious: true }),
          );
          leave(play, pick as PieceId);
        }),
      ],
    }),
  }),
]);

// Those that they act on.

declare([
  companion({ id: 'frodo', has: { strength: 3, vitality: 4, 'ring-bound': 1, 'race/hobbit': 1 } }),
  companion({ id: 'merry', has: { twilight: 1, strength: 3, vitality: 4, 'race/hobbit': 1 } }),
  companion({ id: 'gimli', has: { twilight: 2, strength: 6, vitality: 3, 'race/dwarf': 1 } }),
  companion({ id: 'gandalf', has: { twilight: 4, strength: 7, vitality: 4, gandalf: 1 } }),
  companion({ id: 'boromir', has: { twilight: 3, strength: 7, vitality: 3, 'race/man': 1 } }),
  minion({
    id: 'wild-man',
    has: { twilight: 1, strength: 5, vitality: 1, 'race/man': 1, 'culture/dunland': 1 },
  }),
  minion({ id: 'uruk', has: { twilight: 2, strength: 8, vitality: 2, 'race/uruk-hai': 1 } }),
  ...[1, 2, 3].map((site) => card('site', 'none', { id: `site-${site}`, has: { site } }, [])),
]);
