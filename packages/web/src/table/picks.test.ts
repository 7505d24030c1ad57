import { type Question, type SeenQuestion, validate } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { BACK, MORE } from '../features/lesson/keys.ts';
import { ANSWER_KEYS, answerKey, closerOf, isWayOn, keyOf, numbered, optionAt, pinnedIn } from './keys.ts';
import { choicesFor } from './choices.ts';
import {
  addedUp,
  assigned,
  beginDraft,
  counted,
  handedOut,
  hasRoom,
  lackOf,
  moved,
  passedOn,
  pickOf,
  sumOf,
  targetsFor,
  toggled,
} from './picks.ts';

const asked = (more: Partial<SeenQuestion>): SeenQuestion => ({
  question: 'ticket',
  kind: 'one',
  key: 'key',
  optional: false,
  options: [],
  blocked: [],
  ...more,
});

/** The one guard of every game has the last word on what the screen puts together. */
const isLegal = (question: SeenQuestion, pick: unknown): boolean =>
  'pick' in validate(question as unknown as Question, pick);

const abc = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('some: nothing is sent before enough are chosen, and then in the order of the options', () => {
  const question = asked({ kind: 'some', options: abc, min: 2, max: 2 });
  let draft = beginDraft(question);
  expect(pickOf(question, draft)).toBeNull();
  draft = toggled(question, draft, 'c');
  expect(lackOf(question, draft)).toEqual({ key: 'lack.choose', count: 1 });
  draft = toggled(question, draft, 'a');
  expect(pickOf(question, draft)).toEqual(['a', 'c']);
  expect(isLegal(question, pickOf(question, draft))).toBe(true);
  expect(toggled(question, draft, 'b')).toEqual(draft);
  expect(pickOf(question, toggled(question, draft, 'a'))).toBeNull();
});

test('some: none at all is an answer where none is allowed', () => {
  const question = asked({ kind: 'some', options: abc, min: 0, max: 3 });
  expect(pickOf(question, beginDraft(question))).toEqual([]);
});

test('some: the only one gives way to another, and so does one of the same group', () => {
  const single = asked({ kind: 'some', options: abc, min: 1, max: 1 });
  const one = toggled(single, toggled(single, beginDraft(single), 'a'), 'b');
  expect(pickOf(single, one)).toEqual(['b']);
  const grouped = asked({
    kind: 'some',
    options: [{ id: 'a', group: 'x' }, { id: 'b', group: 'x' }, { id: 'c' }],
    min: 1,
    max: 2,
  });
  let draft = beginDraft(grouped);
  for (const id of ['a', 'c', 'b']) draft = toggled(grouped, draft, id);
  expect(pickOf(grouped, draft)).toEqual(['b', 'c']);
  expect(isLegal(grouped, pickOf(grouped, draft))).toBe(true);
});

test('some: a sum must be met, from both sides', () => {
  const options = [
    { id: 'a', amount: 3 },
    { id: 'b', amount: 2 },
    { id: 'c', amount: 1 },
  ];
  const question = asked({ kind: 'some', options, min: 0, max: 3, sum: { min: 4, max: 5 } });
  const choose = (...ids: string[]) =>
    ids.reduce((draft, id) => toggled(question, draft, id), beginDraft(question));
  expect(lackOf(question, choose('a'))).toEqual({ key: 'lack.sum.more', count: 1 });
  expect(lackOf(question, choose('a', 'b', 'c'))).toEqual({ key: 'lack.sum.less', count: 1 });
  expect(pickOf(question, choose('a', 'c'))).toEqual(['a', 'c']);
  expect(sumOf(question, ['a', 'b'])).toBe(5);
});

test('order: an option moves up and down, and not beyond the ends', () => {
  const question = asked({ kind: 'order', options: abc });
  let draft = beginDraft(question);
  expect(pickOf(question, draft)).toEqual(['a', 'b', 'c']);
  draft = moved(draft, 'c', -1);
  expect(pickOf(question, draft)).toEqual(['a', 'c', 'b']);
  draft = moved(moved(draft, 'a', -1), 'b', 1);
  expect(pickOf(question, draft)).toEqual(['a', 'c', 'b']);
  expect(isLegal(question, pickOf(question, draft))).toBe(true);
});

