import { cardsIn } from '@concilio/cards';
import { newTable, schema, seedFrom } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { treachery } from '../content/declare.ts';
import { action, raisesThreat, you } from '../content/words.ts';
import { lotrLcg } from '../index.ts';
import { declare } from './lore.ts';

// By itself: what is declared here lies in every encounter deck from now on.
test('LCG-1.13: a card of another box needs nothing but to be declared', () => {
  declare([treachery({ id: 'of-another-box', number: 900, set: 'dol-guldur-orcs', copies: 2 })]);
  const options = schema.check(lotrLcg.options, {});
  if (!('value' in options)) throw new Error('These are no options.');
  const { cards } = newTable(lotrLcg, 1, options.value, seedFrom('a')).state;
  expect(cardsIn(cards, 'encounter')).toHaveLength(38);
});

test('a card is declared once, and its abilities have different names', () => {
  const card = treachery({ id: 'twice', number: 901, set: 'dol-guldur-orcs', copies: 0 });
  const same = action({ does: [raisesThreat(1, you)] });
  expect(() => declare([{ ...card, abilities: [same, same] }])).toThrow(
    'The card "twice" has two abilities called "action"',
  );
  declare([card]);
  expect(() => declare([card])).toThrow('The card "twice" is declared twice.');
});
