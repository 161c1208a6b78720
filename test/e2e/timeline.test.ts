import { Code, ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  PrincipalType,
  WorkItemPriority,
  WorkItemStatus,
  WorkService,
} from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { PROTOCOLS, TestPerson } from '../support/people.ts';
import { checked } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { Watcher } from '../support/watcher.ts';

/** Most streams that one person can have open in one process. */
const MAX_STREAMS = 50;

let service: TestService;
let tenantId: string;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
  [ada, bob] = await Promise.all([newMember(), newMember()]);
});
afterAll(() => service.stop());

const newMember = async () => (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
const newWorkItem = async () =>
  (await ada.client(WorkService).createWorkItem({ subject: 'Private subject' })).workItem?.workItemId ?? '';
const rename = (by: TestPerson, workItemId: string, subject: string) =>
  by.client(WorkService).updateWorkItem({ workItemId, changes: { subject }, updateMask: { paths: ['subject'] } });
const versions = ({ entries }: Watcher) => entries.map(({ workItemVersion }) => Number(workItemVersion));
const upTo = (version: number) => Array.from({ length: version }, (_, index) => index + 1);
const endOf = ({ end }: Watcher) => (end instanceof ConnectError ? Code[end.code] : end);

/** Only the first protocol is tested in each run, because the others carry the same streams. */
const [FIRST, ...OTHERS] = PROTOCOLS;

describe(`over ${FIRST}`, () => describeTimeline(FIRST));
describe.each(OTHERS)('over %s', { tags: 'full' }, describeTimeline);

function describeTimeline(protocol: (typeof PROTOCOLS)[number]): void {
  test('a timeline shows past events in order, then new ones, whoever causes them', async () => {
    const workItemId = await newWorkItem();
    const key = await service.createKey(tenantId, ['work.read', 'work.write']);
    await ada.client(WorkService).updateWorkItem({
      workItemId,
      changes: { status: WorkItemStatus.OPEN, priority: WorkItemPriority.HIGH, contact: { name: 'Private name' } },
      updateMask: { paths: ['status', 'priority', 'contact'] },
    });
    const early = await new Watcher(ada, workItemId, { protocol }).until(({ entries }) => entries.length === 2);
    await early.caughtUp();
    await bob.client(WorkService, protocol).assignWorkItem({ workItemId, assigneeId: ada.personId });
    await key.client.appendMessage(workItemId, 'Private words');
    await key.client.updateWorkItem(workItemId, { status: 'resolved' });
    await early.until(({ entries }) => entries.length === 5);
    const late = await new Watcher(bob, workItemId, { protocol }).caughtUp();
    await Promise.all([early.close(), late.close()]);

    expect(late.entries).toEqual(early.entries);
    expect(late.kinds).toEqual([...Array<string>(5).fill('entry'), 'caughtUp']);
    expect(early.kinds.filter((kind) => kind === 'caughtUp').length).toBe(1);
    expect(versions(early)).toEqual(upTo(5));
    const sequences = early.entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => Number(a - b)));
    const [created, updated, assigned, said, resolved] = early.entries;
    const byAda = { actorType: PrincipalType.USER, actorId: ada.personId };
    const byKey = { actorType: PrincipalType.API_KEY, actorId: key.keyId };
    expect(created).toMatchObject({ ...byAda, type: 'work_item.created', subjectId: workItemId });
    expect(updated).toMatchObject({
      ...byAda,
      type: 'work_item.updated',
      status: WorkItemStatus.OPEN,
      previousStatus: WorkItemStatus.NEW,
    });
    expect(updated?.changedFields.toSorted()).toEqual(['contact', 'priority', 'status']);
    expect(assigned).toMatchObject({ actorId: bob.personId, changedFields: ['assignee'] });
    expect(said).toMatchObject({ ...byKey, type: 'message.appended', subjectId: expect.stringMatching(/^msg_/) });
    expect(resolved).toMatchObject({ ...byKey, changedFields: ['status'], status: WorkItemStatus.RESOLVED });
    expect(early.entries.map(({ entryId }) => entryId)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^evt_/)]),
    );
    const texts = early.entries.flatMap((entry) => Object.values(entry).map(String)).join();
    expect(texts).not.toMatch(/Private/);
  });

  test('a timeline that is resumed again and again loses and repeats nothing', async () => {
    const CHANGES = 40;
    const workItemId = await newWorkItem();
    const changing = (async () => {
      for (let count = 0; count < CHANGES; count += 1) await rename(bob, workItemId, `Subject ${count}`);
    })();
    const seen: number[] = [];
    for (let afterSequence = 0n; seen.length < CHANGES + 1; ) {
      const watcher = new Watcher(ada, workItemId, { protocol, afterSequence });
      await watcher.until(({ entries }) => entries.length >= 3 || seen.length + entries.length > CHANGES);
      await watcher.close();
      seen.push(...versions(watcher));
      afterSequence = watcher.entries.at(-1)?.sequence ?? afterSequence;
    }
    await changing;
    expect(seen).toEqual(upTo(CHANGES + 1));
  });
}

