/** A server of Colyseus as it comes, with the tutorial game; it keeps rooms in memory. Says its address. */
import { type Client, Room, Server } from '@colyseus/core';
import { schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowed, CARDS, deal, isOver, lay, type Piles, SEATS } from './beacon.ts';

/** The one kind of message in each direction: the cards that may be laid, and the one that is. */
const CARD = 0;

/** What everybody may see. Hands are told to their owners. */
const Shown = schema({
  deck: 'number',
  fire: ['number'],
  ashes: ['number'],
  points: ['number'],
  turn: 'number',
  laid: 'number',
});

class Beacon extends Room {
  override maxClients = SEATS;
  override state = new Shown();
  readonly #piles: Piles = deal(shuffled(CARDS));

  override onCreate() {
    this.#show(0);
    this.onMessage(CARD, (client: Client, card: number) => {
      const seat = this.clients.indexOf(client);
      if (seat !== this.state.turn || isOver(this.#piles) || !lay(this.#piles, seat, card)) return;
      this.state.laid += 1;
      this.#show(1 - seat);
      this.#ask();
    });
  }

  override onJoin() {
    if (this.clients.length === SEATS) this.#ask();
  }

  #ask() {
    const { turn } = this.state;
    const hand = this.#piles.hands[turn] ?? [];
    if (hand.length > 0) this.clients[turn]?.send(CARD, allowed(hand, this.#piles.fire.length === 0));
  }

  #show(turn: number) {
    const { deck, fire, ashes, points } = this.#piles;
    const { state } = this;
    state.turn = turn;
    state.deck = deck.length;
    put(state.fire, fire);
    put(state.ashes, ashes);
    put(state.points, points);
  }
}

/** Changes what differs and nothing else: only changes are sent. */
function put(shown: number[], values: readonly number[]): void {
  if (shown.length > values.length) shown.splice(values.length, shown.length - values.length);
  for (const [index, value] of values.entries()) {
    if (index >= shown.length) shown.push(value);
    else if (shown[index] !== value) shown[index] = value;
  }
}

function shuffled(cards: readonly number[]): number[] {
  const left = [...cards];
  return cards.flatMap(() => left.splice(randomInt(left.length), 1));
}

const http = createServer();
const transport = new WebSocketTransport({ server: http });
const server = new Server({ transport, greet: false });
server.define('beacon', Beacon);
await server.listen(0, '127.0.0.1');
const { port } = http.address() as AddressInfo;
process.stdout.write(`http://127.0.0.1:${port}\n`);
