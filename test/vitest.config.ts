import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '..'),
    include: ['test/{unit,contract,e2e,security}/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // Two cores: more files at once only make each other slow.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { requireAssertions: true },
    // What is left in by mistake would let all the others out.
    allowOnly: false,
  },
});
