import { Code, ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { PROTOCOLS, TestPerson } from '../support/people.ts';
import { checked } from '../support/rpc-errors.ts';
import { TEST_OPERATOR, TestService } from '../support/service.ts';
import { Watcher } from '../support/watcher.ts';

let service: TestService;
let tenantId: string;
let ada: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
  ada = await newMember();
});
afterAll(() => service.stop());

const newMember = async (...otherTenants: string[]) => {
  const memberships = [tenantId, ...otherTenants].map((id) => ({ tenantId: id, role: 'member' as const }));
  return (await TestPerson.create(service, memberships)).signIn();
};
const newWorkItem = async () =>
  (await ada.client(WorkService).createWorkItem({ subject: 'Watched' })).workItem?.workItemId ?? '';
const rename = (by: TestPerson, workItemId: string, subject: string) =>
  by.client(WorkService).updateWorkItem({ workItemId, changes: { subject }, updateMask: { paths: ['subject'] } });
const versions = ({ entries }: Watcher) => entries.map(({ workItemVersion }) => Number(workItemVersion));
const endOf = ({ end }: Watcher) => (end instanceof ConnectError ? Code[end.code] : end);

test('a stream ends soon after its reader has lost the right to read', { timeout: 60_000 }, async () => {
  const other = await service.createTenant();
  const [removed, signedOut, changed, moved, staying] = await Promise.all([
    newMember(),
    newMember(),
    newMember(),
    newMember(other),
    newMember(),
  ]);
  const owner = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
  const workItemId = await newWorkItem();
  await moved.client(SessionService).switchTenant({ tenantId });
  const people = { removed, signedOut, changed, moved, staying };
  const watchers = Object.fromEntries(
    Object.entries(people).map(([name, person]) => [name, new Watcher(person, workItemId)]),
  ) as Record<keyof typeof people, Watcher>;
  await Promise.all(Object.values(watchers).map((watcher) => watcher.caughtUp()));

  const admin = owner.in(tenantId);
  await service.services.identity.members.remove(admin, removed.personId);
  await signedOut.client(SessionService).signOut({});
  await service.services.identity.passwordReset.override(
    { principal: TEST_OPERATOR, correlationId: 'test' },
    changed.email,
    'another long password',
  );
  // This person goes on in another tenant with the same session, but can no longer read this tenant.
  await service.services.identity.members.remove(admin, moved.personId);
  expect((await moved.client(SessionService).getSession({})).session?.active?.tenantId).toBe(other);

  const ends = () => Object.fromEntries(Object.entries(watchers).map(([name, watcher]) => [name, endOf(watcher)]));
  const expected = {
    removed: 'PermissionDenied',
    signedOut: 'Unauthenticated',
    changed: 'Unauthenticated',
    moved: 'PermissionDenied',
    staying: undefined,
  };
  await expect.poll(ends, { timeout: 20_000, interval: 250 }).toEqual(expected);
  await watchers.staying.until(({ kinds }) => kinds.includes('heartbeat'));
  await rename(ada, workItemId, 'After all');
  await watchers.staying.until(({ entries }) => entries.length === 2);
  expect(endOf(watchers.staying)).toBeUndefined();
  expect(watchers.removed.entries.length).toBe(1);
  await watchers.staying.close();
});

test('SIGTERM ends every stream as resumable, and does not wait for any', {
  tags: 'full',
}, async () => {
  // With a grace period longer than the test, a process that waited for its streams would not end.
  const env = { WORKGATE_SHUTDOWN_GRACE_MS: '600000' };
  const leaving = await TestService.start({ sharing: service, env });
  const workItemId = await newWorkItem();
  const carl = await new TestPerson(leaving, ada).signIn();
  const watchers = PROTOCOLS.map((protocol) => new Watcher(carl, workItemId, { protocol }));
  await Promise.all(watchers.map((watcher) => watcher.caughtUp()));
  // The log may be behind, so a stream may have caught up before its first entry.
  await Promise.all(watchers.map((watcher) => watcher.until(({ entries }) => entries.length === 1)));
  expect(await leaving.end('SIGTERM')).toBe(0);
  await Promise.all(watchers.map((watcher) => watcher.until(() => false)));
  for (const { end } of watchers) {
    const { code, info } = checked(end as ConnectError);
    expect([Code[code], info.code, info.retryable]).toEqual(['Unavailable', 'unavailable', true]);
  }
  await rename(ada, workItemId, 'Meanwhile');
  const afterSequence = watchers[0]?.entries.at(-1)?.sequence ?? 0n;
  const resumed = await new Watcher(ada, workItemId, { afterSequence }).caughtUp();
  await resumed.until(({ entries }) => entries.length === 1);
  expect(versions(resumed)).toEqual([2]);
  await resumed.close();
  await leaving.stop({ keepDatabase: true });
});
