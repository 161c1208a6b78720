import { createHash } from 'node:crypto';
import { type Timestamp, timestampFromDate, timestampMs } from '@bufbuild/protobuf/wkt';
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type AuditEntry,
  AuditExportFormat,
  AuditService,
} from '../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import {
  DataAdapter,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { WebhookService } from '../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { verifyInclusion } from '../../src/evidence/merkle.ts';
import { newId } from '../../src/platform/ids.ts';
import { entryLeafHash, type LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { stored } from '../faults/event-log.ts';
import { RefundDesk, SMALL } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { StreamWatcher } from '../support/stream-watcher.ts';
import { quietEvent, writeLog } from '../support/written-log.ts';

let service: TestService;
let desk: RefundDesk;
let admin: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  admin = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'admin' }]);
  await admin.signIn();
  // The tenant gets a history of its own: work, money, a person who joined and a key that was revoked.
  const { body } = await desk.propose(SMALL);
  await desk.execute(body.proposal_id);
  await desk.inState('rejected');
  const { key } = await admin
    .client(IdentityService)
    .createIdentityApiKey({ name: '=HYPERLINK("x")', scopes: ['work.read'] });
  await admin.client(IdentityService).revokeIdentityApiKey({ keyId: key?.keyId ?? '' });
});
afterAll(() => service.stop());

const logOf = async (tenantId = desk.tenantId) => {
  await service.services.platform.relay.drain(tenantId);
  return stored<LogEntry>(service, 'event_log').find({ tenant_id: tenantId }).sort({ sequence: 1 }).toArray();
};
const sequences = (entries: readonly AuditEntry[]) => entries.map(({ sequence }) => Number(sequence));
const ms = (at: Timestamp | undefined) => (at === undefined ? Number.NaN : timestampMs(at));

/** Returns all entries that match a filter, read page by page. */
async function all(client: ReturnType<typeof clientOf>, filter: object, pageSize = 7): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let pageToken = ''; ; ) {
    const page = await client.listAuditEntries({ filter, pageSize, pageToken });
    expect(page.entries.length).toBeLessThanOrEqual(pageSize);
    entries.push(...page.entries);
    if (page.nextPageToken === '') return entries;
    expect(page.searchedSince).toBeDefined();
    pageToken = page.nextPageToken;
  }
}
const clientOf = (person: TestPerson) => person.client(AuditService);

