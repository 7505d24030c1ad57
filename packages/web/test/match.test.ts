import { describe, expect, test } from 'vitest';
import { opened } from './opened.ts';
import { playToTheEnd, setUp, visit } from './steps.ts';

const here = opened();

/** A match in which whoever takes the first answer every time comes to Mount Doom beside three simple bots. */
const SEVEN = `game: lotr-board
title: Seven
seed: seven 75
seats: [Frodo, Sam, Pippin, Merry]
options: { sauron: 15 }
`;

// All at once: most of the time bots wait, so that the eye can follow.
describe.concurrent.each(['click', 'keys', 'names'] as const)('a whole match by %s', (way) => {
  test('reaches all seven places with three simple bots', { timeout: 300_000 }, async () => {
    const { context, page, complaints } = await visit(here.browser);
    await setUp(page, here.site.address, SEVEN, 'Frodo');
    const answered = await playToTheEnd(page, way);
    expect(answered).toBeGreaterThan(30);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    const log = page.getByRole('list', { name: 'Log' });
    await log.getByText('The Fellowship reaches Mordor.').waitFor();
    await log.getByText('destroys the Ring!').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
