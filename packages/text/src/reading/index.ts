export type { Fact } from './fact.ts';
export { piecesIn } from './find.ts';
export type { MapReading, Place, Token } from './map.ts';
export { type Count, type Piece, printed, type Zone } from './piece.ts';
export { factsOn } from './printed.ts';
export { type Block, readView, type Reading } from './read.ts';
export { seatNames } from './seats.ts';
