import {
  chooseOne,
  chooseSome,
  type KeyOf,
  type PieceId,
  type Play,
  type Seat,
  showTo,
  showToAll,
  shufflePieces,
} from '@concilio/kernel';
import { boxOf, cardOf, type Deck, playerAt, type Ragnarok, type State } from '../state.ts';
import { numberFor } from './abilities.ts';
import { scoreOf } from './scores.ts';
import { helped } from './trigger.ts';

/** LOR-8.07 to LOR-8.11, LOR-10, LOR-12, LOR-34: Runes, Combat cards and Priests. */

/** LOR-8.07 */
export const limitOf = (state: State, seat: Seat): number =>
  numberFor(state, seat, 'limit', scoreOf(state, seat, 'wisdom'));

export function runesOf(state: State, seat: Seat): number {
  const { runes } = playerAt(state, seat);
  let sum = 0;
  for (const rune of boxOf(state).runes) sum += runes[rune] ?? 0;
  return sum;
}

/** LOR-34.02, LOR-34.05: the top card; an empty deck is made of its discard pile. */
export function drawFrom(play: Play<Ragnarok>, deck: Deck, name: string): PieceId | null {
  if (deck.cards.length === 0 && deck.discard.length > 0) {
    deck.cards = deck.discard;
    deck.discard = [];
    shufflePieces(play.state.pieces, deck.cards, name, play.random);
    play.tell('deck.shuffled', { deck: name });
  }
  return deck.cards.shift() ?? null;
}

/** LOR-8.08: taken first, then discarded down to the limit. */
export function drawCombat(play: Play<Ragnarok>, seat: Seat, count: number): void {
  const { state } = play;
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const card = drawFrom(play, state.combat, 'combat');
    if (card === null) break;
    showTo(state.pieces, card, seat);
    playerAt(state, seat).hand.push(card);
    play.tell('combat.drawn', { seat, piece: card, card: cardOf(state, card) }, [seat]);
  }
  if (drawn === 0) return;
  play.tell('cards.drawn', { seat, count: drawn });
  keepToLimits(play, seat);
}

export function discardCombat(play: Play<Ragnarok>, seat: Seat, cards: readonly PieceId[]): void {
  const { state } = play;
  const player = playerAt(state, seat);
  player.hand = player.hand.filter((card) => !cards.includes(card));
  for (const card of cards) {
    showToAll(state.pieces, card);
    state.combat.discard.push(card);
    play.tell('combat.discarded', { seat, piece: card, card: cardOf(state, card) });
  }
}

/** A player chooses which cards go. */
export function chooseToDiscard(play: Play<Ragnarok>, seat: Seat, count: number): void {
  const { hand } = playerAt(play.state, seat);
  const due = Math.min(count, hand.length);
  if (due === 0) return;
  const cards =
    due === hand.length
      ? hand
      : play.ask(
          seat,
          chooseSome(
            'discard',
            hand.map((id) => ({ id })),
            { min: due, max: due },
          ),
        );
  discardCombat(play, seat, [...cards]);
}

/** LOR-8.08 to LOR-8.11: in a Hunt the hunter's cards may be as many as they like. */
export function keepToLimits(play: Play<Ragnarok>, seat: Seat): void {
  const { state } = play;
  const limit = limitOf(state, seat);
  const { hand } = playerAt(state, seat);
  const isHunting = state.hunt?.hunter === seat;
  const most = Math.max(isHunting ? 0 : hand.length, runesOf(state, seat));
  if (most > scoreOf(state, seat, 'wisdom')) helped(play, seat, 'limit');
  if (!isHunting && hand.length > limit) chooseToDiscard(play, seat, hand.length - limit);
  while (runesOf(state, seat) > limit) {
    const rune = askRune(play, seat, 'lose-rune', heldRunes(state, seat));
    spendRune(play, seat, rune);
  }
}

export const heldRunes = (state: State, seat: Seat): string[] =>
  boxOf(state).runes.filter((rune) => (playerAt(state, seat).runes[rune] ?? 0) > 0);

export const reserveRunes = (state: State): string[] =>
  boxOf(state).runes.filter((rune) => (state.reserve[rune] ?? 0) > 0);

export const askRune = (
  play: Play<Ragnarok>,
  seat: Seat,
  key: KeyOf<Ragnarok['questions'], 'one'>,
  runes: readonly string[],
): string =>
  play.ask(
    seat,
    chooseOne(
      key,
      runes.map((id) => ({ id })),
      { obvious: true },
    ),
  );

/** LOR-10.04 */
export function spendRune(play: Play<Ragnarok>, seat: Seat, rune: string): void {
  const { runes } = playerAt(play.state, seat);
  runes[rune] = (runes[rune] ?? 0) - 1;
  play.state.reserve[rune] = (play.state.reserve[rune] ?? 0) + 1;
  play.tell('rune.spent', { seat, rune });
}

/** LOR-10.03, LOR-10.05: from the Reserve. */
export function gainRunes(
  play: Play<Ragnarok>,
  seat: Seat,
  count: number,
  open: (taken: readonly string[]) => readonly string[],
): void {
  const { state } = play;
  const taken: string[] = [];
  for (let rune = 0; rune < count; rune++) {
    const choices = open(taken).filter((type) => (state.reserve[type] ?? 0) > 0);
    if (choices.length === 0) break;
    const type = askRune(play, seat, 'gain-rune', choices);
    state.reserve[type] = (state.reserve[type] ?? 0) - 1;
    taken.push(type);
    putRune(play, seat, type);
  }
  keepToLimits(play, seat);
}

export function putRune(play: Play<Ragnarok>, seat: Seat, rune: string): void {
  const { runes } = playerAt(play.state, seat);
  runes[rune] = (runes[rune] ?? 0) + 1;
  play.tell('rune.gained', { seat, rune });
}

/** LOR-12.02, LOR-12.04 */
export function gainPriest(play: Play<Ragnarok>, seat: Seat): void {
  const player = playerAt(play.state, seat);
  if (player.priestsLeft === 0) return;
  player.priestsLeft -= 1;
  player.priests += 1;
  play.tell('priest.gained', { seat });
}
