import {
  addPieces,
  allPieces,
  assign,
  chooseNumber,
  chooseOne,
  chooseSome,
  distribute,
  type Viewer,
  faceFor,
  faceOf,
  newPieces,
  type PieceId,
  type Pieces,
  type Play,
  putInOrder,
  redeal,
  schema,
  type Seat,
  seat,
  shufflePieces,
  showTo,
  showToAll,
  thingOf,
} from '@concilio/kernel';
import type { Positioned } from '../src/format.ts';
import { campPosition } from './camp-position.ts';
import { contract, type Events, type Questions, type View } from './camp-contract.ts';
import { campText, things } from './camp-text.ts';

/** A game for tests only: it has every kind of question, and pieces that bear and carry. */
export interface CampState {
  pieces: Pieces;
  deck: PieceId[];
  discard: PieceId[];
  hands: PieceId[][];
  inPlay: PieceId[][];
  camps: { id: string; guards: PieceId[] }[];
  bearing: Record<PieceId, { damage: number; attachments: PieceId[] }>;
  first: Seat;
  round: number;
  hunts: { hunter: PieceId; prey: string }[];
  threat: string;
  decks: string[];
}

export interface Camp {
  state: CampState;
  options: { readonly decks: readonly string[]; readonly rounds: number };
  steps: {
    begin: object;
    bids: object;
    council: { readonly seat: Seat };
    window: { readonly seats: readonly Seat[] };
    deeds: { readonly seat: Seat };
    duel: { readonly attacker: PieceId; readonly defender: Seat };
    weather: object;
    sleep: { readonly seat: Seat };
    posts: { readonly seat: Seat };
  };
  view: View;
  questions: Questions;
  events: Events;
}

const fresh = () => ({ damage: 0, attachments: [] });
const wound = (state: CampState, piece: PieceId, amount: number) => {
  const bearing = (state.bearing[piece] ??= fresh());
  bearing.damage += amount;
};
const cardOf = (state: CampState, piece: PieceId) => thingOf(faceOf(state.pieces, piece));

const steps = {
  begin(play: Play<Camp>) {
    const { state } = play;
    for (const whose of play.seats)
      for (const card of state.deck.splice(0, 2)) {
        state.hands[whose]?.push(card);
        showTo(state.pieces, card, whose);
      }
    play.then('bids', {});
  },
  bids(play: Play<Camp>) {
    const bids = play.askEach(play.seats, () => chooseNumber('bid', { min: 0, max: 3 }));
    play.tell('bids.made', { bids });
    play.state.round++;
    play.then('bids', {});
  },
  council(play: Play<Camp>, { seat: main }: { seat: Seat }) {
    const others = play.seats.filter((other) => other !== main);
    const said = play.askAny([main, ...others], (whose) =>
      whose === main
        ? chooseOne('plan', [{ id: 'march' }, { id: 'wait', text: { key: 'option.wait' } }])
        : chooseOne('object', [{ id: 'object' }]),
    );
    play.tell('said', { what: said.pick, seats: [said.seat] });
    if (said.interjection) play.then('council', { seat: main });
    else play.then('bids', {});
  },
  /** A window with an order: each may use a card of the hand or pass; a wolf may not be used. */
  window(play: Play<Camp>, { seats: [whose, ...rest] }: { seats: readonly Seat[] }) {
    const { state } = play;
    if (whose === undefined) return play.then('bids', {});
    const hand = state.hands[whose] ?? [];
    const usable = hand.filter((card) => cardOf(state, card) !== 'wolf');
    const used = play.ask(
      whose,
      chooseOne('use', [...usable.map((id) => ({ id })), { id: 'pass' }], {
        blocked: () => hand.filter((card) => !usable.includes(card)).map((id) => ({ id, rule: 'CAMP-7' })),
      }),
    );
    if (used === 'pass') {
      play.tell('passed', { seat: whose });
      play.then('window', { seats: rest });
    } else {
      const piece = used as PieceId;
      state.hands[whose] = hand.filter((card) => card !== piece);
      state.discard.push(piece);
      showToAll(state.pieces, piece);
      play.tell('card.used', { seat: whose, piece, card: cardOf(state, piece) });
      play.then('window', { seats: [whose, ...rest] });
    }
  },
  /** Every other kind of question, one after the other in one step. */
  deeds(play: Play<Camp>, { seat: whose }: { seat: Seat }) {
    const { state } = play;
    const mine = state.inPlay[whose] ?? [];
    const options = mine.map((id) => ({ id }));
    const hurt = play.ask(whose, chooseSome('hurt', options, { min: 0, max: 2 }));
    for (const piece of hurt) wound(state, piece, 1);
    const order = play.ask(whose, putInOrder('order', options));
    state.inPlay[whose] = [...order];
    const amounts = play.ask(whose, distribute('share', options, { min: 3, max: 3 }));
    for (const piece of mine) wound(state, piece, amounts[piece] ?? 0);
    const many = play.ask(whose, chooseNumber('rounds', { min: 1, max: 4 }));
    state.round += many;
    const agreed = play.ask(whose, chooseOne('agree', [{ id: 'yes' }, { id: 'no' }]));
    const [target] = mine;
    const deed = play.ask(
      whose,
      chooseOne(
        'deed',
        mine.flatMap((id) => [
          { id: `${id}/rest`, of: id },
          { id: `${id}/fight`, of: id },
        ]),
      ),
    );
    const friend = play.ask(
      whose,
      chooseOne(
        'friend',
        play.seats.map((other) => ({ id: `seat-${other}` })),
      ),
    );
    play.tell('said', {
      what: `${agreed} ${deed.split('/')[1]} ${friend} ${target === undefined}`,
      seats: [whose],
    });
    play.then('bids', {});
  },
  duel(play: Play<Camp>, { attacker, defender }: { attacker: PieceId; defender: Seat }) {
    const { state } = play;
    const mine = state.inPlay[defender] ?? [];
    const by = play.ask(defender, chooseOne('defend', [...mine.map((id) => ({ id })), { id: 'none' }]));
    wound(state, by === 'none' ? attacker : (by as PieceId), 2);
    play.tell('duel.fought', { attacker, seat: defender });
    play.then('bids', {});
  },
  weather(play: Play<Camp>) {
    const { state } = play;
    state.threat = play.random.die('threat', ['eye', 'ship', 'calm']);
    state.deck.push(...state.discard.splice(0));
    shufflePieces(state.pieces, state.deck, 'deck', play.random);
    play.then('bids', {});
  },
  /** All can see that there is but one answer: the engine takes it. */
  sleep(play: Play<Camp>, { seat: whose }: { seat: Seat }) {
    play.ask(whose, chooseOne('sleep', [{ id: 'hill' }], { obvious: true }));
    const where = play.ask(whose, chooseOne('camp', [{ id: 'hill' }, { id: 'dale' }]));
    play.tell('said', { what: where, seats: [whose] });
    play.then('bids', {});
  },
  /** One or two go to guard the camps: there is room for one on the hill, and the dale is never left alone. */
  posts(play: Play<Camp>, { seat: whose }: { seat: Seat }) {
    const { state } = play;
    const guards = (state.inPlay[whose] ?? []).map((id) => ({
      id,
      ...(cardOf(state, id) === 'wolf' ? { onlyTo: ['dale'] } : {}),
    }));
    const posted = play.ask(
      whose,
      assign(
        'posts',
        guards,
        [
          { id: 'hill', holds: { max: 1 } },
          { id: 'dale', holds: { min: 1 } },
        ],
        {
          min: 1,
          max: 2,
        },
      ),
    );
    if (play.ask(whose, chooseOne('agree', [{ id: 'yes' }, { id: 'no' }])) === 'yes') {
      const mine = state.inPlay[whose] ?? [];
      for (const { id, guards: there } of state.camps)
        there.push(...mine.filter((piece) => posted[piece] === id));
      state.inPlay[whose] = mine.filter((piece) => posted[piece] === undefined);
    }
    play.then('bids', {});
  },
};

