import { type Json, type JsonRecord, loseTrack, schema } from '@concilio/kernel';
import { type Names, type PositionFormat, type NameOf, zoneSchema } from '@concilio/positions/format';
import { boardNamed, BOARDS, type Colour, GANDALF, JOURNEY, LIVES } from '../content/index.ts';
import {
  boardNow,
  isGreen,
  isLegendary,
  laidOut,
  type LotrBoard,
  placeNow,
  type Player,
  type State,
} from '../state.ts';
import { numbersMustFit, piecesMustFit } from './fits.ts';
import { called, listed, misfit, namedOf } from './misfit.ts';

export { putAway, zones } from './zones.ts';

/** The tracks of each board with their lengths, and its events in their order, for whoever writes a file. */
const TRACKS = BOARDS.map(({ id, main, tracks }) => {
  const spaces = tracks.map(({ activity, spaces }) => `${activity} to ${spaces.length}`);
  return `${called(id)} (main track ${main}): ${spaces.join(', ')}.`;
}).join(' ');
const EVENTS = BOARDS.map(
  ({ id, events }) => `${called(id)}: ${listed(events.map((event) => event.id))}.`,
).join(' ');

const WINDOWS =
  'When windows are asked: "reveal", "resolve", "event", "suffer", "roll", "darkness" and "short-of-cards" are questions only while somebody might do something there, by what all can see: the Ring is not yet worn ("reveal", "resolve"), somebody has 5 runes and a Gandalf card would help, or a green card that would do something lies in some hand. With "ringWorn: true", no green card in a hand and nobody with 5 runes there is no window, and the rules go on by themselves.';

/** What `given` may hold. */
export const GIVEN: PositionFormat<LotrBoard>['given'] = schema.partial(
  {
    place: schema.text({
      text: `The place of the journey: ${listed(JOURNEY)}. A conflict begins with all its markers at the start.`,
    }),
    sauron: schema.integer({ min: 0, max: 15, text: 'The space on which Sauron is.' }),
    bearer: schema.anything({
      text: 'The Ring-bearer, by the name of a seat that is not out; null once the Ring lies at Mount Doom.',
    }),
    active: schema.text({ text: 'The active player.' }),
    lastTurn: schema.anything({ text: 'Who had the last turn of a conflict (equal turns only), or null.' }),
    reached: schema.integer({
      min: 0,
      max: 60,
      text: 'The number last reached on a main track; left out, it follows from the main marker, and in a conflict where that is not written it follows from this.',
    }),
    conflict: schema.partial(
      {
        tracks: schema.byName(schema.integer({ min: 0 }), {
          text: `By activity, the space that the marker is on; the start is 0. ${TRACKS}`,
        }),
        events: schema.integer({
          min: 0,
          text: `How many events have been reached. In their order: ${EVENTS}`,
        }),
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
        corruption: schema.integer({
          min: 0,
          max: 14,
          text: 'The space of corruption, below that of Sauron unless the player is out.',
        }),
        silver: schema.integer({ min: 0, max: 99, text: 'The value of the silver runes.' }),
        gold: zoneSchema('The gold runes.'),
        lives: schema.partial(
          {
            heart: schema.integer({ min: 0, max: 3 }),
            sun: schema.integer({ min: 0, max: 3 }),
            ring: schema.integer({ min: 0, max: 5 }),
          },
          { text: 'The life tokens: of each kind, all players together have no more than the box holds.' },
        ),
        spared: schema.flag({ text: 'Whether missing life tokens will be forgiven.' }),
        out: schema.flag({
          text: 'Whether the player is out of the game: then without cards (a hand is put away) and life tokens.',
        }),
      }),
      { text: 'By the hobbit of the seat.' },
    ),
  },
  {
    text: `What is put away goes under its pile: cards under the deck, legendary cards to "legendary", tiles under the story pile, gold runes under theirs; where that pile is written out, adventure cards to "discard" and tiles to "tileDiscard", and where these are written out too, or for other pieces, to "box". ${WINDOWS}`,
  },
);

