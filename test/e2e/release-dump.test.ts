import { randomBytes } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import type { Outboxed } from '../../src/platform/outbox/event.ts';
import { type LogEntry, toLogEntry } from '../../src/platform/outbox/log-entry.ts';
import { OpenPolicies } from '../../src/policy/open-policies.ts';
import { policyFacts } from '../../src/proposals/policy-facts.ts';
import { PROPOSAL_STATUSES } from '../../src/proposals/proposal.ts';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { WORK_ITEM_STATUSES } from '../../src/work-items/status.ts';
import type { ApiClient } from '../support/api-client.ts';
import { TestPerson } from '../support/people.ts';
import { EXPIRING_COLLECTIONS, ReleaseDump } from '../support/release-dump.ts';
import { TestService } from '../support/service.ts';

/** API keys of the dump that can read all work of a tenant. */
const READERS = ['Helpdesk import', 'Feed reader', 'Studio'];
const VIEW = '/api/v1/public/data/views/racing_catalog?limit=100';
/**
 * Statuses that time does not change. Other statuses may change, because an expired proposal restores the earlier
 * status of its WorkItem.
 */
const ENDINGS = ['resolved', 'closed', 'cancelled', 'failed', 'rejected'];

describe('the migrated dump of release 0.3.0', () => {
  let dump: ReleaseDump;
  let service: TestService;
  /** Documents and indexes of each collection before any service ran on the database. */
  const loaded: Record<string, { count: number; indexes: mongo.IndexDescriptionInfo[] }> = {};

  beforeAll(async () => {
    dump = await ReleaseDump.open('0.3.0');
    const database = `test_${randomBytes(8).toString('hex')}`;
    const connection = await mongoose.createConnection(inject('mongodbUri'), { dbName: database }).asPromise();
    try {
      const db = connection.getClient().db(database);
      await dump.load(db);
      for (const name of await dump.collections()) {
        const collection = db.collection(name);
        loaded[name] = { count: await collection.countDocuments({}), indexes: await collection.indexes() };
      }
    } finally {
      await connection.close();
    }
    service = await TestService.start({ env: { ...dump.environment, MONGODB_DATABASE: database } });
  });
  afterAll(() => service?.stop());

  const collection = <T extends object>(name: string) =>
    service.services.platform.mongo.connection.collection(name) as unknown as mongo.Collection<T>;

  /** Returns the ids of all WorkItems in a list, which it reads page by page. */
  async function listIds(client: ApiClient, query = ''): Promise<string[]> {
    const ids: string[] = [];
    for (let token: string | null = ''; token !== null; ) {
      const page = token === '' ? '' : `&page_token=${token}`;
      const { status, body } = await client.listWorkItems(`?limit=7${query}${page}`);
      expect(status).toBe(200);
      ids.push(...body.work_items.map((item: { work_item_id: string }) => item.work_item_id));
      token = body.next_page_token;
    }
    return ids.sort();
  }

  it('has every status, and events of every kind of document that are not logged yet', async () => {
    const { counts_by_value: by, documents_with_pending_events: pending, counts } = dump.manifest;
    const statusesOf = (name: string) => Object.keys(by[`${name}.status`] ?? {});
    // That release had this many statuses. Each of them still exists.
    expect(statusesOf('work_items')).toHaveLength(10);
    expect(WORK_ITEM_STATUSES).toEqual(expect.arrayContaining(statusesOf('work_items')));
    expect(statusesOf('action_proposals')).toHaveLength(11);
    expect(PROPOSAL_STATUSES).toEqual(expect.arrayContaining(statusesOf('action_proposals')));
    expect(statusesOf('actions').sort()).toEqual(['failed', 'outcome_unknown', 'running', 'succeeded']);
    for (const name of ['work_items', 'action_proposals', 'actions']) {
      const statuses = Map.groupBy(await dump.documents(name), (row) => String(row['status']));
      const found = [...statuses].map(([status, rows]) => [status, rows.length]);
      expect(Object.fromEntries(found), name).toEqual(by[`${name}.status`]);
    }
    expect(Object.keys(pending)).toHaveLength(10);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('decides its proposals as that release did, by the pack for tenants without one of their own', async () => {
    const { actions } = service.services;
    const rows = (await collection<ProposalDocument>('action_proposals').find({}).toArray()).filter(({ policy }) => {
      const byPackAlone = !policy.policy_version.includes('+');
      return byPackAlone && policy.reasons.every(({ policy_id }) => policy_id !== 'pack/auto-approval-budget');
    });
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const pack = await (await actions.packs.open(row.tenant_id)).find('customer_support');
      expect(pack).toBe(actions.shippedPack);
      const policies = new OpenPolicies(actions.shippedPack, 'now', null);
      const work = await service.services.workItems.workItems.get({ tenantId: row.tenant_id }, row.work_item_id);
      const told = { autoApproved: false, dryRun: false, roles: new Map() };
      const facts = policyFacts({ ...row, approvals: [] }, work, told);
      const may = policies.ask('propose', facts.proposer, facts).allowed;
      const auto = policies.ask('auto_approve', facts.proposer, facts);
      const decision = may ? (auto.allowed ? 'auto_approve' : 'require_approval') : 'deny';
      expect([row._id, decision]).toEqual([row._id, row.policy.decision]);
      if (auto.allowed) expect(auto.reasons.map(({ policyId }) => policyId)).toEqual(['pack/auto-approve-refunds']);
    }
  });

  it('is loaded completely, with the indexes of that release', async () => {
    expect(Object.keys(loaded).sort()).toEqual(Object.keys(dump.manifest.counts).sort());
    for (const [name, { count, indexes }] of Object.entries(loaded)) {
      if (!EXPIRING_COLLECTIONS.has(name)) expect(count, name).toBe(dump.manifest.counts[name]);
      const byName = (list: mongo.IndexDescriptionInfo[]) => new Map(list.map((index) => [index.name, index]));
      expect(byName(indexes), name).toEqual(byName(await dump.indexes(name)));
    }
  });

  it.each(READERS)('lists the WorkItems of its tenant to the key %s', async (name) => {
    const { tenant_id } = dump.manifest.keys.find((key) => key.name === name) ?? {};
    const rows = (await dump.documents('work_items')).filter((row) => row['tenant_id'] === tenant_id);
    const idsOf = (some: typeof rows) => some.map((row) => String(row['_id'])).sort();
    const client = service.client(dump.token(name));
    expect(rows).toHaveLength(dump.manifest.work_items_by_tenant[tenant_id ?? ''] ?? -1);
    expect(await listIds(client)).toEqual(idsOf(rows));
    for (const status of ENDINGS) {
      expect(await listIds(client, `&status=${status}`)).toEqual(idsOf(rows.filter((row) => row['status'] === status)));
    }
  });

  it('finds each of its WorkItems by words within half a minute', { tags: 'full', timeout: 60_000 }, async () => {
    const client = service.client(dump.token('Helpdesk import'));
    const own = dump.manifest.keys.find(({ name }) => name === 'Helpdesk import')?.tenant_id;
    const rows = (await dump.documents('work_items')).filter((row) => row['tenant_id'] === own);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const text = encodeURIComponent(`${row['_id']} ${String(row['subject']).slice(0, 100)}`);
      const found = async () => {
        const { body } = await client.searchWorkItems(`?q=${text}`);
        return body.found.map((item: { work_item_id: string }) => item.work_item_id);
      };
      await expect.poll(found, { timeout: 30_000 }).toEqual([row['_id']]);
    }
  });

  it('shows each proposal, whatever its status', async () => {
    const client = service.client(dump.token('Helpdesk import'));
    const own = dump.manifest.keys.find(({ name }) => name === 'Helpdesk import')?.tenant_id;
    const rows = (await dump.documents('action_proposals')).filter((row) => row['tenant_id'] === own);
    for (const row of rows) {
      const { status, body } = await client.get(`/api/v1/public/action-proposals/${row['_id']}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ payload_hash: row['payload_hash'], work_item_id: row['work_item_id'] });
    }
  });

  it('grants renamed scopes to a key with old names, and nothing for scopes that were removed', async () => {
    const client = service.client(dump.token('Asked for by old names'));
    const [packet] = dump.manifest.packets;
    expect((await client.getWorkItem(packet?.work_item_id ?? '')).status).toBe(200);
    expect((await client.exportPacket(packet?.work_item_id ?? '')).status).toBe(403);
    expect((await service.client(dump.token('Revoked')).listWorkItems()).status).toBe(401);
  });

  it('serves the view that its sources had loaded', async () => {
    const { status, body } = await service.client(dump.token('Feed reader')).get(VIEW);
    expect(status).toBe(200);
    // The id is `<revision>/<group id>`. A meeting of several sources is one group.
    const meetings = new Set(
      (await dump.documents('projection_groups')).map((row) => String(row['_id']).split('/')[1]),
    );
    expect(meetings.size).toBeGreaterThan(0);
    expect(body.groups.map(({ group_id }: { group_id: string }) => group_id).sort()).toEqual([...meetings].sort());
  });

  it('signs its people in with their passwords', async () => {
    for (const { person_id: personId, email, password } of dump.manifest.people) {
      const person = new TestPerson(service, { personId, email, password });
      const { session } = await person.client(SessionService).signIn({ email, password });
      expect(session?.person?.personId).toBe(personId);
    }
  });

  it('opens sealed secrets, also those from before secrets had versions', async () => {
    const { secrets } = dump.manifest;
    expect(secrets.length).toBeGreaterThan(0);
    for (const { tenant_id, integration_id, plain_text } of secrets) {
      expect(await service.services.integrations.secrets.get(tenant_id, integration_id)).toBe(plain_text);
    }
  });

  it('moves each pending event to the log once, without a gap', async () => {
    const lasting = Object.keys(dump.manifest.documents_with_pending_events).filter(
      (name) => !EXPIRING_COLLECTIONS.has(name),
    );
    const pendingIn = async (name: string) =>
      ((await dump.documents(name)) as unknown as Outboxed[]).flatMap(({ outbox }) => outbox.map(({ id }) => id));
    const pending = new Set((await Promise.all(lasting.map(pendingIn))).flat());
    expect(pending.size).toBeGreaterThan(lasting.length);
    const before = await dump.documents('event_log');
    for (const { tenant_id: tenantId } of dump.manifest.tenants) {
      await service.services.platform.relay.drain(tenantId);
      const log = await collection<LogEntry>('event_log').find({ tenant_id: tenantId }).sort({ sequence: 1 }).toArray();
      expect(log.map(({ sequence }) => sequence)).toEqual(log.map((_, index) => index + 1));
      const known = before.filter((entry) => entry['tenant_id'] === tenantId).map((entry) => String(entry['_id']));
      expect(log.map(({ _id }) => _id)).toEqual(expect.arrayContaining(known));
      for (const entry of log) {
        const { _id, tenant_id: _tenant, sequence, data_hash: _dataHash, hash: _hash, ...event } = entry;
        expect(toLogEntry(tenantId, sequence, { id: _id, ...event })).toEqual(entry);
        pending.delete(_id);
      }
    }
    expect([...pending]).toEqual([]);
    for (const name of lasting) {
      const left = { 'outbox.id': { $in: await pendingIn(name) } };
      expect(await collection(name).countDocuments(left as never), name).toBe(0);
    }
  });

  it('has packets that verify offline, with the keys of that time and with the published ones', async () => {
    const served = await (await fetch(`${service.address}/.well-known/jwks.json`)).json();
    const packets = await dump.packets();
    expect(packets.map(({ file }) => file).sort()).toEqual(['a2a.json', 'connect.json', 'mcp.json', 'rest.json']);
    for (const { file, text, workItemId } of packets) {
      for (const keySet of [dump.keySet, served]) {
        const { verified, problems, packet } = verifyPacket(text, readKeySet(keySet));
        expect({ file, verified, problems }).toEqual({ file, verified: true, problems: [] });
        expect(packet?.work_item.work_item_id).toBe(workItemId);
      }
    }
  });

  it('exports a packet of what happened before the dump was loaded', async () => {
    const [packet] = dump.manifest.packets;
    const client = service.client(dump.token('Helpdesk import'));
    const { status, body } = await client.exportPacket(packet?.work_item_id ?? '');
    expect(status).toBe(200);
    const keys = readKeySet(await (await fetch(`${service.address}/.well-known/jwks.json`)).json());
    expect(verifyPacket(JSON.stringify(body), keys).problems).toEqual([]);
  });
});
