import { type Blocked, chooseOne, type Option, type PieceId, type Play, type Seat } from '@concilio/kernel';
import { type Ability, type At, isTooDear, keyOf, type Moment, whyNot } from './ability.ts';
import type { Box, CardShape, Definition } from './box.ts';
import { controllerOf, kindOf, speakingOf, whereIs } from './cards.ts';
import { definitionOf } from './zones.ts';

/** One ability of one card that waits for a moment. */
export interface Waiter<G extends CardShape> {
  readonly card: PieceId;
  readonly what: string;
  readonly ability: Ability<G>;
}

export interface Told {
  readonly moment: Moment;
  /** What has been used already and may not be used again: nothing, in a window. */
  readonly done: readonly string[];
  /** Whose turn it is to be asked: the how-manieth in order. */
  readonly turn: number;
  /** How many have passed in a row. */
  readonly passes: number;
}

/** A window is called `action`, or `action/` and which one: so only what is meant for it is looked at. */
const isWindow = ({ name }: Moment) => name === 'action' || name.startsWith('action/');

/**
 * Something has happened: whoever waits for it is heard, after what has happened before it and before anything else.
 * The rules call it right after the deed.
 */
export function happen<G extends CardShape>(play: Play<G>, moment: Moment): void {
  (play as unknown as Play<CardShape>).then('moment', { moment, done: [], turn: 0, passes: 0 });
}

/** All in play, and the card itself that the moment is about, whose abilities wait for this moment. */
function waiters<G extends CardShape>(box: Box<G>, state: G['state'], moment: Moment): Waiter<G>[] {
  const found: Waiter<G>[] = [];
  const add = (card: PieceId, { id, abilities }: Definition<G>, from: string | undefined) => {
    for (const ability of abilities)
      if (ability.on === moment.name && ability.from === from) found.push({ card, what: id, ability });
  };
  for (const card of speakingOf(state.cards, moment.name))
    if (box.counts?.(state, card) !== false && box.isMute?.(state, card) !== true)
      add(card, definitionOf(box, state.cards, card), undefined);
  if (moment.card !== null && moment.what !== null) add(moment.card, box.definition(moment.what), 'gone');
  return found;
}

const atOf = (card: PieceId, seat: Seat, moment: Moment): At => ({ self: card, seat, moment, chosen: {} });

function isUsable<G extends CardShape>(
  box: Box<G>,
  state: G['state'],
  seat: Seat,
  card: PieceId,
  ability: Ability<G>,
  moment: Moment,
): boolean {
  if (ability.mandatory === true || !(isHeld(ability) || box.mayUse(state, seat, card, ability)))
    return false;
  const at = atOf(card, seat, moment);
  return !isTooDear(box, state, ability, at) && whyNot(box, state, ability, at) === null;
}

/** What is used from a hand is nobody else's to use. */
const isHeld = ({ from }: { readonly from?: string }) => from !== undefined && from !== 'gone';

/** All that a seat may use at a moment: of cards in play, and of what it holds. */
export function usable<G extends CardShape>(
  box: Box<G>,
  state: G['state'],
  seat: Seat,
  moment: Moment,
): Waiter<G>[] {
  return usableOf(box, state, seat, moment, waiters(box, state, moment), box.held(state, seat, moment));
}

function usableOf<G extends CardShape>(
  box: Box<G>,
  state: G['state'],
  seat: Seat,
  moment: Moment,
  waiting: readonly Waiter<G>[],
  held: readonly PieceId[] | null,
): Waiter<G>[] {
  const found: Waiter<G>[] = [];
  const add = (waiter: Waiter<G>) => {
    if (isUsable(box, state, seat, waiter.card, waiter.ability, moment)) found.push(waiter);
  };
  waiting.forEach(add);
  if (held !== null) inHand(box, state, held, moment).forEach(add);
  return found;
}

function inHand<G extends CardShape>(
  box: Box<G>,
  state: G['state'],
  held: readonly PieceId[],
  moment: Moment,
): Waiter<G>[] {
  const found: Waiter<G>[] = [];
  for (const card of held) {
    const { id, abilities } = definitionOf(box, state.cards, card);
    for (const ability of abilities)
      if (ability.on === moment.name && ability.from === kindOf(whereIs(state.cards, card)))
        found.push({ card, what: id, ability });
  }
  return found;
}

/** What a seat might look for at this moment and may not use, with the rule. */
export function unusable<G extends CardShape>(
  box: Box<G>,
  state: G['state'],
  seat: Seat,
  moment: Moment,
): Blocked[] {
  const own = waiters(box, state, moment).filter(({ card, ability }) =>
    box.mayUse(state, seat, card, ability),
  );
  const held = inHand(box, state, box.held(state, seat, moment) ?? [], moment);
  return [...own, ...held].flatMap(({ card, ability }) => {
    const rule = ability.mandatory === true ? null : whyNot(box, state, ability, atOf(card, seat, moment));
    return rule === null ? [] : [{ ...box.option(state, card, ability), rule }];
  });
}

