import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import type { StandingDocument } from '../../src/identity/members/schema.ts';
import type { Role as RoleName } from '../../src/identity/roles.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { workgate } from '../faults/cli.ts';
import { newEmail } from '../support/accounts.ts';
import { LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const STOPPED_WITHIN_MS = 2_000;
const SCOPES = ['work.read', 'work.write', 'work.actions'];

/** Attacks by insiders who want to count as several people, or as nobody. */
let service: TestService;
let desk: RefundDesk;
let owner: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  owner = await join('owner');
});
afterAll(() => service.stop());

const join = async (role: RoleName) => (await TestPerson.create(service, [{ tenantId: desk.tenantId, role }])).signIn();
const keys = (person: TestPerson) => person.client(IdentityService);
const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).info.code;

/** Requests with a key, by door for programs. Each returns the status of the answer. */
const DOORS: Record<string, (key: TestKey) => Promise<number>> = {
  REST: async ({ client }) => (await client.listWorkItems('?limit=1')).status,
  MCP: (key) => post(key, '/api/v1/mcp', 'tools/list'),
  A2A: (key) => post(key, '/api/v1/a2a', 'tasks/get', { id: 'wi_00000000000000000000000000' }),
};

async function post({ token }: TestKey, path: string, method: string, params: object = {}): Promise<number> {
  const { status } = await fetch(`${service.address}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'X-Api-Key': token,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return status;
}

const statusesOf = (key: TestKey) => Promise.all(Object.values(DOORS).map((door) => door(key)));
const untilStopped = (key: TestKey) =>
  expect.poll(() => statusesOf(key), { timeout: STOPPED_WITHIN_MS, interval: 100 }).toEqual([401, 401, 401]);

async function made(by: TestPerson): Promise<TestKey> {
  const { key, secret } = await keys(by).createIdentityApiKey({ name: 'Key', scopes: SCOPES });
  service.keepSecret('secret of an API key', secret.split('_')[3] ?? '');
  return { keyId: key?.keyId ?? '', token: secret, client: service.client(secret) };
}

const listed = async (keyId: string) =>
  (await keys(owner).listIdentityApiKeys({})).keys.find((key) => key.keyId === keyId);

/** Returns the event log of a tenant, oldest entry first. */
async function logOf(tenantId: string): Promise<LogEntry[]> {
  await service.services.platform.relay.drain(tenantId);
  const log = service.services.platform.mongo.connection.collection<LogEntry>('event_log');
  return log.find({ tenant_id: tenantId }).sort({ sequence: 1 }).toArray();
}

/** Returns the people who are accountable for proposals of the key and may not approve them. */
async function accountablesOf(key: TestKey): Promise<readonly string[]> {
  const { principal } = await service.services.identity.authenticator.authenticate(key.token, () => '127.0.0.1');
  return principal.accountables;
}

describe('an API key', () => {
  it('belongs to the member who made it', async () => {
    const ada = await join('admin');
    const key = await made(ada);
    expect(await listed(key.keyId)).toMatchObject({
      ownerId: ada.personId,
      ownerName: await ada.name(),
      stopped: false,
      shownTo: [await ada.name()],
    });
    expect(await accountablesOf(key)).toEqual([ada.personId]);
  });

  it('belongs to the member named on the command line, without whom production makes none', {
    tags: 'full',
  }, async () => {
    const create = (environment: string, ...more: string[]) => {
      const env = { ...service.env, WORKGATE_ENV: environment, WORK_BASE_URL: 'https://workgate.example' };
      const what = ['--tenant', desk.tenantId, '--name', 'Key', '--scope', 'work.read'];
      return workgate(env, ['key', 'create', ...what, ...more]);
    };
    const [without, withOwner, withStranger] = await Promise.all([
      create('production'),
      create('production', '--owner', owner.email),
      create('production', '--owner', (await TestPerson.create(service)).email),
    ]);
    expect([without.status, without.stderr]).toEqual([1, expect.stringContaining('owner: name the member')]);
    expect(JSON.parse(withOwner.stdout)).toMatchObject({ owner_id: owner.personId, shown_to: [] });
    expect([withStranger.status, withStranger.stderr]).toEqual([1, expect.stringContaining('owner: must be a member')]);
  });

  it('without an owner answers to all owners of the tenant until an admin claims it', async () => {
    const key = await service.createKey(desk.tenantId, SCOPES);
    const second = await join('owner');
    const owners = await service.services.identity.members.listOwners(desk.tenantId);
    expect(new Set(owners)).toEqual(new Set([owner.personId, second.personId]));
    expect(new Set(await accountablesOf(key))).toEqual(new Set(owners));
    expect(await statusesOf(key)).not.toContain(401);

    const admin = await join('admin');
    const { key: claimed } = await keys(admin).claimIdentityApiKey({ keyId: key.keyId });
    expect(claimed).toMatchObject({ ownerId: admin.personId, shownTo: [] });
    service.services.identity.authenticator.forget(key.keyId);
    expect(await accountablesOf(key)).toEqual([admin.personId]);
    expect((await desk.events(key.keyId)).at(-1)).toMatchObject({
      type: 'api_key.claimed',
      actor: { id: admin.personId },
      data: { owner_id: admin.personId, owner_before: null },
    });
  });

  const ends: [string, (who: TestPerson) => Promise<unknown>][] = [
    ['leaves', ({ personId }) => owner.client(MemberService).removeMember({ personId })],
    [
      'falls below member',
      ({ personId }) => owner.client(MemberService).updateMemberRole({ personId, role: Role.VIEWER }),
    ],
  ];
  sampled(2).each(ends)(
    'stops within 2 s at every door when its owner %s, until somebody claims it',
    async (_end, end) => {
      const ada = await join('admin');
      const key = await made(ada);
      expect(await statusesOf(key)).not.toContain(401);
      await end(ada);
      await untilStopped(key);
      const refused = await key.client.listWorkItems();
      expect(refused.body.error.message, 'like any other').toBe(
        (await service.client().listWorkItems()).body.error.message,
      );
      const why = new RegExp(`"key_id":"${key.keyId}".*its owner has left or may no longer own keys`);
      await expect.poll(() => why.test(service.output)).toBe(true);
      expect(await listed(key.keyId)).toMatchObject({ ownerId: ada.personId, stopped: true });

      await keys(owner).claimIdentityApiKey({ keyId: key.keyId });
      expect(await statusesOf(key)).not.toContain(401);
      const answering = [owner.personId, ada.personId];
      expect(await accountablesOf(key), 'who was shown the secret stays accountable').toEqual(answering);
      expect(await listed(key.keyId)).toMatchObject({ ownerId: owner.personId, stopped: false });
    },
  );

  it('stays stopped when its owner is invited again, until somebody claims it, and delegations stay ended', async () => {
    const ada = await join('admin');
    const [key, rotated] = [await made(ada), await made(ada)];
    const { delegations, members } = service.services.identity;
    const issuing = { ...(await desk.callOf(ada)), role: 'admin' as const };
    const { delegation, token } = await delegations.issue(issuing, {
      agent: 'helper',
      scopes: ['agent.work.read'],
      endpoints: ['mcp'],
    });
    await owner.client(MemberService).removeMember({ personId: ada.personId });
    await untilStopped(key);
    const { invitation } = await owner.client(MemberService).inviteMember({ email: ada.email, role: Role.ADMIN });
    await members.acceptInvitation(ada.in(desk.tenantId), invitation?.invitationId ?? '');
    for (const one of [key, rotated]) service.services.identity.authenticator.forget(one.keyId);
    expect(await statusesOf(key)).toEqual([401, 401, 401]);
    expect(await listed(key.keyId)).toMatchObject({ ownerId: ada.personId, stopped: true });
    const by = { type: 'api_key' as const, id: key.keyId };
    await expect(service.services.identity.presentAuthority.whyNotPropose(desk.tenantId, by)).resolves.toContain(
      'revoked, expired or stopped',
    );
    const again = await keys(owner).rotateIdentityApiKey({ keyId: rotated.keyId });
    expect(again.key?.stopped).toBe(true);
    const offering = keys(await ada.signIn()).offerIdentityApiKey({ keyId: key.keyId, personId: owner.personId });
    expect(await codeOf(offering)).toBe('invalid_state');

    await expect(delegations.authenticate(token, 'mcp')).rejects.toMatchObject({ code: 'authentication_error' });
    expect((await desk.events(delegation.delegationId)).at(-1)).toMatchObject({
      type: 'delegation.revoked',
      actor: { id: ada.personId },
    });

    await keys(owner).claimIdentityApiKey({ keyId: key.keyId });
    expect(await statusesOf(key)).not.toContain(401);
    const later = await made(ada);
    expect(await statusesOf(later)).not.toContain(401);
  });

  it('is claimed by its owner, too, after they have come back', { tags: 'full' }, async () => {
    const ada = await join('admin');
    const key = await made(ada);
    const { members, authenticator } = service.services.identity;
    await owner.client(MemberService).removeMember({ personId: ada.personId });
    const { invitation } = await owner.client(MemberService).inviteMember({ email: ada.email, role: Role.ADMIN });
    await members.acceptInvitation(ada.in(desk.tenantId), invitation?.invitationId ?? '');
    const { key: claimed } = await keys(await ada.signIn()).claimIdentityApiKey({ keyId: key.keyId });
    expect(claimed).toMatchObject({ ownerId: ada.personId, stopped: false });
    authenticator.forget(key.keyId);
    expect(await statusesOf(key)).not.toContain(401);
    expect((await desk.events(key.keyId)).at(-1)).toMatchObject({
      type: 'api_key.claimed',
      data: { owner_id: ada.personId },
    });
  });

  it('approves nothing by itself in the moment in which its ended authority still opens doors', async () => {
    const [ada, bea] = [await join('admin'), await join('admin')];
    const [orphan, revoked] = [await made(ada), await made(bea)];
    // Fills the caches of both keys.
    for (const by of [orphan, revoked]) expect(await desk.propose('1.00', { by })).toMatchObject({ status: 201 });
    const [first, second] = [await desk.workItem(), await desk.workItem()];
    await owner.client(MemberService).removeMember({ personId: ada.personId });
    await service.services.identity.apiKeys.revoke(await desk.callOf(bea), revoked.keyId);
    for (const [by, workItemId] of [
      [orphan, first],
      [revoked, second],
    ] as const) {
      const { status, body } = await desk.propose('1.00', { by, workItemId });
      // Another process may have taken the key out of its cache by now.
      if (status === 401) continue;
      expect([body.status, body.policy.reasons[0].policy_id]).toEqual(['pending_approval', 'workgate/authority']);
    }
  });

  it('cannot be claimed while its owner is there', async () => {
    const [ada, bob] = [await join('admin'), await join('admin')];
    const { keyId } = await made(ada);
    expect(await codeOf(keys(bob).claimIdentityApiKey({ keyId }))).toBe('invalid_state');
    expect(await listed(keyId)).toMatchObject({ ownerId: ada.personId });
  });
});

describe('a key that somebody else rotates', () => {
  it('stays with its owner, who cannot approve its proposals', async () => {
    const [ada, bob] = [await join('admin'), await join('admin')];
    const { keyId } = await made(ada);
    const { key, secret, rotated } = await keys(bob).rotateIdentityApiKey({ keyId });
    const successor = { keyId: key?.keyId ?? '', token: secret, client: service.client(secret) };
    expect(key).toMatchObject({ ownerId: ada.personId, shownTo: [await ada.name(), await bob.name()] });
    expect(rotated).toMatchObject({ ownerId: ada.personId, shownTo: [await ada.name()] });
    expect(await accountablesOf(successor)).toEqual([ada.personId, bob.personId]);

    const { proposal_id: id } = (await desk.propose(LARGE, { by: successor })).body;
    await expect(desk.approve(id, await desk.callOf(ada))).rejects.toMatchObject({ code: 'policy_denied' });
    expect(await desk.statusOf(id)).toBe('pending_approval');
  });
});

describe('the transfer of a key', () => {
  it('needs the receiver’s consent, rotates the secret and changes no earlier proposal', async () => {
    const [ada, bob] = [await join('admin'), await join('member')];
    const key = await made(ada);
    const { proposal_id: id } = (await desk.propose(LARGE, { by: key })).body;
    await keys(ada).offerIdentityApiKey({ keyId: key.keyId, personId: bob.personId });
    expect(await listed(key.keyId), 'an offer changes nothing').toMatchObject({
      ownerId: ada.personId,
      offeredToId: bob.personId,
    });
    expect((await keys(bob).listOwnIdentityApiKeys({})).keys.map(({ keyId }) => keyId)).toEqual([key.keyId]);

    const accepted = await keys(bob).acceptIdentityApiKey({ keyId: key.keyId });
    const successor = {
      keyId: accepted.key?.keyId ?? '',
      token: accepted.secret,
      client: service.client(accepted.secret),
    };
    expect(accepted.key).toMatchObject({ ownerId: bob.personId, shownTo: [await bob.name()] });
    expect(await DOORS['REST']?.(key), 'the old secret has ended').toBe(401);
    expect(await accountablesOf(successor)).toEqual([bob.personId]);
    await expect(desk.approve(id, await desk.callOf(ada))).rejects.toMatchObject({ code: 'policy_denied' });
    expect((await desk.events(key.keyId)).map(({ type }) => type)).toEqual([
      'api_key.created',
      'api_key.offered',
      'api_key.transferred',
    ]);
  });

  it('is offered by the owner only, and accepted by the receiver only', { tags: 'full' }, async () => {
    const [ada, bob, eve] = [await join('admin'), await join('member'), await join('admin')];
    const { keyId } = await made(ada);
    expect(await codeOf(keys(eve).offerIdentityApiKey({ keyId, personId: eve.personId }))).toBe('authorization_error');
    expect(await codeOf(keys(bob).acceptIdentityApiKey({ keyId })), 'before it is offered').toBe('not_found');
    await keys(ada).offerIdentityApiKey({ keyId, personId: bob.personId });
    expect(await codeOf(keys(eve).acceptIdentityApiKey({ keyId }))).toBe('not_found');
    await keys(ada).offerIdentityApiKey({ keyId, personId: '' });
    expect(await codeOf(keys(bob).acceptIdentityApiKey({ keyId })), 'taken back').toBe('not_found');
    const viewer = await join('viewer');
    expect(await codeOf(keys(ada).offerIdentityApiKey({ keyId, personId: viewer.personId }))).toBe('validation_error');
    expect(await listed(keyId)).toMatchObject({ ownerId: ada.personId, offeredToId: '' });
  });
});

describe('membership', () => {
  it('logs every invitation, acceptance, role change, removal and vouching with its author', async () => {
    const ada = await join('admin');
    const email = newEmail();
    const members = ada.client(MemberService);
    const { invitation: first } = await members.inviteMember({ email, role: Role.VIEWER });
    const { invitation } = await members.inviteMember({ email, role: Role.MEMBER });
    const grace = await TestPerson.accepting(service, invitation?.invitationId ?? '');
    await members.updateMemberRole({ personId: grace.personId, role: Role.APPROVER });
    await owner.client(MemberService).vouchForMember({ personId: grace.personId });
    await members.removeMember({ personId: grace.personId });
    await members.cancelInvitation({
      invitationId: (await members.inviteMember({ email, role: Role.MEMBER })).invitation?.invitationId ?? '',
    });

    const entries = (await logOf(desk.tenantId)).filter(({ actor, type }) => {
      return [ada.personId, grace.personId].includes(actor.id) || type === 'member.vouched_for';
    });
    expect(entries.map(({ type, actor }) => `${type} by ${actor.id}`)).toEqual([
      `invitation.created by ${ada.personId}`,
      `invitation.cancelled by ${ada.personId}`,
      `invitation.created by ${ada.personId}`,
      `invitation.accepted by ${grace.personId}`,
      `member.joined by ${grace.personId}`,
      `member.role_changed by ${ada.personId}`,
      `member.vouched_for by ${owner.personId}`,
      `member.removed by ${ada.personId}`,
      `invitation.created by ${ada.personId}`,
      `invitation.cancelled by ${ada.personId}`,
    ]);
    const [joined, changed] = [entries[4], entries[5]];
    expect(joined).toMatchObject({
      subject: { type: 'member', id: grace.personId },
      data: { role: 'member', granted_by: ada.personId, derives_from: [ada.personId] },
    });
    expect(changed).toMatchObject({
      subject: { type: 'member', id: grace.personId },
      data: { role: 'approver', role_before: 'member', granted_by: ada.personId },
    });
    const told = JSON.stringify(entries);
    for (const secret of [email, first?.invitationId, invitation?.invitationId]) expect(told).not.toContain(secret);
  });

  it('that the operator gives derives from nobody, and is logged', async () => {
    const { personId } = await join('approver');
    const joined = (await logOf(desk.tenantId)).find(({ subject }) => subject.id === personId);
    expect(joined).toMatchObject({
      type: 'member.joined',
      actor: { type: 'system', id: 'workgate-cli' },
      data: { role: 'approver', granted_by: null, derives_from: [] },
    });
    expect(await service.services.identity.standings.of(desk.tenantId, personId)).toMatchObject({
      derivesFrom: [],
    });
  });

  it('cannot be changed through routes of the sign-in library', async () => {
    const admin = await join('admin');
    const { invitation } = await admin.client(MemberService).inviteMember({ email: newEmail(), role: Role.MEMBER });
    const invitationId = invitation?.invitationId ?? '';
    const body = {
      organizationId: desk.tenantId,
      memberId: owner.personId,
      role: 'owner',
      email: newEmail(),
      invitationId,
    };
    const paths = [
      'invite-member',
      'accept-invitation',
      'cancel-invitation',
      'remove-member',
      'update-member-role',
      'leave',
    ];
    const before = await service.services.identity.members.roles(desk.tenantId);
    for (const path of paths) {
      const { status } = await fetch(`${service.address}/api/auth/organization/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: admin.cookie, Origin: service.address },
        body: JSON.stringify(body),
      });
      expect(status, path).toBe(404);
    }
    expect(await service.services.identity.members.roles(desk.tenantId)).toEqual(before);
  });

  it('needs a link that only the inviter has seen; colleagues see and can cancel the invitation', async () => {
    const [maker, other] = [await join('admin'), await join('admin')];
    const email = newEmail();
    const { invitation } = await maker.client(MemberService).inviteMember({ email, role: Role.ADMIN });
    const of = async (person: TestPerson) =>
      (await person.client(MemberService).listInvitations({})).invitations.find((one) => one.email === email);
    expect(await of(maker)).toEqual(invitation);
    const seen = await of(other);
    expect(seen).toMatchObject({ email, role: Role.ADMIN, url: '' });
    expect(seen?.invitationId).toMatch(/^ivt_/);
    const accepting = {
      invitationId: `inv_${seen?.invitationId.slice(4)}`.padEnd(54, '0'),
      password: 'long enough',
      name: 'X',
    };
    const browser = new TestPerson(service, { personId: '', email, password: accepting.password });
    expect(await codeOf(browser.client(SessionService).acceptInvitation(accepting))).toBe('not_found');
    await other.client(MemberService).cancelInvitation({ invitationId: seen?.invitationId ?? '' });
    expect(await of(maker)).toBeUndefined();
  });

  it('is not given by an invitation whose maker may no longer manage members', async () => {
    const admin = await join('admin');
    const { invitation } = await admin.client(MemberService).inviteMember({ email: newEmail(), role: Role.APPROVER });
    await owner.client(MemberService).updateMemberRole({ personId: admin.personId, role: Role.MEMBER });
    expect(await codeOf(TestPerson.accepting(service, invitation?.invitationId ?? ''))).toBe('not_found');
  });
});

