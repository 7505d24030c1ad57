import { triggerTogether, type Moment, momentOf } from '@concilio/cards';
import { chooseOne, type PieceId, type Play } from '@concilio/kernel';
import type { MomentName } from '../content/vocabulary.ts';
import { type LotrTcg, playerAt, type Skirmish, type State, type Steps } from '../state.ts';
import { fierceOnes } from './assigning.ts';
import { trigger } from './trigger.ts';
import { kill, leaveFight, ownerSeat } from './leaving.ts';
import { damageOf, overwhelmFactor, strengthOf } from './stats.ts';
import { isIn, minions, nameOf, seen, once } from './select.ts';
import { LAST_SITE } from './sites.ts';
import { closePhase, survive } from './turn.ts';
import { dealWoundsTogether } from './vitality.ts';

/** TCG-12.14: those who are attacked and still there. TCG-13.14: without anybody to fight there is no skirmish. */
export const attacked = (state: State): PieceId[] =>
  once(state.assigned.map(({ to }) => to)).filter(
    (card) =>
      isIn(state, card) && state.assigned.some(({ to, minion }) => to === card && isIn(state, minion)),
  );

/** TCG-13.01: the Free Peoples player chooses which comes next. */
export function skirmishes(play: Play<LotrTcg>): void {
  const { state } = play;
  const open = attacked(state);
  if (open.length === 0) {
    play.then('fierceOrRegroup', {});
    return;
  }
  const options = open.map((id) => ({ id }));
  const character = play.ask(state.free, chooseOne('which-skirmish', options, { obvious: true }));
  play.then('skirmish', { character });
}

/** TCG-13.02: a Skirmish phase of its own. */
export function skirmish(play: Play<LotrTcg>, { character }: Steps['skirmish']): void {
  const { state } = play;
  const foes = state.assigned.filter(({ to }) => to === character).map(({ minion }) => minion);
  state.assigned = state.assigned.filter(({ to }) => to !== character);
  state.wounds = {};
  state.skirmish = { character, minions: foes, fierce: state.fierce, cancelled: false, removed: [] };
  play.tell('skirmish.begun', {
    minions: foes.map((minion) => nameOf(state, minion)),
    ...seen(state, character),
  });
  trigger(play, 'skirmish-begins', { card: character, what: nameOf(state, character) });
  trigger(play, 'action/skirmish');
  play.then('resolveSkirmish', {});
  play.then('endSkirmish', {});
  play.then('skirmishes', {});
}

/** TCG-13.15, TCG-13.18: whether it was cancelled, or one side has gone: nothing more is done in it. */
export const isDecided = ({ cancelled, character, minions: foes }: Skirmish): boolean =>
  cancelled || character === null || foes.length === 0;

/** TCG-13.13 */
export function cancelSkirmish(play: Play<LotrTcg>): void {
  const { state } = play;
  const { skirmish: now } = state;
  if (now === null || now.cancelled || now.character === null) return;
  now.cancelled = true;
  play.tell('skirmish.cancelled', seen(state, now.character));
}

/** TCG-13.19: whether the skirmish that goes on may be cancelled. */
export function mayCancelSkirmish({ options, skirmish: now, players }: State): boolean {
  if (now === null || now.cancelled || now.character === null) return false;
  return !options.bearerFights || players.every(({ ringBearer }) => ringBearer !== now.character);
}

/** TCG-13.16: removed from it, and still in play. */
export function removeFromSkirmish(play: Play<LotrTcg>, card: PieceId): void {
  leaveFight(play.state, card);
  play.tell('skirmish.removed', seen(play.state, card));
}

/** TCG-13.09, TCG-13.10 */
function overwhelms(state: State, more: number, losers: readonly PieceId[], less: number): boolean {
  if (more <= 0) return false;
  return more >= overwhelmFactor(state, losers) * less;
}