function view(state: CampState, viewer: Viewer): View {
  const shown = (id: PieceId) => {
    const face = faceFor(state.pieces, id, viewer);
    return face === null ? { card: null } : { id, card: thingOf(face) };
  };
  const laden = (id: PieceId): View['seats'][number]['inPlay'][number] => {
    const { damage, attachments } = state.bearing[id] ?? fresh();
    return { ...shown(id), damage, attachments: attachments.map(laden) };
  };
  return {
    round: state.round,
    first: state.first,
    threat: state.threat,
    hunts: state.hunts.map(({ hunter, prey }) => ({ hunter, prey })),
    deck: state.deck.map(shown),
    discard: state.discard.map(shown),
    camps: Object.fromEntries(state.camps.map(({ id, guards }) => [id, { guards: guards.map(shown) }])),
    seats: state.hands.map((hand, index) => ({
      deck: state.decks[index] ?? '',
      hand: hand.map(shown),
      inPlay: (state.inPlay[index] ?? []).map(laden),
    })),
  };
}

export const camp: Positioned<Camp> = {
  id: 'camp',
  version: 1,
  kind: 'cooperative',
  seats: { min: 2, max: 3 },
  options: schema.record({
    decks: schema.list(schema.text(), { fallback: [], text: 'The deck of each seat.' }),
    rounds: schema.integer({ min: 1, max: 99, fallback: 9, text: 'Rounds until the end.' }),
  }),
  create({ seats, options, random }) {
    const pieces = newPieces();
    // One spider stays in the box.
    const faces = things.flatMap(({ id, copies }) =>
      Array.from({ length: id === 'spider' ? 2 : copies }, (_, copy) => `${id}/${copy + 1}`),
    );
    const deck = addPieces(pieces, faces);
    shufflePieces(pieces, deck, 'deck', random);
    return {
      pieces,
      deck,
      discard: [],
      hands: seats.map(() => []),
      inPlay: seats.map(() => []),
      camps: [
        { id: 'hill', guards: [] },
        { id: 'dale', guards: [] },
      ],
      bearing: {},
      first: seat(0),
      round: 0,
      hunts: [],
      threat: 'calm',
      decks: [...options.decks],
    };
  },
  start: 'begin',
  steps,
  outcome: ({ round }) =>
    round < 9 ? null : { winners: [seat(0), seat(1)], scores: [round, round], reason: 'time' },
  contract,
  view,
  pieces: (state) => state.pieces,
  imagine: (state, viewer, random) => redeal(state.pieces, allPieces(state.pieces), viewer, random),
  things,
  content: [],
  rules: [],
  seatNames: null,
  text: campText,
  position: campPosition,
  bot: null,
};
