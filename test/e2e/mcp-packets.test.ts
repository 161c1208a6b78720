/**
 * The answer of `export_packet`, and its packet, which can be fetched from every node byte for byte and verified
 * offline.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { KeptPacket } from '../../src/evidence/packets/packet-store.ts';
import { PACKETS_PATH } from '../../src/transports/mcp/packet-addresses.ts';
import { workgate } from '../faults/cli.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { delegationOf, McpAgent } from '../support/mcp.ts';
import { type Exported, exportPacket, fetchAt, sha256Of } from '../support/packet-downloads.ts';
import { TestService } from '../support/service.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../../contracts/openapi/agents/evidence-packets.openapi.yaml');

/** Timeout of tests that start two processes or write megabytes, on a busy machine. */
const STARTS_MS = 120_000;

let service: TestService;
let desk: RefundDesk;
let agent: McpAgent;
let folder: string;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  agent = new McpAgent(service, { apiKey: desk.key.token });
  folder = await mkdtemp(path.join(tmpdir(), 'workgate-packets-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await service.stop();
});

const byKey = () => ({ 'X-Api-Key': desk.key.token });
const fetchPacket = ({ resource_uri }: Exported, headers = byKey()) => fetchAt(service, resource_uri, headers);

/** Returns the report of the command line about a packet, given only the published keys. */
async function verifiedBy(bytes: Buffer): Promise<string> {
  const [packet, jwks] = [path.join(folder, `${sha256Of(bytes)}.json`), path.join(folder, 'jwks.json')];
  await writeFile(packet, bytes);
  await writeFile(jwks, await (await fetch(`${service.address}/.well-known/jwks.json`)).text());
  const { status, stdout, stderr } = await workgate({}, ['verify', packet, '--jwks', jwks]);
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

/** Creates a WorkItem with a proposal that is approved and executed. */
async function executed(): Promise<string> {
  const { body } = await desk.propose(LARGE);
  await service.services.actions.approvals.approve(desk.approvers[0], body.proposal_id, null, body.payload_hash);
  const done = await desk.key.client.post(`/api/v1/public/action-proposals/${body.proposal_id}/execute`, {
    dry_run: false,
  });
  expect(done.status).toBe(200);
  return body.work_item_id;
}

describe('export_packet', () => {
  it('returns a link to the described packet, in each revision', async () => {
    const id = await executed();
    const answers = [
      await agent.request('tools/call', { name: 'export_packet', arguments: { work_item_id: id } }),
      ...(await Promise.all(
        ['2025-11-25', '2025-06-18'].map((revision) =>
          agent.handshakeRequest(
            'tools/call',
            { name: 'export_packet', arguments: { work_item_id: id } },
            { 'MCP-Protocol-Version': revision },
          ),
        ),
      )),
    ];
    for (const { body } of answers) {
      const { content, structuredContent } = body.result as { content: object[]; structuredContent: Exported };
      service.keepSecret('token of a one-time address', structuredContent.one_time_uri.split('/').at(-1) ?? '');
      expect(content).toEqual([
        { type: 'text', text: JSON.stringify(structuredContent) },
        {
          type: 'resource_link',
          uri: structuredContent.resource_uri,
          name: `${structuredContent.packet_id}.json`,
          mimeType: 'application/json',
          size: structuredContent.size_bytes,
        },
      ]);
    }
  });

  it('says what the packet holds, who signed it, that it verifies, and where it is', async () => {
    const id = await executed();
    const told = await exportPacket(service, agent, id);
    const { bytes } = await fetchPacket(told);
    const envelope = JSON.parse(bytes.toString());
    const statement = JSON.parse(Buffer.from(envelope.payload, 'base64').toString());
    const { predicate } = statement;
    const { origin } = new URL(told.resource_uri);
    expect(told).toMatchObject({
      packet_id: predicate.export.export_id,
      work_item_id: id,
      media_type: 'application/json',
      subject_sha256: statement.subject[0].digest.sha256,
      contents: {
        work_item_version: predicate.work_item.version,
        messages: 0,
        proposals: 1,
        actions: 1,
        entries: predicate.entries.length,
      },
      tree_size: Number(predicate.checkpoint.split('\n')[1]),
      signed_by: envelope.signatures[0].keyid,
      verified: true,
      next: expect.stringContaining(`workgate verify FILE --jwks ${origin}/.well-known/jwks.json`),
    });
    expect(new URL(told.resource_uri).pathname).toBe(`${PACKETS_PATH}${told.packet_id}`);
    const minutes = (until: string) => (Date.parse(until) - Date.parse(predicate.export.exported_at)) / 60_000;
    expect(minutes(told.expires_at)).toBeCloseTo(60, 0);
    expect(minutes(told.one_time_expires_at)).toBeCloseTo(10, 0);
  });

  it('returns the packet inline with detail full, as REST does, and stores none', { tags: 'full' }, async () => {
    const id = await executed();
    const packets = service.services.platform.mongo.connection.collection('evidence_packets');
    const before = await packets.countDocuments(service.ownDocuments('evidence_packets'));
    const { output, body } = await agent.call('export_packet', { work_item_id: id, detail: 'full' });
    expect(Object.keys(output)).toEqual(['payloadType', 'payload', 'signatures']);
    expect(body.result.content).toHaveLength(1);
    expect(Object.keys((await desk.key.client.exportPacket(id)).body)).toEqual(Object.keys(output));
    expect(await verifiedBy(Buffer.from(JSON.stringify(output)))).toContain(': verified');
    expect(await packets.countDocuments(service.ownDocuments('evidence_packets'))).toBe(before);
  });

  it('is logged as one export, however often the credential fetches the packet', async () => {
    const id = await executed();
    const told = await exportPacket(service, agent, id);
    for (let times = 0; times < 3; times += 1) expect((await fetchPacket(told)).sha256).toBe(told.sha256);
    const { entries } = (await desk.key.client.getEvidence(id)).body;
    const types = entries.map(({ type }: { type: string }) => type);
    expect(types.filter((type: string) => type.startsWith('evidence.'))).toEqual(['evidence.exported']);
  });
});

describe('a fetched packet', () => {
  it('has the announced digest and size, verifies offline, and must not be cached', async () => {
    const id = await executed();
    const told = await exportPacket(service, agent, id);
    for (const uri of [told.resource_uri, told.one_time_uri]) {
      const { status, headers, bytes, sha256 } = await fetchAt(service, uri, uri === told.resource_uri ? byKey() : {});
      expect(status).toBe(200);
      expect([sha256, bytes.length]).toEqual([told.sha256, told.size_bytes]);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json',
        'content-length': String(told.size_bytes),
        'content-digest': `sha-256=:${Buffer.from(told.sha256, 'hex').toString('base64')}:`,
        etag: `"${told.sha256}"`,
        'content-disposition': `attachment; filename="${told.packet_id}.json"`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-correlation-id': expect.any(String),
      });
      const report = await verifiedBy(bytes);
      expect(report).toContain(': verified');
      expect(report).toContain(id);
    }
  });

  it('is sent as gzip to clients that accept gzip, with the digest of that form', { tags: 'full' }, async () => {
    const told = await exportPacket(service, agent, await executed());
    const plain = await fetchPacket(told);
    for (const accepted of ['gzip', 'br, gzip;q=0.5', '*']) {
      // Node's fetch decompresses the body, but `content-length` is still the length of what was sent.
      const { headers, sha256 } = await fetchPacket(told, { ...byKey(), 'Accept-Encoding': accepted } as never);
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(headers.get('etag')).toBe(`"${told.sha256}-gzip"`);
      expect(Number(headers.get('content-length'))).toBeLessThan(told.size_bytes);
      expect(headers.get('content-digest')).not.toBe(plain.headers.get('content-digest'));
      expect(sha256).toBe(told.sha256);
    }
    for (const accepted of ['gzip;q=0', 'br', 'identity;q=1, *;q=0']) {
      const { headers } = await fetchPacket(told, { ...byKey(), 'Accept-Encoding': accepted } as never);
      expect(headers.get('content-encoding')).toBeNull();
    }
  });

  it('is the packet as it was exported, whatever happened later', async () => {
    const id = await executed();
    const told = await exportPacket(service, agent, id);
    await desk.key.client.appendMessage(id, 'Later.');
    const again = await exportPacket(service, agent, id);
    expect(again.packet_id).not.toBe(told.packet_id);
    expect(again.contents['messages']).toBe(1);
    const { bytes, sha256 } = await fetchPacket(told);
    expect(sha256).toBe(told.sha256);
    expect(await verifiedBy(bytes)).toContain('its 0 messages');
  });

  it('comes from every node, and after a restart', { tags: 'full', timeout: STARTS_MS }, async () => {
    const other = await TestService.startOwn({ sharing: service });
    try {
      const there = new McpAgent(other, { apiKey: desk.key.token });
      const told = await exportPacket(other, there, await executed());
      expect((await fetchPacket(told)).sha256).toBe(told.sha256);
      await other.end('SIGTERM');
      await other.spawn();
      expect((await fetchAt(other, told.resource_uri, byKey())).sha256).toBe(told.sha256);
      expect((await fetchAt(service, told.one_time_uri)).sha256).toBe(told.sha256);
    } finally {
      await other.stop({ keepDatabase: true });
    }
  });

  it('can be of a large WorkItem, in many parts', { tags: 'full', timeout: STARTS_MS }, async () => {
    const { work_item_id: id } = (await desk.key.client.createWorkItem({ subject: 'Large' })).body;
    const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(45_000))).toString('base64');
    for (let turn = 0; turn < 40; turn += 1) await desk.key.client.appendMessage(id, noise());
    const told = await exportPacket(service, agent, id);
    expect(told).toMatchObject({ verified: null, contents: { messages: 40 } });
    expect(told.size_bytes).toBeGreaterThan(3_000_000);
    const chunks = service.services.platform.mongo.connection.collection('evidence_packet_chunks');
    expect(await chunks.countDocuments({ _id: new RegExp(`^${told.packet_id}/`) as never })).toBeGreaterThan(2);
    const plain = await fetchPacket(told);
    expect([plain.sha256, plain.bytes.length]).toEqual([told.sha256, told.size_bytes]);
    expect((await fetchPacket(told, { ...byKey(), 'Accept-Encoding': 'gzip' } as never)).sha256).toBe(told.sha256);
    expect(await verifiedBy(plain.bytes)).toContain('its 40 messages');
    const stored: Buffer[] = [];
    for await (const part of service.services.evidence.packets.read((await keptOf(told)) as KeptPacket))
      stored.push(part);
    expect(sha256Of(gunzipSync(Buffer.concat(stored)))).toBe(told.sha256);
  });

  const keptOf = ({ packet_id: packetId }: Exported) =>
    service.services.evidence.packets.findAny(desk.tenantId, packetId);

  it('is available to the delegation that exported it, and to an API key as bearer token', {
    tags: 'full',
  }, async () => {
    const bearer = await delegationOf(desk, ['agent.evidence.export']);
    const id = await executed();
    const told = await exportPacket(service, new McpAgent(service, { bearer }), id);
    expect((await fetchAt(service, told.resource_uri, { Authorization: `Bearer ${bearer}` })).sha256).toBe(told.sha256);
    const ofKey = await exportPacket(service, agent, id);
    const asBearer = { Authorization: `Bearer ${desk.key.token}` };
    expect((await fetchAt(service, ofKey.resource_uri, asBearer)).sha256).toBe(ofKey.sha256);
  });
});

