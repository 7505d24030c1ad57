import { best } from '@concilio/bots';
import { type Choice, type Moment, moveTo, whyNot, withChoice } from '@concilio/cards';
import { isPiece, type Option, type PieceId, type Seat } from '@concilio/kernel';
import type { MomentName } from '../content/vocabulary.ts';
import { cardRules } from '../rules/card-rules.ts';
import { damageOn } from '../rules/damage.ts';
import { basics } from '../rules/basics.ts';
import { handOf } from '../rules/drawing.ts';
import { isBarredAsUnique } from '../rules/entering.ts';
import { attackOf, defenseOf } from '../rules/stats.ts';
import { printed, isIn } from '../rules/select.ts';
import type { LcgContext, LotrLcg, State, Steps } from '../state.ts';
import { tried } from './probe.ts';
import { type Ability, foeOf } from './reckon.ts';
import { tableWorth } from './table.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What abilities are worth. No card is known by its name: an ability is tried out on a copy of the table, and what has
 * become of the table is compared with what it was.
 */

/** What the words of content/language.ts say about an effect, as far as a player reads it. */
export interface Read {
  readonly word: string;
  readonly stat?: string;
  readonly select?: (state: State, at: LcgContext) => readonly PieceId[];
}

/** What a use of an ability brings, less what it costs, with the best that can be chosen for it. */
export function worthOf(
  state: State,
  ability: Ability,
  at: LcgContext,
  window: string,
  before = tableWorth(state, at.seat, window),
): number {
  return bestUse(state, ability, at, window).worth - before;
}

/** The best choices for an ability, and what the table is worth after it. */
export function bestUse(
  state: State,
  ability: Ability,
  begin: LcgContext,
  window: string,
): { at: LcgContext; worth: number } {
  let at = begin;
  const choices = ability.chooses ?? [];
  for (const [index, choice] of choices.entries())
    if (at.chosen[choice.as] === undefined)
      at = withChoice(at, choice.as, bestOption(state, ability, at, index, window) ?? '');
  return { at, worth: outcomeOf(state, ability, at, window) };
}

/** So many options of one choice are compared: those that look best on the card. */
const MOST = 3;

export function likeliest(state: State, options: readonly Option[], most = MOST): readonly Option[] {
  if (options.length <= most) return options;
  const rank = ({ id }: Option): number => (isPiece(id) ? printedWorth(state, id) : 0);
  return [...options].sort((a, b) => rank(b) - rank(a)).slice(0, most);
}

/** What is printed on a card, added up: enough to tell the great from the small. */
function printedWorth(state: State, card: PieceId): number {
  const { stats, cost } = printed(state, card);
  const { willpower = 0, attack = 0, defense = 0, threat = 0 } = stats;
  return (
    willpower +
    attack +
    0.5 * defense +
    threat +
    (typeof cost === 'number' ? 0.5 * cost : 0) +
    damageOn(state, card)
  );
}

function bestOption(
  state: State,
  ability: Ability,
  at: LcgContext,
  index: number,
  window: string,
): string | undefined {
  const choice = ability.chooses?.[index] as Choice<LotrLcg>;
  const options = choice.of(state, at);
  const [first] = options;
  if (options.length < 2) return first?.id;
  const worth = ({ id }: Option) => bestUse(state, ability, withChoice(at, choice.as, id), window).worth;
  return (best(likeliest(state, options), worth) ?? first)?.id;
}

/** What the table is worth once it is paid for and done. */
function outcomeOf(state: State, ability: Ability, at: LcgContext, window: string): number {
  const costs = ability.costs ?? [];
  if (!costs.every((cost) => cost.can(state, at))) return Number.NEGATIVE_INFINITY;
  const { after, then } = tried(state, (play) => {
    if (ability.from === 'hand') moveTo(basics, play.state.cards, at.self, 'limbo');
    for (const cost of costs) cost.pay(play, at);
    for (const effect of ability.does) effect.apply(play, at);
  });
  forgetBrief(state, after);
  const now = tableWorth(after, at.seat, window) - givenUp(state, after, at);
  let worth = now;
  for (const next of then)
    if (next.step === 'reveals') worth -= 3 * next.with.cards;
    else if (next.step === 'strike') worth += strikeOf(state, next.with);
    else if (next.step === 'moment') worth += enteredWorth(after, next.with.moment, at.seat, window, now);
  return worth;
}

/** What the cards were worth, beyond any card, that have left the hand besides the one that is used. */
function givenUp(before: State, after: State, { self, seat }: LcgContext): number {
  const left = handOf(after, seat);
  let worth = 0;
  for (const card of handOf(before, seat))
    if (card !== self && !left.includes(card) && !isIn(after, card)) worth += keepWorth(before, card);
  return worth;
}

/** How much better than any card one of the hand is: what it would do, and whether it can still be played. */
function keepWorth(state: State, card: PieceId): number {
  const { stats, type, unique, id } = printed(state, card);
  if (unique && isBarredAsUnique(state, id)) return -WEIGHTS.card;
  const { willpower = 0, attack = 0, defense = 0 } = stats;
  if (type === 'ally') return 0.8 * (willpower + attack + 0.5 * defense) - 0.5;
  return type === 'attachment' ? 0.8 : 0;
}

/** Numbers that the quest is decided by. */
const QUESTING = ['willpower', 'threat', 'no-threat', 'staging-threat'];

/** What ends with this phase does nothing for the fight that comes later. */
function forgetBrief({ cards, phase }: State, after: State): void {
  if (phase === 'combat') return;
  const { lasting } = after.cards;
  const known = cards.lasting.length;
  after.cards.lasting = lasting.filter(
    ({ until, number }, index) =>
      index < known || until !== 'phase' || (phase === 'quest' && QUESTING.includes(number)),
  );
}

/** An attack of its own: what it brings down. */
function strikeOf(state: State, { target, attackers }: Steps['strike']): number {
  const force = (attackers ?? []).reduce((sum, card) => sum + attackOf(state, card), 0);
  const hurt = force - defenseOf(state, target);
  const { worth, left } = foeOf(state, target, 0 as Seat);
  return hurt >= left ? worth : (0.5 * worth * Math.max(0, hurt)) / left;
}

/** Whoever enters play may do something at once. */
export function enteredWorth(
  state: State,
  moment: Moment<MomentName>,
  seat: Seat,
  window: string,
  before: number,
): number {
  const { name, card } = moment;
  if ((name !== 'entered-play' && name !== 'played') || card === null) return 0;
  const ability = printed(state, card).abilities.find(
    ({ on, mandatory }) => on === name && mandatory !== true,
  );
  if (ability === undefined) return 0;
  const at = { self: card, seat, moment, chosen: {} };
  if (whyNot(cardRules, state, ability, at) !== null) return 0;
  return Math.max(0, worthOf(state, ability, at, window, before));
}
