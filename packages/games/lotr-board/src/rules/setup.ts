import {
  addPieces,
  type PieceId,
  type Setup,
  newPieces,
  seat,
  showToAll,
  shufflePieces,
} from '@concilio/kernel';
import {
  ADVENTURE,
  GANDALF,
  GOLD_RUNES,
  HOBBITS,
  facesOf,
  hobbitNamed,
  LEGENDARY,
  TILES,
  type Board,
  BOARDS,
} from '../content/index.ts';
import { laidOut, type LotrBoard, type Player, type State } from '../state.ts';

type Piles = [PieceId[], PieceId[], PieceId[], PieceId[]];

/** The faces of all that can lie face down, one list for each kind of back. */
const BOX: readonly (readonly string[])[] = [ADVENTURE, LEGENDARY, TILES, GOLD_RUNES].map((things) =>
  things.flatMap(facesOf),
);

/** The pieces that have the same back, and so cannot be told apart. */
export const BACKS: readonly (readonly PieceId[])[] = BOX.map((faces, kind) => {
  const before = BOX.slice(0, kind).flat().length;
  return faces.map((_, index) => `#${before + index}` as const);
});

/** LOB-2.02: the board that lies ready from the start. */
const FIRST_BOARD = BOARDS[0] as Board;

/** LOB-2: the table before the first action of the first haven. */
export function create({ seats, options, random }: Setup<LotrBoard>): State {
  const { sauron, passTheRing, equalTurns, competitive } = options;
  const pieces = newPieces();
  // LOB-2.05 to LOB-2.07: what is hidden is shuffled, the legendary cards lie face up.
  const [deck, legendary, tiles, gold] = BOX.map((faces) => addPieces(pieces, faces)) as Piles;
  shufflePieces(pieces, deck, 'deck', random);
  for (const piece of legendary) showToAll(pieces, piece);
  shufflePieces(pieces, tiles, 'tiles', random);
  shufflePieces(pieces, gold, 'gold', random);

  // LOB-2.09, LOB-2.10: as many hobbits as players, dealt by lot.
  const hobbits = HOBBITS.slice(0, seats.length).map(({ id }) => id);
  random.shuffle('hobbits', hobbits);
  const first = seat(hobbits.findIndex((id) => hobbitNamed(id).firstBearer));
  return {
    options: { passTheRing, equalTurns, competitive },
    pieces,
    players: hobbits.map(newPlayer),
    sauron,
    place: 0,
    bearer: first,
    active: first,
    lastTurn: null,
    deck,
    discard: [],
    legendary,
    greens: 0,
    box: [],
    gold,
    tiles,
    tileDiscard: [],
    tile: [],
    gandalf: GANDALF.map(({ id }) => id),
    conflict: laidOut(FIRST_BOARD),
    reached: 0,
    resolved: 0,
    inPlay: [],
    played: [],
    payment: null,
    revealed: [],
    waived: false,
    ending: null,
  };
}

/** LOB-2.11: on space 0, with nothing. */
const newPlayer = (hobbit: string): Player => ({
  hobbit,
  hand: [],
  corruption: 0,
  silver: 0,
  gold: [],
  lives: { heart: 0, sun: 0, ring: 0 },
  spared: false,
  out: false,
});
