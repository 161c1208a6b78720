/** The file of checkpoints outside the database: a log that somebody has rewritten there is not signed any more. */
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { workgate } from '../faults/cli.ts';
import { type TestKey, TestService } from '../support/service.ts';

const SCOPES = ['work.read', 'work.write', 'work.actions'];
const STARTS_MS = 60_000;

let folder: string;
let file: string;
let service: TestService;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-checkpoints-'));
  file = path.join(folder, 'checkpoints.jsonl');
  service = await TestService.startOwn({ env: { WORKGATE_CHECKPOINT_FILE: file } });
});
afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Tenant {
  key: TestKey;
  tenantId: string;
  workItemId: string;
}

async function openTenant(): Promise<Tenant> {
  const tenantId = await service.createTenant();
  const key = await service.createKey(tenantId, SCOPES);
  return { key, tenantId, workItemId: (await key.client.createWorkItem()).body.work_item_id };
}

const exported = async ({ key, workItemId }: Tenant) => {
  const { status, body } = await key.client.exportPacket(workItemId);
  return status === 200 ? 200 : [status, body.error?.code, body.error?.message];
};
const sizesOf = async ({ tenantId }: Tenant) =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.includes(tenantId))
    .map((line) => Number(JSON.parse(line).checkpoint.split('\n')[1]));
const collection = (name: string) => service.services.platform.mongo.connection.collection(name);

/** Changes an entry as somebody can who writes the database, and deletes everything that remembers it there. */
async function rewrite({ tenantId }: Tenant, sequence: number, hash = '0'.repeat(64)): Promise<string> {
  const log = service.services.platform.mongo.connection.collection<LogEntry>('event_log');
  const before = await log.findOneAndUpdate({ tenant_id: tenantId, sequence }, { $set: { hash } });
  await collection('evidence_tiles').deleteMany({ tenant_id: tenantId });
  await collection('evidence_trees').deleteMany({ tenant_id: tenantId });
  return before?.hash ?? '';
}

const REFUSED = [500, 'log_inconsistent'];

describe('a file of checkpoints', { timeout: STARTS_MS }, () => {
  it('keeps a rewritten log from being signed, until it is restored', async () => {
    const [attacked, other] = [await openTenant(), await openTenant()];
    expect(await exported(attacked)).toBe(200);
    await attacked.key.client.appendMessage(attacked.workItemId, 'The second parcel came, too.');
    expect(await exported(attacked)).toBe(200);
    const [first = 0, second = 0] = await sizesOf(attacked);
    expect([first > 0, second > first]).toEqual([true, true]);
    expect((await stat(file)).mode & 0o077, 'for the service alone').toBe(0);

    const hash = await rewrite(attacked, second);
    const message = expect.stringContaining(`of the entries ${first + 1} to ${second}, some were changed or removed`);
    expect(await exported(attacked)).toEqual([...REFUSED, message]);
    await vi.waitFor(() => expect(service.output).toMatch(/"level":"error"[^\n]*does not continue/), 5_000);
    // Everything but signing goes on, and so do other tenants.
    expect((await attacked.key.client.appendMessage(attacked.workItemId, 'Hello?')).status).toBe(201);
    expect((await attacked.key.client.getEvidence(attacked.workItemId)).status).toBe(200);
    expect(await exported(other)).toBe(200);
    await service.end('SIGTERM');
    await service.spawn();
    expect(await exported(attacked)).toEqual([...REFUSED, message]);
    await rewrite(attacked, second, hash);
    expect(await exported(attacked)).toBe(200);
  });

  it('keeps a shortened log from being signed', async () => {
    const tenant = await openTenant();
    expect(await exported(tenant)).toBe(200);
    const [size = 0] = await sizesOf(tenant);
    await service.end('SIGTERM');
    const hash = await rewrite(tenant, 1);
    await rewrite(tenant, 1, hash);
    await collection('event_log').deleteMany({ tenant_id: tenant.tenantId, sequence: { $gte: 2 } });
    await service.spawn();
    expect(await exported(tenant), 'a gap').toEqual([...REFUSED, expect.stringContaining('lacks the entry 2')]);
    await service.end('SIGTERM');
    await collection('event_log').deleteMany({ tenant_id: tenant.tenantId, sequence: { $gte: 2 } });
    await collection('outbox_relays').deleteMany({ _id: tenant.tenantId as never });
    await service.spawn();
    expect(await exported(tenant)).toEqual([...REFUSED, expect.stringContaining(`of the entries 1 to ${size}`)]);
  });

  it('is shared by processes, each of which knows what the others have signed', async () => {
    const tenant = await openTenant();
    const second = await TestService.startOwn({ sharing: service });
    try {
      const there = { ...tenant, key: { ...tenant.key, client: second.client(tenant.key.token) } };
      expect(await exported(there)).toBe(200);
      await rewrite(tenant, 1);
      expect(await exported(tenant)).toEqual([...REFUSED, expect.any(String)]);
      expect(await exported(there)).toEqual([...REFUSED, expect.any(String)]);
    } finally {
      await second.stop();
    }
  });

  it('does not grow if the same log is signed again, and survives an unfinished line', async () => {
    const tenant = await openTenant();
    await appendFile(file, '{"tenant_id":"ten_0","checkpoint":"wo');
    expect(await exported(tenant)).toBe(200);
    await service.end('SIGKILL');
    await service.spawn();
    const sizes = await sizesOf(tenant);
    expect(sizes).toHaveLength(1);
    await rewrite(tenant, 1);
    expect(await exported(tenant)).toEqual([...REFUSED, expect.any(String)]);
  });

  it('has to be a file that the service may write', async () => {
    const env = { ...service.env, WORKGATE_CHECKPOINT_FILE: folder, WORKGATE_PORT: '0' };
    const { status, stderr } = await workgate(env, ['serve'], STARTS_MS);
    expect([status, stderr]).toEqual([1, expect.stringContaining('WORKGATE_CHECKPOINT_FILE cannot be used')]);
  });
});
