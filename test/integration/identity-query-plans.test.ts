import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_PERMISSIONS, type Principal, personPrincipal } from '../../src/call-context.ts';
import type { Services } from '../../src/compose.ts';
import { closeRecorded, expectIndexed, type Lookup, openRecorded } from './query-plan.ts';

const PASSWORD = 'a long enough password';
const VISITOR = { address: '127.0.0.1' };
/** Collections that hold a handful of documents and are read whole. */
const SMALL = new Set(['service_state']);

let services: Services;
let lookups: Lookup[];

beforeAll(async () => {
  ({ services, lookups } = await openRecorded());
});
afterAll(() => closeRecorded(services));

const toCookie = (cookies: string[]) => cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');

async function usePeople(tenantId: string, otherTenantId: string): Promise<Principal> {
  const { accounts, members, sessions } = services.identity;
  const ada = await accounts.create({ email: 'ada@example.com', name: 'Ada', password: PASSWORD });
  for (const id of [tenantId, otherTenantId]) await members.add(id, ada.personId, 'owner');
  const signIn = async (email: string) => toCookie((await sessions.signIn(email, PASSWORD, VISITOR)).cookies);
  const signInWith = async (password: string) =>
    toCookie((await sessions.signIn(ada.email, password, VISITOR)).cookies);
  const cookieHeader = await signIn(ada.email);
  const person = await sessions.authenticate(cookieHeader);
  await sessions.describe(cookieHeader);
  await sessions.switchTenant(cookieHeader, person, otherTenantId);
  await sessions.membership(ada.personId, tenantId);

  const admin = { tenantId, principal: personPrincipal(ada.personId, 'Ada'), correlationId: 'test' };
  const first = await members.invite(admin, 'grace@example.com', 'member');
  const { invitationId } = await members.invite(admin, 'grace@example.com', 'admin');
  await members.cancelInvitation(admin, (await members.invite(admin, 'x@example.com', 'viewer')).invitationId);
  await expect(sessions.invitation(first.invitationId)).rejects.toMatchObject({ code: 'not_found' });
  await members.listInvitations({ tenantId, principal: admin.principal });
  const input = { invitationId, name: 'Grace', password: PASSWORD };
  const { session } = await sessions.acceptInvitation(input, VISITOR, 'test');
  await members.list(tenantId);
  await members.isAdministeredByOthers(tenantId, [ada.personId], new Date(0));
  await members.find(tenantId, ada.personId);
  await members.updateRole(admin, session.person.personId, 'viewer');
  await members.remove(admin, session.person.personId);

  await sessions.changePassword(person, { current: PASSWORD, new: `${PASSWORD}!` }, VISITOR, 'test');
  const { sessionRegister } = services.identity;
  await sessionRegister.listOwn(ada.personId);
  await sessionRegister.listOfMember(admin, ada.personId);
  await members.endSessions(admin, ada.personId, null);
  const present = await sessions.authenticate(await signInWith(`${PASSWORD}!`));
  await sessionRegister.endOthers(ada.personId, present.sessionId);
  await sessionRegister.endOwn(ada.personId, present.sessionId);
  await looked(present.sessionId, tenantId);
  await services.identity.passwordReset.override(admin, ada.email, PASSWORD);
  await sessions.signOut(await signIn(ada.email));
  return admin.principal;
}

/** Waits until the service has checked a stream of the session once. */
async function looked(sessionId: string, tenantId: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = services.identity.standingWatch.watch({ sessionId, tenantId }, async () => {
      end();
      resolve();
    });
  });
}

async function useSetUp(tenantId: string, principal: Principal): Promise<void> {
  const call = { tenantId, principal, correlationId: 'plans' };
  for (const dismissed of [true, false]) await services.setUp.setUp.dismiss(call, dismissed);
  await services.setUp.setUp.get(call);
}

async function useCredentials(tenantId: string, principal: Principal): Promise<void> {
  const { apiKeys, authenticator, delegations } = services.identity;
  const { signingKeys } = services.platform;
  const call = { tenantId, principal, correlationId: 'plans' };
  const { key } = await apiKeys.create(call, { name: 'Key', scopes: ['work.read'] });
  const { token } = await apiKeys.rotate(call, key.keyId, 60_000);
  await expect(apiKeys.rotate(call, key.keyId, 60_000)).rejects.toMatchObject({ code: 'invalid_state' });
  await authenticator.authenticate(token, () => '127.0.0.1');
  await apiKeys.revoke(call, key.keyId);
  await apiKeys.list(call);

  const input = { agent: 'a', scopes: ['agent.work.read'], endpoints: ['mcp' as const], lifetimeMs: 60_000 };
  const delegated = await delegations.issue({ ...call, role: 'owner' }, input);
  await delegations.authenticate(delegated.token, 'mcp');
  for (const role of ['owner', 'viewer'] as const) {
    for (const onlyLive of [true, false]) await delegations.list({ ...call, role }, { onlyLive });
  }
  await delegations.revoke({ ...call, role: 'viewer' }, delegated.delegation.delegationId);
  await signingKeys.publicJwks('delegation', new Date(0));
  await signingKeys.rotate('delegation');
  await signingKeys.leaveMasterKey('delegation', 't1');
}

