import {
  type Ability,
  type At,
  byFace,
  type Lasting,
  type Lore,
  type ZoneKind,
  zonesOf,
} from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import type { Sphere } from '../content/vocabulary.ts';
import type { Card, LotrLcg, State } from '../state.ts';

const declared: Record<string, Card> = {};
/** In the order of their numbers. */
const ordered: Card[] = [];
/** What is used from a hand, by the moment that it waits for: the least that such a card of each sphere costs. */
const fromHand: Record<string, { sphere: Sphere | null; least: number; when: Ability<LotrLcg>['when'] }[]> =
  {};

/** Takes cards into the box. Content declares its own as it is loaded; a test may declare further ones. */
export function declare(cards: readonly Card[]): void {
  for (const card of cards) {
    if (Object.hasOwn(declared, card.id)) throw new Error(`The card "${card.id}" is declared twice.`);
    const twice = card.abilities.find(({ name }, place) =>
      card.abilities.slice(0, place).some((other) => other.name === name),
    );
    if (twice !== undefined)
      throw new Error(
        `The card "${card.id}" has two abilities called "${twice.name}": give one another name.`,
      );
    declared[card.id] = card;
    for (const ability of card.abilities) if (ability.from === 'hand') note(ability, card);
  }
  ordered.push(...cards);
  ordered.sort((one, other) => one.number - other.number);
}

/** An X may be as little as 1. Only events are paid for when they are used. */
function note({ on: moment, when }: Ability<LotrLcg>, { sphere, cost, type }: Card): void {
  const price = type === 'event' ? (cost === 'x' ? 1 : (cost ?? 0)) : 0;
  const prices = (fromHand[moment] ??= []);
  const known = prices.find((one) => one.sphere === sphere && one.when === when);
  if (known === undefined) prices.push({ sphere, least: price, when });
  else known.least = Math.min(known.least, price);
}

/** What cards that wait for a moment in a hand cost at least, sphere by sphere. */
export const pricesAt = (moment: string) => fromHand[moment] ?? NOTHING;
const NOTHING: never[] = [];

export function cardNamed(name: string): Card {
  const card = declared[name];
  if (card === undefined) throw new Error(`There is no card "${name}".`);
  return card;
}

/** The card that a face belongs to. */
export const cardOn = byFace(cardNamed);

/** In the order of their numbers. */
export const allCards = (): readonly Card[] => ordered;

const open: ZoneKind = { sight: 'all', inPlay: false };
const table: ZoneKind = { sight: 'all', inPlay: true };
const hidden: ZoneKind = { sight: 'nobody', inPlay: false };

/** LCG-3: where cards can be, who sees them there, and whether they are in play (LCG-3.04 to LCG-3.08). */
const zones: Readonly<Record<string, ZoneKind>> = {
  deck: hidden,
  hand: { sight: 'owner', inPlay: false },
  discard: open,
  /** A player's heroes and allies. */
  play: table,
  engaged: table,
  /** Attachments on a card: `on/#7`. */
  on: table,
  /** An encounter card on top of a player's deck. */
  'on-deck': table,
  /** LCG-17.07: an objective with the encounter card that guards it: `guarded/#7`. */
  guarded: table,
  staging: table,
  /** The active location. */
  location: table,
  /** The current stage; later ones are out of play (LCG-3.07). */
  quest: table,
  quests: hidden,
  encounter: hidden,
  'encounter-discard': open,
  /** LCG-10.02: shadow cards of an enemy, `shadow/#7`. */
  shadow: hidden,
  victory: open,
  /** Set aside by a scenario. */
  aside: open,
  /** A card that is being played or revealed. */
  limbo: open,
  removed: open,
};

/** The names of the zones that each seat has, and of those on cards. */
export const playOf = zonesOf('play');
export const handOf = zonesOf('hand');
export const deckOf = zonesOf('deck');
export const discardOf = zonesOf('discard');
export const engagedOf = zonesOf('engaged');
export const onDeckOf = zonesOf('on-deck');
export const on = zonesOf('on');
export const shadowOn = zonesOf('shadow');
export const guardedBy = zonesOf('guarded');

/** LCG-31.01: an effect that lasts and is worked out anew whenever it counts. */
export interface Anew {
  readonly number: string;
  readonly amount: number | ((state: State, at: At) => number);
  readonly select: 'table' | ((state: State, at: At) => readonly PieceId[]);
  readonly anew: true;
}

const isAnew = (effect: object): effect is Anew => 'anew' in effect;

/** What such an effect does now: the card that it came from says so, in its words for the moment at which it began. */
function workOut(state: State, { from, number, anew }: Lasting): Pick<Lasting, 'on' | 'amount'> {
  const at: At = { ...(anew as unknown as Omit<At, 'chosen'>), chosen: {} };
  const said = cardNamed(from)
    .abilities.flatMap(({ on, does }): readonly object[] => (on === at.moment.name ? does : []))
    .filter(isAnew)
    .find((one) => one.number === number);
  if (said === undefined) throw new Error(`"${from}" does not say how "${number}" changes.`);
  const { select, amount } = said;
  return {
    on: select === 'table' ? [select] : [...select(state, at)],
    amount: typeof amount === 'number' ? amount : amount(state, at),
  };
}

export const lore: Lore<LotrLcg> = {
  workOut,
  definition: cardOn,
  zones,
  // A card of a player's deck that lies face down in play is an Orc Guard.
  blank: { attack: 1, defense: 1, 'hit-points': 1 },
};
