import { effects } from './effects.mjs';

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'ragnarok-effects',
  title: 'ragnarok: effects that a component may not lose',
  run: async () => ({
    rows: effects(
      'ragnarok.ts',
      'effects, abilities and conditions of the box that were dropped, and not missed',
    ),
  }),
};
