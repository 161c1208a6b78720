import type { AnyCarrier } from '../connector.ts';
import type { Provider } from '../provider.ts';

/** Nothing is ever sent to workers: they take it (`src/actions/claims/`). */
const TAKEN_BY_WORKERS: AnyCarrier = {
  // They cannot be asked what they did.
  horizonMs: Number.POSITIVE_INFINITY,
  dryRun: async () => 'not_asked',
  execute: async () => ({ kind: 'not_sent' }),
  lookup: async ({ unknownBefore }) =>
    unknownBefore === undefined
      ? null
      : {
          kind: 'unknown',
          code: 'no_lookup',
          message: 'Workers cannot be asked: find out what was done, and settle it.',
        },
};

/** Workers of the tenant's own, which take what is approved and carry it out (README.md of `src/actions/claims/`). */
export const pull: Provider<'pull'> = {
  kind: 'pull',
  carries: [],
  carriesTenantOperations: true,
  byWorkers: true,
  made: { by: 'administrator', about: 'what is executed through a pull one is taken by workers of the tenant' },
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
