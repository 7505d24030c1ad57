import { describe, expect, test } from 'vitest';
import { type Line, missesOf, TABLE_LINES } from './layout.ts';
import { opened } from './opened.ts';
import { visit } from './steps.ts';

const here = opened();

interface Page {
  readonly table?: string;
  readonly answers?: string;
  readonly closing?: string;
}

/** A table with a question, of which all is in sight. */
const pageOf = ({
  table = '<button data-id="#1" data-light="lit">Aragorn</button>',
  answers = '<ul data-answers><li><button data-option="#1" data-of="#1">Aragorn</button></li></ul>',
  closing = '<button>Confirm</button>',
}: Page): string => `<!doctype html><style>* { font-size: 16px; line-height: 20px }</style>
<main style="inline-size: 300px; block-size: 200px; overflow: hidden">${table}</main>
<section data-question="q"><div>${answers}</div><div data-closing>${closing}</div></section>`;

const AFAR = 'position: relative; top: 2000px';
const hidden = '<ul data-answers><li style="display: none"><button data-of="#1">Aragorn</button></li>';
const lit = `<button data-id="#1" data-light="lit" style="${AFAR}">Aragorn</button>`;

const SPOILED: readonly (readonly [Line | null, string, Page])[] = [
  [null, 'all is well', {}],
  ['lit', 'an answer is nowhere', { table: '', answers: `${hidden}</ul>` }],
  ['lit', 'a lit thing is below the edge, and so is its answer', { table: lit, answers: `${hidden}</ul>` }],
  [
    null,
    'it is one tap away, and that is said',
    { table: lit, answers: `${hidden}<li data-unfolds><button data-unfold>All 1</button></li></ul>` },
  ],
  ['closing', 'what closes is below the edge', { closing: `<button style="${AFAR}">Confirm</button>` }],
  [
    'closing',
    'what closes is covered',
    { closing: '<button>Confirm</button><i style="position: fixed; inset: 0"></i>', table: '', answers: '' },
  ],
  [
    'word',
    'a word goes on in the next line',
    { closing: '<p style="inline-size: 30px; overflow-wrap: anywhere">Confirm</p>' },
  ],
  [null, 'two words stand on two lines', { closing: '<p style="inline-size: 60px">Confirm this</p>' }],
  ['letters', 'letters are small', { closing: '<p style="font-size: 11px">Confirm</p>' }],
  ['letters', 'letters are drawn small', { closing: '<p style="transform: scale(0.7)">Confirm</p>' }],
  [
    'scroll',
    'a box within the table scrolls',
    {
      table:
        '<div style="block-size: 40px; overflow: auto"><i style="display: block; block-size: 90px"></i></div>',
    },
  ],
];

describe('what is measured at a table', () => {
  test.each(SPOILED)('%s: %s', async (line, _what, spoiled) => {
    const { context, page } = await visit(here.browser, { viewport: { width: 800, height: 600 } });
    await page.setContent(pageOf(spoiled));
    const misses = await missesOf(page, false, TABLE_LINES);
    expect([...new Set(misses.map((miss) => miss.line))]).toEqual(line === null ? [] : [line]);
    await context.close();
  });
});
