import type { Page } from 'playwright-core';

/** The smallest target of a thumb, in pixels. */
const THUMB = 44;
/** Of a card in a fan so much must stay uncovered that it can be reached. */
const STRIP = 24;
/** The smallest letters, in pixels. */
const LETTERS = 12;

/** What holds on every page. */
export const PAGE_LINES = ['sideways', 'cut', 'over', 'fan', 'small'] as const;
/** What holds besides wherever something is asked at a table. */
export const TABLE_LINES = ['lit', 'closing', 'word', 'letters', 'scroll'] as const;
export type Line = (typeof PAGE_LINES)[number] | (typeof TABLE_LINES)[number];

/** Something that is wrong, and which of the lines it offends against. */
export interface Miss {
  readonly line: Line;
  readonly what: string;
}

/**
 * What is wrong with the layout of a page as it stands: sideways scrolling, cut text, controls that lie over each other,
 * and on a phone targets that are too small. Cards that are fanned out on purpose lie within `data-fan`: they may cover
 * each other, as long as of each a strip can be reached.
 */
export async function flawsOf(page: Page, isPhone: boolean): Promise<readonly string[]> {
  const misses = await missesOf(page, isPhone, PAGE_LINES);
  return misses.map(({ what }) => what);
}

/**
 * The same for lines that are named. Those of a table: every answer is in sight, on the table or in the list, or the one
 * tap that leads to it is, and says so; what closes the question is in sight; no word is broken inside or cut; no letters
 * are too small; nothing within the table scrolls.
 */
export async function missesOf(
  page: Page,
  isPhone: boolean,
  lines: readonly Line[],
): Promise<readonly Miss[]> {
  await page.evaluate(settled);
  return page.evaluate(look, { thumb: isPhone ? THUMB : 0, strip: STRIP, letters: LETTERS, lines });
}

