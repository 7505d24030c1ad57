import type { Language, Texts } from '@concilio/text';
import type { Ability, Attribute, Condition, Op } from './effects.ts';

/** All that lies in a box, as data. Numbers of players stand in the words of the rulebook: 2, or 3 and 4. */
export interface Box {
  /** LOR-10.01 */
  readonly runes: readonly string[];
  /** LOR-1.04, LOR-1.10: of each type. */
  readonly runesOfEach: number;
  readonly forgesOfEach: number;
  readonly slayerTokens: number;
  readonly maps: readonly WorldMap[];
  readonly realms: readonly Realm[];
  readonly gods: readonly God[];
  /** LOR-19.10 */
  readonly priestSpaces: number;
  readonly heroes: readonly Hero[];
  readonly origins: readonly Origin[];
  readonly blessings: readonly Blessing[];
  readonly artifacts: readonly Artifact[];
  readonly monsters: readonly Monster[];
  /** LOR-29.04: the faces of the Monster die. */
  readonly die: readonly ('move' | 'attack' | 'choice')[];
  readonly leader: Leader;
  readonly combat: readonly CombatCard[];
  readonly attacks: readonly AttackCard[];
  readonly events: readonly EventCard[];
  readonly omens: readonly Omen[];
  readonly counters: readonly TempleCounter[];
  /** What its things are called, by language and by keys of texts: `thing.grey-wolf`. */
  readonly names?: Readonly<Partial<Record<Language, Texts>>>;
}

export interface WorldMap {
  readonly id: string;
  readonly players: readonly number[];
  readonly lands: readonly Land[];
  readonly regions: readonly Region[];
  readonly seas: readonly Sea[];
  /** The Regions around Yggdrasil. */
  readonly yggdrasil: readonly number[];
  readonly realms: readonly RealmPlace[];
}

export interface Land {
  readonly id: string;
  readonly regions: readonly number[];
}

export type Icon = 'monument' | 'settlement' | 'shrine' | 'forge';

export interface Region {
  readonly number: number;
  readonly population: number;
  readonly icons: readonly Icon[];
  readonly beside: readonly number[];
  /** The god of the Monument. */
  readonly god?: string;
  /** Where it is drawn: a polygon in a square of a thousand. */
  readonly outline: readonly (readonly [number, number])[];
  readonly label: readonly [number, number];
}

export interface Sea {
  readonly id: string;
  readonly beside: readonly string[];
  readonly regions: readonly number[];
  readonly label: readonly [number, number];
}

export interface RealmPlace {
  readonly id: string;
  readonly regions: readonly number[];
  readonly label: readonly [number, number];
}

export type Wheel = 'reinforce' | 'mobilize' | 'prepare' | 'build-temple' | 'monsters' | 'usurp';
export const WHEEL: readonly Wheel[] = [
  'reinforce',
  'mobilize',
  'prepare',
  'build-temple',
  'monsters',
  'usurp',
];

export interface Realm {
  readonly id: string;
  readonly rune: string;
  readonly action: Wheel;
  readonly bonus: readonly Op[];
}

export interface God {
  readonly id: string;
  readonly attribute: Attribute;
  readonly artifact: string;
  /** Of the first, second and third level. */
  readonly favours: readonly (readonly Op[])[];
}

export interface Hero {
  readonly id: string;
  readonly abilities: readonly Ability[];
}

export interface Origin {
  readonly id: string;
  /** LOR-17.02: is handed on until somebody keeps it. */
  readonly passed?: true;
  readonly does: readonly Op[];
}

export interface Blessing {
  readonly id: string;
  readonly god: string;
  readonly abilities: readonly Ability[];
}

export interface Artifact {
  readonly id: string;
  /** Each is used once until it is charged again: LOR-32.18. */
  readonly abilities: readonly (Ability & { readonly is: 'moment' })[];
}

export type Reward = 'realm' | 'priest' | 'army' | 'rune';

export interface HitSpace {
  readonly icons: readonly string[];
  readonly reward?: Reward;
}

export interface Monster {
  readonly id: string;
  readonly rune: string;
  readonly hits: readonly HitSpace[];
  readonly regionAttack: readonly Op[];
  readonly specialAttack: readonly Op[];
  readonly artifact: string;
}

export interface Leader {
  readonly id: string;
  readonly rune: string;
  readonly hits: readonly HitSpace[];
  readonly activation: readonly Op[];
  readonly specialAttack: readonly Op[];
  /** LOR-13.04: Armies cannot move to where it is. */
  readonly barsArmies: boolean;
}

/** LOR-31.09. A Shield only defends: LOR-31.15. */
export interface CombatCard {
  readonly id: string;
  readonly copies: number;
  readonly icon: string;
  readonly shield?: true;
  readonly value: number;
  readonly casualties: number;
  readonly hunt?: HuntEffect;
  readonly battle?: BattleEffect;
}

export interface HuntEffect {
  /** Before the Hit, as the card is played, or after it. */
  readonly on: 'play' | 'hit';
  /** So many other Combat cards are discarded for it. */
  readonly discards?: number;
  readonly does: readonly Op[];
}

export interface BattleEffect {
  readonly on?: 'won' | 'lost';
  readonly if?: readonly Condition[];
  readonly does: readonly Op[];
}

export interface AttackCard {
  readonly id: string;
  readonly copies: number;
  readonly rage: number;
  readonly weakness: number;
  readonly hand: number;
  readonly shieldsFail?: true;
  readonly does: readonly Op[];
}

export interface EventCard {
  readonly id: string;
  readonly region: number;
  readonly place: string;
  readonly activate: readonly string[];
  readonly leader: boolean;
}

export interface Omen {
  readonly id: string;
  readonly players: readonly number[];
  readonly test: OmenTest;
}

/** Something that one player has, or that stands on the board. */
export type OmenTest =
  | { readonly one: 'kills' | 'lands' | 'temples'; readonly least: number }
  | { readonly all: 'temples' | 'monuments-complete'; readonly least: number };

export interface TempleCounter {
  readonly players: readonly number[];
  readonly temples: number;
  readonly sides: readonly { readonly id: string; readonly drafts: readonly number[] }[];
}
