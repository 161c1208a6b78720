import { expect } from 'vitest';
import { dueAtOf, type ProposalDocument } from '../../src/proposals/index.ts';
import type { TestService } from './service.ts';

/**
 * Recovers all due proposals of a tenant. The worker of the service may have taken one first: then this waits until the
 * worker has finished.
 */
export async function recovered({ services }: TestService, tenantId: string): Promise<void> {
  await services.actions.recovery.recover(tenantId);
  const proposals = services.platform.mongo.connection.collection<ProposalDocument>('action_proposals');
  const underWay = async () => {
    const now = new Date();
    const rows = await proposals.find({ tenant_id: tenantId, due_at: { $exists: true } }).toArray();
    return rows.filter((row) => isDue(row, now) || isAttempted(row, now)).map((row) => row._id);
  };
  await expect.poll(underWay, { timeout: 20_000, interval: 20 }).toEqual([]);
}

/** A worker that has just taken a proposal moves its stored due time only; the proposal itself is due still. */
function isDue(row: ProposalDocument, now: Date): boolean {
  const [stored, own] = [row.due_at, dueAtOf(row)];
  return (stored !== undefined && stored <= now) || (own !== undefined && own <= now);
}

function isAttempted({ status, execution }: ProposalDocument, now: Date): boolean {
  return status === 'executing' && (execution?.lease_until ?? now) > now;
}
