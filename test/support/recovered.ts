import { expect } from 'vitest';
import type { TestService } from './service.ts';

/**
 * Recovers all due proposals of a tenant. The worker of the service may have taken one first: then this waits until the
 * worker has finished.
 */
export async function recovered({ services }: TestService, tenantId: string): Promise<void> {
  await services.actions.recovery.recover(tenantId);
  const proposals = services.platform.mongo.connection.collection('action_proposals');
  const isUnderWay = () => {
    const now = new Date();
    const $or = [{ due_at: { $lte: now } }, { status: 'executing', 'execution.lease_until': { $gt: now } }];
    return proposals.countDocuments({ tenant_id: tenantId, $or });
  };
  await expect.poll(isUnderWay, { timeout: 20_000, interval: 20 }).toBe(0);
}
