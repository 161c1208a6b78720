import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { JUDGED_FILES } from './support/prism-run.ts';

/** Files that change what a whole process has in common: what a module of Node's does, whom TLS trusts. */
const ISOLATED = [
  'test/security/source-fetch.test.ts',
  'test/security/webhook-deliveries.test.ts',
  'test/security/webhook-receivers.test.ts',
];

const PRISM = process.env['WORKGATE_TEST_PROXY'] === 'prism';

export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '..'),
    setupFiles: [
      'test/support/seed.ts',
      'test/support/empty-tables.ts',
      ...(PRISM ? ['test/support/prism-run-setup.ts'] : []),
    ],
    // One more than the two cores: files that wait for a deadline leave theirs to others.
    maxWorkers: 3,
    // A worker takes one file after another, so that the service and all it imports are loaded once.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { requireAssertions: true },
    // What is left in by mistake would let all the others out.
    allowOnly: false,
    projects: [
      {
        extends: true,
        // No database, no service: for the inner loop, `make test-fast`.
        test: { name: 'fast', include: ['test/{unit,contract}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: PRISM ? [...JUDGED_FILES] : ['test/{integration,e2e,security}/**/*.test.ts'],
          exclude: ISOLATED,
          globalSetup: ['test/support/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED, isolate: true } },
    ],
  },
});
