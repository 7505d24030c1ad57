import {
  assign,
  chooseNumber,
  chooseOne,
  chooseSome,
  faceOf,
  isAnswerable,
  loseTrack,
  type PieceId,
  type Play,
  putInOrder,
  type Seat,
  shufflePieces,
  showTo,
  showToAll,
  thingOf,
} from '@concilio/kernel';
import {
  coinsOf,
  COSTS,
  handOf,
  KINDS,
  kindOf,
  lifeOf,
  type State,
  shieldsOf,
  type Torture,
} from './state.ts';

type TorturePlay = Play<Torture>;

const other = (play: TorturePlay, seat: Seat): Seat => play.seats.find((one) => one !== seat) ?? seat;
const without = (pieces: readonly PieceId[], gone: PieceId): PieceId[] =>
  pieces.filter((piece) => piece !== gone);

export function begin(play: TorturePlay) {
  for (const seat of play.seats) for (let card = 0; card < 5; card++) draw(play, seat);
  play.then('round', {});
}

/** A secret simultaneous bid of coins that are then spent by the higher bidder, who has the first turn. */
export function round(play: TorturePlay) {
  const { state } = play;
  state.round++;
  for (const seat of play.seats) for (const coin of coinsOf(state, seat)) coin.spent = false;
  play.tell('round.begun', { round: state.round });
  const [first = 0, second = 0] = play.askEach(play.seats, () => chooseNumber('bid', { min: 0, max: 3 }));
  const winner = play.seats[second > first ? 1 : 0] ?? play.seats[0];
  if (winner === undefined) return;
  const amount = Math.max(first, second);
  spend(state, winner, amount);
  play.tell('bid.won', { seat: winner, amount });
  play.then('turn', { seat: winner, extra: false });
  play.then('turn', { seat: other(play, winner), extra: false });
  play.then('round', {});
}

export function turn(play: TorturePlay, { seat, extra }: Torture['steps']['turn']) {
  draw(play, seat);
  play.then('act', { seat, extra });
}

export function act(play: TorturePlay, { seat, extra }: Torture['steps']['act']) {
  const { state } = play;
  const playable = (piece: PieceId) =>
    kindOf(state, piece) !== 'counter' &&
    !(extra && kindOf(state, piece) === 'haste') &&
    isAnswerable(payment(state, seat, piece));
  const hand = handOf(state, seat);
  const blocked = () =>
    hand
      .filter((piece) => !playable(piece))
      .map((piece) => ({ id: piece, rule: kindOf(state, piece) === 'counter' ? 'TOR-2' : 'TOR-1' }));
  const choice = play.ask(
    seat,
    chooseOne(
      'act',
      [
        { id: 'pass' as const },
        ...hand.filter(playable).map((id) => ({
          id,
          leadsTo: () => payment(state, seat, id).options.map((coin) => coin.id),
        })),
      ],
      { blocked },
    ),
  );
  if (choice === 'pass') return;
  if (state.bug && kindOf(state, choice) === 'strike') throw new Error('a bug in the rules');
  play.then('pay', { seat, piece: choice });
  play.then('window', { seat: other(play, seat), depth: 1 });
  play.then('resolve', {});
}

/** A payment with joint constraints: at most one coin of each colour, and at most one too many in all. */
export function payment(state: State, seat: Seat, piece: PieceId) {
  const cost = COSTS[kindOf(state, piece)];
  const coins = coinsOf(state, seat).filter((coin) => !coin.spent);
  return chooseSome(
    'pay',
    coins.map(({ id, colour, value }) => ({ id, group: colour, amount: value })),
    { min: 1, max: 3 },
    { sum: { min: cost, max: cost + 1 } },
  );
}

/** The cost is paid, and the card lies open on the stack, before anybody may respond. */
export function pay(play: TorturePlay, { seat, piece }: Torture['steps']['pay']) {
  const { state } = play;
  const paid = play.ask(seat, payment(state, seat, piece));
  for (const coin of coinsOf(state, seat)) if (paid.includes(coin.id)) coin.spent = true;
  putOnStack(play, seat, piece);
}