/** Sets what is not a zone, and looks whether all of it can be so together. */
export function read(state: State, given: JsonRecord, names: Names): void {
  piecesMustFit(state);
  // Set-up has come to its first question; a step that asks opens its own demand.
  state.payment = null;
  if (given.place !== undefined) readPlace(state, namedOf(names, given.place, ['place'], 'place', JOURNEY));
  if (typeof given.sauron === 'number') state.sauron = given.sauron;
  if (given.bearer !== undefined) state.bearer = given.bearer === null ? null : names.seat(given.bearer);
  if (given.active !== undefined) state.active = names.seat(given.active);
  if (given.lastTurn !== undefined)
    state.lastTurn = given.lastTurn === null ? null : names.seat(given.lastTurn);
  if (given.conflict !== undefined) readConflict(state, schema.recordOf(given.conflict), names);
  if (typeof given.reached === 'number') readReached(state, given.reached, given, names);
  if (given.gandalf !== undefined) state.gandalf = gandalfIn(given.gandalf, names);
  if (typeof given.resolved === 'number') state.resolved = given.resolved;
  if (given.played !== undefined) state.played = schema.listOf(given.played) as Colour[];
  if (typeof given.waived === 'boolean') state.waived = given.waived;
  for (const [index, own] of schema.listOf(given.seats).entries())
    readPlayer(state, index, schema.recordOf(own));
  for (const player of state.players) if (player.out) putHandAway(state, player);
  state.greens = state.players.flatMap(({ hand }) => hand).filter((piece) => isGreen(state, piece)).length;
  numbersMustFit(state, given);
}

function gandalfIn(given: Json, names: Names): string[] {
  const known = GANDALF.map(({ id }) => id);
  const cards = schema
    .listOf(given)
    .map((card, index) => namedOf(names, card, ['gandalf', index], 'Gandalf card', known));
  const twice = cards.findIndex((card, index) => cards.indexOf(card) < index);
  if (twice >= 0)
    throw misfit(['gandalf', twice], `there is one ${called(cards[twice] ?? '')}, and it is named twice`);
  return cards;
}

function readPlace(state: State, place: string) {
  const index = JOURNEY.findIndex((id) => id === place);
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
  const known = board.tracks.map(({ activity }) => activity);
  for (const [written, space] of Object.entries(schema.recordOf(given.tracks)).toSorted()) {
    const path = ['conflict', 'tracks', written];
    const activity = namedOf(names, written, path, `track of ${called(board.id)}`, known);
    const index = known.findIndex((one) => one === activity);
    const last = board.tracks[index]?.spaces.length ?? 0;
    if (Number(space) > last)
      throw misfit(path, `the track "${activity}" of ${called(board.id)} goes from 0 to ${last}`);
    conflict.markers[index] = Number(space);
    if (activity === board.main) state.reached = board.numbers[Number(space)] ?? state.reached;
  }
  if (typeof given.events === 'number') conflict.events = given.events;
  if (typeof given.ringWorn === 'boolean') conflict.ringWorn = given.ringWorn;
  if (typeof given.over === 'boolean') conflict.over = given.over;
}

/** In a conflict the number says where the main marker is, unless that is written too. */
function readReached(state: State, reached: number, given: JsonRecord, names: Names) {
  state.reached = reached;
  const board = boardNow(state);
  const space = board.numbers.indexOf(reached);
  const tracks = Object.keys(schema.recordOf(schema.recordOf(given.conflict).tracks)).toSorted();
  const isWritten = tracks.some((track) => names.thing(track) === board.main);
  if (isWritten || space < 0 || boardNamed(placeNow(state)) === undefined) return;
  state.conflict.markers[board.tracks.findIndex(({ activity }) => activity === board.main)] = space;
}

/** LOB-14.04: whoever is out has no cards, whatever set-up has dealt. */
function putHandAway({ pieces, deck, box }: State, player: Player) {
  const cards = player.hand.splice(0);
  loseTrack(pieces, cards);
  for (const card of cards) (deck.length === 0 || isLegendary(card) ? box : deck).push(card);
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
export function write(state: State, nameOf: NameOf): JsonRecord {
  const { conflict } = state;
  // Before a conflict begins the board of the last one still lies there, which nothing looks at any more.
  const here = boardNamed(placeNow(state));
  const isLaidOut = here === undefined || here.id === conflict.board;
  const laid = {
    conflict: {
      tracks: Object.fromEntries(
        boardNow(state).tracks.map(({ activity }, index) => [activity, conflict.markers[index] ?? 0]),
      ),
      events: conflict.events,
      ringWorn: conflict.ringWorn,
      over: conflict.over,
    },
    reached: state.reached,
  };
  return {
    place: nameOf.thing(placeNow(state)),
    sauron: state.sauron,
    bearer: state.bearer === null ? null : nameOf.seat(state.bearer),
    active: nameOf.seat(state.active),
    lastTurn: state.lastTurn === null ? null : nameOf.seat(state.lastTurn),
    ...(isLaidOut ? laid : {}),
    gandalf: state.gandalf.map((card) => nameOf.thing(card)),
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
