import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LinkKind, LinkService } from '../../generated/proto/workgate/work/v1/link_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { MAX_LINKS } from '../../src/work-items/links/service.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { type TestKey, TestService } from '../support/service.ts';

const { RELATED, DUPLICATE_OF, DUPLICATED_BY } = LinkKind;

let service: TestService;
let tenantId: string;
let ada: TestPerson;
let viewer: TestPerson;
let key: TestKey;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant('Acme');
  const join = async (role: 'member' | 'viewer') => (await TestPerson.create(service, [{ tenantId, role }])).signIn();
  [ada, viewer] = await Promise.all([join('member'), join('viewer')]);
  key = await service.createKey(tenantId, ['work.read', 'work.write']);
});
afterAll(() => service.stop());

const shortly = async (call: Promise<unknown>) => {
  const { code, info } = await refusalOf(call);
  return `${Code[code]} ${info.code}`;
};
const newWorkItem = async (subject = 'Parcel'): Promise<string> =>
  (await key.client.createWorkItem({ subject })).body.work_item_id;
const linksOf = async (workItemId: string, by = viewer) =>
  (await by.client(LinkService).listWorkItemLinks({ workItemId })).links;
const link = (workItemId: string, otherWorkItemId: string, kind = RELATED, by = ada) =>
  by.client(LinkService).linkWorkItems({ workItemId, otherWorkItemId, kind });

test('a link is visible from both sides, created once, logged for both, and removed for both', async () => {
  const [duplicate, original] = [await newWorkItem('It came twice'), await newWorkItem('Two parcels')];
  const made = await Promise.all([
    ...Array.from({ length: 4 }, () => link(duplicate, original, DUPLICATE_OF)),
    ...Array.from({ length: 4 }, () => link(original, duplicate, DUPLICATED_BY)),
  ]);
  const ids = new Set(made.map((one) => one.link?.linkId));
  expect(ids.size, 'at once and repeated, from both sides').toBe(1);
  expect(await linksOf(duplicate)).toMatchObject([
    { kind: DUPLICATE_OF, other: { workItemId: original, subject: 'Two parcels' } },
  ]);
  expect(await linksOf(original)).toMatchObject([
    { kind: DUPLICATED_BY, other: { workItemId: duplicate }, createdBy: { id: ada.personId } },
  ]);
  expect(await shortly(link(duplicate, original, RELATED))).toBe('FailedPrecondition invalid_state');
  expect(await shortly(link(original, duplicate, DUPLICATE_OF))).toBe('FailedPrecondition invalid_state');
  expect(await shortly(link(original, original))).toBe('InvalidArgument validation_error');

  const [linkId = ''] = ids;
  await ada.client(LinkService).unlinkWorkItems({ linkId });
  await ada.client(LinkService).unlinkWorkItems({ linkId });
  expect([await linksOf(duplicate), await linksOf(original)]).toEqual([[], []]);
  await link(original, duplicate);
  expect(await linksOf(duplicate)).toMatchObject([{ kind: RELATED, other: { workItemId: original } }]);
  await service.services.platform.relay.drain(tenantId);
  for (const id of [duplicate, original]) {
    const entries = await service.services.platform.eventLog(tenantId).listOfWorkItem(id, 0, 100);
    const told = entries.filter(({ type }) => type.includes('link')).map(({ type, data }) => `${type} ${data['kind']}`);
    const kind = id === duplicate ? 'duplicate_of' : 'duplicated_by';
    expect(told).toEqual([`work_item.linked ${kind}`, `work_item.unlinked ${kind}`, 'work_item.linked related']);
  }
});

test('a WorkItem has a limited number of links, and a removed link makes room', { tags: 'full' }, async () => {
  const hub = await newWorkItem();
  for (let index = 0; index < MAX_LINKS; index += 1) await link(hub, await newWorkItem());
  const another = await newWorkItem();
  for (const [one, other] of [
    [hub, another],
    [another, hub],
  ] as const) {
    expect(await shortly(link(one, other))).toBe('FailedPrecondition invalid_state');
  }
  const links = await linksOf(hub);
  expect(links).toHaveLength(MAX_LINKS);
  await ada.client(LinkService).unlinkWorkItems({ linkId: links[7]?.linkId ?? '' });
  await link(hub, another);
  expect(await linksOf(hub)).toHaveLength(MAX_LINKS);
});

test('nobody links, sees or removes what is not theirs', async () => {
  const mine = await newWorkItem();
  const otherTenant = await service.createTenant();
  const stranger = await (await TestPerson.create(service, [{ tenantId: otherTenant, role: 'owner' }])).signIn();
  const created = await stranger.client(WorkService).createWorkItem({ subject: 'Foreign matter' });
  const theirs = created.workItem?.workItemId ?? '';
  for (const [one, other, by] of [
    [mine, theirs, ada],
    [theirs, mine, ada],
    [mine, theirs, stranger],
  ] as const) {
    expect(await shortly(link(one, other, RELATED, by))).toBe('NotFound not_found');
  }
  const { link: made } = await link(mine, await newWorkItem());
  const linkId = made?.linkId ?? '';
  expect(await shortly(stranger.client(LinkService).listWorkItemLinks({ workItemId: mine }))).toBe(
    'NotFound not_found',
  );
  expect(await shortly(stranger.client(LinkService).unlinkWorkItems({ linkId }))).toBe('NotFound not_found');
  expect(await shortly(viewer.client(LinkService).unlinkWorkItems({ linkId }))).toBe(
    'PermissionDenied authorization_error',
  );
  expect(await linksOf(mine)).toHaveLength(1);
});