function putOnStack(play: TorturePlay, seat: Seat, piece: PieceId) {
  const { state } = play;
  state.hands[seat] = without(handOf(state, seat), piece);
  showToAll(state.pieces, piece);
  state.stack.push({ piece, seat, cancelled: false });
  play.tell('card.played', { seat, piece, card: kindOf(state, piece) });
}

/** Responses to responses, four deep. Whether the window is held depends on what all can see: cards and coins. */
export function window(play: TorturePlay, { seat, depth }: Torture['steps']['window']) {
  const { state } = play;
  const coins = coinsOf(state, seat).filter((coin) => !coin.spent);
  if (depth > 4 || handOf(state, seat).length === 0 || coins.length === 0) return;
  const counters = handOf(state, seat).filter((piece) => kindOf(state, piece) === 'counter');
  const choice = play.ask(
    seat,
    chooseOne('respond', [{ id: 'pass' as const }, ...counters.map((id) => ({ id }))]),
  );
  if (choice === 'pass') return;
  spend(state, seat, 1);
  putOnStack(play, seat, choice);
  play.then('window', { seat: other(play, seat), depth: depth + 1 });
}

/** Last in, first out. A cancelled card does nothing, and what was paid for it stays paid. */
export function resolve(play: TorturePlay) {
  const { state } = play;
  const top = state.stack.pop();
  if (top === undefined) return;
  const { piece, seat } = top;
  const kind = kindOf(state, piece);
  if (state.stack.length > 0) play.then('resolve', {});
  if (kind === 'shield' && !top.cancelled) state.shields[seat] = [...shieldsOf(state, seat), piece];
  else state.discard.unshift(piece);
  if (top.cancelled) return play.tell('card.cancelled', { piece, card: kind });
  play.tell('card.resolved', { piece, card: kind });
  switch (kind) {
    case 'counter': {
      const below = state.stack.at(-1);
      if (below !== undefined) below.cancelled = true;
      return;
    }
    case 'strike':
      return play.first('wound', { seat: other(play, seat), amount: 2 });
    case 'haste':
      return play.first('turn', { seat, extra: true });
    case 'rally':
      return play.first('rally', { seat, protested: false });
    case 'shield':
      return;
    default:
      return play.first(kind, { seat });
  }
}

/** A replacement: the shield is lost instead. */
export function wound(play: TorturePlay, { seat, amount }: Torture['steps']['wound']) {
  const { state } = play;
  const shield = shieldsOf(state, seat)[0];
  if (shield !== undefined && play.ask(seat, chooseOne('replace', [{ id: 'yes' }, { id: 'no' }])) === 'yes') {
    state.shields[seat] = without(shieldsOf(state, seat), shield);
    state.discard.unshift(shield);
    return play.tell('shield.lost', { seat, piece: shield });
  }
  state.life[seat] = Math.max(0, lifeOf(state, seat) - amount);
  state.last = { seat, amount };
  const hitter = `seat ${other(play, seat)}`;
  state.tally[hitter] = (state.tally[hitter] ?? 0) + 1;
  play.tell('seat.wounded', { seat, amount });
}

/** Three cards are looked at and put back in any order. */
export function vision(play: TorturePlay, { seat }: Torture['steps']['vision']) {
  const { state } = play;
  const top = state.deck.slice(0, 3);
  for (const piece of top) {
    showTo(state.pieces, piece, seat);
    play.tell('card.seen', { piece, card: kindOf(state, piece) }, [seat]);
  }
  const order = play.ask(
    seat,
    putInOrder(
      'put-back',
      top.map((id) => ({ id })),
    ),
  );
  loseTrack(state.pieces, order, seat);
  state.deck.splice(0, order.length, ...order);
}

/** A card is seen, and may be shuffled in: what was known is then known no more. */
export function glimpse(play: TorturePlay, { seat }: Torture['steps']['glimpse']) {
  const { state } = play;
  const [top] = state.deck;
  if (top === undefined) return;
  showTo(state.pieces, top, seat);
  play.tell('card.seen', { piece: top, card: kindOf(state, top) }, [seat]);
  if (play.ask(seat, chooseOne('shuffle-in', [{ id: 'yes' }, { id: 'no' }])) === 'no') return;
  shufflePieces(state.pieces, state.deck, 'deck', play.random);
  play.tell('pile.shuffled', {});
}

