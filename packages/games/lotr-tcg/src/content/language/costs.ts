/** What is given up for an effect: it stays paid, whatever becomes of it (TCG-18.05, TCG-19.02). */
import { addTokens, cardsIn, tokensOn } from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import { addBurdens, removeBurdens } from '../../rules/burdens.ts';
import { reveal, bury } from '../../rules/drawing.ts';
import { discardFromPlay, mayBeDiscarded, owe, putInDiscard } from '../../rules/leaving.ts';
import { printed } from '../../rules/sets.ts';
import { deckOf } from '../../rules/zones.ts';
import { priceOf } from '../../rules/price.ts';
import { isIn, seen } from '../../rules/select.ts';
import { stack } from '../../rules/stacking.ts';
import { addTwilight, removeTwilight } from '../../rules/twilight.ts';
import { canBeWounded, canExert, dealWounds, exert } from '../../rules/vitality.ts';
import { playerAt, type State, type TcgContext, type TcgCost } from '../../state.ts';
import type { Culture } from '../vocabulary.ts';
import { type Amount, amountOf } from './amounts.ts';
import type { Is } from './filters.ts';
import { cards, chosen, type Select, self } from './selects.ts';
import { severalOf, type Target } from './targets.ts';

const ifFixed = (fixed: boolean): Pick<TcgCost, 'fixed'> => (fixed ? { fixed } : {});
const some = (cards: readonly PieceId[], can: (card: PieceId) => boolean) =>
  cards.length > 0 && cards.every(can);

/** TCG-20.06, TCG-20.08 */
export const exerting = (select: Select = self, times: Amount = 1): TcgCost => ({
  word: 'exert',
  rule: 'TCG-20.06',
  ...ifFixed(select === self),
  can: (state, at) => some(select(state, at), (card) => canExert(state, card, amountOf(times, state, at))),
  pay: (play, at) => {
    const often = amountOf(times, play.state, at);
    select(play.state, at).forEach((card) => {
      for (let time = 0; time < often; time++) exert(play, card);
    });
  },
});
/** So many different ones, who are chosen as it is paid: "exert X Elf companions". */
export const exertingSeveral = (amount: Amount, ...those: readonly Is[]): TcgCost => {
  const able = cards(...those, (state, card) => canExert(state, card));
  return {
    word: 'exert-several',
    rule: 'TCG-20.06',
    can: (state, at) => able(state, at).length >= amountOf(amount, state, at),
    pay: (play, at) => {
      for (const card of severalOf(amount, able).pick(play, at)) exert(play, card);
    },
  };
};

export const discardingFromHand = (as: string): TcgCost => ({
  word: 'discard-hand',
  rule: 'TCG-19.04',
  can: () => true,
  pay: (play, at) => chosen(as)(play.state, at).forEach((card) => putInDiscard(play, card)),
});

/** Beneath one's draw deck. TCG-28.11, TCG-28.12: all see it where it must be a certain one, as "a villager". */
export const puttingBeneathDeck = (as: string, { revealed = false } = {}): TcgCost => ({
  word: 'beneath',
  rule: 'TCG-19.04',
  can: () => true,
  pay: (play, at) => {
    const buried = chosen(as)(play.state, at);
    if (revealed) for (const card of buried) reveal(play, at.seat, card);
    bury(play, at.seat, buried);
  },
});

export const discardingFromPlay = (select: Select = self): TcgCost => ({
  word: 'discard-play',
  rule: 'TCG-19.04',
  ...ifFixed(select === self),
  can: (state, at) => some(select(state, at), (card) => isIn(state, card) && mayBeDiscarded(state, card)),
  pay: (play, at) => {
    // Others may put something in the place of what is given up: then it is not paid (TCG-19.08).
    owe(play.state, at.self, discardFromPlay(play, select(play.state, at), at.self));
  },
});

/** So many cards in play that somebody chooses as it is paid: what is given up to prevent something. */
export const discardingSome = (number: number, target: Target): TcgCost => ({
  word: 'discard-play',
  rule: 'TCG-19.04',
  can: (state, at) => target.among(state, at).filter((card) => mayBeDiscarded(state, card)).length >= number,
  pay: (play, at) => {
    owe(play.state, at.self, discardFromPlay(play, target.pick(play, at, mayBeDiscarded), at.self));
  },
});

