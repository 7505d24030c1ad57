import { expect, test } from 'vitest';
import { opened } from './opened.ts';
import { playHere, playToTheEnd, visit } from './steps.ts';

const here = opened([]);

// Beacon has no web code of its own: this is the table for any game.
test('a match on the table for any game, by accessible names alone', {
  timeout: 120_000,
}, async () => {
  const { context, page, complaints } = await visit(here.browser);
  await playHere(page, here.site.address, 'tutorial');
  await page.getByRole('region', { name: 'Your place' }).waitFor();
  await page.getByRole('region', { name: 'The other players' }).waitFor();
  expect(await playToTheEnd(page, 'names')).toBeGreaterThan(1);
  const end = page.getByRole('dialog', { name: 'The match is over' });
  await end.getByRole('list', { name: 'Scores' }).getByRole('listitem').first().waitFor();
  await end.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Timeline' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
