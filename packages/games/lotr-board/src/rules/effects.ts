import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import { type Effect, trialNamed, type Whom } from '../content/index.ts';
import {
  acting,
  inTurnOrder,
  legendaryHere,
  type LotrBoard,
  playerAt,
  runesOf,
  type State,
  type Steps,
} from '../state.ts';
import { YES_OR_NO } from './choices.ts';
import { corrupt, heal, moveSauron } from './corruption.ts';
import { draw, removeCards } from './deck.ts';
import { eliminate } from './elimination.ts';
import { nextEvent } from './events.ts';
import { dealLegendary, revealCards } from './journey.ts';
import { payRunes } from './runes.ts';
import { takeLegendary } from './tracks.ts';

/** What follows a trial, one effect after the other; `seat` is whoever had the demand before them. */
export function effects(play: Play<LotrBoard>, { trial, met, from, seat }: Steps['effects']) {
  const { then, otherwise } = trialNamed(trial);
  if (from === 0) play.tell(met ? 'trial.met' : 'trial.failed', { trial });
  const list = oneByOne(met ? then : otherwise);
  const effect = list[from];
  if (effect === undefined) return;
  carryOut(play, effect, seat);
  if (from + 1 < list.length) play.then('effects', { trial, met, from: from + 1, seat });
}

/** A die that is rolled twice is two effects: after the first another may bear the Ring (LOB-21.02). */
function oneByOne(list: readonly Effect[]): readonly Effect[] {
  if (!list.some((effect) => effect.does === 'roll' && effect.times > 1)) return list;
  return list.flatMap((effect): readonly Effect[] =>
    effect.does === 'roll' ? Array.from({ length: effect.times }, () => effect) : [effect],
  );
}

/** Whom an effect befalls. */
export function befallen(state: State, whom: Whom, payer: Seat): Seat[] {
  switch (whom) {
    case 'bearer':
      return state.bearer === null ? [] : [state.bearer];
    case 'each':
      return inTurnOrder(state);
    case 'others':
      return inTurnOrder(state).filter((seat) => seat !== acting(state));
    case 'payer':
      return playerAt(state, payer).out ? [] : [payer];
  }
}

function carryOut(play: Play<LotrBoard>, effect: Effect, payer: Seat) {
  const { state } = play;
  switch (effect.does) {
    case 'sauron':
      moveSauron(play, effect.spaces);
      return;
    case 'corrupt':
      for (const seat of befallen(play.state, effect.whom, payer)) corrupt(play, seat, effect.spaces);
      return;
    case 'heal':
      for (const seat of befallen(play.state, effect.whom, payer)) mayHeal(play, seat);
      return;
    case 'roll':
      for (const seat of befallen(play.state, effect.whom, payer)) play.then('roll', { seat });
      return;
    case 'draw':
      for (const seat of befallen(play.state, effect.whom, payer)) draw(play, seat, effect.cards);
      return;
    case 'discard':
      for (const seat of befallen(play.state, effect.whom, payer))
        play.then('discard', { seat, cards: effect.cards });
      return;
    case 'loseRunes':
      for (const seat of befallen(play.state, effect.whom, payer)) loseRunes(play, seat, effect.runes);
      return;
    case 'take':
      takeLegendary(play, acting(state), effect.card);
      return;
    case 'clearLegendary':
      clearLegendary(play);
      return;
    case 'nextEvent':
      nextEvent(play);
      return;
    case 'either':
      either(play, effect.of, payer);
      return;
    case 'dealLegendary':
      dealLegendary(play);
      return;
    case 'passLeft':
      play.then('passLeft', { seat: acting(state), left: inTurnOrder(state).length });
      return;
    case 'giveOut':
      revealCards(play, effect.cards);
      play.then('giveOut', {});
      return;
    case 'loseTheGame':
      // LOB-6.17
      state.ending = { reason: 'mine' };
  }
}

/** LOB-6.03: a light circle is an offer. */
function mayHeal(play: Play<LotrBoard>, seat: Seat) {
  if (playerAt(play.state, seat).corruption === 0) return;
  if (play.ask(seat, chooseOne('may-heal', YES_OR_NO)) === 'yes') heal(play, seat, 1);
}

/** The payer has the one or the other; healing was then chosen already. */
function either(play: Play<LotrBoard>, effects: readonly Effect[], seat: Seat) {
  const options = effects.map(({ does }) => ({ id: does, text: { key: `effect.${does}` } }));
  const pick = play.ask(seat, chooseOne('either', options));
  for (const effect of effects)
    if (effect.does === pick) {
      if (effect.does === 'heal') heal(play, seat, 1);
      else carryOut(play, effect, seat);
    }
}

/** LOB-14.02: whoever has too few loses them all, and is eliminated. */
function loseRunes(play: Play<LotrBoard>, seat: Seat, runes: number) {
  const { state } = play;
  const has = runesOf(state, playerAt(state, seat));
  payRunes(play, seat, Math.min(has, runes));
  if (has < runes) eliminate(play, [seat], 'means');
}

function clearLegendary(play: Play<LotrBoard>) {
  const { state } = play;
  const gone = legendaryHere(state);
  state.legendary = state.legendary.filter((piece) => !gone.includes(piece));
  removeCards(play, gone);
}
