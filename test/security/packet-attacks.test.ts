/** Attacks on packets that wait to be fetched, by people who find an address or once had authority. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KEPT_LIMITS } from '../../src/evidence/packets/limits.ts';
import type { PacketDocument } from '../../src/evidence/packets/schema.ts';
import type { ExportDocument } from '../../src/evidence/schema.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { newId } from '../../src/platform/ids.ts';
import { PACKETS_PATH } from '../../src/transports/mcp/packet-addresses.ts';
import { RefundDesk } from '../support/governance.ts';
import { delegationOf, McpAgent } from '../support/mcp.ts';
import { type Exported, exportPacket, fetchAt } from '../support/packet-downloads.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

const SCOPES = ['work.read', 'work.write', 'work.actions'];
/** Timeout, in milliseconds, for tests that start a process on a busy machine. */
const STARTS_MS = 120_000;

let service: TestService;
let other: TestService;
let desk: RefundDesk;

beforeAll(async () => {
  service = await TestService.start({ shared: 'with-providers' });
  other = await TestService.startOwn({ sharing: service });
  desk = await RefundDesk.open(service);
});
afterAll(async () => {
  await other.stop({ keepDatabase: true });
  await service.stop();
});

const agentOf = (key: TestKey) => new McpAgent(service, { apiKey: key.token });
const collection = <T extends { _id: string }>(name: string) =>
  service.services.platform.mongo.connection.collection<T>(name);

/** Exports a packet of a new WorkItem, with the desk's own key unless another is given. */
const exported = async (key = desk.key): Promise<Exported> =>
  exportPacket(service, agentOf(key), await desk.workItem());

const by = (key: TestKey) => ({ 'X-Api-Key': key.token });

/** Expects the 404 that everybody gets who may not have the packet. */
async function expectNoPacket(uri: string, headers: Record<string, string> = {}, node = service): Promise<void> {
  const { status, bytes } = await fetchAt(node, uri, headers);
  expect(status, bytes.toString()).toBe(404);
  expect(JSON.parse(bytes.toString()).error).toMatchObject({
    code: 'not_found',
    message: expect.stringMatching(/^There is no such packet for this credential or address\./),
  });
}

const entriesOf = async ({ work_item_id: id }: Exported) => (await desk.key.client.getEvidence(id)).body.entries;
const spentAt = async ({ packet_id: id }: Exported) =>
  (await collection<ExportDocument>('evidence_exports').findOne({ _id: id }))?.once?.spent_at;

