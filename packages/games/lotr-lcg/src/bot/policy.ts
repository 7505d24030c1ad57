import { attachmentsOn, momentOf } from '@concilio/cards';
import type { Option, Pick, PieceId, Question, Random, Seat } from '@concilio/kernel';
import { damageOn } from '../rules/damage.ts';
import {
  attackOf,
  defenseOf,
  engagementCostOf,
  hitPointsLeft,
  questPointsOf,
  threatOf,
  willpowerOf,
} from '../rules/numbers.ts';
import { attackersFor } from '../rules/player-attacks.ts';
import { resourcesOn } from '../rules/resources.ts';
import { charactersOf, defined, engagedWith, isType, ready, stagedEnemies } from '../rules/select.ts';
import { attackNow, playerAt, type State } from '../state.ts';
import { valueOf, worthOf } from './worth.ts';

/** The bot `simple`: what a player does who reads the cards and looks one step ahead. */
export function policy(
  state: State,
  seat: Seat,
  question: Question,
  random: Random,
  optional: boolean,
): Pick | null {
  switch (question.kind) {
    case 'one':
      return one(state, seat, question, random, optional);
    case 'some':
      if (question.key === 'commit') return questers(state, seat, question.options);
      if (question.key === 'attackers') return strikers(state, question.options, question.max);
      return question.options.slice(0, question.min).map(({ id }) => id);
    case 'distribute':
      return paid(state, question.options, question.total.min);
    case 'order':
      return question.options.map(({ id }) => id);
    case 'number':
      return question.max;
  }
}

function best<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const points = worth(item);
    if (points <= most) continue;
    most = points;
    found = item;
  }
  return found;
}

const isCard = ({ id }: Option): boolean => /^#\d+$/.test(id);
const cardsOf = (options: readonly Option[]): PieceId[] =>
  options.filter(isCard).map(({ id }) => id as PieceId);

function one(
  state: State,
  seat: Seat,
  question: Question & { kind: 'one' },
  random: Random,
  optional: boolean,
): string | null {
  const { key, options } = question;
  const cards = cardsOf(options);
  const any = () => options[random.below('choose', options.length)]?.id ?? '';
  switch (key) {
    case 'planning':
      return played(state, cards) ?? used(state, seat, question) ?? 'done';
    case 'planning-action':
      return used(state, seat, question);
    case 'window':
    case 'respond':
      return used(state, seat, question) ?? (optional ? null : 'pass');
    case 'travel':
      return best(cards, (card) => threatOf(state, card) - 0.2 * questPointsOf(state, card)) ?? 'stay';
    case 'engage':
      return engaged(state, seat, cards);
    case 'defender':
      return defender(state, seat, cards);
    case 'undefended':
    case 'which-defender':
      return best(cards, (card) => hitPointsLeft(state, card) - valueOf(state, card) / 4) ?? any();
    case 'strike':
      return (
        best(
          cards.filter((card) => reach(state, seat, card) > defenseOf(state, card)),
          (card) => attackOf(state, card) + (dies(state, seat, card) ? 10 : 0),
        ) ?? 'done'
      );
    case 'attach-to':
      return best(cards, (card) => valueOf(state, card) - attachmentsOn(state.cards, card).length) ?? any();
    case 'choose-one':
    case 'discard-character':
    case 'discard-attachment':
      // Something bad is about to happen to it.
      return best(cards, (card) => -valueOf(state, card) - damageOn(state, card)) ?? any();
    case 'choose':
      return best(cards, (card) => targetValue(state, card)) ?? any();
    case 'mulligan':
      return 'keep';
    case 'pay-to-ready':
      return 'yes';
    case 'top-or-bottom':
      return 'bottom';
    default:
      return any();
  }
}

/** Whom to do something good to, or whom to hurt: the most dangerous enemy, the most useful character. */
function targetValue(state: State, card: PieceId): number {
  if (isType(state, card, 'enemy')) return attackOf(state, card) + threatOf(state, card);
  if (isType(state, card, 'location')) return threatOf(state, card) - 0.1 * questPointsOf(state, card);
  return valueOf(state, card) + damageOn(state, card);
}

/** The best card that can be played now; allies first, since they do something every round. */
const played = (state: State, cards: readonly PieceId[]): PieceId | undefined =>
  best(cards, (card) => {
    const { numbers, type } = defined(state, card);
    const { willpower = 0, attack = 0, defense = 0 } = numbers;
    return (type === 'ally' ? 1 : 0.8) + willpower + 0.8 * attack + 0.6 * defense;
  });

/** The ability that is worth the most, if any is worth what it costs. */
function used(state: State, seat: Seat, { options, with: about }: Question & { kind: 'one' }): string | null {
  const moment = about?.moment;
  const name = typeof moment === 'string' ? moment : 'planning';
  let found: string | null = null;
  let most = 0.25;
  for (const { id } of options) {
    const [card, ability] = id.split('/') as [PieceId, string | undefined];
    if (ability === undefined) continue;
    const said = defined(state, card).abilities.find((each) => each.name === ability);
    if (said === undefined) continue;
    const at = { self: card, seat, moment: momentOf(said.on, { what: name }), chosen: {} };
    const points = worthOf(state, { card, what: '', ability: said }, at);
    if (points <= most) continue;
    most = points;
    found = id;
  }
  return found;
}

