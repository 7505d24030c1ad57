import { expect, test } from 'vitest';
import { widthFor } from './paint.ts';

test.each([
  [undefined, 80],
  [0, 80],
  [7, 40],
  [72, 72],
  [300, 100],
])('a terminal of %s columns has room for %i', (columns, width) => expect(widthFor(columns)).toBe(width));
