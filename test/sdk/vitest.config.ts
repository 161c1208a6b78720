import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Configuration of the SDK tests. Compilers are a heavy load for two cores, so the languages run one after another. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/sdk/*.test.ts'],
    setupFiles: ['test/support/empty-tables.ts'],
    globalSetup: ['test/support/built-service.ts', 'test/support/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    // The first build includes downloading the language's packages.
    hookTimeout: 600_000,
    expect: { requireAssertions: true },
    // A forgotten `.only` would skip all other tests.
    allowOnly: false,
  },
});
