/** How cards are declared: each kind with the facts that are printed on it, then what it does. */
import { type Choice, type StaticModifier, hostOf, type Requirement } from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import {
  bearersFor,
  canPay,
  enterPlay,
  healedBy,
  isBarredAsUnique,
  isBarredByNine,
  pay,
  transfer,
  transferTargets,
} from '../rules/playing.ts';
import { putInDiscard } from '../rules/leaving.ts';
import { printed } from '../rules/sets.ts';
import { statOn } from '../rules/stats.ts';
import { isIn } from '../rules/select.ts';
import { heal } from '../rules/vitality.ts';
import type { Card, LotrTcg, State, TcgAbility, TcgContext, TcgCost, TcgEffect } from '../state.ts';
import {
  type Block,
  type Culture,
  type FreeCulture,
  type ItemClass,
  type Keyword,
  type Race,
  type Rarity,
  type ShadowCulture,
  type Side,
  type Signet,
  type Stat,
} from './vocabulary.ts';
import { addsTwilight } from './language/effects.ts';

/** What must be so, is chosen and is paid besides the twilight cost: "To play, spot an Elf." */
export interface ToPlay {
  readonly requires?: readonly Requirement<LotrTcg>[];
  readonly chooses?: readonly Choice<LotrTcg>[];
  readonly costs?: readonly TcgCost[];
}

interface Said {
  readonly id: string;
  /** TCG-33.01: set, rarity and number. */
  readonly code: string;
  readonly title: string;
  readonly unique?: boolean;
  readonly has?: Readonly<Partial<Record<Keyword, number>>>;
  readonly constants?: readonly StaticModifier<State, Stat>[];
  readonly abilities?: readonly TcgAbility[];
  readonly toPlay?: ToPlay;
  /** The printed card that this is a later revision of. */
  readonly revises?: string;
}

interface Fighter {
  readonly twilight: number;
  readonly strength: number;
  readonly vitality: number;
  readonly race: Race;
}

interface Item {
  readonly twilight: number;
  /** Printed bonuses for whoever bears it. */
  readonly strength?: number;
  readonly vitality?: number;
  readonly class?: ItemClass;
  /** Who may bear it; left out: it is played to the support area. */
  readonly bearer?: (state: State, host: PieceId, card: PieceId) => boolean;
  /** Only one of its title on each bearer. */
  readonly oneEach?: true;
}

const RARITIES: Readonly<Record<string, Rarity>> = { R: 'rare', U: 'uncommon', C: 'common', P: 'premium' };

function card(said: Said, more: Pick<Card, 'type' | 'side' | 'stats'> & Partial<Card>): Card {
  const [, set = '', letter = '', number = ''] = /^(\d+)([RUCP])(\d+)$/.exec(said.code) ?? [];
  return {
    id: said.id,
    code: said.code,
    set: Number(set),
    number: Number(number),
    rarity: RARITIES[letter] ?? 'common',
    title: said.title,
    unique: said.unique ?? false,
    culture: null,
    race: null,
    block: null,
    itemClass: null,
    lends: { strength: 0, vitality: 0 },
    direction: null,
    homes: [],
    bearer: null,
    oneEach: false,
    revises: said.revises ?? null,
    constants: said.constants ?? [],
    abilities: said.abilities ?? [],
    ...more,
    stats: {
      ...said.has,
      ...(more.culture === undefined || more.culture === null ? {} : { [`culture/${more.culture}`]: 1 }),
      ...(more.race === undefined || more.race === null ? {} : { [`race/${more.race}`]: 1 }),
      ...more.stats,
    },
  };
}

// Playing a card: TCG-19.20.

const unlessUnique: Requirement<LotrTcg> = {
  rule: 'TCG-23.01',
  holds: (state, { self, seat }) => !isBarredAsUnique(state, seat, self),
};
const withinNine: Requirement<LotrTcg> = {
  rule: 'TCG-7.09',
  holds: (state, { self, seat }) => !isBarredByNine(state, seat, self),
};

/** What an effect takes off, and what its bearer does where it is played and not handed on (TCG-25.16). */
function lessOf(state: State, { self, moment, chosen }: TcgContext): number {
  const said = moment.name === 'play' ? moment.amount : 0;
  const host = chosen['bearer'] as PieceId | undefined;
  if (host === undefined || isIn(state, self)) return said;
  const { itemClass } = printed(state, self);
  return itemClass === null ? said : said + statOn(state, host, `cheaper-class/${itemClass}`);
}

/** TCG-7.03, TCG-9.03: what a Free Peoples card costs is added to the pool, what a Shadow card costs taken from it. */
const twilightCost: TcgCost = {
  word: 'twilight-cost',
  rule: 'TCG-9.03',
  fixed: true,
  can: (state, at) => canPay(state, at.self, lessOf(state, at)),
  pay: (play, at) => pay(play, at.self, lessOf(play.state, at)),
};

