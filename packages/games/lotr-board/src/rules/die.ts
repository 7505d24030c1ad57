import { chooseSome, type PieceId, type Play, type Seat } from '@concilio/kernel';
import { FACES, type Face, faceNamed } from '../content/index.ts';
import { hobbitOf, inTurnOrder, type LotrBoard, playerAt, type State, type Steps } from '../state.ts';
import { corrupt, isCaught, moveSauron } from './corruption.ts';
import { discardCard } from './deck.ts';
import { eliminate } from './elimination.ts';
import { isHeld } from './any-time.ts';
import { momentOf } from './moments.ts';

const FACE_IDS = FACES.map(({ id }) => id);

/** LOB-10.01: a player is to roll the threat die. */
export function roll(play: Play<LotrBoard>, { seat }: Steps['roll']) {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  if (state.waived) {
    // LOB-18.04
    state.waived = false;
    play.tell('die.avoided', { seat });
    return;
  }
  if (isHeld(state, 'roll')) {
    const pick = momentOf(play, 'roll', {
      seat,
      key: 'roll',
      options: () => [{ id: 'roll' }],
    });
    if (pick === null) return void play.then('roll', { seat });
  }
  const face = throwDie(play, seat);
  play.then('rolled', { seat, face });
}

export function throwDie(play: Play<LotrBoard>, seat: Seat): string {
  const face = play.random.die('threat', FACE_IDS);
  play.tell('die.rolled', { seat, face });
  return face;
}

/** What a face costs this player: LOB-10.02 to LOB-10.05, and LOB-16.04. */
export function costOf(state: State, seat: Seat, face: Face) {
  const most = hobbitOf(state, seat).dieAtMost;
  return {
    corruption: Math.min(face.corruption, most?.spaces ?? face.corruption),
    cards: Math.min(face.cards, most?.cards ?? face.cards),
    sauron: face.sauron,
  };
}

/** Whether more than a step on the way is at stake: somebody would be lost, or cards are to be discarded. */
function isDire(state: State, seat: Seat, face: Face): boolean {
  const { corruption, cards, sauron } = costOf(state, seat, face);
  if (cards > 0 || (corruption > 0 && isCaught(state, seat, corruption, 0))) return true;
  return sauron > 0 && inTurnOrder(state).some((other) => isCaught(state, other, 0, sauron));
}

/** LOB-10.02 to LOB-10.05: the roller suffers the result. */
export function rolled(play: Play<LotrBoard>, { seat, face: id }: Steps['rolled']) {
  const { state } = play;
  const face = faceNamed(id);
  // LOB-14.05: somebody may have been called on after the roll, and the roller lost by it.
  if (playerAt(state, seat).out) return;
  if (state.waived) {
    // LOB-18.05
    state.waived = false;
    play.tell('die.ignored', { seat, face: id });
    return;
  }
  if (face.symbols > 0 && isHeld(state, 'rolled', isDire(state, seat, face))) {
    const answer = momentOf(play, 'rolled', {
      seat,
      key: 'suffer',
      told: (player, asked) => ({ face: id, player, asked }),
      options: () => [{ id: 'suffer' }],
    });
    if (answer === null) return void play.then('rolled', { seat, face: id });
  }
  // LOB-10.05
  if (face.symbols === 0) return;
  const cost = costOf(state, seat, face);
  play.tell('die.suffered', { seat, face: id });
  if (cost.corruption < face.corruption || cost.cards < face.cards)
    play.tell('ability.used', { seat, hobbit: playerAt(state, seat).hobbit });
  if (cost.sauron > 0) moveSauron(play, cost.sauron);
  if (cost.corruption > 0) corrupt(play, seat, cost.corruption);
  if (cost.cards > 0) play.then('discard', { seat, cards: cost.cards });
}

/** A player must discard so many cards; whoever has fewer discards them all and is eliminated (LOB-14.02). */
export function discard(play: Play<LotrBoard>, { seat, cards }: Steps['discard']) {
  const { state } = play;
  const { hand, out } = playerAt(state, seat);
  if (out) return;
  // Somebody may still help before a player is lost for want of cards.
  if (hand.length < cards && isHeld(state, 'discard')) {
    const answer = momentOf(play, 'discard', {
      seat,
      key: 'short-of-cards',
      told: (player, asked) => ({ cards, player, asked }),
      options: () => [{ id: 'go-on', text: { key: 'option.fall' }, harm: true }],
    });
    if (answer === null) return void play.then('discard', { seat, cards });
  }
  if (hand.length < cards) {
    eliminate(play, [seat], 'means');
    return;
  }
  for (const piece of toDiscard(play, seat, hand, cards)) discardCard(play, seat, piece);
}

/** Which cards they are; nobody need be asked where all can see that it is the whole hand. */
function toDiscard(play: Play<LotrBoard>, seat: Seat, hand: readonly PieceId[], cards: number) {
  if (hand.length === cards) return hand;
  const options = hand.map((id) => ({ id }));
  return play.ask(seat, chooseSome('discard', options, { min: cards, max: cards }, { with: { cards } }));
}
