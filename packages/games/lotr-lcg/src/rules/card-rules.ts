import {
  type Ability,
  abilityOf,
  type CardRules,
  cardsIn,
  controllerOf,
  keyOf,
  type Moment,
  type Waiter,
  whereIs,
} from '@concilio/cards';
import type { PieceId, Seat } from '@concilio/kernel';
import type { MomentName } from '../content/vocabulary.ts';
import { decides, inOrder, type LotrLcg, type State } from '../state.ts';
import { idle } from './idle.ts';
import { basics } from './basics.ts';
import { setOf } from './sets.ts';
import { handOf } from './zones.ts';
import { putInDiscard } from './leaving.ts';
import { move } from './moving.ts';
import { because } from './reasons.ts';
import { canPayIn } from './resources.ts';
import { printed } from './select.ts';
import { passWindowOf, type Window } from './windows.ts';

/** What abilities and moments ask of this game. */
export const cardRules: CardRules<LotrLcg> = {
  ...basics,
  rules: { moment: 'LCG-16.06', limit: 'LCG-18.12' },
  costs: (_state, { costs }) => costs ?? NO_COSTS,
  // LCG-14.14: an event is played, resolved and then discarded.
  announced(play, { from }, card, seat) {
    // An ally that is put into play out of a hand is not played.
    if (from === 'hand' && printed(play.state, card).type === 'event')
      move(play, card, 'limbo', 'card.played', { seat });
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
  passWindow: (state, { what }) => passWindowOf(state.round, (what ?? 'planning') as Window),
  option: (_state, card, ability, what) => ({
    id: keyOf(card, ability),
    // What is due is called by the card that said so.
    of: ability.from === 'due' ? what : card,
    text: { key: 'option.use', with: { card: what, ability: ability.name } },
  }),
  due,
  order: (state) => inOrder(state),
  decides,
  mayUse,
  held(state, seat, moment) {
    const hand = cardsIn(state.cards, handOf(seat));
    if (hand.length === 0) return null;
    return mightHold(state, seat, moment) ? hand : null;
  },
  idle,
  because,
};
const NO_COSTS: never[] = [];

/**
 * LCG-16.04: whoever controls a card uses it. What nobody controls answers to the first player, but for actions, which
 * are for anybody (LCG-17.14), and for what each player has a limit for.
 */
function mayUse(
  state: State,
  seat: Seat,
  card: Parameters<CardRules<LotrLcg>['mayUse']>[2],
  ability: Ability<LotrLcg>,
): boolean {
  if (ability.limit?.eachPlayer === true) return true;
  const controller = controllerOf(state.cards, card);
  if (controller !== null) return controller === seat;
  return ability.on === 'action' || seat === decides(state);
}

/** Whether there is any card that a seat could use from its hand now, by what all can see. */
const mightHold = (state: State, seat: Seat, moment: Moment<MomentName>): boolean =>
  setOf(state)
    .pricesAt(moment.name)
    .some(
      ({ sphere, least, when }) =>
        when?.(state, { self: UNSEEN, seat, moment, chosen: {} }) !== false &&
        canPayIn(state, seat, sphere, { cost: least }),
    );
/** Whether it is the moment of a card in a hand depends on nothing that only its player sees. */
const UNSEEN: PieceId = '#-1';

/** What cards have said will happen at the end of this phase, each an ability that is used by nobody. */
function due(state: State, { name }: Moment<MomentName>): Waiter<LotrLcg>[] {
  if (name !== 'phase-ends' || state.due.length === 0) return [];
  return state.due.map(({ card, what, ability }) => ({
    card,
    what,
    ability: abilityOf(cardRules, state.cards, what, ability),
  }));
}
