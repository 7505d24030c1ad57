import {
  type Ability,
  beginAttempt,
  type CardRules,
  cardsIn,
  controllerOf,
  endAttempt,
  forgetTimed,
  keyOf,
  type Moment,
  whereIs,
  whyNot,
} from '@concilio/cards';
import { chooseOne, type PieceId, type Play, type Seat, type Text } from '@concilio/kernel';
import type { MomentName } from '../content/vocabulary.ts';
import { type LotrTcg, playerAt, type State, type TcgContext, type TcgCost, toTheRight } from '../state.ts';
import { takeIntoHand } from './drawing.ts';
import { isAwaited, trigger } from './trigger.ts';
import { basics } from './basics.ts';
import { printed, setOf } from './sets.ts';
import { handOf, stackOn } from './zones.ts';
import { beginRequired, isLoop } from './loops.ts';
import { isOwing, owe, putInDiscard } from './leaving.ts';
import { is, statOn } from './stats.ts';
import { companions, nameOf, seen, sitesOf } from './select.ts';
import { isDecided } from './skirmishing.ts';
import { noteMoveLimit } from './turn.ts';
import { canBeWounded, dealWounds } from './vitality.ts';
import { carry } from './moving.ts';
import { priceOf } from './price.ts';

const NO_COSTS: never[] = [];
/** TCG-1.12: a card may lay another cost on what is played from a hand. */
const companionWound: TcgCost = {
  word: 'wound',
  rule: 'TCG-19.04',
  can: (state) => companions(state).some((card) => canBeWounded(state, card)),
  pay(play, { self, seat }) {
    const options = companions(play.state).filter((card) => canBeWounded(play.state, card));
    if (options.length === 0) return;
    const asked = chooseOne(
      'choose',
      options.map((id) => ({ id })),
      { obvious: true, with: { card: nameOf(play.state, self) } },
    );
    owe(play.state, self, 1);
    dealWounds(play, play.ask(seat, asked), 1, self);
  },
};
/** What questions say of one thing that has happened. */
const happened = (state: State, { name, what, card }: Moment<MomentName>) => ({
  moment: name,
  // As sentences name it.
  happened: name.replaceAll('-', '_'),
  phase: state.phase,
  ...(what === null ? {} : { card: what }),
  ...(card === null ? {} : { piece: card }),
});

const isWindow = ({ name }: Moment<MomentName>) => name.startsWith('action/');

/** What abilities and moments ask of this game. */
export const cardRules: CardRules<LotrTcg> = {
  ...basics,
  rules: { moment: 'TCG-17.06', limit: 'TCG-17.11' },
  costs(state, { costs = NO_COSTS, from }, { self }) {
    const more = from === 'hand' ? statOn(state, self, 'wounds-a-companion') : 0;
    return more === 0 ? costs : [...costs, ...Array.from({ length: more }, () => companionWound)];
  },
  // TCG-19.20, TCG-19.21: revealed and taken from the hand; it is nowhere until it resolves.
  announced(play, { from, name }, card, seat) {
    // TCG-7.17: what heals is discarded, and not played.
    if (from === 'hand' && name !== 'heal') carry(play, card, 'limbo', 'card.played', { seat });
  },
  begun: ({ state }, ability, at) => beginRequired(state, ability, at),
  isEndless: isLoop,
  answered,
  isCancelled: (play, ability, { self }) => {
    const { state } = play;
    const isCancelled = isSpecial(ability) && endAttempt(state.cards, 'ability') === 0;
    // TCG-19.08: where a cost was prevented, what was paid stays paid, and there is no effect.
    if (isOwing(state, self)) play.tell('effect.prevented', seen(state, self));
    else if (isCancelled) play.tell('ability.cancelled', seen(state, self));
    else return false;
    return true;
  },
  // TCG-16.07, TCG-19.20: an event is discarded last.
  done(play, _ability, { self, seat }) {
    const { state } = play;
    // TCG-8.15: what changes the move limit for a moment changes it for the turn.
    noteMoveLimit(state);
    const isPending = () => whereIs(state.cards, self) === 'limbo' && printed(state, self).type === 'event';
    if (!isPending()) return;
    // An effect may have it return to the hand instead, within the Rule of 4 (TCG-7.05).
    if (is(state, self, 'back-to-hand')) takeIntoHand(play, seat, self);
    forgetTimed(state.cards, self);
    if (isPending()) putInDiscard(play, self);
  },
  about: (state, moment, also) => ({
    ...happened(state, moment),
    ...(also.length === 0 ? {} : { also: also.map((one) => happened(state, one)) }),
  }),
  passWindow: (state, { name }) => ({
    of: `${state.turn} ${state.moves} ${name}`,
    // One's own phases are for doing things.
    ...(name === 'action/fellowship' || name === 'action/shadow' ? { asks: 'always' as const } : {}),
  }),
  option: (state, card, ability, _what, of) => ({
    id: keyOf(card, ability),
    of: card,
    text: said(state, card, ability.name, of?.what ?? null),
  }),
  // TCG-7.18: the Fellowship phase ends with a move.
  passing: (state, { name }) =>
    name === 'action/fellowship'
      ? { key: 'option.move-on', with: { site: playerAt(state, state.free).marker + 1 } }
      : undefined,
  // TCG-6.01, TCG-6.06: in the Fellowship phase and the Shadow phases only one player acts; all may respond.
  order(state, moment) {
    if (moment.name === 'action/fellowship') return [state.free];
    if (moment.name === 'action/shadow') return state.shadow === null ? [] : [state.shadow];
    // TCG-13.18
    const { skirmish } = state;
    if (moment.name === 'action/skirmish' && skirmish !== null && isDecided(skirmish)) return [];
    return toTheRight(state);
  },
  // TCG-17.03; TCG-31.07: in the turn of somebody who has lost, whoever is the next to the right.
  decides: (state) => (playerAt(state, state.free).out ? toTheRight(state)[0] : state.free) ?? state.free,
  mayUse,
  held(state, seat, moment) {
    const hand = cardsIn(state.cards, handOf(seat));
    const stacked = isWindow(moment) ? stackedFor(state, seat) : [];
    const might = hand.length > 0 && (isWindow(moment) || mightHold(state, seat, moment));
    if (!might) return stacked.length === 0 ? null : stacked;
    return [...hand.filter((card) => isOwnSide(state, seat, card)), ...stacked];
  },
};

