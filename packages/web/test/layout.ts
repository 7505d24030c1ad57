import type { Page } from 'playwright-core';

/** The smallest target of a thumb, in pixels. */
const THUMB = 44;
/** Of a card in a fan so much must stay uncovered that it can be reached. */
const STRIP = 24;

/**
 * What is wrong with the layout of a page as it stands: sideways scrolling, cut text, controls that lie over each other,
 * and on a phone targets that are too small. Cards that are fanned out on purpose lie within `data-fan`: they may cover
 * each other, as long as of each a strip can be reached.
 */
export async function flawsOf(page: Page, isPhone: boolean): Promise<readonly string[]> {
  await page.evaluate(settled);
  return page.evaluate(look, { thumb: isPhone ? THUMB : 0, strip: STRIP });
}

/** The letters are there, and whatever measures its own room has done so: that takes a picture, and one more to be drawn. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  for (let pictures = 0; pictures < 3; pictures++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page, and so has all that it needs within. */
function look({ thumb, strip }: { readonly thumb: number; readonly strip: number }): readonly string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const flaws: string[] = [];
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
    if (scrollWidth > clientWidth) flaws.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
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
        flaws.push(`text is wider than its box (${overflowX}): ${nameOf(element)}`);
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((box) => isCut(element, box)))
        flaws.push(`text is cut: ${nameOf(element)}`);
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
        flaws.push(`lie over each other: ${nameOf(one.element)} and ${nameOf(other.element)}`);
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
      if (free < Math.max(strip, thumb)) flaws.push(`only ${free} px can be reached of ${nameOf(element)}`);
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
        flaws.push(`too small for a thumb (${Math.round(width)}×${Math.round(height)}): ${nameOf(element)}`);
    }
  }

  sideways();
  cutText();
  const all = controls();
  overlaps(all);
  fans(all);
  small(all);
  return flaws;
}