describe('the audit log', () => {
  test('shows the whole log of the tenant, newest first, with current names', async () => {
    const log = await logOf();
    const entries = await all(clientOf(admin), {});
    expect(entries.map(({ entryId }) => entryId)).toEqual(log.map(({ _id }) => _id).reverse());
    for (const entry of entries) {
      const { type, subject, actor, at, work_item_id } = log[Number(entry.sequence) - 1] as LogEntry;
      expect(entry).toMatchObject({
        type,
        subjectType: subject.type,
        subjectId: subject.id,
        workItemId: work_item_id ?? '',
      });
      expect([entry.actor?.id, ms(entry.at)]).toEqual([actor.id, at.getTime()]);
    }
    const created = entries.find(({ type }) => type === 'api_key.revoked');
    expect(created).toMatchObject({
      actor: { id: admin.personId, name: `Person ${admin.email.slice(0, 5)}`, accountableId: '' },
      subjectName: '=HYPERLINK("x")',
    });
    expect(entries.find(({ type }) => type === 'work_item.created')?.actor).toMatchObject({
      id: desk.key.keyId,
      name: 'Test key',
      accountableId: desk.creator.personId,
    });
  });

  test('shows current names exactly as written, and only of things that exist in this tenant', async () => {
    const hostile = '\u200B<b>Shop</b> \u05D0';
    const integrations = admin.client(IntegrationService);
    const made = await integrations.createIntegration({
      name: hostile,
      provider: { case: 'sandboxCommerce', value: {} },
    });
    const webhooks = admin.client(WebhookService);
    const webhook = async (description: string) => {
      const settings = { url: 'https://example.com/a-secret-path', description };
      return (await webhooks.createWebhookEndpoint({ settings })).webhookEndpoint?.webhookEndpointId ?? '';
    };
    const [described, bare, deleted] = [await webhook('Ledger'), await webhook(''), await webhook('Gone')];
    await webhooks.deleteWebhookEndpoint({ webhookEndpointId: deleted });
    const source = { sourceKey: 'meetings', viewKey: 'racing_catalog', adapter: DataAdapter.MEETING_TREE };
    await integrations.registerDataSource({
      ...source,
      locations: ['https://feed.invalid/meetings'],
      timezone: 'Australia/Sydney',
      refreshInterval: { seconds: 3600n },
    });
    const workItemId = await desk.workItem();
    const { body } = await desk.propose(SMALL, { workItemId });
    // The things of another tenant get no names here, even if the log refers to them.
    const foreign = await RefundDesk.open(service);
    const foreignItem = await foreign.workItem();
    await logOf();
    const subject = { type: 'integration', id: foreign.integrationId };
    await writeLog(service, desk.tenantId, [{ ...quietEvent(), subject, work_item_id: foreignItem }]);

    const page = await clientOf(admin).listAuditEntries({ pageSize: 200 });
    const nameOf = (subjectId: string) => page.entries.find((one) => one.subjectId === subjectId)?.subjectName;
    expect([nameOf(made.integration?.integrationId ?? ''), nameOf(described), nameOf(bare), nameOf(deleted)]).toEqual([
      hostile,
      'Ledger',
      'example.com',
      '',
    ]);
    expect(page.entries.find(({ type }) => type === 'data_source.registered')?.subjectName).toBe('meetings');
    const title = (await desk.key.client.getWorkItem(workItemId)).body.subject;
    expect(nameOf(workItemId)).toBe(title);
    expect(page.entries.find((one) => one.subjectId === body.proposal_id)).toMatchObject({
      subjectName: expect.stringMatching(/^Refund 0\.01 EUR/),
      workItemSubject: title,
    });
    expect(page.entries.find((one) => one.subjectId === foreign.integrationId)).toMatchObject({
      subjectName: '',
      workItemSubject: '',
    });
    const one = await clientOf(admin).getAuditEntry({
      sequence: page.entries.find((e) => e.subjectId === bare)?.sequence ?? 0n,
    });
    expect(one.entry?.subjectName).toBe('example.com');

    // A caller with permission to read only the log sees ids without names.
    const blind = {
      ...admin.in(desk.tenantId),
      permissions: new Set(['audit.read'] as const),
      tenantCreatedAt: new Date(0),
    };
    const seen = await service.services.audit.auditLog.list(blind, {}, { limit: 200 });
    const kinds = ['integration', 'webhook_endpoint', 'data_source', 'work_item', 'action_proposal'];
    const unseen = seen.entries.filter(({ head }) => kinds.includes(head.subject.type));
    expect(new Set(unseen.map(({ head }) => head.subject.type)).size).toBe(kinds.length);
    expect(unseen.map(({ subjectName, workItemSubject }) => subjectName + workItemSubject).join('')).toBe('');
  });

  test('applies each filter exactly, alone and combined', { tags: 'full' }, async () => {
    const client = clientOf(admin);
    const log = await logOf();
    const work = log.find(({ type }) => type === 'proposal.rejected')?.work_item_id ?? '';
    const key = log.findLast(({ type }) => type === 'api_key.revoked')?.subject.id ?? '';
    const middle = log[Math.floor(log.length / 2)]?.at ?? new Date();
    const cases: [object, (entry: LogEntry) => boolean][] = [
      [{ types: ['proposal.*'] }, ({ type }) => type.startsWith('proposal.')],
      [{ types: ['proposal.created', 'api_key.*'] }, ({ type }) => /^(proposal\.created|api_key\..*)$/.test(type)],
      [{ workItemId: work }, ({ work_item_id }) => work_item_id === work],
      [
        { workItemId: work, types: ['proposal.rejected'] },
        (e) => e.work_item_id === work && e.type === 'proposal.rejected',
      ],
      [{ subjectId: key }, ({ subject }) => subject.id === key],
      [{ actorId: admin.personId }, ({ actor }) => actor.id === admin.personId],
      // The owner of a key is accountable for the actions of the key.
      [
        { actorId: desk.creator.personId },
        ({ actor }) => [actor.id, actor.accountable].includes(desk.creator.personId),
      ],
      [{ since: timestampFromDate(middle) }, ({ at }) => at >= middle],
      [
        { before: timestampFromDate(middle), types: ['work_item.*'] },
        (e) => e.at < middle && e.type.startsWith('work_item.'),
      ],
      [{ actorId: newId('usr') }, () => false],
    ];
    for (const [filter, isMeant] of cases) {
      const expected = log.filter(isMeant).map(({ sequence }) => sequence);
      expect(sequences(await all(client, filter, 2)), JSON.stringify(Object.keys(filter))).toEqual(expected.reverse());
    }
    const { code, message } = await refusalOf(client.listAuditEntries({ filter: { types: ['proposal.aproved'] } }));
    expect([code, message]).toEqual([Code.InvalidArgument, expect.stringMatching(/proposal\.approved/)]);
    const { nextPageToken } = await client.listAuditEntries({ pageSize: 1 });
    const other = { pageSize: 1, pageToken: nextPageToken, filter: { types: ['proposal.*'] } };
    expect((await refusalOf(client.listAuditEntries(other))).info.problems[0]?.field).toBe('page_token');
  });

  test('returns an entry with its data, its hash and an inclusion proof that anybody can check', async () => {
    const log = await logOf();
    const rejected = log.find(({ type }) => type === 'proposal.rejected') as LogEntry;
    const found = await clientOf(admin).getAuditEntry({ sequence: BigInt(rejected.sequence) });
    expect(found.data).toEqual(rejected.data);
    const { _id, data: _, hash, at, type, ...rest } = rejected;
    expect(found.hash).toBe(
      entryLeafHash({ ...rest, entry_id: _id, type, at: at.toISOString(), data_hash: found.dataHash }),
    );
    const { leafIndex = 0n, treeSize = 0n, rootHash = '', proof = [] } = found.inclusion ?? {};
    expect([Number(leafIndex), Number(treeSize)]).toEqual([rejected.sequence - 1, log.length]);
    const hex = (text: string) => Buffer.from(text, 'hex');
    const isIn = (leaf: string) =>
      verifyInclusion(hex(leaf), Number(leafIndex), Number(treeSize), proof.map(hex), hex(rootHash));
    expect([isIn(hash), isIn(found.dataHash)]).toEqual([true, false]);
    expect((await refusalOf(clientOf(admin).getAuditEntry({ sequence: 1_000_000n }))).code).toBe(Code.NotFound);
  });

  test('tells a watcher the length of the log at once and whenever the log grows, also by events that are not work', async () => {
    const watcher = new HeadWatcher(admin);
    const before = (await logOf()).length;
    await watcher.until(({ heads }) => heads.at(-1) === before);
    await service.createKey(desk.tenantId, ['work.read']);
    await watcher.until(({ heads }) => (heads.at(-1) ?? 0) > before);
    expect(watcher.heads).toEqual([...new Set(watcher.heads)].sort((a, b) => a - b));
    await watcher.close();
  });
});

