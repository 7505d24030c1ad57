import { cardsIn } from '@concilio/cards';
import { Match, newTable, schema, seat, seedFrom } from '@concilio/kernel';
import { playInTurn } from '@concilio/suite';
import { expect, test } from 'vitest';
import { treachery } from '../content/declare.ts';
import { CORE_SET } from '../content/index.ts';
import { makeSet } from '../content/set.ts';
import { action, eachPlayer, raisesThreat, whenRevealed, you } from '../content/language.ts';
import { lotrLcg, makeLotrLcg } from '../index.ts';
import type { LotrLcg } from '../state.ts';
import { cardNamed, setOf } from './sets.ts';

/** The same name, code and copies in two boxes, of which only one raises the threat. */
const ofAnotherSet = (threat: number) =>
  treachery({
    id: 'of-another-set',
    number: 900,
    set: 'dol-guldur-orcs',
    copies: 20,
    abilities: [whenRevealed(raisesThreat(threat, eachPlayer))],
  });
const boxOf = (name: string, threat: number) =>
  makeSet({ ...CORE_SET, name, cards: [...CORE_SET.cards, ofAnotherSet(threat)] });
const [mild, harsh] = [boxOf('mild', 0), boxOf('harsh', 9)];
const games = [lotrLcg, makeLotrLcg(mild), makeLotrLcg(harsh)] as const;

const optionsOf = (game: typeof lotrLcg) => {
  const options = schema.check(game.options, {});
  if (!('value' in options)) throw new Error('These are no options.');
  return options.value;
};

test('LCG-1.13: a card of another box needs nothing but to be in the set', () => {
  const [core, more] = games.map((game) => newTable(game, 1, optionsOf(game), seedFrom('a')).state);
  if (core === undefined || more === undefined) throw new Error('There are two games.');
  expect(cardsIn(core.cards, 'encounter')).toHaveLength(36);
  expect(cardsIn(more.cards, 'encounter')).toHaveLength(56);
  expect(core.cards).not.toHaveProperty('set');
  expect(more.cards.set).toBe(mild.id);
  expect([setOf(core), setOf(more)]).toEqual([CORE_SET, mild]);
  expect(() => cardNamed(core, 'of-another-set')).toThrow('There is no card "of-another-set".');
});

const beginning = () =>
  games.map((game) => Match.create(game, { seats: 1, seed: seedFrom('side by side'), options: {} }));
const toldIn = (match: Match<LotrLcg>) => match.events(seat(0)).map(({ name, said }) => ({ name, said }));
const raisedByNine = { name: 'threat.raised', said: expect.objectContaining({ threat: 9 }) as object };

test('LCG-1.13: games of several sets are played side by side, each with its own cards', () => {
  const together = beginning();
  playInTurn(together, 'answers');
  const alone = beginning();
  for (const match of alone) playInTurn([match], 'answers');
  expect(together.map(toldIn)).toEqual(alone.map(toldIn));
  const [core, mildly, harshly] = together.map(toldIn);
  const revealed = {
    name: 'card.revealed',
    said: expect.objectContaining({ card: 'of-another-set' }) as object,
  };
  expect(core).not.toContainEqual(revealed);
  expect(mildly).toContainEqual(revealed);
  expect(mildly).not.toContainEqual(raisedByNine);
  expect(harshly).toContainEqual(raisedByNine);
});

test('a card is in a set once, and its abilities have different names', () => {
  const same = action({ does: [raisesThreat(1, you)] });
  const cardOf = (abilities: readonly (typeof same)[]) => [{ ...ofAnotherSet(1), abilities }];
  const made = (cards: ReturnType<typeof cardOf>) => () => makeSet({ ...CORE_SET, name: 'odd', cards });
  expect(made(cardOf([same, same]))).toThrow('The card "of-another-set" has two abilities called "action"');
  expect(made([...cardOf([]), ...cardOf([])])).toThrow('The card "of-another-set" is declared twice.');
});