/** What an answer says: of a card that is played, what it costs now. */
function said(state: State, card: PieceId, ability: string, other: string | null): Text {
  const name = nameOf(state, card);
  if (other !== null) return { key: 'option.use-for', with: { card: name, other } };
  return ability === 'play'
    ? { key: 'option.play-for', with: { card: name, twilight: priceOf(state, card) } }
    : { key: 'option.use', with: { card: name, ability } };
}

/** TCG-27.07: minions that lie on a site that their player controls. */
function stackedFor(state: State, seat: Seat): PieceId[] {
  if (seat === state.free) return [];
  return sitesOf(state, seat).flatMap((site) => [...cardsIn(state.cards, stackOn(site))]);
}

/** TCG-1.01: a player uses Free Peoples cards in their own turn, and Shadow cards in those of others. */
const isOwnSide = (state: State, seat: Seat, card: PieceId): boolean =>
  (printed(state, card).side === 'free') === (seat === state.free);

/** What is printed with a phase or "Response:" (TCG-17.05). */
export const isSpecial = ({ on, name, from }: Ability<LotrTcg>): boolean =>
  from === undefined && (on.startsWith('action/') || name.startsWith('response'));

const SILENT = 'no-special-abilities';

/** A site is anybody's whose phase it is (TCG-8.12), or whom it names; all else is for its player. */
function mayUse(state: State, seat: Seat, card: PieceId, ability: Ability<LotrTcg>): boolean {
  if (isSpecial(ability) && (is(state, card, SILENT) || is(state, 'table', SILENT))) return false;
  const controller = controllerOf(state.cards, card);
  if (printed(state, card).type === 'site') return true;
  return controller === seat;
}

/** Whether there is any card that a seat could use from its hand now, by what all can see. */
function mightHold(state: State, seat: Seat, moment: Moment<MomentName>): boolean {
  const side = seat === state.free ? 'free' : 'shadow';
  return setOf(state)
    .heldFor(moment.name)
    .some(({ card, ability }) => {
      if (card.side !== side) return false;
      if (side === 'shadow' && (card.stats['twilight'] ?? 0) > state.twilight) return false;
      // The card is not there: what it asks of itself does not count, and what it is about is public.
      const at: TcgContext = { self: moment.card ?? NOWHERE, seat, moment, chosen: {} };
      return (
        ability.when?.(state, at) !== false &&
        whyNot(cardRules, state, { ...ability, costs: [] }, at) === null
      );
    });
}
const NOWHERE: PieceId = '#0';

/**
 * TCG-18.04: a special ability may be cancelled once it is paid for. Whoever might do so is asked only
 * where somebody could. TCG-19.08: what is not paid yet is waited for.
 */
function answered(play: Play<LotrTcg>, ability: Ability<LotrTcg>, { self, seat }: TcgContext): boolean {
  const { state } = play;
  const { type } = printed(state, self);
  const isOwed = state.owed[self] !== undefined;
  if (type === 'event' && ability.from === 'hand') return eventPlayed(play, self, seat) || isOwed;
  if (!isSpecial(ability)) return isOwed;
  const moment = { card: self, what: nameOf(state, self), seat };
  // TCG-18.08: begun before anybody is looked for, since what cancels it asks whether there is something to cancel.
  beginAttempt(state.cards, 'ability');
  const anybody =
    isAwaited(state, 'ability-used') ||
    toTheRight(state).some(
      (one) =>
        one !== state.free &&
        cardsIn(state.cards, handOf(one)).length > 0 &&
        mightHold(state, one, { name: 'ability-used', by: null, amount: 0, ...moment }),
    );
  if (anybody) trigger(play, 'ability-used', moment);
  else if (!isOwed) endAttempt(state.cards, 'ability');
  return anybody || isOwed;
}

/** TCG-19.20: an event is paid for, and has done nothing yet: whoever waits for that is heard. */
function eventPlayed(play: Play<LotrTcg>, card: PieceId, seat: Seat): boolean {
  const { state } = play;
  const name = 'event-played';
  const moment = { card, what: nameOf(state, card), seat };
  const anybody =
    isAwaited(state, name) ||
    toTheRight(state).some(
      (one) =>
        cardsIn(state.cards, handOf(one)).length > 0 &&
        mightHold(state, one, { name, by: null, amount: 0, ...moment }),
    );
  if (anybody) trigger(play, name, moment);
  return anybody;
}
