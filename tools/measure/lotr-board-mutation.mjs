/** Whether the tests of lotr-board bite: the share of mutants of its rules and content that they catch. */
import { mutants } from './mutants.mjs';

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'lotr-board-mutation',
  title: 'Mutants of the rules and content of lotr-board that its tests catch',
  async run() {
    const config = 'lotr-board.stryker.config.mjs';
    const sources = 'packages/games/lotr-board/src/';
    return { rows: mutants({ config, report: 'mutation-lotr-board.json', sources, floor: 85 }) };
  },
};