/** TCG-7.15; an effect may say on whom it is played. */
const bearerChoice: Choice<LotrTcg> = {
  as: 'bearer',
  key: 'choose-bearer',
  of: (state, { self, seat, moment }) =>
    bearersFor(state, seat, self)
      .filter((host) => moment.name !== 'play' || moment.card === null || moment.card === host)
      .map((id) => ({ id })),
  open: true,
  rule: 'TCG-7.15',
};

const enters: TcgEffect = {
  word: 'enter',
  apply: (play, { self, seat, chosen }) =>
    enterPlay(play, self, seat, (chosen['bearer'] as PieceId | undefined) ?? null),
};

/** TCG-7.02, TCG-9.02, TCG-16.14: in one's own Fellowship phase, or one's own Shadow phase. */
const playable = (
  side: Side,
  { requires = [], chooses = [], costs = [] }: ToPlay,
  more: Partial<TcgAbility> = {},
): TcgAbility => ({
  name: 'play',
  on: side === 'free' ? 'action/fellowship' : 'action/shadow',
  from: 'hand',
  requires: [unlessUnique, ...(more.requires ?? []), ...requires],
  chooses: [...(more.chooses ?? []), ...chooses],
  costs: [twilightCost, ...costs],
  does: [enters],
});

/** TCG-7.17: a card with the title of somebody unique who is wounded is discarded from the hand to heal them. */
const discardedToHeal: TcgAbility = {
  name: 'heal',
  on: 'action/fellowship',
  from: 'hand',
  requires: [{ rule: 'TCG-7.17', holds: (state, { self }) => healedBy(state, self) !== null }],
  costs: [
    {
      word: 'discard-hand',
      rule: 'TCG-7.17',
      fixed: true,
      can: () => true,
      pay: (play, { self }) => putInDiscard(play, self),
    },
  ],
  does: [
    {
      word: 'heal',
      apply(play, { self }) {
        const card = healedBy(play.state, self);
        if (card !== null) heal(play, card);
      },
    },
  ],
};
const ifUnique = ({ unique }: Said): TcgAbility[] => (unique === true ? [discardedToHeal] : []);

const isFreeCulture = (culture: Culture): culture is FreeCulture =>
  ['dwarven', 'elven', 'gandalf', 'gondor', 'rohan', 'shire'].includes(culture);
const sideOf = (culture: Culture): Side => (isFreeCulture(culture) ? 'free' : 'shadow');

/** TCG-24.09: all versions of Frodo and Sam are Ring-bound. */
const bound = (title: string) => (title === 'frodo' || title === 'sam' ? { 'ring-bound': 1 } : {});

export const companion = (
  said: Said &
    Fighter & { readonly culture: FreeCulture; readonly signet?: Signet; readonly resistance?: number },
): Card =>
  card(said, {
    type: 'companion',
    side: 'free',
    culture: said.culture,
    race: said.race,
    stats: {
      twilight: said.twilight,
      strength: said.strength,
      vitality: said.vitality,
      // TCG-21.10
      resistance: said.resistance ?? 6,
      ...(said.signet === undefined ? {} : { [`signet/${said.signet}`]: 1 }),
      ...bound(said.title),
    },
    abilities: [
      playable('free', said.toPlay ?? {}, { requires: [withinNine] }),
      ...ifUnique(said),
      ...(said.abilities ?? []),
    ],
  });

export const ally = (
  said: Said & Fighter & { readonly culture: FreeCulture; readonly homes: Card['homes'] },
): Card =>
  card(said, {
    type: 'ally',
    side: 'free',
    culture: said.culture,
    race: said.race,
    homes: said.homes,
    stats: {
      twilight: said.twilight,
      strength: said.strength,
      vitality: said.vitality,
    },
    abilities: [playable('free', said.toPlay ?? {}), ...ifUnique(said), ...(said.abilities ?? [])],
  });

/** TCG-24.03, TCG-24.05: when the Free Peoples player, and nobody else, has somebody fight it. */
const ambush = (twilight: number): TcgAbility => ({
  name: 'ambush',
  on: 'assigned',
  when: (state, { self, moment }) => moment.card === self && moment.seat === state.free,
  does: [addsTwilight(twilight)],
});

export const minion = (
  said: Said & Fighter & { readonly culture: ShadowCulture; readonly site: number },
): Card =>
  card(said, {
    type: 'minion',
    side: 'shadow',
    culture: said.culture,
    race: said.race,
    stats: { twilight: said.twilight, strength: said.strength, vitality: said.vitality, site: said.site },
    abilities: [
      playable('shadow', said.toPlay ?? {}),
      ...(said.has?.ambush === undefined ? [] : [ambush(said.has.ambush)]),
      ...(said.abilities ?? []),
    ],
  });

