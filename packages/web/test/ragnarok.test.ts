import { expect, test } from 'vitest';
import { barriersOn } from './axe.ts';
import { flawsOf } from './layout.ts';
import { opened } from './opened.ts';
import { playHere, playOn, playToTheEnd, visit } from './steps.ts';

const here = opened();

// Ragnarok has no web code of its own: its map is drawn as places and ways.
test('a whole match of Ragnarok on the table for any game, by accessible names alone', {
  timeout: 300_000,
}, async () => {
  const { context, page, complaints } = await visit(here.browser);
  await playHere(page, here.site.address, 'ragnarok');
  const map = page.getByRole('group', { name: 'Regions, Seas, and Realms' });
  await map.getByRole('button', { name: 'Region 21', exact: true }).waitFor();
  for (let answers = 0; answers < 12; answers++) await playOn(page, 'names');
  expect(await barriersOn(page)).toEqual([]);
  expect(await flawsOf(page, false)).toEqual([]);
  // Whose a Region is and what stands there can be heard.
  await map
    .getByText(/^Controlled by: /)
    .first()
    .waitFor({ state: 'attached' });
  await map
    .getByText(/^Armies \d: /)
    .first()
    .waitFor({ state: 'attached' });
  expect(await playToTheEnd(page, 'names', 1500)).toBeGreaterThan(20);
  const end = page.getByRole('dialog', { name: 'The match is over' });
  await end.getByRole('list', { name: 'Scores' }).getByRole('listitem').nth(2).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
