/** What cards do: each with its word, its numbers, and what it does. Rules carry it out, bots read it. */
import { addTokens, beginTimed, cancel, cardIs, cardsIn, searchFor, withChoice } from '@concilio/cards';
import { chooseOne, type PieceId, type Play, type Seat } from '@concilio/kernel';
import { assign, canAssign } from '../../rules/assigning.ts';
import { addBurdens, becomeRingBearer, removeBurdens, wear } from '../../rules/burdens.ts';
import { draw, mayTake, mixDeck, reveal, takeIntoHand, bury } from '../../rules/drawing.ts';
import {
  discardFromPlay,
  isOwing,
  leavePlay,
  leaveTogether,
  mayBeDiscarded,
  mayHaveDiscarded,
  ownerSeat,
  putInDiscard,
} from '../../rules/leaving.ts';
import { cardNamed, printed } from '../../rules/sets.ts';
import { deckOf } from '../../rules/zones.ts';
import { whyNotPlay } from '../../rules/playing.ts';
import { isIn, isSkirmishing, markerNow, nameOf, once, seen, stackedOn } from '../../rules/select.ts';
import { layOwnNextSite, liberate, takeControl } from '../../rules/sites.ts';
import { cancelSkirmish, mayCancelSkirmish, promiseOf, removeFromSkirmish } from '../../rules/skirmishing.ts';
import { stack } from '../../rules/stacking.ts';
import { addTwilight, removeTwilight } from '../../rules/twilight.ts';
import { canBeWounded, canExert, canHeal, dealWounds, exert, exhaust, heal } from '../../rules/vitality.ts';
import type { LotrTcg, State, TcgContext, TcgCost, TcgEffect } from '../../state.ts';
import type { Culture, Stat, Until } from '../vocabulary.ts';
import { type Amount, amountOf, numbersFrom } from './amounts.ts';
import type { If } from './requirements.ts';
import type { Plain } from './filters.ts';
import { eachShadowPlayer, it, type Select, self, type Who, you } from './selects.ts';
import { type Target, the } from './targets.ts';
import { carry } from '../../rules/moving.ts';

/** What it is, and what bots read of it. */
const effect = <M extends object>(
  word: string,
  more: M,
  apply: (play: Play<LotrTcg>, at: TcgContext) => void,
): TcgEffect & M => ({ word, ...more, apply });

/** The same of something that is done part by part. Within something else it must come to its end there and then. */
const inParts = <M extends object>(word: string, more: M, part: NonNullable<TcgEffect['part']>) => ({
  ...effect(word, more, (play, at) => {
    if (part(play, at, null) !== null)
      throw new Error(`"${word}" has to wait for something, and must stand by itself.`);
  }),
  part,
});

/** Whether anything would come of it. */
export const couldDo = (state: State, at: TcgContext, { could }: TcgEffect): boolean =>
  could?.(state, at) ?? true;
/** Somebody is there to whom it can be done. */
const someone = (target: Target, able: Plain) => ({
  able,
  could: (state: State, at: TcgContext) => target.among(state, at).some((card) => able(state, card)),
});

// Characters.

/** TCG-17.10: stats change, of some cards, for a while: `{ strength: 2, damage: 1 }`. */
export const makes = (target: Target, stats: { readonly [One in Stat]?: Amount }, until: Until = 'phase') =>
  effect('make', { target, stats, until }, (play, at) => {
    const { state } = play;
    const on = [...target.pick(play, at)];
    const begin = (stat: string, amount: number, those: PieceId[]) =>
      beginTimed(state.cards, { from: nameOf(state, at.self), number: stat, amount, on: those, until });
    for (const [stat, amount] of Object.entries(stats).toSorted())
      if (typeof amount === 'number') begin(stat, amount, [...on]);
      else for (const card of on) begin(stat, amount(state, withChoice(at, 'it', card)), [card]);
  });
/** The same of the whole table: an archery total, the move limit. */
export const makesTable = (stats: { readonly [One in Stat]?: Amount }, until: Until = 'phase') =>
  effect('make-table', { stats, until }, ({ state }, at) => {
    for (const [stat, amount] of Object.entries(stats).toSorted())
      beginTimed(state.cards, {
        from: nameOf(state, at.self),
        number: stat,
        amount: amountOf(amount, state, at),
        on: ['table'],
        until,
      });
  });

