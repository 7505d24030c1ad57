import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** What is printed on cards and boards first: most mutants of it are found there, and the rest need not run. */
class ContentFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (moduleId.includes('/content/') ? 0 : 1);
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

/** The tests that mutants of lotr-board must not survive: positions and rules, without the long common suite. */
export default defineConfig({
  test: {
    include: ['packages/games/lotr-board/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/common.test.ts', '**/text/**'],
    testNamePattern: /holds|LOB-/,
    sequence: { sequencer: ContentFirst },
    pool: 'threads',
    testTimeout: 60_000,
  },
});
