import type { View } from '@concilio/lotr-lcg/contract';
import { useMemo } from 'react';
import { Travel } from '../../../stage/Travel.tsx';
import { useView } from '../context.ts';
import { piecesOf } from '../play/pieces.ts';

/** Cards fly from where they lay to where they lie now. */
export function Flights() {
  const view = useView((now) => now);
  const ids = useMemo(() => idsIn(view), [view]);
  return <Travel ids={ids} pileOf={(id) => pileOf(view, id)} />;
}

/** All that lies open on the table or in hand: what is not among them has gone. */
function idsIn(view: View): ReadonlySet<string> {
  const held = [...view.limbo, ...view.seats.flatMap(({ hand }) => hand)];
  return new Set([...piecesOf(view).keys(), ...held.flatMap(({ id }) => id ?? [])]);
}

/** The pile on which a card lies now. */
function pileOf({ encounter, victory, seats }: View, id: string): string | null {
  const isIn = (cards: readonly { readonly id?: string }[]) => cards.some((card) => card.id === id);
  if (isIn(encounter.discard)) return 'encounter-discard';
  if (isIn(victory)) return 'victory';
  const seat = seats.findIndex(({ discard }) => isIn(discard));
  return seat < 0 ? null : `discard-${seat}`;
}