export const wounds = (target: Target, times: Amount = 1) =>
  effect('wound', { target, times, isPending: true, ...someone(target, canBeWounded) }, (play, at) =>
    target
      .pick(play, at, canBeWounded)
      .forEach((card) => dealWounds(play, card, amountOf(times, play.state, at), at.self)),
  );
export const exerts = (target: Target, times: Amount = 1) =>
  effect('exert', { target, times, ...someone(target, canExert) }, (play, at) =>
    target.pick(play, at, canExert).forEach((card) => {
      for (let time = 0; time < amountOf(times, play.state, at); time++) exert(play, card);
    }),
  );
export const exhausts = (target: Target) =>
  effect('exhaust', { target, ...someone(target, canExert) }, (play, at) =>
    target.pick(play, at, canExert).forEach((card) => exhaust(play, card)),
  );
export const heals = (target: Target, times: Amount = 1) =>
  effect('heal', { target, times, ...someone(target, canHeal) }, (play, at) =>
    target.pick(play, at, canHeal).forEach((card) => heal(play, card, amountOf(times, play.state, at))),
  );
/** TCG-19.19: "for each" may be the same one every time. What is done is over before the next one is chosen. */
export const forEach = (amount: Amount, done: TcgEffect) =>
  inParts('for-each', { amount, done }, (play, at, left) => {
    let due = left ?? amountOf(amount, play.state, at);
    for (; due > 0; due--) {
      done.apply(play, at);
      if (done.isPending === true && due > 1) return due - 1;
    }
    return null;
  });

// Leaving and moving.

export const discards = (target: Target) =>
  effect('discard', { target, ...someone(target, mayBeDiscarded) }, (play, at) => {
    discardFromPlay(play, target.pick(play, at, mayBeDiscarded), at.self);
  });
export const discardsSelf = discards(the(self));
/** Cards that are not in play: of a hand, stacked, of a deck. */
export const putsInDiscard = (target: Target) =>
  effect('discard-hand', { target }, (play, at) =>
    target
      .pick(play, at, (state, card) => mayHaveDiscarded(state, card, at.self))
      .forEach((card) => putInDiscard(play, card)),
  );
export const returnsToHand = (target: Target) =>
  effect('return', { target }, (play, at) => leaveTogether(play, target.pick(play, at), 'hand'));
/** Out of a pile, or from under a card. */
export const takesIntoHand = (target: Target) =>
  effect('take', { target }, (play, at) =>
    target.pick(play, at).forEach((card) => takeIntoHand(play, at.seat, card)),
  );
export const stacks = (target: Target, onto: Select | Target) =>
  effect('stack', { target }, (play, at) => {
    const [host] = typeof onto === 'function' ? onto(play.state, at) : onto.pick(play, at);
    if (host !== undefined) target.pick(play, at).forEach((card) => stack(play, card, host));
  });
/** Beneath its owner's draw deck. */
export const putsBeneathDeck = (target: Target) =>
  effect('beneath', { target }, (play, at) => {
    const buried = target.pick(play, at);
    for (const seat of once(buried.map((card) => ownerSeat(play.state, card))))
      bury(
        play,
        seat,
        buried.filter((card) => ownerSeat(play.state, card) === seat),
      );
  });

/** Into their owner's draw deck, with all that is stacked on them. */
export const shufflesIntoDeck = (target: Target) =>
  effect('shuffle', { target }, (play, at) => {
    const { state } = play;
    const gone = target.pick(play, at);
    const owners = once(gone.map((card) => ownerSeat(state, card)));
    for (const card of gone) {
      for (const one of stackedOn(state, card).slice())
        carry(play, one, deckOf(ownerSeat(state, one)), 'card.returned', { to: 'deck' });
      leavePlay(play, card, 'deck');
    }
    for (const seat of owners) mixDeck(play, seat);
  });

// Cards and decks.

const canDraw =
  (who: Who): If =>
  (state, at) =>
    who(state, at).some((seat) => mayTake(state, seat) > 0 && cardsIn(state.cards, deckOf(seat)).length > 0);
