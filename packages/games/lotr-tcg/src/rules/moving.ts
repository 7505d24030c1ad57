/** Everything that changes its zone does so here, and is told: log, animations and replays have nothing else to go by. */
import { moveTo } from '@concilio/cards';
import type { PieceId, Play, Seat } from '@concilio/kernel';
import type { Events } from '../contract/index.ts';
import type { LotrTcg } from '../state.ts';
import { basics } from './basics.ts';
import { seen } from './select.ts';

/** The events that name a card. */
type Deed = {
  [Name in keyof Events]: Events[Name] extends ReturnType<typeof seen> ? Name : never;
}[keyof Events];

/** A card goes to another zone; `said` is what is told besides the card, and `to` who is told, if not all. */
export function carry<Name extends Deed>(
  play: Play<LotrTcg>,
  card: PieceId,
  zone: string,
  event: Name,
  said: Omit<Events[Name], 'piece' | 'card'>,
  { end = 'bottom', to }: { readonly end?: 'top' | 'bottom'; readonly to?: readonly Seat[] } = {},
): void {
  const { state } = play;
  moveTo(basics, state.cards, card, zone, end);
  const told = { ...said, ...seen(state, card) } as unknown as Events[Name];
  if (to === undefined) play.tell(event, told);
  else play.tell(event, told, to);
}

/** TCG-31.05: all of them leave the game at once. */
export function removeAll(play: Play<LotrTcg>, seat: Seat, cards: readonly PieceId[]): void {
  for (const card of cards) moveTo(basics, play.state.cards, card, 'removed');
  play.tell('cards.removed', { seat, pieces: [...cards] });
}
