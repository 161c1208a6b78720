import type { WorkKind } from '../../platform/work/kind.ts';
import type { Refresher } from './refresher.ts';
import { SOURCES_DUE } from './schema.ts';

export const REFRESH = 'refresh';

/** Few in all, because the documents of a load are in memory. */
const LIMITS = { inAll: 4, perTenant: 1, perPeer: 1 };

/** Refreshes due sources. The lease of a source decides which process refreshes it. */
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
