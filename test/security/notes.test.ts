import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ActivityService } from '../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { EventService } from '../../generated/proto/workgate/event/v1/event_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { NoteService } from '../../generated/proto/workgate/work/v1/note_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { A2aAgent, textMessage } from '../support/a2a.ts';
import { McpAgent } from '../support/mcp.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { type TestKey, TestService } from '../support/service.ts';

/** A word that occurs in no other text. */
const NOTED = 'Zwiebelfisch';

let service: TestService;
let tenantId: string;
let ada: TestPerson;
let ben: TestPerson;
let key: TestKey;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant('Acme');
  const join = async (role: 'member' | 'viewer') => (await TestPerson.create(service, [{ tenantId, role }])).signIn();
  [ada, ben] = await Promise.all([join('member'), join('viewer')]);
  key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions', 'events.read']);
});
afterAll(() => service.stop());

const shortly = async (call: Promise<unknown>) => {
  const { code, info } = await refusalOf(call);
  return `${Code[code]} ${info.code}`;
};
const notesOf = (person: TestPerson) => person.client(NoteService);

async function note(workItemId: string, mentionedIds: string[] = [], idempotencyKey = '') {
  const content = `${NOTED}: do not refund before the parcel is back.`;
  return notesOf(ada).addWorkItemNote({ workItemId, content, mentionedIds, idempotencyKey });
}

test('no answer of REST, MCP or A2A, no event and no packet contains the text of a note', async () => {
  const agent = A2aAgent.withKey(service, key.token);
  const { id: workItemId } = await agent.send(textMessage('It came twice.'));
  const stream = await agent.stream('tasks/resubscribe', { id: workItemId }, '0');
  const { note: added } = await note(workItemId, [ben.personId]);
  await ada.client(WorkService).appendWorkItemMessage({ workItemId, content: 'We look into it.' });
  const toldByStream = await stream.until(({ status }) => JSON.stringify(status ?? {}).includes('We look into it.'));
  stream.drop();

  const mcp = new McpAgent(service, { apiKey: key.token });
  const packet = await key.client.exportPacket(workItemId);
  expect(packet.status).toBe(200);
  const statement = Buffer.from(packet.body.payload, 'base64').toString();
  await ada.client(WorkService).updateWorkItem({
    workItemId,
    changes: { subject: 'Twice' },
    updateMask: { paths: ['subject'] },
  });
  const answers: Record<string, unknown> = {
    getWorkItem: await key.client.getWorkItem(workItemId),
    listWorkItems: await key.client.listWorkItems(),
    searchWorkItems: await key.client.get(`/api/v1/public/work-items/search?text=${NOTED}`),
    listMessages: await key.client.listMessages(workItemId),
    getEvidence: await key.client.getEvidence(workItemId),
    events: await key.client.get('/api/v1/public/events?limit=200'),
    packet: statement,
    get_work_item: await mcp.call('get_work_item', { work_item_id: workItemId, detail: 'full' }),
    get_evidence: await mcp.call('get_evidence', { work_item_id: workItemId, detail: 'full' }),
    export_packet: await mcp.call('export_packet', { work_item_id: workItemId }),
    task: await agent.get(workItemId),
    stream: toldByStream.map(({ data }) => data),
    messages: (await ada.client(WorkService).listWorkItemMessages({ workItemId })).messages.map(
      ({ content }) => content,
    ),
  };
  for (const [name, answer] of Object.entries(answers)) {
    const text = JSON.stringify(answer, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(text.length, name).toBeGreaterThan(10);
    expect(text.replaceAll(`text=${NOTED}`, ''), name).not.toContain(NOTED);
  }
  // The log says that somebody added a note, and commits to its text.
  const found = await ada.client(WorkService).searchWorkItems({ query: { text: NOTED } });
  expect(found.workItems).toEqual([]);
  const events = JSON.stringify(answers['events']);
  expect(events).toContain('work_item.note_added');
  expect(events).toContain(added?.noteId);
  const told = (await key.client.get('/api/v1/public/events?limit=200')).body.events;
  const ofNotes = told.filter(({ type }: { type: string }) => type === 'work_item.note_added');
  expect(JSON.stringify(ofNotes), 'whom it mentions').not.toContain(ben.personId);
  const keys = await (await fetch(`${service.address}/.well-known/jwks.json`)).json();
  expect(
    verifyPacket(JSON.stringify(packet.body), readKeySet(keys)).problems,
    'a packet with a note in its log',
  ).toEqual([]);
  expect(statement).toContain('work_item.note_added');
});

test('people of the tenant read a note, people of other tenants and API keys do not', async () => {
  const { body } = await key.client.createWorkItem();
  const { work_item_id: workItemId } = body;
  await note(workItemId);
  const [read] = (await notesOf(ben).listWorkItemNotes({ workItemId })).notes;
  expect(read).toMatchObject({ workItemId, author: { id: ada.personId }, mentioned: [] });
  expect(read?.content).toContain(NOTED);

  const stranger = await (
    await TestPerson.create(service, [{ tenantId: await service.createTenant(), role: 'owner' }])
  ).signIn();
  expect(await shortly(notesOf(stranger).listWorkItemNotes({ workItemId }))).toBe('NotFound not_found');
  expect(await shortly(notesOf(stranger).addWorkItemNote({ workItemId, content: 'x' }))).toBe('NotFound not_found');
  const byKey = await fetch(`${service.address}/workgate.work.v1.NoteService/ListWorkItemNotes`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Connect-Protocol-Version': '1',
      Origin: service.address,
      'X-Api-Key': key.token,
    },
    body: JSON.stringify({ workItemId }),
  });
  expect(byKey.status).toBe(401);
  // Not even a call gets through that has passed the door with a key as its principal.
  const { notes } = service.services.workItems;
  const call = { ...ada.in(tenantId), principal: { ...ada.in(tenantId).principal, type: 'api_key' } };
  await expect(notes.list(call as never, workItemId, {})).rejects.toMatchObject({ code: 'authorization_error' });
});

