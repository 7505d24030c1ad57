import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOn } from './axe.ts';
import { type Mirror, mirrorOf, type Said } from './mirror.ts';
import { opened } from './opened.ts';
import { dealt, keepIn } from './prepared.ts';
import { answer, answersOn, questionOf, setUp, visit } from './steps.ts';

const here = opened();

const mirkwood = (seed: string, deck: string): string => `game: lotr-lcg
title: Mirkwood
seed: ${seed}
seats: [Frodo]
options: { scenario: passage-through-mirkwood, easy: true, decks: [${deck}] }
`;

const optionOf = (page: Page, id: string): Locator => page.locator(`[data-option="${id}"]`);

/** How a player gives an answer: on the cards themselves, by keys alone, or by what is heard. */
type Hand = (page: Page, said: Said) => Promise<void>;

const byClicks: Hand = async (page, { kind, chosen }) => {
  await withoutProposal(page, kind, (button) => button.click());
  for (const { id, times } of chosen)
    for (let count = 0; count < times; count++) {
      const lying = page.locator(`[data-id="${id}"][data-light="lit"]`);
      await ((await lying.count()) === 1 ? lying : optionOf(page, id)).click();
    }
  if (kind !== 'one') await page.getByRole('button', { name: 'Confirm' }).click();
};

/** What the table proposes as shares is taken back first, one by one. */
async function withoutProposal(page: Page, kind: string, press: (button: Locator) => Promise<void>) {
  if (kind !== 'distribute') return;
  const less = page.getByRole('button', { name: 'One less for', disabled: false });
  while ((await less.count()) > 0) await press(less.first());
}

const byKeys: Hand = async (page, { kind, chosen }) => {
  await withoutProposal(page, kind, async (button) => {
    await button.focus();
    await page.keyboard.press('Enter');
  });
  for (const { id, times } of chosen) {
    const key = await keyFor(page, id, kind);
    for (let count = 0; count < times; count++) await page.keyboard.press(key);
  }
  if (kind !== 'one') await page.keyboard.press('Enter');
};

/** Shares have no button of their own; their place in the list is their key. */
async function keyFor(page: Page, id: string, kind: string): Promise<string> {
  if (kind !== 'distribute') return (await optionOf(page, id).getAttribute('aria-keyshortcuts')) ?? 'Enter';
  const lit = page.locator(`[data-id="${id}"] [data-key]`);
  return (await lit.getAttribute('data-key')) ?? 'Enter';
}

const byNames: Hand = async (page, { kind, chosen }) => {
  await withoutProposal(page, kind, (button) => button.click());
  for (const { id, times } of chosen) {
    if (kind === 'distribute') {
      const name = await page.locator(`[data-id="${id}"] [role="img"]`).first().getAttribute('aria-label');
      const more = page.getByRole('button', { name: `One more for ${name?.split(',')[0]}` });
      for (let count = 0; count < times; count++) await more.first().click();
      continue;
    }
    const words = optionOf(page, id).locator('span').first();
    const name = await words.evaluate((element) => element.firstChild?.textContent ?? '');
    // On a phone a long list is folded: what it would say lies on the table by the same name.
    const listed = answersOn(page).and(page.getByRole('button', { name }));
    const lying = page.locator('button[data-light="lit"]').and(page.getByRole('button', { name }));
    const same = (await listed.count()) > 0 ? listed : lying.first();
    // Equal cards have equal names: then it is the one that is meant.
    await ((await same.count()) > 1 ? optionOf(page, id) : same).click();
  }
  if (kind !== 'one') await page.getByRole('button', { name: 'Confirm' }).click();
};

interface Played {
  readonly answers: number;
  readonly phases: readonly string[];
}

/** Sets a match up and plays it as a bot would. */
async function play(page: Page, file: string, hand: Hand, isWatched: boolean): Promise<Played> {
  await setUp(page, here.site.address, file);
  return follow(page, mirrorOf(file), hand, isWatched);
}

/** Plays a whole match as a bot would, and looks at the page once in every phase. */
async function follow(page: Page, mirror: Mirror, hand: Hand, isWatched: boolean): Promise<Played> {
  await page.locator('[data-question]').waitFor();
  await page.getByRole('radio', { name: 'never' }).check();
  const phases = new Set<string>();
  let answers = 0;
  for (let said = mirror.next(); said !== null; said = mirror.next()) {
    await page.locator('[data-question]').waitFor();
    const asked = await questionOf(page);
    if (isWatched && said.phase !== null && !phases.has(said.phase)) {
      expect(await barriersOn(page), said.phase).toEqual([]);
      const here = page.locator('[aria-current="step"]').first();
      expect((await here.innerText()).toLowerCase()).toContain(said.phase);
    }
    if (said.phase !== null) phases.add(said.phase);
    await hand(page, said);
    await page.locator(`[data-question="${asked}"]`).waitFor({ state: 'detached' });
    answers++;
  }
  await page.getByRole('dialog', { name: 'The match is over' }).waitFor();
  return { answers, phases: [...phases] };
}

