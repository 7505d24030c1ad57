import { type Blocked, chooseOne, type Option, type PieceId, type Seat } from '@concilio/kernel';
import { type Ability, type AbilityContext, isTooDear, keyOf, type Moment, whyNot } from './ability.ts';
import type { CardPlay, CardRules, CardShape, CardDefinition } from './rules.ts';
import { controllerOf, kindOf, listenersOf, whereIs } from './cards.ts';
import { definitionOf } from './zones.ts';

/** One ability of one card that waits for a moment. */
export interface Waiter<G extends CardShape> {
  readonly card: PieceId;
  readonly what: string;
  readonly ability: Ability<G>;
}

export interface MomentArgs<Name extends string = string> {
  readonly moment: Moment<Name>;
  /** What has happened at the same time: all of it together is one moment. */
  readonly also?: readonly Moment<Name>[];
  /** What has been used already and may not be used again: nothing, in a window. */
  readonly done: readonly string[];
  /** Whose turn it is to be asked: the how-manieth in order. */
  readonly turn: number;
  /** Since somebody has acted: who comes next, and who after that. Some of them may not be there any more. */
  readonly next?: readonly Seat[];
  /** How many have passed in a row. */
  readonly passes: number;
}

/** A window is called `action`, or `action/` and which one: so only what is meant for it is looked at. */
const isWindow = ({ name }: Moment) => name === 'action' || name.startsWith('action/');

/**
 * Something has happened: whoever waits for it is heard, after what has happened before it and before anything else.
 * The rules call it right after the deed.
 */
export function triggerMoment<G extends CardShape>(play: CardPlay<G>, moment: Moment<G['moments']>): void {
  play.then('moment', { moment, done: [], turn: 0, passes: 0 });
}

/**
 * Several things have happened at one time, as two who win one fight. What must happen because of any of them comes
 * before what anybody may do, and whoever may do several things does them in the order they like.
 */
export function triggerTogether<G extends CardShape>(
  play: CardPlay<G>,
  moments: readonly Moment<G['moments']>[],
): void {
  const [moment, ...also] = moments;
  if (moment === undefined) return;
  const args = { moment, ...(also.length === 0 ? {} : { also }), done: [], turn: 0, passes: 0 };
  play.then('moment', args);
}

/** What waits for one of several things that have happened together: for the how-manieth. */
interface Heard<G extends CardShape> extends Waiter<G> {
  readonly moment: Moment<G['moments']>;
  readonly place: number;
}

const momentsOf = <Name extends string>({ moment, also }: MomentArgs<Name>): readonly Moment<Name>[] =>
  also === undefined ? [moment] : [moment, ...also];

/** All in play, and the card itself that the moment is about, whose abilities wait for this moment. */
function waiters<G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  moment: Moment<G['moments']>,
): Waiter<G>[] {
  const found: Waiter<G>[] = [];
  const add = (card: PieceId, { id, abilities }: CardDefinition<G>, from: string | undefined) => {
    for (const ability of abilities)
      if (ability.on === moment.name && ability.from === from) found.push({ card, what: id, ability });
  };
  for (const card of listenersOf(state.cards, moment.name))
    if (rules.counts?.(state, card) !== false && rules.isMute?.(state, card) !== true)
      add(card, definitionOf(rules, state.cards, card), undefined);
  if (moment.card !== null && moment.what !== null)
    add(moment.card, rules.definition(state.cards, moment.what), 'gone');
  return rules.due === undefined ? found : [...found, ...rules.due(state, moment)];
}

const atOf = <Name extends string>(
  card: PieceId,
  seat: Seat,
  moment: Moment<Name>,
): AbilityContext<Name> => ({
  self: card,
  seat,
  moment,
  chosen: {},
});

function isUsable<G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  seat: Seat,
  card: PieceId,
  ability: Ability<G>,
  moment: Moment<G['moments']>,
): boolean {
  if (ability.mandatory === true || !(isHeld(ability) || rules.mayUse(state, seat, card, ability)))
    return false;
  const at = atOf(card, seat, moment);
  return !isTooDear(rules, state, ability, at) && whyNot(rules, state, ability, at) === null;
}

/** What is used from a hand is nobody else's to use. */
const isHeld = ({ from }: { readonly from?: string }) => from !== undefined && from !== 'gone';

/** All that a seat may use at a moment: of cards in play, and of what it holds. */
export function usable<G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  seat: Seat,
  moment: Moment<G['moments']>,
): Waiter<G>[] {
  return usableOf(rules, state, seat, moment, waiters(rules, state, moment), rules.held(state, seat, moment));
}

