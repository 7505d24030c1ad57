import { chooseOne, chooseSome, type Play, type Seat } from '@concilio/kernel';
import { cardOf, inTurnOrder, type LotrBoard, playerAt, type Steps, thing } from '../state.ts';
import { inNeed } from './any-time.ts';
import { whom } from './choices.ts';
import { corrupted, heal } from './corruption.ts';
import { discardCard, draw, layAside, pass } from './deck.ts';

/** LOB-18.02: whoever plays the card decides how it is applied. */
export function story(play: Play<LotrBoard>, { seat: who, card: piece, moment }: Steps['story']) {
  const { state } = play;
  const { power } = cardOf(state, piece);
  layAside(state, who, piece);
  play.tell('story.played', { seat: who, piece, card: thing(state, piece) });
  if (power === undefined) return;
  switch (power.does) {
    case 'waive':
      if (power.at.moment === 'lacking' && moment === 'darkness') spare(play, who);
      else state.waived = true;
      return;
    case 'healOne':
      heal(play, whom(play, who, 'heal-whom', corrupted(state)), 1);
      return;
    case 'passCard':
      passCard(play, who);
      return;
    case 'refill':
      refill(play, whom(play, who, 'refill-whom', inTurnOrder(state)), power.hand);
  }
}

/** LOB-18.07 */
function spare(play: Play<LotrBoard>, by: Seat) {
  const spared = whom(play, by, 'spare-whom', inNeed(play.state));
  playerAt(play.state, spared).spared = true;
  play.tell('player.spared', { seat: spared });
}

/** LOB-18.03: one player's choice of the two, and the giver's choice of the card. */
function passCard(play: Play<LotrBoard>, by: Seat) {
  const { state } = play;
  const givers = inTurnOrder(state).filter((other) => playerAt(state, other).hand.length > 0);
  if (givers.length === 0) return;
  const from = whom(play, by, 'pass-from', givers);
  const takers = inTurnOrder(state).filter((other) => other !== from);
  const to = whom(play, by, 'pass-to', takers);
  const cards = playerAt(state, from).hand.map((id) => ({ id }));
  const told = { seat: to, player: from, asked: 'you' };
  pass(play, from, to, play.ask(from, chooseOne('pass-card', cards, { with: told })));
}

/** LOB-18.11, LOB-18.12 */
function refill(play: Play<LotrBoard>, who: Seat, size: number) {
  const cards = playerAt(play.state, who).hand.map((id) => ({ id }));
  const away = play.ask(who, chooseSome('refill', cards, { min: 0, max: cards.length }));
  for (const piece of away) discardCard(play, who, piece);
  draw(play, who, Math.max(0, size - playerAt(play.state, who).hand.length));
}