export const draws = (cards: Amount, who: Who = you) =>
  effect('draw', { cards, who, could: canDraw(who) }, (play, at) =>
    who(play.state, at).forEach((seat) => draw(play, seat, amountOf(cards, play.state, at))),
  );

/** TCG-28.09: to all. */
export const reveals = (target: Target) =>
  effect('reveal', { target }, (play, at) =>
    target.pick(play, at).forEach((card) => reveal(play, ownerSeat(play.state, card), card)),
  );
/** The top cards of somebody's draw deck are revealed, one of each side is discarded, and the deck is shuffled. */
export const siftsDeck = (who: Who, cards: number) =>
  effect('sift', { who, cards }, (play, at) => {
    const { state } = play;
    for (const seat of who(state, at)) {
      const top = cardsIn(state.cards, deckOf(seat)).slice(0, cards);
      for (const card of top) reveal(play, seat, card);
      for (const side of ['shadow', 'free'] as const) {
        const options = top
          .filter((card) => printed(state, card).side === side && mayHaveDiscarded(state, card, at.self))
          .map((id) => ({ id }));
        if (options.length === 0) continue;
        const asked = chooseOne('choose', options, { obvious: true, with: { card: nameOf(state, at.self) } });
        putInDiscard(play, play.ask(at.seat, asked));
      }
      mixDeck(play, seat);
    }
  });

/** The effect that a card be played which was chosen: TCG-19.13. */
export const plays = (select: Select, less: Amount = 0) =>
  effect('play', { select, less }, (play, at) =>
    select(play.state, at).forEach((card) =>
      play.then('playCard', { seat: at.seat, card, less: amountOf(less, play.state, at), on: null }),
    ),
  );

/** TCG-19.14, TCG-28.06, TCG-28.07: one may look for a card in one's draw deck and play it, or find nothing. */
export const playsFromDeck = (is: (state: State, name: string) => boolean, less = 0) =>
  effect('play-from-deck', { less }, (play, at) => {
    const { state } = play;
    const zone = deckOf(at.seat);
    const names = once(cardsIn(state.cards, zone).map((card) => cardIs(state.cards, card)))
      .filter((name) => is(state, name) && canPlayNamed(state, at.seat, zone, name, less))
      .sort();
    const options = [...names.map((id) => ({ id, of: id })), { id: 'none' }];
    const pick = play.ask(
      at.seat,
      chooseOne('search-deck', options, { with: { card: nameOf(state, at.self) } }),
    );
    const found = pick === 'none' ? null : searchFor(state.cards, zone, pick);
    if (found !== null) {
      carry(play, found, 'limbo', 'card.played', { seat: at.seat });
      play.then('playCard', { seat: at.seat, card: found, less, on: null });
    }
    mixDeck(play, at.seat);
  });
const canPlayNamed = (state: State, seat: Seat, zone: string, name: string, less: number): boolean => {
  const card = cardsIn(state.cards, zone).find((one) => cardIs(state.cards, one) === name);
  return card !== undefined && whyNotPlay(state, seat, card, less) === null;
};
/** What is printed on cards of a name, for searches. */
export const titled =
  (...titles: readonly string[]) =>
  (state: State, name: string): boolean =>
    titles.includes(cardNamed(state, name).title);

// Twilight, burdens, tokens, the Ring.

export const addsTwilight = (twilight: Amount) =>
  effect('add-twilight', { twilight }, (play, at) => addTwilight(play, amountOf(twilight, play.state, at)));
export const removesTwilight = (twilight: Amount) =>
  effect('remove-twilight', { twilight }, (play, at) =>
    removeTwilight(play, amountOf(twilight, play.state, at)),
  );
export const addsBurdens = (burdens: Amount) =>
  effect(
    'add-burdens',
    { burdens, could: (state: State, at: TcgContext) => amountOf(burdens, state, at) > 0 },
    (play, at) => addBurdens(play, amountOf(burdens, play.state, at), at.self),
  );
export const removesBurdens = (burdens: Amount) =>
  effect('remove-burdens', { burdens }, (play, at) => removeBurdens(play, amountOf(burdens, play.state, at)));
