import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Each edit is compared by oasdiff and buf, as `make breaking` does it: no work for the inner loop. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/compatibility/**/*.test.ts'],
    setupFiles: ['test/support/empty-tables.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
    // What is left in by mistake would let all the others out.
    allowOnly: false,
  },
});