class HeadWatcher extends StreamWatcher<{ event: { case: 'head'; value: bigint } }> {
  readonly heads: number[] = [];

  constructor(person: TestPerson) {
    super(async function* (options) {
      for await (const { head } of clientOf(person).watchAuditLog({}, options)) {
        yield { event: { case: 'head' as const, value: head } };
      }
    });
  }

  protected override take({ event }: { event: { value: bigint } }): void {
    this.heads.push(Number(event.value));
  }
}

describe('an export', () => {
  const exported = async (filter: object, format: AuditExportFormat) => {
    const chunks: Uint8Array[] = [];
    for await (const { part } of clientOf(admin).exportAuditLog({ filter, format })) {
      if (part.case === 'chunk') chunks.push(part.value);
      if (part.case === 'end') return { bytes: Buffer.concat(chunks), end: part.value };
    }
    throw new Error('It has no end');
  };

  test('in JSON Lines is the log line by line, ends with a line that says it is complete, and is logged itself', async () => {
    const log = await logOf();
    const { bytes, end } = await exported({}, AuditExportFormat.JSON_LINES);
    const lines = bytes
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.pop()).toEqual({ complete: true, entries: log.length, export_id: end.exportId });
    expect(lines).toHaveLength(log.length);
    for (const [index, { hash, data, ...leaf }] of lines.entries()) {
      const entry = log[index] as LogEntry;
      expect([hash, data]).toEqual([entry.hash, entry.data]);
      expect(entryLeafHash(leaf)).toBe(hash);
    }
    expect([Number(end.entries), Number(end.sizeBytes)]).toEqual([log.length, bytes.length]);
    expect(end.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await logOf()).at(-1)).toMatchObject({
      type: 'audit_log.exported',
      subject: { type: 'audit_export', id: end.exportId },
      actor: { id: admin.personId },
      data: { format: 'json_lines', through_sequence: log.length },
    });
  });

  test('in CSV applies the filters of the page, and has no cell that a spreadsheet would run', async () => {
    const { bytes, end } = await exported({ types: ['api_key.*'], actorId: admin.personId }, AuditExportFormat.CSV);
    const rows = bytes.toString().trimEnd().split('\r\n');
    expect(rows[0]).toMatch(/^sequence,at,type,actor_type,/);
    expect(rows.at(-1)).toMatch(new RegExp(`^complete,2,${end.exportId},+$`));
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain(`,"'=HYPERLINK(""x"")",`);
    expect(new Set(rows.map((row) => row.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length)).size).toBe(1);
  });
});

