import { spawnSync } from 'node:child_process';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Code } from '@connectrpc/connect';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AgentEndpoint, IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { CLI } from '../../scripts/development.ts';
import type { Role } from '../../src/identity/roles.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { type Protocol, TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TEST_OPERATOR, TestService } from '../support/service.ts';

/** One protocol is enough here: the role matrix calls every rpc over each protocol. */
const PROTOCOL: Protocol = 'connect-json';

const REVOCATION_LIMIT_MS = 2_000;
const { MCP, A2A } = AgentEndpoint;
const WORK = ['agent.work.read', 'agent.work.write'];

let service: TestService;
let tenantId: string;
let issuer: string;
let ada: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
  issuer = service.services.config.workBaseUrl;
  [ada, admin] = await Promise.all([signedIn('member'), signedIn('admin')]);
});
afterAll(() => service.stop());

const signedIn = async (role: Role, tenant = tenantId) =>
  (await TestPerson.create(service, [{ tenantId: tenant, role }])).signIn();
const identity = (person: TestPerson, protocol?: Protocol) => person.client(IdentityService, protocol);
type IssueRequest = Parameters<ReturnType<typeof identity>['issueAgentDelegation']>[0];

async function issue(person: TestPerson, request: IssueRequest = {}, protocol?: Protocol) {
  const wanted = { agent: 'triage', scopes: WORK, endpoints: [MCP], ...request };
  const { delegation, token } = await identity(person, protocol).issueAgentDelegation(wanted);
  if (delegation === undefined) throw new Error('There is no delegation in the answer');
  return { delegation, delegationId: delegation.delegationId, token };
}

const jwks = async (from = service) =>
  (await (await fetch(`${from.address}/.well-known/jwks.json`)).json()) as JSONWebKeySet;
/** Verifies the token in the process of the test, which did not issue it. */
const verified = (token: string, endpoint: 'mcp' | 'a2a' = 'mcp') =>
  service.services.identity.delegations.authenticate(token, endpoint);
const scopesOf = async (token: string) =>
  verified(token).then(
    ({ scopes }) => [...scopes],
    (error: { code: string }) => error.code,
  );

describe(`over ${PROTOCOL}`, () => {
  test('issues a token that tells every verifier who acts for whom, where, for what and how long', async () => {
    const request = {
      agent: ' triage ',
      scopes: WORK.toReversed(),
      endpoints: [A2A, MCP],
      lifetime: { seconds: 7200n },
    };
    const { delegation, delegationId, token } = await issue(ada, request, PROTOCOL);
    const audience = [`${issuer}/api/v1/a2a`, `${issuer}/api/v1/mcp`];
    for (const one of audience) {
      await jwtVerify(token, createLocalJWKSet(await jwks()), { issuer, audience: one, algorithms: ['EdDSA'] });
    }
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: (await jwks()).keys[0]?.kid });
    const { iat = 0, ...claims } = decodeJwt(token);
    expect(claims).toEqual({
      iss: issuer,
      sub: ada.personId,
      act: { sub: 'triage' },
      aud: expect.arrayContaining(audience),
      tenant_id: tenantId,
      scope: 'agent.work.read agent.work.write',
      jti: delegationId,
      exp: iat + 7200,
    });
    expect(delegation).toMatchObject({ agent: 'triage', personId: ada.personId, scopes: WORK, endpoints: [A2A, MCP] });
    expect(delegation.expiresAt && timestampDate(delegation.expiresAt).getTime()).toBe((iat + 7200) * 1000);
    expect(delegation.revokedAt).toBeUndefined();
    const { principal, ...rest } = await verified(token);
    expect(rest).toMatchObject({ tenantId, scopes: new Set(WORK) });
    expect(principal).toMatchObject({
      type: 'delegation',
      id: delegationId,
      displayName: 'triage',
      accountable: ada.personId,
    });
  });

  test('lets people see and revoke their own delegations, and administrators those of everyone', async () => {
    const bob = await signedIn('approver');
    const [adas, bobs] = [await issue(ada, {}, PROTOCOL), await issue(bob, {}, PROTOCOL)];
    const list = async (person: TestPerson) =>
      (await identity(person, PROTOCOL).listAgentDelegations({})).delegations.map((one) => one.delegationId);
    expect(await list(bob)).toEqual([bobs.delegationId]);
    expect((await list(admin)).slice(0, 2)).toEqual([bobs.delegationId, adas.delegationId]);
    expect(await list(ada)).not.toContain(bobs.delegationId);
    const stranger = await signedIn('owner', await service.createTenant());
    expect(await list(stranger)).toEqual([]);
    const revoke = (person: TestPerson) =>
      identity(person, PROTOCOL).revokeAgentDelegation({ delegationId: bobs.delegationId });
    for (const person of [ada, stranger]) expect(Code[(await refusalOf(revoke(person))).code]).toBe('NotFound');
    expect(await scopesOf(bobs.token)).toEqual(WORK);
    const { delegation } = await revoke(admin);
    expect(delegation?.revokedAt).toBeDefined();
    expect((await revoke(bob)).delegation, 'once more').toEqual(delegation);
    const listed = (await identity(bob, PROTOCOL).listAgentDelegations({})).delegations;
    expect(listed).toEqual([delegation]);
  });
});