function usableOf<G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  seat: Seat,
  moment: Moment<G['moments']>,
  waiting: readonly Waiter<G>[],
  held: readonly PieceId[] | null,
): Waiter<G>[] {
  const found: Waiter<G>[] = [];
  const add = (waiter: Waiter<G>) => {
    if (isUsable(rules, state, seat, waiter.card, waiter.ability, moment)) found.push(waiter);
  };
  waiting.forEach(add);
  if (held !== null) inHand(rules, state, held, moment).forEach(add);
  return found;
}

function inHand<G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  held: readonly PieceId[],
  moment: Moment<G['moments']>,
): Waiter<G>[] {
  const found: Waiter<G>[] = [];
  for (const card of held) {
    const { id, abilities } = definitionOf(rules, state.cards, card);
    for (const ability of abilities)
      if (ability.on === moment.name && ability.from === kindOf(whereIs(state.cards, card)))
        found.push({ card, what: id, ability });
  }
  return found;
}

/** What a seat might look for at this moment and may not use, with the rule. */
export function unusable<G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  seat: Seat,
  moment: Moment<G['moments']>,
): Blocked[] {
  const own = waiters(rules, state, moment).filter(({ card, ability }) =>
    rules.mayUse(state, seat, card, ability),
  );
  const held = inHand(rules, state, rules.held(state, seat, moment) ?? [], moment);
  return [...own, ...held].flatMap(({ card, ability, what }) => {
    const rule = ability.mandatory === true ? null : whyNot(rules, state, ability, atOf(card, seat, moment));
    return rule === null ? [] : [{ ...rules.option(state, card, ability, what), rule }];
  });
}

/** All that a seat might look for in vain. What is offered, or has a reason of its own, is not spoken of twice. */
function inVain<G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  seat: Seat,
  moments: readonly Moment<G['moments']>[],
  offered: readonly Option[],
): Blocked[] {
  // What cannot answer one of several things may answer another.
  const isOffered = (id: string) => offered.some((one) => one.id === id || one.id.startsWith(`${id}/`));
  const all = moments.flatMap((moment) => unusable(rules, state, seat, moment));
  const own = all.filter(
    ({ id }, place) => !isOffered(id) && all.findIndex((one) => one.id === id) === place,
  );
  const said = [...offered, ...own].map(({ id, of }) => of ?? id);
  const idle = rules.idle?.(state, seat) ?? [];
  return [...own, ...idle.filter(({ id }) => !said.includes(id))].map(
    (blocked) => rules.because?.(state, seat, blocked) ?? blocked,
  );
}

/** By what it is known that something has been used: of things that happen together, for which of them. */
const doneKey = <G extends CardShape>({ card, ability, place }: Heard<G>): string =>
  place === 0 ? keyOf(card, ability) : `${keyOf(card, ability)} ${place}`;

const isDone = <G extends CardShape>({ done }: MomentArgs, heard: Heard<G>): boolean =>
  done.length > 0 && done.includes(doneKey(heard));

/** What was used last at a moment, and for which of the things that have happened. */
export function lastUsed(args: MomentArgs): { readonly key: string; readonly moment: Moment } | null {
  const [key, place] = args.done.at(-1)?.split(' ') ?? [];
  const moment = momentsOf(args)[Number(place ?? 0)];
  return key === undefined || moment === undefined ? null : { key, moment };
}

/** A step: first what must happen, then what anybody wants. */
export function moment<G extends CardShape>(
  rules: CardRules<G>,
  play: CardPlay<G>,
  args: MomentArgs<G['moments']>,
): void {
  const waiting = momentsOf(args).map((one) => waiters(rules, play.state, one));
  const nobody = waiting.every((list) => list.length === 0);
  if (nobody || !must(rules, play, args, waiting)) may(rules, play, args, waiting);
}

/** The waiters of each of the things that have happened. */
type Waiting<G extends CardShape> = readonly (readonly Waiter<G>[])[];

function must<G extends CardShape>(
  rules: CardRules<G>,
  play: CardPlay<G>,
  args: MomentArgs<G['moments']>,
  waiting: Waiting<G>,
): boolean {
  const { state } = play;
  const decides = rules.decides(state);
  const usedBy = (card: PieceId) => controllerOf(state.cards, card) ?? decides;
  const due: Heard<G>[] = [];
  for (const [place, one] of momentsOf(args).entries())
    for (const waiter of waiting[place] ?? []) {
      const { card, ability } = waiter;
      const heard = { ...waiter, moment: one, place };
      if (ability.mandatory !== true || isDone(args, heard)) continue;
      const at = atOf(card, usedBy(card), one);
      if (whyNot(rules, state, ability, at) === null && rules.isEndless?.(state, ability, at) !== true)
        due.push(heard);
    }
  const [first] = due;
  if (first === undefined) return false;
  const differ = due.some(({ what, ability }) => what !== first.what || ability !== first.ability);
  // What one card must do for several of them is all the same to it.
  const each = due.filter((one, index) => due.findIndex((other) => isSame(one, other)) === index);
  const options = each.map(({ card, ability, what }) => rules.option(state, card, ability, what));
  const pick = differ ? play.ask(decides, chooseOne('which-first', options)) : options[0]?.id;
  const next = each.find(({ card, ability }) => keyOf(card, ability) === pick) ?? first;
  follow(rules, play, args, next, usedBy(next.card));
  return true;
}

