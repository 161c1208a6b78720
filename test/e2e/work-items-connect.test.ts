import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  MessageRole,
  PrincipalType,
  WorkItemChannel,
  WorkItemPriority,
  WorkItemStatus,
  WorkService,
} from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { Role } from '../../src/identity/roles.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Protocol, TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { type TestKey, TestService } from '../support/service.ts';

/** One protocol is enough here: the role matrix calls every rpc over each protocol. */
const PROTOCOL: Protocol = 'connect';

let service: TestService;
let tenantId: string;
let ada: TestPerson;
let key: TestKey;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
  ada = await (await person('member')).signIn();
  key = await service.createKey(tenantId, ['work.read', 'work.write']);
});
afterAll(() => service.stop());

const person = (role: Role, tenant = tenantId) => TestPerson.create(service, [{ tenantId: tenant, role }]);
const work = () => ada.client(WorkService);
type CreateRequest = Parameters<ReturnType<typeof work>['createWorkItem']>[0];
type UpdateRequest = Parameters<ReturnType<typeof work>['updateWorkItem']>[0];

async function create(request: CreateRequest = {}) {
  const { workItem } = await work().createWorkItem({ subject: 'Refund for order 1234', ...request });
  if (workItem === undefined) throw new Error('There is no WorkItem in the answer');
  return workItem;
}

async function update(workItemId: string, paths: string[], changes: UpdateRequest['changes'] = {}) {
  const { workItem } = await work().updateWorkItem({ workItemId, changes, updateMask: { paths } });
  if (workItem === undefined) throw new Error('There is no WorkItem in the answer');
  return workItem;
}

const shortly = async (call: Promise<unknown>) => {
  const { code, info } = await refusalOf(call);
  return `${Code[code]} ${info.code}`;
};
const fieldsOf = async (call: Promise<unknown>) =>
  (await refusalOf(call)).info.problems.map(({ field }) => field).toSorted();

const FULL = {
  subject: 'Refund for order 1234',
  priority: WorkItemPriority.HIGH,
  channel: WorkItemChannel.EMAIL,
  channelId: 'support@acme.example',
  tags: ['vip', 'refund'],
  contact: { name: 'Ada', email: 'Ada@Example.com', locale: 'de-CH' },
  initialMessage: { content: 'The parcel came twice.', externalMessageId: 'mail-8412' },
};

