/** A tenant defines its own operations on the command line and over Connect, and lists them over REST. */

import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OperationRisk,
  OperationService,
  OperationStatus,
} from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import type { OperationDefinitionDocument } from '../../src/operations/schema.ts';
import { hashOfSchema } from '../../src/operations/schema-hash.ts';
import { canonicalHash } from '../../src/platform/canonical-json.ts';
import { workgate } from '../faults/cli.ts';
import { CLOSE_ACCOUNT, definitionWith } from '../support/operation-definitions.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { type TestKey, TestService } from '../support/service.ts';

const LIST = '/api/v1/public/operations';
const FILE = path.resolve(import.meta.dirname, '../fixtures/operations/x_close_account.yaml');

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

/** Creates a tenant with an administrator and an API key that may propose. */
async function open() {
  const tenantId = await service.createTenant();
  const admin = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
  const key = await service.createKey(tenantId, ['work.actions'], {}, admin);
  return { tenantId, admin, key, operations: admin.client(OperationService) };
}

async function namesOf(key: TestKey, query = ''): Promise<string[]> {
  const { body } = await key.client.get(`${LIST}${query}`);
  return body.operations.map(({ operation }: { operation: string }) => operation);
}

const eventsOf = async (tenantId: string) => {
  await service.services.platform.relay.drain(tenantId);
  return service.services.platform.mongo.connection
    .collection('event_log')
    .find({ tenant_id: tenantId, 'subject.type': 'operation' })
    .sort({ seq: 1 })
    .toArray();
};

describe('listOperations and getOperation', () => {
  it('show operations of the service and of the tenant in one form', async () => {
    const { key, operations } = await open();
    expect(await namesOf(key)).toEqual(['commerce_refund', 'chat_post_message']);
    await operations.putOperation({ text: CLOSE_ACCOUNT, expectedVersion: 0n });
    expect(await namesOf(key)).toEqual(['commerce_refund', 'chat_post_message', 'x_close_account']);

    const refund = (await key.client.get(`${LIST}/commerce_refund`)).body;
    expect(refund).toMatchObject({
      operation: 'commerce_refund',
      version: 1,
      status: 'active',
      resource_type: 'order',
      highest_risk: 'high',
      executors: ['sandbox_commerce', 'stripe'],
      payload_schema: {
        type: 'object',
        additionalProperties: false,
        properties: { type: { enum: ['commerce_refund'] } },
      },
    });
    const closure = (await key.client.get(`${LIST}/x_close_account`)).body;
    expect(closure).toMatchObject({
      title: 'Closed account',
      highest_risk: 'high',
      executors: ['webhook', 'pull'],
      payload_schema: {
        required: ['type', 'account_id', 'reason', 'closes_on'],
        properties: { type: { const: 'x_close_account' }, account_id: { maxLength: 16 } },
      },
      result_schema: { required: ['type', 'closure_id'] },
    });
    for (const { schema_hash, payload_schema } of [refund, closure]) {
      expect(schema_hash).toBe(hashOfSchema(payload_schema));
    }
    expect((await key.client.get(LIST)).body.operations).toEqual([refund, expect.anything(), closure]);
  });

  it('page by name, and end a page early if its operations are large', { tags: 'full' }, async () => {
    const { key, operations } = await open();
    const large = 'd'.repeat(40_000);
    for (let n = 10; n < 40; n += 1) {
      const text = `# ${large}\n${CLOSE_ACCOUNT.replace('x_close_account', `x_op_${n}`)}`;
      await operations.putOperation({ text, expectedVersion: 0n });
    }
    const first = (await key.client.get(`${LIST}?limit=200`)).body;
    expect(first.operations.length).toBeLessThan(32);
    const rest = await namesOf(key, `?limit=200&page_token=${first.next_page_token}`);
    const all = [...first.operations.map(({ operation }: { operation: string }) => operation), ...rest];
    const own = Array.from({ length: 30 }, (_, n) => `x_op_${n + 10}`);
    expect(all).toEqual(['commerce_refund', 'chat_post_message', ...own]);

    const small = (await key.client.get(`${LIST}?limit=1`)).body;
    expect(await namesOf(key, `?limit=1&page_token=${small.next_page_token}`)).toEqual(['chat_post_message']);
    const other = await open();
    expect((await other.key.client.get(`${LIST}?page_token=${small.next_page_token}`)).status).toBe(400);
  });

  it('answer 404 for undefined names, and 400 for malformed ones', async () => {
    const { key } = await open();
    expect((await key.client.get(`${LIST}/x_close_account`)).body.error.code).toBe('not_found');
    expect((await key.client.get(`${LIST}/close_account`)).body.error.code).toBe('not_found');
    expect((await key.client.get(`${LIST}/X`)).status).toBe(400);
  });
});

