import { type Viewer, isKnown, looksTo, type PieceId, type Seat } from '@concilio/kernel';
import {
  boardNow,
  isLegendary,
  livesLeft,
  placeNow,
  type Player,
  runesOf,
  type State,
  playerAt,
  thing,
} from './state.ts';
import { accountOf, demandOf } from './rules/demands.ts';
import { lackOf } from './rules/lives.ts';
import type { View } from './contract/index.ts';

/** What may be seen: LOB-20.04 to LOB-20.06, LOB-7.16. */
export function view(state: State, viewer: Viewer): View {
  const { pieces, conflict, payment, options } = state;
  const shown = looksTo(pieces, viewer);
  /** A pile that is not looked through: how many there are, and those at the top that are known. */
  const pile = (ids: readonly PieceId[]) => {
    const known = ids.findLastIndex((id) => isKnown(pieces, id, viewer)) + 1;
    return { count: ids.length, cards: ids.slice(0, known).map(shown) };
  };
  const discarded = (ids: readonly PieceId[]) => ({
    count: ids.length,
    cards: ids.slice(0, viewer === 'referee' ? ids.length : 1).map(shown),
  });
  /** A card of a hand: its face, or its back, which tells legendary cards from the others. */
  const held = (id: PieceId): View['seats'][number]['hand'][number] =>
    isKnown(pieces, id, viewer)
      ? shown(id)
      : { card: null, back: isLegendary(id) ? 'legendary' : 'adventure' };
  const named = (seat: Seat) => playerAt(state, seat).hobbit;
  const seen = (player: Player, seat: number): View['seats'][number] => ({
    hobbit: player.hobbit,
    corruption: player.corruption,
    hand: player.hand.map(held),
    runes: options.competitive && viewer !== 'referee' && viewer !== seat ? null : runesOf(state, player),
    gold: player.gold.map(shown),
    lives: { ...player.lives },
    lacking: lackOf(state, seat as Seat),
    spared: player.spared,
    out: player.out,
  });
  return {
    place: placeNow(state),
    sauron: state.sauron,
    bearer: state.bearer === null ? null : named(state.bearer),
    active: named(state.active),
    reached: state.reached,
    seats: state.players.map(seen),
    conflict: {
      board: conflict.board,
      tracks: Object.fromEntries(
        boardNow(state).tracks.map(({ activity }, index) => [activity, conflict.markers[index] ?? 0]),
      ),
      events: conflict.events,
      next: conflict.over ? null : (boardNow(state).events[conflict.events]?.id ?? null),
      ringWorn: conflict.ringWorn,
      over: conflict.over,
    },
    tile: state.tile.map(shown),
    tiles: pile(state.tiles),
    tileDiscard: discarded(state.tileDiscard),
    deck: pile(state.deck),
    discard: discarded(state.discard),
    legendary: state.legendary.map(shown),
    gandalf: [...state.gandalf],
    lives: { heart: livesLeft(state, 'heart'), sun: livesLeft(state, 'sun'), ring: livesLeft(state, 'ring') },
    gold: pile(state.gold),
    box: state.box.map(shown),
    revealed: state.revealed.map(shown),
    inPlay: state.inPlay.map(shown),
    resolved: state.resolved,
    played: [...state.played],
    laid: (state.laid ?? []).map((piece) => thing(state, piece)),
    payment:
      payment === null
        ? null
        : {
            trial: payment.trial,
            payer: named(payment.payer),
            group: demandOf(payment).of === 'group',
            stars: payment.stars,
            offers: payment.offers.map(({ seat, card, runes, life }) => ({
              seat: named(seat),
              card: card === null ? null : shown(card),
              runes,
              life,
            })),
            rows: accountOf(state, payment),
          },
    passTheRing: options.passTheRing,
    equalTurns: options.equalTurns,
    competitive: options.competitive,
  };
}
