import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Configuration of the conformance tests: third-party clients and test suites. Their tools are installed on first use.
 */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['test/conformance/**/*.test.ts'],
    setupFiles: ['test/support/empty-tables.ts'],
    globalSetup: ['test/support/built-service.ts', 'test/support/global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 180_000,
    // Compiling a client takes minutes, and the first time includes its dependencies.
    hookTimeout: 900_000,
    expect: { requireAssertions: true },
    // A forgotten `.only` would skip all other tests.
    allowOnly: false,
  },
});
