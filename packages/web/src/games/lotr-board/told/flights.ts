import type { SeenEvent } from '@concilio/tables';
import type { Back } from '@concilio/lotr-board/contract';

/** Where a card lies, as the drawing calls it (`data-pile`). */
export type Place = 'deck' | 'discard' | 'legendary' | 'board' | `seat-${number}`;

/** A card on its way. */
export interface Flight {
  readonly from: Place;
  readonly to: Place;
  /** What it is, where that is seen. */
  readonly card: string | null;
  readonly back: Back;
  /** By which id the own hand has it. */
  readonly piece: string | null;
}

/** The way that a card takes when an event is told; `null` where none moves, or only for others' eyes. */
export function flightOf(
  { name, said }: SeenEvent,
  own: number | null,
  isLegendary: (card: string) => boolean,
): Flight | null {
  const seat: Place = `seat-${Number(said.seat)}`;
  const card = typeof said.card === 'string' ? said.card : null;
  const back: Back = card !== null && isLegendary(card) ? 'legendary' : 'adventure';
  const piece = typeof said.piece === 'string' ? said.piece : null;
  const fly = (from: Place, to: Place): Flight => ({ from, to, card, back, piece });
  switch (name) {
    case 'card.drawn':
      return fly('deck', seat);
    case 'cards.drawn':
      // The own cards have come one by one.
      return said.seat === own ? null : fly('deck', seat);
    case 'card.revealed':
      return fly('deck', 'board');
    case 'card.taken':
      return fly(back === 'legendary' ? 'legendary' : 'board', seat);
    case 'card.received':
      return fly(seat, `seat-${Number(said.to)}`);
    case 'card.passed':
      // Who gave or got it is told which one it was.
      return said.seat === own || said.to === own ? null : fly(seat, `seat-${Number(said.to)}`);
    case 'card.played':
    case 'card.paid':
    case 'card.discarded':
    case 'story.played':
      return fly(seat, 'discard');
    default:
      return null;
  }
}
