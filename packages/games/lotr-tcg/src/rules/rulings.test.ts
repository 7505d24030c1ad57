import { parseSource, runPosition } from '@concilio/suite';
import { expect, test } from 'vitest';
import { game } from '../../test/made-up.ts';
import { rulings } from '../../test/rulings.ts';

for (const { title, text } of rulings)
  test(title, () => {
    const { failures, error } = runPosition(game, parseSource(text));
    expect({ failures, error }).toEqual({ failures: [], error: undefined });
  });