describe('a role that an accountable person has given', () => {
  let ada: TestPerson;
  let key: TestKey;
  let bob: TestPerson;
  beforeAll(async () => {
    await desk.waitDays(7);
    [ada, bob] = [await join('admin'), await join('approver')];
    key = await made(ada);
  });
  afterAll(() => desk.waitDays(0));

  const propose = async (amount: string) => (await desk.propose(amount, { by: key })).body;

  it('does not let one admin approve alone: two people whom she let in cannot give the two approvals', {
    tags: 'full',
  }, async () => {
    const proposal = await propose(VERY_LARGE);
    const puppets = [await TestPerson.invited(ada, Role.APPROVER), await TestPerson.invited(ada, Role.ADMIN)];
    for (const puppet of puppets) expect(await desk.approvalBy(puppet, proposal)).toBe('workgate/standing');
    expect(await desk.row(proposal.proposal_id)).toMatchObject({ status: 'pending_approval', approvals: [] });
    expect((await desk.execute(proposal.proposal_id)).status).toBe(409);
    expect((await desk.events(proposal.proposal_id)).at(-2)).toMatchObject({
      type: 'proposal.approve_refused',
      data: { reason: 'policy_denied', policies: ['workgate/standing'] },
    });
  });

  it('is refused with what it takes to count, and a person who could approve now', async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    const { proposal_id: proposalId, payload_hash: payloadHash } = await propose(VERY_LARGE);
    const { message } = await refusalOf(
      puppet.client(ActionService).approveActionProposal({ proposalId, payloadHash }),
    );
    expect(message).toContain(`${await ada.name()}, who is accountable for this proposal, gave you your role`);
    expect(message).toContain('counts once an administrator who is independent of both confirms your role');
    expect(message).toMatch(/Person .* can approve it now\./);
  });

  it('does not count through an agent of its holder either', { tags: 'full' }, async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    const { proposal_id: id } = await propose(VERY_LARGE);
    const { call } = await desk.delegate((await desk.get(id)).body, await desk.callOf(puppet));
    await expect(service.services.actions.approvals.approve(call, id, null)).rejects.toMatchObject({
      code: 'policy_denied',
      details: [{ field: 'workgate/standing' }],
    });
  });

  const chains: [string, () => Promise<TestPerson>][] = [
    [
      'when somebody gives it whom she has let in',
      async () => TestPerson.invited(await TestPerson.invited(ada, Role.ADMIN), Role.APPROVER),
    ],
    [
      'when she promotes an existing member',
      async () => {
        const person = await join('member');
        await ada.client(MemberService).updateMemberRole({ personId: person.personId, role: Role.APPROVER });
        return person;
      },
    ],
    [
      'when she removes an approver and invites them again',
      async () => {
        const person = await join('approver');
        await ada.client(MemberService).removeMember({ personId: person.personId });
        const { invitation } = await ada
          .client(MemberService)
          .inviteMember({ email: person.email, role: Role.APPROVER });
        await person
          .client(SessionService)
          .acceptInvitation({ invitationId: invitation?.invitationId ?? '', password: person.password });
        return person;
      },
    ],
    [
      'when she vouches, and somebody whom she has let in',
      async () => {
        const [puppet, eve] = [await TestPerson.invited(ada, Role.APPROVER), await TestPerson.invited(ada, Role.ADMIN)];
        for (const by of [ada, eve]) await by.client(MemberService).vouchForMember({ personId: puppet.personId });
        return puppet;
      },
    ],
    [
      'when she sets the waiting days to 0, and somebody whom she has let in',
      async () => {
        const eve = await TestPerson.invited(ada, Role.ADMIN);
        for (const by of [ada, eve]) await by.client(MemberService).updateTenantSettings({ maturityDays: 0 });
        return TestPerson.invited(ada, Role.APPROVER);
      },
    ],
  ];
  sampled(3).each(chains)('does not count %s', async (_how, come) => {
    const puppet = await come();
    expect(await desk.approvalBy(puppet, await propose(VERY_LARGE))).toBe('workgate/standing');
    await desk.waitDays(7);
  });

  it('keeps the longer waiting days, even after 205 later changes by the same person', {
    tags: 'full',
    timeout: 60_000,
  }, async () => {
    const { roleMaturity } = service.services.identity;
    await desk.waitDays(90);
    const her = await desk.callOf(desk.creator);
    for (let n = 0; n < 205; n += 1) await roleMaturity.change(her, 7);
    expect(await roleMaturity.days(desk.tenantId)).toBe(90);
    await desk.waitDays(7);
  });

  it('counts once an independent admin has set the waiting days to 0', { tags: 'full' }, async () => {
    await ada.client(MemberService).updateTenantSettings({ maturityDays: 0 });
    await owner.client(MemberService).updateTenantSettings({ maturityDays: 0 });
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    expect(await desk.approvalBy(puppet, await propose(VERY_LARGE))).toBe('pending_approval');
    await desk.waitDays(7);
  });

  it('counts at once where one approval is enough, and the approval shows who gave the role', {
    tags: 'full',
  }, async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    const proposal = await propose(LARGE);
    const asked = await puppet.client(ActionService).getApprovalCase({ proposalId: proposal.proposal_id });
    expect(asked.standing).toMatchObject({
      roleFrom: { personId: ada.personId, name: await ada.name() },
      refusal: '',
    });
    const { proposal_id: proposalId } = await propose(VERY_LARGE);
    const large = await puppet.client(ActionService).getApprovalCase({ proposalId });
    expect(large.standing?.refusal).toMatch(/^.+, who is accountable for this proposal, gave you your role/);
    expect(await desk.approvalBy(puppet, proposal)).toBe('approved');
    const { proposal: shown } = await bob.client(ActionService).getActionProposal({ proposalId: proposal.proposal_id });
    expect(shown?.approvals[0]).toMatchObject({ roleFrom: { personId: ada.personId, name: await ada.name() } });
  });

  it('counts once the operator vouches, or a manager of members who is not accountable', {
    tags: 'full',
  }, async () => {
    const [first, second] = [
      await TestPerson.invited(ada, Role.APPROVER),
      await TestPerson.invited(ada, Role.APPROVER),
    ];
    const proposal = await propose(VERY_LARGE);
    await owner.client(MemberService).vouchForMember({ personId: first.personId });
    expect(await desk.approvalBy(first, proposal)).toBe('pending_approval');
    const command = ['confirm', 'role', '--tenant', desk.tenantId, '--email', second.email, '--reason', 'I know them.'];
    const vouched = await workgate({ ...service.env }, command);
    expect(JSON.parse(vouched.stdout)).toMatchObject({ person_id: second.personId, vouched_by: ['the operator'] });
    expect(await desk.approvalBy(second, proposal)).toBe('approved');
  });

  it('counts when its waiting days have passed, if it was given before roles awaited a vouch', {
    tags: 'full',
  }, async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    const standings = service.services.platform.mongo.connection.collection<StandingDocument>('standings');
    const back = (days: number) => ({
      $set: { 'grants.0.at': new Date(Date.now() - days * DAY_MS) },
      $unset: { 'grants.0.derives_from.0.awaits_confirmation': '' as const },
    });
    const mine = { tenant_id: desk.tenantId, person_id: puppet.personId };
    await standings.updateOne(mine, back(6.9));
    expect(await desk.approvalBy(puppet, await propose(VERY_LARGE))).toBe('workgate/standing');
    await standings.updateOne(mine, back(7.1));
    expect(await desk.approvalBy(puppet, await propose(VERY_LARGE))).toBe('pending_approval');
  });

  it('counts at once for proposals of others, and other roles count for hers', { tags: 'full' }, async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    const others = (await desk.propose(VERY_LARGE)).body;
    expect(await desk.approvalBy(puppet, others)).toBe('pending_approval');
    const proposal = await propose(VERY_LARGE);
    expect(await desk.approvalBy(await TestPerson.invited(owner, Role.APPROVER), proposal)).toBe('pending_approval');
    expect(await desk.approvalBy(bob, proposal)).toBe('approved');
  });

  it('is recognised for people whom the previous release let in', { tags: 'full' }, async () => {
    const puppet = await TestPerson.invited(ada, Role.APPROVER);
    await service.services.platform.mongo.connection
      .collection('standings')
      .deleteOne({ tenant_id: desk.tenantId, person_id: puppet.personId });
    expect(await desk.approvalBy(puppet, await propose(VERY_LARGE))).toBe('workgate/standing');
  });
});
