import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noContract } from './contract.ts';
import type { Json } from './json.ts';
import * as view from './kinds.ts';
import { misfitOf } from './misfit.ts';
import { readContract, type StoredContract, storedContract } from './stored-contract.ts';

/** What a process of another day reads. */
const later = (stored: StoredContract) => readContract(JSON.parse(JSON.stringify(stored)) as StoredContract);

/** A card that may bear cards of its own kind. */
const CARD: view.KindNode = view.piece({
  hits: view.tokens('damage', 'How much it has suffered.'),
  bears: view.optional(view.zone((): view.Kind<never> => CARD as view.Kind<never>)),
});

const { kind } = fc.letrec<{ kind: view.KindNode; fields: view.Fields }>((tie) => ({
  fields: fc.dictionary(fc.string({ maxLength: 5 }), tie('kind'), { maxKeys: 4 }),
  kind: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<view.KindNode>(
      view.flag('Whether.'),
      view.counter(),
      view.track(0, 9),
      view.seat(),
      view.thing(),
      view.pieceId(),
      view.word('A word.', 'trait', 'type'),
      view.oneOf(['day', 'night'], '', 'phase'),
      view.changes(),
      view.ways(),
      CARD,
    ),
    tie('kind').map((of) => view.maybe(of)),
    tie('kind').map((of) => view.list(of, 'Several.')),
    tie('kind').map((of) => view.byThing(of)),
    tie('kind').map((of) => view.zone(of)),
    tie('fields').map((fields) => view.record(fields)),
    tie('fields').map((fields) => view.perSeat(fields)),
    tie('fields').map((fields) => view.pile('', fields)),
  ),
}));

/** A value that is of a kind, as far as chance allows. */
function valueOf(node: view.KindNode, depth = 0): fc.Arbitrary<Json> {
  const present = view.presentOf(node);
  const items = view.itemsOf(present);
  if (items !== null)
    return depth > 3 ? fc.constant([]) : fc.array(valueOf(items, depth + 1), { maxLength: 2 });
  const fields = view.fieldsOf(present);
  if (fields !== null)
    return fc.record(
      Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, valueOf(inner, depth + 1)])),
    );
  return fc.constantFrom<Json>(true, 3, 'day', '#7', null);
}

test('a contract that was stored reads every value as it did before', () => {
  const drawn = kind.chain((node) => fc.tuple(fc.constant(node), fc.oneof(valueOf(node), fc.jsonValue())));
  fc.assert(
    fc.property(drawn, ([node, value]) => {
      const stored = storedContract({ ...noContract, view: node as view.Kind<object> });
      const again = later(stored);
      expect(misfitOf(again.view, value)).toBe(misfitOf(node, value));
      // Nothing that a reader goes by is lost on the way.
      expect(storedContract(again)).toEqual(stored);
    }),
  );
});

test('questions, events and sentences are stored with it, and kinds that hold themselves are stored once', () => {
  const stored = storedContract({
    view: view.record({ one: CARD, other: CARD }) as view.Kind<object>,
    questions: { defend: { kind: 'one', data: { against: CARD }, text: 'Who?', options: 'cards' } },
    events: { struck: { data: { seat: view.seat() }, text: 'A blow.' } },
    texts: { 'option.strike': { count: view.counter() } },
  });
  expect(stored.kinds.filter(({ is }) => is === 'piece')).toHaveLength(1);
  const { questions, events, texts } = later(stored);
  expect(questions['defend']).toMatchObject({ kind: 'one', data: { against: { is: 'piece' } } });
  expect(events['struck']?.data['seat']).toMatchObject({ is: 'seat' });
  expect(texts['option.strike']?.['count']).toMatchObject({ is: 'counter' });
});