test('mentioned people find a note once, unread until they mark it, and only members can be mentioned', async () => {
  const { body } = await key.client.createWorkItem({ subject: 'Parcel lost' });
  const { work_item_id: workItemId } = body;
  const [mine, others] = [
    await note(workItemId, [ben.personId], 'once'),
    await note(workItemId, [ben.personId], 'once'),
  ];
  expect([mine.replayed, others.replayed, others.note?.noteId]).toEqual([false, true, mine.note?.noteId]);
  const mentions = await notesOf(ben).listMyMentions({});
  const ofItem = mentions.mentions.filter((one) => one.note?.workItemId === workItemId);
  expect(ofItem).toMatchObject([{ subject: 'Parcel lost', packKey: body.pack_key, unread: true }]);
  const before = mentions.unreadCount;
  expect(before).toBeGreaterThan(0);

  const noteIds = [mine.note?.noteId ?? ''];
  await notesOf(ada).markMentionsRead({ noteIds });
  expect((await notesOf(ben).listMyMentions({ pageSize: 1 })).unreadCount, 'by somebody else').toBe(before);
  await notesOf(ben).markMentionsRead({ noteIds });
  await notesOf(ben).markMentionsRead({ noteIds });
  expect((await notesOf(ben).listMyMentions({ pageSize: 1 })).unreadCount).toBe(before - 1);
  expect((await notesOf(ada).listMyMentions({})).mentions).toEqual([]);

  const outsider = await TestPerson.create(service, [{ tenantId: await service.createTenant(), role: 'owner' }]);
  expect(await shortly(note(workItemId, [outsider.personId]))).toBe('InvalidArgument validation_error');
  expect(await shortly(note(workItemId, [ada.personId, ada.personId]))).toBe('InvalidArgument validation_error');
  expect(await shortly(notesOf(ben).addWorkItemNote({ workItemId, content: 'x' }))).toBe(
    'PermissionDenied authorization_error',
  );
});

test('a removed member cannot read mentions any more', async () => {
  const { body } = await key.client.createWorkItem();
  const leaver = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
  await note(body.work_item_id, [leaver.personId]);
  expect((await notesOf(leaver).listMyMentions({})).unreadCount).toBe(1);
  const owner = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
  await owner.client(MemberService).removeMember({ personId: leaver.personId });
  const refused = notesOf(leaver).listMyMentions({});
  expect(await shortly(refused)).toMatch(/^(PermissionDenied|Unauthenticated)/);
});

const mentionsOf = async (person: TestPerson, workItemId: string) =>
  (await notesOf(person).listMyMentions({})).mentions.filter((one) => one.note?.workItemId === workItemId);

/** Returns everything that the database stores about the notes of a WorkItem. */
async function stored(workItemId: string): Promise<string> {
  const notes = service.services.platform.mongo.connection.collection('work_item_notes');
  return JSON.stringify(await notes.find({ work_item_id: workItemId }).toArray());
}

