import { expect, test } from 'vitest';
import type { Game, Shape } from './game.ts';
import { chooseOne, distribute, type PassWindow, type Question } from './question.ts';
import {
  autoAnswer,
  type Declined,
  declinedAfter,
  isDeclined,
  NOTHING_DECLINED,
  onlyOption,
} from './auto-answers.ts';

const quick = { takesOnlyAnswers: true } as Game<Shape>;
const secretive = {} as Game<Shape>;

const options = (ids: string) => ids.split(' ').map((id) => ({ id }));
const window = (ids: string, passWindow: Partial<PassWindow> = {}): Question =>
  chooseOne('window', options(ids), { passWindow: { of: 'dusk', pass: 'pass', ...passWindow } });
const passed = (...questions: readonly Question[]): Declined =>
  questions.reduce((so, question) => declinedAfter(so, question, 'pass'), NOTHING_DECLINED);
const answer = (
  question: Question,
  declined = NOTHING_DECLINED,
  autoPass = 'new' as 'always' | 'new' | 'never',
) => autoAnswer(quick, question, declined, autoPass);

test('the only legal answer is given, of whatever kind', () => {
  expect(answer(chooseOne('which', options('a')))).toBe('a');
  expect(answer(distribute('pay', [{ id: 'a', cap: 2 }], { min: 2, max: 2 }))).toEqual({ a: 2 });
  expect(answer(chooseOne('which', options('a b')))).toBeNull();
});

test('the only answer is asked for where it must be confirmed, or where the others could tell', () => {
  expect(answer(chooseOne('which', [{ id: 'a', confirm: true }]))).toBeNull();
  expect(autoAnswer(secretive, chooseOne('which', options('a')), NOTHING_DECLINED, 'new')).toBeNull();
});

test('who has passed is not asked the same again while the pass window lasts', () => {
  expect(answer(window('a b pass'))).toBeNull();
  expect(answer(window('b a pass'), passed(window('a b pass')))).toBe('pass');
  expect(answer(window('a pass'), passed(window('a b pass')))).toBe('pass');
});

test('something new is asked, and what was passed before it is still passed', () => {
  expect(answer(window('a c pass'), passed(window('a b pass')))).toBeNull();
  expect(answer(window('b pass'), passed(window('a b pass'), window('a c pass')))).toBe('pass');
});

test('in another pass window everything is new, but for the very last question', () => {
  const next = { of: 'night' };
  const other = chooseOne('travel', options('here there'));
  expect(answer(window('a pass', next), passed(window('a b pass')))).toBeNull();
  expect(answer(window('a b pass', next), passed(window('a b pass')))).toBe('pass');
  const between = declinedAfter(passed(window('a b pass')), other, 'here');
  expect(answer(window('a b pass', next), between)).toBeNull();
});

test('an only answer that does harm is never given for somebody: they are to be told', () => {
  const falls = chooseOne('pay', [{ id: 'refuse', harm: true }]);
  expect(onlyOption(falls)).toBeNull();
  expect(autoAnswer(quick, falls, NOTHING_DECLINED, 'new')).toBeNull();
  expect(onlyOption(chooseOne('pay', [{ id: 'refuse' }]))).toBe('refuse');
});

test('who has acted in a pass window is asked what else there is', () => {
  const acted = declinedAfter(NOTHING_DECLINED, window('a b pass'), 'a');
  expect(answer(window('a b pass'), acted)).toBeNull();
});

test('somebody may want to be asked always, or never', () => {
  expect(answer(window('a pass'), passed(window('a pass')), 'always')).toBeNull();
  expect(answer(window('a pass'), NOTHING_DECLINED, 'never')).toBe('pass');
  expect(answer(chooseOne('which', options('a b')), NOTHING_DECLINED, 'never')).toBeNull();
});

test('a question says itself whether it is always asked or can wait', () => {
  const own = window('a pass', { asks: 'always' });
  expect(answer(own, passed(own), 'never')).toBeNull();
  expect(answer(window('a pass', { asks: 'never' }))).toBe('pass');
  expect(answer(window('a pass', { asks: 'never' }), NOTHING_DECLINED, 'always')).toBeNull();
});

test('an interjection that was left is declined while the pass window lasts', () => {
  const may = (ids: string) => chooseOne('may', options(ids), { passWindow: { of: 'dusk' } });
  const left = declinedAfter(NOTHING_DECLINED, may('a b'), null);
  expect(isDeclined(may('a'), left)).toBe(true);
  expect(isDeclined(may('a c'), left)).toBe(false);
  expect(answer(may('a b'), left)).toBeNull();
});
