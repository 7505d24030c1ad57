import type { Language } from '@concilio/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { texts } from '../src/text/index.ts';
import { refusals } from '../src/text/refusals.ts';
import { barriersOn } from './axe.ts';
import { opened } from './opened.ts';
import { visit } from './steps.ts';

const here = opened([]);

const bot = { kind: 'bot', level: 'simple' };
const me = { kind: 'me' };

/** Somebody's table, made without looking at a page. */
async function tableOf(page: Page, name: string, wish: object): Promise<{ table: string; invite: string }> {
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`${here.site.address}/api/${path}`, { data });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  };
  await post('guest', { name });
  const { table } = await post('tables', { game: 'tutorial', ...wish });
  const { invite } = await (await page.request.get(`${here.site.address}/api/tables/${table}`)).json();
  return { table, invite };
}

/** The frame of every page is there, and two buttons lead on from here. */
async function expectWaysOn(page: Page, language: Language): Promise<void> {
  const say = texts[language];
  await page.getByRole('banner').waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: say['room.lobby'] }).getAttribute('href')).toBe('/lobby');
  expect(await main.getByRole('link', { name: say['trouble.home'] }).getAttribute('href')).toBe('/');
  expect(await barriersOn(page)).toEqual([]);
}

test.each(['en', 'es', 'ro'] as const)('a table that is not for us leads on (%s)', async (language) => {
  const say = texts[language];
  const host = await visit(here.browser);
  const { page, context } = await visit(here.browser, {
    locale: language,
    viewport: { width: 390, height: 844 },
  });
  const secret = await tableOf(host.page, 'Ana', { visibility: 'private', seats: [me, bot] });
  for (const [id, refused] of [
    [secret.table, 'table.unknown'],
    ['unknown', 'unknown'],
  ] as const) {
    await page.goto(`${here.site.address}/table/${id}`);
    await page.getByRole('alert').getByText(refusals[language][refused]).waitFor();
    await expectWaysOn(page, language);
  }
  await page.goto(`${here.site.address}/join/${secret.invite}`);
  await page.getByText(say['join.closed']).waitFor();
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
  await expectWaysOn(page, language);
  await page.goto(`${here.site.address}/nowhere`);
  await page.getByText(say['lost.about']).waitFor();
  await expectWaysOn(page, language);
  await Promise.all([context.close(), host.context.close()]);
});

test('a match of others is watched from a full invitation, and from the lobby', async () => {
  const host = await visit(here.browser);
  const { page, context, complaints } = await visit(here.browser);
  const open = { name: 'Evening road', visibility: 'public', seats: [me, bot] };
  const { table, invite } = await tableOf(host.page, 'Ana', open);
  await page.goto(`${here.site.address}/join/${invite}`);
  await page.getByText(texts.en['join.full']).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Watch' }).click();
  await page.getByRole('region', { name: 'Players', exact: true }).getByText('Ana').waitFor();

  await page.goto(`${here.site.address}/lobby`);
  const running = page.getByRole('region', { name: texts.en['lobby.running'] });
  await running.getByRole('link', { name: 'Watch Evening road' }).click();
  await page.waitForURL(`${here.site.address}/table/${table}`);
  await page.getByRole('region', { name: 'Players', exact: true }).getByText('Ana').waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), host.context.close()]);
});