/** TCG-27.01 */
export const placesToken = (culture: Culture, target: Target = the(self)) =>
  effect('token', { culture, target }, (play, at) =>
    target.pick(play, at).forEach((card) => {
      addTokens(play.state.cards, card, culture, 1);
      play.tell('tokens.placed', { culture, tokens: 1, ...seen(play.state, card) });
    }),
  );
/** TCG-21.07 */
export const becomesRingBearer = effect('become-bearer', {}, (play, at) => becomeRingBearer(play, at.self));
export const wears = effect('wear', {}, (play) => wear(play));

// Sites.

export const takesSite = effect('take-site', {}, (play, at) => takeControl(play, at.seat));
export const liberates = effect('liberate', {}, (play, at) => liberate(play, at.seat));
/** One's own card as the next site, in place of another's: TCG-8.16. */
export const laysNextSites = (sites = 1) =>
  effect('lay-site', { sites }, (play, at) => {
    for (let step = 1; step <= sites; step++) layOwnNextSite(play, at.seat, markerNow(play.state) + step);
  });

// Skirmishes.

/** TCG-12.02 */
export const assigns = (minion: Target, to: Target) => {
  const canFight = (state: State, at: TcgContext, card: PieceId) =>
    to.among(state, at).some((one) => canAssign(state, card, one));
  const could: If = (state, at) => minion.among(state, at).some((card) => canFight(state, at, card));
  return effect('assign', { minion, to, could }, (play, at) => {
    const [who] = minion.pick(play, at, (state, card) => canFight(state, at, card));
    if (who === undefined) return;
    const [whom] = to.pick(play, at, (state, card) => canAssign(state, who, card));
    if (whom === undefined) return;
    assign(play, [{ minion: who, to: whom, by: at.seat === play.state.free ? 'free' : 'shadow' }], at.seat);
  });
};
/** TCG-13.13, TCG-13.19: a skirmish of one of these, if it is going on. */
export const cancelsSkirmish = (target: Target) => {
  const isIts: Plain = (state, card) => isSkirmishing(state, card) && mayCancelSkirmish(state);
  return effect('cancel-skirmish', { target, ...someone(target, isIts) }, (play, at) => {
    if (target.pick(play, at).some((card) => isIts(play.state, card))) cancelSkirmish(play);
  });
};
export const removesFromSkirmish = (target: Target) =>
  effect('remove-from-skirmish', { target }, (play, at) =>
    target.pick(play, at).forEach((card) => removeFromSkirmish(play, card)),
  );

/** "If he wins this skirmish": what `afterwards` says of this card is heard once the skirmish is over. */
export const promises = (result: 'won' | 'lost', target: Target) =>
  effect('promise', { result, target }, (play, at) => {
    const { state } = play;
    for (const card of target.pick(play, at))
      beginTimed(state.cards, {
        from: nameOf(state, at.self),
        number: promiseOf(result, at.self, card),
        amount: 1,
        // Not on the card: it may fall in the skirmish, and has lost it all the same.
        on: ['table'],
        until: 'phase',
      });
  });

// What is about to happen.

/** TCG-18.05: the wound, the burdens or the site that this answers. */
export const prevents = (what: 'wound' | 'burdens' | 'take-site' | 'ability' | 'discard') =>
  effect('prevent', { what }, (play, at) => {
    cancel(play.state.cards, what);
    const about = at.moment.card;
    if (what === 'wound' && about !== null && isIn(play.state, about))
      play.tell('wound.prevented', seen(play.state, about));
  });

/** TCG-18.07: what happens in its place is no prevention. */
export const replaces = (what: 'wound' | 'discard') =>
  effect('replace', { what }, (play) => cancel(play.state.cards, what));

