import { moveTo } from '@concilio/cards';
import type { PieceId, Play, Seat } from '@concilio/kernel';
import type { Events } from '../contract/index.ts';
import type { LotrLcg } from '../state.ts';
import { basics } from './basics.ts';
import { mixDeck, mixEncounter } from './mixing.ts';
import { nameOf } from './select.ts';

/** The events that tell of a card: which it is, `move` says itself. */
type Moves = {
  [E in keyof Events]: Events[E] extends { readonly piece: PieceId; readonly card: string } ? E : never;
}[keyof Events];

interface How {
  readonly end?: 'top' | 'bottom';
  readonly facedown?: boolean;
  /** What it is called; left out: what it is where it arrives. */
  readonly as?: string;
  /** Who is told; left out: all. */
  readonly to?: readonly Seat[];
}

/** A card goes somewhere, and it is told: nothing moves in silence. */
export function move<E extends Moves>(
  play: Play<LotrLcg>,
  card: PieceId,
  zone: string,
  event: E,
  said: Omit<Events[E], 'piece' | 'card'>,
  { end = 'bottom', facedown = false, as, to }: How = {},
): void {
  const { state } = play;
  moveTo(basics, state.cards, card, zone, end, facedown);
  play.tell(event, { ...said, piece: card, card: as ?? nameOf(state, card) } as unknown as Events[E], to);
}

/** Cards go into the encounter deck, or into a player's, which is then shuffled: that is told of the whole pile. */
export function mixIn(play: Play<LotrLcg>, cards: readonly PieceId[], deck: 'encounter' | Seat): void {
  for (const card of cards)
    moveTo(basics, play.state.cards, card, deck === 'encounter' ? deck : `deck/${deck}`);
  if (deck === 'encounter') mixEncounter(play);
  else mixDeck(play, deck);
}
