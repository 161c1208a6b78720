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
import { type TestKey, TestService } from '../support/service.ts';

const LEGACY = {
  'runtime_automation.read': 'work.read',
  'runtime_automation.write': 'work.write',
  'runtime_automation.actions': 'work.actions',
} as const;

/** What takes a scope, and what every key may ask. */
const SCOPED = OPERATIONS.filter((route) => route.requiredScope !== null);
const UNSCOPED = OPERATIONS.filter((route) => route.requiredScope === null);

/** Refused by its nature; only the reason tells whether the scope was there. */
const ALWAYS_REFUSED = new Set<string>(['directActionExecution']);

describe('scopes', () => {
  let service: TestService;
  let tenantId: string;
  let subject: Subject;
  const keys = new Map<string, TestKey>();
  /** Whoever says where events go knows them: most of webhooks takes both scopes. */
  let telling: TestKey;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    for (const scope of SCOPES) keys.set(scope, await service.createKey(tenantId, [scope]));
    telling = await service.createKey(tenantId, ['webhooks.manage', 'events.read']);
    subject = await createSubject(service, tenantId);
  });
  afterAll(() => service.stop());

  async function expectScope(
    key: TestKey,
    operationId: OperationId,
    required: string,
    granted: boolean,
  ): Promise<void> {
    // It may have been checked again a moment ago, and that is told before its time is over.
    const proposals = service.services.platform.mongo.connection.collection<{ _id: string }>('action_proposals');
    await proposals.updateOne({ _id: subject.proposalId }, { $unset: { recheck_after: '' } });
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

  const matrix = SCOPED.flatMap((route) =>
    SCOPES.map((scope) => [route.operationId, scope, route.requiredScope] as const),
  );

  it.each(matrix)('%s with %s (needs %s)', async (operationId, scope, required) => {
    const granted = scope === required;
    const key = granted && scope === 'webhooks.manage' ? telling : (keys.get(scope) as TestKey);
    await expectScope(key, operationId, required, granted);
  });

  it('are asked for by every operation but the one that tells a key what it may do', () => {
    expect(UNSCOPED.map(({ operationId }) => operationId)).toEqual(['getMe']);
  });

  it.each(
    UNSCOPED.flatMap(({ operationId }) => SCOPES.map((scope) => [operationId, scope] as const)),
  )('%s takes a key of %s alone', async (operationId, scope) => {
    const answer = await callOperation(keys.get(scope) as TestKey, validCall(operationId, subject));
    expect(answer.status).toBe(200);
  });

  it.each(
    SCOPED.map((route) => route.operationId),
  )('%s checks the scope before it looks at the request', async (id) => {
    const route = OPERATIONS.find((one) => one.operationId === id) as (typeof OPERATIONS)[number];
    const other = keys.get(SCOPES.find((scope) => scope !== route.requiredScope) as string) as TestKey;
    const path = route.path.replaceAll(/\{[^}]+\}/g, 'not-an-id');
    const answer = await other.client.call(route.method, `${path}?unknown=1`);
    expect(answer.status).toBe(403);
    expect(answer.body.error.message).toContain(route.requiredScope);
  });

  it.each(Object.entries(LEGACY))('%s means %s at creation and is stored so', async (legacy, canonical) => {
    const key = await service.createKey(tenantId, [legacy, canonical]);
    const row = await keyRows().findOne({ _id: key.keyId });
    expect(row?.scopes).toEqual([canonical]);
    for (const { operationId, requiredScope } of SCOPED) {
      await expectScope(key, operationId, requiredScope, requiredScope === canonical);
    }
  });

  it.each(Object.entries(LEGACY))('%s in an old record means %s', async (legacy, canonical) => {
    const key = await service.createKey(tenantId, [canonical]);
    // As records were written before the names changed, one name of today no longer being known.
    await keyRows().updateOne(
      { _id: key.keyId },
      { $set: { scopes: [legacy, 'runtime_automation.admin', '__proto__'] } },
    );
    for (const { operationId, requiredScope } of SCOPED) {
      await expectScope(key, operationId, requiredScope, requiredScope === canonical);
    }
  });

  it('that do not exist are refused at creation, each by its name', async () => {
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