/** TCG-18.04: somebody may do something so that it does not happen. They are asked in turn. */
export interface Preventing {
  readonly who: Who;
  readonly can: (state: State, at: TcgContext, seat: Seat) => boolean;
  readonly pays: (play: Play<LotrTcg>, at: TcgContext, seat: Seat) => void;
}
/** "Any Shadow player may remove (N) to prevent this." */
export const anyShadowRemoving = (twilight: number): Preventing => ({
  who: eachShadowPlayer,
  can: (state) => state.twilight >= twilight,
  pays: (play) => removeTwilight(play, twilight),
});
/** By paying something: `byPaying(freePlayer, adding(4))`. */
export const byPaying = (who: Who, ...costs: readonly TcgCost[]): Preventing => ({
  who,
  can: (state, at) => costs.every((cost) => cost.can(state, at)),
  pays: (play, at) => costs.forEach((cost) => cost.pay(play, at)),
});
/** Nobody is asked where nothing would come of it; a price that is prevented itself buys nothing (TCG-18.09). */
export const unlessPrevented = ({ who, can, pays }: Preventing, ...does: readonly TcgEffect[]) =>
  inParts('unless-prevented', { does }, (play, at, left) => {
    const { state } = play;
    const prevented = () => {
      play.tell('effect.prevented', seen(state, at.self));
      return null;
    };
    if (left !== null && !isOwing(state, at.self)) return prevented();
    if (!does.some((done) => couldDo(state, at, done))) return null;
    const seats = who(state, at);
    // Whoever comes after the one whose price was prevented is still to be asked.
    for (const [place, seat] of seats.entries()) {
      if (place < seats.length - (left ?? seats.length) || !can(state, at, seat)) continue;
      const asked = chooseOne('prevent', [{ id: 'prevent' }, { id: 'allow' }], {
        with: { card: nameOf(state, at.self) },
      });
      if (play.ask(seat, asked) === 'allow') continue;
      pays(play, at, seat);
      return state.owed[at.self] === undefined ? prevented() : seats.length - place - 1;
    }
    for (const done of does) done.apply(play, at);
    return null;
  });

// How effects go together.

/** Whom it concerns is picked first, out of those to whom all of it can be done, and is `it` for what is done then. */
export const picks = (target: Target, ...does: readonly TcgEffect[]) => {
  const concerning = does.filter((done) => done.target?.among === it);
  const able: Plain = (state, card) => concerning.every((done) => done.able?.(state, card) !== false);
  return effect('picks', { target, does }, (play, at) => {
    for (const card of target.pick(play, at, able))
      for (const done of does) done.apply(play, withChoice(at, 'it', card));
  });
};

/** TCG-23.14: "for each … you spot": how many, of as many as there are, is `as` for what is done then. */
export const spots = (as: string, most: Amount, ...does: readonly TcgEffect[]) =>
  effect('spots', { does }, (play, at) => {
    const { state } = play;
    const options = numbersFrom(0, amountOf(most, state, at));
    const asked = chooseOne('how-many', options, { obvious: true, with: { card: nameOf(state, at.self) } });
    const said = withChoice(at, as, play.ask(at.seat, asked));
    for (const done of does) done.apply(play, said);
  });

/** Only if something is so when it happens. */
export const when = (condition: If, ...does: readonly TcgEffect[]) =>
  effect('when', { does }, (play, at) => {
    if (condition(play.state, at)) for (const done of does) done.apply(play, at);
  });
/** "You may": whoever uses it decides. */
export const may = (...does: readonly TcgEffect[]) =>
  effect('may', { does }, (play, at) => {
    const asked = chooseOne('may', [{ id: 'yes' }, { id: 'no' }], {
      with: { card: nameOf(play.state, at.self) },
    });
    if (play.ask(at.seat, asked) === 'yes') for (const done of does) done.apply(play, at);
  });
/** TCG-19.11: one of two, of those that can be done fully, if there is one. */
export const eitherOf = (
  ...choices: readonly { readonly id: string; readonly can: If; readonly does: readonly TcgEffect[] }[]
) =>
  effect('either', { choices }, (play, at) => {
    const able = choices.filter(({ can }) => can(play.state, at));
    const open = able.length > 0 ? able : choices;
    const options = open.map(({ id }) => ({ id, text: { key: `option.${id}` } }));
    const pick = play.ask(
      at.seat,
      chooseOne('choose-effect', options, { obvious: true, with: { card: nameOf(play.state, at.self) } }),
    );
    for (const done of open.find(({ id }) => id === pick)?.does ?? []) done.apply(play, at);
  });
/** It waits until what was paid and done before has come to its end. */
export const afterThat = <E extends TcgEffect>(done: E): E => ({ ...done, waits: true });

/** What no other card does. */
export const custom = (apply: (play: Play<LotrTcg>, at: TcgContext) => void): TcgEffect => ({
  word: 'plain',
  apply,
});