test('number: it stays within its range', () => {
  const question = asked({ kind: 'number', min: 2, max: 4 });
  let draft = beginDraft(question);
  expect(pickOf(question, draft)).toBe(2);
  draft = counted(question, draft, 10);
  expect(pickOf(question, draft)).toBe(4);
  expect(pickOf(question, counted(question, draft, -10))).toBe(2);
});

test('distribute: caps and the total hold, and all must be given out', () => {
  const question = asked({
    kind: 'distribute',
    options: [{ id: 'a', cap: 1 }, { id: 'b' }],
    total: { min: 3, max: 3 },
  });
  let draft = beginDraft(question);
  for (let times = 0; times < 3; times++) draft = handedOut(question, draft, 'a', 1);
  expect(lackOf(question, draft)).toEqual({ key: 'lack.give', count: 2 });
  for (let times = 0; times < 9; times++) draft = handedOut(question, draft, 'b', 1);
  expect(pickOf(question, draft)).toEqual({ a: 1, b: 2 });
  expect(isLegal(question, pickOf(question, draft))).toBe(true);
  expect(pickOf(question, handedOut(question, draft, 'b', -1))).toBeNull();
});

test('assign: each thing goes where it may and where there is room, and nothing is sent before all is in order', () => {
  const question = asked({
    kind: 'assign',
    options: [{ id: 'a' }, { id: 'b', onlyTo: ['y'] }, { id: 'c' }],
    targets: [
      { id: 'x', holds: { max: 1 } },
      { id: 'y', holds: { min: 1 } },
    ],
    min: 2,
    max: 2,
  });
  let draft = beginDraft(question);
  expect(lackOf(question, draft)).toEqual({ key: 'lack.assign', count: 2 });
  expect(targetsFor(question, { id: 'b', onlyTo: ['y'] }).map(({ id }) => id)).toEqual(['y']);
  draft = assigned(question, assigned(question, draft, 'b', 'x'), 'a', 'x');
  expect(draft).toEqual({ kind: 'assign', targets: { a: 'x' } });
  expect(hasRoom(question, draft, 'c', 'x')).toBe(false);
  // Where it is already there is room for it, though for nobody else.
  expect(hasRoom(question, draft, 'a', 'x')).toBe(true);
  draft = assigned(question, draft, 'c', 'y');
  expect(hasRoom(question, draft, 'b', 'y')).toBe(false);
  expect(pickOf(question, draft)).toEqual({ a: 'x', c: 'y' });
  expect(isLegal(question, pickOf(question, draft))).toBe(true);
  expect(pickOf(question, assigned(question, draft, 'c', null))).toBeNull();
  const open = { ...question, min: 1 };
  expect(lackOf(open, assigned(open, beginDraft(open), 'a', 'x'))).toEqual({ key: 'lack.targets', count: 1 });
});

test('assign: a key passes a thing on from target to target, past those that are full, and back to none', () => {
  const question = asked({
    kind: 'assign',
    options: abc,
    targets: [{ id: 'x', holds: { max: 1 } }, { id: 'y' }, { id: 'z' }],
    min: 0,
    max: 3,
  });
  let draft = passedOn(question, beginDraft(question), 'a', 1);
  const whereIs = (id: string) => (draft.kind === 'assign' ? draft.targets[id] : null);
  expect(whereIs('a')).toBe('x');
  const ways = [1, 1, 1, -1].map((by) => {
    draft = passedOn(question, draft, 'b', by as 1 | -1);
    return whereIs('b');
  });
  expect(ways).toEqual(['y', 'z', undefined, 'z']);
  expect(whereIs('a')).toBe('x');
});

test('options have numbers, then letters, and the one that closes has Enter', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ id: `o${index}` }));
  const question = asked({ options: [{ id: 'done' }, ...many] });
  expect(closerOf(question)?.id).toBe('done');
  expect(numbered(question)).toHaveLength(40);
  expect(keyOf(question, 'done')).toBeNull();
  expect(['o0', 'o8', 'o9', 'o10', 'o39'].map((id) => keyOf(question, id))).toEqual([
    '1',
    '9',
    '0',
    'a',
    null,
  ]);
  for (const { id } of numbered(question)) {
    const key = keyOf(question, id);
    if (key !== null) expect(optionAt(question, key)?.id).toBe(id);
  }
  expect(optionAt(question, 'Enter')).toBeNull();
  expect(optionAt(question, '')).toBeNull();
});

