import {
  addPieces,
  allPieces,
  type Viewer,
  type Game,
  looksTo,
  newPieces,
  redeal,
  schema,
  shufflePieces,
} from '@concilio/kernel';
import { contract, type View } from './contract.ts';
import { begin, flare, outcome, turn } from './rules.ts';
import { type Beacon, COPIES, type State, VALUES } from './state.ts';

/** What may be seen: the fire and the points by all, a hand by its owner, the deck by nobody. */
function view({ pieces, deck, hands, fire, ashes, points, goal }: State, viewer: Viewer): View {
  const shown = looksTo(pieces, viewer);
  const seats = hands.map((hand, index) => ({ hand: hand.map(shown), points: points[index] ?? 0 }));
  return { goal, deck: deck.map(shown), fire: fire.map(shown), ashes: ashes.map(shown), seats };
}

export const beacon: Game<Beacon> = {
  id: 'tutorial',
  version: 1,
  kind: 'versus',
  seats: { min: 2, max: 4 },
  options: schema.record({
    goal: schema.integer({ min: 1, max: 12, fallback: 4, text: 'Points that end the match.' }),
  }),
  create({ seats, options, random }) {
    const pieces = newPieces();
    const faces = VALUES.flatMap((value) => COPIES.map((copy) => `ember-${value}/${copy}`));
    const deck = addPieces(pieces, faces);
    shufflePieces(pieces, deck, 'deck', random);
    const hands = seats.map(() => []);
    const points = seats.map(() => 0);
    return { pieces, deck, hands, fire: [], ashes: [], points, goal: options.goal };
  },
  start: 'begin',
  steps: { begin, turn, flare },
  outcome,
  contract,
  view,
  pieces: (state) => state.pieces,
  imagine: (state, seat, random) => redeal(state.pieces, allPieces(state.pieces), seat, random),
};
