import { type Game, redeal, schema } from '@concilio/kernel';
import { cardResolved, cards } from './rules/cards.ts';
import { conflict, endConflict } from './rules/conflict.ts';
import { darkness, newBearer } from './rules/darkness.ts';
import { discard, roll, rolled } from './rules/die.ts';
import { effects } from './rules/effects.ts';
import { event, eventOver, trial } from './rules/events.ts';
import { gandalf } from './rules/gandalf.ts';
import { giveOut, journey, onward, passLeft } from './rules/journey.ts';
import { doomRolled, mountDoom } from './rules/mount-doom.ts';
import { demand, payment, volunteer } from './rules/payment.ts';
import { ringMoves, ringRoll } from './rules/ring.ts';
import { outcome } from './rules/scoring.ts';
import { BACKS, create } from './rules/setup.ts';
import { story } from './rules/story.ts';
import { advance } from './rules/tracks.ts';
import { endTurn, reveal, tile, tileResolved, turn } from './rules/turn.ts';
import { contract } from './contract/index.ts';
import type { LotrBoard } from './state.ts';
import { view } from './view.ts';

const options = schema.record({
  sauron: schema.oneOf([15, 12, 10], {
    fallback: 12,
    text: 'The space on which Sauron starts: 15 in the introductory game, 12 in the normal one, 10 in the advanced one.',
  }),
  passTheRing: schema.flag({ fallback: false, text: 'A Ring-bearer who cannot pay hands the Ring on.' }),
  equalTurns: schema.flag({ fallback: false, text: 'Turns go on clockwise from one conflict to the next.' }),
  competitive: schema.flag({ fallback: false, text: 'Runes are hidden, and the best player wins.' }),
});

export const lotrBoard: Game<LotrBoard> = {
  id: 'lotr-board',
  version: 2,
  kind: 'cooperative',
  seats: { min: 2, max: 5 },
  passWindows: true,
  options,
  create,
  start: 'journey',
  steps: {
    journey,
    onward,
    trial,
    volunteer,
    demand,
    payment,
    effects,
    discard,
    passLeft,
    giveOut,
    conflict,
    turn,
    reveal,
    tile,
    tileResolved,
    event,
    eventOver,
    cards,
    cardResolved,
    endTurn,
    advance,
    roll,
    rolled,
    ringRoll,
    ringMoves,
    gandalf,
    story,
    endConflict,
    darkness,
    newBearer,
    mountDoom,
    doomRolled,
  },
  outcome,
  contract,
  view,
  pieces: (state) => state.pieces,
  backs: () => BACKS,
  imagine(state, seat, random) {
    for (const ids of BACKS) redeal(state.pieces, ids, seat, random);
  },
  // A moment more, and what is inevitable has none: the table holds what it held.
  migrations: { 1: (state) => state },
};
