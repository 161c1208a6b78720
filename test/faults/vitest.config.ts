import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Fault tests kill what they use, so each has an engine of its own, and they run one after another. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/faults/**/*.test.ts'],
    setupFiles: ['test/support/empty-tables.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
    // What is left in by mistake would let all the others out.
    allowOnly: false,
  },
});
