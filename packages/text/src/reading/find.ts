import type { Piece, Zone } from './piece.ts';
import type { Block, Reading } from './read.ts';

/** Every piece that a reading shows, also those on others, with the name of the zone it lies in. */
export function piecesIn({
  shared,
  seats,
}: Reading): readonly { readonly piece: Piece; readonly zone: Zone }[] {
  const inZone = (zone: Zone): ReturnType<typeof piecesIn> => [
    ...zone.pieces.flatMap((piece) => [{ piece, zone }, ...piece.on.flatMap(inZone)]),
    ...zone.on.flatMap(inZone),
  ];
  const inBlock = ({ zones, blocks }: Block): ReturnType<typeof piecesIn> => [
    ...zones.flatMap(inZone),
    ...blocks.flatMap(inBlock),
  ];
  return [shared, ...seats].flatMap(inBlock);
}
