import { positionSuite } from '@concilio/suite';
import { expect, test } from 'vitest';
import { kit as beacon } from './kit.ts';

const proved = positionSuite(beacon, new URL('../positions/', import.meta.url));

test('every rule has a file', () => {
  const known = Object.keys(beacon.text.en).flatMap((key) => (key.startsWith('rule.') ? [key.slice(5)] : []));
  expect(proved).toEqual(known.toSorted());
});
