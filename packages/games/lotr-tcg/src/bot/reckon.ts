import { attachmentsOn, cardsIn, ownerOf, tokensOn } from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import type { Keyword, PrintedStat } from '../content/vocabulary.ts';
import { printed } from '../rules/sets.ts';
import { handOf, playOf, supportOf } from '../rules/zones.ts';
import { resistanceOf, woundsOn } from '../rules/stats.ts';
import { companionsOf } from '../rules/select.ts';
import { type Card, playerAt, type State } from '../state.ts';
import {
  BODY,
  bearerHurt,
  burdenCost,
  CARD,
  CONTROL,
  healthOf,
  ITEM,
  LOST,
  MINION,
  SITE,
} from './weights.ts';

/** What is definition on a card. */
interface Reading {
  /** What it is worth that it is there. */
  readonly worth: number;
  readonly vitality: number;
  /** What it lends to its bearer. */
  readonly lends: { readonly strength: number; readonly vitality: number };
}
/** What was read of each name last: cards are few, and asked for all the time. Another set may have another of a name. */
const readings: Record<string, { readonly card: Card; readonly reading: Reading }> = {};

export function readingOf(card: Card): Reading {
  const known = readings[card.id];
  if (known?.card === card) return known.reading;
  const reading = read(card);
  readings[card.id] = { card, reading };
  return reading;
}

function read(card: Card): Reading {
  const number = (stat: PrintedStat | Keyword) => card.stats[stat] ?? 0;
  const lent = (name: PrintedStat) =>
    card.bearer === null
      ? 0
      : card.constants
          .filter((one) => one.stat === name && typeof one.amount === 'number')
          .reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);
  const lends = { strength: lent('strength'), vitality: lent('vitality') };
  // All but how it is played; what it does all the time counts as something that it can do.
  const abilities =
    card.abilities.filter(({ name }) => !['play', 'heal', 'transfer'].includes(name)).length +
    card.constants.filter((one) => one.stat !== 'strength' && one.stat !== 'vitality').length;
  return { worth: worthOf(card, number, lends, Math.min(3, abilities)), vitality: number('vitality'), lends };
}

function worthOf(
  { type, side }: Card,
  number: (stat: PrintedStat | Keyword) => number,
  lends: Reading['lends'],
  abilities: number,
): number {
  switch (type) {
    case 'companion':
    case 'ally':
      return (
        BODY[type] +
        (type === 'companion' ? BODY.strength * number('strength') : 0) +
        BODY.damage * number('damage') +
        BODY.archer * number('archer') +
        BODY.defender * number('defender') +
        BODY.ability * abilities
      );
    case 'minion':
      return (
        MINION.there +
        MINION.strength * number('strength') +
        MINION.vitality * number('vitality') +
        MINION.fierce * number('fierce') +
        MINION.ability * abilities
      );
    case 'ring':
    case 'site':
    case 'event':
      return 0;
    default:
      return (
        ITEM.there +
        (side === 'free'
          ? ITEM.strength * lends.strength + ITEM.vitality * lends.vitality
          : ITEM.strength * Math.abs(lends.strength)) +
        ITEM.ability * abilities
      );
  }
}

/** The vitality that a character of any player has left, whether its items count now or not. */
export function leftOf(state: State, card: PieceId): number {
  let left = readingOf(printed(state, card)).vitality - woundsOn(state, card);
  for (const item of attachmentsOn(state.cards, card)) left += readingOf(printed(state, item)).lends.vitality;
  return left;
}

/** What a character is worth with all that it bears, unhurt. What rivals have put on it speaks against it. */
export function bodyOf(state: State, card: PieceId): number {
  const owner = ownerOf(state.cards, card);
  let worth = readingOf(printed(state, card)).worth;
  for (const item of attachmentsOn(state.cards, card)) {
    const { worth: more } = readingOf(printed(state, item));
    worth += ownerOf(state.cards, item) === owner ? more : -more;
  }
  return worth;
}

/** What a fellowship has come to, and what it has left: the same in its own turn and in others'. */
export function fellowshipOf(state: State, seat: Seat): number {
  const { ringBearer, burdens, marker, out } = playerAt(state, seat);
  if (out || ringBearer === null) return -LOST;
  let worth = SITE * marker - burdenCost(burdens, resistanceOf(state, seat));
  for (const card of companionsOf(state, seat)) {
    const left = leftOf(state, card);
    worth +=
      card === ringBearer ? bodyOf(state, card) - bearerHurt(left) : bodyOf(state, card) * healthOf(left);
  }
  return worth;
}

/** All else that lies before a player: allies, conditions, sites; and how many cards are in hand. */
export function assetsOf(state: State, seat: Seat): number {
  let worth = CARD * Math.min(8, cardsIn(state.cards, handOf(seat)).length);
  for (const card of cardsIn(state.cards, supportOf(seat))) {
    const definition = printed(state, card);
    if (definition.type === 'site') worth += CONTROL;
    else if (definition.type === 'ally')
      worth += bodyOf(state, card) * (0.6 + 0.4 * healthOf(leftOf(state, card)));
    else worth += readingOf(definition).worth;
    if (definition.culture !== null) worth += 0.4 * tokensOn(state.cards, card, definition.culture);
  }
  return worth;
}

/** Minions that stand before a player: they are gone at the end of the turn. */
export function minionsWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (const card of cardsIn(state.cards, playOf(seat))) {
    if (printed(state, card).type !== 'minion') continue;
    const wounds = woundsOn(state, card);
    worth += bodyOf(state, card) - MINION.vitality * wounds;
  }
  return worth;
}
