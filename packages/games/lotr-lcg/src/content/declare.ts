/** How cards are declared: each kind with the facts that are printed on it, then what it does. */
import { type StaticModifier, whereIs } from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import { on } from '../rules/zones.ts';
import { isType } from '../rules/select.ts';
import type { Card, Stage, State } from '../state.ts';
import type { Sphere, Stat, Trait } from './vocabulary.ts';
import { type LcgAbility, type LcgEffect, paying } from './language.ts';

type LcgModifier = StaticModifier<State, Stat>;

interface Said {
  readonly id: string;
  readonly number: number;
  readonly traits?: readonly Trait[];
  readonly copies?: number;
  readonly constants?: readonly LcgModifier[];
  readonly abilities?: readonly LcgAbility[];
  /** Keywords, and what else is a number: `sentinel: 1`, `doomed: 1`. */
  readonly has?: Card['stats'];
}

interface Fighter {
  readonly willpower: number;
  readonly attack: number;
  readonly defense: number;
  readonly hitPoints: number;
}

const traitsOf = (traits: readonly Trait[]): Card['stats'] =>
  Object.fromEntries(traits.map((trait) => [`trait/${trait}`, 1]));

function card(
  { id, number, traits = [], copies = 1, constants = [], abilities = [], has = {} }: Said,
  more: Pick<Card, 'type'> & Partial<Card>,
): Card {
  return {
    id,
    number,
    sphere: null,
    cost: null,
    unique: false,
    traits,
    copies,
    easyCopies: copies,
    set: null,
    constants,
    abilities,
    ...more,
    stats: { ...traitsOf(traits), ...has, ...more.stats },
  };
}

const fighting = ({ willpower, attack, defense, hitPoints }: Fighter) => ({
  willpower,
  attack,
  defense,
  'hit-points': hitPoints,
});

/** LCG-14.08 */
export const hero = (said: Said & Fighter & { readonly sphere: Sphere; readonly threatCost: number }): Card =>
  card(said, {
    type: 'hero',
    sphere: said.sphere,
    unique: true,
    stats: { ...fighting(said), 'threat-cost': said.threatCost, [`icon/${said.sphere}`]: 1 },
  });

/** LCG-14.11 */
export const ally = (
  said: Said & Fighter & { readonly sphere: Sphere | null; readonly cost: number; readonly unique?: boolean },
): Card =>
  card(said, {
    type: 'ally',
    sphere: said.sphere,
    cost: said.cost,
    unique: said.unique ?? false,
    stats: fighting(said),
  });

/** LCG-14.12 */
export const attachment = (
  said: Said & {
    readonly sphere: Sphere;
    readonly cost: number;
    readonly unique?: boolean;
    readonly attachTo: (state: State, card: PieceId, target: PieceId) => boolean;
  },
): Card =>
  card(said, {
    type: 'attachment',
    sphere: said.sphere,
    cost: said.cost,
    unique: said.unique ?? false,
    attachTo: said.attachTo,
  });

/** Most attachments are for heroes. */
export const toHero = (state: State, _card: PieceId, target: PieceId): boolean =>
  isType(state, target, 'hero');

type Played = Omit<LcgAbility, 'name' | 'from'> & { readonly name?: string };

/** LCG-14.14: an event is one ability that is used from the hand. Its cost is the first thing that is paid. */
export const event = (
  said: Omit<Said, 'abilities'> & {
    readonly sphere: Sphere;
    readonly cost: number | 'x';
    /** What X is, where the cost is X. */
    readonly x?: Parameters<typeof paying>[0];
    readonly payFromAtLeast?: number;
    readonly plays: Played;
    /** What it brings about afterwards. */
    readonly later?: readonly LcgAbility[];
  },
): Card =>
  card(
    {
      ...said,
      abilities: [
        {
          ...said.plays,
          name: said.plays.name ?? said.plays.on,
          from: 'hand',
          costs: [paying(said.x), ...(said.plays.costs ?? [])],
        },
        ...(said.later ?? []),
      ],
    },
    {
      type: 'event',
      sphere: said.sphere,
      cost: said.cost,
      ...(said.payFromAtLeast === undefined ? {} : { payFromAtLeast: said.payFromAtLeast }),
    },
  );

interface FromSet {
  readonly set: string;
  /** How many of them the easy game leaves in. */
  readonly easyCopies?: number;
}

const fromSet = ({ set, easyCopies, copies = 1 }: FromSet & Said) => ({
  set,
  easyCopies: easyCopies ?? copies,
});

/** LCG-14.03 */
export const enemy = (
  said: Said &
    FromSet & {
      readonly engagementCost: number;
      readonly threat: number;
      readonly attack: number;
      readonly defense: number;
      readonly hitPoints: number;
      readonly victory?: number;
    },
): Card =>
  card(said, {
    type: 'enemy',
    ...fromSet(said),
    stats: {
      'engagement-cost': said.engagementCost,
      threat: said.threat,
      attack: said.attack,
      defense: said.defense,
      'hit-points': said.hitPoints,
      victory: said.victory ?? 0,
    },
  });

/** LCG-14.04 */
export const location = (
  said: Said & FromSet & { readonly threat: number; readonly questPoints: number; readonly victory?: number },
): Card =>
  card(said, {
    type: 'location',
    ...fromSet(said),
    stats: { threat: said.threat, 'quest-points': said.questPoints, victory: said.victory ?? 0 },
  });

/** LCG-14.05 */
export const treachery = (said: Said & FromSet): Card => card(said, { type: 'treachery', ...fromSet(said) });

/** LCG-14.06 */
export const objective = (said: Said & FromSet): Card => card(said, { type: 'objective', ...fromSet(said) });

/** LCG-14.02: `setUp` is side A, the rest is side B. */
export const quest = (
  said: Said &
    Pick<Stage, 'scenario' | 'won'> & {
      readonly stage: number;
      readonly questPoints: number;
      readonly setUp?: LcgEffect;
    },
): Card =>
  card(
    {
      ...said,
      abilities: [
        ...(said.setUp === undefined
          ? []
          : [{ name: 'set-up', on: 'set-up' as const, mandatory: true as const, does: [said.setUp] }]),
        ...(said.abilities ?? []),
      ],
    },
    {
      type: 'quest',
      stats: { 'quest-points': said.questPoints },
      stage: {
        scenario: said.scenario,
        number: said.stage,
        ...(said.won === undefined ? {} : { won: said.won }),
      },
    },
  );

/** A constant effect on the card itself. */
export const onSelf = (
  stat: Stat,
  amount: LcgModifier['amount'],
  when?: (state: State, self: PieceId) => boolean,
): LcgModifier => ({
  stat,
  of: (state, self, bearer) => bearer === self && when?.(state, self) !== false,
  amount,
});

/** A constant effect on the card that this one is attached to. */
export const onHost = (
  stat: Stat,
  amount: LcgModifier['amount'],
  when?: (state: State, host: PieceId) => boolean,
): LcgModifier => ({
  stat,
  of: (state, self, bearer) =>
    whereIs(state.cards, self) === on(bearer as PieceId) && when?.(state, bearer as PieceId) !== false,
  amount,
});

/** A constant effect on the whole table. */
export const onTable = (
  stat: Stat,
  amount: LcgModifier['amount'],
  when?: (state: State, self: PieceId) => boolean,
): LcgModifier => ({
  stat,
  of: (state, self, bearer) => bearer === 'table' && when?.(state, self) !== false,
  amount,
});