describe(`over ${PROTOCOL}`, () => {
  const client = () => ada.client(WorkService, PROTOCOL);

  test('a WorkItem that is created here is the same over REST, and the other way round', async () => {
    const { workItem, replayed } = await client().createWorkItem(FULL);
    const { workItemId = '', createdAt } = workItem ?? {};
    expect(replayed).toBe(false);
    const { initialMessage, ...stored } = FULL;
    expect(workItem).toMatchObject({ ...stored, status: WorkItemStatus.NEW, version: 1n, messageCount: 1 });
    expect(workItem?.sourceReference).toBe('mail-8412');
    expect(workItem?.assignee).toBeUndefined();
    const rest = (await key.client.getWorkItem(workItemId)).body;
    expect(rest).toMatchObject({
      subject: FULL.subject,
      status: 'new',
      priority: 'high',
      channel: 'email',
      channel_id: FULL.channelId,
      tags: FULL.tags,
      contact: FULL.contact,
      source_reference: 'mail-8412',
      thread_id: workItem?.threadId,
      version: 1,
      created_at: createdAt === undefined ? '' : timestampDate(createdAt).toISOString(),
    });
    const [message] = (await key.client.listMessages(workItemId)).body.messages;
    expect(message).toMatchObject({ content: initialMessage.content, author: { type: 'user', id: ada.personId } });

    const foreign = (await key.client.createWorkItem({ subject: 'By a program', priority: 'urgent' })).body;
    const read = await client().getWorkItem({ workItemId: foreign.work_item_id });
    expect(read.workItem).toMatchObject({
      subject: 'By a program',
      priority: WorkItemPriority.URGENT,
      channel: WorkItemChannel.API,
      threadId: foreign.thread_id,
    });
  });

  test('a request can be repeated with its idempotency key, but not with another payload', async () => {
    const request = { ...FULL, idempotencyKey: `order-${PROTOCOL}` };
    const [first, second] = [await client().createWorkItem(request), await client().createWorkItem(request)];
    expect([first.replayed, second.replayed]).toEqual([false, true]);
    expect(second.workItem).toEqual(first.workItem);
    const other = { ...request, tags: ['other'] };
    expect(await shortly(client().createWorkItem(other))).toBe('FailedPrecondition idempotency_key_reused');
    const bob = await (await person('member')).signIn();
    const bobs = await bob.client(WorkService, PROTOCOL).createWorkItem(request);
    expect(bobs.replayed, 'keys are chosen by each person alone').toBe(false);

    const { workItemId = '' } = first.workItem ?? {};
    const say = (content: string) =>
      client().appendWorkItemMessage({ workItemId, content, idempotencyKey: `order-${PROTOCOL}` });
    const [said, again] = [await say('Once'), await say('Once')];
    expect([said.replayed, again.replayed]).toEqual([false, true]);
    expect(again.message).toEqual(said.message);
    expect(await shortly(say('Twice'))).toBe('FailedPrecondition idempotency_key_reused');
  });

  const readBackwards = async (workItemId: string, pageSize: number): Promise<string[]> => {
    const contents: string[] = [];
    let pageToken = '';
    do {
      const asked = { workItemId, pageSize, pageToken, newestFirst: true };
      const page = await client().listWorkItemMessages(asked);
      expect(page.messages.length).toBeLessThanOrEqual(pageSize);
      contents.push(...page.messages.map(({ content }) => content));
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
    return contents;
  };

  test('a conversation is listed page by page, oldest or newest first, with its authors', async () => {
    const { workItemId } = await create({ initialMessage: { content: 'First' } });
    await client().appendWorkItemMessage({ workItemId, content: 'Second' });
    await key.client.appendMessage(workItemId, 'Third');
    const contents: string[] = [];
    const authors: (PrincipalType | undefined)[] = [];
    let pageToken = '';
    do {
      const page = await client().listWorkItemMessages({ workItemId, pageSize: 1, pageToken });
      expect(page.messages.length).toBeLessThanOrEqual(1);
      for (const { content, author, role } of page.messages) {
        contents.push(content);
        authors.push(author?.type);
        expect(role).toBe(MessageRole.USER);
      }
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
    expect(contents).toEqual(['First', 'Second', 'Third']);
    expect(authors).toEqual([PrincipalType.USER, PrincipalType.USER, PrincipalType.API_KEY]);
    expect((await client().getWorkItem({ workItemId })).workItem?.messageCount).toBe(3);
    for (const pageSize of [1, 2, 3, 4]) {
      expect(await readBackwards(workItemId, pageSize), `by ${pageSize}`).toEqual(['Third', 'Second', 'First']);
    }
    const { nextPageToken } = await client().listWorkItemMessages({ workItemId, pageSize: 1, newestFirst: true });
    const otherOrder = client().listWorkItemMessages({ workItemId, pageSize: 1, pageToken: nextPageToken });
    expect(await shortly(otherOrder)).toBe('InvalidArgument validation_error');
    await update(workItemId, ['status'], { status: WorkItemStatus.CANCELLED });
    const late = client().appendWorkItemMessage({ workItemId, content: 'Too late' });
    expect(await shortly(late)).toBe('FailedPrecondition invalid_state');
  });
});

describe('the list', () => {
  test('is filtered by the status and one other field, newest first, page by page', { tags: 'full' }, async () => {
    const tenant = await service.createTenant();
    const bob = await (await person('member', tenant)).signIn();
    const client = bob.client(WorkService);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.unshift((await client.createWorkItem({ ...FULL, tags: [`t${count % 2}`] })).workItem?.workItemId ?? '');
    }
    const [newest = '', second = ''] = ids;
    await client.updateWorkItem({
      workItemId: second,
      changes: { status: WorkItemStatus.OPEN, priority: WorkItemPriority.LOW },
      updateMask: { paths: ['status', 'priority'] },
    });
    type Filter = Parameters<typeof client.listWorkItems>[0]['filter'];
    const list = async (filter: Filter, status = WorkItemStatus.UNSPECIFIED, assignee = '') => {
      const found: string[] = [];
      let pageToken = '';
      do {
        const page = await client.listWorkItems({
          pageSize: 2,
          pageToken,
          status,
          assignee,
          ...(filter && { filter }),
        });
        found.push(...page.workItems.map(({ workItemId }) => workItemId));
        pageToken = page.nextPageToken;
      } while (pageToken !== '');
      return found;
    };
    expect(await list(undefined)).toEqual(ids);
    expect(await list({ case: 'tag', value: 't1' })).toEqual([ids[1], ids[3]]);
    expect(await list({ case: 'tag', value: 't1' }, WorkItemStatus.OPEN)).toEqual([second]);
    expect(await list({ case: 'priority', value: WorkItemPriority.LOW })).toEqual([second]);
    expect(await list({ case: 'channel', value: WorkItemChannel.EMAIL })).toEqual(ids);
    expect(await list({ case: 'channel', value: WorkItemChannel.SMS })).toEqual([]);
    expect(await list({ case: 'contactEmail', value: 'aDA@example.COM' })).toEqual(ids);
    expect(await list({ case: 'sourceReference', value: 'mail-8412' })).toEqual(ids);
    await client.assignWorkItem({ workItemId: newest, assigneeId: bob.personId });
    const others = ids.filter((id) => id !== newest);
    expect(await list(undefined, undefined, bob.personId)).toEqual([newest]);
    expect(await list(undefined, WorkItemStatus.CLOSED, bob.personId)).toEqual([]);
    expect(await list(undefined, undefined, ada.personId), 'of another tenant').toEqual([]);
    expect(await list(undefined, undefined, 'none')).toEqual(others);
    expect(await list(undefined, WorkItemStatus.OPEN, 'none')).toEqual([second]);
    expect(await list({ case: 'priority', value: WorkItemPriority.LOW }, undefined, 'none')).toEqual([second]);
    expect(await list({ case: 'priority', value: WorkItemPriority.LOW }, undefined, bob.personId)).toEqual([]);
    const { nextPageToken: tokenOfNobodys } = await client.listWorkItems({ pageSize: 2, assignee: 'none' });
    const foreign = client.listWorkItems({ pageSize: 2, pageToken: tokenOfNobodys });
    expect(await fieldsOf(foreign), 'a token of another list').toEqual(['page_token']);
    await client.assignWorkItem({ workItemId: newest });
    expect(await list(undefined, undefined, 'none')).toEqual(ids);
    expect(await list(undefined, WorkItemStatus.NEW)).toEqual(ids.filter((id) => id !== second));
    const since = timestampFromDate(new Date(0));
    const byChange = await list({ case: 'updatedSince', value: since });
    const unchanged = others.toReversed().filter((id) => id !== second);
    expect(byChange, 'oldest change first').toEqual([...unchanged, second, newest]);

    const { nextPageToken } = await client.listWorkItems({ pageSize: 2 });
    const elsewhere = [
      client.listWorkItems({ pageToken: nextPageToken, status: WorkItemStatus.NEW }),
      client.listWorkItemMessages({ workItemId: newest, pageToken: nextPageToken }),
      work().listWorkItems({ pageToken: nextPageToken }),
    ];
    expect(await Promise.all(elsewhere.map(fieldsOf))).toEqual(elsewhere.map(() => ['page_token']));
    expect((await client.listWorkItems({ pageSize: 100_000 })).workItems.length).toBe(5);
  });

  test('refuses impossible filters', async () => {
    const list = (request: Parameters<ReturnType<typeof work>['listWorkItems']>[0]) =>
      fieldsOf(work().listWorkItems(request));
    expect(await list({ pageSize: -1, status: 99 as WorkItemStatus })).toEqual(['page_size', 'status']);
    expect(await list({ filter: { case: 'contactEmail', value: 'nobody' } })).toEqual(['contact_email']);
    expect(await list({ filter: { case: 'tag', value: '' } })).toEqual(['tag']);
    expect(await list({ assignee: 'me' })).toEqual(['assignee']);
    expect(await list({ filter: { case: 'priority', value: WorkItemPriority.UNSPECIFIED } })).toEqual(['priority']);
    expect(await list({ pageToken: 'made-up' })).toEqual(['page_token']);
  });
});

describe('an update', () => {
  test('changes only the fields that the mask names, and removes those without a value', async () => {
    const { workItemId } = await create(FULL);
    const changes = { subject: 'Another', priority: WorkItemPriority.LOW, tags: ['new'], channelId: 'ignored' };
    const named = await update(workItemId, ['subject', 'priority'], changes);
    expect(named).toMatchObject({ subject: 'Another', priority: WorkItemPriority.LOW, tags: FULL.tags, version: 2n });
    expect(named.channelId).toBe(FULL.channelId);
    const removed = await update(workItemId, ['tags', 'channel_id', 'contact']);
    expect(removed).toMatchObject({ subject: 'Another', tags: [], version: 3n });
    expect([removed.channelId, removed.contact]).toEqual([undefined, undefined]);
    expect((await key.client.getWorkItem(workItemId)).body).toMatchObject({
      tags: [],
      channel_id: null,
      contact: null,
    });
    expect((await update(workItemId, ['tags'])).version, 'nothing changed').toBe(3n);
    const fields = ['subject', 'status', 'priority'];
    for (const field of fields) expect(await fieldsOf(update(workItemId, [field]))).toEqual([`changes.${field}`]);
  });

  test('replaces a contact as a whole, or some parts of it', async () => {
    const { workItemId } = await create(FULL);
    const contact = { email: 'grace@example.com' };
    const part = await update(workItemId, ['contact.email'], { contact: { ...contact, name: 'not named' } });
    expect(part.contact).toMatchObject({ name: 'Ada', email: 'grace@example.com', locale: 'de-CH' });
    const without = await update(workItemId, ['contact.name', 'contact.locale'], { contact: { locale: 'fr' } });
    expect(without.contact).toMatchObject({ email: 'grace@example.com', locale: 'fr' });
    expect(without.contact?.name).toBeUndefined();
    const whole = await update(workItemId, ['contact'], { contact: { name: 'Grace' } });
    expect(whole.contact).toMatchObject({ name: 'Grace' });
    expect([whole.contact?.email, whole.contact?.locale]).toEqual([undefined, undefined]);
    expect(await fieldsOf(update(workItemId, ['contact', 'contact.name'], { contact }))).toEqual(['update_mask']);
    expect((await update(workItemId, ['contact.name'])).contact).toBeUndefined();
  });

  test('refuses a mask that is missing, is empty, or names a forbidden field', async () => {
    const { workItemId } = await create();
    const ways = [
      'version',
      'work_item_id',
      'assignee',
      'tags.x',
      'contact.phone',
      'tenant_id',
      '*',
      '$where',
      'channel',
    ];
    for (const path of ways) {
      expect(await fieldsOf(update(workItemId, ['subject', path], { subject: 'x' })), path).toEqual(['update_mask']);
    }
    expect(await fieldsOf(update(workItemId, [], { subject: 'x' }))).toEqual(['update_mask']);
    expect(await fieldsOf(work().updateWorkItem({ workItemId, changes: { subject: 'x' } }))).toEqual(['update_mask']);
    expect(await fieldsOf(update(workItemId, ['subject'], { subject: ' ' }))).toEqual(['changes.subject']);
    expect((await work().getWorkItem({ workItemId })).workItem?.version).toBe(1n);
  });

  test('applies to the expected version only', async () => {
    const { workItemId } = await create();
    const ada = await update(workItemId, ['subject'], { subject: 'Mine' });
    const stale = { workItemId, changes: { subject: 'Theirs' }, updateMask: { paths: ['subject'] } };
    expect(await shortly(work().updateWorkItem({ ...stale, expectedVersion: 1n }))).toBe('Aborted precondition_failed');
    expect(await shortly(work().assignWorkItem({ workItemId, expectedVersion: 1n }))).toBe(
      'Aborted precondition_failed',
    );
    expect((await work().getWorkItem({ workItemId })).workItem).toMatchObject({ subject: 'Mine', version: 2n });
    const { workItem } = await work().updateWorkItem({ ...stale, expectedVersion: ada.version });
    expect(workItem).toMatchObject({ subject: 'Theirs', version: 3n });
  });

  test('moves the status only where that is allowed, and names the allowed ones', async () => {
    const { workItemId } = await create();
    const move = (status: WorkItemStatus) => update(workItemId, ['status'], { status });
    const { code, message } = await refusalOf(move(WorkItemStatus.CLOSED));
    expect(Code[code]).toBe('FailedPrecondition');
    expect(message).toMatch(/new cannot become closed: allowed are open, in_progress, waiting_on_customer, resolved/);
    expect(await shortly(move(WorkItemStatus.WAITING_ON_APPROVAL))).toBe('FailedPrecondition invalid_state');
    expect((await move(WorkItemStatus.IN_PROGRESS)).status).toBe(WorkItemStatus.IN_PROGRESS);
    await move(WorkItemStatus.RESOLVED);
    await move(WorkItemStatus.CLOSED);
    expect(await shortly(move(WorkItemStatus.OPEN))).toBe('FailedPrecondition invalid_state');
  });
});

describe('an assignment', () => {
  test('goes to a member of the tenant who may work, or to nobody', async () => {
    const { workItemId } = await create();
    const assign = async (assigneeId?: string) =>
      (await work().assignWorkItem({ workItemId, ...(assigneeId === undefined ? {} : { assigneeId }) })).workItem;
    const [bob, viewer, stranger] = await Promise.all([
      person('approver'),
      person('viewer'),
      person('member', await service.createTenant()),
    ]);
    const bobs = await assign(bob.personId);
    expect(bobs?.assignee).toMatchObject({ type: PrincipalType.USER, id: bob.personId });
    expect(bobs?.version).toBe(2n);
    expect((await key.client.getWorkItem(workItemId)).body.assignee).toMatchObject({ type: 'user', id: bob.personId });
    expect((await assign(bob.personId))?.version, 'nothing changed').toBe(2n);
    const nobody = newId('usr');
    for (const { personId } of [viewer, stranger, { personId: nobody }]) {
      const refusal = await refusalOf(assign(personId));
      expect(refusal.info.problems).toMatchObject([{ field: 'assignee_id' }]);
      expect(refusal.message.replaceAll(personId, '')).toBe(
        (await refusalOf(assign(nobody))).message.replaceAll(nobody, ''),
      );
    }
    const { workItem } = await work().getWorkItem({ workItemId });
    expect(workItem?.assignee?.id).toBe(bob.personId);
    expect((await assign())?.assignee).toBeUndefined();
    expect((await key.client.getWorkItem(workItemId)).body.assignee).toBeNull();
  });
});
