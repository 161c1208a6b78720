import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Compilers are much for two cores, so that the languages come one after another. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/sdk/*.test.ts'],
    setupFiles: ['test/support/empty-tables.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    // Building includes fetching what the language's packages need, the first time.
    hookTimeout: 600_000,
    expect: { requireAssertions: true },
    // What is left in by mistake would let all the others out.
    allowOnly: false,
  },
});