describe('the list of delegations', () => {
  test('shows the last use, recorded at most once a minute, and can leave out delegations that have ended', {
    tags: 'full',
  }, async () => {
    const { delegation, delegationId, token } = await issue(ada);
    expect(delegation.lastUsedAt).toBeUndefined();
    const listed = async (onlyLive: boolean) => (await identity(ada).listAgentDelegations({ onlyLive })).delegations;
    const find = async (onlyLive = true) => (await listed(onlyLive)).find((one) => one.delegationId === delegationId);
    for (let use = 0; use < 3; use += 1) await verified(token);
    await expect.poll(async () => (await find())?.lastUsedAt).toBeDefined();
    const first = (await find())?.lastUsedAt;
    await verified(token);
    await identity(ada).revokeAgentDelegation({ delegationId });
    expect(await find(), 'it lives no more').toBeUndefined();
    expect((await find(false))?.lastUsedAt).toEqual(first);
    await expect.poll(() => scopesOf(token), { timeout: 2 * REVOCATION_LIMIT_MS }).toBe('authentication_error');
  });
});

describe('a new delegation', () => {
  test('has no scope beyond the role of the person who delegates', async () => {
    const viewer = await signedIn('viewer');
    const { code, info } = await refusalOf(issue(viewer, { scopes: ['agent.work.read', 'agent.work.write'] }));
    expect(Code[code]).toBe('PermissionDenied');
    expect(info.problems).toMatchObject([{ field: 'scopes', problem: expect.stringContaining('agent.work.write') }]);
    const allowed = await issue(viewer, { scopes: ['agent.work.read', 'agent.evidence.read'] });
    expect(allowed.delegation.scopes).toEqual(['agent.work.read', 'agent.evidence.read']);
  });

  test('has only scopes of agents, and no approval in general', async () => {
    const owner = await signedIn('owner');
    for (const scope of ['agent.actions.approve', 'work.read', 'agent.*', '__proto__', '']) {
      const { code, info } = await refusalOf(issue(owner, { scopes: ['agent.work.read', scope] }));
      expect(Code[code], scope).toBe('InvalidArgument');
      expect(info.problems).toMatchObject([{ field: 'scopes', problem: expect.stringContaining(`"${scope}"`) }]);
    }
  });

  test('needs an agent, an endpoint, and an end within a day', async () => {
    const fields = async (request: IssueRequest) =>
      (await refusalOf(issue(ada, request))).info.problems.map(({ field }) => field.replace(/\[\d+\]$/, ''));
    expect(await fields({ agent: ' ' })).toEqual(['agent']);
    expect(await fields({ scopes: [] })).toEqual(['scopes']);
    expect(await fields({ endpoints: [] })).toEqual(['endpoints']);
    expect(await fields({ endpoints: [MCP, MCP] })).toEqual(['endpoints']);
    expect(await fields({ endpoints: [AgentEndpoint.UNSPECIFIED] })).toEqual(['endpoints']);
    expect(await fields({ lifetime: { seconds: 59n } })).toEqual(['lifetime']);
    expect(await fields({ lifetime: { seconds: 86_400n, nanos: 1 } })).toEqual(['lifetime']);
    const lifeOf = (token: string) => (decodeJwt(token).exp ?? 0) - (decodeJwt(token).iat ?? 0);
    expect(lifeOf((await issue(ada, { lifetime: { seconds: 86_400n } })).token)).toBe(86_400);
    expect(lifeOf((await issue(ada)).token)).toBe(3_600);
  });
});