/** TCG-13.05 to TCG-13.11, TCG-13.15 */
export function resolveSkirmish(play: Play<LotrTcg>): void {
  const { state } = play;
  const now = state.skirmish;
  if (now === null || now.cancelled) return;
  const { character, minions: foes, removed } = now;
  const fellows = character === null ? [] : [character];
  // TCG-13.15: whoever stands alone has won.
  if (character === null || foes.length === 0) {
    if (character === null && foes.length === 0) return;
    const winners = character === null ? foes : fellows;
    const losers = removed.filter((card) => (ownerSeat(state, card) === state.free) === (character === null));
    tellResult(play, winners, losers);
    afterResult(play, winners, losers);
    return;
  }
  const mine = strengthOf(state, character);
  const theirs = foes.reduce((sum, minion) => sum + strengthOf(state, minion), 0);
  play.tell('skirmish.counted', { fellowship: mine, minions: theirs });
  const wins = mine > theirs;
  const [winners, losers] = wins ? [fellows, foes] : [foes, fellows];
  const [more, less] = wins ? [mine, theirs] : [theirs, mine];
  const damage = winners.reduce((sum, card) => sum + damageOf(state, card), 0);
  tellResult(play, winners, losers);
  if (overwhelms(state, more, losers, less)) {
    for (const card of losers) play.tell('card.overwhelmed', seen(state, card));
    kill(play, losers, null);
  } else dealWoundsTogether(play, losers, 1 + damage);
  afterResult(play, winners, losers);
}

function tellResult(play: Play<LotrTcg>, winners: readonly PieceId[], losers: readonly PieceId[]): void {
  for (const card of winners) play.tell('skirmish.won', seen(play.state, card));
  for (const card of losers) play.tell('skirmish.lost', seen(play.state, card));
}

/**
 * TCG-13.18, TCG-13.20: once the wounds are placed, whoever waits for a victory or a defeat is heard. All have won and lost
 * at one moment, so that their players say what comes first.
 */
function afterResult(play: Play<LotrTcg>, winners: readonly PieceId[], losers: readonly PieceId[]): void {
  const { state } = play;
  const of = (name: MomentName, cards: readonly PieceId[], [by]: readonly PieceId[]) =>
    cards.map((card) =>
      momentOf(name, { card, what: nameOf(state, card), by: by ?? null, seat: ownerSeat(state, card) }),
    );
  triggerTogether(play, [
    ...of('lost-skirmish', losers, winners),
    ...of('won-skirmish', winners, losers),
    ...promised(state, 'lost', losers),
    ...promised(state, 'won', winners),
  ]);
}

/** TCG-13.18: what an event has promised for the case that somebody wins or loses this skirmish. */
export const promiseOf = (result: 'won' | 'lost', event: PieceId, card: PieceId): string =>
  `if-${result}/${event}/${card}`;

/** The same, read: what it waits for, who promised it, and of whom. */
export function promiseIn(
  stat: string,
): { name: 'if-won' | 'if-lost'; event: PieceId; card: PieceId } | null {
  const [name, event, card] = stat.split('/');
  return name === 'if-won' || name === 'if-lost'
    ? { name, event: event as PieceId, card: card as PieceId }
    : null;
}

const promised = (state: State, result: 'won' | 'lost', cards: readonly PieceId[]): Moment<MomentName>[] =>
  state.cards.lasting.flatMap(({ from, number }) => {
    const promise = promiseIn(number);
    if (promise === null || promise.name !== `if-${result}` || !cards.includes(promise.card)) return [];
    const { name, event, card } = promise;
    return [momentOf(name, { card: event, what: from, by: card, seat: state.free })];
  });

/** TCG-13.18: its effects end, and its characters are free. */
export function endSkirmish(play: Play<LotrTcg>): void {
  const { state } = play;
  state.skirmish = null;
  closePhase(state);
}

/** TCG-14.01, TCG-5.09, TCG-32.01 */
export function fierceOrRegroup(play: Play<LotrTcg>): void {
  const { state } = play;
  closePhase(state);
  const fierce = state.fierce ? [] : fierceOnes(state);
  if (fierce.length > 0 && minions(state).length > 0) {
    state.fierce = true;
    state.fierceMinions = fierce;
    state.assigned = [];
    play.then('phase', { phase: 'assignment' });
    return;
  }
  state.fierce = false;
  state.fierceMinions = [];
  if (playerAt(state, state.free).marker >= LAST_SITE) survive(play);
  else play.then('phase', { phase: 'regroup' });
}
