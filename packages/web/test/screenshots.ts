/**
 * `npm run screenshots`: takes the pictures in docs/screenshots, each at four sizes, and checks the layout of each.
 * Ends with 1 if anything is wrong with one of them. With `--check` no picture is written; with words only those whose
 * names begin with one of them are taken. `--language es` looks at another language, which is only checked.
 */
import { type View } from '@concilio/lotr-lcg/contract';
import { type Language } from '@concilio/text';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import type { Frame } from '@concilio/tables';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { texts as stageTexts } from '../src/stage/text/index.ts';
import { texts as lessonTexts } from '../src/features/lesson/text/index.ts';
import { viewOf } from '../src/table/view.ts';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { openBrowser, openSite } from './browser.ts';
import { flawsOf } from './layout.ts';
import { withFewColours } from './palette.ts';
import { keepIn, prepare, type Prepared, sequelOf } from './prepared.ts';
import { visit } from './steps.ts';
import { WARDENS } from './wardens.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, language: { type: 'string', default: 'en' } },
});
const language = values.language as Language;

const folder = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));

const picture = fileURLToPath(new URL('../public/table.jpg', import.meta.url));

const PLAYERS = ['Ana', 'Bot 1', 'Bot 2', 'Bot 3'];
const MATCH = { game: 'lotr-board', names: PLAYERS, options: { sauron: 15 } } as const;

/** Well on the way through a conflict, with something to choose: a moment that shows most of the table. */
function isMiddle({ view, questions }: Frame): boolean {
  const { place, payment, conflict } = view as {
    place?: string;
    payment?: unknown;
    conflict?: { events?: number; tracks?: Readonly<Record<string, number>> };
  };
  const gone = Object.values(conflict?.tracks ?? {}).reduce((sum, spaces) => sum + spaces, 0);
  const hasChoice = questions.some(({ optional, options }) => !optional && options.length >= 5);
  return place === 'helms-deep' && payment === null && (conflict?.events ?? 0) > 0 && gone >= 8 && hasChoice;
}

/** The first of many evenings that fought at Helm's Deep and destroyed the Ring: the pictures tell one story. */
function goodEvening(): { readonly start: Prepared; readonly middle: Prepared; readonly end: Prepared } {
  for (let number = 1; number < 1000; number++) {
    const evening = { ...MATCH, seed: `evening ${number}` };
    const end = prepare(evening);
    const middle = prepare({ ...evening, until: isMiddle });
    if (end.outcome?.reason !== 'destroyed' || middle.outcome !== null) continue;
    return { start: prepare({ ...evening, until: () => true }), middle, end };
  }
  throw new Error('No evening ended well.');
}

interface Scene {
  readonly name: string;
  /** Brings the page to what is to be seen, on the widest screen. */
  readonly open: (page: Page, site: string) => Promise<void>;
}

const { start, middle, end } = goodEvening();
const beacon = prepare({
  game: 'tutorial',
  seed: 'beacon',
  names: ['Ana', 'Bot 1', 'Bot 2'],
  options: { goal: 8 },
  until: ({ events }) => events.length > 12,
});

/** Whether the card game has come to a phase of a round, or of a later one. */
function isIn(frame: Frame, phase: string, least: number): boolean {
  const view = viewOf<View>(frame);
  return view.phase === phase && view.round >= least;
}

/** In the thick of a fight: enemies are engaged, and there is something to choose. */
const isFight = (frame: Frame): boolean =>
  isIn(frame, 'combat', 3) &&
  frame.questions.some(({ optional, options }) => !optional && options.length >= 3);
const mirkwood = (names: readonly string[]): Prepared =>
  prepare({ game: 'lotr-lcg', seed: 'mirkwood', names, until: isFight });

/** Each phase of a later round, with something to choose in it. */
const PHASES = ['planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'] as const;
const inPhase = (phase: string, names: readonly string[]): Prepared =>
  prepare({
    game: 'lotr-lcg',
    seed: `phases ${phase}`,
    names,
    until: (frame) => isIn(frame, phase, 2) && frame.questions.some(({ optional }) => !optional),
  });

/** The end of a round: whoever stops everywhere is asked in the resource phase that follows. */
const RESOURCES = `game: lotr-lcg
title: Resources
seed: resources
seats: [Ana, Bot]
options: { decks: [leadership, tactics] }
at: { step: phase, with: { phase: refresh } }
given:
  staging: [Forest Spider, Old Forest Road]
  seats:
    Ana:
      threat: 29
      hand: [Sneak Attack, Gandalf, Guard of the Citadel, Steward of Gondor, Grim Resolve]
      inPlay: [{ card: Aragorn, resources: 1 }, { card: Théodred, resources: 2 }, { card: Glóin, damage: 2 }, Faramir]
    Bot:
      threat: 31
      hand: [Feint, Blade Mastery, Veteran Axehand]
      inPlay: [Legolas, Gimli, { card: Thalin, resources: 1 }, Gondorian Spearman]
      engaged: [Black Forest Bats]
`;

