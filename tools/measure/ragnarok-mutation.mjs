/** Whether the tests of ragnarok bite: the share of mutants of its rules that they catch. */
import { mutants } from './mutants.mjs';

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'ragnarok-mutation',
  title: 'Mutants of the rules of ragnarok that its tests catch',
  async run() {
    const config = 'ragnarok.stryker.config.mjs';
    const sources = 'packages/games/ragnarok/src/';
    return { rows: mutants({ config, report: 'mutation-ragnarok.json', sources, floor: 85 }) };
  },
};
