import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Files that measure time, or have something happen before something else times out: nothing else may run beside them. */
const ALONE = [
  'test/faults/authority-withdrawn.test.ts',
  'test/faults/chat-deadline.test.ts',
  'test/faults/clocks.test.ts',
  'test/faults/fair-recovery.test.ts',
  'test/faults/fair-shares.test.ts',
  'test/faults/freeze.test.ts',
  'test/faults/idle-cost.test.ts',
];

/** Fault tests kill what they use, so each file has an engine of its own; two of them at a time fill the two cores. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    setupFiles: ['test/support/empty-tables.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
    // What is left in by mistake would let all the others out.
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: ['test/faults/**/*.test.ts'],
          exclude: ALONE,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
