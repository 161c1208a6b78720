import { timestampDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { InboxService } from '../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import { type View, ViewService } from '../../generated/proto/workgate/work/v1/view_service_pb.js';
import { WorkItemOrder, WorkItemStatus, WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { newId } from '../../src/platform/ids.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let tenantId: string;
let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  tenantId = await service.createTenant();
  const memberOf = async (tenant: string) =>
    (await TestPerson.create(service, [{ tenantId: tenant, role: 'member' }])).signIn();
  [ada, ben] = await Promise.all([memberOf(tenantId), memberOf(tenantId)]);
  eve = await memberOf(await service.createTenant());
});

async function newItem(subject = 'Refund'): Promise<string> {
  return (await ada.client(WorkService).createWorkItem({ subject })).workItem?.workItemId ?? '';
}

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).info.code;

describe('read marks', () => {
  const marksOf = async (person: TestPerson, workItemIds: string[]) => {
    const { marks } = await person.client(InboxService).listReadMarks({ workItemIds });
    return Object.fromEntries(marks.map(({ workItemId, version }) => [workItemId, Number(version)]));
  };
  const mark = (person: TestPerson, workItemId: string, version: number) =>
    person.client(InboxService).markWorkItemsRead({ marks: [{ workItemId, version: BigInt(version) }] });

  test('belong to one person, never go back or past the present version, and are removed by version 0', async () => {
    const [first, second] = [await newItem(), await newItem()];
    await mark(ada, first, 1);
    expect(await marksOf(ada, [first, second])).toEqual({ [first]: 1 });
    expect(await marksOf(ben, [first, second])).toEqual({});

    const changes = { changes: { subject: 'Another' }, updateMask: { paths: ['subject'] } };
    await ben.client(WorkService).updateWorkItem({ workItemId: first, ...changes });
    await mark(ada, first, 900);
    expect(await marksOf(ada, [first]), 'as if it could be read in advance').toEqual({ [first]: 2 });
    await mark(ada, first, 1);
    expect(await marksOf(ada, [first]), 'a page that is behind').toEqual({ [first]: 2 });
    await mark(ada, first, 0);
    expect(await marksOf(ada, [first])).toEqual({ [first]: 0 });
  });

  test('are set for WorkItems of the tenant only, and for all of a request or none', async () => {
    const mine = await newItem();
    const strange = [mine, newId('wi')].map((workItemId) => ({ workItemId, version: 1n }));
    expect(await codeOf(ada.client(InboxService).markWorkItemsRead({ marks: strange }))).toBe('not_found');
    expect(await marksOf(ada, [mine])).toEqual({});
    expect(await codeOf(mark(eve, mine, 1))).toBe('not_found');
    const { workItems } = await eve.client(InboxService).batchGetWorkItems({ workItemIds: [mine] });
    expect(workItems).toEqual([]);
  });

  test('matter only for changes since the person became a member', async () => {
    const before = Date.now();
    const late = await (await TestPerson.create(service, [{ tenantId, role: 'viewer' }])).signIn();
    const { unreadSince } = await late.client(InboxService).listReadMarks({ workItemIds: [await newItem()] });
    expect(unreadSince && timestampDate(unreadSince).getTime()).toBeGreaterThan(before - 60_000);
  });
});

describe('saved views', () => {
  const query = { statuses: [WorkItemStatus.NEW], tags: ['vip'], assignee: 'me' };
  const save = (person: TestPerson, name: string, isShared = false) =>
    person.client(ViewService).createView({ name, isShared, query, order: WorkItemOrder.OLDEST });
  const seen = async (person: TestPerson) => (await person.client(ViewService).listViews({})).views;
  const shown = ({ name, isShared, mayChange }: View) =>
    `${name}${isShared ? ' shared' : ''}${mayChange ? '' : ' fixed'}`;

  test('are private or shared, and are returned as they were saved', async () => {
    const { view } = await save(ada, 'Mine');
    await save(ada, 'Ours', true);
    await save(ben, 'Mine');
    expect((await seen(ada)).map(shown)).toEqual(['Mine', 'Ours shared']);
    expect((await seen(ben)).map(shown)).toEqual(['Mine', 'Ours shared fixed']);
    expect(await seen(eve)).toEqual([]);
    expect((await seen(ada))[0]).toEqual(view);
    expect(view).toMatchObject({ query, order: WorkItemOrder.OLDEST });
  });

  test('are changed by their creator, shared ones also by administrators, but never by a viewer', async () => {
    const [own, shared] = [(await save(ada, 'Mine')).view, (await save(ada, 'Ours', true)).view];
    const rename = (person: TestPerson, view: View | undefined, name: string) =>
      person.client(ViewService).updateView({ viewId: view?.viewId ?? '', name, query: {} });
    expect((await rename(ada, own, 'Renamed')).view).toMatchObject({ name: 'Renamed', order: WorkItemOrder.NEWEST });
    expect(await codeOf(rename(ben, own, 'Stolen'))).toBe('not_found');
    expect(await codeOf(rename(ben, shared, 'Stolen'))).toBe('authorization_error');
    expect(await codeOf(rename(eve, shared, 'Stolen'))).toBe('not_found');
    const admin = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
    await rename(admin, shared, 'Tidied');
    const owner = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
    await service.services.identity.members.updateRole(owner.in(tenantId), ada.personId, 'viewer');
    expect((await seen(ada)).map(shown)).toEqual(['Renamed', 'Tidied shared fixed']);
    expect(await codeOf(rename(ada, shared, 'Again'))).toBe('authorization_error');
    expect(await codeOf(save(ada, 'More', true))).toBe('authorization_error');
    await ada.client(ViewService).deleteView({ viewId: own?.viewId ?? '' });
    expect((await seen(ada)).map(shown)).toEqual(['Tidied shared fixed']);
  });

  test('have unique names, and one person has at most fifty, even under concurrent requests', {
    tags: 'full',
  }, async () => {
    const attempts = Array.from({ length: 8 }, (_, index) => save(ada, index % 2 === 0 ? 'Same' : 'ＳＡＭＥ'));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (let index = 1; index < 49; index += 1) await save(ada, `View ${index}`);
    await Promise.allSettled(['One', 'Another', 'A third'].map((name) => save(ada, name)));
    expect(await seen(ada)).toHaveLength(50);
    expect(await codeOf(save(ada, 'Too many'))).toBe('invalid_state');
    await save(ben, 'Same');
  });

  test('are refused for queries and names that are not allowed', async () => {
    const { createView } = ada.client(ViewService);
    const order = WorkItemOrder.LAST_CHANGED;
    const refused = [
      () => createView({ name: 'x', query: { queueKey: 'general' } }),
      () => createView({ name: 'x', query: { text: 'parcel' }, order }),
      () => createView({ name: 'x\u202ey', query: {} }),
      () => createView({ name: ' ', query: {} }),
    ];
    for (const one of refused) expect(await codeOf(one())).toBe('validation_error');
    expect(await seen(ada)).toEqual([]);
  });
});
