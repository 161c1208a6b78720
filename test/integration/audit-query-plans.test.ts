import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_PERMISSIONS } from '../../src/call-context.ts';
import type { Services } from '../../src/compose.ts';
import { newId } from '../../src/platform/ids.ts';
import { TEST_ADMIN, type TestService } from '../support/service.ts';
import { quietEvent, writeLog } from '../support/written-log.ts';
import { closeRecorded, expectIndexed, type Lookup, openRecorded } from './query-plan.ts';

const LONG = 31_000;
const SEGMENTS = 31;
let services: Services;
let lookups: Lookup[];
/** Number of log documents that the database has sent. */
let sent = 0;

beforeAll(async () => {
  ({ services, lookups } = await openRecorded());
  const client = services.platform.mongo.connection.getClient();
  client.on('commandSucceeded', ({ reply }) => {
    const {
      ns = '',
      firstBatch,
      nextBatch,
    } = (reply as { cursor?: { ns?: string; firstBatch?: []; nextBatch?: [] } }).cursor ?? {};
    if (ns.endsWith('.event_log')) sent += (firstBatch ?? nextBatch ?? []).length;
  });
});
afterAll(async () => {
  await services.audit.logOutlines.stop();
  await closeRecorded(services);
});

it('answers every query of a long log from an index, and reads few entries', {
  tags: 'full',
  timeout: 120_000,
}, async () => {
  const { auditLog, auditExports, decisionLog, decisionCounting, logOutlines } = services.audit;
  const { tenantId } = await services.identity.tenants.create({ name: 'Own' });
  const call = {
    tenantId,
    tenantCreatedAt: new Date(0),
    principal: TEST_ADMIN,
    permissions: ALL_PERMISSIONS,
    correlationId: 'plans',
  };
  const item = await services.workItems.workItems.create(call, { subject: 'Refund for order 1234' });
  const { workItemId } = item.value;
  const key = { ...quietEvent(), type: 'api_key.offered', subject: { type: 'api_key', id: newId('key') } } as const;
  const own = { services } as unknown as TestService;
  const named = ['integration', 'webhook_endpoint', 'data_source', 'chat_channel', 'action_proposal', 'work_item'];
  const ofAllKinds = Array.from({ length: 190 }, (_, index) => {
    const subject = { type: named[index % named.length] ?? '', id: newId('int') };
    return { ...quietEvent(), subject };
  });
  await writeLog(own, tenantId, [key, ...Array.from({ length: LONG }, () => quietEvent())]);
  // Both calls are refused while so much is missing, and start work in the background.
  await refused(() => drained(logOutlines.counts(tenantId, new Date())));
  await refused(() => auditLog.get(call, 2));
  while ((await logOutlines.kept(tenantId)) < SEGMENTS) await delay(100);
  await services.evidence.evidenceTrees.settled();

  const asked: [string, () => Promise<unknown>, number][] = [
    ['the newest', () => auditLog.list(call, {}, { limit: 50 }), 60],
    ['a WorkItem', () => auditLog.list(call, { workItemId }, { limit: 50 }), 10],
    ['a type', () => auditLog.list(call, { types: ['api_key.offered'] }, { limit: 50 }), 2_100],
    ['a subject', () => auditLog.list(call, { subjectId: key.subject.id }, { limit: 50 }), 2_100],
    ['nobody', () => auditLog.list(call, { actorId: newId('usr') }, { limit: 50 }), 1_100],
    ['a time', () => auditLog.list(call, { before: new Date(0) }, { limit: 50 }), 1_100],
    ['an entry', () => auditLog.get(call, 2), 4_200],
    ['decisions', () => decisionLog.list(call, { outcomes: [] }, { limit: 50 }), 1_100],
    ['counts', () => decisionCounting.statistics(call, 90, 'Europe/Berlin'), 1_100],
    [
      'a file',
      () => drained(auditExports.export(call, { types: ['api_key.*'] }, 'csv', AbortSignal.timeout(60_000))),
      2_200,
    ],
  ];
  // These entries are the newest. A page reads the names of its subjects with one query for each kind, however many
  // subjects it has.
  await writeLog(own, tenantId, ofAllKinds);
  const [few, many] = [
    await queriesOf(() => auditLog.list(call, {}, { limit: 6 })),
    await queriesOf(() => auditLog.list(call, {}, { limit: 190 })),
  ];
  expect(many).toEqual(few);
  expect(many).toEqual(expect.arrayContaining(['integrations', 'webhook_endpoints', 'action_proposals', 'work_items']));
  for (const [what, ask, most] of asked) {
    const before = sent;
    await ask();
    expect(sent - before, what).toBeLessThanOrEqual(most);
  }
  // One lookup of each shape. Lookups that build the outline of the log differ only in their bounds.
  const kinds = lookups.map(
    (lookup) => [`${lookup.collection} ${Object.keys(lookup.filter)} ${lookup.sort !== undefined}`, lookup] as const,
  );
  const made = [...new Map(kinds).values()];
  expect([...new Set(made.map(({ collection }) => collection))]).toEqual(
    expect.arrayContaining(['event_log', 'log_outlines', 'api_keys']),
  );
  await expectIndexed(services.platform.mongo.connection, made);
});

/** Returns the collections that `ask` queries, sorted, each as often as it is queried. */
async function queriesOf(ask: () => Promise<unknown>): Promise<string[]> {
  const before = lookups.length;
  await ask();
  return lookups
    .slice(before)
    .map(({ collection }) => collection)
    .sort();
}

async function refused(ask: () => Promise<unknown>): Promise<void> {
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
}

async function drained(parts: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of parts);
}