test('only its author changes a note, which then says so and mentions only the people named now', async () => {
  const { body } = await key.client.createWorkItem();
  const { work_item_id: workItemId } = body;
  const join = async (role: 'member' | 'owner') => (await TestPerson.create(service, [{ tenantId, role }])).signIn();
  const [cleo, dan, owner] = await Promise.all([join('member'), join('member'), join('owner')]);
  const { noteId = '' } = (await note(workItemId, [ben.personId, dan.personId])).note ?? {};
  await notesOf(dan).markMentionsRead({ noteIds: [noteId] });
  await owner.client(MemberService).removeMember({ personId: dan.personId });

  const content = 'Refund it after all.';
  const change = { noteId, content, mentionedIds: [cleo.personId, dan.personId] };
  for (const person of [cleo, owner, ben]) {
    const refused = await shortly(notesOf(person).updateWorkItemNote(change));
    expect(refused).toBe('PermissionDenied authorization_error');
  }
  const stale = notesOf(ada).updateWorkItemNote({ ...change, expectedVersion: 2n });
  expect(await shortly(stale)).toBe('Aborted precondition_failed');
  const { note: changed } = await notesOf(ada).updateWorkItemNote({ ...change, expectedVersion: 1n });
  expect(changed).toMatchObject({ content, version: 2n, mentioned: [{ id: cleo.personId }, { id: dan.personId }] });
  expect(changed?.editedAt).toBeDefined();
  expect(await notesOf(ada).updateWorkItemNote(change), 'the same again is no change').toMatchObject({
    note: { version: 2n },
  });
  expect(await mentionsOf(ben, workItemId)).toEqual([]);
  expect(await mentionsOf(cleo, workItemId)).toMatchObject([{ unread: true, note: { content } }]);
  expect(await stored(workItemId)).not.toContain(NOTED);
  // A new note cannot mention somebody who has left.
  const anew = note(workItemId, [dan.personId]);
  expect(await shortly(anew)).toBe('InvalidArgument validation_error');

  const versions = await Promise.allSettled(
    ['One', 'Other'].map((text) =>
      notesOf(ada).updateWorkItemNote({ noteId, content: text, mentionedIds: [], expectedVersion: 2n }),
    ),
  );
  expect(versions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await service.services.platform.relay.drain(tenantId);
  const { activities } = await ben.client(ActivityService).listWorkItemActivity({ workItemId });
  const types = activities.map(({ type }) => type).filter((type) => type.includes('note'));
  expect(types).toEqual(['work_item.note_edited', 'work_item.note_edited', 'work_item.note_added']);
  const whole = await service.services.platform.eventLog(tenantId).listOfWorkItem(workItemId, 0, 100);
  expect(JSON.stringify(whole)).not.toContain(content);
});

test('a deleted note is gone from everything that is stored, and stays deleted', async () => {
  const { body } = await key.client.createWorkItem();
  const { work_item_id: workItemId } = body;
  const admin = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
  const other = await (await TestPerson.create(service, [{ tenantId, role: 'approver' }])).signIn();
  const { noteId = '' } = (await note(workItemId, [ben.personId], 'to be deleted')).note ?? {};
  const foreign = await (
    await TestPerson.create(service, [{ tenantId: await service.createTenant(), role: 'owner' }])
  ).signIn();
  expect(await shortly(notesOf(other).deleteWorkItemNote({ noteId }))).toBe('PermissionDenied authorization_error');
  expect(await shortly(notesOf(foreign).deleteWorkItemNote({ noteId }))).toBe('NotFound not_found');
  const change = { noteId, content: 'x', mentionedIds: [] };
  expect(await shortly(notesOf(foreign).updateWorkItemNote(change))).toBe('NotFound not_found');

  const unread = (await notesOf(ben).listMyMentions({ pageSize: 1 })).unreadCount;
  const { note: left } = await notesOf(admin).deleteWorkItemNote({ noteId, expectedVersion: 1n });
  expect(left).toMatchObject({
    content: '',
    mentioned: [],
    author: { id: ada.personId },
    deletedBy: { id: admin.personId },
  });
  expect((await notesOf(ben).listMyMentions({ pageSize: 1 })).unreadCount).toBe(unread - 1);
  expect(await mentionsOf(ben, workItemId)).toEqual([]);
  const [document = ''] = [await stored(workItemId)];
  for (const part of [NOTED, ben.personId, '"salt"', '"request_hash":"s']) expect(document).not.toContain(part);
  expect((await notesOf(ben).listWorkItemNotes({ workItemId })).notes).toMatchObject([{ noteId, content: '' }]);

  expect(await shortly(notesOf(ada).updateWorkItemNote(change))).toBe('FailedPrecondition invalid_state');
  expect((await notesOf(ada).deleteWorkItemNote({ noteId })).note?.deletedBy?.id, 'once').toBe(admin.personId);
  const again = await note(workItemId, [ben.personId], 'to be deleted');
  expect([again.replayed, again.note?.noteId, again.note?.content]).toEqual([true, noteId, '']);
});

test('the event stream for people says that there is a note, but not its text', async () => {
  const { body } = await key.client.createWorkItem();
  const { noteId = '' } = (await note(body.work_item_id)).note ?? {};
  const told = new AbortController();
  const seen: string[] = [];
  const events = ada.client(EventService).watchEvents({ afterSequence: 0n }, { signal: told.signal });
  for await (const { event } of events) {
    const text = JSON.stringify(event, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    seen.push(text);
    if (text.includes(noteId)) break;
  }
  told.abort();
  expect(seen.join('')).not.toContain(NOTED);
});