async function openResources(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/positions`);
  await page.getByRole('textbox').fill(RESOURCES);
  await page.getByRole('radio', { name: 'Ana', exact: true }).check();
  await page.getByRole('button', { name: tableTexts[language]['puzzle.set-up'] }).click();
  await page.getByRole('radio', { name: stageTexts[language]['stops.always'] }).check();
  const phase = lotrLcg.text[language]['phase.resource'] ?? '';
  const here = page.locator('[aria-current="step"]').filter({ hasText: phase });
  for (let count = 0; count < 5 && !(await here.isVisible()); count++) {
    const question = page.locator('[data-question]');
    await question.waitFor();
    const asked = await question.getAttribute('data-question');
    await question.locator('[data-option]').last().click();
    await page.locator(`[data-question="${asked}"]`).waitFor({ state: 'detached' });
  }
  await here.waitFor();
  await page.locator('[data-question]').waitFor();
}

/** One person with two hands, both of which are in sight. */
const twoHands = (): Prepared => {
  const match = prepare({
    game: 'lotr-lcg',
    seed: 'mirkwood',
    names: ['Ana', 'Ana 2'],
    until: (frame) => isIn(frame, 'planning', 3),
  });
  const seats = match.founding.seats.map(({ name }) => ({ name, bot: null }));
  return { ...match, founding: { ...match.founding, seats }, alone: true };
};

const openLocal = (id: string, match: Prepared) => async (page: Page, site: string) => {
  await page.goto(site);
  await keepIn(page, id, match);
  await page.goto(`${site}/local/${id}`);
  await page.locator(match.outcome === null ? '[data-question]' : '[aria-modal="true"]').waitFor();
};

/** A campaign of three: the first scenario is won, the second is under way. */
function roadOf(): readonly Prepared[] {
  const names = ['Ana', 'Bot 1', 'Bot 2'];
  const options = { campaign: 'expert', easy: true, beginners: true };
  for (let number = 1; number < 50; number++) {
    const first = prepare({ game: 'lotr-lcg', seed: `road ${number}`, names, options });
    if (first.outcome?.reason !== 'won') continue;
    const second = prepare({
      game: 'lotr-lcg',
      seed: `river ${number}`,
      names,
      options: sequelOf(first),
      until: (frame) => viewOf<View>(frame).round >= 5,
    });
    if (second.outcome === null) return [first, second];
  }
  throw new Error('No road led to the river.');
}

/** Goes to a page of the log with that campaign in it. */
const openLog = (path: string) => async (page: Page, site: string) => {
  await page.goto(site);
  const [first, second] = roadOf();
  if (first === undefined || second === undefined) throw new Error('The road is too short.');
  await keepIn(page, 'here-road', first);
  await keepIn(page, 'here-river', second, 'here-road');
  await page.goto(`${site}${path}`);
  await page.getByRole('main').getByRole('article').or(page.locator('main ol')).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
};

const DECK = '5c3b8f0e-6a41-4d07-9c55-2f1d7f0a9b11';

/** A deck of the one who looks, on the server. */
async function keepDeck(page: Page, site: string): Promise<void> {
  const read = lotrLcg.decks?.read(WARDENS, 'ringsdb-text');
  const deck = { id: DECK, game: 'lotr-lcg', name: 'Wardens of the West', deck: read?.deck, notes: '' };
  const reply = await page.request.post(`${site}/api/decks`, { data: { ...deck, changed: Date.now() } });
  if (!reply.ok()) throw new Error(`the deck: ${await reply.text()}`);
}

const scenes: readonly Scene[] = [
  { name: 'home', open: async (page, site) => void (await page.goto(site)) },
  { name: 'lobby', open: async (page, site) => void (await page.goto(`${site}/lobby`)) },
  { name: 'table-start', open: openLocal('here-start', start) },
  { name: 'table-middle', open: openLocal('here-middle', middle) },
  { name: 'table-end', open: openLocal('here-end', end) },
  {
    name: 'replay',
    async open(page, site) {
      await openLocal('here-end', end)(page, site);
      await page.goto(`${site}/replay/here-end?at=${middle.entries.length}`);
      await page.locator('input[type="range"]').waitFor();
    },
  },
  {
    name: 'rules',
    async open(page, site) {
      await page.goto(`${site}/rules/lotr-board#LOB-9.05`);
      await page.locator('[id="LOB-9.05"]').waitFor();
    },
  },
  { name: 'cards-alone', open: openLocal('here-alone', mirkwood(['Ana'])) },
  { name: 'cards-two', open: openLocal('here-two', mirkwood(['Ana', 'Bot 1'])) },
  { name: 'cards-four', open: openLocal('here-four', mirkwood(PLAYERS)) },
  ...PHASES.map((phase) => ({
    name: `cards-${phase}`,
    open: openLocal(`here-${phase}`, inPhase(phase, ['Ana', 'Bot 1'])),
  })),
  { name: 'cards-resource', open: openResources },
  { name: 'cards-hands', open: openLocal('here-hands', twoHands()) },
  {
    name: 'browser',
    async open(page, site) {
      await page.goto(`${site}/cards/lotr-lcg`);
      await page.getByRole('listitem').nth(30).waitFor();
    },
  },
  {
    name: 'lesson',
    async open(page, site) {
      await page.goto(`${site}/learn/lotr-lcg`);
      await page.getByRole('region', { name: lessonTexts[language].coach }).waitFor();
      await page.locator('[data-question]').waitFor();
    },
  },
  { name: 'generic', open: openLocal('here-beacon', beacon) },
  {
    name: 'decks',
    async open(page, site) {
      await keepDeck(page, site);
      await page.goto(`${site}/decks`);
      await page.locator(`a[href$="${DECK}"]`).waitFor();
    },
  },
  {
    name: 'deck-builder',
    async open(page, site) {
      await keepDeck(page, site);
      await page.goto(`${site}/decks/lotr-lcg/${DECK}`);
      await page.locator('[data-part="test"] header button').click();
      await page.locator('progress[value="100"]').waitFor({ timeout: 60_000 });
    },
  },
  { name: 'campaigns', open: openLog('/campaigns') },
  { name: 'campaign', open: openLog('/campaign/here-road') },
  { name: 'scores', open: openLog('/scores') },
];

