/** Whether the tests of the kernel bite: the share of mutants that they catch. Takes about half an hour. */
import { mutants } from './mutants.mjs';

/** @type {import('./figures.mjs').Measurement} */
export default {
  name: 'mutation',
  title: 'Mutants of the kernel that its own tests catch',
  async run() {
    const config = 'kernel.stryker.config.mjs';
    return { rows: mutants({ config, report: 'mutation-kernel.json', sources: 'packages/kernel/src/' }) };
  },
};
