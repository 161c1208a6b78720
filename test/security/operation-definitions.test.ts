/**
 * Definitions of operations: the people who may write them, their tenant, and the time from which they help their
 * author.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import type { Role } from '../../src/identity/roles.ts';
import { workgate } from '../faults/cli.ts';
import { CLOSE_ACCOUNT, definitionWith } from '../support/operation-definitions.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TEST_OPERATOR, TestService } from '../support/service.ts';

const NAME = 'x_close_account';
const OPERATIONS = '/api/v1/public/operations';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

const catalogue = () => service.services.actions.operations;
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).info.code;
const operationsOf = (person: TestPerson) => person.client(OperationService);

/** Opens a tenant with one person for each of these roles. */
async function open(...roles: Role[]) {
  const tenantId = await service.createTenant();
  const joining = roles.map(async (role) => (await TestPerson.create(service, [{ tenantId, role }])).signIn());
  const people = await Promise.all(joining);
  const operator = { tenantId, principal: TEST_OPERATOR, correlationId: 'test' };
  await service.services.identity.roleMaturity.change(operator, 7);
  return { tenantId, people, operator };
}

const epochOf = async (tenantId: string) => service.services.identity.authority.read(tenantId);

describe('defining operations', () => {
  it.each(['viewer', 'member', 'approver'] as const)('is refused to a %s, who may read them', async (role) => {
    const { people, operator } = await open(role);
    await catalogue().put(operator, CLOSE_ACCOUNT, 0);
    const client = operationsOf(people[0] as TestPerson);
    const { operation } = await client.getOperation({ operation: NAME });
    expect(operation?.version).toBe(1n);
    const attempts = [
      client.validateOperation({ text: CLOSE_ACCOUNT }),
      client.putOperation({ text: definitionWith({ title: 'Mine' }), expectedVersion: 1n }),
      client.retireOperation({ operation: NAME, version: 1n }),
      client.confirmOperation({ operation: NAME, version: 1n }),
    ];
    expect(new Set(await Promise.all(attempts.map(codeOf)))).toEqual(new Set(['authorization_error']));
    expect((await client.getOperation({ operation: NAME })).operation).toEqual(operation);
  });

  it('is refused to API keys, whatever their scopes', async () => {
    const { tenantId } = await open();
    const key = await service.createKey(tenantId, ['work.actions', 'work.write']);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      expect((await key.client.call(method, `${OPERATIONS}/${NAME}`, { body: {} })).status).toBe(405);
    }
    const other = await service.createKey(tenantId, ['work.read', 'work.write']);
    expect((await other.client.get(OPERATIONS)).status).toBe(403);
  });
});

describe('the operations of a tenant', () => {
  it('do not exist for another tenant, at any door', async () => {
    const own = await open('admin');
    const strange = await open('admin');
    await operationsOf(own.people[0] as TestPerson).putOperation({ text: CLOSE_ACCOUNT, expectedVersion: 0n });

    const stranger = operationsOf(strange.people[0] as TestPerson);
    expect(await codeOf(stranger.getOperation({ operation: NAME }))).toBe('not_found');
    expect(await codeOf(stranger.retireOperation({ operation: NAME, version: 1n }))).toBe('not_found');
    expect(await codeOf(stranger.confirmOperation({ operation: NAME, version: 1n }))).toBe('not_found');
    const key = await service.createKey(strange.tenantId, ['work.actions']);
    expect(JSON.stringify((await key.client.get(OPERATIONS)).body)).not.toContain(NAME);
    expect(await catalogue().find(strange.tenantId, NAME)).toBeNull();

    // Each tenant may define its own operation of the same name, and the cache keeps these apart.
    const text = definitionWith({ title: 'Theirs' });
    await stranger.putOperation({ text, expectedVersion: 0n });
    const titles = [own, strange, own].map(async ({ tenantId }) => (await catalogue().find(tenantId, NAME))?.title);
    expect(await Promise.all(titles)).toEqual(['Closed account', 'Theirs', 'Closed account']);
  });
});

