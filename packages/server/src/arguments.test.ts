import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const proxies = (...words: string[]) => {
  const order = readArguments(words);
  return order.order === 'serve' ? order.settings.proxies : null;
};

test('how many proxies there are is said by number, or for one of them by word', () => {
  expect(proxies()).toBe(0);
  expect(proxies('--behind-proxy')).toBe(1);
  expect(proxies('--proxies', '2')).toBe(2);
  expect(proxies('--proxies', '2', '--behind-proxy')).toBe(2);
  expect(() => proxies('--proxies', 'two')).toThrow('--proxies is a number from 0 to 10, not "two".');
});
