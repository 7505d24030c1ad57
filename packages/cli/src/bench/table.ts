import {
  type DeclaredQuestions,
  chooseOne,
  type Game,
  noContract,
  type Option,
  type Play,
  schema,
  view,
  type Seat,
  seat,
} from '@concilio/kernel';
import { type Cards, dealCards, discardCard, drawCard, isOver, playCard, SEATS } from './cards.ts';

/** Four seats and 240 cards that are drawn, played and discarded: a state of the size that card games have. */
export interface CardTable {
  state: Cards;
  options: object;
  steps: { begin: object; turn: { readonly seat: Seat } };
  view: object;
  questions: DeclaredQuestions;
  events: { moved: { readonly seat: Seat; readonly move: string } };
}

function begin(play: Play<CardTable>) {
  play.then('turn', { seat: seat(0) });
}

function turn(play: Play<CardTable>, { seat: mover }: { readonly seat: Seat }) {
  const { state } = play;
  const move = play.ask(mover, chooseOne('move', moves(state, mover)));
  if (move === 'draw') drawCard(state, mover);
  else if (state.cards[move]?.zone === 'hand') playCard(state, mover, move);
  else discardCard(state, mover, move);
  play.tell('moved', { seat: mover, move });
  play.then('turn', { seat: seat((mover + 1) % SEATS) });
}

/** Draw, then each card of the hand to be played, then each card in play to be discarded. */
function moves({ decks, hands, inPlay }: Cards, mover: Seat): Option[] {
  const options: Option[] = (decks[mover]?.length ?? 0) > 0 ? [{ id: 'draw' }] : [];
  for (const id of hands[mover] ?? []) options.push({ id });
  for (const id of inPlay[mover] ?? []) options.push({ id });
  return options;
}

export const cardTable: Game<CardTable> = {
  id: 'bench-table',
  version: 1,
  kind: 'versus',
  seats: { min: SEATS, max: SEATS },
  options: schema.record({}),
  create: dealCards,
  start: 'begin',
  steps: { begin, turn },
  outcome: (state) => (isOver(state) ? { winners: [], scores: [0, 0, 0, 0], reason: 'empty' } : null),
  view: (state) => ({
    decks: state.decks.map((deck) => deck.length),
    hands: state.hands.map((hand) => hand.length),
    inPlay: state.inPlay.map((ids) => ids.map((id) => ({ id, tapped: state.cards[id]?.tapped === true }))),
    discards: state.discards.map((pile) => [...pile]),
  }),
  imagine: () => {},
  contract: {
    ...noContract,
    events: { moved: { data: { seat: view.seat(), move: view.word() }, text: 'A move was made.' } },
  },
};
