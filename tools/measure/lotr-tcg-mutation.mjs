/** Whether the tests of lotr-tcg bite: the share of mutants of its rules that they catch. */
import { mutants } from './mutants.mjs';

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-tcg-mutation',
  title: 'Mutants of the rules and cards of lotr-tcg that its tests catch',
  async run() {
    const config = 'lotr-tcg.stryker.config.mjs';
    const sources = 'packages/games/lotr-tcg/src/';
    return { rows: mutants({ config, report: 'mutation-lotr-tcg.json', sources, floor: 85 }) };
  },
};