describe('a whole match alone', () => {
  test('is won by clicks on the cards, without a barrier in any phase', { timeout: 180_000 }, async () => {
    const { context, page, complaints } = await visit(here.browser);
    const { answers, phases } = await play(page, mirkwood('mirkwood 7', 'leadership'), byClicks, true);
    expect(answers).toBeGreaterThan(30);
    expect(phases).toEqual(expect.arrayContaining(['planning', 'quest', 'combat']));
    const end = page.getByRole('dialog', { name: 'The match is over' });
    await end.getByRole('heading', { name: 'The quest is completed' }).waitFor();
    // The score sheet: threat, dead heroes, damage, and what it comes to.
    await end.getByRole('row', { name: /Frodo/ }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is lost by keys alone', { timeout: 120_000 }, async () => {
    const { context, page, complaints } = await visit(here.browser);
    await play(page, mirkwood('mirkwood 34', 'tactics'), byKeys, false);
    await page.getByRole('heading', { name: 'The quest has failed' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is lost on a phone by accessible names alone', { timeout: 120_000 }, async () => {
    const { context, page, complaints } = await visit(here.browser, {
      viewport: { width: 390, height: 844 },
    });
    await play(page, mirkwood('mirkwood 22', 'tactics'), byNames, false);
    await page.getByRole('heading', { name: 'The quest has failed' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** The cells under Dol Guldur, with both hands. */
const CELLS = `game: lotr-lcg
title: Two hands
seed: two hands 2
seats: [Ana, Ana 2]
options: { scenario: escape-from-dol-guldur, decks: [tactics, spirit] }
`;

/** Whoever has two hands answers with the one that is asked. */
const byBothHands: Hand = async (page, said) => {
  const seat = page.getByRole('region', { name: 'Your seats' }).getByRole('button').nth(said.seat);
  if ((await seat.getAttribute('aria-pressed')) === 'false') await seat.click();
  await page.locator('[data-question]').waitFor();
  // The other hand lies face up beside its side of the table.
  if (said.key === 'mulligan')
    await page
      .getByRole('list', { name: /^Hand of Ana.*, 6 cards$/ })
      .getByRole('button')
      .nth(5)
      .waitFor();
  await byNames(page, said);
};

test('a whole match is played with two hands to its end, both of them in sight', {
  timeout: 180_000,
}, async () => {
  const { context, page, complaints } = await visit(here.browser);
  const mirror = mirrorOf(CELLS);
  await page.goto(here.site.address);
  await keepIn(page, 'here-two', dealt(mirror.match, ['Ana', 'Ana 2']));
  await page.goto(`${here.site.address}/local/here-two`);
  const { phases } = await follow(page, mirror, byBothHands, false);
  expect(phases).toEqual(expect.arrayContaining(['planning', 'quest', 'combat']));
  const end = page.getByRole('dialog', { name: 'The match is over' });
  await end.getByRole('heading', { name: 'The quest has failed' }).waitFor();
  await end.getByRole('row', { name: /Ana 2/ }).waitFor();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  expect(await barriersOn(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

const QUESTING = `game: lotr-lcg
title: Questing
seed: questing
seats: [Frodo]
options: { decks: [leadership] }
at: { step: commit, with: { seat: Frodo } }
given:
  staging: [Forest Spider, Old Forest Road]
  encounter: { deck: { top: [Forest Gate] } }
  seats: { Frodo: { threat: 20, hand: [], inPlay: [Aragorn, Théodred, Glóin] } }
`;

test('those who are chosen count at once, and each point says where it comes from', {
  timeout: 60_000,
}, async () => {
  const { context, page, complaints } = await visit(here.browser);
  await setUp(page, here.site.address, QUESTING);
  await page.locator('[data-question]').waitFor();
  await page.getByRole('button', { name: /^Willpower 0 against threat 3/ }).waitFor();
  const card = (name: string) =>
    page.locator('button[data-light="lit"]').filter({ has: page.getByRole('img', { name }) });
  await card('Aragorn').click();
  await card('Glóin').click();
  await page.getByRole('button', { name: 'Willpower 4 against threat 3. 1 ahead.' }).click();
  const where = page.getByRole('dialog', { name: 'Where each point comes from' });
  expect((await where.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
    /4 Aragorn 2 Glóin 2 3 Forest Spider 2 Old Forest Road 1/,
  );
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // Taken back, one counts no more.
  await card('Glóin').click();
  await page.getByRole('button', { name: 'Willpower 2 against threat 3. 1 behind.' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** A friend's side of the table, as the other sees it. */
const sideOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `The side of ${name}` });

test('two at one table see each other’s side, and answer in turn', { timeout: 180_000 }, async () => {
  const [ana, berto] = [await visit(here.browser), await visit(here.browser)];
  const { request } = ana.page.context();
  const post = async (from: typeof request, path: string, data: object) => {
    const reply = await from.post(`${here.site.address}/api/${path}`, { data });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return reply.json() as Promise<Record<string, unknown>>;
  };
  await post(request, 'guest', { name: 'Ana' });
  await post(berto.context.request, 'guest', { name: 'Berto' });
  const open = {
    game: 'lotr-lcg',
    name: 'Two in Mirkwood',
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  };
  const { table } = await post(request, 'tables', open);
  await post(berto.context.request, `tables/${table}/sit`, {});
  await post(berto.context.request, `tables/${table}/ready`, { ready: true });
  await post(request, `tables/${table}/start`, {});
  for (const { page } of [ana, berto]) await page.goto(`${here.site.address}/table/${table}`);
  const players = [ana.page, berto.page];
  await sideOf(ana.page, 'Berto').waitFor();
  await sideOf(berto.page, 'Ana').waitFor();
  // A few answers of each: they vote at once, keep their hands, play cards, and go on the quest in turn.
  for (let count = 0; count < 14; count++) {
    await Promise.race(players.map((page) => page.locator('[data-question]').waitFor()));
    const asked = await Promise.all(players.map((page) => page.locator('[data-question]').isVisible()));
    await Promise.all(players.filter((_, place) => asked[place]).map((page) => answer(page, 'click')));
  }
  const seen = await sideOf(ana.page, 'Berto').getByRole('img').count();
  expect(seen).toBeGreaterThanOrEqual(3);
  expect(await barriersOn(ana.page)).toEqual([]);
  expect([...ana.complaints, ...berto.complaints]).toEqual([]);
  await ana.context.close();
  await berto.context.close();
});
