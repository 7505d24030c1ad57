import { best } from '@concilio/bots';
import { attachmentsOn, cardsIn, momentOf } from '@concilio/cards';
import { isPiece, type Option, optionsOf, type PieceId, type Question, type Seat } from '@concilio/kernel';
import { cardNamed } from '../rules/sets.ts';
import { printed, isType, nameOf } from '../rules/select.ts';
import type { LcgContext, State } from '../state.ts';
import { hostWorth } from './plans.ts';
import { answerLeast, tried } from './probe.ts';
import { type Ability, fighterOf, foeOf, isGoalNamed } from './reckon.ts';
import { tableWorth } from './table.ts';
import { bestUse } from './worth.ts';

/** What cards ask: each answer is tried, wherever it is clear what for. */

export type One = Question & { kind: 'one' };

export const cardsOf = (options: readonly Option[]): PieceId[] =>
  options.map(({ id }) => id).filter((id) => isPiece(id));

/** What a card is worth that lies in a hand, a deck or a discard pile. */
export function cardWorth(state: State, card: PieceId): number {
  const { stats, cost, type } = printed(state, card);
  const { willpower = 0, attack = 0, defense = 0 } = stats;
  const price = typeof cost === 'number' ? cost : 2;
  return 1 + willpower + 0.8 * attack + 0.5 * defense + (type === 'attachment' ? 1.5 : 0) + 0.3 * price;
}

/** Where a card of that name lies that something is happening to. */
export function located(state: State, name: unknown): PieceId | null {
  const { zones } = state.cards;
  const places = [
    'limbo',
    'staging',
    'location',
    'quest',
    ...state.players.flatMap((_, seat) => [`engaged/${seat}`, `play/${seat}`]),
  ];
  for (const place of places)
    for (const card of zones[place] ?? []) {
      if (nameOf(state, card) === name) return card;
      for (const on of attachmentsOn(state.cards, card)) if (nameOf(state, on) === name) return on;
    }
  return null;
}

export function attached(state: State, seat: Seat, question: One): string {
  const card = cardsIn(state.cards, 'limbo').find((one) => nameOf(state, one) === question.with?.card);
  const hosts = cardsOf(question.options);
  if (card === undefined) return hosts[0] ?? '';
  return best(hosts, (host) => hostWorth(state, seat, card, host)) ?? '';
}

/** One that the stage waits for; otherwise the weakest. */
export function sought(state: State, options: readonly Option[]): string {
  const worth = ({ id }: Option): number => {
    const { attack = 0, 'hit-points': left = 0 } = cardNamed(state, id).stats;
    return (isGoalNamed(state, id, null) ? 20 : 0) - attack - 0.3 * left;
  };
  return best(options, worth)?.id ?? '';
}

/** A card that hurts goes to the bottom. */
export function topOrBottom(state: State, { with: about }: One): string {
  const name = about?.card;
  if (typeof name !== 'string') return 'bottom';
  const { type, stats } = cardNamed(state, name);
  const { threat = 0, attack = 0 } = stats;
  return type === 'location' && threat <= 2
    ? 'top'
    : type === 'enemy' && threat + attack <= 3
      ? 'top'
      : 'bottom';
}

/** What an ability asks: each answer is tried. */
export function chosen(state: State, seat: Seat, question: One): string {
  const { options, key, with: about } = question;
  const [first] = options;
  if (first === undefined) return '';
  const name = about?.card;
  const card = typeof name === 'string' ? (located(state, name) ?? inOwnHand(state, seat, name)) : null;
  if (card === null || typeof name !== 'string') return guessed(state, options);
  const window = state.phase === 'planning' ? 'planning' : 'asked';
  for (const ability of cardNamed(state, name).abilities) {
    const at: LcgContext = {
      self: card,
      seat,
      moment: momentOf(ability.on, { card, what: name, seat }),
      chosen: {},
    };
    if (!asks(ability, key)) continue;
    const choice =
      ability.chooses?.findIndex(
        (one) => one.key === key && one.of(state, at).some(({ id }) => id === first.id),
      ) ?? -1;
    const as = ability.chooses?.[choice]?.as;
    if (as !== undefined)
      return (
        best(options, ({ id }) => bestUse(state, ability, { ...at, chosen: { [as]: id } }, window).worth)
          ?.id ?? first.id
      );
    // Of an effect that asks nothing like this all answers are worth nothing, and none is found.
    const answered = best(options, ({ id }) => answeredWorth(state, ability, at, question, id));
    if (answered !== undefined) return answered.id;
  }
  return guessed(state, options);
}

/** Whether an ability may ask a question of this key: what only one card does may ask anything. */
const asks = ({ chooses, does }: Ability, key: string): boolean =>
  chooses?.some((choice) => choice.key === key) === true ||
  does.some(({ word }) => word === 'plain' || word === 'each-chooses');

const inOwnHand = (state: State, seat: Seat, name: string): PieceId | null =>
  cardsIn(state.cards, `hand/${seat}`).find((card) => nameOf(state, card) === name) ?? null;

/** What the table is worth if an effect asks this and is answered so. */
function answeredWorth(state: State, ability: Ability, at: LcgContext, asked: One, id: string): number {
  let isAsked = false;
  const { after } = tried(
    state,
    (play) => ability.does.forEach((effect) => effect.apply(play, at)),
    (question) => {
      if (question.key !== asked.key || !optionsOf(question).some((option) => option.id === id))
        return answerLeast(question);
      isAsked = true;
      return id;
    },
  );
  return isAsked ? tableWorth(after, at.seat, 'asked') : Number.NEGATIVE_INFINITY;
}

/** Nothing is known about it but what is offered: mostly something bad is about to happen to it. */
function guessed(state: State, options: readonly Option[]): string {
  return (
    best(options, ({ id }) => {
      if (!isPiece(id)) return 0;
      if (isType(state, id, 'enemy')) return foeOf(state, id, state.first).worth;
      return isType(state, id, 'hero') || isType(state, id, 'ally')
        ? -fighterOf(state, id).worth
        : -cardWorth(state, id);
    })?.id ?? ''
  );
}
