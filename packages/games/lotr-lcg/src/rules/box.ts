import {
  type Ability,
  type Box,
  cardIs,
  cardsIn,
  controllerOf,
  keyOf,
  type Moment,
  moveTo,
  whereIs,
} from '@concilio/cards';
import type { Seat } from '@concilio/kernel';
import { decides, inOrder, type LotrLcg, type State } from '../state.ts';
import { idle } from './idle.ts';
import { handOf, lore, pricesAt } from './lore.ts';
import { putInDiscard } from './leaving.ts';
import { canPayIn } from './resources.ts';
import { nameOf } from './select.ts';
import { lullOf, type Window } from './windows.ts';

/** What abilities and moments ask of this game. */
export const box: Box<LotrLcg> = {
  ...lore,
  rules: { moment: 'LCG-16.06', limit: 'LCG-18.12' },
  costs: (_state, { costs }) => costs ?? NO_COSTS,
  // LCG-14.14: an event is played, resolved and then discarded.
  announced(play, { from }, card, seat) {
    const { state } = play;
    if (from !== 'hand') return;
    moveTo(lore, state.cards, card, 'limbo');
    play.tell('card.played', { piece: card, card: cardIs(state.cards, card), seat });
  },
  done(play, { from }, { self }) {
    if (from === 'hand' && whereIs(play.state.cards, self) === 'limbo') putInDiscard(play, self);
  },
  about: (state, moment) => ({
    moment: moment.name === 'action' ? (moment.what ?? '') : moment.name,
    phase: state.phase ?? 'setup',
    ...(moment.name === 'action' || moment.what === null ? {} : { card: moment.what }),
    // Of two equal cards, which.
    ...(moment.card === null ? {} : { piece: moment.card }),
  }),
  lull: (state, { what }) => lullOf(state.round, (what ?? 'planning') as Window),
  option: (state, card, ability) => ({
    id: keyOf(card, ability),
    of: card,
    text: { key: 'option.use', with: { card: nameOf(state, card), ability: ability.name } },
  }),
  order: (state) => inOrder(state),
  decides,
  mayUse,
  held(state, seat, moment) {
    const hand = cardsIn(state.cards, handOf(seat));
    if (hand.length === 0) return null;
    return mightHold(state, seat, moment) ? hand : null;
  },
  idle,
};
const NO_COSTS: never[] = [];

/**
 * LCG-16.04: whoever controls a card uses it. What nobody controls answers to the first player, but for actions, which
 * are for anybody (LCG-17.14), and for what each player has a limit for.
 */
function mayUse(
  state: State,
  seat: Seat,
  card: Parameters<Box<LotrLcg>['mayUse']>[2],
  ability: Ability<LotrLcg>,
): boolean {
  if (ability.limit?.eachPlayer === true) return true;
  const controller = controllerOf(state.cards, card);
  if (controller !== null) return controller === seat;
  return ability.on === 'action' || seat === decides(state);
}

/** Whether there is any card that a seat could play from its hand now, by what all can see. */
const mightHold = (state: State, seat: Seat, moment: Moment): boolean =>
  pricesAt(moment.name).some(({ sphere, least }) => canPayIn(state, seat, sphere, { cost: least }));
