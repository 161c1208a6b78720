import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toJsonString } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import {
  type DsseEnvelope,
  DsseEnvelopeSchema,
  type EvidenceEntry,
} from '../../generated/proto/workgate/action/v1/evidence_pb.js';
import { PrincipalType } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import { parseCheckpoint, parseNote } from '../../src/evidence/checkpoint.ts';
import { preAuthEncoding } from '../../src/evidence/dsse.ts';
import type { PacketPredicate, PacketStatement } from '../../src/evidence/packet-schema.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { newId } from '../../src/platform/ids.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { workgate } from '../faults/cli.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { type Protocol, TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { TEST_ADMIN, type TestKey, TestService } from '../support/service.ts';
import { writeLog } from '../support/written-log.ts';

/** One protocol is enough here: the role matrix calls every rpc over each protocol. */
const PROTOCOL: Protocol = 'grpc-web';

const SCOPES = ['work.read', 'work.write', 'work.actions'];

interface Jwk {
  kid: string;
  x: string;
  purpose: string;
}

describe('getWorkItemEvidence and exportWorkItemPacket', () => {
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    service = await TestService.startOwn();
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, SCOPES);
  });
  afterAll(() => service.stop());

  const create = async (more: object = {}): Promise<string> =>
    (await key.client.createWorkItem({ subject: 'Refund for order 1234', ...more })).body.work_item_id;

  /** Creates a WorkItem with a contact, messages and changes of several fields. */
  async function createWithStory(): Promise<string> {
    const id = await create({
      tags: ['vip'],
      contact: { name: 'Ada Lovelace', email: 'Ada@example.com' },
      initial_message: { content: 'The parcel came twice.', external_message_id: 'mail-8412' },
    });
    await key.client.appendMessage(id, 'The order number is 1234.');
    await key.client.updateWorkItem(id, { status: 'in_progress', contact: { name: null }, tags: null });
    const dueAt = new Date(Date.now() + 60_000).toISOString();
    await key.client.updateWorkItem(id, { status: 'resolved', channel_id: 'inbox', due_at: dueAt });
    return id;
  }

  const jwks = async (): Promise<{ keys: Jwk[] }> => {
    const response = await fetch(`${service.address}/.well-known/jwks.json`);
    return (await response.json()) as { keys: Jwk[] };
  };
  const statementOf = ({ body }: ApiAnswer): PacketStatement =>
    JSON.parse(Buffer.from(body.payload, 'base64').toString());
  const predicateOf = (answer: ApiAnswer): PacketPredicate => statementOf(answer).predicate;

  /** Exports a packet, and expects that it verifies with the published keys. */
  async function exportVerified(id: string, by = key): Promise<PacketPredicate> {
    const answer = await by.client.exportPacket(id);
    expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBe(200);
    const report = verifyPacket(JSON.stringify(answer.body), readKeySet(await jwks()));
    expect(report.problems).toEqual([]);
    expect(report.verified).toBe(true);
    return predicateOf(answer);
  }

  describe('the evidence', () => {
    it('has every acknowledged change at once, in order', async () => {
      const id = await createWithStory();
      const { status, body } = await key.client.getEvidence(id);
      expect(status).toBe(200);
      expect(body.next_page_token).toBeNull();
      const told = body.entries.map((entry: { type: string; subject_version: number }) => [
        entry.type,
        entry.subject_version,
      ]);
      expect(told).toEqual([
        ['work_item.created', 1],
        ['message.appended', 2],
        ['work_item.updated', 3],
        ['work_item.updated', 4],
      ]);
      for (const entry of body.entries) {
        expect(entry).toMatchObject({ work_item_id: id, actor: { type: 'api_key', id: key.keyId } });
        const stored = await logOf(service).findOne({ _id: entry.entry_id });
        expect(entry).toMatchObject({ hash: stored?.hash, data_hash: stored?.data_hash, sequence: stored?.sequence });
      }
      const text = JSON.stringify(body);
      for (const secret of ['Ada', 'parcel', 'order', 'mail-8412', 'salt']) expect(text).not.toContain(secret);
    });

    sampled(4).each([1, 2, 3, 4, 5])('comes in pages of %i', async (limit) => {
      const id = await createWithStory();
      const sequences: number[] = [];
      let token: string | null = null;
      do {
        const suffix: string = token === null ? '' : `&page_token=${token}`;
        const { status, body } = await key.client.getEvidence(id, `?limit=${limit}${suffix}`);
        expect(status).toBe(200);
        expect(body.entries.length).toBeLessThanOrEqual(limit);
        sequences.push(...body.entries.map((entry: { sequence: number }) => entry.sequence));
        token = body.next_page_token;
      } while (token !== null);
      expect(sequences).toHaveLength(4);
      expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    });

    it('has an empty page after its end', async () => {
      // A page token points to the end of the evidence only if the log was cut off. The log is that of a tenant of its
      // own.
      const otherTenant = await service.createTenant();
      const other = await service.createKey(otherTenant, SCOPES);
      const id = (await other.client.createWorkItem()).body.work_item_id;
      await other.client.appendMessage(id, 'Second');
      // Waits for the relay, which would otherwise write the deleted entries again.
      await service.services.platform.relay.drain(otherTenant);
      const { body } = await other.client.getEvidence(id, '?limit=1');
      await logOf(service).deleteMany({ work_item_id: id, subject_version: { $gt: 1 } });
      const last = await other.client.getEvidence(id, `?limit=1&page_token=${body.next_page_token}`);
      expect(last.body).toEqual({ entries: [], next_page_token: null });
    });

    it('refuses the page token of another WorkItem', async () => {
      const [id, other] = [await createWithStory(), await createWithStory()];
      const { body } = await key.client.getEvidence(id, '?limit=3');
      const refused = await key.client.getEvidence(other, `?limit=3&page_token=${body.next_page_token}`);
      expect(refused.status).toBe(400);
      expect(refused.body.error.details).toMatchObject([{ field: 'page_token' }]);
    });
  });

  describe('a packet', () => {
    it('holds all entries of a WorkItem, even if they take several reads', { tags: 'full' }, async () => {
      const longTenant = await service.createTenant();
      const other = await service.createKey(longTenant, SCOPES);
      const id = (await other.client.createWorkItem()).body.work_item_id;
      const event = { type: 'evidence.exported', subject_version: 1, work_item_id: id, at: new Date() } as const;
      const earlier = Array.from({ length: 600 }, () => ({
        ...event,
        subject: { type: 'evidence_export', id: newId('exp') },
        data: { work_item_version: 1 },
      }));
      await writeLog(service, longTenant, earlier);
      expect((await exportVerified(id, other)).entries).toHaveLength(602);
    });

    it('holds the WorkItem, its messages and its evidence, and verifies with the published keys', async () => {
      const id = await createWithStory();
      const packet = await exportVerified(id);
      const shown = (await key.client.getWorkItem(id)).body;
      const { salt, ...item } = packet.work_item;
      expect(item).toEqual(shown);
      expect(salt).toMatch(/^[\w-]{22}$/);
      const { messages } = (await key.client.listMessages(id)).body;
      expect(packet.messages.map(({ salt: _, ...message }) => message)).toEqual(messages);
      expect(packet.tenant_id).toBe(tenantId);
      const entries = (await key.client.getEvidence(id)).body.entries;
      expect(packet.entries.map(({ inclusion_proof: _, ...entry }) => entry)).toEqual(entries);
    });

    it('holds the entry of its own export', async () => {
      const id = await create();
      const packet = await exportVerified(id);
      expect(packet.export.exported_by).toEqual({ type: 'api_key', id: key.keyId, accountable: null });
      expect(packet.entries.at(-1)).toMatchObject({
        type: 'evidence.exported',
        subject: { type: 'evidence_export', id: packet.export.export_id },
        subject_version: 1,
        data: { work_item_version: 1 },
        at: packet.export.exported_at,
      });
      const again = await exportVerified(id);
      expect(again.entries.map((entry) => entry.type)).toEqual([
        'work_item.created',
        'evidence.exported',
        'evidence.exported',
      ]);
      expect((await key.client.getWorkItem(id)).body.version).toBe(1);
    });

    it('follows the specifications of DSSE envelopes, in-toto statements and C2SP checkpoints', async () => {
      const answer = await key.client.exportPacket(await create());
      const { payloadType, payload, signatures } = answer.body;
      expect(payloadType).toBe('application/vnd.in-toto+json');
      const { keys } = await jwks();
      const signer = keys.find((one) => one.kid === signatures[0].keyid) as Jwk;
      expect(signer).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', purpose: 'packet' });
      const publicKey = createPublicKey({ key: { ...signer }, format: 'jwk' });
      const signed = preAuthEncoding(payloadType, Buffer.from(payload, 'base64'));
      expect(verify(null, signed, publicKey, Buffer.from(signatures[0].sig, 'base64'))).toBe(true);

      const { _type, predicateType, subject, predicate } = statementOf(answer);
      expect(_type).toBe('https://in-toto.io/Statement/v1');
      expect(predicateType).toBe('https://workgate.example/evidence/packet/v1');
      expect(subject).toEqual([
        { name: predicate.work_item.work_item_id, digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      ]);
      const checkpoint = parseCheckpoint(parseNote(predicate.checkpoint).text);
      const { host } = new URL(service.services.config.workBaseUrl);
      expect(checkpoint.origin).toBe(`${host}/logs/${tenantId}`);
      expect(checkpoint.size).toBeGreaterThanOrEqual(predicate.entries.at(-1)?.sequence ?? Number.NaN);
    });

    it.each([[undefined], [{}]])('is exported for the body %j', async (body) => {
      expect((await key.client.exportPacket(await create(), body)).status).toBe(200);
    });

    it.each([
      [{ tenant_id: 'ten_x' }],
      [[]],
      ['null'],
    ])('is neither exported nor logged for the body %j', async (body) => {
      const id = await create();
      expect((await key.client.exportPacket(id, body)).status).toBe(400);
      expect((await key.client.getEvidence(id)).body.entries).toHaveLength(1);
    });

    it('requires the scope work.actions, like the evidence', async () => {
      const id = await create();
      const other = await service.createKey(tenantId, ['work.read', 'work.write']);
      for (const answer of [await other.client.exportPacket(id), await other.client.getEvidence(id)]) {
        expect(answer.status).toBe(403);
        expect(answer.body.error.message).toContain('work.actions');
      }
    });

    it('is hidden from other tenants, like the evidence', async () => {
      const id = await create();
      const stranger = await service.createKey(await service.createTenant(), SCOPES);
      for (const answer of [await stranger.client.exportPacket(id), await stranger.client.getEvidence(id)]) {
        expect(answer.status).toBe(404);
      }
      expect((await key.client.getEvidence(id)).body.entries).toHaveLength(1);
    });

    it('is refused above 25 MiB, and the refusal says what to do', { tags: 'full' }, async () => {
      const id = await create();
      const created = await messagesOf(service).insertMany(
        Array.from({ length: 320 }, () => ({
          _id: `msg_${randomBytes(13).toString('hex')}` as never,
          tenant_id: tenantId,
          work_item_id: id,
          role: 'user',
          content: 'x'.repeat(65_536),
          author: { type: 'api_key', id: key.keyId, display_name: 'x' },
          created_at: new Date(),
          salt: 'x',
        })),
      );
      expect(created.insertedCount).toBe(320);
      const answer = await key.client.exportPacket(id);
      expect(answer.status).toBe(413);
      expect(answer.body.error).toMatchObject({ code: 'payload_too_large', retryable: false });
      expect(answer.body.error.message).toMatch(/25 MiB.*page by page/);
      expect((await key.client.getEvidence(id)).body.entries).toHaveLength(1);
    });
  });

  describe('a packet of governed work', () => {
    let desk: RefundDesk;
    beforeAll(async () => {
      desk = await RefundDesk.open(service);
    });

    const propose = async (workItemId: string, amount: string, more: object = {}): Promise<string> => {
      const { status, body } = await desk.propose(amount, { workItemId, more });
      expect(status, JSON.stringify(body)).toBe(201);
      return body.proposal_id;
    };

    /**
     * Creates a WorkItem with three refunds: one approved by policy, one by people, and one rejected after its creator
     * tried to approve it.
     */
    async function createGoverned() {
      const id = await desk.workItem();
      const { approvals } = service.services.actions;
      const [first, second] = desk.approvers;
      const automatic = await propose(id, '1.00');
      await desk.execute(automatic);
      const approved = await propose(id, VERY_LARGE);
      await approvals.approve(first, approved, 'It did come twice.');
      await approvals.approve(second, approved, null);
      await desk.execute(approved);
      const rejected = await propose(id, LARGE);
      const creator = await desk.callOf(desk.creator);
      await expect(approvals.approve(creator, rejected, null)).rejects.toThrow(/Nobody approves what they/);
      await approvals.reject(first, rejected, 'Not after three months.');
      return { id, automatic, approved, rejected };
    }

    it('holds proposals, approvals and actions, and verifies', async () => {
      const { id, automatic, approved, rejected } = await createGoverned();
      const packet = await exportVerified(id, desk.key);
      expect(packet.proposals.map((one) => [one.proposal_id, one.status, one.approvals.length])).toEqual([
        [automatic, 'executed', 0],
        [approved, 'executed', 2],
        [rejected, 'rejected', 1],
      ]);
      expect(packet.proposals[1]?.approvals[0]).toMatchObject({ decision: 'approve', comment: 'It did come twice.' });
      expect(packet.actions).toMatchObject([
        { proposal_id: automatic, status: 'succeeded', result: { amount: '1.00' } },
        { proposal_id: approved, status: 'succeeded', result: { amount: '600.00' } },
      ]);
      const refused = packet.entries.filter((entry) => entry.type === 'proposal.approve_refused');
      expect(refused).toMatchObject([{ subject: { id: rejected }, actor: { id: desk.creator.personId } }]);
    });

    it.each([
      ['of an undefined operation', { 'result.type': 'commerce_exchange' }],
      ['with a field that its operation does not define', { 'result.note': 'later' }],
    ])('is refused if a result is %s, because nobody could verify it', async (_what, change) => {
      const id = await desk.workItem();
      const automatic = await propose(id, '1.00');
      await desk.execute(automatic);
      const actions = service.services.platform.mongo.connection.collection('actions');
      const action = { tenant_id: desk.tenantId, proposal_id: automatic };
      expect((await actions.updateOne(action, { $set: change })).modifiedCount).toBe(1);
      const { status, body } = await desk.key.client.exportPacket(id);
      expect(status).toBe(500);
      expect(body).not.toHaveProperty('payload');
      expect(JSON.stringify(body)).not.toContain(Object.values(change)[0]);
    });

    it('includes what was acknowledged a moment before, like the evidence', { tags: 'full' }, async () => {
      const { id, rejected } = await createGoverned();
      const { body } = await desk.key.client.getEvidence(id, '?limit=200');
      const types = body.entries.map((entry: { type: string }) => entry.type);
      expect(types.filter((type: string) => type === 'action.succeeded')).toHaveLength(2);
      expect(types).toContain('proposal.rejected');
      const text = JSON.stringify(body);
      for (const secret of ['twice', 'three months', 'salt']) expect(text).not.toContain(secret);
      expect((await exportVerified(id, desk.key)).proposals.at(-1)).toMatchObject({ proposal_id: rejected });
    });

    it('verifies after every end of a proposal', { tags: 'full' }, async () => {
      const id = await desk.workItem();
      const paused = await propose(id, '1.00');
      await desk.under(forbid('execute', 'no-executing'), () => desk.execute(paused));
      const returned = await propose(id, '1.00');
      await desk.under(forbid('auto_approve', 'no-automatic'), () => desk.execute(returned));
      const expired = await desk.inState('expired', { workItemId: id });
      expect(expired.status).toBe('expired');
      const cancelled = await propose(id, LARGE);
      await desk.cancel(cancelled);
      const superseded = await propose(id, LARGE);
      await propose(id, LARGE, { supersedes: superseded });
      const failed = (await desk.proposeUnchecked('1.00', { workItemId: id, orderId: 'nowhere' })).body.proposal_id;
      expect((await desk.execute(failed)).status).toBe(409);
      const packet = await exportVerified(id, desk.key);
      expect(packet.proposals.map((one) => one.status)).toEqual([
        'auto_approved',
        'pending_approval',
        'expired',
        'cancelled',
        'cancelled',
        'pending_approval',
        'auto_approved',
      ]);
      expect(packet.entries.find(({ type }) => type === 'proposal.execution_refused')?.data).toMatchObject({
        reason: 'policy_denied',
        policies: [expect.stringContaining('no-executing')],
      });
      expect(packet.actions).toEqual([]);
    });

    sampled(4).each<[string, RegExp, string, RegExp]>([
      ['a payload', /"amount":"600\.00","currency":"EUR","order_id":"[\w-]+","reason"/, '6', /^proposal prop_\w+$/],
      ['an approval', /"comment":"It did/, 'I', /^proposal prop_\w+$/],
      ['an approval reason', /"approval_reason":"/, 'a', /^(predicate\.)?proposals?\b/],
      ['an action', /"attempts":1/, '1', /^action act_\w+$/],
    ])('does not verify if one byte of %s was changed, and names the place', async (_name, place, byte, where) => {
      const { id } = await createGoverned();
      const { body } = await desk.key.client.exportPacket(id);
      const text = Buffer.from(body.payload, 'base64').toString();
      const index = text.search(place);
      expect(index).toBeGreaterThan(0);
      const at = text.indexOf(byte, index + 1);
      const altered = `${text.slice(0, at)}${byte === 'a' ? 'b' : byte === 'I' ? 'J' : '7'}${text.slice(at + 1)}`;
      const packet = JSON.stringify({ ...body, payload: Buffer.from(altered).toString('base64') });
      const places = verifyPacket(packet, readKeySet(await jwks())).problems.map((one) => one.where);
      expect(places).toContain('signature');
      expect(
        places.some((one) => where.test(one)),
        places.join('; '),
      ).toBe(true);
    });

    it('verifies while proposals are made, approved, refused and executed', { tags: 'full' }, async () => {
      const id = await desk.workItem();
      const { approvals } = service.services.actions;
      const keys = await Promise.all([1, 2, 3].map(() => desk.newKey()));
      let isDone = false;
      const work = async (by: TestKey) => {
        while (!isDone) {
          const { body } = await desk.propose(LARGE, { workItemId: id, by });
          if (body.proposal_id === undefined) continue;
          await approvals.approve(desk.approvers[0], body.proposal_id, 'Fine.').catch(() => undefined);
          await Promise.all([desk.execute(body.proposal_id), desk.execute(body.proposal_id)]);
        }
      };
      const workers = keys.map(work);
      const counts: number[] = [];
      try {
        for (let round = 0; round < 6; round += 1) {
          const packets = await Promise.all([exportVerified(id, desk.key), exportVerified(id, desk.key)]);
          counts.push(...packets.map((packet) => packet.proposals.length));
        }
      } finally {
        isDone = true;
        await Promise.all(workers);
      }
      expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts));
      const last = await exportVerified(id, desk.key);
      expect(last.actions.length).toBeGreaterThan(0);
    });
  });

  describe('over Connect', () => {
    let desk: RefundDesk;
    let viewer: TestPerson;
    let member: TestPerson;
    beforeAll(async () => {
      desk = await RefundDesk.open(service);
      const join = async (role: 'viewer' | 'member') =>
        (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();
      [viewer, member] = await Promise.all([join('viewer'), join('member')]);
    });

    /** Creates a WorkItem with an executed refund. */
    async function createRefunded(): Promise<string> {
      const id = await desk.workItem();
      const { body } = await desk.propose('1.00', { workItemId: id });
      expect((await desk.execute(body.proposal_id)).status).toBe(200);
      return id;
    }

    /** Returns the packet as the text of a file. */
    const fileOf = (packet: DsseEnvelope | undefined) => toJsonString(DsseEnvelopeSchema, packet as DsseEnvelope);

    it('returns the same entries as REST, page by page', { tags: 'full' }, async () => {
      const id = await createRefunded();
      const client = viewer.client(ActionService, PROTOCOL);
      const entries: object[] = [];
      let pageToken = '';
      do {
        const page = await client.getWorkItemEvidence({ workItemId: id, pageSize: 2, pageToken });
        expect(page.entries.length).toBeLessThanOrEqual(2);
        entries.push(...page.entries.map(inWordsOfRest));
        pageToken = page.nextPageToken;
      } while (pageToken !== '');
      expect(entries.length).toBeGreaterThanOrEqual(6);
      expect(entries).toEqual((await desk.key.client.getEvidence(id)).body.entries);
    });

    it('exports a packet that verifies as a file', async () => {
      const id = await createRefunded();
      const { packet } = await member.client(ActionService, PROTOCOL).exportWorkItemPacket({ workItemId: id });
      const report = verifyPacket(fileOf(packet), readKeySet(await jwks()));
      expect(report.problems).toEqual([]);
      expect(report.packet?.export.exported_by).toMatchObject({ type: 'user', id: member.personId });
      expect(report.packet?.actions).toMatchObject([{ status: 'succeeded' }]);
    });

    it('lets a viewer read the evidence, but not export it', async () => {
      const id = await createRefunded();
      const client = viewer.client(ActionService);
      const before = (await client.getWorkItemEvidence({ workItemId: id })).entries;
      const refused = client.exportWorkItemPacket({ workItemId: id });
      await expect(refused).rejects.toThrow('Your role viewer lacks the permission evidence.export.');
      expect((await client.getWorkItemEvidence({ workItemId: id })).entries).toEqual(before);
    });

    describe('a packet of almost the largest size', () => {
      let id: string;
      beforeAll(async () => {
        id = await desk.workItem();
        const call = await desk.callOf(member);
        const content = 'x'.repeat(65_536);
        for (let round = 0; round < 270; round += 1) {
          await service.services.workItems.workItems.appendMessage(call, id, { content });
        }
      });

      it(`is exported over ${PROTOCOL}`, { tags: 'full' }, async () => {
        const { packet } = await member.client(ActionService, PROTOCOL).exportWorkItemPacket({ workItemId: id });
        const file = fileOf(packet);
        expect(file.length).toBeGreaterThan(24_000_000);
        expect(verifyPacket(file, readKeySet(await jwks())).problems).toEqual([]);
      });
    });
  });

  describe('packets that are exported during other requests', () => {
    it('verify while the WorkItem changes, each at the version that it shows', { tags: 'full' }, async () => {
      const id = await create();
      let isDone = false;
      const writer = async (n: number) => {
        for (let i = 0; !isDone; i += 1) {
          const answer =
            n === 0
              ? await key.client.updateWorkItem(id, { priority: i % 2 === 0 ? 'high' : 'low', subject: `Refund ${i}` })
              : await key.client.appendMessage(id, `Message ${i} of ${n}`);
          // With so many requests at once, the service may ask a client to repeat its request.
          if (answer.status === 409) expect(answer.body.error).toMatchObject({ code: 'conflict', retryable: true });
          else expect(answer.status).toBeLessThan(300);
        }
      };
      const writers = [0, 1, 2].map(writer);
      const versions: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const packets = await Promise.all([exportVerified(id), exportVerified(id), exportVerified(id)]);
        versions.push(...packets.map((packet) => packet.work_item.version));
      }
      isDone = true;
      await Promise.all(writers);
      expect(Math.max(...versions)).toBeGreaterThan(Math.min(...versions));
      const last = await exportVerified(id);
      expect(last.work_item.version).toBe((await key.client.getWorkItem(id)).body.version);
      expect(last.messages).toHaveLength(last.work_item.message_count);
      expect(last.entries.filter((entry) => entry.type === 'evidence.exported')).toHaveLength(16);
    });

    it('verify when two processes export from a log of many tiles at once', { tags: 'full' }, async () => {
      const second = await TestService.start({ sharing: service });
      try {
        const busy = await service.createTenant();
        const first = await service.createKey(busy, SCOPES);
        const other = { ...first, client: second.client(first.token) };
        const ids: string[] = [];
        while (ids.length < 600) {
          const made = await Promise.all(Array.from({ length: 30 }, () => first.client.createWorkItem()));
          ids.push(...made.map((answer) => answer.body.work_item_id));
        }
        const exported = await Promise.all(
          [0, 1, 2, 3, 4, 5].map((n) => exportVerified(ids[n * 100] as string, n % 2 === 0 ? first : other)),
        );
        for (const packet of exported) expect(packet.entries).toHaveLength(2);
        const sizes = exported.map((packet) => parseCheckpoint(parseNote(packet.checkpoint).text).size);
        expect(Math.min(...sizes)).toBeGreaterThan(600);
      } finally {
        await second.stop({ keepDatabase: true });
      }
    });
  });

  describe('the signing keys of packets', () => {
    it('are rotated, and packets of the old keys still verify', { tags: 'full' }, async () => {
      const id = await createWithStory();
      const old = (await key.client.exportPacket(id)).body;
      const rotated: string[] = [];
      for (const purpose of ['packet', 'checkpoint']) {
        const { stdout } = await workgate(service.env, ['signing-key', 'rotate', '--purpose', purpose]);
        rotated.push(JSON.parse(stdout).key_id);
      }
      // A running process notices a rotation within seconds, a new process at once.
      await service.end('SIGTERM');
      await service.spawn();
      const present = (await key.client.exportPacket(id)).body;
      expect(present.signatures[0].keyid).toBe(rotated[0]);
      const keySet = await jwks();
      expect(keySet.keys.map((one) => one.kid)).toEqual(expect.arrayContaining([...rotated, old.signatures[0].keyid]));
      for (const packet of [old, present]) {
        expect(verifyPacket(JSON.stringify(packet), readKeySet(keySet))).toMatchObject({ verified: true });
      }
      expect(verifyPacket(JSON.stringify(present), readKeySet(keySet)).checkpointKeyId).toBe(rotated[1]);
    });

    it('are known at once to a process after another process rotated them', { tags: 'full' }, async () => {
      const id = await create();
      await exportVerified(id);
      const { signingKeys } = service.services.platform;
      const { evidence } = service.services.evidence;
      const { tenants } = service.services.identity;
      await signingKeys.rotate('checkpoint');
      const { createdAt } = await tenants.get(tenantId);
      const principal = { ...TEST_ADMIN, accountable: null };
      const call = {
        tenantId,
        tenantCreatedAt: createdAt,
        principal,
        permissions: ALL_PERMISSIONS,
        correlationId: 'test',
      };
      await evidence.export(call, id);
      expect((await key.client.exportPacket(id)).status).toBe(200);
    });

    it('sign only packets: a packet with the signature of a token key is refused', async () => {
      const packet = (await key.client.exportPacket(await create())).body;
      const keySet = await jwks();
      const [kid] = [packet.signatures[0].keyid];
      const relabelled = keySet.keys.map((one) => (one.kid === kid ? { ...one, purpose: 'delegation' } : one));
      const report = verifyPacket(JSON.stringify(packet), readKeySet({ keys: relabelled }));
      expect(report.problems).toEqual([
        { where: 'signature', problem: `is by ${kid}, which is a key for delegation and must not sign packets` },
      ]);
    });
  });

  describe('a log that was changed without the service', () => {
    it('is exposed by the packet if the changed entry is of the WorkItem', async () => {
      const id = await createWithStory();
      expect((await key.client.getEvidence(id)).body.entries).toHaveLength(4);
      const entry = await logOf(service).findOne({ work_item_id: id, subject_version: 3 });
      await logOf(service).updateOne({ _id: entry?._id as string }, { $set: { 'data.status': 'open' } });
      const answer = await key.client.exportPacket(id);
      const report = verifyPacket(JSON.stringify(answer.body), readKeySet(await jwks()));
      expect(report.problems).toContainEqual({
        where: `entry ${entry?.sequence} (work_item.updated)`,
        problem: 'has other data than was logged: the data does not match the data_hash',
      });
    });

    it('is not signed again if it contradicts what was signed', { tags: 'full' }, async () => {
      const own = await service.createTenant();
      const other = await service.createKey(own, SCOPES);
      const id = (await other.client.createWorkItem()).body.work_item_id;
      await exportVerified(id, other);
      await logOf(service).updateOne({ tenant_id: own, sequence: 1 }, { $set: { hash: '0'.repeat(64) } });
      const answer = await other.client.exportPacket(id);
      expect(answer.status).toBe(500);
      const errors = () => service.output.split('\n').filter((line) => line.includes('"level":"error"'));
      const reason = /does not continue the one of 3 entries that was signed/;
      await vi.waitFor(() => expect(errors().join('\n')).toMatch(reason), 5_000);
    });
  });

  describe('workgate verify', () => {
    let folder: string;
    let packetFile: string;
    let jwksFile: string;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'workgate-verify-'));
      packetFile = path.join(folder, 'packet.json');
      jwksFile = path.join(folder, 'jwks.json');
      await writeFile(packetFile, JSON.stringify((await key.client.exportPacket(await createWithStory())).body));
      await writeFile(jwksFile, JSON.stringify(await jwks()));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    it('says what it has verified, without a database or configuration', async () => {
      const { status, stdout, stderr } = await workgate({}, ['verify', packetFile, '--jwks', jwksFile]);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^\S+packet\.json: verified\n/);
      expect(stdout).toMatch(/WorkItem\s+wi_\w+, version 4, resolved, of ten_/);
      expect(stdout).toMatch(/entries\s+5, each unaltered and in the log/);
    });

    it('reads the packet from standard input, and the keys from the service', { tags: 'full' }, async () => {
      const packet = JSON.stringify((await key.client.exportPacket(await create())).body);
      const url = `${service.address}/.well-known/jwks.json`;
      const { status, stdout } = await workgate({}, ['verify', '-', '--jwks', url], 20_000, packet);
      expect(status).toBe(0);
      expect(stdout).toMatch(/^standard input: verified\n/);
    });

    it('names what was altered, and ends with status 1', async () => {
      const { body } = await key.client.exportPacket(await createWithStory());
      const statement = JSON.parse(Buffer.from(body.payload, 'base64').toString());
      statement.predicate.work_item.status = 'closed';
      const altered = { ...body, payload: Buffer.from(JSON.stringify(statement)).toString('base64') };
      const { status, stdout } = await workgate(
        {},
        ['verify', '-', '--jwks', jwksFile],
        20_000,
        JSON.stringify(altered),
      );
      expect(status).toBe(1);
      expect(stdout).toMatch(/NOT verified/);
      expect(stdout).toMatch(/signature: by sig_\w+ does not match this payload/);
      expect(stdout).toMatch(/work_item\.status: is "closed", but its entries say "resolved"/);
    });

    it('prints its verdict as JSON, for programs', async () => {
      const verdictOf = async (packet: string) => {
        const { status, stdout } = await workgate({}, ['verify', '-', '--jwks', jwksFile, '--json'], 20_000, packet);
        return { status, ...JSON.parse(stdout) };
      };
      const packet = await readFile(packetFile, 'utf8');
      const right = await verdictOf(packet);
      expect(right).toMatchObject({ status: 0, verified: true, readable: true, problems: [] });
      expect(right.work_item_id).toMatch(/^wi_/);
      const { payload, ...envelope } = JSON.parse(packet);
      const text = Buffer.from(payload, 'base64').toString().replace('"resolved"', '"rejected"');
      const other = JSON.stringify({ ...envelope, payload: Buffer.from(text).toString('base64') });
      const { problems, ...verdict } = await verdictOf(other);
      expect(verdict).toEqual({ ...right, status: 1, verified: false, packet_key_id: null, problems: undefined });
      expect(problems).toContainEqual({ where: 'signature', problem: expect.stringContaining('was altered') });
      expect(await verdictOf('{}')).toMatchObject({ status: 2, verified: false, readable: false, work_item_id: null });
    });

    it('reads base64url, and ends with status 2 if it cannot read its input', { tags: 'full' }, async () => {
      const { body } = await key.client.exportPacket(await create());
      const toUrl = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_');
      const signatures = body.signatures.map(({ keyid, sig }: { keyid: string; sig: string }) => ({
        keyid,
        sig: toUrl(sig),
      }));
      const inUrlAlphabet = { ...body, payload: toUrl(body.payload), signatures };
      const verify = (packet: object) =>
        workgate({}, ['verify', '-', '--jwks', jwksFile], 20_000, JSON.stringify(packet));
      expect(await verify(inUrlAlphabet)).toMatchObject({ status: 0, stdout: expect.stringContaining(': verified') });
      const unread = await verify({ ...body, payload: `${body.payload.slice(0, -8)}*` });
      expect(unread.status).toBe(2);
      expect(unread.stdout).toMatch(/^standard input: could not be read\n {2}envelope: .*base64/);
    });

    sampled(4).each<[string, number, string[], RegExp]>([
      ['a packet that does not exist', 2, ['verify', '/nowhere.json', '--jwks', 'JWKS'], /no such file.*nowhere\.json/],
      ['keys that do not exist', 2, ['verify', 'PACKET', '--jwks', '/nowhere.json'], /no such file.*nowhere\.json/],
      ['a file that holds no keys', 2, ['verify', 'PACKET', '--jwks', 'PACKET'], /not a JSON Web Key Set/],
      [
        'keys of a server that does not answer',
        2,
        ['verify', 'PACKET', '--jwks', 'http://127.0.0.1:1/'],
        /does not answer/,
      ],
      ['a folder', 2, ['verify', '/tmp', '--jwks', 'JWKS'], /is a directory|on a directory/],
      ['missing keys', 2, ['verify', 'PACKET'], /required option '--jwks/],
      ['a missing packet', 2, ['verify', '--jwks', 'JWKS'], /missing required argument 'packet'/],
      ['an unknown option', 2, ['verify', 'PACKET', '--jwks', 'JWKS', '--quiet'], /unknown option '--quiet'/],
    ])('explains its error for %s', async (_name, expected, args, message) => {
      const named = args.map((arg) => ({ JWKS: jwksFile, PACKET: packetFile })[arg] ?? arg);
      const { status, stderr } = await workgate({}, named);
      expect(status).toBe(expected);
      expect(stderr).toMatch(message);
      expect(stderr).not.toMatch(/\n\s+at /);
    });
  });
});

function logOf(service: TestService) {
  return service.services.platform.mongo.connection.collection<LogEntry>('event_log');
}

function messagesOf(service: TestService) {
  return service.services.platform.mongo.connection.collection('work_item_messages');
}

/** Returns an entry of the Connect door in the form of the REST door. */
function inWordsOfRest(entry: EvidenceEntry): object {
  const { subject, actor, at } = entry;
  return {
    sequence: Number(entry.sequence),
    entry_id: entry.entryId,
    type: entry.type,
    subject: { type: subject?.type, id: subject?.id },
    subject_version: Number(entry.subjectVersion),
    work_item_id: entry.workItemId,
    actor: {
      type: PrincipalType[actor?.type ?? 0]?.toLowerCase(),
      id: actor?.id,
      accountable: actor?.accountable ?? null,
    },
    correlation_id: entry.correlationId,
    at: at && timestampDate(at).toISOString(),
    data_hash: entry.dataHash,
    data: entry.data,
    hash: entry.hash,
  };
}