/** The letters are there, and whatever measures its own room has done so: that takes a picture, and one more to be drawn. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  for (let pictures = 0; pictures < 3; pictures++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page, and so has all that it needs within. */
function look({
  thumb,
  strip,
  letters,
  lines,
}: {
  readonly thumb: number;
  readonly strip: number;
  readonly letters: number;
  readonly lines: readonly Line[];
}): readonly Miss[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const misses: Miss[] = [];
  const miss = (line: Line, what: string): void => void misses.push({ line, what });
  const root = document.documentElement;
  const modal = document.querySelector('dialog[open], [aria-modal="true"]');

  const nameOf = (element: Element): string => {
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const words = said.replaceAll(/\s+/g, ' ').trim().slice(0, 50);
    return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${words}”`;
  };
  /** Words that are there to be heard only are folded into a point. */
  const isFolded = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isFolded(element.parentElement));
  const isShown = (element: Element): boolean =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    element.closest('[inert]') === null &&
    !isFolded(element);
  /** Text that is folded on purpose has a button beside it that unfolds it. */
  const isUnfoldable = (element: Element | null): boolean =>
    element !== null &&
    ((element.id !== '' &&
      document.querySelector(`[aria-expanded="false"][aria-controls="${CSS.escape(element.id)}"]`) !==
        null) ||
      isUnfoldable(element.parentElement));
  const isStuck = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'sticky' || isStuck(element.parentElement));
  const intersect = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;

  /** What of a box can be seen: whatever is around it may cut it off. */
  const seen = (element: Element, box: Box): Box => {
    let rest = box;
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edges = around.getBoundingClientRect();
      if (overflowX !== 'visible')
        rest = { ...rest, left: Math.max(rest.left, edges.left), right: Math.min(rest.right, edges.right) };
      if (overflowY !== 'visible')
        rest = { ...rest, top: Math.max(rest.top, edges.top), bottom: Math.min(rest.bottom, edges.bottom) };
      if (position === 'fixed') break;
    }
    return rest;
  };

  function sideways(): void {
    const { scrollWidth, clientWidth } = root;
    if (scrollWidth > clientWidth) miss('sideways', `scrolls sideways: ${scrollWidth} > ${clientWidth}`);
  }

  /** Text that something around it cuts off, and that no scrolling brings back. */
  function cutText(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '' || !isShown(element)) continue;
      if (isUnfoldable(element)) continue;
      if (
        element instanceof HTMLElement &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1
      ) {
        const { overflowX } = getComputedStyle(element);
        miss('cut', `text is wider than its box (${overflowX}): ${nameOf(element)}`);
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((box) => isCut(element, box)))
        miss('cut', `text is cut: ${nameOf(element)}`);
    }
  }

  function isCut(element: Element, box: Box): boolean {
    let [scrollsX, scrollsY] = [false, false];
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edges = around.getBoundingClientRect();
      scrollsX ||= overflowX === 'auto' || overflowX === 'scroll';
      scrollsY ||= overflowY === 'auto' || overflowY === 'scroll';
      const cutsX = !scrollsX && overflowX !== 'visible';
      const cutsY = !scrollsY && overflowY !== 'visible';
      // The box of a line is a little higher than its letters.
      if (cutsX && (box.left < edges.left - 2 || box.right > edges.right + 2)) return true;
      if (cutsY && (box.top < edges.top - 5 || box.bottom > edges.bottom + 5)) return true;
      if (position === 'fixed') break;
    }
    return false;
  }

  interface Control {
    readonly element: Element;
    readonly box: Box;
    readonly whole: Box;
  }

  /** All that can be pressed now: under a dialog nothing can. A switch within its label is as large as the label. */
  function controls(): readonly Control[] {
    const all = (modal ?? document).querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="slider"]',
    );
    return [...all].flatMap((element) => {
      const label = element.matches('input[type="radio"], input[type="checkbox"], input[type="file"]')
        ? element.closest('label')
        : null;
      const target = label ?? element;
      if (!isShown(target)) return [];
      const whole = boxOf(target);
      const box = seen(target, whole);
      return isEmpty(box) ? [] : [{ element: target, box, whole }];
    });
  }

  function overlaps(all: readonly Control[]): void {
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const both = intersect(one.box, other.box);
        if (both.right - both.left < 2 || both.bottom - both.top < 2) continue;
        // What scrolls passes beneath what stays.
        if (isStuck(one.element) !== isStuck(other.element)) continue;
        const fan = one.element.closest('[data-fan]');
        if (fan !== null && fan.contains(other.element)) continue;
        miss('over', `lie over each other: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
  }

  /** Of every card in a fan a strip must answer to the finger. */
  function fans(all: readonly Control[]): void {
    for (const { element, box } of all) {
      if (element.closest('[data-fan]') === null) continue;
      const middle = (box.top + box.bottom) / 2;
      let free = 0;
      for (let x = Math.ceil(box.left); x < box.right; x++) {
        const top = document.elementFromPoint(x, middle);
        // What scrolls passes beneath what stays.
        if (element.contains(top) || isStuck(top)) free += 1;
      }
      if (free < Math.max(strip, thumb)) miss('fan', `only ${free} px can be reached of ${nameOf(element)}`);
    }
  }

  /** How far from its middle an element answers to touch, to one side: what is drawn may be smaller. */
  function answers(element: Element, x: number, y: number, stepX: number, stepY: number): number {
    let far = 0;
    while (far < thumb && element.contains(document.elementFromPoint(x + far * stepX, y + far * stepY)))
      far += 1;
    return far;
  }

  function small(all: readonly Control[]): void {
    for (const { element, whole, box } of all) {
      const { display, pointerEvents } = getComputedStyle(element);
      // A link in the middle of a sentence is as high as its line; and what is not touched has no size.
      if ((element.tagName === 'A' && display === 'inline') || pointerEvents === 'none') continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const across = answers(element, x, y, -1, 0) + answers(element, x, y, 1, 0) - 1;
      const down = answers(element, x, y, 0, -1) + answers(element, x, y, 0, 1) - 1;
      const width = Math.max(whole.right - whole.left, across);
      const height = Math.max(whole.bottom - whole.top, down);
      if (width < thumb - 0.5 || height < thumb - 0.5)
        miss(
          'small',
          `too small for a thumb (${Math.round(width)}×${Math.round(height)}): ${nameOf(element)}`,
        );
    }
  }

  /** Texts that can be seen, with what they stand in. */
  function* texts(): Generator<readonly [Text, Element]> {
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement === null || (node.textContent ?? '').trim() === '' || !isShown(parentElement))
        continue;
      yield [node as Text, parentElement];
    }
  }

  const visible = (rects: DOMRectList): readonly DOMRect[] =>
    [...rects].filter(({ width, height }) => width > 0.5 && height > 0.5);

  /** On how many lines something stands: their boxes do not overlap across the way that one reads. */
  function linesOf(rects: readonly DOMRect[], isUpright: boolean): number {
    const middles: number[] = [];
    for (const { left, right, top, bottom } of rects) {
      const [from, to] = isUpright ? [left, right] : [top, bottom];
      if (!middles.some((middle) => from < middle && middle < to)) middles.push((from + to) / 2);
    }
    return middles.length;
  }

  /** A word is what stands between spaces and hyphens; one that goes on in the next line is broken, however it came to be. */
  function brokenWords(): void {
    for (const [text, element] of texts()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isUpright = getComputedStyle(element).writingMode.startsWith('vertical');
      if (linesOf(visible(range.getClientRects()), isUpright) < 2) continue;
      for (const { index, 0: word } of text.data.matchAll(/[^\s\u00ad\u200b\-–—/]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf(visible(range.getClientRects()), isUpright) > 1)
          miss('word', `“${word}” is broken in ${nameOf(element)}`);
      }
    }
  }

  /** By how much all that is around an element draws it larger or smaller. */
  function scaleOf(element: Element): number {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    }
    let scale = 1;
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { transform, scale: own } = getComputedStyle(around);
      if (transform !== 'none') {
        const { a, b, c, d } = new DOMMatrixReadOnly(transform);
        scale *= Math.sqrt(Math.abs(a * d - b * c));
      }
      if (own !== 'none') scale *= Number.parseFloat(own);
    }
    return scale;
  }

  function smallLetters(): void {
    for (const [text, element] of texts()) {
      if (!/[\p{L}\p{N}]/u.test(text.data)) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (size < letters - 0.1) miss('letters', `letters of ${size.toFixed(1)} px: ${nameOf(element)}`);
    }
  }

  /** The log scrolls, and stands beside the table; on a phone it takes its place. */
  function scrolling(): void {
    for (const element of document.querySelectorAll('main *')) {
      if (element.closest('[data-pane]') !== null || !isShown(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
      const isWide = scrolls(overflowX) && scrollWidth > clientWidth + 1;
      const isHigh = scrolls(overflowY) && scrollHeight > clientHeight + 1;
      if (isWide || isHigh)
        miss(
          'scroll',
          `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} scrolls${isHigh ? ` down by ${scrollHeight - clientHeight}` : ''}${isWide ? ` sideways by ${scrollWidth - clientWidth}` : ''}`,
        );
    }
  }

  const isUnder = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };

  /** Whether all of it is on the screen, cut by nothing and under nothing. */
  function isWhollySeen(element: Element): boolean {
    if (!isShown(element)) return false;
    const whole = boxOf(element);
    if (isEmpty(whole)) return false;
    const box = intersect(seen(element, whole), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const isCutOff = (['left', 'top', 'right', 'bottom'] as const).some(
      (edge) => Math.abs(box[edge] - whole[edge]) > 6,
    );
    return !isCutOff && isUnder(element, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
  }

  /** Whether so much of it can be seen, somewhere uncovered, that it is known and can be pressed. */
  function isSeen(element: Element): boolean {
    if (!isShown(element)) return false;
    const whole = boxOf(element);
    const box = intersect(seen(element, whole), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    if (isEmpty(whole) || isEmpty(box)) return false;
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const least = (size: number): number => Math.min(size / 2, 44);
    if (width < least(whole.right - whole.left) || height < least(whole.bottom - whole.top)) return false;
    // A way that winds over a board is not everywhere in its box.
    for (let step = 1; step < 16; step++)
      for (let down = 1; down < 8; down++)
        if (isUnder(element, box.left + (width * step) / 16, box.top + (height * down) / 8)) return true;
    return false;
  }

  const asked = document.querySelector('[data-question]');
  /** By which a thing on the table is known to questions. */
  const idsOf = (thing: Element): readonly string[] => (thing.getAttribute('data-id') ?? '').split(' ');

  /** An answer that is out of sight has a button in sight that brings it and says so. */
  function answersInSight(): void {
    if (asked === null || modal !== null) return;
    const leads = (buttons: NodeListOf<Element>): boolean => [...buttons].some(isWhollySeen);
    const unfold = asked.querySelectorAll('[data-unfold]');
    const more = asked.querySelectorAll('[data-more]');
    const lit = [
      ...document.querySelectorAll('main [data-id]:is([data-light="lit"], [data-light="useless"])'),
    ];
    for (const item of asked.querySelectorAll('[data-answers] > li:not([data-unfolds])')) {
      const of = (item.matches('[data-of]') ? item : item.querySelector('[data-of]'))?.getAttribute(
        'data-of',
      );
      const onTable = lit.filter((thing) => idsOf(thing).includes(of ?? ''));
      if (isWhollySeen(item) || onTable.some(isSeen)) continue;
      if (leads(isShown(item) ? more : unfold)) continue;
      miss('lit', `nothing in sight leads to the answer ${nameOf(item)}`);
    }
    // A part of the table that is not looked at has a mark on what turns to it.
    const calling = document.querySelectorAll('[data-calling]');
    for (const thing of lit) {
      if (isSeen(thing)) continue;
      const listed = idsOf(thing).map((id) => asked.querySelectorAll(`[data-of="${CSS.escape(id)}"]`));
      if ([unfold, more, calling, ...listed].some(leads)) continue;
      miss('lit', `lit, out of sight, and nothing leads there: ${nameOf(thing)}`);
    }
  }

  function closing(): void {
    if (asked === null || modal !== null) return;
    const buttons = asked.querySelectorAll('[data-closing] button');
    for (const button of buttons)
      if (!isWhollySeen(button)) miss('closing', `out of sight: ${nameOf(button)}`);
  }

  const wanted = (line: Line): boolean => lines.includes(line);
  if (wanted('sideways')) sideways();
  if (wanted('cut')) cutText();
  const all = wanted('over') || wanted('fan') || wanted('small') ? controls() : [];
  if (wanted('over')) overlaps(all);
  if (wanted('fan')) fans(all);
  if (wanted('small')) small(all);
  if (wanted('lit')) answersInSight();
  if (wanted('closing')) closing();
  if (wanted('word')) brokenWords();
  if (wanted('letters')) smallLetters();
  if (wanted('scroll')) scrolling();
  return misses;
}