describe('a long log', () => {
  const LONG = 12_500;
  let tenantId: string;
  let ada: TestPerson;
  let rare: LogEntry;

  beforeAll(async () => {
    tenantId = await service.createTenant();
    ada = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
    const old = new Date(Date.now() - 3_600_000);
    const key = {
      ...quietEvent(old),
      type: 'api_key.offered' as const,
      subject: { type: 'api_key', id: newId('key') },
    };
    [, rare] = (await writeLog(service, tenantId, [quietEvent(old), { ...key, work_item_id: null }])) as [
      LogEntry,
      LogEntry,
    ];
    await writeLog(
      service,
      tenantId,
      Array.from({ length: LONG }, () => quietEvent()),
    );
    // The service notices the added entries when it logs an event itself, and then outlines them in the background.
    await ada.client(IdentityService).createIdentityApiKey({ name: 'Next', scopes: ['work.read'] });
    const outlines = stored(service, 'log_outlines');
    const isOutlined = async () => (await outlines.countDocuments({ tenant_id: tenantId })) === 12;
    await vi.waitUntil(isOutlined, { timeout: 60_000, interval: 100 });
  }, 120_000);

  test.each([
    ['a type', () => ({ types: ['api_key.offered'] })],
    ['a subject', () => ({ subjectId: rare.subject.id })],
    ['a time', () => ({ before: timestampFromDate(new Date(rare.at.getTime() + 1)) })],
  ])('finds a single entry at its beginning by %s in one request', async (_what, filter) => {
    // One request examines at most 4,000 entries, so it needs the outlines to get to the beginning.
    const { entries } = await clientOf(ada).listAuditEntries({ filter: filter(), pageSize: 2 });
    expect(sequences(entries)).toContain(rare.sequence);
  });

  test('reports how far one request has searched it', async () => {
    // Entries of this type are everywhere in the log, so the outlines exclude no part of it. The filter matches no
    // entry.
    const filter = { types: ['message.appended'], actorId: rare.actor.id, before: timestampFromDate(new Date(0)) };
    const empty = await clientOf(ada).listAuditEntries({ filter });
    expect([empty.entries, empty.nextPageToken]).toEqual([[], '']);
    const everywhere = await clientOf(ada).listAuditEntries({ filter: { types: ['message.appended'] }, pageSize: 200 });
    expect(everywhere.entries).toHaveLength(200);
    expect(ms(everywhere.searchedSince)).toBe(ms(everywhere.entries.at(-1)?.at));
  });

  test('is exported to its last entry, of which only a part is in memory at a time', async () => {
    let [lines, largest] = [0, 0];
    let end: bigint | undefined;
    const { length } = await logOf(tenantId);
    for await (const { part } of clientOf(ada).exportAuditLog({ format: AuditExportFormat.JSON_LINES })) {
      if (part.case === 'end') end = part.value.entries;
      if (part.case !== 'chunk') continue;
      lines += part.value.filter((byte) => byte === 0x0a).length;
      largest = Math.max(largest, part.value.length);
    }
    expect([lines, Number(end)]).toEqual([length + 1, length]);
    expect(largest).toBeLessThan(512 * 1024);
  });
});
