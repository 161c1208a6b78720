import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Clients and test suites that are not ours; what they are written in is installed on first use. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/conformance/**/*.test.ts'],
    setupFiles: ['test/support/empty-tables.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 180_000,
    // Compilers of clients take minutes, the first time with all that they are made of.
    hookTimeout: 900_000,
    expect: { requireAssertions: true },
    // What is left in by mistake would let all the others out.
    allowOnly: false,
  },
});