/** Somebody is wounded: what is done to prevent something. A wound that is prevented is not paid (TCG-18.09). */
export const wounding = (target: Target): TcgCost => ({
  word: 'wound',
  rule: 'TCG-19.04',
  can: (state, at) => target.among(state, at).some((card) => canBeWounded(state, card)),
  pay: (play, at) => {
    for (const card of target.pick(play, at, canBeWounded)) {
      owe(play.state, at.self, 1);
      dealWounds(play, card, 1, at.self);
    }
  },
});

/** What is stacked somewhere. */
export const discardingStacked = (as: string): TcgCost => ({
  word: 'discard-stacked',
  rule: 'TCG-19.04',
  can: () => true,
  pay: (play, at) => chosen(as)(play.state, at).forEach((card) => putInDiscard(play, card)),
});

/** TCG-19.03 */
export const removing = (twilight: Amount): TcgCost => ({
  word: 'remove-twilight',
  rule: 'TCG-19.04',
  ...ifFixed(typeof twilight === 'number'),
  // An event that removes twilight besides has its own cost to pay from the same pool.
  can: (state, at) => state.twilight >= amountOf(twilight, state, at) + ownPrice(state, at),
  pay: (play, at) => removeTwilight(play, amountOf(twilight, play.state, at)),
});
const ownPrice = (state: State, { self: card }: TcgContext): number => {
  const { type, side } = printed(state, card);
  return type === 'event' && side === 'shadow' ? priceOf(state, card) : 0;
};

export const adding = (twilight: Amount): TcgCost => ({
  word: 'add-twilight',
  rule: 'TCG-19.04',
  fixed: true,
  can: () => true,
  pay: (play, at) => addTwilight(play, amountOf(twilight, play.state, at)),
});

export const addingBurdens = (burdens: number): TcgCost => ({
  word: 'add-burdens',
  rule: 'TCG-19.04',
  fixed: true,
  can: () => true,
  pay: (play) => addBurdens(play, burdens, null),
});

export const removingBurdens = (burdens: number): TcgCost => ({
  word: 'remove-burdens',
  rule: 'TCG-19.04',
  fixed: true,
  can: (state) => playerAt(state, state.free).burdens >= burdens,
  pay: (play) => removeBurdens(play, burdens),
});

export const removingTokens = (culture: Culture, tokens = 1, select: Select = self): TcgCost => ({
  word: 'remove-tokens',
  rule: 'TCG-19.04',
  ...ifFixed(select === self),
  can: (state, at) => some(select(state, at), (card) => tokensOn(state.cards, card, culture) >= tokens),
  pay: (play, at) =>
    select(play.state, at).forEach((card) => {
      addTokens(play.state.cards, card, culture, -tokens);
      play.tell('tokens.removed', { culture, tokens, ...seen(play.state, card) });
    }),
});

/** A card of the hand is stacked on this one: TCG-27.03. */
export const stackingHere = (as: string): TcgCost => ({
  word: 'stack',
  rule: 'TCG-19.04',
  can: () => true,
  pay: (play, at) => chosen(as)(play.state, at).forEach((card) => stack(play, card, at.self)),
});

/** The top cards of one's draw deck. */
export const discardingTop = (cards = 1): TcgCost => ({
  word: 'discard-top',
  rule: 'TCG-19.04',
  fixed: true,
  can: (state, { seat }) => cardsIn(state.cards, deckOf(seat)).length >= cards,
  pay: (play, { seat }) =>
    cardsIn(play.state.cards, deckOf(seat))
      .slice(0, cards)
      .forEach((card) => putInDiscard(play, card)),
});

/** "Play an Uruk-hai to …": the effects that follow wait until it is in play. `on` says on whom, where it is said. */
export const playing = (as: string, less: Amount = 0, on?: Select): TcgCost => ({
  word: 'play',
  rule: 'TCG-19.13',
  can: () => true,
  pay: (play, at) =>
    chosen(as)(play.state, at).forEach((card) =>
      play.then('playCard', {
        seat: at.seat,
        card,
        less: amountOf(less, play.state, at),
        on: on?.(play.state, at)[0] ?? null,
      }),
    ),
});
