import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Configuration of the compatibility tests. oasdiff and buf compare each edit, as in `make breaking`, which is too slow
 * for `make test-fast`.
 */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/compatibility/**/*.test.ts'],
    setupFiles: ['test/support/empty-tables.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
    // A forgotten `.only` would skip all other tests.
    allowOnly: false,
  },
});
