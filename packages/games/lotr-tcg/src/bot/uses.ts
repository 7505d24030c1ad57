import { announce, type Moment, momentOf, whyNot, withChoice } from '@concilio/cards';
import {
  type JsonRecord,
  type Option,
  type PieceId,
  type Play,
  type Question,
  schema,
  type Seat,
} from '@concilio/kernel';
import { cardRules } from '../rules/card-rules.ts';
import { printed } from '../rules/sets.ts';
import { priceOf } from '../rules/price.ts';
import { isIn, nameOf, once } from '../rules/select.ts';
import { overwhelmFactor, strengthOf, vitalityLeft } from '../rules/stats.ts';
import type { LotrTcg, State, TcgAbility, TcgEffect } from '../state.ts';
import { type Amount, amountOf } from '../content/language/amounts.ts';
import type { Target } from '../content/language/targets.ts';
import type { MomentName, Stat } from '../content/vocabulary.ts';
import { readingOf } from './reckon.ts';
import { bestOf, tryOut } from './trial.ts';
import { worthOf } from './table.ts';
import { CARD, TWILIGHT, WORTHWHILE } from './weights.ts';

/** One thing that may be done now, and what comes of it. */
export interface Use {
  readonly id: string;
  readonly card: PieceId;
  /** By how much it makes the table better. */
  readonly gain: number;
  /** By how much it tips the skirmish that goes on. */
  readonly tips: number;
  /** What it takes out of the twilight pool. */
  readonly price: number;
}

/** The ability that an option of a window stands for; where it may answer several things, the card of this one. */
export function abilityFor(
  state: State,
  { id }: Option,
): { card: PieceId; ability: TcgAbility; of: string | null } | null {
  const [card, name, of = null] = id.split('/');
  if (card === undefined || name === undefined) return null;
  const ability = printed(state, card as PieceId).abilities.find((one) => one.name === name);
  return ability === undefined ? null : { card: card as PieceId, ability, of };
}

/** What an option of a question answers: the thing that it names, or the first that it can answer. */
function momentFor(
  state: State,
  seat: Seat,
  question: Question,
  { card, ability, of }: NonNullable<ReturnType<typeof abilityFor>>,
): Moment<MomentName> {
  const others = schema.listOf(question.with?.['also']).map(schema.recordOf);
  const first = momentIn(state, question.with ?? {});
  if (others.length === 0) return first;
  const all = [first, ...others.map((one) => momentIn(state, one))];
  const fits = (moment: Moment<MomentName>) =>
    moment.name === ability.on &&
    (of === null
      ? whyNot(cardRules, state, ability, { self: card, seat, moment, chosen: {} }) === null
      : moment.card === of);
  return all.find(fits) ?? first;
}

/** The moment of a question, as far as it says: who did it is looked for at the table. */
export function momentIn(state: State, said: JsonRecord): Moment<MomentName> {
  // Only the rules ask, and they name moments of theirs.
  const name = (typeof said['moment'] === 'string' ? said['moment'] : '') as MomentName;
  const card = typeof said['piece'] === 'string' ? (said['piece'] as PieceId) : null;
  const what = typeof said['card'] === 'string' ? said['card'] : null;
  const isPlain = card === null || name.startsWith('action/');
  const by = isPlain ? null : otherOf(state, card);
  return momentOf(name, { card, what, by, seat: state.shadow ?? state.free });
}

/** Against whom a card fights or is to fight. */
function otherOf(state: State, card: PieceId): PieceId | null {
  const { skirmish, assigned } = state;
  if (skirmish !== null) {
    if (skirmish.character === card) return skirmish.minions[0] ?? skirmish.removed[0] ?? null;
    if (skirmish.minions.includes(card) || skirmish.removed.includes(card)) return skirmish.character;
  }
  return (
    assigned.find(({ minion }) => minion === card)?.to ??
    assigned.find(({ to }) => to === card)?.minion ??
    null
  );
}

/** Moments after which something is still to come. */
const FOLLOWED: readonly string[] = [
  'about-to-be-wounded',
  'about-to-be-discarded',
  'about-to-add-burdens',
  'about-to-take-site',
];

/** Moments that mostly come of a skirmish that has been decided. */
const OUTCOMES: readonly string[] = [
  'about-to-be-wounded',
  'won-skirmish',
  'lost-skirmish',
  'killed',
  'if-won',
  'if-lost',
];

