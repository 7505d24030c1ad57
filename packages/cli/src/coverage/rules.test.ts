import type { RuleEntry } from '@concilio/text';
import { expect, test } from 'vitest';
import { ranTest as ran } from '../../test/covered.ts';
import { isProved, proofsOf } from './rules.ts';

const ids = ['ABC-1', 'ABC-2', 'ABC-3', 'ABC-4', 'ABC-5.0', 'ABC-5.06'];
const rules = ids.map((id): RuleEntry => ({ id, section: 'all', page: 1, kind: 'stated' }));

const proofs = (...tests: Parameters<typeof ran>[0][]) => proofsOf('abc', rules, tests.map(ran));
const provedBy = (...tests: Parameters<typeof ran>[0][]) =>
  proofs(...tests)
    .rules.filter(isProved)
    .map(({ rule }) => rule.id);

test('a test proves the rules in its title and in those of the groups around it', () => {
  const { rules: proved } = proofs({ groups: ['turns', 'ABC-2'], title: 'a card is laid (ABC-1).' });
  const title = 'turns ABC-2 a card is laid (ABC-1).';
  expect(proved.slice(0, 3)).toEqual([
    { rule: rules[0], tests: [title], positions: [] },
    { rule: rules[1], tests: [title], positions: [] },
    { rule: rules[2], tests: [], positions: [] },
  ]);
});

test('a title with more than three rules proves none, and is reported', () => {
  const title = 'all: ABC-1, ABC-2, ABC-3, ABC-4';
  expect(provedBy({ title })).toEqual([]);
  expect(proofs({ title }).overfull).toEqual([title]);
});

test('three rules are not too many, however often they are named', () => {
  const title = 'ABC-1, ABC-2, ABC-3 and ABC-1 again';
  expect(provedBy({ title })).toEqual(['ABC-1', 'ABC-2', 'ABC-3']);
  expect(proofs({ title }).overfull).toEqual([]);
});

test('an id is a whole word', () => {
  expect(provedBy({ title: 'ABC-5.06.' })).toEqual(['ABC-5.06']);
  expect(provedBy({ title: 'ABC-5.0' })).toEqual(['ABC-5.0']);
  expect(provedBy({ title: 'ABC-11 XABC-1 ABC-1-a ABC-1.yaml abc-1' })).toEqual([]);
  expect(provedBy({ title: '“ABC-1”/ABC-2' })).toEqual(['ABC-1', 'ABC-2']);
});

test('a position proves by the test that runs it as it is written, and by that alone', () => {
  const groups = ['abc: ABC-3 first.yaml'];
  const { rules: proved } = proofs(
    { groups, title: 'holds: ABC-1, ABC-2' },
    { groups, title: 'fails when its last expected number is off by one' },
    { groups: ['abc: example 0'], title: 'holds: ABC-1' },
    { groups: ['other: first.yaml'], title: 'holds: ABC-4' },
  );
  expect(proved.map(({ positions }) => positions).slice(0, 3)).toEqual([
    ['ABC-3 first.yaml', 'example 0'],
    ['ABC-3 first.yaml'],
    [],
  ]);
  expect(proved[3]).toMatchObject({ tests: ['other: first.yaml holds: ABC-4'], positions: [] });
});

test('a title that two tests have is named once', () => {
  const [first] = proofs({ title: 'ABC-1' }, { title: 'ABC-1' }).rules;
  expect(first?.tests).toEqual(['ABC-1']);
});
