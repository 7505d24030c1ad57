import { effects } from './effects.mjs';

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-tcg-effects',
  title: 'lotr-tcg: what a card may not lose, and whom it may not take for its target',
  run: async () => ({
    rows: effects(
      'lotr-tcg.ts',
      'abilities, costs, conditions and effects of the cards that were dropped or widened to any card, and not missed',
    ),
  }),
};