it('the packet addresses answer as their contract says', async () => {
  const { paths, components } = parse(await readFile(CONTRACT, 'utf8'));
  const told = await exportPacket(service, agent, await executed());
  const statuses = (operation: { responses: object }) => Object.keys(operation.responses).map(Number);
  const [byCredential, once] = Object.values(paths) as { get: { responses: object } }[];
  expect(Object.keys(paths)).toEqual([`${PACKETS_PATH}{packet_id}`, `${PACKETS_PATH}{packet_id}/once/{token}`]);
  expect(told.packet_id).toMatch(new RegExp(components.parameters.PacketId.schema.pattern));
  const documented = Object.entries(components.responses.Packet.headers as Record<string, { schema?: object }>);
  for (const [uri, headers, operation] of [
    [told.resource_uri, byKey(), byCredential],
    [told.one_time_uri, {}, once],
  ] as const) {
    const right = await fetchAt(service, uri, headers);
    const wrong = await fetchAt(service, uri.replace('exp_', 'exp_0'), headers);
    const post = await fetchAt(service, uri, { method: 'POST', ...headers });
    expect([right.status, wrong.status, post.status]).toEqual([200, 404, 405]);
    expect(post.headers.get('allow')).toBe('GET, HEAD');
    expect(statuses(operation?.get ?? { responses: {} })).toEqual(expect.arrayContaining([200, 404]));
    for (const [name, { schema }] of documented) {
      const value = right.headers.get(name);
      expect(value, name).not.toBeNull();
      const { pattern, enum: values } = (schema ?? {}) as { pattern?: string; enum?: string[] };
      if (pattern !== undefined) expect(value).toMatch(new RegExp(pattern));
      if (values !== undefined) expect(values).toContain(value);
    }
  }
  const anonymous = await fetchAt(service, told.resource_uri);
  expect(anonymous.status).toBe(401);
  expect(anonymous.headers.get('www-authenticate')).toMatch(/^Bearer realm="workgate", error_description="Send /);
});
