import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that measure how resources are shared. Nothing else may run beside them. */
const ALONE = [
  'test/faults/chat-deadline.test.ts',
  'test/faults/fair-recovery.test.ts',
  'test/faults/fair-shares.test.ts',
];

/**
 * Files in which one thing has to happen before another times out. They mostly wait, so each leaves enough of the
 * machine to one other.
 */
const IN_PAIRS = [
  'test/faults/authority-withdrawn.test.ts',
  'test/faults/clocks.test.ts',
  'test/faults/freeze.test.ts',
  'test/faults/idle-cost.test.ts',
];

/** Files that take longest. They start first, so that no worker ends long before the others. */
const LONGEST = [
  'test/faults/webhooks.test.ts',
  'test/faults/execution.test.ts',
  'test/faults/authority-model.test.ts',
  'test/faults/migration.test.ts',
  'test/faults/chat-posting.test.ts',
  'test/faults/source-removal.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(file));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * Configuration of the fault tests. They kill what they use, so each file has its own engine. They mostly wait for
 * leases, so several files run at once.
 */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    setupFiles: ['test/support/empty-tables.ts'],
    globalSetup: ['test/support/built-service.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
    // A forgotten `.only` would skip all other tests.
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: ['test/faults/**/*.test.ts'],
          exclude: [...ALONE, ...IN_PAIRS],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'in pairs', include: IN_PAIRS, maxWorkers: 2, sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 2 } } },
    ],
  },
});