/** Somebody with a name and a table of their own, so that the lobby is not empty. */
async function openTable(browser: Browser, site: string, name: string, table: object): Promise<void> {
  const { context, page } = await visit(browser);
  for (const [path, data] of [
    ['guest', { name }],
    ['tables', table],
  ] as const) {
    const reply = await page.request.post(`${site}/api/${path}`, { data });
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  }
  await context.close();
}

async function fillLobby(browser: Browser, site: string): Promise<void> {
  const [me, open, bot] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'simple' }];
  const shared = { game: 'lotr-board', visibility: 'public', clock: null, options: {} };
  await openTable(browser, site, 'Rowan', {
    ...shared,
    name: 'Second breakfast',
    seats: [me, open, open, bot],
  });
  await openTable(browser, site, 'Wren', {
    ...shared,
    name: '',
    game: 'tutorial',
    seats: [me, open],
    clock: { per: 'decision', seconds: 120 },
  });
  await openTable(browser, site, 'Linden', {
    ...shared,
    name: 'A slow journey east',
    seats: [me, open, open, open, open],
    clock: { per: 'decision', seconds: 86_400 },
    options: { sauron: 10 },
  });
}

/** A match on the server that waits for its player, and one in this browser: there is something to go on with. */
async function beginSomething(page: Page, address: string): Promise<void> {
  const bot = { kind: 'bot', level: 'simple' };
  const table = { game: 'lotr-board', name: 'The long road', seats: [{ kind: 'me' }, bot, bot], options: {} };
  const reply = await page.request.post(`${address}/api/tables`, { data: table });
  const { table: id } = (await reply.json()) as { table: string };
  await page.request.post(`${address}/api/tables/${id}/start`, { data: {} });
  await page.goto(address);
  await keepIn(page, 'here-middle', middle);
}

/** Fonts are there, what moves has come to rest, and what the address names is in sight at every size. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.evaluate(() =>
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' }),
  );
  await page.waitForTimeout(300);
}

/** The table as the home page shows it to those who have seen none. */
async function homePicture(browser: Browser, address: string): Promise<void> {
  const { context, page } = await visit(browser, { deviceScaleFactor: 0.5 });
  await page.goto(address);
  await keepIn(page, 'here-middle', middle);
  await page.goto(`${address}/local/here-middle`);
  await atRest(page);
  await page.screenshot({ path: picture, type: 'jpeg', quality: 75 });
  await context.close();
}

const isOnlyChecked = values.check || language !== 'en';
const asked = scenes.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
);

const browser = await openBrowser();
const site = await openSite();
let flawed = 0;
try {
  await mkdir(folder, { recursive: true });
  await fillLobby(browser, site.address);
  const { context, page, complaints } = await visit(browser, { locale: language });
  // The program that runs this file gives functions their names by a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  await page.request.post(`${site.address}/api/guest`, { data: { name: 'Ana' } });
  await beginSomething(page, site.address);
  for (const { name, open } of asked) {
    await page.setViewportSize(SIZES[0]);
    await open(page, site.address);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await atRest(page);
      const flaws = await flawsOf(page, size.width < 700);
      flawed += flaws.length;
      process.stdout.write(`${name}-${size.width}: ${flaws.length === 0 ? 'well' : ''}\n`);
      for (const flaw of flaws) process.stdout.write(`  ${flaw}\n`);
      if (isOnlyChecked) continue;
      await writeFile(`${folder}/${name}-${size.width}.png`, withFewColours(await page.screenshot()));
    }
  }
  if (!isOnlyChecked && asked.some(({ name }) => name === 'table-middle'))
    await homePicture(browser, site.address);
  for (const complaint of complaints) process.stdout.write(`the page complained: ${complaint}\n`);
  flawed += complaints.length;
} finally {
  await browser.close();
  await site.close();
}
process.exitCode = flawed === 0 ? 0 : 1;
