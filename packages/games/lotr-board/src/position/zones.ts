import { type PieceId, seat } from '@concilio/kernel';
import type { Zone } from '@concilio/positions/format';
import type { State } from '../state.ts';
import { thing } from '../state.ts';
import { kindOf } from '../things.ts';

/** Every place where a piece can be. */
export const zones = (state: State): readonly Zone[] => [
  { path: 'tile', pieces: state.tile, seenBy: 'all' },
  { path: 'tiles', pieces: state.tiles, seenBy: [] },
  { path: 'tileDiscard', pieces: state.tileDiscard, seenBy: 'all' },
  { path: 'deck', pieces: state.deck, seenBy: [] },
  { path: 'discard', pieces: state.discard, seenBy: 'all' },
  { path: 'legendary', pieces: state.legendary, seenBy: 'all' },
  { path: 'gold', pieces: state.gold, seenBy: [] },
  { path: 'box', pieces: state.box, seenBy: 'all' },
  { path: 'revealed', pieces: state.revealed, seenBy: 'all' },
  { path: 'inPlay', pieces: state.inPlay, seenBy: 'all' },
  ...state.players.flatMap(({ hand, gold }, index): Zone[] => [
    { path: `seats.${index}.hand`, pieces: hand, seenBy: [seat(index)] },
    { path: `seats.${index}.gold`, pieces: gold, seenBy: state.options.competitive ? [seat(index)] : 'all' },
  ]),
];

/** Where each kind of piece rests: the first of these that is not written out. */
export function putAway(state: State, piece: PieceId, written: (path: string) => boolean): void {
  const { deck, discard, legendary, tiles, tileDiscard, gold, box } = state;
  const places: Readonly<Record<string, readonly (readonly [string, PieceId[]])[]>> = {
    'adventure card': [
      ['deck', deck],
      ['discard', discard],
    ],
    'legendary card': [['legendary', legendary]],
    'story tile': [
      ['tiles', tiles],
      ['tileDiscard', tileDiscard],
    ],
    'gold rune': [['gold', gold]],
  };
  const free = places[kindOf(thing(state, piece))]?.find(([path]) => !written(path));
  (free?.[1] ?? box).push(piece);
}
