import { MINUTE_MS } from '../../platform/durations.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { ProjectionRepository } from '../repository.ts';
import type { SourceRepository } from './repository.ts';
import { REMOVALS_DUE } from './schema.ts';
import type { RemovalPoint } from './service.ts';

export const SOURCE_REMOVAL = 'source_removal';

/** Keeps the database from too many deletions at once. */
const LIMITS = { inAll: 2, perTenant: 1, perPeer: 1 };
/** Milliseconds. If a removal takes longer, another worker joins it, which does no harm. */
const LEASE_MS = MINUTE_MS;

export interface RemovalWorkOptions {
  projections: (tenantId: string) => ProjectionRepository;
  sources: (tenantId: string) => SourceRepository;
  reach: (point: RemovalPoint) => void;
}

/**
 * Deletes data at once, and again when no earlier refresh can still run. If the process dies, the removal stays due.
 */
export function removalWork({ projections, sources, reach }: RemovalWorkOptions): WorkKind {
  return {
    name: SOURCE_REMOVAL,
    due: { collection: 'source_removals', index: REMOVALS_DUE, dueField: 'next_sweep_at' },
    limits: LIMITS,
    leaseMs: LEASE_MS,
    async perform({ tenantId, id }) {
      await projections(tenantId).removeSource(id);
      reach('source_swept');
      await sources(tenantId).endRemoval(id);
      return 'done';
    },
    drain: 'abort',
  };
}
