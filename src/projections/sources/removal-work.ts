import type { WorkKind } from '../../platform/work/kind.ts';
import type { ProjectionRepository } from '../repository.ts';
import type { SourceRepository } from './repository.ts';
import { REMOVALS_DUE } from './schema.ts';
import type { RemovalPoint } from './service.ts';

/** Name of the work. */
export const SOURCE_REMOVAL = 'source_removal';

/** Deleting is for the database to do; it is kept from having too much of it at once. */
const LIMITS = { inAll: 2, perTenant: 1, perPeer: 1 };
/** Who takes longer is joined by another, which does no harm. */
const LEASE_MS = 60_000;

export interface RemovalWorkOptions {
  projections: (tenantId: string) => ProjectionRepository;
  sources: (tenantId: string) => SourceRepository;
  reach: (point: RemovalPoint) => void;
}

/**
 * Deletes what sources have brought that were removed: at once, and again when no refresh can be under way any more that
 * began before. A process that dies in it leaves the removal due, for another to begin anew.
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
