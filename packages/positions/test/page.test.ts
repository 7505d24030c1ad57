import { kit as beacon } from '@concilio/tutorial/kit';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSource, runPosition } from '../src/index.ts';

test('the position that docs/positions.md explains holds', () => {
  const page = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8');
  const [, file = ''] = /```yaml\n(.*?)```/s.exec(page) ?? [];
  expect(runPosition(beacon, parseSource(file))).toMatchObject({ ok: true, failures: [] });
});
