import { cardsIn, momentOf, ownerOf, whereIs, withChoice } from '@concilio/cards';
import type { PieceId, Pick, Play, Question, Seat } from '@concilio/kernel';
import { optionsOf } from '@concilio/kernel';
import { cardRules } from '../rules/card-rules.ts';
import { cardNamed, setOf } from '../rules/sets.ts';
import { discardOf, handOf } from '../rules/zones.ts';
import { activeCards, isIn, nameOf, siteNow } from '../rules/select.ts';
import type { LotrTcg, State, TcgAbility, TcgContext, TcgEffect } from '../state.ts';
import { useOf } from './hand.ts';
import { bodyOf, leftOf } from './reckon.ts';
import { tryOut } from './trial.ts';
import { worthOf } from './table.ts';

/** What each answer to a question that a card asks comes to, by the ids of its options. */
export function ratings(state: State, seat: Seat, question: Question): Record<string, number> {
  const ids = optionsOf(question).map(({ id }) => id);
  const name = question.with?.['card'];
  const card = typeof name === 'string' && setOf(state).has(name) ? name : null;
  const found = card === null ? null : byTrial(state, seat, question, ids, card);
  const rated = found ?? byLooks(state, seat, ids, card);
  // Of the own hand that is given which is missed least, unless it is to be played.
  const hand = cardsIn(state.cards, handOf(seat));
  if (question.key !== 'choose-to-play')
    for (const id of ids)
      if (hand.includes(id as PieceId))
        rated[id] = (rated[id] ?? 0) - 0.3 * useOf(state, seat, id as PieceId);
  return rated;
}

/** The card that asks: it is being played, lies on the table, or has just been used up. */
function whoAsks(state: State, name: string): PieceId | null {
  const zones = ['limbo', ...state.order.map((seat) => discardOf(seat))];
  const site = siteNow(state);
  const all = [
    ...cardsIn(state.cards, 'limbo'),
    ...activeCards(state),
    ...(site === null ? [] : [site]),
    ...zones.flatMap((zone) => cardsIn(state.cards, zone).slice(0, 3)),
  ];
  return all.find((card) => nameOf(state, card) === name) ?? null;
}

/** The same question is looked for among all that the card does, and each answer tried out. */
function byTrial(
  state: State,
  seat: Seat,
  question: Question,
  ids: readonly string[],
  name: string,
): Record<string, number> | null {
  const self = whoAsks(state, name);
  if (self === null) return null;
  const owner = ownerOf(state.cards, self);
  const user = owner === null || cardNamed(state, name).type === 'site' ? seat : owner;
  for (const ability of cardNamed(state, name).abilities) {
    if (isIn(state, self) && ability.from === 'hand') continue;
    const at: TcgContext = { self, seat: user, moment: momentFor(state, ability, self), chosen: {} };
    const act = actFor(state, seat, question, ids, ability, at);
    if (act === null) continue;
    const rated: Record<string, number> = {};
    for (const id of ids) rated[id] = worthOf(act(id), seat);
    return rated;
  }
  return null;
}

const momentFor = (state: State, { on }: TcgAbility, self: PieceId) => {
  const { skirmish } = state;
  const isOwn = skirmish !== null && (skirmish.character === self || skirmish.minions.includes(self));
  return momentOf(on, {
    card: isOwn ? self : (skirmish?.character ?? null),
    by: isOwn ? (skirmish.character === self ? (skirmish.minions[0] ?? null) : skirmish.character) : null,
    seat: state.free,
  });
};

/** How an answer is tried out, if it is this ability that asks. */
function actFor(
  state: State,
  seat: Seat,
  question: Question,
  ids: readonly string[],
  ability: TcgAbility,
  at: TcgContext,
): ((id: string) => State) | null {
  const isAsked = (other: Question | null) =>
    other !== null && other.key === question.key && sameIds(optionsOf(other), ids);
  if (at.seat === seat)
    for (const [index, choice] of (ability.chooses ?? []).entries()) {
      if (choice.key !== question.key) continue;
      const offered = choice.of(state, at).map(({ id }) => id);
      if (!ids.every((id) => offered.includes(id))) continue;
      return (id) =>
        tryOut(state, seat, (play) => paid(play, ability, withChoice(at, choice.as, id), index + 1), [])
          .after;
    }
  const pick = (id: string): Pick => (question.kind === 'some' ? [id] : id);
  for (const part of [...ability.does, ...(ability.costs ?? [])]) {
    if (part.word === 'twilight-cost' || part.word === 'enter' || part.word === 'transfer') continue;
    const act = (play: Play<LotrTcg>) => ('apply' in part ? begin(part, play, at) : part.pay(play, at));
    if (isAsked(tryOut(state, seat, act, []).open)) return (id) => tryOut(state, seat, act, [pick(id)]).after;
  }
  return null;
}

const sameIds = (options: readonly { readonly id: string }[], ids: readonly string[]): boolean =>
  options.length === ids.length && options.every(({ id }) => ids.includes(id));

/** It is paid for and carried out, with the first of what else is to be chosen. */
function paid(play: Play<LotrTcg>, ability: TcgAbility, start: TcgContext, from: number): void {
  const { state } = play;
  let at = start;
  for (const { as, of } of (ability.chooses ?? []).slice(from)) {
    const [first] = of(state, at);
    if (first === undefined) return;
    at = withChoice(at, as, first.id);
  }
  for (const cost of cardRules.costs(state, ability, at)) if (cost.can(state, at)) cost.pay(play, at);
  for (const effect of ability.does) begin(effect, play, at);
}

/** Of what is done part by part, the first part. */
function begin(effect: TcgEffect, play: Play<LotrTcg>, at: TcgContext): void {
  if (effect.part === undefined) effect.apply(play, at);
  else effect.part(play, at, null);
}

/** Words of effects and costs that nobody likes to have done to their cards. */
const HARM: readonly string[] = [
  'wound',
  'exert',
  'exhaust',
  'discard',
  'discard-play',
  'discard-hand',
  'exert-several',
  'return',
  'stack',
  'beneath',
];

/** Without a trial: what does harm is for others' best cards, or for one's own that can bear it; the rest the other way. */
function byLooks(
  state: State,
  seat: Seat,
  ids: readonly string[],
  name: string | null,
): Record<string, number> {
  const abilities = name === null ? [] : cardNamed(state, name).abilities;
  const harms = abilities.some(({ does, costs = [] }) =>
    [...does, ...costs].some(({ word }) => HARM.includes(word)),
  );
  const rated: Record<string, number> = {};
  for (const id of ids) {
    if (!id.startsWith('#')) continue;
    const card = id as PieceId;
    const isOwn = ownerOf(state.cards, card) === seat;
    const zone = whereIs(state.cards, card);
    const body =
      zone.startsWith('hand') || zone.startsWith('discard') ? 1 : bodyOf(state, card) + leftOf(state, card);
    rated[id] = isOwn === harms ? -body : body;
    if (isOwn && harms) rated[id] = -body + 3 * Math.min(4, leftOf(state, card));
  }
  return rated;
}
