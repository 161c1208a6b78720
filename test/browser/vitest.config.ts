import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** A browser and a service are much for two cores, so that these files run one after another. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/browser/**/*.test.ts'],
    setupFiles: ['test/support/empty-tables.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page on two busy cores may take its time; what never comes is told by the end of it.
    expect: { requireAssertions: true, poll: { timeout: 15_000 } },
    // What is left in by mistake would let all the others out.
    allowOnly: false,
  },
});