/** TCG-25.11: for its twilight cost, which is added again. */
const transferring: TcgAbility = {
  name: 'transfer',
  on: 'action/fellowship',
  chooses: [
    {
      as: 'bearer',
      key: 'choose-bearer',
      of: (state, { self }) => transferTargets(state, self).map((id) => ({ id })),
      open: true,
      rule: 'TCG-25.13',
    },
  ],
  costs: [twilightCost],
  does: [
    {
      word: 'transfer',
      apply: (play, { self, chosen }) => transfer(play, self, chosen['bearer'] as PieceId),
    },
  ],
};

const borne =
  (type: 'possession' | 'artifact' | 'condition') =>
  (said: Said & Item & { readonly culture: Culture }): Card => {
    const side = sideOf(said.culture);
    const isBorne = said.bearer !== undefined;
    const handedOn = isBorne && side === 'free' && type !== 'condition';
    return card(said, {
      type,
      side,
      culture: said.culture,
      bearer: said.bearer ?? null,
      oneEach: said.oneEach ?? false,
      itemClass: said.class ?? null,
      lends: lent(said),
      stats: {
        twilight: said.twilight,
        ...(said.class === undefined ? {} : { [`class/${said.class}`]: 1 }),
      },
      constants: [
        ...bonus('strength', said.strength),
        ...bonus('vitality', said.vitality),
        ...(said.constants ?? []),
      ],
      abilities: [
        playable(side, said.toPlay ?? {}, isBorne ? { chooses: [bearerChoice] } : {}),
        ...(handedOn ? [transferring] : []),
        ...(said.abilities ?? []),
      ],
    });
  };

/** What is printed beside the title, for whoever bears it. */
const bonus = (stat: 'strength' | 'vitality', amount: number | undefined): StaticModifier<State, Stat>[] =>
  amount === undefined || amount === 0
    ? []
    : [{ stat, of: (state, self, bearer) => hostOf(state.cards, self) === bearer, amount }];

export const possession = borne('possession');
export const artifact = borne('artifact');
export const condition = borne('condition');

/** TCG-16.07: an event is played from the hand, once for each phase that it names. */
export const event = (
  said: Omit<Said, 'abilities' | 'toPlay'> & {
    readonly culture: Culture;
    readonly twilight: number;
    readonly plays: TcgAbility | readonly TcgAbility[];
    /** Whom it spots or exerts, where another card asks for that. */
    readonly names?: readonly Keyword[];
  },
): Card => {
  const side = sideOf(said.culture);
  const plays: readonly TcgAbility[] = Array.isArray(said.plays) ? said.plays : [said.plays as TcgAbility];
  return card(said, {
    type: 'event',
    side,
    culture: said.culture,
    stats: {
      twilight: said.twilight,
      ...Object.fromEntries((said.names ?? []).map((name) => [`names/${name}`, 1])),
    },
    abilities: plays.map((ability) => ({
      ...ability,
      // What it says once it has been played is paid for.
      ...(ability.from === 'gone' ? {} : { from: 'hand', costs: [twilightCost, ...(ability.costs ?? [])] }),
    })),
  });
};

/** TCG-2.10 */
export const site = (
  said: Omit<Said, 'toPlay'> & {
    readonly site: number;
    readonly block: Block;
    readonly shadow: number;
    readonly direction: 'left' | 'right';
  },
): Card =>
  card(said, {
    type: 'site',
    side: 'none',
    block: said.block,
    direction: said.direction,
    stats: { site: said.site, shadow: said.shadow },
  });

const lent = ({
  strength = 0,
  vitality = 0,
}: {
  readonly strength?: number;
  readonly vitality?: number;
}) => ({
  strength,
  vitality,
});

/** TCG-22.01 */
export const ring = (
  said: Omit<Said, 'toPlay'> & { readonly strength?: number; readonly vitality?: number },
): Card =>
  card(said, {
    type: 'ring',
    side: 'none',
    lends: lent(said),
    stats: {},
    constants: [
      ...bonus('strength', said.strength),
      ...bonus('vitality', said.vitality),
      ...(said.constants ?? []),
    ],
  });

/** A card as it is printed, and as the players' council has revised it: what is not said anew has stayed. */
export const revised = <S extends { readonly id: string; readonly revises?: string }>(
  kind: (said: S) => Card,
  said: S,
  changes: Partial<S>,
): Card[] => [kind(said), kind({ ...said, ...changes, id: `${said.id}.revised`, revises: said.id })];
