import {
  type Blocked,
  chooseOne,
  type Option,
  type PieceId,
  type Play,
  type Seat,
  showToAll,
  type Text,
} from '@concilio/kernel';
import type { Activity, Card, Power, Waived } from '../content/index.ts';
import { cardOf, hobbitOf, isStarFor, type LotrBoard, openTracks, playerAt, type State } from '../state.ts';
import { cardOption, trackOptions } from './choices.ts';
import { heal } from './corruption.ts';
import { draw, putDown, without } from './deck.ts';
import { isHeld, isTimely } from './any-time.ts';
import { momentOf } from './moments.ts';
import { turnGoesOn } from './turn.ts';

/** LOB-7.01: the most cards of a turn. */
export const MOST = 2;
/** LOB-7.12 */
const REST_DRAWS = 2;

/** LOB-7: the active player plays up to two cards, one after the other, or rests. */
export function cards(play: Play<LotrBoard>) {
  const { state } = play;
  if (!turnGoesOn(state)) return;
  const { active: seat, played } = state;
  const { hand } = playerAt(state, seat);
  const mayRest = played.length === 0;
  // Nobody need be asked whether to stop where all can see that there is nothing else to do.
  const done = played.length === MOST || hand.length === 0;
  if (!mayRest && done && !isHeld(state, 'cards')) return;
  const close = mayRest ? [{ id: 'rest-draw' }, restToHeal(state, seat)] : [{ id: 'done' }];
  const answer = momentOf(play, 'cards', {
    seat,
    key: 'play-card',
    told: (player, asked) => ({ played: played.length, may: mayFollow(state, seat), player, asked }),
    options: () => [...playable(state, seat), ...close],
    blocked: () => hand.flatMap((piece) => blockedCard(state, seat, piece)),
  });
  if (answer === null) play.then('cards', {});
  else if (answer.pick === 'rest-draw' || answer.pick === 'rest-heal') rest(play, seat, answer.pick);
  else if (answer.pick !== 'done') playCard(play, seat, answer.pick.replace(USELESS, '') as PieceId);
}

/** An option with this before the piece would have no effect, and is to be confirmed (LOB-7.07). */
const USELESS = 'useless/';

/** The cards that may be played now. */
function playable(state: State, seat: Seat): Option[] {
  const open = openTracks(state);
  const options: Option[] = [];
  for (const piece of playerAt(state, seat).hand) {
    const card = cardOf(state, piece);
    if (!mayPlay(state, seat, card)) continue;
    if (isStarFor(state, seat, card) || open.some((activity) => activity === card.symbol))
      options.push(cardOption(piece));
    else options.push({ id: `${USELESS}${piece}`, of: piece, text: useless(card.id), confirm: true });
  }
  return options;
}

/** LOB-7.13: on space 0 it has no effect, and is to be confirmed. */
const restToHeal = (state: State, seat: Seat): Option =>
  playerAt(state, seat).corruption > 0
    ? { id: 'rest-heal' }
    : { id: 'rest-heal', text: { key: 'option.rest-in-vain' }, confirm: true };

const useless = (card: string): Text => ({ key: 'option.useless', with: { card } });

/** LOB-7.01: one brown and one grey; LOB-16.05: or two of the same colour. */
function mayPlay(state: State, seat: Seat, { colour }: Card): boolean {
  if (colour === 'green' || state.played.length === MOST) return false;
  return !state.played.includes(colour) || hobbitOf(state, seat).sameColourTwice === true;
}

/** LOB-7.01, LOB-16.05: of which colour the next card may be; `both` where one of each may still be played. */
function mayFollow(state: State, seat: Seat): 'any' | 'both' | 'brown' | 'grey' {
  if (hobbitOf(state, seat).sameColourTwice === true) return 'any';
  const [first] = state.played;
  return first === undefined ? 'both' : first === 'brown' ? 'grey' : 'brown';
}

