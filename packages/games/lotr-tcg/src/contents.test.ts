import { expect, test } from 'vitest';
import { CARDS } from './content/index.ts';
import { printedOn } from './contents.ts';
import golden from './printed.golden.json' with { type: 'json' };

// The lines were compared with the printed cards once: a number or a keyword that changes since is a slip.
test('every card has the numbers and keywords that are printed on it', () => {
  expect(Object.fromEntries(CARDS.map((card) => [card.id, printedOn(card)]))).toEqual(golden);
});
