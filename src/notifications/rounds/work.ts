import type { WorkKind } from '../../platform/work/kind.ts';
import { ROUNDS_DUE } from './schema.ts';

interface RoundWork extends Pick<WorkKind, 'name' | 'leaseMs'> {
  collection: string;
  run: (tenantId: string) => Promise<void>;
}

/** Declares the work of rounds: one at a time for each marked tenant. */
export function roundWork({ name, leaseMs, collection, run }: RoundWork): WorkKind {
  return {
    name,
    due: { collection, index: ROUNDS_DUE, dueField: 'due_at' },
    limits: { inAll: 4, perTenant: 1, perPeer: 1 },
    leaseMs,
    async perform({ tenantId }) {
      await run(tenantId);
      return 'done';
    },
    drain: 'finish',
  };
}
