import { type JsonRecord, schema } from '@concilio/kernel';
import { boardNamed, JOURNEY, LIFE_TOKENS, LIVES } from '../content/index.ts';
import { MOST } from '../rules/cards.ts';
import { boardNow, hobbitOf, livesLeft, placeNow, type State, thing, trackAt } from '../state.ts';
import { called, misfit } from './misfit.ts';
import { kindOf } from '../things.ts';
import { zones } from './zones.ts';

const CARDS = ['adventure card', 'legendary card'];
const TILES = ['story tile'];

/** What each zone can hold, by the last word of its path; the box holds all. */
const HOLDS: Readonly<Record<string, readonly string[]>> = {
  hand: CARDS,
  deck: ['adventure card'],
  discard: CARDS,
  legendary: ['legendary card'],
  revealed: ['adventure card'],
  inPlay: CARDS,
  tile: TILES,
  tiles: TILES,
  tileDiscard: TILES,
  gold: ['gold rune'],
};

const SINGLE = ['tile', 'inPlay'];

/** Refuses what lies where it never can. */
export function piecesMustFit(state: State): void {
  for (const { path, pieces } of zones(state)) {
    const at = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const zone = String(at.at(-1));
    const kinds = HOLDS[zone];
    const stray = pieces.find((piece) => kinds?.includes(kindOf(thing(state, piece))) === false);
    if (stray !== undefined) {
      const id = thing(state, stray);
      throw misfit(at, `${called(id)} is a ${kindOf(id)}, and "${zone}" holds ${plural(kinds ?? [])} only`);
    }
    if (SINGLE.includes(zone) && pieces.length > 1)
      throw misfit(at, `"${zone}" holds one or none, not ${pieces.length}`);
  }
}

const plural = (kinds: readonly string[]): string => kinds.map((kind) => `${kind}s`).join(' and ');

/** Refuses numbers that contradict each other; `given` tells what was written, and so where the fault is. */
export function numbersMustFit(state: State, given: JsonRecord): void {
  livesMustFit(state);
  corruptionMustFit(state, given);
  bearerMustFit(state);
  eliminatedMustFit(state);
  playedMustFit(state);
  conflictMustFit(state, given);
}

/** LOB-14.04: whoever is out keeps runes, and nothing else. */
function eliminatedMustFit({ players }: State) {
  for (const [seat, { out, hobbit, lives, spared }] of players.entries()) {
    if (!out) continue;
    const life = LIVES.find((one) => lives[one] > 0);
    if (life !== undefined)
      throw misfit(
        ['seats', seat, 'lives', life],
        `${called(hobbit)} is out of the game, and has no life tokens any more`,
      );
    if (spared)
      throw misfit(['seats', seat, 'spared'], `${called(hobbit)} is out of the game, and is spared nothing`);
  }
}

/** LOB-7.01, LOB-16.05 */
function playedMustFit(state: State) {
  const { played, active } = state;
  if (played.length > MOST)
    throw misfit(['played'], `at most ${MOST} cards are played in a turn, and ${played.length} are written`);
  if (played.length === MOST && played[0] === played[1] && hobbitOf(state, active).sameColourTwice !== true)
    throw misfit(
      ['played'],
      `${called(hobbitOf(state, active).id)} plays one brown and one grey card, and not two of one colour`,
    );
}

/** LOB-1.06 */
function livesMustFit(state: State) {
  for (const life of LIVES)
    if (livesLeft(state, life) < 0) {
      const last = state.players.findLastIndex(({ lives }) => lives[life] > 0);
      throw misfit(
        ['seats', last, 'lives', life],
        `the players have more ${life} tokens than the box holds, which is ${LIFE_TOKENS[life]}`,
      );
    }
}

/** LOB-14.01: whoever has met Sauron is out; nothing would look for it before the next move. */
function corruptionMustFit({ players, sauron }: State, given: JsonRecord) {
  const lost = players.findIndex(({ out, corruption }) => !out && corruption >= sauron);
  const player = players[lost];
  if (player === undefined) return;
  const own = schema.recordOf(schema.listOf(given.seats)[lost]);
  throw misfit(
    own.corruption === undefined ? ['sauron'] : ['seats', lost, 'corruption'],
    `${called(player.hobbit)} on space ${player.corruption} has met Sauron on space ${sauron}: write "out: true" too, or a space below his`,
  );
}

/** LOB-13.02, LOB-15.01: only at Mount Doom nobody bears the Ring, and who bears it is in the game. */
function bearerMustFit(state: State) {
  const { bearer, players } = state;
  if (players.every(({ out }) => out)) throw misfit(['seats'], 'somebody must still be in the game');
  if (bearer === null) {
    if (state.place < JOURNEY.length - 1)
      throw misfit(
        ['bearer'],
        `somebody bears the Ring until it lies at Mount Doom, after ${called('mordor')}`,
      );
    return;
  }
  const hobbit = players[bearer]?.hobbit ?? '';
  if (players[bearer]?.out === true)
    throw misfit(['seats', bearer, 'out'], `${called(hobbit)} bears the Ring: write another "bearer"`);
}

function conflictMustFit(state: State, given: JsonRecord) {
  const board = boardNow(state);
  const { events } = board;
  if (state.conflict.events > events.length)
    throw misfit(
      ['conflict', 'events'],
      `${called(board.id)} has ${events.length} events, and ${state.conflict.events} cannot have been reached`,
    );
  const number = board.numbers[trackAt(state, board.main)?.at ?? 0] ?? 0;
  const isFought = boardNamed(placeNow(state)) !== undefined;
  // Before the conflict begins, the number of the last one stands.
  const isYetToBegin = state.conflict.over && state.reached < number;
  if (isFought && given.reached !== undefined && state.reached !== number && !isYetToBegin)
    throw misfit(
      ['reached'],
      `the main marker of ${called(board.id)}, "${board.main}", is on ${number}, and cannot have reached ${state.reached}: leave "reached" out, and it follows from the marker`,
    );
}
