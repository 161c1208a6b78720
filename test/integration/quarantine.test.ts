import { createHash, randomBytes } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { newId } from '../../src/platform/ids.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { QuarantinedEvent } from '../../src/platform/outbox/quarantine.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

const { Decimal128, Long } = mongoose.mongo;
const SUBJECT_PROBLEM = 'subject is not what an event has there';

describe('an event that cannot be logged', () => {
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    service = await TestService.startOwn();
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions']);
    // Creating them made this process relay the tenant's events, too. The service has to find all others.
    await service.services.platform.relay.stop();
  });
  afterAll(() => service.stop());

  const collection = <T extends mongo.Document>(name: string) =>
    service.services.platform.mongo.connection.collection(name) as unknown as mongo.Collection<T>;
  const logOf = (id: string) =>
    collection<LogEntry>('event_log').find({ tenant_id: tenantId, work_item_id: id }).sort({ sequence: 1 }).toArray();

  /**
   * Writes an event of a part of the WorkItem directly to the outbox, with spoilt fields. Returns the id of the event.
   */
  async function plant(workItemId: string, spoilt: object): Promise<string> {
    const id = newId('evt');
    const event = {
      id,
      type: 'probe.taken',
      subject: { type: 'probe', id: `probe_${id}` },
      subject_version: 1,
      work_item_id: workItemId,
      actor: { type: 'system', id: 'test', accountable: null },
      correlation_id: 'test',
      at: new Date(),
      data: { n: 1 },
      ...spoilt,
    };
    await collection('work_items').updateOne({ _id: workItemId } as never, { $push: { outbox: event } } as never);
    return id;
  }

  const kept = (id: string) => collection<QuarantinedEvent>('quarantined_events').findOne({ _id: id });
  const secret = randomBytes(8).toString('hex');

  sampled(5).each<[string, object, string]>([
    ['NaN', { data: { deep: [{ x: Number.NaN, y: secret }] } }, 'data.deep.0.x is no JSON'],
    ['infinity', { data: { x: Number.POSITIVE_INFINITY } }, 'data.x is no JSON'],
    ['a number beyond 2^53', { data: { x: Long.fromString('9223372036854775807') } }, 'data.x is no JSON'],
    ['a decimal', { data: { x: Decimal128.fromString('1.0') } }, 'data.x is no JSON'],
    ['a time among the data', { data: { x: new Date() } }, 'data.x is no JSON'],
    ['no data', { data: null }, 'data is no object'],
    ['no subject', { subject: 'wi' }, SUBJECT_PROBLEM],
    ['a version that is not whole', { subject_version: 1.5 }, 'subject_version is not what an event has there'],
    ['a time that is text', { at: 'yesterday' }, 'at is not what an event has there'],
    ['an actor without a name', { actor: { type: 'user' } }, 'actor is not what an event has there'],
    ['no subject where search looks for one', { type: 'message.appended', subject: null }, SUBJECT_PROBLEM],
    ['no subject in an event of a proposal', { type: 'proposal.created', subject: null }, SUBJECT_PROBLEM],
    ['no data where search looks for it', { type: 'work_item.updated', data: null }, 'data is no object'],
    ['an unknown field that is not JSON', { signature: Long.MAX_VALUE }, 'signature is no JSON'],
  ])('with %s is kept, appears in the log by its digest, and holds up nothing', async (_, spoilt, problem) => {
    const id = (await key.client.createWorkItem({ subject: 'Probed' })).body.work_item_id;
    const other = (await key.client.createWorkItem({ subject: 'Other' })).body.work_item_id;
    const eventId = await plant(id, spoilt);
    await key.client.appendMessage(id, 'After it');
    const types = (await key.client.getEvidence(id)).body.entries.map((entry: { type: string }) => entry.type);
    expect(types).toEqual(['work_item.created', 'event.quarantined', 'message.appended']);
    expect((await key.client.getEvidence(other)).body.entries).toHaveLength(1);

    const found = await kept(eventId);
    expect(found).toMatchObject({ tenant_id: tenantId, collection: 'work_items', document_id: id, problem });
    const digest = createHash('sha256')
      .update(found?.text ?? '')
      .digest('hex');
    expect(found?.digest).toBe(digest);
    const entry = (await logOf(id)).find(({ _id }) => _id === eventId);
    expect(entry).toMatchObject({
      type: 'event.quarantined',
      data: { digest, event_type: 'type' in spoilt ? spoilt.type : 'probe.taken' },
    });
    // The relay clears what it has logged in a separate step.
    const outboxOf = async () =>
      (await collection<{ _id: string; outbox: unknown[] }>('work_items').findOne({ _id: id }))?.outbox;
    await expect.poll(outboxOf, { timeout: 10_000 }).toEqual([]);

    const packet = JSON.stringify((await key.client.exportPacket(id)).body);
    const jwks = await (await fetch(`${service.address}/.well-known/jwks.json`)).text();
    const report = verifyPacket(packet, readKeySet(JSON.parse(jwks)));
    expect(report.problems).toEqual([]);
    expect(report.verified).toBe(true);
  });

  it('is named in the log of the service and counted, without its values', async () => {
    const told = () => service.output.split('\n').filter((line) => line.includes('was quarantined'));
    const planted = await collection('quarantined_events').countDocuments();
    expect(planted).toBeGreaterThanOrEqual(3);
    // The service writes its log lines with a delay.
    await expect.poll(() => told().length, { timeout: 10_000 }).toBe(planted);
    const lines = told();
    const [first] = await collection<QuarantinedEvent>('quarantined_events').find().sort({ _id: 1 }).toArray();
    expect(lines[0]).toContain(`"event_id":"${first?._id}"`);
    expect(lines[0]).toContain(`"document_id":"${first?.document_id}"`);
    expect(service.output).not.toContain(secret);
    const headers = { Authorization: `Bearer ${service.env['WORKGATE_METRICS_TOKEN']}` };
    const metrics = await (await fetch(`${service.address}/metrics`, { headers })).text();
    expect(metrics.split('\n')).toContain(`workgate_quarantined_events_total ${planted}`);
    expect(metrics).toMatch(/^workgate_outbox_pending 0$/m);
    expect(metrics).toMatch(/^workgate_relay_lag_seconds 0(\.\d+)?(e-\d+)?$/m);
    expect(metrics).toMatch(/^workgate_clock_offset_seconds -?[\d.e-]+$/m);
    expect(metrics).toMatch(/^workgate_database_pool\{state="in_use"\} \d+$/m);
    expect(metrics).toMatch(/^workgate_work_overdue\{kind="recovery"\} 0$/m);
  });

  it('without an id is left where it is, and holds up no later event', async () => {
    const id = (await key.client.createWorkItem({ subject: 'Nameless' })).body.work_item_id;
    await collection('work_items').updateOne({ _id: id } as never, { $push: { outbox: { type: 'x' } } } as never);
    await key.client.appendMessage(id, 'After it');
    expect((await key.client.getEvidence(id)).body.entries).toHaveLength(2);
  });
});