/** What follows once all have had their say: the wound that is about to be dealt, and the like. */
function afterwards(play: Play<LotrTcg>, moment: Moment<MomentName>): void {
  const { card } = moment;
  const still = { moment, done: [], turn: 0, passes: 0 };
  switch (moment.name) {
    case 'about-to-be-wounded':
      play.then('moment', still);
      if (card !== null) play.then('wounded', { card, by: null });
      break;
    case 'about-to-be-discarded':
      if (card !== null) play.then('discarded', { card });
      break;
    case 'about-to-add-burdens':
      play.then('burdensAdded', { by: null });
      break;
    case 'about-to-take-site':
      play.then('siteTaken', { seat: moment.seat ?? play.state.free });
      break;
  }
}

/** All that may be done at a window or in response, each with what comes of it. */
export function usesOf(state: State, seat: Seat, question: Question): Use[] {
  if (question.kind !== 'one') return [];
  const asked = momentIn(state, question.with ?? {});
  const before = FOLLOWED.includes(asked.name)
    ? tryOut(state, seat, (play) => afterwards(play, asked), []).after
    : state;
  // What a skirmish would come to is no longer open once its wounds are dealt.
  const isOver = state.skirmish !== null && OUTCOMES.includes(asked.name);
  const valued = (one: State) => worthOf(isOver ? { ...one, skirmish: null } : one, seat);
  const now = valued(before);
  const balance = balanceOf(state);
  const uses: Use[] = [];
  const seen: Record<string, Use> = {};
  for (const option of question.options) {
    const found = abilityFor(state, option);
    if (found === null) continue;
    const { card, ability } = found;
    const moment = momentFor(state, seat, question, found);
    if (isIdle(state, seat, ability)) continue;
    const what = nameOf(state, card);
    // Copies in hand are all the same.
    const alike = isIn(state, card) ? option.id : `${what}/${ability.name}/${found.of}`;
    const known = seen[alike];
    if (known !== undefined) {
      uses.push({ ...known, id: option.id, card });
      continue;
    }
    const plain = plainPlay(state, card, ability);
    const push = plain === null ? pushOf(state, seat, card, ability) : 0;
    // What would not change who wins need not be tried out.
    const quick =
      plain !== null
        ? { gain: plain, tips: 0 }
        : push !== null && !turns(state, seat, push)
          ? { gain: -1, tips: push }
          : null;
    if (quick !== null) {
      const use = { id: option.id, card, ...quick, price: priceIn(state, card, ability) };
      seen[alike] = use;
      uses.push(use);
      continue;
    }
    const { worth, after } = bestOf(
      state,
      seat,
      (play) => {
        announce(cardRules, play, { card, what, ability }, seat, moment);
        afterwards(play, moment);
      },
      valued,
    );
    const tips = (balanceOf(after) - balance) * (seat === state.free ? 1 : -1);
    const use = { id: option.id, card, gain: worth - now, tips, price: priceIn(state, card, ability) };
    seen[alike] = use;
    uses.push(use);
  }
  return uses;
}

/** What is never worth a thought: to hand items on, and to make stronger whoever has won already. */
function isIdle(state: State, seat: Seat, { name, does }: TcgAbility): boolean {
  if (name === 'transfer') return true;
  const { skirmish } = state;
  if (state.phase !== 'skirmish' || skirmish === null || skirmish.character === null) return false;
  if (!does.every(({ word }) => word === 'make')) return false;
  const character = strengthOf(state, skirmish.character);
  const others = character - balanceOf(state);
  return seat === state.free
    ? character > others && skirmish.minions.every((minion) => vitalityLeft(state, minion) <= 1)
    : others >= overwhelmFactor(state, [skirmish.character]) * character;
}

/** Only the twilight is paid. */
const isCheap = ({ costs = [] }: TcgAbility): boolean => costs.every(({ word }) => word === 'twilight-cost');

/** What it comes to that somebody or something of one's own simply comes into play; `null` where more happens. */
function plainPlay(state: State, card: PieceId, ability: TcgAbility): number | null {
  if (state.phase !== 'fellowship' || ability.name !== 'play' || !isCheap(ability)) return null;
  const definition = printed(state, card);
  if (definition.type === 'event' || definition.abilities.some(({ on }) => on === 'played')) return null;
  return readingOf(definition).worth - CARD - TWILIGHT.before * priceOf(state, card);
}