/** All that a seat might look for in vain. What is offered, or has a reason of its own, is not spoken of twice. */
function inVain<G extends CardShape>(
  box: Box<G>,
  state: G['state'],
  seat: Seat,
  moment: Moment,
  offered: readonly Option[],
): Blocked[] {
  const own = unusable(box, state, seat, moment);
  const said = [...offered, ...own].map(({ id, of }) => of ?? id);
  const idle = box.idle?.(state, seat) ?? [];
  return [...own, ...idle.filter(({ id }) => !said.includes(id))];
}

const isDone = <G extends CardShape>(
  { done }: Told,
  { card, ability }: Pick<Waiter<G>, 'card' | 'ability'>,
): boolean => done.length > 0 && done.includes(keyOf(card, ability));

/** A step: first what must happen, then what anybody wants. */
export function moment<G extends CardShape>(box: Box<G>, play: Play<G>, told: Told): void {
  const waiting = waiters(box, play.state, told.moment);
  if (waiting.length === 0 || !must(box, play, told, waiting)) may(box, play, told, waiting);
}

function must<G extends CardShape>(
  box: Box<G>,
  play: Play<G>,
  told: Told,
  waiting: readonly Waiter<G>[],
): boolean {
  const { state } = play;
  const decides = box.decides(state);
  const usedBy = (card: PieceId) => controllerOf(state.cards, card) ?? decides;
  const due = waiting.filter(({ card, ability }) => {
    if (ability.mandatory !== true || isDone(told, { card, ability })) return false;
    const at = atOf(card, usedBy(card), told.moment);
    return whyNot(box, state, ability, at) === null && box.isEndless?.(state, ability, at) !== true;
  });
  const [first] = due;
  if (first === undefined) return false;
  const differ = due.some(({ what, ability }) => what !== first.what || ability !== first.ability);
  const options = due.map(({ card, ability }) => box.option(state, card, ability));
  const pick = differ ? play.ask(decides, chooseOne('which-first', options)) : options[0]?.id;
  const next = due.find(({ card, ability }) => keyOf(card, ability) === pick) ?? first;
  follow(box, play, told, next, { seat: usedBy(next.card), turn: told.turn });
  return true;
}

function may<G extends CardShape>(
  box: Box<G>,
  play: Play<G>,
  told: Told,
  waiting: readonly Waiter<G>[],
): void {
  const { state } = play;
  const order = box.order(state, told.moment);
  let { turn, passes } = told;
  while (passes < order.length) {
    const seat = order[turn % order.length];
    if (seat === undefined) return;
    const held = box.held(state, seat, told.moment);
    const open = usableOf(box, state, seat, told.moment, waiting, held).filter((one) => !isDone(told, one));
    turn += 1;
    passes += 1;
    if (open.length === 0 && held === null) continue;
    const options: Option[] = open.map(({ card, ability }) => box.option(state, card, ability));
    const lull = isWindow(told.moment) ? box.lull?.(state, told.moment) : undefined;
    const pick = play.ask(
      seat,
      chooseOne(isWindow(told.moment) ? 'window' : 'respond', [...options, { id: 'pass' }], {
        with: box.about(state, told.moment),
        blocked: () => inVain(box, state, seat, told.moment, options),
        ...(lull === undefined ? {} : { lull: { pass: 'pass', ...lull } }),
      }),
    );
    const used = open.find(({ card, ability }) => keyOf(card, ability) === pick);
    if (used === undefined) continue;
    follow(box, play, told, used, { seat, turn });
    return;
  }
}

/** Uses an ability, and comes back to the moment afterwards. */
function follow<G extends CardShape>(
  box: Box<G>,
  play: Play<G>,
  { moment, done }: Told,
  { card, what, ability }: Waiter<G>,
  { seat, turn }: { seat: Seat; turn: number },
): void {
  const table = play as unknown as Play<CardShape>;
  const again = isWindow(moment) || ability.again === true;
  announce(box, play, { card, what, ability }, seat, moment);
  table.then('moment', {
    moment,
    done: again ? done : [...done, keyOf(card, ability)],
    turn,
    passes: 0,
  });
}

/** Puts the use of an ability on the agenda. What comes from a hand is laid open first. */
export function announce<G extends CardShape>(
  box: Box<G>,
  play: Play<G>,
  { card, what, ability }: Waiter<G>,
  seat: Seat,
  moment: Moment,
): void {
  box.announced?.(play, ability, card, seat);
  // Nothing in the state may be reachable by two paths.
  const told = { seat, card, what, ability: ability.name, moment: { ...moment } };
  (play as unknown as Play<CardShape>).then('use', told);
}
