import { best, sharesInOrder } from '@concilio/bots';
import { momentOf } from '@concilio/cards';
import {
  drawPick,
  isPiece,
  type Option,
  type Pick,
  type PieceId,
  type Question,
  type Seat,
} from '@concilio/kernel';
import { attackOf, questPointsOf, threatOf } from '../rules/stats.ts';
import { progressOn } from '../rules/progress.ts';
import { resourcesOn } from '../rules/resources.ts';
import { printed } from '../rules/select.ts';
import type { State } from '../state.ts';
import { attached, cardsOf, cardWorth, chosen, type One, sought, topOrBottom } from './asked.ts';
import { borne, called, defender, defenders, strikers, struck } from './combat.ts';
import { handWorth } from './plans.ts';
import { questers } from './quest.ts';
import { planned, used } from './uses.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** The bot `simple`: what a player does who reads the cards and looks one step ahead. */
export function policy(state: State, seat: Seat, question: Question, optional: boolean): Pick | null {
  switch (question.kind) {
    case 'one':
      return one(state, seat, question, optional);
    case 'some':
      return some(state, seat, question);
    case 'distribute':
      return paid(state, question.options, question.total.min);
    case 'order':
      return question.options.map(({ id }) => id);
    case 'number':
      return question.max;
    case 'assign':
      return drawPick(question, () => 0);
  }
}

function one(state: State, seat: Seat, question: One, optional: boolean): string | null {
  const { key, options } = question;
  const cards = cardsOf(options);
  switch (key) {
    case 'planning':
      return planned(state, seat, question) ?? 'done';
    case 'planning-action':
      return used(state, seat, question);
    case 'window':
    case 'respond':
      return used(state, seat, question) ?? (optional ? null : 'pass');
    case 'travel':
      return travelled(state, seat, options);
    case 'engage':
      return called(state, seat, cards);
    case 'engagement-check':
    case 'shadow-first':
      return cards[0] ?? '';
    case 'next-attack':
      // The worst first, while there is still somebody to meet it.
      return best(cards, (card) => attackOf(state, card)) ?? '';
    case 'defender':
      return defender(state, seat, cards);
    case 'undefended':
    case 'which-defender':
      return borne(state, cards, key === 'which-defender') ?? '';
    case 'strike':
      return struck(state, seat, cards);
    case 'attach-to':
      return attached(state, seat, question);
    case 'mulligan':
      return handWorth(state, seat) < 4 ? 'redraw' : 'keep';
    case 'pay-to-ready':
      return 'yes';
    case 'search-spider':
      return sought(state, options);
    case 'restricted':
      return best(cards, (card) => -cardWorth(state, card)) ?? '';
    case 'top-or-bottom':
      return topOrBottom(state, question);
    case 'search':
      return (
        best(
          options.map(({ id }) => id),
          (id) => (isPiece(id) ? cardWorth(state, id) : 0),
        ) ?? ''
      );
    default:
      return chosen(state, seat, question);
  }
}

function some(state: State, seat: Seat, question: Question & { kind: 'some' }): string[] {
  const cards = cardsOf(question.options);
  switch (question.key) {
    case 'commit':
      return questers(state, seat, cards);
    case 'attackers':
      return strikers(state, question, cards);
    case 'defenders':
      return [...defenders(state, seat, cards)];
    default:
      return question.options.slice(0, question.min).map(({ id }) => id);
  }
}

/** A location that is travelled to threatens no more, but takes progress first. */
function travelled(state: State, seat: Seat, options: readonly Option[]): string {
  const worth = ({ id }: Option): number => (isPiece(id) ? locationWorth(state, seat, id) : 0);
  return best(options, worth)?.id ?? 'stay';
}

export function locationWorth(state: State, seat: Seat, card: PieceId): number {
  const effect = printed(state, card).abilities.find(({ on }) => on === 'travel');
  const at = { self: card, seat, moment: momentOf('travel', { card }), chosen: {} };
  const price = effect === undefined ? 0 : Math.min(0, worthOf(state, effect, at, 'travel'));
  const left = questPointsOf(state, card) - progressOn(state, card);
  return 1 + WEIGHTS.staged * threatOf(state, card) - WEIGHTS.detour * left + price;
}

/** From the fullest pools first. */
function paid(state: State, options: readonly Option[], cost: number): Record<string, number> {
  const sorted = [...options].sort(
    (a, b) => resourcesOn(state, b.id as PieceId) - resourcesOn(state, a.id as PieceId),
  );
  return sharesInOrder(sorted, cost);
}