test('a history of many pages is complete', { tags: 'full' }, async () => {
  const workItemId = await newWorkItem();
  const said = (await rename(ada, workItemId, 'x')).workItem;
  expect(said?.version).toBe(2n);
  const key = await service.createKey(tenantId, ['work.write']);
  for (let count = 0; count < 210; count += 1) await key.client.updateWorkItem(workItemId, { subject: `S ${count}` });
  const live = await new Watcher(ada, workItemId).until(({ entries }) => entries.length === 212);
  const late = await new Watcher(ada, workItemId).caughtUp();
  await Promise.all([live.close(), late.close()]);
  for (const watcher of [live, late]) expect(versions(watcher)).toEqual(upTo(212));
  expect(late.kinds.at(-1)).toBe('caughtUp');
});

test('changes of other WorkItems are not shown, and a WorkItem of another tenant is not found', async () => {
  const [mine, other] = [await newWorkItem(), await newWorkItem()];
  const watcher = await new Watcher(ada, mine).caughtUp();
  await rename(ada, other, 'Other');
  await rename(ada, mine, 'Mine');
  await watcher.until(({ entries }) => entries.length === 2);
  expect(versions(watcher)).toEqual([1, 2]);
  await watcher.close();
  const foreignTenant = await service.createTenant();
  const stranger = await (await TestPerson.create(service, [{ tenantId: foreignTenant, role: 'owner' }])).signIn();
  const refused = await new Watcher(stranger, mine).until(() => false);
  expect([endOf(refused), refused.kinds]).toEqual(['NotFound', []]);
});

describe('many watchers', () => {
  test('each see every event once', { tags: 'full' }, async () => {
    const items = await Promise.all(Array.from({ length: 4 }, () => newWorkItem()));
    const people = await Promise.all(Array.from({ length: 4 }, () => newMember()));
    const watchers = people.flatMap((person) =>
      [...items, ...items, ...items].map((item) => new Watcher(person, item)),
    );
    await Promise.all(watchers.map((watcher) => watcher.caughtUp()));
    for (let count = 0; count < 5; count += 1) {
      await Promise.all(items.map((item) => rename(ada, item, `Subject ${count}`)));
    }
    await Promise.all(watchers.map((watcher) => watcher.until(({ entries }) => entries.length >= 6)));
    await Promise.all(watchers.map((watcher) => watcher.close()));
    expect(watchers.map(versions)).toEqual(watchers.map(() => upTo(6)));
  });

  test('of one person are limited, and a closed stream makes room', { tags: 'full' }, async () => {
    const [carl, workItemId] = [await newMember(), await newWorkItem()];
    const open = () => new Watcher(carl, workItemId).caughtUp();
    const watchers = await Promise.all(Array.from({ length: MAX_STREAMS }, open));
    const refused = await open();
    const { code, info } = checked(refused.end as ConnectError);
    expect([Code[code], info.code, refused.kinds]).toEqual(['ResourceExhausted', 'rate_limited', []]);
    const others = await new Watcher(bob, workItemId).caughtUp();
    expect(others.kinds).toContain('caughtUp');
    await Promise.all([others, ...watchers].map((watcher) => watcher.close()));
    const reopened = async () => {
      const again = await open();
      await again.close();
      return again.kinds;
    };
    await expect.poll(reopened, { timeout: 10_000 }).toContain('caughtUp');
  });
});