/** The kind of the top card is named before anybody has seen it. */
export function oracle(play: TorturePlay, { seat }: Torture['steps']['oracle']) {
  const { state } = play;
  const named = play.ask(
    seat,
    chooseOne(
      'name',
      KINDS.map((id) => ({ id })),
    ),
  );
  const [top] = state.deck;
  if (top === undefined) return;
  showToAll(state.pieces, top);
  const right = kindOf(state, top) === named;
  play.tell('oracle.spoke', { seat, right });
  if (right) play.first('wound', { seat: other(play, seat), amount: 3 });
}

/** Twelve cards, in any order: half a thousand million answers. */
export function sorting(play: TorturePlay, { seat }: Torture['steps']['sorting']) {
  const { state } = play;
  if (state.discard.length < 12) return;
  const order = play.ask(
    seat,
    putInOrder(
      'sort',
      state.discard.slice(0, 12).map((id) => ({ id })),
    ),
  );
  state.discard.splice(0, 12, ...order);
}

/** The other seat may protest while the number is chosen; then the number is asked anew. */
export function rally(play: TorturePlay, { seat, protested }: Torture['steps']['rally']) {
  const { state } = play;
  const answer = play.askAny([seat, other(play, seat)], (asked) => {
    if (asked === seat) return chooseNumber('rally', { min: 0, max: protested ? 1 : 3 });
    return protested ? null : chooseOne('protest', [{ id: 'protest' }]);
  });
  if (answer.interjection) {
    play.tell('seat.protested', { seat: answer.seat });
    return play.first('rally', { seat, protested: true });
  }
  const amount = Number(answer.pick);
  state.life[seat] = lifeOf(state, seat) + amount;
  play.tell('seat.rallied', { seat, amount });
}

/** Cards that only one seat sees are thrown at what lies open: a shield breaks, and the other seat is hit. */
export function storm(play: TorturePlay, { seat }: Torture['steps']['storm']) {
  const { state } = play;
  const enemy = other(play, seat);
  const cards = handOf(state, seat);
  if (cards.length === 0) return;
  const shields = shieldsOf(state, enemy).map((id) => ({ id, holds: { max: 1 } }));
  const thrown = play.ask(
    seat,
    assign(
      'throw',
      cards.map((id) => ({ id, ...(kindOf(state, id) === 'strike' ? { onlyTo: ['life'] } : {}) })),
      [{ id: 'life' as const, holds: { max: 2 } }, ...shields],
      { min: 1, max: Math.min(2, cards.length) },
    ),
  );
  for (const [piece, target] of Object.entries(thrown) as [PieceId, PieceId | 'life'][]) {
    state.hands[seat] = without(handOf(state, seat), piece);
    state.discard.unshift(piece);
    showToAll(state.pieces, piece);
    play.tell('card.thrown', { seat, piece, card: kindOf(state, piece) });
    if (target === 'life') play.first('wound', { seat: enemy, amount: 1 });
    else {
      state.shields[enemy] = without(shieldsOf(state, enemy), target);
      state.discard.unshift(target);
      play.tell('shield.lost', { seat: enemy, piece: target });
    }
  }
}

function draw(play: TorturePlay, seat: Seat) {
  const { state } = play;
  if (state.deck.length === 0) {
    state.deck.push(...state.discard.splice(0));
    shufflePieces(state.pieces, state.deck, 'deck', play.random);
    play.tell('pile.shuffled', {});
  }
  const piece = state.deck.shift();
  if (piece === undefined) return;
  state.hands[seat] = [...handOf(state, seat), piece];
  showTo(state.pieces, piece, seat);
  play.tell('card.drawn', { seat, piece, card: thingOf(faceOf(state.pieces, piece)) }, [seat]);
  play.tell('card.hidden', { seat }, [other(play, seat)]);
}

function spend(state: State, seat: Seat, coins: number) {
  let left = coins;
  for (const coin of coinsOf(state, seat)) {
    if (left > 0 && !coin.spent) {
      coin.spent = true;
      left--;
    }
  }
}
