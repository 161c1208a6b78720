import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Files that change state of the whole process: a function of a Node module, or the certificates that TLS trusts. */
const ISOLATED = [
  'test/security/source-fetch.test.ts',
  'test/security/webhook-deliveries.test.ts',
  'test/security/webhook-receivers.test.ts',
];

const COST = process.env['TEST_COST'] !== undefined;

export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '..'),
    setupFiles: [
      'test/support/seed.ts',
      'test/support/empty-tables.ts',
      ...(COST ? ['test/support/cost-setup.ts'] : []),
    ],
    // One more than cores, because files that wait for a deadline leave their core to others. A fourth worker costs
    // more than it gains: each worker has services of its own, which all load and compile the same code.
    maxWorkers: 3,
    // A worker runs one file after another, so the service and its imports are loaded once.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { requireAssertions: true },
    // A forgotten `.only` would skip all other tests.
    allowOnly: false,
    tags: [
      {
        name: 'full',
        description: 'Shows more widely what another test of `make test` shows: every caller, protocol or value.',
      },
    ],
    projects: [
      {
        extends: true,
        // No database and no service: quick feedback with `make test-fast`.
        test: {
          name: 'fast',
          include: ['test/{unit,contract}/**/*.test.ts'],
          globalSetup: ['test/support/built-service.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/{integration,e2e,security}/**/*.test.ts'],
          exclude: ISOLATED,
          globalSetup: ['test/support/built-service.ts', 'test/support/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED, isolate: true } },
    ],
  },
});
