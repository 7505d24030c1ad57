import type { Content } from '@concilio/text';
import { expect, test } from 'vitest';
import { ranTest } from '../../test/covered.ts';
import { usesOf } from './content.ts';
import type { ToldThings } from './run.ts';

const card = (uses: readonly string[]): Content => ({
  id: 'rose',
  type: 'flower',
  facts: {},
  uses,
  plainFunctions: 0,
});
const used = (content: Content, ...told: ToldThings[]) =>
  usesOf(
    'garden',
    [content],
    told.map((things, index) => ranTest({ title: `test ${index}`, told: things })),
  )[0];

test('a card is playable if all of its uses were told, in whichever tests', () => {
  expect(
    used(
      card(['grown', 'cut']),
      { garden: { grown: ['rose', 'fern'], cut: ['fern'] } },
      { garden: { cut: ['rose'], grown: ['rose'] } },
      { garden: { watered: ['rose'] } },
    ),
  ).toMatchObject({ playable: true, tests: 2, missing: [] });
});

test('of a use with a word, the event is what a report has kept', () => {
  expect(used(card(['cut/short']), { garden: { cut: ['rose'] } })).toMatchObject({
    playable: true,
    tests: 1,
  });
});

test('a use that was never told is missing', () => {
  expect(
    used(card(['grown', 'cut']), { garden: { grown: ['rose'] } }, { garden: { cut: ['fern'] } }),
  ).toMatchObject({ playable: false, tests: 1, missing: ['cut'] });
});

test('a thing of the same name in another game does not count', () => {
  expect(used(card(['grown']), { forest: { grown: ['rose'] } })).toMatchObject({ playable: false, tests: 0 });
});

test('what names no use cannot be seen to be played', () => {
  expect(used(card([]), { garden: { grown: ['rose'] } })).toMatchObject({ playable: false, tests: 0 });
});
