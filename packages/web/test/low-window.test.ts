import type { Frame } from '@concilio/tables';
import { LANGUAGES } from '@concilio/text';
import { describe, expect, test } from 'vitest';
import { texts as tableTexts } from '../src/table/text/index.ts';
import { viewOf } from '../src/table/view.ts';
import { flawsOf } from './layout.ts';
import { opened } from './opened.ts';
import { keepIn, prepare, type Wanted } from './prepared.ts';
import { visit } from './steps.ts';

const here = opened();

/** The window of a browser on a small laptop. */
const LAPTOP = { width: 1366, height: 657 };

const isAsked = ({ questions }: Frame): boolean => questions.some(({ optional }) => !optional);
const isIn = (frame: Frame, phase: string, least: number): boolean => {
  const view = viewOf<{ readonly phase: string; readonly round: number }>(frame);
  return isAsked(frame) && view.phase === phase && view.round >= least;
};
const at = (frame: Frame): { readonly place: string; readonly payment: unknown } => viewOf(frame);

const hobbits = { game: 'lotr-board', seed: 'evening 4', options: { sauron: 15 } } as const;
const heroes = { game: 'lotr-lcg', seed: 'mirkwood' } as const;
const SCENES: readonly (readonly [string, Wanted])[] = [
  [
    'a turn in Moria',
    {
      ...hobbits,
      names: ['Ana', 'Bot 1', 'Bot 2'],
      until: (frame) =>
        at(frame).place === 'moria' && frame.questions.some(({ options }) => options.length >= 5),
    },
  ],
  [
    'a demand in a haven',
    {
      ...hobbits,
      names: ['Ana', 'Bot 1', 'Bot 2', 'Bot 3'],
      until: (frame) => at(frame).payment !== null && isAsked(frame),
    },
  ],
  ['a fight alone', { ...heroes, names: ['Ana'], until: (frame) => isIn(frame, 'combat', 3) }],
  ['a quest of two', { ...heroes, names: ['Ana', 'Bot'], until: (frame) => isIn(frame, 'quest', 2) }],
  [
    'a fight of four',
    { ...heroes, names: ['Ana', 'Bot 1', 'Bot 2', 'Bot 3'], until: (frame) => isIn(frame, 'combat', 3) },
  ],
];

describe.each(SCENES)('in a low window: %s', (_name, wanted) => {
  const match = prepare(wanted);
  test.each(LANGUAGES)('nothing is cut or covered, and the log comes and goes (%s)', async (language) => {
    const { context, page, complaints } = await visit(here.browser, { viewport: LAPTOP, locale: language });
    await page.goto(here.site.address);
    await keepIn(page, 'low', match);
    await page.goto(`${here.site.address}/local/low`);
    await page.locator('[data-question]').waitFor();
    await page.getByRole('button', { name: tableTexts[language]['ask.skip'] }).waitFor({ state: 'detached' });
    expect(await flawsOf(page, false)).toEqual([]);
    const log = page.getByRole('button', { name: tableTexts[language]['tab.log'], exact: true });
    const pane = page.locator('[data-pane="log"]');
    expect(await pane.count()).toBe(0);
    await log.click();
    await pane.waitFor();
    expect(await flawsOf(page, false)).toEqual([]);
    await log.click();
    await pane.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
