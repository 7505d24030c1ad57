import { expect, test } from 'vitest';
import { cutting } from '../test/reconnect/cutting.ts';
import { serve } from '../test/serve.ts';

// `npm run prove -- server-reconnect` does the same a hundred times.
test('a client whose connection is cut comes back by itself, and has every event once', async () => {
  const server = await serve({ pace: 5 });
  try {
    const { cuts, back, wrong, outOfStep, events } = await cutting(server.address, 5);
    expect({ cuts, wrong, outOfStep }).toEqual({ cuts: 5, wrong: 0, outOfStep: 0 });
    expect(back).toHaveLength(5);
    expect(events).toBeGreaterThan(50);
  } finally {
    await server.close();
  }
});