/** Whoever is strong enough to kill it, with somebody left to defend. */
function engaged(state: State, seat: Seat, cards: readonly PieceId[]): string {
  const able = ready(state, charactersOf(state, seat));
  const attack = able.reduce((sum, card) => sum + attackOf(state, card), 0);
  const target = best(cards, (card) => threatOf(state, card) - engagementCostOf(state, card) / 50);
  if (target === undefined || engagedWith(state, seat).length > 0 || able.length < 2) return 'none';
  return attack >= 0.7 * (defenseOf(state, target) + hitPointsLeft(state, target)) ? target : 'none';
}

/** Somebody who survives it, or the one who is missed least; a blow that does no harm needs nobody. */
function defender(state: State, seat: Seat, cards: readonly PieceId[]): string {
  const attack = attackNow(state);
  if (attack === null) return 'none';
  const blow = attackOf(state, attack.enemy) + 1;
  const harm = (card: PieceId) => Math.max(0, blow - defenseOf(state, card));
  const safe = cards.filter((card) => harm(card) < hitPointsLeft(state, card));
  const kept = best(safe, (card) => -harm(card) - 0.5 * valueOf(state, card));
  if (kept !== undefined) return kept;
  const heroes = charactersOf(state, seat).filter((card) => isType(state, card, 'hero'));
  const bears = heroes.some((card) => hitPointsLeft(state, card) > blow);
  // An ally dies for a hero who would otherwise die.
  const ally = best(
    cards.filter((card) => isType(state, card, 'ally')),
    (card) => -valueOf(state, card),
  );
  return bears ? 'none' : (ally ?? cards[0] ?? 'none');
}

/** All the attack that could be brought against an enemy. */
const reach = (state: State, seat: Seat, enemy: PieceId): number =>
  attackersFor(state, seat, enemy).reduce((sum, card) => sum + attackOf(state, card), 0);

const dies = (state: State, seat: Seat, enemy: PieceId): boolean =>
  reach(state, seat, enemy) >= defenseOf(state, enemy) + hitPointsLeft(state, enemy);

/** All who can: enemies that have attacked leave nobody else to keep them for. */
function strikers(state: State, options: readonly Option[], most: number): string[] {
  const sorted = cardsOf(options).sort((a, b) => attackOf(state, b) - attackOf(state, a));
  const able = sorted.filter((card) => attackOf(state, card) > 0).slice(0, most);
  return able.length > 0 ? able : sorted.slice(0, 1);
}

/**
 * LCG-7: every point of willpower is a point of progress more or of threat less, so all go who are not needed for the
 * fight that is coming: somebody to stand against each enemy, and enough to bring one down.
 */
function questers(state: State, seat: Seat, options: readonly Option[]): string[] {
  const cards = cardsOf(options);
  const foes = coming(state, seat);
  const kept: PieceId[] = [];
  const free = () => cards.filter((card) => !kept.includes(card));
  for (const foe of foes) {
    const guard = best(
      free(),
      (card) => standing(state, card, attackOf(state, foe)) - willpowerOf(state, card),
    );
    if (guard !== undefined) kept.push(guard);
  }
  const weakest = best(foes, (foe) => -toKill(state, foe));
  if (weakest !== undefined) {
    let left = toKill(state, weakest);
    for (const card of free().sort((a, b) => edge(state, b) - edge(state, a))) {
      if (left <= 0 || edge(state, card) <= 0) break;
      kept.push(card);
      left -= attackOf(state, card);
    }
  }
  return free().filter((card) => willpowerOf(state, card) > 0);
}

/** Enemies that will be fought this round: those engaged, and those that a threat like this calls. */
const coming = (state: State, seat: Seat): PieceId[] => [
  ...engagedWith(state, seat),
  ...stagedEnemies(state)
    .filter((card) => engagementCostOf(state, card) <= playerAt(state, seat).threat)
    .slice(0, 2),
];

/** How well a character stands against a blow: it lives, or it is an ally who dies for a hero. */
function standing(state: State, card: PieceId, blow: number): number {
  const harm = Math.max(0, blow - defenseOf(state, card));
  const lives = harm < hitPointsLeft(state, card);
  return (lives ? 3 : isType(state, card, 'ally') ? 0.5 : -2) - 0.4 * harm;
}

const toKill = (state: State, enemy: PieceId): number =>
  defenseOf(state, enemy) + hitPointsLeft(state, enemy);

/** What a character does better: above 0 it fights better than it quests. */
const edge = (state: State, card: PieceId): number => attackOf(state, card) - 0.9 * willpowerOf(state, card);

/** From the fullest pools first. */
function paid(state: State, options: readonly Option[], cost: number): Record<string, number> {
  const sorted = [...options].sort(
    (a, b) => resourcesOn(state, b.id as PieceId) - resourcesOn(state, a.id as PieceId),
  );
  const bill: Record<string, number> = {};
  let due = cost;
  for (const { id, cap = 0 } of sorted) {
    const share = Math.min(cap, due);
    if (share > 0) bill[id] = share;
    due -= share;
  }
  return bill;
}
