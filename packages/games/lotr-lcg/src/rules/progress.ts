import { addTokens, tokensOn } from '@concilio/cards';
import type { PieceId, Play } from '@concilio/kernel';
import type { LotrLcg, State } from '../state.ts';
import { trigger } from './trigger.ts';
import { leavePlay } from './leaving.ts';
import { is, questPointsOf } from './stats.ts';
import { activeLocation, isIn, nameOf, questNow, seen } from './select.ts';

export const progressOn = (state: State, card: PieceId) => tokensOn(state.cards, card, 'progress');

/** LCG-8.06, LCG-8.10: what is meant for the quest fills the active location first. */
export function placeOnQuest(play: Play<LotrLcg>, progress: number): void {
  const { state } = play;
  const location = activeLocation(state);
  const { took, explored } = location === null ? NONE_TAKEN : fill(play, location, progress);
  const left = progress - took;
  const quest = questNow(state);
  if (quest !== null && left > 0) {
    addTokens(state.cards, quest, 'progress', left);
    play.tell('progress.placed', { progress: left, ...seen(state, quest) });
    trigger(play, 'quest-progress', { card: quest, what: nameOf(state, quest), amount: left });
    checkAdvance(play);
  }
  // LCG-31.05: the stage advances before anybody responds to the location.
  if (explored !== null) trigger(play, 'explored', explored);
}
const NONE_TAKEN = { took: 0, explored: null };

/** LCG-8.07, LCG-8.08: a location with enough progress is explored at once. */
export function placeOnLocation(play: Play<LotrLcg>, location: PieceId, progress: number): void {
  const { explored } = fill(play, location, progress);
  if (explored !== null) trigger(play, 'explored', explored);
}

/** The location takes what it can. What has been explored is gone, and waits for its moment. */
function fill(play: Play<LotrLcg>, location: PieceId, progress: number): Filled {
  const { state } = play;
  if (!isIn(state, location) || progress <= 0) return NONE_TAKEN;
  const took = Math.min(progress, Math.max(0, questPointsOf(state, location) - progressOn(state, location)));
  addTokens(state.cards, location, 'progress', took);
  if (took > 0) play.tell('progress.placed', { progress: took, ...seen(state, location) });
  const explored =
    progressOn(state, location) >= questPointsOf(state, location) ? explore(play, location) : null;
  return { took, explored };
}

interface Filled {
  readonly took: number;
  readonly explored: { readonly card: PieceId; readonly what: string } | null;
}

/** LCG-17.23: an explored location with victory points is kept. */
function explore(play: Play<LotrLcg>, location: PieceId): Filled['explored'] {
  const { state } = play;
  const about = { card: location, what: nameOf(state, location) };
  play.tell('location.explored', seen(state, location));
  leavePlay(play, location, is(state, location, 'victory') ? 'victory' : 'discard');
  return about;
}

/** LCG-13.07: never from the active location. */
export function removeFromQuest(play: Play<LotrLcg>, most: number): void {
  const { state } = play;
  const quest = questNow(state);
  if (quest === null) return;
  const progress = -addTokens(state.cards, quest, 'progress', -most);
  if (progress > 0) play.tell('progress.removed', { progress, ...seen(state, quest) });
}

/** LCG-13.01, LCG-13.06: a stage that has no quest points is not completed by progress. */
export function checkAdvance(play: Play<LotrLcg>): void {
  const { state } = play;
  const quest = questNow(state);
  if (quest === null || !state.staged) return;
  const points = questPointsOf(state, quest);
  if (points === 0 || progressOn(state, quest) < points || is(state, quest, 'cannot-advance')) return;
  state.staged = false;
  play.then('advance', {});
}
