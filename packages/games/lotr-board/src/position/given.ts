import {
  type JsonRecord,
  type Names,
  type PieceId,
  type PositionFormat,
  type Words,
  type Zone,
  schema,
  seat,
  zoneSchema,
} from '@concilio/kernel';
import { boardNamed, type Colour, JOURNEY, LEGENDARY, LIVES, TILES } from '../content/index.ts';
import { boardNow, isGreen, laidOut, type LotrBoard, placeNow, type State, thing } from '../state.ts';

/** What `given` may hold. */
export const GIVEN: PositionFormat<LotrBoard>['given'] = schema.partial(
  {
    place: schema.text({
      text: 'The place of the journey. A conflict begins with all its markers at the start.',
    }),
    sauron: schema.integer({ min: 0, max: 15, text: 'The space on which Sauron is.' }),
    bearer: schema.anything({
      text: 'The Ring-bearer, by the name of the seat; null once the Ring lies at Mount Doom.',
    }),
    active: schema.text({ text: 'The active player.' }),
    lastTurn: schema.anything({ text: 'Who had the last turn of a conflict (equal turns only), or null.' }),
    reached: schema.integer({
      min: 0,
      max: 60,
      text: 'The number last reached on a main track; left out, it follows from the main marker.',
    }),
    conflict: schema.partial(
      {
        tracks: schema.byName(schema.integer({ min: 0, max: 13 }), {
          text: 'By activity, the space that the marker is on.',
        }),
        events: schema.integer({ min: 0, max: 6, text: 'How many events have been reached.' }),
        ringWorn: schema.flag({ text: 'Whether the Ring was put on in this conflict.' }),
        over: schema.flag({ text: 'Whether the conflict ends with this turn.' }),
      },
      { text: 'The board of "place"; in a haven that of the last conflict.' },
    ),
    gandalf: schema.list(schema.text(), { text: 'The Gandalf cards that are left.' }),
    resolved: schema.integer({ min: 0, max: 99, text: 'How many tiles were resolved in this turn.' }),
    played: schema.list(schema.oneOf(['brown', 'grey']), {
      text: 'The colours of the cards played in this turn.',
    }),
    waived: schema.flag({ text: 'Whether what is about to happen has been waived by a card just played.' }),
    tile: zoneSchema('The tile that is revealed and not yet resolved: one or none.'),
    tiles: zoneSchema('The story pile, top first.'),
    tileDiscard: zoneSchema('The discarded tiles, top first.'),
    deck: zoneSchema('The adventure deck, top first.'),
    discard: zoneSchema('The discard pile, top first.'),
    legendary: zoneSchema('The legendary cards that nobody has had yet.'),
    gold: zoneSchema('The face-down gold runes, top first.'),
    box: zoneSchema('What has left the game.'),
    revealed: zoneSchema('Cards of the deck that lie face up.'),
    inPlay: zoneSchema('The card that is played and not yet resolved: one or none.'),
    seats: schema.byName(
      schema.partial({
        hand: zoneSchema('The hand.'),
        corruption: schema.integer({ min: 0, max: 14, text: 'The space of corruption.' }),
        silver: schema.integer({ min: 0, max: 99, text: 'The value of the silver runes.' }),
        gold: zoneSchema('The gold runes.'),
        lives: schema.partial({
          heart: schema.integer({ min: 0, max: 3 }),
          sun: schema.integer({ min: 0, max: 3 }),
          ring: schema.integer({ min: 0, max: 5 }),
        }),
        spared: schema.flag({ text: 'Whether missing life tokens will be forgiven.' }),
        out: schema.flag({ text: 'Whether the player is out of the game.' }),
      }),
      { text: 'By the hobbit of the seat.' },
    ),
  },
  {
    text: 'What is put away goes under its pile: cards under the deck, legendary cards to "legendary", tiles under the story pile, gold runes under theirs; where that pile is written out, to "discard", "box" or "tileDiscard".',
  },
);

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

const LEGENDARY_IDS: readonly string[] = LEGENDARY.map(({ id }) => id);
const TILE_IDS: readonly string[] = TILES.map(({ id }) => id);

/** Where each kind of piece rests. */
export function putAway(state: State, piece: PieceId, written: (path: string) => boolean): void {
  const id = thing(state, piece);
  if (id.startsWith('gold-')) (written('gold') ? state.box : state.gold).push(piece);
  else if (LEGENDARY_IDS.includes(id)) (written('legendary') ? state.box : state.legendary).push(piece);
  else if (TILE_IDS.includes(id)) (written('tiles') ? state.tileDiscard : state.tiles).push(piece);
  else (written('deck') ? state.discard : state.deck).push(piece);
}