describe('OperationService', () => {
  it('writes each version once, and logs who wrote it, with hashes', async () => {
    const { tenantId, admin, operations } = await open();
    const { operation } = await operations.putOperation({ text: CLOSE_ACCOUNT, expectedVersion: 0n });
    expect(operation).toMatchObject({
      operation: 'x_close_account',
      version: 1n,
      status: OperationStatus.ACTIVE,
      highestRisk: OperationRisk.HIGH,
      definition: { text: CLOSE_ACCOUNT },
    });
    expect(operation?.waiting).toBeUndefined();
    const again = await operations.putOperation({ text: CLOSE_ACCOUNT, expectedVersion: 0n });
    expect(again.operation?.version).toBe(1n);

    const next = definitionWith({ title: 'Account, closed' });
    const stale = await refusalOf(operations.putOperation({ text: next, expectedVersion: 0n }));
    expect(stale.info.code).toBe('precondition_failed');
    const written = await operations.putOperation({ text: next, expectedVersion: 1n });
    expect(written.operation).toMatchObject({ version: 2n, title: 'Account, closed' });
    const { operation: found } = await operations.getOperation({ operation: 'x_close_account' });
    expect(found).toEqual(written.operation);

    const retired = await operations.retireOperation({ operation: 'x_close_account', version: 2n });
    expect(retired.operation?.status).toBe(OperationStatus.RETIRED);
    await operations.retireOperation({ operation: 'x_close_account', version: 2n });
    const revived = await operations.putOperation({ text: next, expectedVersion: 2n });
    expect(revived.operation).toMatchObject({ version: 3n, status: OperationStatus.ACTIVE });

    const events = await eventsOf(tenantId);
    expect(events.map(({ type, subject_version }) => [type, subject_version])).toEqual([
      ['operation.defined', 1],
      ['operation.defined', 2],
      ['operation.retired', 2],
      ['operation.defined', 3],
    ]);
    const [first] = events;
    expect(first).toMatchObject({
      actor: { type: 'user', id: admin.personId },
      subject: { type: 'operation', id: 'x_close_account' },
      data: { text_hash: canonicalHash(CLOSE_ACCOUNT), schema_hash: operation?.schemaHash },
    });
  });

  it('accepts one of several writes at the same time', async () => {
    const { operations } = await open();
    const texts = ['One', 'Two', 'Three', 'Four'].map((title) => definitionWith({ title }));
    const writing = await Promise.allSettled(
      texts.map((text) => operations.putOperation({ text, expectedVersion: 0n })),
    );
    expect(writing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await operations.getOperation({ operation: 'x_close_account' })).operation?.version).toBe(1n);
  });

  it('says what is wrong with a definition and what is added to it, without writing it', async () => {
    const { operations, key } = await open();
    const text = definitionWith({ summary: 'Close {/email}' });
    const { problems, operation: unread } = await operations.validateOperation({ text });
    expect(unread).toBeUndefined();
    expect(problems).toMatchObject([{ field: 'summary', problem: expect.stringMatching(/^points at \/email/) }]);
    const { info } = await refusalOf(operations.putOperation({ text, expectedVersion: 0n }));
    expect(info.code).toBe('validation_error');
    const { problems: none, notes, operation } = await operations.validateOperation({ text: CLOSE_ACCOUNT });
    expect([none, notes.length]).toEqual([[], 3]);
    expect(operation).toMatchObject({ operation: 'x_close_account', version: 0n, title: 'Closed account' });
    expect(JSON.parse(operation?.payloadSchema ?? '')).toMatchObject({ properties: { account_id: {} } });
    expect(await namesOf(key)).not.toContain('x_close_account');
  });

  it('changes no operation of the service', async () => {
    const { operations } = await open();
    const { info } = await refusalOf(operations.retireOperation({ operation: 'commerce_refund', version: 1n }));
    expect(info.code).toBe('invalid_state');
  });

  it('keeps at most 100 versions of an operation', async () => {
    const { tenantId, operations } = await open();
    await operations.putOperation({ text: CLOSE_ACCOUNT, expectedVersion: 0n });
    const stored =
      service.services.platform.mongo.connection.collection<OperationDefinitionDocument>('operation_definitions');
    const [first] = await stored.find({ tenant_id: tenantId }).toArray();
    if (first === undefined) expect.unreachable('nothing was stored');
    await stored.insertOne({ ...first, _id: `${tenantId}:x_close_account:100`, version: 100, outbox: [] });
    const text = definitionWith({});
    const { info } = await refusalOf(operations.putOperation({ text, expectedVersion: 100n }));
    expect(info.code).toBe('invalid_state');
  });
});

