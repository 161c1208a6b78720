import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Configuration of the Prism tests. Prism validates the responses that `make test` recorded; no service runs. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/prism/**/*.test.ts'],
    setupFiles: ['test/support/empty-tables.ts'],
    hookTimeout: 60_000,
    expect: { requireAssertions: true },
    // A forgotten `.only` would skip all other tests.
    allowOnly: false,
  },
});
