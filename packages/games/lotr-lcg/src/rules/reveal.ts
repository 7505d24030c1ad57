import { beginAttempt, cardsIn, endAttempt, momentOf } from '@concilio/cards';
import type { PieceId, Play } from '@concilio/kernel';
import { decides, inOrder, type LotrLcg, type State, type Steps } from '../state.ts';
import { trigger } from './trigger.ts';
import { putInDiscard } from './leaving.ts';
import { mixIn, move } from './moving.ts';
import { statOn } from './stats.ts';
import { printed, isType, nameOf, seen } from './select.ts';
import { raiseThreat } from './threat.ts';

/** LCG-23.02: only in the quest phase is an empty encounter deck made anew. */
const hasRunOut = ({ cards, phase }: State): boolean =>
  cardsIn(cards, 'encounter').length === 0 && (phase === 'quest' || phase === null);

/** LCG-7.12, LCG-7.13: in the quest phase an empty encounter deck is made anew. */
export function fillEncounterDeck(play: Play<LotrLcg>): void {
  const { state } = play;
  if (!hasRunOut(state)) return;
  const pile = [...cardsIn(state.cards, 'encounter-discard')];
  if (pile.length > 0) mixIn(play, pile, 'encounter');
}

/**
 * A card is shuffled back into the encounter deck. If that has run out (LCG-7.12), which can be seen here only while its
 * last card is dealt with (LCG-31.04), the card alone is no new deck: the discard pile is shuffled in with it.
 */
export function shuffleBack(play: Play<LotrLcg>, card: PieceId): void {
  const { state } = play;
  const ranOut = hasRunOut(state);
  move(play, card, 'encounter', 'card.put-back', {});
  mixIn(play, ranOut ? [...cardsIn(state.cards, 'encounter-discard')] : [], 'encounter');
}

/** LCG-7.08: one card at a time. With a `guard`, the card is revealed for an objective that it is to guard (LCG-17.07). */
export function reveal(play: Play<LotrLcg>, { guard }: Steps['reveal']): void {
  const { state } = play;
  fillEncounterDeck(play);
  const [card] = cardsIn(state.cards, 'encounter');
  // LCG-7.14
  if (card === undefined) return;
  show(play, card, guard);
}

/** A card is revealed, from wherever an effect has found it. */
export function show(play: Play<LotrLcg>, card: PieceId, guard: PieceId | null): void {
  const { state } = play;
  const treachery = isType(state, card, 'treachery');
  // LCG-7.09, LCG-7.11: all but treacheries go to the staging area.
  move(play, card, treachery ? 'limbo' : 'staging', 'card.revealed', {});
  const about = { card, what: nameOf(state, card) };
  trigger(play, 'revealed', about);
  beginAttempt(state.cards, 'when-revealed');
  // LCG-16.14: what it does when revealed may be cancelled now.
  if (effectOf(play, card) !== undefined) trigger(play, 'revealed-effect', about);
  play.then('whenRevealed', { card, guard });
}

const effectOf = (play: Play<LotrLcg>, card: PieceId) =>
  printed(play.state, card).abilities.find(({ on }) => on === 'when-revealed');

/** LCG-17.05, LCG-17.06: doomed first, then what it does when it is revealed. */
export function whenRevealed(play: Play<LotrLcg>, { card, guard }: Steps['whenRevealed']): void {
  const { state } = play;
  const { cards } = state;
  const happens = endAttempt(cards, 'when-revealed') > 0;
  const zone = cards.at[Number(card.slice(1))];
  // An enemy that was destroyed as it was revealed does nothing any more.
  if (zone !== 'staging' && zone !== 'limbo') return fillEncounterDeck(play);
  raiseThreat(play, inOrder(state), statOn(state, card, 'doomed'));
  const effect = effectOf(play, card);
  const what = nameOf(state, card);
  if (effect !== undefined && happens)
    play.then('use', {
      seat: decides(state),
      card,
      what,
      ability: effect.name,
      moment: momentOf('when-revealed', { card, what }),
    });
  else if (effect !== undefined) play.tell('effect.cancelled', seen(state, card));
  play.then('revealed', { card, guard });
}

/** LCG-7.10, LCG-17.03, LCG-17.07 to LCG-17.12: where it goes, and what it brings along. */
export function revealed(play: Play<LotrLcg>, { card, guard }: Steps['revealed']): void {
  const { state } = play;
  const { cards } = state;
  const zone = cards.at[Number(card.slice(1))];
  const surges = statOn(state, card, 'surge') > 0 || state.surging;
  const replaced = state.replacing;
  state.surging = false;
  state.replacing = false;
  if (zone === 'limbo') putInDiscard(play, card);
  // A treachery is dealt with at once, so that nothing guards the objective.
  else if (guard !== null && zone === 'staging') {
    // LCG-17.09
    if (isType(state, card, 'objective')) play.then('reveal', { guard });
    else move(play, guard, `guarded/${card}`, 'objective.guarded', { by: card, guard: nameOf(state, card) });
  }
  if (zone === 'staging' && isType(state, card, 'objective') && statOn(state, card, 'guarded') > 0)
    play.then('reveal', { guard: card });
  if (replaced) play.then('reveal', { guard });
  if (surges) play.then('reveal', { guard: null });
  // LCG-7.12, LCG-31.04: at any time in the quest phase, but the last card is dealt with first.
  fillEncounterDeck(play);
}