/** Sets what is not a zone. */
export function read(state: State, given: JsonRecord, names: Names): void {
  // Set-up has come to its first question; a step that asks opens its own demand.
  state.payment = null;
  if (given.place !== undefined) readPlace(state, names.thing(given.place));
  if (typeof given.sauron === 'number') state.sauron = given.sauron;
  if (given.bearer !== undefined) state.bearer = given.bearer === null ? null : names.seat(given.bearer);
  if (given.active !== undefined) state.active = names.seat(given.active);
  if (given.lastTurn !== undefined)
    state.lastTurn = given.lastTurn === null ? null : names.seat(given.lastTurn);
  if (given.conflict !== undefined) readConflict(state, schema.recordOf(given.conflict), names);
  if (typeof given.reached === 'number') state.reached = given.reached;
  if (given.gandalf !== undefined)
    state.gandalf = schema.listOf(given.gandalf).map((card) => names.thing(card));
  if (typeof given.resolved === 'number') state.resolved = given.resolved;
  if (given.played !== undefined) state.played = schema.listOf(given.played) as Colour[];
  if (typeof given.waived === 'boolean') state.waived = given.waived;
  for (const [index, own] of schema.listOf(given.seats).entries())
    readPlayer(state, index, schema.recordOf(own));
  state.greens = state.players.flatMap(({ hand }) => hand).filter((piece) => isGreen(state, piece)).length;
}

function readPlace(state: State, place: string) {
  const index = JOURNEY.findIndex((id) => id === place);
  if (index < 0) throw new Error(`"${place}" is no place of the journey`);
  state.place = index;
  const here = boardNamed(place);
  // In a haven the board of the last conflict still lies there, at first that of the conflict to come.
  const last = JOURNEY.slice(0, index).findLast((id) => boardNamed(id) !== undefined);
  const board = here ?? boardNamed(last ?? state.conflict.board);
  if (board === undefined) return;
  state.conflict = { ...laidOut(board), over: here === undefined };
  if (here !== undefined) state.reached = here.numbers[0] ?? state.reached;
}

function readConflict(state: State, given: JsonRecord, names: Names) {
  const { conflict } = state;
  const board = boardNow(state);
  for (const [activity, space] of Object.entries(schema.recordOf(given.tracks)).toSorted()) {
    const index = board.tracks.findIndex((track) => track.activity === names.thing(activity));
    if (index < 0) throw new Error(`"${board.id}" has no track "${activity}"`);
    const { activity: track, spaces } = board.tracks[index] ?? { activity: '', spaces: [] };
    if (Number(space) > spaces.length) throw new Error(`the track "${activity}" ends at ${spaces.length}`);
    conflict.markers[index] = Number(space);
    if (track === board.main) state.reached = board.numbers[Number(space)] ?? state.reached;
  }
  if (typeof given.events === 'number') conflict.events = given.events;
  if (typeof given.ringWorn === 'boolean') conflict.ringWorn = given.ringWorn;
  if (typeof given.over === 'boolean') conflict.over = given.over;
}

function readPlayer(state: State, index: number, given: JsonRecord) {
  const player = state.players[index];
  if (player === undefined) return;
  if (typeof given.corruption === 'number') player.corruption = given.corruption;
  if (typeof given.silver === 'number') player.silver = given.silver;
  if (typeof given.spared === 'boolean') player.spared = given.spared;
  if (typeof given.out === 'boolean') player.out = given.out;
  const lives = schema.recordOf(given.lives);
  for (const life of LIVES) player.lives[life] = Number(lives[life] ?? player.lives[life]);
}

/** The reverse of `read`, complete. */
export function write(state: State, words: Words): JsonRecord {
  const { conflict } = state;
  return {
    place: words.thing(placeNow(state)),
    sauron: state.sauron,
    bearer: state.bearer === null ? null : words.seat(state.bearer),
    active: words.seat(state.active),
    lastTurn: state.lastTurn === null ? null : words.seat(state.lastTurn),
    conflict: {
      tracks: Object.fromEntries(
        boardNow(state).tracks.map(({ activity }, index) => [activity, conflict.markers[index] ?? 0]),
      ),
      events: conflict.events,
      ringWorn: conflict.ringWorn,
      over: conflict.over,
    },
    reached: state.reached,
    gandalf: state.gandalf.map((card) => words.thing(card)),
    resolved: state.resolved,
    played: [...state.played],
    waived: state.waived,
    seats: state.players.map(({ corruption, silver, lives, spared, out }) => ({
      corruption,
      silver,
      lives: { ...lives },
      spared,
      out,
    })),
  };
}
