import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Configuration of the browser tests. A browser and a service are a heavy load for two cores, so at most two files run
 * at once.
 */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/browser/**/*.test.ts'],
    setupFiles: ['test/support/empty-tables.ts'],
    globalSetup: ['test/support/built-service.ts', 'test/support/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page may be slow on two busy cores. Content that never appears fails the test after this time.
    expect: { requireAssertions: true, poll: { timeout: 15_000 } },
    // A forgotten `.only` would skip all other tests.
    allowOnly: false,
  },
});
