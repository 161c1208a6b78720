import { afterAll, beforeAll, expect, test } from 'vitest';
import { PolicyDecision } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { type Activity, ActivityService } from '../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { LinkKind, LinkService } from '../../generated/proto/workgate/work/v1/link_service_pb.js';
import {
  WorkItemPriority,
  WorkItemStatus,
  WorkService,
} from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { EventType } from '../../src/platform/outbox/event-types.ts';
import { RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { quietEvent, writeLog } from '../support/written-log.ts';

let service: TestService;
let desk: RefundDesk;
let ada: TestPerson;
let viewer: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  const { tenantId } = desk;
  const join = async (role: 'member' | 'viewer') => (await TestPerson.create(service, [{ tenantId, role }])).signIn();
  [ada, viewer] = await Promise.all([join('member'), join('viewer')]);
});
afterAll(() => service.stop());

async function activityOf(workItemId: string, pageSize = 0, by = viewer): Promise<Activity[]> {
  await service.services.platform.relay.drain(desk.tenantId);
  const found: Activity[] = [];
  for (let pageToken = ''; ; ) {
    const page = await by.client(ActivityService).listWorkItemActivity({ workItemId, pageSize, pageToken });
    if (pageSize > 0) expect(page.activities.length).toBeLessThanOrEqual(pageSize);
    found.push(...page.activities);
    if (page.nextPageToken === '') return found;
    pageToken = page.nextPageToken;
  }
}

/** Returns the name of the person who makes a test call. Tests shorten such names. */
const nameOf = (call: { principal: { displayName: string } }) => `Person ${call.principal.displayName.slice(0, 5)}`;

test('activity is listed with present names and with comments, newest first', async () => {
  const workItemId = await desk.workItem();
  const work = ada.client(WorkService);
  await work.assignWorkItem({ workItemId, assigneeId: ada.personId });
  const changes = { priority: WorkItemPriority.HIGH, subject: 'A private subject' };
  await work.updateWorkItem({ workItemId, changes, updateMask: { paths: ['priority', 'subject'] } });
  const { body } = await desk.propose(VERY_LARGE, { workItemId });
  const { approvals } = service.services.actions;
  await approvals.approve(desk.approvers[0], body.proposal_id, 'Seen the parcel.');
  await approvals.reject(desk.approvers[1], body.proposal_id, 'Not this one.');

  const told = await activityOf(workItemId);
  const of = (type: string) => told.find((one) => one.type === type);
  const [one, other] = desk.approvers;
  const summary = expect.stringMatching(/^Refund 600\.00 EUR/);
  expect(of('work_item.created')?.actor).toMatchObject({ id: desk.key.keyId, name: expect.stringMatching(/./) });
  expect(told.findLast(({ type }) => type === 'work_item.updated')?.changes).toMatchObject([
    { field: 'assignee', value: ada.personId, name: expect.stringMatching(/^Person /) },
  ]);
  expect(of('proposal.created')).toMatchObject({
    actor: { id: desk.key.keyId, accountableId: desk.creator.personId },
    proposal: { summary, policyDecision: PolicyDecision.REQUIRE_APPROVAL, approvalsRequired: 2 },
  });
  expect(of('proposal.approval_added')).toMatchObject({
    actor: { id: one.principal.id, name: nameOf(one) },
    proposal: { summary, said: 'Seen the parcel.', policyDecision: PolicyDecision.UNSPECIFIED },
  });
  expect(of('proposal.rejected')).toMatchObject({
    actor: { id: other.principal.id, name: nameOf(other) },
    proposal: { summary, said: 'Not this one.' },
  });
  const set = told.flatMap((entry) => entry.changes).map(({ field, value }) => `${field}=${value}`);
  expect(set).toEqual(expect.arrayContaining(['priority=high', 'subject=']));
  expect(JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? 0 : value))).not.toContain('private subject');
  expect(told.find(({ status }) => status === WorkItemStatus.WAITING_ON_APPROVAL)).toMatchObject({
    previousStatus: WorkItemStatus.NEW,
  });

  const bySmallPages = await activityOf(workItemId, 2);
  expect(bySmallPages.map(({ sequence }) => sequence)).toEqual(told.map(({ sequence }) => sequence));
  expect(told.map(({ sequence }) => sequence)).toEqual(
    told.map(({ sequence }) => sequence).sort((a, b) => Number(b - a)),
  );
});

