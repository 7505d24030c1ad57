import { ACTIVITIES, type Activity, LIVES, type Life } from '../contract/view.ts';

/** LOB-1.09: what cards show, tiles show and tracks are named after; and the tokens of life. */
export { ACTIVITIES, type Activity, LIVES, type Life };

/** A star stands for any activity. */
export type CardSymbol = Activity | 'star';
export const SYMBOLS = [...ACTIVITIES, 'star'] as const;

/** LOB-1.08: green cards have text instead of symbols. */
export type Colour = 'brown' | 'grey' | 'green';

/** LOB-1.06: the tokens of each kind in the box. */
export const LIFE_TOKENS: Readonly<Record<Life, number>> = { heart: 3, sun: 3, ring: 5 };

/** LOB-1.06: the gold runes, two of each value; silver ones are never short. */
export const GOLD_RUNES = [1, 2, 3].map((value) => ({ id: `gold-${value}`, value, copies: 2 }));
