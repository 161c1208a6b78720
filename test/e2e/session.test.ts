import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Code, ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Permission, Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { DatabaseProxy } from '../support/database-proxy.ts';
import { PROTOCOLS, type Protocol, TestPerson } from '../support/people.ts';
import { pathOf, sendRpc } from '../support/raw-rpc.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { sampled } from '../support/sample.ts';
import { TEST_OPERATOR, TestService } from '../support/service.ts';

const HOUR_MS = 60 * 60 * 1000;
const SIGN_IN = pathOf(SessionService, 'SignIn');

let service: TestService;
let tenantId: string;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant('Acme');
});
afterAll(() => service.stop());

const newPerson = async () => (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signInByPassword();
/** Signs the same person in with another browser. */
const elsewhere = (person: TestPerson) => new TestPerson(service, person).signInByPassword();
const sessions = () => service.services.platform.mongo.connection.collection('sessions');
const codeOf = async (call: Promise<unknown>) => {
  const code = await call.then(
    () => undefined,
    (error: unknown) => ConnectError.from(error).code,
  );
  return code === undefined ? 'ok' : Code[code];
};
const whoAmI = (person: TestPerson, protocol?: Protocol) => person.client(SessionService, protocol).getSession({});

sampled(3).suites(PROTOCOLS)('over %s', (protocol) => {
  test('sign-in begins a session with person, tenant and permissions, and sign-out ends it on the server', async () => {
    const other = await service.createTenant('Beta');
    const memberships = [
      { tenantId, role: 'admin' as const },
      { tenantId: other, role: 'viewer' as const },
    ];
    const ada = await TestPerson.create(service, memberships);
    const client = ada.client(SessionService, protocol);
    expect(await codeOf(whoAmI(ada, protocol))).toBe('Unauthenticated');

    const { session } = await client.signIn({ email: ada.email.toUpperCase(), password: ada.password });
    expect(session?.person).toMatchObject({ personId: ada.personId, email: ada.email });
    const acme = { tenantId, tenantName: 'Acme', role: Role.ADMIN };
    expect(session?.active).toMatchObject(acme);
    expect(session?.memberships).toMatchObject([acme, { tenantId: other, tenantName: 'Beta', role: Role.VIEWER }]);
    expect(session?.permissions).toContain(Permission.API_KEYS_MANAGE);
    const endsAt = session?.expiresAt && timestampDate(session.expiresAt).getTime();
    expect(endsAt).toBeGreaterThan(Date.now() + 23 * HOUR_MS);
    // The event log may have grown in the meantime.
    const { eventSequence: _, ...same } = session ?? {};
    expect((await client.getSession({})).session).toMatchObject(same);

    const [stolen, second] = [ada.cookie, await elsewhere(ada)];
    await client.signOut({});
    expect(ada.cookie, 'the browser forgets it').toBe('');
    ada.cookie = stolen;
    expect(await codeOf(whoAmI(ada, protocol)), 'the server too').toBe('Unauthenticated');
    expect(await codeOf(whoAmI(second, protocol)), 'other sessions go on').toBe('ok');
    await client.signOut({});
    ada.cookie = '';
    await client.signOut({});
  });
});

describe('a sign-in', () => {
  test('fails with the same answer for a wrong password and for an unknown address', async () => {
    const ada = await TestPerson.create(service);
    const attempts = [
      { email: ada.email, password: `${ada.password}x` },
      { email: 'nobody@example.com', password: ada.password },
    ];
    const answers = await Promise.all(attempts.map((body) => sendRpc(service.address, SIGN_IN, { body })));
    const comparable = answers.map(({ status, headers: { date: _, 'x-correlation-id': id, ...headers }, json }) => ({
      status,
      headers,
      error: {
        ...json,
        details: json.details.map(({ debug, ...rest }: { debug: object }) => [Object.keys(rest), debug]),
      },
      id: typeof id,
    }));
    const [wrong, unknown] = comparable.map((one) => JSON.stringify(one).replaceAll(/"correlationId":"[^"]+"/g, ''));
    expect(comparable[0]).toMatchObject({ status: 401, error: { code: 'unauthenticated' } });
    expect(unknown).toBe(wrong);
    expect(answers[0]?.headers['set-cookie']).toBeUndefined();
  });

  test('works without any tenant, and says so', async () => {
    const drifter = await (await TestPerson.create(service)).signInByPassword();
    const { session } = await whoAmI(drifter);
    expect(session).toMatchObject({ memberships: [], permissions: [] });
    expect(session?.active).toBeUndefined();
    const refused = await refusalOf(drifter.client(WorkService).listWorkItems({}));
    expect(refused.message).toMatch(/No tenant is selected/);
  });
});

describe('failed sign-ins', () => {
  const LIMIT = 4;
  let limited: TestService;
  let direct: TestService;
  let other: TestService;
  beforeAll(async () => {
    const env = { WORKGATE_RATE_LIMIT_AUTH_FAILURES: String(LIMIT) };
    limited = await TestService.start({ sharing: service, env: { ...env, WORKGATE_TRUSTED_PROXIES: '127.0.0.1' } });
    // A service with a database of its own, because other tests also fail to sign in from the address of this machine.
    direct = await TestService.start({ env });
    other = await TestService.start({ sharing: service, env: { ...env, WORKGATE_TRUSTED_PROXIES: '127.0.0.1' } });
  });
  afterAll(async () => {
    await Promise.all([limited, other].map((one) => one.stop({ keepDatabase: true })));
    await direct.stop();
  });

  const signIn = (at: TestService, address: string, email: string, password: string) =>
    sendRpc(at.address, SIGN_IN, { body: { email, password }, headers: { 'X-Forwarded-For': address } });

  const limitedAnswer = expect.objectContaining({
    code: 'resource_exhausted',
    details: [expect.objectContaining({ debug: expect.objectContaining({ code: 'rate_limited', retryable: true }) })],
  });

  test('are limited by account, whatever address they come from', async () => {
    const [ada, bob] = [await TestPerson.create(service), await TestPerson.create(service)];
    for (let count = 1; count <= LIMIT; count += 1) {
      expect((await signIn(limited, `198.51.100.${count}`, ada.email.toUpperCase(), 'wrong')).status).toBe(401);
    }
    const refused = await signIn(limited, '198.51.100.99', ada.email, ada.password);
    expect(refused.status).toBe(429);
    expect(refused.json).toEqual(limitedAnswer);
    expect(refused.json.message).toMatch(/this account/);
    const { retryAfter } = refused.json.details[0].debug;
    expect(`${refused.headers['retry-after']}s`).toBe(retryAfter);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await signIn(limited, '198.51.100.99', bob.email, bob.password)).status).toBe(200);
  });

  test('are limited across all processes', async () => {
    const ada = await TestPerson.create(service);
    const at = (count: number) => (count % 2 === 0 ? limited : other);
    for (let count = 1; count <= LIMIT; count += 1) {
      expect((await signIn(at(count), `198.51.100.${count}`, ada.email, 'wrong')).status).toBe(401);
      expect((await signIn(at(count), '198.51.100.77', `no${count}@example.com`, 'wrong')).status).toBe(401);
    }
    for (const one of [limited, other]) {
      const [byAccount, byAddress] = [
        await signIn(one, '198.51.100.99', ada.email, ada.password),
        await signIn(one, '198.51.100.77', 'nobody@example.com', 'wrong'),
      ];
      for (const refused of [byAccount, byAddress]) expect(refused.json).toEqual(limitedAnswer);
      expect(Number(byAccount.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
  });

  test('do not hinder a successful sign-in if the database cannot reset their count', {
    tags: 'full',
  }, async () => {
    const proxy = await DatabaseProxy.start(service.env['MONGODB_URI'] ?? '');
    const cut = await TestService.start({ sharing: service, env: { MONGODB_URI: proxy.uri } });
    try {
      const ada = await TestPerson.create(service);
      proxy.cut(({ name, collection }) => name === 'update' && collection === 'sign_in_failures');
      const answer = await signIn(cut, '198.51.100.1', ada.email, ada.password);
      expect(answer.status).toBe(200);
      expect(answer.headers['set-cookie']).toBeDefined();
    } finally {
      proxy.revive();
      await cut.stop({ keepDatabase: true });
      await proxy.stop();
    }
  });

  test('are limited by address, whatever the account', { tags: 'full' }, async () => {
    const ada = await TestPerson.create(service);
    for (let count = 1; count <= LIMIT; count += 1) {
      expect((await signIn(limited, '203.0.113.7', `nobody${count}@example.com`, 'wrong')).status).toBe(401);
      expect((await signIn(limited, '203.0.113.8', ada.email, ada.password)).status, 'others').toBe(200);
    }
    const refused = await signIn(limited, '203.0.113.7', ada.email, ada.password);
    expect(refused.json).toEqual(limitedAnswer);
    expect(refused.json.message).toMatch(/this address/);
    expect((await signIn(limited, '203.0.113.8', ada.email, ada.password)).status).toBe(200);
  });

  test('from one address do not lock out the owner of an account at another address', { tags: 'full' }, async () => {
    const ada = await TestPerson.create(service);
    const statuses: number[] = [];
    for (let count = 1; count <= LIMIT; count += 1) {
      // A subscriber owns all addresses of an IPv6 network, so these count as one.
      statuses.push((await signIn(limited, `2001:db8:7::${count}`, ada.email, 'wrong')).status);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
    const refused = await signIn(other, '2001:db8:7::1', ada.email, ada.password);
    expect(refused.json).toEqual(limitedAnswer);
    expect(refused.json.message).toMatch(/this address/);
    for (const one of [limited, other]) {
      expect((await signIn(one, '198.51.100.99', ada.email, ada.password)).status).toBe(200);
    }
  });

  test('cannot hide behind an address that the caller made up', { tags: 'full' }, async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= LIMIT; count += 1) {
      statuses.push((await signIn(direct, `192.0.2.${count}`, `nobody${count}@example.com`, 'wrong')).status);
    }
    expect(statuses).toEqual([...Array<number>(LIMIT).fill(401), 429]);
  });

  test('are limited even if they come all at once', { tags: 'full' }, async () => {
    const { email } = await TestPerson.create(service);
    const guesses = Array.from({ length: 5 * LIMIT }, (_, n) => signIn(limited, `198.51.100.${n}`, email, 'wrong'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBe(LIMIT);
    expect(statuses.filter((status) => status === 429).length).toBe(4 * LIMIT);
  });

  test('also count when an invitation is accepted', { tags: 'full' }, async () => {
    const owner = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signInByPassword();
    const { email, password } = await TestPerson.create(service);
    const { invitation } = await owner.client(MemberService).inviteMember({ email, role: Role.MEMBER });
    const { invitationId = '' } = invitation ?? {};
    const accept = (address: string, guess: string) =>
      sendRpc(limited.address, pathOf(SessionService, 'AcceptInvitation'), {
        body: { invitationId, password: guess },
        headers: { 'X-Forwarded-For': address },
      });
    for (let count = 1; count <= LIMIT; count += 1) {
      expect((await accept(`192.0.2.${count}`, 'wrong')).status).toBe(401);
    }
    expect((await accept('192.0.2.99', password)).json).toEqual(limitedAnswer);
  });

  test('also count when a password is changed', { tags: 'full' }, async () => {
    const ada = new TestPerson(limited, await TestPerson.create(service));
    await ada.signInByPassword();
    const change = () =>
      codeOf(ada.client(SessionService).changePassword({ currentPassword: 'wrong', newPassword: 'long enough now' }));
    const codes: string[] = [];
    for (let count = 0; count <= LIMIT; count += 1) codes.push(await change());
    expect(codes).toEqual([...Array<string>(LIMIT).fill('InvalidArgument'), 'ResourceExhausted']);
  });
});

describe('the tenant of a session', () => {
  test('can be switched to another one of the person, for this session alone', async () => {
    const beta = await service.createTenant('Beta');
    const foreign = await service.createTenant('Foreign');
    const memberships = [tenantId, beta].map((id) => ({ tenantId: id, role: 'member' as const }));
    const ada = await (await TestPerson.create(service, memberships)).signInByPassword();
    const second = await elsewhere(ada);
    const subjects = async (person: TestPerson) =>
      (await person.client(WorkService).listWorkItems({})).workItems.map(({ subject }) => subject);

    const { session } = await ada.client(SessionService).switchTenant({ tenantId: beta });
    expect(session?.active?.tenantName).toBe('Beta');
    await ada.client(WorkService).createWorkItem({ subject: 'Of Beta' });
    expect(await subjects(ada)).toEqual(['Of Beta']);
    expect(await subjects(second)).not.toContain('Of Beta');
    expect((await whoAmI(ada)).session?.active?.tenantId).toBe(beta);
    const refused = await refusalOf(ada.client(SessionService).switchTenant({ tenantId: foreign }));
    expect(Code[refused.code]).toBe('NotFound');
    expect((await whoAmI(ada)).session?.active?.tenantId).toBe(beta);
  });

  test('is lost at once with the membership, and the session goes on in another tenant', { tags: 'full' }, async () => {
    const beta = await service.createTenant('Beta');
    const ada = await (await TestPerson.create(service, [{ tenantId: beta, role: 'member' }])).signInByPassword();
    const owner = await (await TestPerson.create(service, [{ tenantId: beta, role: 'owner' }])).signInByPassword();
    const admin = owner.in(beta);
    const { members } = service.services.identity;
    expect(await codeOf(ada.client(WorkService).createWorkItem({ subject: 'x' }))).toBe('ok');
    await members.updateRole(admin, ada.personId, 'viewer');
    expect(await codeOf(ada.client(WorkService).createWorkItem({ subject: 'x' }))).toBe('PermissionDenied');
    expect(await codeOf(ada.client(WorkService).listWorkItems({}))).toBe('ok');
    await members.remove(admin, ada.personId);
    expect(await codeOf(ada.client(WorkService).listWorkItems({}))).toBe('PermissionDenied');
    expect((await whoAmI(ada)).session?.active).toBeUndefined();
    await members.add(tenantId, ada.personId, 'viewer');
    expect((await whoAmI(ada)).session?.active?.tenantId).toBe(tenantId);
    expect(await codeOf(ada.client(WorkService).listWorkItems({}))).toBe('ok');
  });
});

describe('a password', () => {
  test('can be changed by a person who knows it, which ends all other sessions', async () => {
    const ada = await newPerson();
    const [second, stolen] = [await elsewhere(ada), ada.cookie];
    const change = (currentPassword: string, newPassword: string) =>
      refusalOf(ada.client(SessionService).changePassword({ currentPassword, newPassword }));
    expect((await change('wrong', 'a new long password')).info.problems).toMatchObject([{ field: 'current_password' }]);
    for (const common of ['short', 'password1234', `${ada.email}!`]) {
      expect((await change(ada.password, common)).info.problems).toMatchObject([{ field: 'new_password' }]);
    }
    expect(await codeOf(whoAmI(second))).toBe('ok');

    const newPassword = 'a new long password';
    await ada.client(SessionService).changePassword({ currentPassword: ada.password, newPassword });
    expect((await whoAmI(ada)).session?.active?.tenantId).toBe(tenantId);
    expect(ada.cookie).not.toBe(stolen);
    expect(await codeOf(whoAmI(second))).toBe('Unauthenticated');
    ada.cookie = stolen;
    expect(await codeOf(whoAmI(ada)), 'the session before the change').toBe('Unauthenticated');
    expect(await codeOf(ada.signInByPassword()), 'the old password').toBe('Unauthenticated');
    await new TestPerson(service, { ...ada, password: newPassword }).signInByPassword();
  });

  test('can be reset by an operator, which ends all sessions', { tags: 'full' }, async () => {
    const ada = await newPerson();
    await service.services.identity.passwordReset.override(
      { principal: TEST_OPERATOR, correlationId: 'test' },
      ada.email,
      'a password from the command line',
    );
    expect(await codeOf(whoAmI(ada))).toBe('Unauthenticated');
    await new TestPerson(service, { ...ada, password: 'a password from the command line' }).signInByPassword();
  });
});

describe('a session', () => {
  test('ends after a day without use, and is extended while it is used', async () => {
    const ada = await newPerson();
    const setEnd = (inMs: number) =>
      sessions().updateOne({ person_id: ada.personId as never }, { $set: { expires_at: new Date(Date.now() + inMs) } });
    await setEnd(22 * HOUR_MS);
    const { session } = await whoAmI(ada);
    const endsAt = session?.expiresAt && timestampDate(session.expiresAt).getTime();
    expect(endsAt).toBeGreaterThan(Date.now() + 23 * HOUR_MS);
    await setEnd(-1);
    expect(await codeOf(whoAmI(ada))).toBe('Unauthenticated');
  });

  test('cannot be made from the contents of the database, or from the cookie of another person', async () => {
    const [ada, bob] = [await newPerson(), await newPerson()];
    const stored = (await sessions().findOne({ person_id: ada.personId as never })) as unknown as { token: string };
    const [name = '', value = ''] = ada.cookie.split('=');
    const [token, signature = ''] = decodeURIComponent(value).split('.');
    expect(token).toBe(stored.token);
    const [, bobs = ''] = decodeURIComponent(bob.cookie.slice(name.length + 1)).split('.');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const forged of [token, `${token}.`, `${token}.${bobs}`, `${token}.${flipped}`, `x${token}.${signature}`]) {
      ada.cookie = `${name}=${encodeURIComponent(forged as string)}`;
      expect(await codeOf(whoAmI(ada)), forged).toBe('Unauthenticated');
    }
    ada.cookie = `other=1; ${name}=${value}; more=2`;
    expect(await codeOf(whoAmI(ada))).toBe('ok');
  });
});