describe('a delegated approval', () => {
  const APPROVE = ['agent.actions.approve'];
  let desk: RefundDesk;
  let approver: TestPerson;
  beforeAll(async () => {
    desk = await RefundDesk.open(service);
    approver = await signedIn('approver', desk.tenantId);
  });

  const pending = async () => toApproval((await desk.propose(LARGE)).body);
  const toApproval = (body: ApiAnswer['body']) => ({
    proposalId: body.proposal_id as string,
    payloadHash: body.payload_hash as string,
  });
  const refusal = async (request: IssueRequest, person = approver) => {
    const { code, info } = await refusalOf(issue(person, { scopes: APPROVE, ...request }));
    return { code: Code[code], problems: info.problems.map(({ field, problem }) => ({ field, problem })) };
  };

  test('covers one proposal for ten minutes, as its token says', async () => {
    const approval = await pending();
    const { delegation, token } = await issue(approver, { scopes: APPROVE, approval }, PROTOCOL);
    expect(delegation).toMatchObject({ scopes: APPROVE, approval });
    expect(delegation.usedAt).toBeUndefined();
    const { iat = 0, exp, ...claims } = decodeJwt(token);
    expect(exp).toBe(iat + 600);
    expect(claims).toMatchObject({
      scope: 'agent.actions.approve',
      authorization_details: [
        { type: 'action_approval', proposal_id: approval.proposalId, payload_hash: approval.payloadHash },
      ],
    });
    const known = await verified(token);
    expect(known).toMatchObject({ scopes: new Set(APPROVE), approvalGrant: approval, usedAt: null });
    const shorter = await issue(approver, { scopes: APPROVE, approval, lifetime: { seconds: 60n } }, PROTOCOL);
    expect((decodeJwt(shorter.token).exp ?? 0) - (decodeJwt(shorter.token).iat ?? 0)).toBe(60);
  });

  test('is listed with its use, and can be revoked before and after its use', async () => {
    const approval = await pending();
    const { delegationId, token } = await issue(approver, { scopes: APPROVE, approval });
    const before = await issue(approver, { scopes: APPROVE, approval });
    const call = await desk.callOfToken(token);
    await desk.approve(approval.proposalId, call);
    const listed = async (id: string) =>
      (await identity(approver).listAgentDelegations({})).delegations.find((one) => one.delegationId === id);
    const used = await listed(delegationId);
    expect(used).toMatchObject({ approval });
    expect(used?.usedAt && timestampDate(used.usedAt) > new Date(0)).toBe(true);
    expect((await listed(before.delegationId))?.usedAt).toBeUndefined();
    const revoke = async (id: string) =>
      (await identity(approver).revokeAgentDelegation({ delegationId: id })).delegation;
    const revoked = await revoke(delegationId);
    expect(revoked).toEqual({ ...used, revokedAt: expect.anything() });
    expect((await revoke(before.delegationId))?.revokedAt).toBeDefined();
    const logged = (await desk.events(delegationId)).map(({ type, subject_version: version }) => [type, version]);
    expect(logged).toEqual([
      ['delegation.issued', 1],
      ['delegation.used', 2],
      ['delegation.revoked', 3],
    ]);
    const [issued] = await desk.events(delegationId);
    expect(issued?.data['approval']).toEqual({
      proposal_id: approval.proposalId,
      payload_hash: approval.payloadHash,
    });
  });

  test('has no other scope, no longer lifetime, and always a proposal', async () => {
    const approval = await pending();
    const alone = { field: 'scopes', problem: expect.stringContaining('use agent.actions.approve alone') };
    const invalid = (...problems: object[]) => ({ code: 'InvalidArgument', problems });
    expect(await refusal({ approval, scopes: [...APPROVE, 'agent.work.read'] })).toEqual(invalid(alone));
    expect(await refusal({ approval, scopes: ['agent.actions.execute'] })).toEqual(invalid(alone));
    const seconds = (count: bigint) => ({ lifetime: { seconds: count } });
    const atMost = { field: 'lifetime', problem: 'must be from 60 seconds to 10 minutes, because it can approve' };
    expect(await refusal({ approval, ...seconds(601n) })).toEqual(invalid(atMost));
    expect((await refusal({ approval, ...seconds(59n) })).problems).toMatchObject([{ field: 'lifetime' }]);
    expect(await refusal({})).toEqual(
      invalid({ field: 'scopes', problem: expect.stringContaining('name the proposal in approval') }),
    );
  });

  test('names a proposal that waits for approval, and its payload hash', async () => {
    const approval = await pending();
    const fields = async (change: object) => (await refusal({ approval: { ...approval, ...change } })).problems;
    expect(await fields({ proposalId: 'prop_x' })).toMatchObject([{ field: 'approval.proposal_id' }]);
    expect(await fields({ payloadHash: 'F'.repeat(64) })).toMatchObject([{ field: 'approval.payload_hash' }]);
    expect(await fields({ payloadHash: 'f'.repeat(64) })).toEqual([
      { field: 'approval.payload_hash', problem: expect.stringContaining('read the proposal') },
    ]);
    const unknown = 'prop_01h455vb4pex5vsknk084sn02q';
    const other = await RefundDesk.open(service);
    for (const proposalId of [unknown, (await other.propose(LARGE)).body.proposal_id as string]) {
      expect(await fields({ proposalId })).toEqual([
        { field: 'approval.proposal_id', problem: `there is no action proposal ${proposalId}` },
      ]);
    }
    for (const status of ['approved', 'rejected', 'expired', 'executed'] as const) {
      expect(await fields(toApproval(await desk.inState(status)))).toEqual([
        { field: 'approval.proposal_id', problem: expect.stringContaining(`is ${status};`) },
      ]);
    }
  });

  test.each(['viewer', 'member'] as const)('cannot be given by a %s', async (role) => {
    const person = await signedIn(role, desk.tenantId);
    expect(await refusal({ approval: await pending() }, person)).toEqual({
      code: 'PermissionDenied',
      problems: [{ field: 'scopes', problem: expect.stringContaining('agent.actions.approve') }],
    });
  });

  test('ends when the person who gave it loses the role', async () => {
    const person = await signedIn('admin', desk.tenantId);
    const { token } = await issue(person, { scopes: APPROVE, approval: await pending() });
    const by = { tenantId: desk.tenantId, principal: TEST_OPERATOR, correlationId: 'test' };
    await service.services.identity.members.updateRole(by, person.personId, 'member');
    expect(await scopesOf(token)).toEqual([]);
  });

  test('is shown by the command line', { tags: 'full' }, async () => {
    const approval = await pending();
    const { token } = await issue(approver, { scopes: APPROVE, approval });
    const shown = spawnSync(process.execPath, [CLI, 'delegation', 'verify'], {
      env: { PATH: process.env['PATH'], ...service.env },
      input: token,
      encoding: 'utf8',
    });
    expect(JSON.parse(shown.stdout)).toMatchObject({
      scopes: APPROVE,
      approval: { proposal_id: approval.proposalId, payload_hash: approval.payloadHash, used_at: null },
    });
  });
});

