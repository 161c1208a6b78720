import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { AgentEndpoint, IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { newEmail } from '../support/accounts.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { PROTOCOLS, type Protocol, TestPerson } from '../support/people.ts';
import { pathOf, sendRpc } from '../support/raw-rpc.ts';
import { callRpc } from '../support/rpc-call.ts';
import { rowOf, SERVICES, World } from '../support/rpcs.ts';
import type { TestService } from '../support/service.ts';

const newPassword = () => `password-${randomBytes(12).toString('hex')}`;
const READING = SERVICES.flatMap((service) => service.methods).filter(({ name }) => /^(List|Get|Watch)/.test(name));

/** Collection that has to store a secret, by kind of secret. It is undefined if no collection may. */
const KNOWN_BY = {
  password: undefined,
  'API key': undefined,
  'delegation token': undefined,
  'session token': 'sessions',
  'session cookie': undefined,
  invitation: undefined,
} as const;
type Kind = keyof typeof KNOWN_BY;

describe('secrets of people', () => {
  let desk: ChatDesk;
  let service: TestService;
  let world: World;
  const secrets: [Kind, string][] = [];
  const keep = (kind: Kind, ...values: string[]) =>
    secrets.push(...values.map((value) => [kind, value] as [Kind, string]));

  function keepCookie(cookie: string): void {
    const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
    const [token = '', signature = ''] = value.split('.');
    keep('session token', token);
    keep('session cookie', signature, encodeURIComponent(signature));
  }

  /** Does what people do with their identity over one protocol, including what goes wrong. */
  async function live(protocol: Protocol): Promise<void> {
    const { owner } = world.people;
    const email = newEmail();
    const { invitation } = await owner.client(MemberService, protocol).inviteMember({ email, role: Role.ADMIN });
    const second = await owner.client(MemberService, protocol).inviteMember({ email: newEmail(), role: Role.VIEWER });
    const invitationId = invitation?.invitationId ?? '';
    const cancelled = second.invitation?.invitationId ?? '';
    keep('invitation', invitationId, cancelled);
    const grace = new TestPerson(service, { personId: '', email, password: newPassword() });
    const sessions = grace.client(SessionService, protocol);
    keep('password', grace.password);
    // The page that a browser opens for the link, and the request that this page sends.
    for (const id of [invitationId, cancelled]) await fetch(`${service.address}/invitations/${id}`);
    await sessions.getInvitation({ invitationId });
    await owner.client(MemberService, protocol).cancelInvitation({ invitationId: cancelled });
    await sessions.getInvitation({ invitationId: cancelled }).catch(() => undefined);
    await sessions.acceptInvitation({ invitationId, password: grace.password, name: 'Grace' });
    await sessions.acceptInvitation({ invitationId, password: grace.password }).catch(() => undefined);
    keepCookie(grace.cookie);
    const changed = newPassword();
    keep('password', changed);
    await sessions.changePassword({ currentPassword: grace.password, newPassword: changed });
    keepCookie(grace.cookie);

    const identity = grace.client(IdentityService, protocol);
    const made = await identity.createIdentityApiKey({ name: 'Key', scopes: ['work.read'] });
    const rotated = await identity.rotateIdentityApiKey({ keyId: made.key?.keyId ?? '' });
    for (const { secret } of [made, rotated]) {
      keep('API key', secret.split('_')[3] as string);
      await service.client(secret).listWorkItems();
    }
    const request = { agent: 'a', scopes: ['agent.work.read'], endpoints: [AgentEndpoint.MCP] };
    const { token, delegation } = await identity.issueAgentDelegation(request);
    keep('delegation token', token.split('.')[2] as string);
    await identity.revokeAgentDelegation({ delegationId: delegation?.delegationId ?? '' });
    await identity.revokeIdentityApiKey({ keyId: made.key?.keyId ?? '' });
    await sessions.signOut({});
    const again = { email, password: changed };
    await sessions.signIn(again);
    keepCookie(grace.cookie);
  }

  /** Sends requests that fail, with a secret in each place. */
  async function fail(): Promise<void> {
    const ada = await TestPerson.create(service, [{ tenantId: world.tenantId, role: 'member' }]);
    const [wrong, broken] = [newPassword(), newPassword()];
    keep('password', ada.password, wrong, broken);
    const path = pathOf(SessionService, 'SignIn');
    const send = (body: unknown, headers = {}, query = '') =>
      sendRpc(service.address, `${path}${query}`, { body, headers });
    await send({ email: ada.email, password: wrong });
    await send({ email: ada.email, password: [wrong] });
    await send({ email: wrong, password: ada.password });
    await send({ email: ada.email, password: wrong, [wrong]: wrong });
    await send(`{"email": "${ada.email}", "password": "${broken}`);
    await send(Buffer.from(`\x12\x7f${broken}`), { 'Content-Type': 'application/proto' });
    await send({ email: ada.email, password: `${broken}${'x'.repeat(200)}` });
    await send({}, { Origin: `https://${broken}.example` }, `?password=${broken}`);
    await send({}, { Cookie: `workgate_session=${broken}.${broken}`, 'Connect-Timeout-Ms': broken });
    // A stored hash that is invalid, so that the service logs an error about it.
    await service.services.platform.mongo.connection
      .collection('person_accounts')
      .updateOne({ person_id: ada.personId }, { $set: { password: 'no-hash' } });
    expect((await send({ email: ada.email, password: ada.password })).status).toBeGreaterThanOrEqual(500);
  }

  beforeAll(async () => {
    desk = await ChatDesk.openOwn({ env: { WORKGATE_LOG_LEVEL: 'debug' } });
    service = desk.service;
    world = await World.create(desk, 'Own');
    for (const { cookie, password } of Object.values(world.people)) {
      keepCookie(cookie);
      keep('password', password);
    }
    for (const protocol of PROTOCOLS) await live(protocol);
    await fail();
    await service.services.platform.relay.drain(world.tenantId);
  });
  afterAll(() => desk.close());

  it('are collected here for every kind, and long enough to be found', () => {
    for (const kind of Object.keys(KNOWN_BY)) {
      expect(secrets.filter(([one]) => one === kind).length, kind).toBeGreaterThanOrEqual(PROTOCOLS.length);
    }
    expect(Math.min(...secrets.map(([, value]) => value.length))).toBeGreaterThanOrEqual(24);
  });

  it('are stored nowhere, or only in the collection that needs them', async () => {
    const { connection } = service.services.platform.mongo;
    const found: string[] = [];
    const names = (await connection.listCollections()).map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(14);
    for (const name of names) {
      const text = JSON.stringify(await connection.collection(name).find().toArray());
      for (const [kind, value] of secrets) {
        if (text.includes(value) && KNOWN_BY[kind] !== name) found.push(`${kind} in ${name}`);
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });

  it('open no invitation and no session in the form that the database stores', async () => {
    const { connection } = service.services.platform.mongo;
    const { owner } = world.people;
    await owner.client(MemberService).inviteMember({ email: newEmail(), role: Role.ADMIN });
    const stranger = new TestPerson(service, { personId: '', email: newEmail(), password: newPassword() });
    const invitations = await connection.collection('invitations').find({ status: 'pending' }).toArray();
    expect(invitations.length).toBeGreaterThan(0);
    const stored = invitations.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'string');
    for (const value of stored) {
      const call = stranger
        .client(SessionService)
        .acceptInvitation({ invitationId: value, password: stranger.password });
      await expect(call, 'of an invitation').rejects.toThrow(/not_found|invalid_argument/);
      await expect(service.services.identity.sessions.invitation(value), 'without the door').rejects.toThrow(/expired/);
    }
    const sessions = await connection.collection('sessions').find({}).toArray();
    expect(sessions.length).toBeGreaterThan(0);
    for (const { token } of sessions) {
      for (const cookie of [token, `${token}.${token}`, `${token}.`]) {
        stranger.cookie = `workgate_session=${encodeURIComponent(cookie)}`;
        await expect(stranger.client(SessionService).getSession({}), 'of a session').rejects.toThrow(/unauthenticated/);
      }
    }
  });

  it('are in no later answer, apart from the links of open invitations for administrators', async () => {
    const { owner } = world.people;
    const found: string[] = [];
    for (const method of READING) {
      const request = await rowOf(method)?.request(world, owner);
      const { code, text } = await callRpc(owner.client(method.parent), method, request);
      expect(code, `${method.name}: ${text}`).toBeUndefined();
      for (const [kind, value] of secrets) if (text.includes(value)) found.push(`${kind} in ${method.name}`);
    }
    expect(found).toEqual([]);
  });

  it('are in no line of the log', async () => {
    expect(await service.end('SIGTERM')).toBe(0);
    const lines = service.output.trim().split('\n');
    for (const operation of [
      'SessionService.SignIn',
      'MemberService.InviteMember',
      'IdentityService.RotateIdentityApiKey',
    ]) {
      expect(lines.some((line) => line.includes(`"${operation}"`))).toBe(true);
    }
    expect(lines.some((line) => line.includes('"code":"internal_error"'))).toBe(true);
    const found = secrets.flatMap(([kind, value]) =>
      lines.filter((line) => line.includes(value)).map((line) => `${kind}: ${line.replaceAll(value, '<secret>')}`),
    );
    expect([...new Set(found)].slice(0, 5)).toEqual([]);
  });

  it('are not logged, and neither are the names and addresses of people', () => {
    const people = Object.values(world.people).flatMap(({ email }) => [email, `Person ${email.slice(0, 5)}`]);
    expect(people.filter((text) => service.output.includes(text))).toEqual([]);
  });
});
