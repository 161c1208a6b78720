import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { workgate } from '../faults/cli.ts';
import { forbid, RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

/** A policy that a later release could be unable to read. No such release exists yet. */
const UNREADABLE = forbid('execute', 'gone', 'context.colour == "red"');

describe('a release that cannot read a policy of some tenant', () => {
  let service: TestService;
  let desk: RefundDesk;
  let other: RefundDesk;

  beforeAll(async () => {
    // The service has its own environment, and so it has a database of its own.
    service = await TestService.startOwn({ env: { WORKGATE_INTEGRATIONS_ALLOW_PRIVATE: 'true' } });
    [desk, other] = [await RefundDesk.open(service), await RefundDesk.open(service)];
    for (const one of [desk, other]) {
      await one.creator.signIn();
      const text = forbid('execute', 'fine', 'context.amount > 99999999');
      await one.creator.client(PolicyService).writePolicies({ text, expectedVersion: 0n });
    }
    await policies().updateOne({ _id: desk.tenantId }, { $set: { text: UNREADABLE } });
    await forget();
  });
  afterAll(() => service.stop());

  const db = () => service.services.platform.mongo.connection;
  const policies = () => db().collection<{ _id: string; text: string }>('tenant_policies');
  const state = () => db().collection<{ _id: string; policies_read_by?: string }>('service_state');
  /** Pretends that another release has served until now. */
  const forget = () => state().updateOne({ _id: 'service' }, { $set: { policies_read_by: 'another release' } });

  it('neither migrates nor serves, and names the tenant, the policy and the attribute', async () => {
    const migrated = await workgate(service.env, ['migrate']);
    expect(migrated.status).toBe(1);
    expect(migrated.stdout).toContain(desk.tenantId);
    expect(migrated.stdout).toMatch(/tenant\/gone.*colour/);
    expect(migrated.stdout).toContain('--with-unreadable-policies');
    expect(migrated.stdout).not.toContain(other.tenantId);
    expect((await workgate(service.env, ['migrate', '--plan'])).status).toBe(1);
    const served = await workgate(service.env, ['serve']);
    expect(served.status).not.toBe(0);
    expect(served.stderr + served.stdout).toContain(desk.tenantId);
    expect((await state().findOne({ _id: 'service' }))?.policies_read_by).toBe('another release');
  });

  it('serves if an operator wants it, and refuses only what the unreadable policies decide', {
    tags: 'full',
  }, async () => {
    expect((await workgate(service.env, ['migrate', '--with-unreadable-policies'])).status).toBe(0);
    expect((await workgate(service.env, ['migrate'])).status).toBe(0);
    expect((await desk.propose('10.00')).body).toMatchObject({
      status: 'denied',
      policy: { reasons: [{ policy_id: 'policy-error', message: expect.stringContaining('colour') }] },
    });
    expect((await other.propose('10.00')).body.status).toBe('auto_approved');
  });

  it('serves by itself after somebody has changed the policies', { tags: 'full' }, async () => {
    const client = desk.creator.client(PolicyService);
    const { tenant } = await client.getPolicies({});
    expect(tenant?.problems.join()).toMatch(/colour/);
    await client.writePolicies({ text: '', expectedVersion: tenant?.version ?? 0n });
    await forget();
    expect((await workgate(service.env, ['migrate'])).status).toBe(0);
    expect((await state().findOne({ _id: 'service' }))?.policies_read_by).toMatch(/^[0-9a-f]{64}$/);
  });
});