describe('a delegation', () => {
  test('is refused after revocation, at once in the same process, and within 2 seconds in all others', {
    tags: 'full',
  }, async () => {
    const { delegationId, token } = await issue(ada);
    expect(await scopesOf(token)).toEqual(WORK);
    await identity(ada).revokeAgentDelegation({ delegationId });
    await expect
      .poll(() => scopesOf(token), { timeout: REVOCATION_LIMIT_MS, interval: 50 })
      .toBe('authentication_error');
    const here = await issue(ada);
    expect(await scopesOf(here.token)).toEqual(WORK);
    const principal = {
      type: 'user',
      id: ada.personId,
      displayName: 'Ada',
      lineage: '',
      accountable: null,
      accountables: [],
    } as const;
    const call = { tenantId, principal, correlationId: 'test', role: 'member' as const };
    await service.services.identity.delegations.revoke(call, here.delegationId);
    expect(await scopesOf(here.token)).toBe('authentication_error');
  });

  test('follows the role of its person within 2 seconds, and ends with the membership', {
    tags: 'full',
  }, async () => {
    const bob = await signedIn('member');
    const { token } = await issue(bob, { scopes: [...WORK, 'agent.actions.execute'] });
    const { members } = service.services.identity;
    const by = (await signedIn('owner')).in(tenantId);
    const becomes = (expected: unknown) =>
      expect.poll(() => scopesOf(token), { timeout: REVOCATION_LIMIT_MS, interval: 50 }).toEqual(expected);
    await becomes([...WORK, 'agent.actions.execute']);
    await members.updateRole(by, bob.personId, 'viewer');
    await becomes(['agent.work.read']);
    await members.updateRole(by, bob.personId, 'admin');
    await becomes([...WORK, 'agent.actions.execute']);
    await members.remove(by, bob.personId);
    await becomes('authentication_error');
  });

  test('is verified by the command line for one endpoint', { tags: 'full' }, async () => {
    const { delegationId, token } = await issue(ada);
    const run = (endpoint: string) =>
      spawnSync(process.execPath, [CLI, 'delegation', 'verify', '--endpoint', endpoint], {
        env: { PATH: process.env['PATH'], ...service.env },
        input: `${token}\n`,
        encoding: 'utf8',
      });
    const { status, stdout } = run('mcp');
    const shown = { delegation_id: delegationId, tenant_id: tenantId, agent: 'triage', person_id: ada.personId };
    expect([status, JSON.parse(stdout)]).toEqual([0, { ...shown, scopes: WORK }]);
    const refused = run('a2a');
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/invalid delegation token/);
  });

  test('is logged when issued and revoked, without its token', async () => {
    const { delegationId, token } = await issue(ada);
    await identity(ada).revokeAgentDelegation({ delegationId });
    const entries = () =>
      service.services.platform.mongo.connection
        .collection('event_log')
        .find({ 'subject.id': delegationId })
        .sort({ sequence: 1 })
        .toArray();
    await expect
      .poll(async () => (await entries()).map(({ type }) => type as string))
      .toEqual(['delegation.issued', 'delegation.revoked']);
    expect(JSON.stringify(await entries())).not.toContain(token.split('.')[2]);
  });
});
