import type { WorkKind } from '../../platform/work/kind.ts';
import type { Refresher } from './refresher.ts';
import { SOURCES_DUE } from './schema.ts';

/** Name of the work. */
export const REFRESH = 'refresh';

/** One source of a tenant at a time, and of few tenants: the documents of a load are in memory. */
const LIMITS = { inAll: 4, perTenant: 1, perPeer: 1 };

/** Refreshes the sources that are due. Which process refreshes a source, the lease of the source decides. */
export function refreshWork(refresher: Refresher): WorkKind {
  return {
    name: REFRESH,
    due: {
      collection: 'data_sources',
      index: SOURCES_DUE,
      dueField: 'next_refresh_at',
      where: { enabled: true },
    },
    limits: LIMITS,
    leaseMs: null,
    async perform({ tenantId, id }, signal) {
      return (await refresher.refresh(tenantId, id, signal)) === 'failed' ? 'peer_failed' : 'done';
    },
    drain: 'abort',
  };
}
