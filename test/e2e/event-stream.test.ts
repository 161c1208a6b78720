import { Code, ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { stored, waitUntilDrained } from '../faults/event-log.ts';
import { EventWatcher } from '../support/event-watcher.ts';
import { PROTOCOLS, TestPerson } from '../support/people.ts';
import { checked } from '../support/rpc-errors.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

/** Most streams that one person can have open in one process. */
const MAX_STREAMS = 50;

let service: TestService;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

let tenantId: string;
let ada: TestPerson;
let key: TestKey;
beforeEach(async () => {
  tenantId = await service.createTenant();
  ada = await newPerson();
  key = await service.createKey(tenantId, ['work.read', 'work.write']);
});

const newPerson = async (...otherTenants: string[]) => {
  const memberships = [tenantId, ...otherTenants].map((id) => ({ tenantId: id, role: 'viewer' as const }));
  return (await TestPerson.create(service, memberships)).signIn();
};
const opened = async () => (await key.client.createWorkItem()).body.work_item_id as string;
const head = async () => {
  await waitUntilDrained(service, tenantId);
  return stored<LogEntry>(service, 'event_log').countDocuments({ tenant_id: tenantId });
};
const endOf = ({ end }: EventWatcher) => (end instanceof ConnectError ? Code[end.code] : end);

sampled(3).each(PROTOCOLS)(
  'sends every new event of a WorkItem once and in order, and nothing else (%s)',
  async (protocol) => {
    const early = await opened();
    const from = await head();
    const watcher = await new EventWatcher(ada, undefined, protocol).caughtUp();
    expect([watcher.kinds, watcher.sequence]).toEqual([['caughtUp'], BigInt(from)]);
    await key.client.updateWorkItem(early, { status: 'open' });
    await service.createKey(tenantId, ['work.read']);
    const late = await opened();
    await key.client.appendMessage(late, 'Private words');
    await watcher.until(({ events }) => events.length >= 3);
    await watcher.close();
    await head();
    const log = await stored<LogEntry>(service, 'event_log')
      .find({ tenant_id: tenantId, sequence: { $gt: from }, work_item_id: { $ne: null } })
      .sort({ sequence: 1 })
      .toArray();
    expect(log.map(({ type }) => type)).toEqual(['work_item.updated', 'work_item.created', 'message.appended']);
    expect(
      watcher.events.map((event) => [
        event.eventId,
        Number(event.sequence),
        event.type,
        event.subjectType,
        event.subjectId,
        event.workItemId,
        event.actorType,
        event.actorId,
        event.correlationId,
        Number(event.at?.seconds) * 1000 + (event.at?.nanos ?? 0) / 1_000_000,
      ]),
    ).toEqual(
      log.map((entry) => [
        entry._id,
        entry.sequence,
        entry.type,
        entry.subject.type,
        entry.subject.id,
        entry.work_item_id,
        'api_key',
        key.keyId,
        entry.correlation_id,
        entry.at.getTime(),
      ]),
    );
  },
);

test('resumes a stream after its last position, and loses and repeats nothing', async () => {
  const CHANGES = 40;
  const id = await opened();
  await head();
  const start = await new EventWatcher(ada, 0n).caughtUp();
  await start.close();
  expect(start.events.map(({ type }) => type)).toEqual(['work_item.created']);
  const from = start.sequence ?? 0n;
  const changing = (async () => {
    for (let count = 0; count < CHANGES; count += 1) {
      await key.client.updateWorkItem(id, { subject: `Subject ${count}` });
      // Adds log entries that the stream leaves out.
      if (count % 10 === 0) await service.createKey(tenantId, ['work.read']);
    }
  })();
  const seen: bigint[] = [];
  for (let after = from; seen.length < CHANGES; ) {
    const watcher = new EventWatcher(ada, after);
    await watcher.until(({ events }) => events.length >= 3 || seen.length + events.length >= CHANGES);
    await watcher.close();
    seen.push(...watcher.events.map(({ sequence }) => sequence));
    after = watcher.sequence ?? after;
  }
  await changing;
  const rest = await new EventWatcher(ada, from).caughtUp();
  await rest.close();
  expect(seen).toEqual(rest.events.map(({ sequence }) => sequence));
});

test('shows nothing of another tenant, and refuses a position beyond the log of the own tenant', async () => {
  const watcher = await new EventWatcher(ada).caughtUp();
  const foreignTenant = await service.createTenant();
  const foreign = await service.createKey(foreignTenant, ['work.write']);
  for (let count = 0; count < 5; count += 1) await foreign.client.createWorkItem();
  const mine = await opened();
  await watcher.until(({ events }) => events.length > 0);
  await watcher.close();
  expect(watcher.events.map(({ workItemId }) => workItemId)).toEqual([mine]);
  const end = BigInt(await head());
  const refused = await new EventWatcher(ada, end + 1n).until(() => false);
  const { code, info } = checked(refused.end as ConnectError);
  expect([Code[code], info.code, refused.kinds]).toEqual(['InvalidArgument', 'validation_error', []]);
  expect((refused.end as ConnectError).message).toMatch(new RegExp(`after_sequence: .*end of the log \\(${end}\\);`));
});

test('ends a stream when the person may no longer read, and sends its position while nothing happens', async () => {
  const other = await service.createTenant();
  const [signedOut, removed, moved] = await Promise.all([newPerson(), newPerson(), newPerson(other)]);
  await moved.client(SessionService).switchTenant({ tenantId });
  const watchers = { ada, signedOut, removed, moved };
  const streams = Object.entries(watchers).map(([name, person]) => [name, new EventWatcher(person)] as const);
  await Promise.all(streams.map(([, stream]) => stream.caughtUp()));
  await signedOut.client(SessionService).signOut({});
  const owner = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
  await service.services.identity.members.remove(owner.in(tenantId), removed.personId);
  await service.services.identity.members.remove(owner.in(tenantId), moved.personId);
  const ends = () => Object.fromEntries(streams.map(([name, stream]) => [name, endOf(stream)]));
  await expect.poll(ends, { timeout: 30_000, interval: 250 }).toEqual({
    ada: undefined,
    signedOut: 'Unauthenticated',
    removed: 'PermissionDenied',
    moved: 'PermissionDenied',
  });
  const [, staying] = streams[0] as (typeof streams)[0];
  // Heartbeats come more often than the stream checks the log for entries without a WorkItem.
  const end = BigInt(await head());
  await staying.until(() => staying.kinds.includes('heartbeat') && staying.sequence === end);
  expect(staying.sequence).toBe(end);
  expect(staying.events).toEqual([]);
  await opened();
  await staying.until(({ events }) => events.length === 1);
  await staying.close();
}, 90_000);

test('allows at most fifty streams of one person, and a closed stream makes room', async () => {
  const open = () => new EventWatcher(ada).caughtUp();
  const watchers = await Promise.all(Array.from({ length: MAX_STREAMS }, open));
  const refused = await open();
  const { code, info } = checked(refused.end as ConnectError);
  expect([Code[code], info.code, refused.kinds]).toEqual(['ResourceExhausted', 'rate_limited', []]);
  const other = await new EventWatcher(await newPerson()).caughtUp();
  expect(other.kinds).toEqual(['caughtUp']);
  await Promise.all([other, ...watchers].map((watcher) => watcher.close()));
  const reopened = async () => {
    const again = await open();
    await again.close();
    return again.kinds;
  };
  await expect.poll(reopened, { timeout: 10_000 }).toContain('caughtUp');
  // A client that disconnects is no error of the service.
  expect(service.output).not.toContain('The stream has ended');
});