/** A card that may not be played now, with the rule that says so, and what has brought it into force. */
function blockedCard(state: State, seat: Seat, piece: PieceId): Blocked[] {
  const card = cardOf(state, piece);
  const { power } = card;
  if (power !== undefined)
    return isTimely(state, card, 'cards', true)
      ? []
      : [{ id: piece, rule: ruleOf(power), why: untimely(power) }];
  return mayPlay(state, seat, card) ? [] : [{ id: piece, rule: 'LOB-7.01', ...whatWasPlayed(state, card) }];
}

/** What the player has played already, by name: two cards, or one of the same colour. */
function whatWasPlayed(state: State, { colour }: Card): Pick<Blocked, 'why'> {
  const laid = (state.laid ?? []).map((piece) => cardOf(state, piece));
  if (state.played.length === MOST) {
    const [first, second] = laid;
    return first === undefined || second === undefined
      ? {}
      : { why: { key: 'why.two-played', with: { first: first.id, second: second.id } } };
  }
  const same = laid.find((one) => one.colour === colour);
  return same === undefined ? {} : { why: { key: 'why.colour-played', with: { card: same.id, colour } } };
}

/** Why a green card has nothing to do while cards are played. */
function untimely(power: Power): Text {
  if (power.does !== 'waive') return { key: `why.${power.does}` };
  return { key: `why.waive.${power.at.moment}` };
}

const WAIVING: Readonly<Record<Waived['moment'], string>> = {
  roll: 'LOB-18.04',
  rolled: 'LOB-18.05',
  lacking: 'LOB-18.07',
  tile: 'LOB-18.08',
  reveal: 'LOB-18.09',
};

/** The rule that says when a green card has its effect. */
function ruleOf(power: Power): string {
  switch (power.does) {
    case 'waive':
      return WAIVING[power.at.moment];
    case 'passCard':
      return 'LOB-18.03';
    case 'healOne':
      return 'LOB-18.10';
    case 'refill':
      return 'LOB-18.11';
  }
}

/** LOB-7.12: two cards, or a space to the left. */
function rest(play: Play<LotrBoard>, seat: Seat, by: 'rest-draw' | 'rest-heal') {
  play.tell('player.rested', { seat, by: by === 'rest-draw' ? 'draw' : 'heal' });
  if (by === 'rest-draw') draw(play, seat, REST_DRAWS);
  else heal(play, seat, 1);
}

/** LOB-7.02, LOB-7.04, LOB-7.05: the card's symbols advance one track; then the next card may be played. */
function playCard(play: Play<LotrBoard>, seat: Seat, piece: PieceId) {
  const { state } = play;
  const card = cardOf(state, piece);
  const again = state.played.includes(card.colour);
  state.played.push(card.colour);
  state.laid = [...(state.laid ?? []), piece];
  const player = playerAt(state, seat);
  player.hand = without(player.hand, piece);
  showToAll(state.pieces, piece);
  state.inPlay.push(piece);
  play.tell('card.laid', { seat, piece, card: card.id });
  const track = trackFor(play, seat, card);
  play.tell('card.played', { seat, piece, card: card.id, track: track ?? 'none' });
  if (again || (card.symbol !== 'star' && track !== null && track !== card.symbol))
    play.tell('ability.used', { seat, hobbit: playerAt(state, seat).hobbit });
  if (track !== null) play.then('advance', { seat, track, spaces: card.symbols });
  // LOB-18.13
  if (card.rollsAfter === true) play.then('roll', { seat });
  play.then('cardResolved', {});
  play.then('cards', {});
}

/** LOB-7.04: a card that is resolved goes face up to the discard pile. */
export function cardResolved(play: Play<LotrBoard>) {
  putDown(play, play.state.inPlay.splice(0));
}

/** The track that a card advances; `null` where it has no effect (LOB-7.06). */
function trackFor(play: Play<LotrBoard>, seat: Seat, card: Card): Activity | null {
  const open = openTracks(play.state);
  if (!isStarFor(play.state, seat, card)) return open.find((activity) => activity === card.symbol) ?? null;
  const options = trackOptions(play.state, card.symbols);
  return play.ask(seat, chooseOne('track', options, { with: { spaces: card.symbols }, obvious: true }));
}
