import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { crewOf, mostWorkers, tasksOf } from './crew.ts';
import { readRequest } from './request.ts';
import { sayIn } from './text.ts';

test('has no more threads than are of use, whatever is asked for', async () => {
  const { plan, matches, workers } = readRequest(
    gameNamed('tutorial'),
    { games: '5', workers: '999' },
    sayIn('en'),
  );
  expect(workers).toBe(mostWorkers());
  expect(tasksOf(plan, matches, workers)).toHaveLength(5);
  const crew = crewOf(workers, 1, () => ({ played: [], coverage: null }));
  expect(crew.atOnce).toBe(1);
  await crew.leave();
});
