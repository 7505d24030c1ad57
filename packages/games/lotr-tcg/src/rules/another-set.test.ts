import { Match, seat, seedFrom } from '@concilio/kernel';
import { playInTurn } from '@concilio/suite';
import { expect, test } from 'vitest';
import { TOWERS_SET } from '../content/index.ts';
import { makeSet } from '../content/set.ts';
import { addsTwilight, eachTime } from '../content/language/index.ts';
import { lotrTcg, makeLotrTcg } from '../index.ts';
import type { Card, LotrTcg } from '../state.ts';
import { setOf } from './sets.ts';

/** The same cards, but that whoever leaves a first site pays for it. */
const setWith = (name: string, twilight: number) =>
  makeSet({
    ...TOWERS_SET,
    name,
    cards: TOWERS_SET.cards.map(
      (card): Card =>
        card.stats['site'] === 1 && card.type === 'site'
          ? { ...card, abilities: [eachTime('moves-from', { does: [addsTwilight(twilight)] })] }
          : card,
    ),
  });
const [cheap, dear] = [setWith('cheap', 5), setWith('dear', 17)];
const games = [lotrTcg, makeLotrTcg(cheap), makeLotrTcg(dear)];

const beginning = () =>
  games.map((game) => Match.create(game, { seats: 2, seed: seedFrom('side by side'), options: {} }));
const toldIn = (match: Match<LotrTcg>) => match.events(seat(0)).map(({ name, said }) => ({ name, said }));
const added = (twilight: number) => ({
  name: 'twilight.added',
  said: expect.objectContaining({ twilight }) as object,
});

test('TCG-8.11: games of several sets are played side by side, each with its own cards', () => {
  const together = beginning();
  expect(together.map(({ table: { state } }) => setOf(state))).toEqual([TOWERS_SET, cheap, dear]);
  expect(together.map(({ table: { state } }) => state.cards.set)).toEqual([undefined, cheap.id, dear.id]);
  playInTurn(together, 'answers');
  const alone = beginning();
  for (const match of alone) playInTurn([match], 'answers');
  expect(together.map(toldIn)).toEqual(alone.map(toldIn));
  const [own, cheaply, dearly] = together.map(toldIn);
  expect(own).not.toContainEqual(added(17));
  expect(cheaply).toContainEqual(added(5));
  expect(cheaply).not.toContainEqual(added(17));
  expect(dearly).toContainEqual(added(17));
});
