import {
  addPieces,
  allPieces,
  type Viewer,
  looksTo,
  newPieces,
  type Outcome,
  redeal,
  schema,
  seat,
  shufflePieces,
} from '@concilio/kernel';
import type { Positioned } from '@concilio/positions/format';
import { contract, type View } from './contract.ts';
import { position } from './position.ts';
import * as steps from './rules.ts';
import { COPIES, KINDS, type State, type Torture } from './state.ts';
import { text } from './text.ts';

const COLOURS = ['gold', 'silver', 'copper'];

function outcome({ life, round, lastRound }: State): Outcome | null {
  const felled = life.includes(0);
  if (!felled && round <= lastRound) return null;
  const most = Math.max(...life);
  const winners = life.flatMap((left, index) => (left === most ? [seat(index)] : []));
  return { winners, scores: [...life], reason: felled ? 'felled' : 'time' };
}

function view(state: State, viewer: Viewer): View {
  const shown = looksTo(state.pieces, viewer);
  return {
    round: state.round,
    deck: state.deck.map(shown),
    discard: state.discard.map(shown),
    stack: state.stack.map(({ piece, cancelled }) => ({ ...shown(piece), cancelled })),
    seats: state.hands.map((hand, index) => ({
      life: state.life[index] ?? 0,
      hand: hand.map(shown),
      shields: (state.shields[index] ?? []).map(shown),
      coins: (state.coins[index] ?? []).map(({ id, spent }) => ({ id, spent })),
    })),
  };
}

export const torture: Positioned<Torture> = {
  id: 'torture',
  version: 1,
  kind: 'versus',
  seats: { min: 2, max: 2 },
  options: schema.record({
    bug: schema.flag({ fallback: false, text: 'Whether a strike makes the rules throw.' }),
    rounds: schema.integer({ min: 1, max: 20, fallback: 12, text: 'Rounds until time is up.' }),
  }),
  create({ seats, options, random }) {
    const pieces = newPieces();
    const faces = KINDS.flatMap((kind) =>
      Array.from({ length: COPIES[kind] }, (_, copy) => `${kind}/${copy + 1}`),
    );
    const deck = addPieces(pieces, faces);
    shufflePieces(pieces, deck, 'deck', random);
    return {
      pieces,
      deck,
      discard: [],
      hands: seats.map(() => []),
      shields: seats.map(() => []),
      stack: [],
      coins: seats.map(() =>
        COLOURS.flatMap((colour) =>
          [1, 2, 3].map((value) => ({ id: `${colour}-${value}`, colour, value, spent: false })),
        ),
      ),
      life: seats.map(() => 10),
      round: 0,
      lastRound: options.rounds,
      tally: {},
      last: null,
      bug: options.bug,
    };
  },
  start: 'begin',
  steps,
  outcome,
  contract,
  view,
  pieces: (state) => state.pieces,
  imagine: (state, viewer, random) => redeal(state.pieces, allPieces(state.pieces), viewer, random),
  things: KINDS.map((kind) => ({ id: kind, name: `thing.${kind}`, kind: 'card', copies: COPIES[kind] })),
  content: [],
  rules: [],
  seatNames: null,
  text,
  position,
  bot: null,
};
