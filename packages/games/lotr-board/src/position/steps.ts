import { type AgendaRecord, view } from '@concilio/kernel';
import type { PositionFormat } from '@concilio/positions/format';
import { BOARDS, havenNamed, HAVENS, TILES } from '../content/index.ts';
import { type LotrBoard, placeNow, type State } from '../state.ts';
import {
  mustBeAtMountDoom,
  mustBeFace,
  mustBeFought,
  mustBeIn,
  mustBeOpenTrack,
  mustBeTrialHere,
  mustDemand,
  mustGoOn,
  mustBeOpenOrOver,
  mustHaveReachedEvent,
  mustHaveRing,
  mustHaveTile,
} from './moment.ts';

const record = (step: keyof LotrBoard['steps'], args: object = {}): AgendaRecord => ({ step, with: args });
/** What is left of a turn: after its tiles, and after a tile without an activity. */
const AFTER_TILES = [record('cards'), record('endTurn')];
const AFTER_TILE = [record('tileResolved'), record('reveal'), ...AFTER_TILES];

/** What is left to do after a trial, by where it is printed. */
function afterTrial(trial: string): readonly AgendaRecord[] {
  for (const { actions } of HAVENS) {
    const index = actions.findIndex(({ id }) => id === trial);
    if (index >= 0)
      return [...actions.slice(index + 1).map(({ id }) => record('trial', { trial: id })), record('onward')];
  }
  if (TILES.some((tile) => tile.trial?.id === trial)) return AFTER_TILE;
  if (BOARDS.some(({ events }) => events.some(({ id }) => id === trial)))
    return [record('eventOver'), ...AFTER_TILE];
  return [];
}

/** What is left of a turn while a marker advances: for the tile, for the card, or out of the blue. */
function afterAdvance({ tile, inPlay }: State): readonly AgendaRecord[] {
  if (tile.length > 0) return [record('tileResolved'), ...AFTER_TILES];
  return inPlay.length > 0 ? [record('cardResolved'), ...AFTER_TILES] : AFTER_TILES;
}

/** In a conflict the turn goes on; in a haven the journey does. */
const afterRoll = (state: State): readonly AgendaRecord[] =>
  havenNamed(placeNow(state)) === undefined ? AFTER_TILES : [record('onward')];

/** The moments that a file may begin at. */
export const AT: PositionFormat<LotrBoard>['at'] = {
  journey: {
    with: {},
    text: 'The Fellowship has reached "place": its actions are carried out in order, or its conflict begins.',
  },
  trial: {
    with: { trial: view.thing() },
    text: 'An action of the haven, an event (the marker has reached it) or what a tile without an activity brings is about to be resolved; then the rest of the haven, or the turn of "active" goes on with the next tile.',
    beneath({ trial }, state) {
      mustBeTrialHere(state, trial);
      return afterTrial(trial);
    },
  },
  demand: {
    with: { trial: view.thing(), seat: view.seat() },
    text: 'This player (for the group: the active one) is asked to meet the demand of a trial; what follows is as after "trial", with nobody left who would be asked too.',
    beneath({ trial, seat }, state) {
      mustBeTrialHere(state, trial);
      mustDemand(trial);
      mustBeIn(state, seat);
      return afterTrial(trial);
    },
  },
  conflict: {
    with: {},
    text: 'The conflict of "place" is about to begin: tiles are shuffled, markers set, and the first turn starts.',
    beneath(_args, state) {
      mustBeFought(state);
      return [];
    },
  },
  turn: {
    with: { seat: view.seat() },
    text: 'A player’s turn is about to begin, with the first tile.',
    beneath({ seat }, state) {
      mustBeOpenOrOver(state);
      mustBeIn(state, seat);
      return [];
    },
  },
  reveal: {
    with: {},
    text: 'In the turn of "active", a tile is about to be revealed; after the last one come cards, then the next turn.',
    beneath(_args, state) {
      mustBeOpenOrOver(state);
      return AFTER_TILES;
    },
  },
  tile: {
    with: {},
    text: 'In the turn of "active", the tile of the zone "tile" is revealed and about to be resolved.',
    beneath(_args, state) {
      mustBeOpenOrOver(state);
      mustHaveTile(state);
      return AFTER_TILES;
    },
  },
  event: {
    with: {},
    text: 'In the turn of "active", the event marker has just reached event number "conflict.events", which is about to be resolved; then the next tile.',
    beneath(_args, state) {
      mustBeFought(state);
      mustHaveReachedEvent(state);
      return AFTER_TILE;
    },
  },
  cards: {
    with: {},
    text: 'In the turn of "active", tiles are done: the player may play cards or rest. "played" lists the colours already played, "resolved" the tiles resolved (the Ring needs one of the two).',
    beneath(_args, state) {
      mustBeOpenOrOver(state);
      return [record('endTurn')];
    },
  },
  endTurn: {
    with: {},
    text: 'The turn of "active" ends: the next one follows, or the end of the conflict.',
    beneath(_args, state) {
      mustBeOpenOrOver(state);
      return [];
    },
  },
  advance: {
    with: { seat: view.seat(), track: view.thing(), spaces: view.counter() },
    text: 'In the turn of "active", the marker of a track is about to advance space by space, each resolved by the player, for the revealed tile or the card in play, if there is one; then cards.',
    beneath({ track }, state) {
      mustBeOpenOrOver(state);
      mustBeOpenTrack(state, track);
      return afterAdvance(state);
    },
  },
  roll: {
    with: { seat: view.seat() },
    text: 'A player is about to roll the threat die; then cards (in a haven: the journey goes on).',
    beneath({ seat }, state) {
      mustBeIn(state, seat);
      return afterRoll(state);
    },
  },
  rolled: {
    with: { seat: view.seat(), face: view.thing() },
    text: 'A player has rolled the die and is about to suffer this face; then cards (in a haven: the journey goes on).',
    beneath({ seat, face }, state) {
      mustBeIn(state, seat);
      mustBeFace(face);
      return afterRoll(state);
    },
  },
  ringRoll: {
    with: {},
    text: 'The Ring-bearer is putting on the Ring: the die, its result, then a marker; then the cards of "active".',
    beneath(_args, state) {
      mustBeOpenOrOver(state);
      mustHaveRing(state);
      return AFTER_TILES;
    },
  },
  endConflict: {
    with: {},
    text: 'The conflict of "place" is over; what comes after it follows.',
    beneath(_args, state) {
      mustBeFought(state);
      return [];
    },
  },
  darkness: {
    with: {},
    text: 'After a conflict: whoever lacks life tokens is about to move towards Sauron; then the new Ring-bearer, then the next place.',
    beneath(_args, state) {
      mustGoOn(state);
      return [record('newBearer'), record('onward')];
    },
  },
  newBearer: {
    with: {},
    text: 'After a conflict: the Ring-bearer is about to be determined; then the next place.',
    beneath(_args, state) {
      mustGoOn(state);
      return [record('onward')];
    },
  },
  mountDoom: {
    with: { seat: view.seat() },
    text: 'The last space of Mordor is reached and resolved: the Ring is laid down, and this player rolls to destroy it.',
    beneath({ seat }, state) {
      mustBeAtMountDoom(state);
      mustBeIn(state, seat);
      return [];
    },
  },
};