describe('a one-time address', () => {
  it('works once, on any node, and its use is logged', async () => {
    const told = await exported();
    const first = await fetchAt(other, told.one_time_uri);
    expect([first.status, first.sha256]).toEqual([200, told.sha256]);
    await expectNoPacket(told.one_time_uri);
    await expectNoPacket(told.one_time_uri, {}, other);
    // The credential that exported the packet can still fetch it.
    expect((await fetchAt(service, told.resource_uri, by(desk.key))).sha256).toBe(told.sha256);
    expect((await entriesOf(told)).slice(-2)).toMatchObject([
      { type: 'evidence.exported', subject: { id: told.packet_id }, subject_version: 1 },
      {
        type: 'evidence.fetched',
        subject: { type: 'evidence_export', id: told.packet_id },
        subject_version: 2,
        actor: { type: 'api_key', id: desk.key.keyId, accountable: desk.creator.personId },
        data: { by: 'one_time_address' },
        correlation_id: first.headers.get('x-correlation-id'),
      },
    ]);
  });

  it('leaves a log entry when used, with which later packets verify', { tags: 'full' }, async () => {
    const told = await exported();
    expect((await fetchAt(service, told.one_time_uri)).status).toBe(200);
    const { body } = await desk.key.client.exportPacket(told.work_item_id);
    const jwks = (await (await fetch(`${service.address}/.well-known/jwks.json`)).json()) as object;
    const report = verifyPacket(JSON.stringify(body), readKeySet(jwks));
    expect(report.problems).toEqual([]);
    expect(report.packet?.entries.map(({ type }) => type)).toContain('evidence.fetched');
  });

  it('is spent by exactly one of many simultaneous requests on two nodes', { tags: 'full' }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const told = await exported();
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => fetchAt(index % 2 === 0 ? service : other, told.one_time_uri)),
      );
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, ...Array<number>(11).fill(404)]);
      const used = (await entriesOf(told)).filter(({ type }: { type: string }) => type === 'evidence.fetched');
      expect(used).toHaveLength(1);
    }
  });

  it('is not spent by HEAD, by the prefetch of a browser or by other methods', { tags: 'full' }, async () => {
    const told = await exported();
    const head = await fetchAt(service, told.one_time_uri, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(told.size_bytes));
    for (const header of ['Sec-Purpose', 'Purpose']) {
      expect((await fetchAt(service, told.one_time_uri, { [header]: 'prefetch;prerender' })).status).toBe(503);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await fetchAt(service, told.one_time_uri, { method })).status).toBe(405);
    }
    expect(await spentAt(told)).toBeNull();
    expect((await fetchAt(service, told.one_time_uri)).sha256).toBe(told.sha256);
    expect((await fetchAt(service, told.one_time_uri, { method: 'HEAD' })).status).toBe(404);
  });

  it('expires after ten minutes, and never outlives its packet', async () => {
    const told = await exported();
    const past = new Date(Date.now() - 1_000);
    await collection('evidence_exports').updateOne({ _id: told.packet_id }, { $set: { 'once.expires_at': past } });
    await expectNoPacket(told.one_time_uri);
    expect((await fetchAt(service, told.resource_uri, by(desk.key))).status).toBe(200);
    await collection('evidence_packets').updateOne({ _id: told.packet_id }, { $set: { expires_at: past } });
    await expectNoPacket(told.resource_uri, by(desk.key));
    const another = await exported();
    await collection('evidence_packets').updateOne({ _id: another.packet_id }, { $set: { expires_at: past } });
    await expectNoPacket(another.one_time_uri);
    expect(await spentAt(another)).toBeNull();
  });

  it('opens only with its exact secret', async () => {
    const [told, stranger] = [await exported(), await exported()];
    const token = told.one_time_uri.split('/').at(-1) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`;
    const at = (rest: string) => `${service.address}${PACKETS_PATH}${rest}`;
    for (const rest of [
      `${told.packet_id}/once/${flipped}`,
      `${told.packet_id}/once/${token}A`,
      `${told.packet_id}/once/${token.slice(0, -1)}`,
      `${told.packet_id}/once/`,
      `${told.packet_id}/once/${token}/`,
      `${told.packet_id}/once/${stranger.one_time_uri.split('/').at(-1)}`,
      `${newId('exp')}/once/${token}`,
      `${told.packet_id}/ONCE/${token}`,
      '',
    ]) {
      await expectNoPacket(at(rest));
    }
    expect(await spentAt(told)).toBeNull();
    // The database stores neither the secret nor its bytes in another encoding.
    const row = JSON.stringify(await collection('evidence_exports').findOne({ _id: told.packet_id }));
    expect(row).not.toContain(token);
    expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    expect((await fetchAt(service, told.one_time_uri)).status).toBe(200);
  });

  it('does not exist after an export inline or over REST', { tags: 'full' }, async () => {
    const id = await desk.workItem();
    await desk.key.client.exportPacket(id);
    await agentOf(desk.key).call('export_packet', { work_item_id: id, detail: 'full' });
    const rows = await collection<ExportDocument>('evidence_exports').find({ work_item_id: id }).toArray();
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row.once).toBeUndefined();
      await expectNoPacket(`${service.address}${PACKETS_PATH}${row._id}/once/${'A'.repeat(43)}`);
      await expectNoPacket(`${service.address}${PACKETS_PATH}${row._id}`, by(desk.key));
    }
  });
});

describe('guessing', () => {
  it('is limited by network address, and keeps no known credential from its packets', {
    tags: 'full',
    timeout: STARTS_MS,
  }, async () => {
    const limited = await TestService.startOwn({ sharing: service, env: { WORKGATE_RATE_LIMIT_AUTH_FAILURES: '5' } });
    try {
      const told = await exported();
      // From now on, the process knows the key.
      expect((await fetchAt(limited, told.resource_uri, by(desk.key))).status).toBe(200);
      const wrong = told.one_time_uri.replace(/[^/]+$/, 'A'.repeat(43));
      const statuses: number[] = [];
      for (let guess = 0; guess < 8; guess += 1) statuses.push((await fetchAt(limited, wrong)).status);
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
      expect((await fetchAt(limited, told.one_time_uri)).status).toBe(429);
      expect((await fetchAt(limited, told.resource_uri, by(desk.key))).status).toBe(200);
      expect((await fetchAt(service, told.one_time_uri)).status).toBe(200);
    } finally {
      await limited.stop({ keepDatabase: true });
    }
  });
});

describe('a packet', () => {
  it('is refused to another tenant, to another credential, and to one without the scope', async () => {
    const told = await exported();
    const stranger = await RefundDesk.open(service);
    const colleague = await desk.newKey();
    const reader = await service.createKey(desk.tenantId, ['work.read', 'work.write']);
    for (const key of [stranger.key, colleague, reader]) await expectNoPacket(told.resource_uri, by(key));
    const bearer = await delegationOf(desk, ['agent.evidence.export']);
    await expectNoPacket(told.resource_uri, { Authorization: `Bearer ${bearer}` });
    const never = `${service.address}${PACKETS_PATH}${newId('exp')}`;
    await expectNoPacket(never, by(desk.key));
  });

  it('is refused to pages of other origins', { tags: 'full' }, async () => {
    const told = await exported();
    const { status } = await fetchAt(service, told.resource_uri, { ...by(desk.key), Origin: 'https://evil.example' });
    expect(status).toBe(403);
  });

  it('is refused to a key that has lost its scope, and at the one-time address of this key', {
    tags: 'full',
  }, async () => {
    const key = await desk.newKey();
    const told = await exported(key);
    await collection('api_keys').updateOne({ _id: key.keyId }, { $set: { scopes: ['work.read'] } });
    await expectNoPacket(told.one_time_uri);
    await vi.waitFor(() => expectNoPacket(told.resource_uri, by(key)), { timeout: 5_000 });
    expect(await spentAt(told)).toBeNull();
  });
});

describe('the authority behind a one-time address', () => {
  const admin = () => desk.creator.in(desk.tenantId);
  const member = () => TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }]);

  /**
   * Withdrawals by name. Each exports a packet, and returns the call that withdraws the authority behind its address.
   */
  const WITHDRAWALS: [string, () => Promise<{ told: Exported; withdraw: () => Promise<unknown> }>][] = [
    [
      'a revoked key',
      async () => {
        const key = await desk.newKey();
        return { told: await exported(key), withdraw: () => service.revokeKey(desk.tenantId, key.keyId) };
      },
    ],
    [
      'an expired key',
      async () => {
        const key = await desk.newKey();
        const expired = { $set: { expires_at: new Date(Date.now() - 1_000) } };
        const keys = collection('api_keys');
        return { told: await exported(key), withdraw: () => keys.updateOne({ _id: key.keyId }, expired) };
      },
    ],
    [
      'a key whose owner was removed',
      async () => {
        const person = await member();
        const told = await exported(await desk.newKey(person));
        return { told, withdraw: () => service.services.identity.members.remove(admin(), person.personId) };
      },
    ],
    [
      'a key whose owner is a viewer now',
      async () => {
        const person = await member();
        const told = await exported(await desk.newKey(person));
        return {
          told,
          withdraw: () => service.services.identity.members.updateRole(admin(), person.personId, 'viewer'),
        };
      },
    ],
    [
      'a revoked delegation',
      async () => {
        const { delegations } = service.services.identity;
        const call = { ...(await desk.join('member')), role: 'member' as const };
        const lent = { agent: 'exporter', scopes: ['agent.evidence.export'], endpoints: ['mcp'] } as const;
        const { delegation, token } = await delegations.issue(call, lent as never);
        const agent = new McpAgent(service, { bearer: token });
        const told = await exportPacket(service, agent, await desk.workItem());
        return { told, withdraw: () => delegations.revoke(call, delegation.delegationId) };
      },
    ],
    [
      'a delegation whose person was removed',
      async () => {
        const person = await member();
        const call = { ...(await desk.callOf(person)), role: 'member' as const };
        const lent = { agent: 'exporter', scopes: ['agent.evidence.export'], endpoints: ['mcp'] } as const;
        const { token } = await service.services.identity.delegations.issue(call, lent as never);
        const agent = new McpAgent(service, { bearer: token });
        const told = await exportPacket(service, agent, await desk.workItem());
        return { told, withdraw: () => service.services.identity.members.remove(admin(), person.personId) };
      },
    ],
  ];

  sampled(6).each(WITHDRAWALS)(
    'is checked on fetching: every node refuses %s, and the address is not spent',
    async (_, open) => {
      const { told, withdraw } = await open();
      expect((await fetchAt(other, told.one_time_uri, { method: 'HEAD' })).status).toBe(200);
      await withdraw();
      await expectNoPacket(told.one_time_uri);
      await expectNoPacket(told.one_time_uri, {}, other);
      await expectNoPacket(told.one_time_uri, { method: 'GET' });
      expect(await spentAt(told)).toBeNull();
    },
  );

  it('is checked again on spending: if it was withdrawn after the first check, nobody gets the packet', {
    tags: 'full',
  }, async () => {
    const key = await desk.newKey();
    const told = await exported(key);
    const token = told.one_time_uri.split('/').at(-1) ?? '';
    const from = '127.0.0.1';
    const { spend } = await service.services.evidence.oneTimeAddresses.open({ packetId: told.packet_id, token, from });
    await service.revokeKey(desk.tenantId, key.keyId);
    await expect(spend('test')).rejects.toMatchObject({ code: 'not_found' });
    expect(await spentAt(told)).toBeInstanceOf(Date);
    await expectNoPacket(told.one_time_uri);
  });

  it('is limited to the allowed networks of the key', { tags: 'full' }, async () => {
    const key = await service.createKey(desk.tenantId, SCOPES, { allowedNetworks: ['127.0.0.0/8'] }, desk.creator);
    const told = await exported(key);
    const { oneTimeAddresses } = service.services.evidence;
    const token = told.one_time_uri.split('/').at(-1) ?? '';
    const open = (from: string) => oneTimeAddresses.open({ packetId: told.packet_id, token, from });
    await expect(open('203.0.113.7')).rejects.toMatchObject({ code: 'not_found' });
    expect((await fetchAt(service, told.one_time_uri)).status).toBe(200);
  });
});

describe('a credential that exports in a loop', () => {
  it('loses its own oldest packets with all their parts, and takes none from others', { tags: 'full' }, async () => {
    const [looping, colleague] = [await desk.newKey(), await desk.newKey()];
    const id = await desk.workItem();
    const theirs = await exportPacket(service, agentOf(colleague), id);
    const told: Exported[] = [];
    const { packets } = KEPT_LIMITS.ofCredential;
    for (let turn = 0; turn < packets + 3; turn += 1) told.push(await exportPacket(service, agentOf(looping), id));
    const statuses: number[] = [];
    for (const { resource_uri: uri } of told) statuses.push((await fetchAt(service, uri, by(looping))).status);
    expect(statuses).toEqual([404, 404, 404, ...Array<number>(packets).fill(200)]);
    expect((await fetchAt(service, theirs.resource_uri, by(colleague))).sha256).toBe(theirs.sha256);
    const [gone] = told as [Exported];
    await expectNoPacket(gone.one_time_uri);
    const chunks = collection('evidence_packet_chunks');
    expect(await chunks.countDocuments({ _id: new RegExp(`^${gone.packet_id}/`) as never })).toBe(0);
    expect(await collection<PacketDocument>('evidence_packets').countDocuments({ _id: gone.packet_id })).toBe(0);
    // The log has all of these exports.
    const { entries } = (await desk.key.client.getEvidence(id, '?limit=200')).body;
    const exports = entries.filter(({ type }: { type: string }) => type === 'evidence.exported');
    expect(exports).toHaveLength(packets + 4);
  });
});

describe('a process that dies', () => {
  it('before the packet is complete leaves a logged export, nothing to fetch, and parts that expire', {
    tags: 'full',
    timeout: STARTS_MS,
  }, async () => {
    const id = await desk.workItem();
    const dying = await TestService.startOwn({
      sharing: service,
      env: { WORKGATE_FAULT_POINT: 'packet_chunks_kept' },
    });
    const agent = new McpAgent(dying, { apiKey: desk.key.token });
    await expect(agent.call('export_packet', { work_item_id: id })).rejects.toThrow();
    await dying.stop({ keepDatabase: true });
    const [row] = await collection<ExportDocument>('evidence_exports').find({ work_item_id: id }).toArray();
    expect(row).toBeDefined();
    const { entries } = (await desk.key.client.getEvidence(id)).body;
    expect(entries.at(-1)).toMatchObject({ type: 'evidence.exported', subject: { id: row?._id } });
    await expectNoPacket(`${service.address}${PACKETS_PATH}${row?._id}`, by(desk.key));
    const part = await collection<{ _id: string; expires_at: Date }>('evidence_packet_chunks').findOne({
      _id: `${row?._id}/0`,
    });
    expect(part?.expires_at.getTime()).toBeGreaterThan(Date.now());
    expect(part?.expires_at.getTime()).toBeLessThan(Date.now() + 2 * 60 * 60 * 1000);
  });
});

it('the log shows requests for packets, but no secret of an address, even if misspelt', async () => {
  const told = await exported();
  const token = told.one_time_uri.split('/').at(-1) ?? '';
  const path = new URL(told.one_time_uri).pathname;
  const misspelt = [
    `${path}/x`,
    `${path}?${token}`,
    `${path}%00`,
    `/api/v1//mcp/evidence-packets/x/${token}`,
    `${PACKETS_PATH}${told.packet_id}/%6fnce/${token}`,
    `${PACKETS_PATH}../${told.packet_id}/once/${token}`,
    `/ONCE/${token}`,
  ];
  for (const uri of misspelt) {
    await fetch(`${service.address}${uri}`).then((response) => response.arrayBuffer());
  }
  await fetchAt(service, told.one_time_uri);
  await vi.waitFor(() => expect(service.output).toContain(`${PACKETS_PATH}${told.packet_id}/*`));
  expect(service.output).not.toContain(token);
});