describe('a definition', () => {
  it('does not apply to anybody’s proposals until another administrator confirms it', async () => {
    const { tenantId, people } = await open('admin', 'admin');
    const [ada, bob] = people as [TestPerson, TestPerson];
    const { operation } = await operationsOf(ada).putOperation({ text: CLOSE_ACCOUNT, expectedVersion: 0n });
    expect(operation?.waiting).toMatchObject({ version: 1n, mayConfirm: false });

    const waits = () => catalogue().waitsFor(tenantId, NAME, 1);
    expect(await waits()).toEqual({
      policyId: 'workgate/unconfirmed',
      message: expect.stringMatching(/defined version 1 of x_close_account .* until another administrator confirms/),
    });

    expect(await codeOf(operationsOf(ada).confirmOperation({ operation: NAME, version: 1n }))).toBe(
      'authorization_error',
    );
    expect((await operationsOf(bob).getOperation({ operation: NAME })).operation?.waiting?.mayConfirm).toBe(true);
    const stale = operationsOf(bob).confirmOperation({ operation: NAME, version: 2n });
    expect(await codeOf(stale)).toBe('precondition_failed');
    const before = await epochOf(tenantId);
    const confirmed = await operationsOf(bob).confirmOperation({ operation: NAME, version: 1n });
    expect(confirmed.operation?.waiting).toBeUndefined();
    expect(await epochOf(tenantId)).not.toEqual(before);
    expect(await waits()).toBeNull();

    await service.services.platform.relay.drain(tenantId);
    const log = service.services.platform.mongo.connection.collection('event_log');
    const [told, ...more] = await log.find({ tenant_id: tenantId, type: 'operation.confirmed' }).toArray();
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      actor: { id: bob.personId },
      data: { confirmed_by: bob.personId, schema_hash: operation?.schemaHash },
    });
  });

  it('waits again in each version, however long nobody answers', async () => {
    const { tenantId, people } = await open('admin', 'admin');
    const [ada, bob] = people as [TestPerson, TestPerson];
    await operationsOf(ada).putOperation({ text: CLOSE_ACCOUNT, expectedVersion: 0n });
    await operationsOf(bob).confirmOperation({ operation: NAME, version: 1n });
    await operationsOf(ada).putOperation({ text: definitionWith({ title: 'Two' }), expectedVersion: 1n });
    const waits = (version: number) => catalogue().waitsFor(tenantId, NAME, version);
    expect([await waits(1), await waits(2)]).toEqual([null, expect.anything()]);

    const stored = service.services.platform.mongo.connection.collection<{ _id: string }>('operation_definitions');
    const at = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await stored.updateOne({ _id: `${tenantId}:${NAME}:2` }, { $set: { 'loosened.at': at } });
    expect(await waits(2)).not.toBeNull();
    await operationsOf(bob).confirmOperation({ operation: NAME, version: 2n });
    expect(await waits(2)).toBeNull();
  });

  it('by the operator does not wait, and the operator confirms others on the command line', {
    tags: 'full',
  }, async () => {
    const { tenantId, people, operator } = await open('admin', 'admin');
    const [ada] = people as [TestPerson];
    expect((await catalogue().put(operator, CLOSE_ACCOUNT, 0)).waiting).toBeNull();
    await operationsOf(ada).putOperation({ text: definitionWith({ title: 'Two' }), expectedVersion: 1n });
    const args = ['confirm', 'operation', NAME, '2', '--reason', 'Nobody else is here.', '--tenant', tenantId];
    const { status, stdout } = await workgate({ ...service.env }, args);
    expect([status, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ version: 2, waiting: null })]);
    expect(await catalogue().waitsFor(tenantId, NAME, 2)).toBeNull();
  });

  it.each(['put', 'retire'] as const)('changes the authority epoch before the call is answered: %s', async (change) => {
    const { tenantId, operator } = await open();
    if (change === 'retire') await catalogue().put(operator, CLOSE_ACCOUNT, 0);
    const before = await epochOf(tenantId);
    if (change === 'put') await catalogue().put(operator, CLOSE_ACCOUNT, 0);
    else await catalogue().retire(operator, NAME, 1);
    expect(await epochOf(tenantId)).not.toEqual(before);
  });
});