describe('the catalogue of operations', () => {
  it('finds the newest version or a given one, and lists active operations', async () => {
    const { tenantId, operations } = await open();
    const { operations: catalogue } = service.services.actions;
    expect(await catalogue.find(tenantId, 'x_close_account')).toBeNull();
    await operations.putOperation({ text: CLOSE_ACCOUNT, expectedVersion: 0n });
    await operations.putOperation({ text: definitionWith({ title: 'Two' }), expectedVersion: 1n });
    const titleOf = async (version?: number) =>
      (await catalogue.find(tenantId, 'x_close_account', version))?.title ?? null;
    expect(await Promise.all([titleOf(), titleOf(1), titleOf(2), titleOf(3)])).toEqual([
      'Two',
      'Closed account',
      'Two',
      null,
    ]);
    expect((await catalogue.list(tenantId)).map(({ version }) => version)).toEqual([2]);
    await operations.retireOperation({ operation: 'x_close_account', version: 2n });
    expect(await catalogue.list(tenantId)).toEqual([]);
    expect(await catalogue.find(tenantId, 'x_close_account')).toMatchObject({ version: 2, retired: true });
  });
});

describe('workgate operation', () => {
  const cli = (tenantId: string, args: string[], input = '') =>
    workgate({ ...service.env }, ['operation', ...args, '--tenant', tenantId], 60_000, input);

  it('validates without a database, with status 0 for a valid definition and 1 for an invalid one', async () => {
    const good = await workgate({}, ['operation', 'validate', FILE]);
    expect(good).toMatchObject({ status: 0, stderr: '' });
    expect(good.stdout).toMatch(/account_id has no maxLength; 16 is used\.\n(.*\n)?Valid\.\n$/);
    const bad = await workgate({}, ['operation', 'validate', '-'], 60_000, definitionWith({ title: '' }));
    expect(bad).toEqual({ status: 1, stdout: 'title: must not be empty\n', stderr: '' });
    const missing = await workgate({}, ['operation', 'validate', '/no/such/file']);
    expect([missing.status, missing.stderr]).toEqual([1, expect.stringMatching(/no such file/)]);
  });

  it('puts, lists and retires operations', { tags: 'full' }, async () => {
    const { tenantId, key } = await open();
    const put = await cli(tenantId, ['put', FILE]);
    expect([put.status, put.stderr]).toEqual([0, '']);
    expect(JSON.parse(put.stdout)).toMatchObject({ operation: 'x_close_account', version: 1, status: 'active' });
    const second = await cli(tenantId, ['put', '-', '--follows', '1'], definitionWith({ title: 'Two' }));
    expect(JSON.parse(second.stdout)).toMatchObject({ version: 2, title: 'Two', waiting: null });
    const stale = await cli(tenantId, ['put', '-', '--follows', '1'], definitionWith({ title: 'Three' }));
    expect([stale.status, stale.stderr]).toEqual([1, expect.stringMatching(/changed by somebody else/)]);
    expect((await cli(tenantId, ['retire', 'x_close_account'])).status).toBe(0);
    const listed = JSON.parse((await cli(tenantId, ['list'])).stdout);
    expect(listed.at(-1)).toMatchObject({ operation: 'x_close_account', version: 2, status: 'retired' });
    expect((await key.client.get(`${LIST}/x_close_account`)).body.status).toBe('retired');
  });
});

describe('a definition that has become unreadable', () => {
  it('does not remove other operations from lists', async () => {
    const { tenantId, key, operations } = await open();
    await operations.putOperation({ text: CLOSE_ACCOUNT, expectedVersion: 0n });
    const other = CLOSE_ACCOUNT.replace('x_close_account', 'x_other');
    await operations.putOperation({ text: other, expectedVersion: 0n });
    const rows =
      service.services.platform.mongo.connection.collection<OperationDefinitionDocument>('operation_definitions');
    // As if an earlier release had accepted what this one refuses. It is a new version, because versions that were read
    // before are cached.
    const _id = `${tenantId}:x_other:2`;
    const row = await rows.findOne({ _id: `${tenantId}:x_other:1` });
    await rows.insertOne({
      ...(row as OperationDefinitionDocument),
      _id,
      version: 2,
      text: 'operation: [',
      outbox: [],
    });
    await rows.updateOne({ _id: `${tenantId}:x_other:1` }, { $set: { superseded: true } });
    expect(await namesOf(key)).toEqual(['commerce_refund', 'chat_post_message', 'x_close_account']);
    const { operations: listed } = await operations.listOperations({});
    expect(listed.map(({ operation }) => operation)).toContain('x_close_account');
    expect((await key.client.get('/api/v1/public/integrations')).status).toBe(200);
  });
});

describe('validateOperation', () => {
  it('names an operation that should undo the defined one, but does not exist', async () => {
    const { operations } = await open();
    const noted = await operations.validateOperation({ text: CLOSE_ACCOUNT });
    const told = expect.stringContaining('reversible_by names x_reopen_account');
    expect(noted.notes).toContainEqual(told);
    const text = CLOSE_ACCOUNT.replaceAll('x_close_account', 'x_reopen_account');
    await operations.putOperation({ text, expectedVersion: 0n });
    expect((await operations.validateOperation({ text: CLOSE_ACCOUNT })).notes).not.toContainEqual(told);
  });
});