test('links show the present subject of the other WorkItem, queues and packs their names if these are certain', {
  tags: 'full',
}, async () => {
  const [workItemId, otherId] = [await desk.workItem(), await desk.workItem()];
  const [work, links] = [ada.client(WorkService), ada.client(LinkService)];
  const { link } = await links.linkWorkItems({ workItemId, otherWorkItemId: otherId, kind: LinkKind.DUPLICATE_OF });
  await links.unlinkWorkItems({ linkId: link?.linkId ?? '' });
  const subject = '\u200B<i>Renamed</i> \u05D0';
  await work.updateWorkItem({ workItemId: otherId, changes: { subject }, updateMask: { paths: ['subject'] } });
  const other = { workItemId: otherId, subject };
  const told = await activityOf(workItemId);
  for (const type of ['work_item.linked', 'work_item.unlinked']) {
    expect(told.find((one) => one.type === type)?.link).toMatchObject({ kind: LinkKind.DUPLICATE_OF, other });
  }
  expect((await activityOf(otherId)).find(({ type }) => type === 'work_item.linked')?.link).toMatchObject({
    kind: LinkKind.DUPLICATED_BY,
    other: { workItemId },
  });

  const packs = await service.services.actions.packs.queuesOf(desk.tenantId);
  const [pack] = packs;
  const queue = pack?.queues.at(-1);
  const updated = {
    ...quietEvent(),
    type: 'work_item.updated',
    subject: { type: 'work_item', id: workItemId },
  } as const;
  const foreign = await (await RefundDesk.open(service)).workItem();
  const linked = { ...updated, type: 'work_item.linked', subject: { type: 'work_item_link', id: 'lnk_1' } } as const;
  const written = [
    { ...updated, data: { queue_key: queue?.queueKey ?? '' } },
    { ...updated, data: { queue_key: queue?.queueKey ?? '', pack_key: 'gone' } },
    { ...updated, data: { pack_key: pack?.packKey ?? '', queue_key: 'gone' } },
    { ...linked, data: { kind: 'related', other_work_item_id: foreign } },
    { ...linked, data: { kind: 'cousin', other_work_item_id: otherId } },
    { ...linked, data: { kind: 'related', other_work_item_id: 7 } },
  ];
  await writeLog(
    service,
    desk.tenantId,
    written.map((event) => ({ ...event, work_item_id: workItemId })),
  );
  const [odd, cousin, alien, moved, unknown, stayed] = await activityOf(workItemId);
  expect([odd?.link, cousin?.link]).toEqual([undefined, undefined]);
  expect(alien?.link).toMatchObject({ kind: LinkKind.RELATED });
  expect(alien?.link?.other).toBeUndefined();
  const names = (activity: Activity | undefined) =>
    Object.fromEntries(activity?.changes.map(({ field, name }) => [field, name]) ?? []);
  expect(names(stayed)).toEqual({ queue_key: queue?.title });
  expect(names(unknown)).toEqual({ queue_key: '', pack_key: '' });
  expect(names(moved)).toEqual({ queue_key: '', pack_key: pack?.title });
});

test('events of a later release are listed, and people who have left keep their names', async () => {
  const workItemId = await desk.workItem();
  const leaver = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }])).signIn();
  await leaver.client(WorkService).appendWorkItemMessage({ workItemId, content: 'I go.' });
  const owner = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'owner' }])).signIn();
  await owner.client(MemberService).removeMember({ personId: leaver.personId });
  const type = 'work_item.teleported' as EventType;
  const subject = { type: 'wormhole', id: 'wh_1' };
  const data = { proposal_id: 7, assignee: { id: 1 }, reason: ['x'], commitments: null };
  await writeLog(service, desk.tenantId, [{ ...quietEvent(), type, subject, work_item_id: workItemId, data }]);

  const told = await activityOf(workItemId);
  expect(told[0]).toMatchObject({ type, subjectId: 'wh_1', reason: '', changes: [] });
  expect(told.find((one) => one.type === 'message.appended')?.actor?.name).toMatch(/^Person /);
});

test('nobody learns about other tenants, by tokens of other lists, or about proposals that they may not read', async () => {
  const { body } = await desk.propose(VERY_LARGE);
  const workItemId = body.work_item_id;
  const other = await (
    await TestPerson.create(service, [{ tenantId: await service.createTenant(), role: 'owner' }])
  ).signIn();
  const foreign = other.client(ActivityService).listWorkItemActivity({ workItemId });
  expect((await refusalOf(foreign)).info.code).toBe('not_found');

  const client = viewer.client(ActivityService);
  await activityOf(workItemId);
  const { nextPageToken } = await client.listWorkItemActivity({ workItemId, pageSize: 1 });
  expect(nextPageToken).not.toBe('');
  const another = await desk.workItem();
  const borrowed = client.listWorkItemActivity({ workItemId: another, pageToken: nextPageToken });
  expect((await refusalOf(borrowed)).info.code).toBe('validation_error');

  const { workItemActivity } = service.services.audit;
  const blind = {
    ...viewer.in(desk.tenantId),
    permissions: new Set(['work.read'] as const),
    tenantCreatedAt: new Date(0),
  };
  const { rows } = await workItemActivity.list(blind, workItemId, {});
  expect(rows.map(({ type }) => type)).toContain('proposal.created');
  expect(rows.every(({ proposal }) => proposal === null)).toBe(true);
});