/** By how much an ability that does nothing but lend strength can tip the skirmish that goes on; `null` for all else. */
function pushOf(state: State, seat: Seat, card: PieceId, ability: TcgAbility): number | null {
  const { skirmish } = state;
  const [effect, ...more] = ability.does;
  if (state.phase !== 'skirmish' || skirmish === null || effect === undefined || more.length > 0) return null;
  if (!isMake(effect) || (ability.chooses ?? []).length > 0) return null;
  const numbers = Object.entries(effect.stats).toSorted();
  const [only] = numbers;
  if (only === undefined || numbers.length > 1 || only[0] !== 'strength') return null;
  const at = { self: card, seat, moment: momentOf(ability.on), chosen: {} };
  let most = 0;
  for (const one of effect.target.among(state, at)) {
    const isMine = one === skirmish.character;
    if (!isMine && !skirmish.minions.includes(one)) continue;
    const amount = amountOf(only[1], state, withChoice(at, 'it', one));
    // Weaker foes help as well.
    most = Math.max(most, isMine === (seat === state.free) ? amount : -amount);
  }
  return most;
}

interface Make {
  readonly target: Target;
  readonly stats: { readonly [One in Stat]?: Amount };
}
const isMake = (effect: TcgEffect): effect is TcgEffect & Make =>
  effect.word === 'make' && 'target' in effect && 'stats' in effect;

/** Whether so much more strength makes the skirmish end in another way. */
function turns(state: State, seat: Seat, push: number): boolean {
  const { skirmish } = state;
  if (push <= 0 || skirmish === null || skirmish.character === null) return false;
  const mine = strengthOf(state, skirmish.character);
  const theirs = mine - balanceOf(state);
  const times = overwhelmFactor(state, [skirmish.character]);
  const timesFoes = overwhelmFactor(state, skirmish.minions);
  const ends = (one: number, other: number) =>
    one > other ? (one >= timesFoes * other ? 3 : 2) : other >= times * one ? 0 : 1;
  const free = seat === state.free;
  // The strength may be lent to one side or taken from the other: whichever turns it.
  const now = ends(mine, theirs);
  return free
    ? ends(mine + push, theirs) !== now || ends(mine, Math.max(0, theirs - push)) !== now
    : ends(mine, theirs + push) !== now || ends(Math.max(0, mine - push), theirs) !== now;
}

const priceIn = (state: State, card: PieceId, { from }: TcgAbility): number =>
  from === 'hand' && printed(state, card).side === 'shadow' ? priceOf(state, card) : 0;

/** By how much the fellowship is ahead in the skirmish that goes on. */
export function balanceOf(state: State): number {
  const { skirmish } = state;
  if (skirmish === null || skirmish.cancelled || skirmish.character === null) return 0;
  let balance = strengthOf(state, skirmish.character);
  for (const minion of skirmish.minions) balance -= strengthOf(state, minion);
  return balance;
}

/** What is done at a window or in response; `pass` where nothing is worth it. */
export function chooseUse(state: State, seat: Seat, question: Question): string {
  return chosenOf(state, seat, usesOf(state, seat, question));
}

export function chosenOf(state: State, seat: Seat, uses: readonly Use[]): string {
  const isOwnShadow = state.phase === 'shadow' && seat !== state.free;
  let best: Use | undefined;
  let most = 0;
  for (const use of uses) {
    if (use.gain <= WORTHWHILE) continue;
    // The Shadow has only so much twilight: what does most for it comes first.
    const points = isOwnShadow ? use.gain / (1 + use.price) : use.gain;
    if (points <= most) continue;
    most = points;
    best = use;
  }
  return best?.id ?? together(state, seat, uses)?.id ?? 'pass';
}

/** Where nothing helps alone, several things together may turn the skirmish: then the one that does most begins. */
function together(state: State, seat: Seat, uses: readonly Use[]): Use | undefined {
  if (state.phase !== 'skirmish' || state.skirmish === null) return undefined;
  const ahead = balanceOf(state) * (seat === state.free ? 1 : -1);
  // The fellowship must be ahead, the Shadow at least as strong.
  const need = seat === state.free ? 1 - ahead : -ahead;
  if (need <= 0) return undefined;
  const helpful = uses.filter(({ tips }) => tips > 0);
  if (once(helpful.map(({ card }) => card)).length !== 2) return undefined;
  const sum = helpful.reduce((all, { tips }) => all + tips, 0);
  // So much that it is worth two cards.
  return sum >= need && helpful.every(({ gain }) => gain > -1.6)
    ? helpful.toSorted((one, other) => other.tips - one.tips)[0]
    : undefined;
}
