import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_PERMISSIONS, type Principal, personPrincipal } from '../../src/call-context.ts';
import type { Services } from '../../src/compose.ts';
import { closeRecorded, expectIndexed, type Lookup, openRecorded } from './query-plan.ts';

const PASSWORD = 'a long enough password';
/** Collections that are read whole and hold a handful of documents. */
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
  const signIn = async (email: string) => toCookie((await sessions.signIn(email, PASSWORD, '127.0.0.1')).cookies);
  const cookieHeader = await signIn(ada.email);
  const person = await sessions.authenticate(cookieHeader);
  await sessions.describe(cookieHeader);
  await sessions.switchTenant(cookieHeader, ada.personId, otherTenantId);
  await sessions.membership(ada.personId, tenantId);

  const admin = { tenantId, principal: personPrincipal(ada.personId, 'Ada'), correlationId: 'test' };
  const first = await members.invite(admin, 'grace@example.com', 'member');
  const { invitationId } = await members.invite(admin, 'grace@example.com', 'admin');
  await members.cancelInvitation(admin, (await members.invite(admin, 'x@example.com', 'viewer')).invitationId);
  await expect(sessions.invitation(first.invitationId)).rejects.toMatchObject({ code: 'not_found' });
  await members.listInvitations({ tenantId, principal: admin.principal });
  const input = { invitationId, name: 'Grace', password: PASSWORD };
  const { session } = await sessions.acceptInvitation(input, '127.0.0.1', 'test');
  await members.list(tenantId);
  await members.isAdministeredByOthers(tenantId, [ada.personId], new Date(0));
  await members.find(tenantId, ada.personId);
  await members.updateRole(admin, session.person.personId, 'viewer');
  await members.remove(admin, session.person.personId);

  await sessions.changePassword(cookieHeader, person, { current: PASSWORD, new: `${PASSWORD}!` });
  await accounts.resetPassword(ada.email, PASSWORD);
  await sessions.signOut(await signIn(ada.email));
  return admin.principal;
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
  for (const role of ['owner', 'viewer'] as const) await delegations.list({ ...call, role });
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

it('answers every query about people and their credentials from an index, better-auth’s among them', async () => {
  const { tenantId, createdAt } = await services.identity.tenants.create({ name: 'Own' });
  const other = await services.identity.tenants.create({ name: 'Other' });
  const principal = await usePeople(tenantId, other.tenantId);
  await useCredentials(tenantId, principal);
  await useTimeline(tenantId, createdAt, principal);

  const made = lookups.filter(({ collection }) => !SMALL.has(collection));
  const asked = new Set(made.map(({ collection }) => collection));
  const expected = ['people', 'person_accounts', 'sessions', 'members', 'invitations', 'tenants', 'api_keys'];
  expect([...asked]).toEqual(expect.arrayContaining([...expected, 'delegations', 'signing_keys', 'event_log']));
  expect(made.length).toBeGreaterThan(100);
  await expectIndexed(services.platform.mongo.connection, made);
});

it('would notice a query without an index, and an order that no index has', async () => {
  const { connection } = services.platform.mongo;
  for (const lookup of [
    { collection: 'sessions', filter: { user_agent: 'x' } },
    { collection: 'invitations', filter: { status: 'pending' } },
    { collection: 'members', filter: { tenant_id: 'x' }, sort: { role: 1 as const } },
  ]) {
    await expect(expectIndexed(connection, [lookup]), JSON.stringify(lookup)).rejects.toThrow();
  }
});