test('the keys of answers are none that mean something else at a table', () => {
  const others = ['u', 'w', 'i', 'l', 'c', '?', MORE, BACK];
  expect(others.filter((key) => ANSWER_KEYS.includes(key))).toEqual([]);
  expect(new Set(ANSWER_KEYS).size).toBe(ANSWER_KEYS.length);
});

test('Shift changes what a key writes, and not which answer it means', () => {
  expect(answerKey({ code: 'Digit2', key: '"' })).toBe('2');
  expect(answerKey({ code: 'Numpad0', key: '0' })).toBe('0');
  expect(answerKey({ code: 'KeyQ', key: 'A' })).toBe('a');
});

test('a single option has Enter, unless it is to be asked about once more', () => {
  expect(closerOf(asked({ options: [{ id: 'go' }] }))?.id).toBe('go');
  expect(closerOf(asked({ options: [{ id: 'go', confirm: true }] }))).toBeNull();
  expect(closerOf(asked({ options: [{ id: 'pass', confirm: true }, { id: 'a' }] }))).toBeNull();
  expect(closerOf(asked({ options: abc }))).toBeNull();
});

test('what declines is not scrolled away, and keeps its key', () => {
  const question = asked({ options: [{ id: 'a' }, { id: 'refuse' }] });
  expect(pinnedIn(question).map(({ id }) => id)).toEqual(['refuse']);
  expect(keyOf(question, 'refuse')).toBe('2');
  // The only answer there is has Enter, and stands there already.
  expect(pinnedIn(asked({ options: [{ id: 'refuse' }] }))).toEqual([]);
});

test('what costs dearly, and nobody, are not drawn as the way on', () => {
  expect([{ id: 'done' }, { id: 'none' }, { id: 'refuse', harm: true as const }].map(isWayOn)).toEqual([
    true,
    false,
    false,
  ]);
});

test('things light up by their own id and by what an option stands for', () => {
  const taken: string[] = [];
  const asks: (readonly { readonly id: string }[])[] = [];
  const question = asked({
    options: [{ id: 'play/#a', of: '#a' }, { id: 'useless/#a', of: '#a' }, { id: 'seat-1' }],
    blocked: [{ id: '#b', rule: 'R-1' }],
  });
  const choices = choicesFor(question, beginDraft(question), {
    take: ({ id }) => taken.push(id),
    which: (options) => asks.push(options),
    explain: ({ rule }) => taken.push(rule),
  });
  expect(choices.optionsFor('#a')).toHaveLength(2);
  expect(choices.keyOf('#a')).toBe('1');
  expect(choices.optionsFor('#b')).toEqual([]);
  expect(choices.blockedFor('#b')?.rule).toBe('R-1');
  choices.choose('#a');
  choices.choose('seat-1');
  choices.choose('#b');
  expect(asks).toHaveLength(1);
  expect(taken).toEqual(['seat-1']);
});

test('what is chosen may lead to ids of the next question: both are taken at once', () => {
  const taken: (readonly [string, string | undefined])[] = [];
  const question = asked({
    options: [{ id: 'play/#a', of: '#a', leadsTo: ['#x', '#y'] }, { id: 'drop/#a', of: '#a' }, { id: '#b' }],
  });
  const choices = choicesFor(question, beginDraft(question), {
    take: ({ id }, next) => taken.push([id, next]),
    which: () => taken.push(['which', undefined]),
    explain: () => {},
  });
  expect(choices.leadsTo('#a')).toEqual(['#x', '#y']);
  expect(choices.leadsTo('#b')).toEqual([]);
  choices.choose('#a', '#y');
  choices.choose('#a', '#b');
  choices.choose('#a');
  expect(taken).toEqual([
    ['play/#a', '#y'],
    ['which', undefined],
  ]);
});

test('some: what is chosen is added to what there is, and no sum limits the answer', () => {
  const options = [
    { id: 'a', amount: 2 },
    { id: 'b', amount: 5 },
  ];
  const question = asked({ kind: 'some', options, min: 0, max: 2, adds: { from: 1, against: 4 } });
  let draft = beginDraft(question);
  expect(addedUp(question, draft)).toEqual({ sum: 1, against: 4, over: 0 });
  draft = toggled(question, draft, 'b');
  expect(addedUp(question, draft)).toEqual({ sum: 6, against: 4, over: 2 });
  expect(lackOf(question, draft)).toBeNull();
  expect(isLegal(question, pickOf(question, toggled(question, draft, 'a')))).toBe(true);
  expect(addedUp(asked({ kind: 'some', options }), draft)).toBeNull();
});