const isSame = <G extends CardShape>(one: Waiter<G>, other: Waiter<G>): boolean =>
  one.card === other.card && one.ability === other.ability;

function may<G extends CardShape>(
  rules: CardRules<G>,
  play: CardPlay<G>,
  args: MomentArgs<G['moments']>,
  waiting: Waiting<G>,
): void {
  const { state } = play;
  const moments = momentsOf(args);
  const order = inTurn(rules.order(state, args.moment), args);
  let turn = 0;
  let { passes } = args;
  while (passes < order.length) {
    const seat = order[turn % order.length];
    if (seat === undefined) return;
    const open: Heard<G>[] = [];
    /** What the question is about: the first of them for which this seat can do anything, as far as all can see. */
    let about: Moment<G['moments']> | null = null;
    for (const [place, one] of moments.entries()) {
      const held = rules.held(state, seat, one);
      const usable = usableOf(rules, state, seat, one, waiting[place] ?? [], held)
        .map((waiter) => ({ ...waiter, moment: one, place }))
        .filter((heard) => !isDone(args, heard))
        .filter((heard) => heard.ability.each === true || !open.some((other) => isSame(heard, other)));
      open.push(...usable);
      if (usable.length > 0 || held !== null) about ??= one;
    }
    turn += 1;
    passes += 1;
    if (about === null) continue;
    const offered = open.map((heard) => offer(rules, state, heard, open));
    const passWindow = isWindow(args.moment) ? rules.passWindow?.(state, args.moment) : undefined;
    const text = isWindow(args.moment) ? rules.passing?.(state, args.moment) : undefined;
    const pass = { id: 'pass', ...(text === undefined ? {} : { text }) };
    const others = moments.filter((one) => one !== about);
    const pick = play.ask(
      seat,
      chooseOne(isWindow(args.moment) ? 'window' : 'respond', [...offered, pass], {
        with: rules.about(state, about, others),
        blocked: () => inVain(rules, state, seat, moments, offered),
        ...(passWindow === undefined ? {} : { passWindow: { pass: 'pass', ...passWindow } }),
      }),
    );
    const used = open[offered.findIndex(({ id }) => id === pick)];
    if (used === undefined) continue;
    follow(rules, play, { ...args, next: from(order, turn) }, used, seat);
    return;
  }
}

/** An order, from some turn on and round again. */
const from = (order: readonly Seat[], turn: number): readonly Seat[] => {
  const place = turn % order.length;
  return [...order.slice(place), ...order.slice(0, place)];
};

/** The order that goes on with whoever comes next, also if some have left since. */
function inTurn(order: readonly Seat[], { turn, next }: MomentArgs): readonly Seat[] {
  if (next === undefined) return from(order, turn);
  const first = next.find((seat) => order.includes(seat));
  return first === undefined ? order : from(order, order.indexOf(first));
}

/** How something is offered: where it may answer several of the things that have happened, each by its card. */
function offer<G extends CardShape>(
  rules: CardRules<G>,
  state: G['state'],
  heard: Heard<G>,
  open: readonly Heard<G>[],
): Option {
  const { card, ability, what, moment: of } = heard;
  if (open.every((other) => other === heard || !isSame(other, heard)))
    return rules.option(state, card, ability, what);
  const option = rules.option(state, card, ability, what, of);
  return { ...option, id: `${option.id}/${of.card ?? heard.place}` };
}

/** Uses an ability, and comes back to the moment afterwards. */
function follow<G extends CardShape>(
  rules: CardRules<G>,
  play: CardPlay<G>,
  { moment, also, done, turn, next }: MomentArgs<G['moments']>,
  heard: Heard<G>,
  seat: Seat,
): void {
  const again = isWindow(moment) || heard.ability.again === true;
  announce(rules, play, heard, seat, heard.moment);
  play.then('moment', {
    moment,
    ...(also === undefined ? {} : { also }),
    done: again ? done : [...done, doneKey(heard)],
    turn,
    ...(next === undefined ? {} : { next }),
    passes: 0,
  });
}

/** Puts the use of an ability on the agenda. What comes from a hand is laid open first. */
export function announce<G extends CardShape>(
  rules: CardRules<G>,
  play: CardPlay<G>,
  { card, what, ability }: Waiter<G>,
  seat: Seat,
  moment: Moment<G['moments']>,
): void {
  rules.announced?.(play, ability, card, seat);
  // Nothing in the state may be reachable by two paths.
  const args = { seat, card, what, ability: ability.name, moment: { ...moment } };
  play.then('use', args);
}
