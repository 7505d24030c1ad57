import {
  chooseOne,
  type Outcome,
  type PieceId,
  type Play,
  type Seat,
  seat,
  showTo,
  showToAll,
} from '@concilio/kernel';
import { type Beacon, cardOf, FULL, handOf, heatOf, type State, valueOf } from './state.ts';

/** TUT-1: three cards each; the die says who begins. */
export function begin(play: Play<Beacon>) {
  for (const whose of play.seats) for (let card = 0; card < 3; card++) draw(play, whose);
  play.then('turn', { seat: play.random.die('first', play.seats) });
}

/** TUT-2: lay a card on the fire, draw a card, see whether the beacon flares, and the next seat goes on. */
export function turn(play: Play<Beacon>, { seat: whose }: Beacon['steps']['turn']) {
  if (handOf(play.state, whose).length > 0) {
    lay(play, whose, play.ask(whose, layWhich(play.state, whose)));
    draw(play, whose);
  }
  play.then('flare', { seat: whose });
  play.then('turn', { seat: seat((whose + 1) % play.seats.length) });
}

/** TUT-3: a six may not be laid on a cold fire by a hand that holds anything else. */
function layWhich(state: State, whose: Seat) {
  const hand = handOf(state, whose);
  const tooHot = (card: PieceId) => state.fire.length === 0 && valueOf(state, card) === 6;
  const allowed = hand.every(tooHot) ? hand : hand.filter((card) => !tooHot(card));
  const forbidden = hand.filter((card) => !allowed.includes(card));
  return chooseOne(
    'lay',
    allowed.map((id) => ({ id })),
    {
      blocked: () => forbidden.map((id) => ({ id, rule: 'TUT-3' })),
    },
  );
}

function lay(play: Play<Beacon>, whose: Seat, card: PieceId) {
  const { state } = play;
  state.hands[whose] = handOf(state, whose).filter((other) => other !== card);
  state.fire.push(card);
  showToAll(state.pieces, card);
  play.tell('card.laid', { seat: whose, piece: card, card: cardOf(state, card), heat: heatOf(state) });
}

/** What is drawn is known to whoever draws it; the event goes to that seat alone. */
function draw(play: Play<Beacon>, whose: Seat) {
  const { state } = play;
  const card = state.deck.shift();
  if (card === undefined) return;
  handOf(state, whose).push(card);
  showTo(state.pieces, card, whose);
  play.tell('card.drawn', { seat: whose, piece: card, card: cardOf(state, card) }, [whose]);
}

/** TUT-4: at ten the beacon flares. Exactly ten gives two points to whoever laid the last card, more than ten one point to everybody else. */
export function flare(play: Play<Beacon>, { seat: whose }: Beacon['steps']['flare']) {
  const { state } = play;
  if (heatOf(state) < FULL) return;
  const exact = heatOf(state) === FULL;
  const points = exact ? 2 : 1;
  for (const other of play.seats) {
    if ((other === whose) === exact) state.points[other] = (state.points[other] ?? 0) + points;
  }
  const burnt = state.fire.splice(0);
  state.ashes.push(...burnt);
  play.tell('beacon.flared', { seat: whose, points, burnt });
}

/** TUT-5: it is over when somebody has reached the goal, or when no card is left and the last fire is counted. */
export function outcome(state: State): Outcome | null {
  const { points, goal, deck, hands } = state;
  const most = Math.max(...points);
  const empty = deck.length === 0 && hands.every((hand) => hand.length === 0) && heatOf(state) < FULL;
  if (most < goal && !empty) return null;
  const winners = points.flatMap((own, index) => (own === most ? [seat(index)] : []));
  return { winners, scores: [...points], reason: most < goal ? 'empty' : 'goal' };
}
