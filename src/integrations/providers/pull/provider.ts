import type { AnyCarrier } from '../connector.ts';
import type { Provider } from '../provider.ts';

/** Nothing is sent to workers: they fetch their work (`src/execution/claims/`). */
const TAKEN_BY_WORKERS: AnyCarrier = {
  // Workers cannot be asked what they did.
  horizonMs: Number.POSITIVE_INFINITY,
  dryRun: async () => 'not_asked',
  execute: async () => ({ kind: 'not_sent' }),
  lookup: async ({ unknownBefore }) =>
    unknownBefore === undefined
      ? null
      : {
          kind: 'unknown',
          code: 'no_lookup',
          message: 'Workgate cannot ask workers. Find out what was done, and settle the action.',
        },
};

export const pull: Provider<'pull'> = {
  kind: 'pull',
  carries: [],
  carriesTenantOperations: true,
  byWorkers: true,
  made: { by: 'administrator', about: 'pull: workers of the tenant take its operations' },
  collections: [],
  connect: async () => ({
    target: async (_tenantId, integrationId) => ({
      provider: 'pull',
      address: null,
      account: integrationId,
      workspace: null,
    }),
    carriers: {},
    anyCarrier: TAKEN_BY_WORKERS,
  }),
};
