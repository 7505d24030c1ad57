import { expect, test } from 'vitest';
import { printable, printableJson } from './printable.ts';

test('what would steer a terminal is left out', () => {
  expect(printable('a\u001b[2Jb\r\u0007c\td\n\u009b31me\u007f')).toBe('a[2Jbc d\n31me');
});

test('our own colours pass where we paint, and nothing else', () => {
  const painted = '\u001b[1mAna\u001b[22m \u001b[36mBo\u001b[39m';
  expect(printable(painted, true)).toBe(painted);
  expect(printable(`${painted}\u001b[8m\u001b]0;x\u0007`, true)).toBe(`${painted}[8m]0;x`);
});

test('a JSON document says the same with other signs', () => {
  const value = { name: 'a\u009bb\u007f\u001b' };
  const written = printableJson(JSON.stringify(value, null, 2));
  expect(written).toMatch(/^[\n -~]*$/);
  expect(JSON.parse(written)).toEqual(value);
});
