import { type PieceId, seat } from '@concilio/kernel';
import type { Zone } from '@concilio/positions/format';
import { boxOf, cardOf, type Deck, type State } from '../state.ts';

/** Every place where a card can be. */
export const zones = (state: State): readonly Zone[] => [
  ...pile('combat', state.combat),
  ...pile('attacks', state.attacks),
  {
    path: 'attacks.hand',
    pieces: state.attacks.hand,
    // LOR-37.01
    seenBy: state.hunt === null ? [] : [state.hunt.against],
  },
  { path: 'attacks.played', pieces: state.attacks.played, seenBy: 'all' },
  ...pile('events', state.events),
  ...pile('blessings', state.blessings),
  { path: 'drafted', pieces: state.drafted, seenBy: 'all' },
  ...state.players.flatMap(({ hand, played, blessings }, index): Zone[] => [
    { path: `seats.${index}.hand`, pieces: hand, seenBy: [seat(index)] },
    { path: `seats.${index}.played`, pieces: played, seenBy: 'all' },
    { path: `seats.${index}.blessings`, pieces: blessings, seenBy: 'all' },
  ]),
];

const pile = (path: string, { cards, discard }: Deck): Zone[] => [
  { path: `${path}.deck`, pieces: cards, seenBy: [] },
  { path: `${path}.discard`, pieces: discard, seenBy: 'all' },
];

export type Kind = 'combat' | 'attacks' | 'events' | 'blessings';
export const KINDS: Readonly<Record<Kind, string>> = {
  combat: 'Combat card',
  attacks: 'Monster Attack card',
  events: 'Event card',
  blessings: 'Blessing',
};

const ALL: readonly Kind[] = ['combat', 'attacks', 'events', 'blessings'];

export function kindOf(state: State, piece: PieceId): Kind {
  const box = boxOf(state);
  const card = cardOf(state, piece);
  return ALL.find((kind) => box[kind].some(({ id }) => id === card)) ?? 'combat';
}

/** Under its deck; where that is written out, on its discard pile. */
export function putAway(state: State, piece: PieceId, written: (path: string) => boolean): void {
  const kind = kindOf(state, piece);
  const { cards, discard } = state[kind];
  if (!written(`${kind}.deck`)) cards.push(piece);
  else if (!written(`${kind}.discard`)) discard.push(piece);
}
