/** Whether the tests of lotr-lcg bite: the share of mutants of its rules and cards that they catch. */
import { mutants } from './mutants.mjs';

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-lcg-mutation',
  title: 'Mutants of the rules and cards of lotr-lcg that its tests catch',
  async run() {
    const config = 'lotr-lcg.stryker.config.mjs';
    const sources = 'packages/games/lotr-lcg/src/';
    return { rows: mutants({ config, report: 'mutation-lotr-lcg.json', sources, floor: 85 }) };
  },
};
