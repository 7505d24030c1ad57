import type { InPlay } from '@concilio/lotr-lcg/contract';

/** Chips are drawn in one of these widths, so that nothing on them gets too small to read. */
const WIDTHS = [132, 122, 112, 104, 96, 88, 80, 74];
/** A chip is so much higher than wide, and never so low that its numbers have no room. */
const TALL = 1.25;
const LOWEST = { usual: 132, small: 103 };
/** Below this width a chip is drawn with less on it. */
const SMALL = 92;
const GAP = 12;
/** What looks out beside an enemy, above a bearer, and below any card. */
const SHADOW = 30;
const UP = 54;
const TUCK = 28;
/** Where a thumb must hit it. */
const THUMB_TUCK = 46;
const PHONE = 700;
const TAG = 14;

export interface Fit {
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
}

function sized(width: number): Fit {
  const small = width < SMALL;
  return { width, height: Math.max(small ? LOWEST.small : LOWEST.usual, Math.round(width * TALL)), small };
}

/** How wide the place of a card is. */
const across = ({ exhausted, shadows }: InPlay, { width, height }: Fit): number =>
  (exhausted ? height : width) +
  (shadows.length > 0 ? SHADOW : 0) +
  shadows.filter(({ card }) => card !== null).length * UP;

/** The height of rows that are filled from the left, each as high as what is attached in it wants. */
function heightOf(cards: readonly InPlay[], room: number, fit: Fit): number {
  let total = 0;
  let used = 0;
  let tucks = 0;
  const close = () => {
    if (used > 0) total += fit.height + tucks * (room < PHONE ? THUMB_TUCK : TUCK) + TAG + GAP;
    used = 0;
    tucks = 0;
  };
  for (const card of cards) {
    const wide = across(card, fit);
    if (used > 0 && used + wide > room) close();
    used += wide + GAP;
    tucks = Math.max(tucks, card.attachments.length + card.guarded.length);
  }
  close();
  return total;
}

/**
 * How far cards in one row must lie over each other so that all are in sight; 0 where there is room for all. Their
 * numbers stand at the left edge, and stay free.
 */
export function lapFor(cards: readonly InPlay[], width: number, fit: Fit): number {
  const wide = cards.reduce((sum, card) => sum + across(card, fit) + GAP, 0) - GAP;
  return cards.length < 2 || wide <= width ? 0 : Math.ceil((wide - width) / (cards.length - 1));
}

/** Cards in a row, and what else is there: so wide beside them, and so high at least. */
interface Row {
  readonly cards: readonly InPlay[];
  readonly beside: number;
  readonly least?: number;
}

/** The largest chips with which these rows fit; the smallest where none do, and then they are scrolled. */
export function fitFor(rows: readonly Row[], room: { readonly width: number; readonly height: number }): Fit {
  const fits = (fit: Fit) =>
    rows.reduce(
      (sum, { cards, beside, least = 0 }) => sum + Math.max(least, heightOf(cards, room.width - beside, fit)),
      0,
    ) <= room.height;
  return WIDTHS.map(sized).find(fits) ?? sized(WIDTHS.at(-1) ?? 0);
}
