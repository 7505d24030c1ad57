import { allPieces, Match, type PieceId, seedFrom } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { STANDARD } from '../content/standard.ts';
import { ragnarok } from '../index.ts';
import { cardOf } from '../state.ts';

/** The cards of a kind as often as they lie in the box, sorted. */
const inBox = (kind: readonly { readonly id: string; readonly copies?: number }[]): string[] =>
  kind.flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id)).toSorted();

test('LOR-34.01: before the first draw every card lies in one of four decks, each of one kind', () => {
  const { state } = Match.create(ragnarok, { seats: 4, options: {}, seed: seedFrom('decks') }).table;
  const { combat, attacks, events, blessings } = state;
  const decks = [combat, attacks, events, blessings].map(({ cards, discard }) => [...cards, ...discard]);
  const named = (cards: readonly PieceId[]) => cards.map((card) => cardOf(state, card)).toSorted();
  expect(decks.map(named)).toEqual(
    [STANDARD.combat, STANDARD.attacks, STANDARD.events, STANDARD.blessings].map(inBox),
  );
  expect(decks.flat().toSorted()).toEqual(allPieces(state.pieces).toSorted());
});