async function useTimeline(tenantId: string, tenantCreatedAt: Date, principal: Principal): Promise<void> {
  const call = { tenantId, tenantCreatedAt, principal, permissions: ALL_PERMISSIONS, correlationId: 'plans' };
  const { workItemId } = (await services.workItems.workItems.create(call, { subject: 'x' })).value;
  await services.workItems.workItems.assign(call, workItemId, principal.id);
  await services.platform.relay.drain(tenantId);
  const ended = new AbortController();
  for await (const { kind } of services.workItems.timeline.watch(call, workItemId, 0, ended.signal)) {
    if (kind === 'caught_up') ended.abort();
  }
}

/** Uses what a person has besides credentials: read marks, views, notes, mentions and links. */
async function usePersonal(tenantId: string, tenantCreatedAt: Date, principal: Principal): Promise<void> {
  const call = { tenantId, tenantCreatedAt, principal, permissions: ALL_PERMISSIONS, correlationId: 'plans' };
  const { workItems, reading, views, notes, links } = services.workItems;
  const { workItemId, version } = (await workItems.create(call, { subject: 'x' })).value;
  await reading.mark(call, [{ workItemId, version }]);
  await reading.listMarks(call, [workItemId]);
  await reading.batchGet(call, [workItemId]);
  const idempotency = { key: 'k'.repeat(16), requestHash: 'h' };
  for (const again of [idempotency, idempotency, undefined]) {
    await notes.add(call, workItemId, { content: 'Look', mentionedIds: [principal.id] }, again);
  }
  const { rows, nextPageToken } = await notes.list(call, workItemId, { limit: 1 });
  await notes.list(call, workItemId, { limit: 1, pageToken: nextPageToken ?? undefined });
  const mentions = await notes.listMentions(call, { limit: 1 });
  await notes.listMentions(call, { limit: 1, pageToken: mentions.nextPageToken ?? undefined });
  await notes.markMentionsRead(
    call,
    rows.map(({ noteId }) => noteId),
  );
  const own = rows[0]?.noteId ?? '';
  await notes.update(call, own, { content: 'Look again', mentionedIds: [] });
  await notes.delete(call, own);
  const { workItemId: otherId } = (await workItems.create(call, { subject: 'y' })).value;
  for (const _ of ['new', 'again']) {
    const { linkId } = await links.link(call, workItemId, otherId, 'related');
    await links.list(call, workItemId);
    await links.unlink(call, linkId);
  }
  await services.audit.workItemActivity.list(call, workItemId, { limit: 1 });
  const content = { name: 'Mine', query: {}, order: 'newest' as const };
  for (const isShared of [true, false]) {
    const { viewId } = await views.create(call, content, isShared);
    await views.update(call, viewId, { ...content, name: 'Others' });
    await views.list(call);
    await views.delete(call, viewId);
  }
}

it('answers every query about people and their credentials from an index, including those of better-auth', {
  tags: 'full',
}, async () => {
  const { tenantId, createdAt } = await services.identity.tenants.create({ name: 'Own' });
  const other = await services.identity.tenants.create({ name: 'Other' });
  const principal = await usePeople(tenantId, other.tenantId);
  await useCredentials(tenantId, principal);
  await useSetUp(tenantId, principal);
  await useTimeline(tenantId, createdAt, principal);
  await usePersonal(tenantId, createdAt, principal);

  const made = lookups.filter(({ collection }) => !SMALL.has(collection));
  const asked = new Set(made.map(({ collection }) => collection));
  const expected = ['people', 'person_accounts', 'sessions', 'members', 'invitations', 'tenants', 'api_keys'];
  const personal = ['work_read_marks', 'work_views', 'work_item_notes', 'work_item_links'];
  expect([...asked]).toEqual(
    expect.arrayContaining([...expected, ...personal, 'delegations', 'signing_keys', 'event_log']),
  );
  expect(made.length).toBeGreaterThan(100);
  await expectIndexed(services.platform.mongo.connection, made);
});

it('detects a query without an index, and an order that no index has', async () => {
  const { connection } = services.platform.mongo;
  for (const lookup of [
    { collection: 'sessions', filter: { user_agent: 'x' } },
    { collection: 'invitations', filter: { status: 'pending' } },
    { collection: 'members', filter: { tenant_id: 'x' }, sort: { role: 1 as const } },
  ]) {
    await expect(expectIndexed(connection, [lookup]), JSON.stringify(lookup)).rejects.toThrow();
  }
});
