import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../../src/call-context.ts';
import type { ApiKeyDocument } from '../../src/identity/api-keys/schema.ts';
import {
  callOperation,
  createSubject,
  OPERATIONS,
  type OperationId,
  type Subject,
  validCall,
} from '../support/operations.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

const LEGACY = {
  'runtime_automation.read': 'work.read',
  'runtime_automation.write': 'work.write',
  'runtime_automation.actions': 'work.actions',
} as const;

/** Operations that need a scope, and operations that every key may call. */
const SCOPED = OPERATIONS.filter((route) => route.requiredScope !== null);
const UNSCOPED = OPERATIONS.filter((route) => route.requiredScope === null);

const allBut = (scope: string) => `all but ${scope}`;

/** Operations that always answer 403. Only the message tells whether the key has the scope. */
const ALWAYS_REFUSED = new Set<string>(['directActionExecution']);

describe('scopes', () => {
  let service: TestService;
  let tenantId: string;
  let subject: Subject;
  const keys = new Map<string, TestKey>();
  /**
   * Key with two scopes. Most operations of webhooks need both, because whoever sets a receiver can read its events.
   */
  let telling: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    for (const scope of SCOPES) keys.set(scope, await service.createKey(tenantId, [scope]));
    telling = await service.createKey(tenantId, ['webhooks.manage', 'events.read']);
    subject = await createSubject(service, tenantId);
    // These keys are made after the subject, so that its claims belong to the key that has `operations.carry` alone.
    for (const scope of SCOPES) {
      const others = SCOPES.filter((other) => other !== scope);
      keys.set(allBut(scope), await service.createKey(tenantId, others));
    }
  });
  afterAll(() => service.stop());

  async function expectScope(
    key: TestKey,
    operationId: OperationId,
    required: string,
    granted: boolean,
  ): Promise<void> {
    // Allows a recheck now. The service refuses it for some seconds after an earlier recheck.
    const proposals = service.services.platform.mongo.connection.collection<{ _id: string }>('action_proposals');
    await proposals.updateOne({ _id: subject.proposalId }, { $unset: { recheck_after: '' } });
    // Only its proposer may cancel a proposal.
    await proposals.updateOne({ _id: subject.cancellableId }, { $set: { 'proposed_by.id': key.keyId } });
    const { status, body } = await callOperation(key, validCall(operationId, subject));
    if (granted && !ALWAYS_REFUSED.has(operationId)) {
      expect(status).toBeLessThan(300);
      return;
    }
    expect(status).toBe(403);
    expect(body.error).toMatchObject({ type: 'authorization_error', code: 'authorization_error', retryable: false });
    if (granted) expect(body.error.message).not.toContain(required);
    else expect(body.error.message).toContain(required);
  }

  const needs = SCOPED.map((route) => [route.operationId, route.requiredScope] as const);

  it.each(needs)('allow %s with %s', async (operationId, required) => {
    const key = required === 'webhooks.manage' ? telling : (keys.get(required) as TestKey);
    await expectScope(key, operationId, required, true);
  });

  it.each(needs)('refuse %s with all scopes but %s', async (operationId, required) => {
    await expectScope(keys.get(allBut(required)) as TestKey, operationId, required, false);
  });

  const others = needs.flatMap(([operationId, required]) =>
    SCOPES.filter((scope) => scope !== required).map((scope) => [operationId, scope, required] as const),
  );

  it.each(others)('refuse %s with %s alone, as it needs %s', { tags: 'full' }, async (operationId, scope, required) => {
    await expectScope(keys.get(scope) as TestKey, operationId, required, false);
  });

  it('are needed for every operation but getMe, which tells a key what it may do', () => {
    expect(UNSCOPED.map(({ operationId }) => operationId)).toEqual(['getMe']);
  });

  it.each(
    UNSCOPED.flatMap(({ operationId }) => SCOPES.map((scope) => [operationId, scope] as const)),
  )('allow %s to a key that has %s alone', async (operationId, scope) => {
    const answer = await callOperation(keys.get(scope) as TestKey, validCall(operationId, subject));
    expect(answer.status).toBe(200);
  });

  it.each(SCOPED.map((route) => route.operationId))('are checked by %s before the request', async (id) => {
    const route = OPERATIONS.find((one) => one.operationId === id) as (typeof OPERATIONS)[number];
    const other = keys.get(SCOPES.find((scope) => scope !== route.requiredScope) as string) as TestKey;
    const path = route.path.replaceAll(/\{[^}]+\}/g, 'not-an-id');
    const answer = await other.client.call(route.method, `${path}?unknown=1`);
    expect(answer.status).toBe(403);
    expect(answer.body.error.message).toContain(route.requiredScope);
  });

  sampled(3).each(Object.entries(LEGACY))('given as %s are stored as %s at creation', async (legacy, canonical) => {
    const key = await service.createKey(tenantId, [legacy, canonical]);
    const row = await keyRows().findOne({ _id: key.keyId });
    expect(row?.scopes).toEqual([canonical]);
    for (const { operationId, requiredScope } of SCOPED) {
      await expectScope(key, operationId, requiredScope, requiredScope === canonical);
    }
  });

  sampled(3).each(Object.entries(LEGACY))('stored as %s in an old record mean %s', async (legacy, canonical) => {
    const key = await service.createKey(tenantId, [canonical]);
    // A record from before the names changed, with other names that do not exist.
    await keyRows().updateOne(
      { _id: key.keyId },
      { $set: { scopes: [legacy, 'runtime_automation.admin', '__proto__'] } },
    );
    for (const { operationId, requiredScope } of SCOPED) {
      await expectScope(key, operationId, requiredScope, requiredScope === canonical);
    }
  });

  it('that do not exist are refused at creation, each by name', async () => {
    const create = service.createKey(tenantId, ['work.read', 'work.everything', 'constructor']);
    await expect(create).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ field: 'scopes' }, { field: 'scopes' }],
    });
    await expect(create).rejects.toThrow(/work\.everything.*constructor/);
    await expect(service.createKey(tenantId, [])).rejects.toMatchObject({ code: 'validation_error' });
  });

  const keyRows = () => service.services.platform.mongo.connection.collection<ApiKeyDocument>('api_keys');
});
