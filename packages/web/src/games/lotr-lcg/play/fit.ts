import type { InPlay } from '@concilio/lotr-lcg/contract';
import type { ChipForm } from '../cards/index.ts';

/** How cards in play are drawn, and how far each lies over the one before it. */
export interface Fit {
  readonly form: ChipForm;
  readonly width: number;
  readonly height: number;
  readonly lap: number;
}

/** The same for those who draw. */
export const laidOut = ({ width, height, lap }: Fit) => ({
  '--cw': `${width}px`,
  '--ch': `${height}px`,
  '--lap': `${lap}px`,
});

/** From the largest to the smallest: where there is too little height the figure gives way, and never the letters. */
const FITS: readonly Fit[] = [
  ...[176, 164, 152, 142, 132, 122, 112, 104].map((width) => ({
    form: 'tall' as const,
    width,
    height: Math.round(width * 1.25),
    lap: 0,
  })),
  ...[132, 124, 116, 108, 100, 96].map((width) => ({
    form: 'flat' as const,
    width,
    height: Math.round(width * 0.66 + 18),
    lap: 0,
  })),
];
/** So much of each must be seen that it can be hit, by a pointer and by a thumb. */
const STRIP = 32;
const THUMB = 46;
const STEP = 8;

const GAP = 12;
const ROW = 8;
/** What looks out beside an enemy, above a bearer, and below any card. */
const SHADOW = { down: 34, up: 64 };
const TUCK = 24;
const TAG = 12;
const PHONE = 700;

/** How wide the place of a card is. */
const across = ({ exhausted, shadows }: InPlay, { width, height, lap }: Fit): number =>
  (exhausted ? height : width) + besideOf(shadows) - lap;

function besideOf(shadows: InPlay['shadows']): number {
  if (shadows.length === 0) return 0;
  return shadows.some(({ card }) => card !== null) ? SHADOW.up : SHADOW.down;
}

/** How high. */
const upright = ({ attachments, guarded }: InPlay, { height }: Fit, tuck: number): number =>
  height + (attachments.length + guarded.length) * tuck + TAG;

/** The height of rows that are filled from the left, each as high as what lies in it wants. */
function heightOf(cards: readonly InPlay[], room: number, fit: Fit): number {
  const tuck = room < PHONE ? THUMB : TUCK;
  let total = 0;
  let used = 0;
  let high = 0;
  for (const card of cards) {
    const wide = across(card, fit);
    if (used > 0 && used + wide + fit.lap > room) {
      total += high + ROW;
      used = 0;
      high = 0;
    }
    used += wide + GAP;
    high = Math.max(high, upright(card, fit, tuck));
  }
  return total + high;
}

/** Cards in a row, and what else is there: so wide beside them, and so high at least. */
export interface Row {
  readonly cards: readonly InPlay[];
  readonly beside: number;
  readonly least?: number;
}

/** The smallest, lying over each other farther and farther. */
const lapping = (strip: number): readonly Fit[] =>
  FITS.slice(-1).flatMap((fit) =>
    Array.from({ length: Math.ceil((fit.width + GAP - strip) / STEP) }, (_, step) => ({
      ...fit,
      lap: (step + 1) * STEP,
    })),
  );
const LAPPING = { pointer: lapping(STRIP), thumb: lapping(THUMB) };

/**
 * The largest cards with which the rows of one of these layouts fit, of equals that of the first; where none do, the
 * smallest, lying over each other as far as they must.
 */
export function fitFor<Layout extends readonly Row[]>(
  layouts: readonly [Layout, ...Layout[]],
  room: { readonly width: number; readonly height: number },
): Fit & { readonly layout: Layout } {
  const over = (layout: Layout, fit: Fit): number =>
    layout.reduce(
      (sum, { cards, beside, least = 0 }) => sum + Math.max(least, heightOf(cards, room.width - beside, fit)),
      (layout.length - 1) * ROW - room.height,
    );
  const fits = [...FITS, ...LAPPING[room.width < PHONE ? 'thumb' : 'pointer']];
  const choices = fits.flatMap((fit) => layouts.map((layout) => ({ ...fit, layout })));
  const [first, ...rest] = choices;
  if (first === undefined) throw new Error('There is always a layout.');
  const fitting = choices.find(({ layout, ...fit }) => over(layout, fit) <= 0);
  return (
    fitting ??
    rest.reduce((best, one) => (over(one.layout, one) < over(best.layout, best) ? one : best), first)
  );
}
