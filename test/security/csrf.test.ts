import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { pathOf, type RawRpcAnswer, type RawRpcOptions, sendRpc } from '../support/raw-rpc.ts';
import { SERVICES } from '../support/rpcs.ts';
import { TestService } from '../support/service.ts';

const CREATE = pathOf(WorkService, 'CreateWorkItem');
const SIGN_IN = pathOf(SessionService, 'SignIn');
const EVIL = 'https://evil.example';
const PUBLIC_ORIGIN = 'https://work.example.com';

describe('a page of another origin', () => {
  let service: TestService;
  let ada: TestPerson;
  let tenantId: string;
  let port: string;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    ada = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
    port = new URL(service.address).port;
  });
  afterAll(() => service.stop());

  const countWorkItems = () =>
    service.services.platform.mongo.connection
      .collection('work_items')
      .countDocuments(service.ownDocuments('work_items'));

  /** Sends a call with Ada's cookie that would create a WorkItem. */
  const forge = ({ headers, ...options }: RawRpcOptions = {}) =>
    sendRpc(service.address, CREATE, {
      body: { subject: 'Forged' },
      ...options,
      headers: { Cookie: ada.cookie, ...headers },
    });

  async function expectRefused(answer: RawRpcAnswer, status: number, before: number): Promise<void> {
    expect(answer.status, answer.bytes.toString()).toBe(status);
    expect(await countWorkItems(), 'WorkItems').toBe(before);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }

  it('sends calls that succeed when they come from the service’s own origin', async () => {
    const before = await countWorkItems();
    expect((await forge()).status).toBe(200);
    expect(await countWorkItems()).toBe(before + 1);
  });

  it('is refused unless its Origin is exactly the service’s', async () => {
    const own = service.address;
    const origins: Record<string, string | string[] | undefined> = {
      none: undefined,
      empty: '',
      foreign: EVIL,
      'of a sandbox or a file': 'null',
      'with another port': 'http://127.0.0.1:1',
      'without a port': 'http://127.0.0.1',
      'with another scheme': own.replace('http:', 'https:'),
      'whose host only begins so': `http://127.0.0.1.evil.example:${port}`,
      'whose port only begins so': `${own}.evil.example`,
      'whose host only ends so': `http://evil-127.0.0.1:${port}`,
      'with the own one as user': `${own}@evil.example`,
      'with a user': `http://evil@127.0.0.1:${port}`,
      'with a slash behind it': `${own}/`,
      'with a path': `${own}/workgate`,
      'in capitals': own.toUpperCase(),
      'of another name of this machine': `http://localhost:${port}`,
      'a list that begins with the own one': `${own}, ${EVIL}`,
      'a list that ends with the own one': `${EVIL} ${own}`,
      'given twice': [own, EVIL],
      'given twice, the own one last': [EVIL, own],
    };
    const before = await countWorkItems();
    for (const [name, Origin] of Object.entries(origins)) {
      for (const Referer of [undefined, `${own}/work`]) {
        const answer = await forge({ headers: { Origin, Referer } });
        expect(answer.json?.code, name).toBe('permission_denied');
        await expectRefused(answer, 403, before);
      }
    }
  });

  it('cannot call through a host name of its own that it points to this address', async () => {
    const before = await countWorkItems();
    for (const host of ['evil.example', `localhost.evil.example:${port}`, `127.0.0.1.evil.example:${port}`]) {
      await expectRefused(await forge({ headers: { Host: host, Origin: `http://${host}` } }), 403, before);
    }
    // In development any loopback name is accepted if the Host header has the same name.
    const local = `localhost:${port}`;
    expect((await forge({ headers: { Host: local, Origin: `http://${local}` } })).status).toBe(200);
  });

  it('can neither sign anybody in nor out', async () => {
    const { email, password } = ada;
    for (const Origin of [undefined, EVIL, 'null']) {
      const signIn = await sendRpc(service.address, SIGN_IN, { body: { email, password }, headers: { Origin } });
      expect(signIn.status).toBe(403);
      expect(signIn.headers['set-cookie']).toBeUndefined();
      const headers = { Origin, Cookie: ada.cookie };
      expect((await sendRpc(service.address, pathOf(SessionService, 'SignOut'), { headers })).status).toBe(403);
    }
    expect((await ada.client(SessionService).getSession({})).session?.person?.email).toBe(email);
  });

  it('cannot call with a content type of HTML forms or of other protocols', async () => {
    const before = await countWorkItems();
    const types = [
      undefined,
      'text/plain',
      'text/plain;charset=UTF-8',
      'text/plain; application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json-patch+json',
      'application/grpc',
      'application/connect+json',
    ];
    for (const type of types) {
      for (const Origin of [undefined, EVIL, service.address]) {
        const answer = await forge({ headers: { 'Content-Type': type, Origin } });
        expect(answer.json?.error?.code, type).toBe('unsupported_media_type');
        await expectRefused(answer, 415, before);
      }
    }
  });

  it('cannot call with the text encoding of gRPC-web', async () => {
    const before = await countWorkItems();
    for (const type of ['application/grpc-web-text', 'application/grpc-web-text+proto']) {
      for (const Origin of [undefined, EVIL]) {
        const answer = await forge({ headers: { 'Content-Type': type, Origin }, body: 'AAAAAAA=' });
        const trailers = Buffer.from(answer.bytes.toString(), 'base64').toString();
        expect(trailers, `${type} from ${Origin}`).toMatch(/grpc-status: 7\b/);
      }
    }
    expect(await countWorkItems()).toBe(before);
  });

  it('cannot call without Connect-Protocol-Version, the header that makes a browser send a preflight', async () => {
    const before = await countWorkItems();
    for (const version of [undefined, '', '2', '1, 1']) {
      await expectRefused(await forge({ headers: { 'Connect-Protocol-Version': version } }), 400, before);
    }
  });

  it('cannot call any rpc with GET or HEAD, as a link or an image would', { tags: 'full' }, async () => {
    const query = `?connect=v1&encoding=json&message=${encodeURIComponent('{"subject":"Forged"}')}`;
    const before = await countWorkItems();
    for (const { name, parent } of SERVICES.flatMap((one) => one.methods)) {
      for (const method of ['GET', 'HEAD']) {
        for (const type of [undefined, 'application/json']) {
          const headers = { Cookie: ada.cookie, 'Content-Type': type, 'Connect-Protocol-Version': undefined };
          const answer = await sendRpc(service.address, `${pathOf(parent, name)}${query}`, { method, headers });
          expect([405, 415], `${method} ${name}`).toContain(answer.status);
          expect(answer.headers['set-cookie']).toBeUndefined();
        }
      }
    }
    expect(await countWorkItems()).toBe(before);
  });

  it('gets no CORS permission from any answer', async () => {
    const key = await service.createKey(tenantId, ['work.read']);
    const { email, password } = ada;
    const preflight = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'connect-protocol-version,content-type',
    };
    const paths = SERVICES.flatMap((one) => one.methods).map(({ parent, name }) => pathOf(parent, name));
    const others = ['/', '/docs', '/healthz', '/.well-known/jwks.json', '/api/v1/public/work-items', '/nowhere'];
    const answers: RawRpcAnswer[] = [];
    for (const Origin of [EVIL, 'null', service.address]) {
      for (const path of [...paths, ...others]) {
        const asked = await sendRpc(service.address, path, { method: 'OPTIONS', headers: { ...preflight, Origin } });
        expect(asked.status, `OPTIONS ${path}`).toBeGreaterThanOrEqual(400);
        answers.push(asked);
      }
      for (const path of others) {
        const headers = { Origin, Cookie: ada.cookie, 'X-Api-Key': key.token };
        answers.push(await sendRpc(service.address, path, { method: 'GET', headers }));
      }
      answers.push(await forge({ headers: { Origin } }), await forge({ headers: { Origin }, body: 'broken' }));
      answers.push(await sendRpc(service.address, SIGN_IN, { body: { email, password }, headers: { Origin } }));
    }
    expect(new Set(answers.map(({ status }) => status))).toContain(200);
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('a credential', () => {
  let service: TestService;
  let ada: TestPerson;
  let tenantId: string;
  let foreignTenantId: string;

  beforeAll(async () => {
    service = await TestService.start();
    [tenantId, foreignTenantId] = await Promise.all([service.createTenant('Own'), service.createTenant('Foreign')]);
    ada = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
  });
  afterAll(() => service.stop());

  it('that is an API key or a delegation opens no rpc', async () => {
    const scopes = ['work.read', 'work.write', 'work.actions', 'catalog.read', 'source.read'];
    const { token: key } = await service.createKey(tenantId, scopes);
    const request = { agent: 'a', scopes: ['agent.work.read'], endpoints: [1, 2] };
    const { token: delegation } = await ada.client(IdentityService).issueAgentDelegation(request);
    const attempts = [key, delegation].flatMap((token) => [
      { 'X-Api-Key': token },
      { Authorization: `Bearer ${token}` },
      { Authorization: token },
      { Cookie: `workgate_session=${token}` },
      { Cookie: `X-Api-Key=${token}` },
    ]);
    for (const headers of attempts) {
      for (const path of [pathOf(WorkService, 'ListWorkItems'), pathOf(SessionService, 'GetSession')]) {
        const answer = await sendRpc(service.address, path, { headers });
        expect(answer.json, Object.keys(headers).join()).toMatchObject({ code: 'unauthenticated' });
      }
    }
  });

  it('that is a session opens nothing of the REST API', async () => {
    const value = ada.cookie.slice(ada.cookie.indexOf('=') + 1);
    const anonymous = service.client();
    for (const headers of [{ Cookie: ada.cookie }, { 'X-Api-Key': value }, { Authorization: `Bearer ${value}` }]) {
      const answer = await anonymous.get('/api/v1/public/work-items', { ...headers, Origin: service.address });
      expect(answer.status).toBe(401);
    }
  });

  it('fixes the tenant, which no header, cookie or field changes', async () => {
    const foreign = await service.createKey(foreignTenantId, ['work.write']);
    const foreignItem = (await foreign.client.createWorkItem()).body.work_item_id as string;
    for (const name of ['X-Tenant-Id', 'Tenant', 'X-Workgate-Tenant', 'X-Organization-Id']) {
      const client = ada.client(WorkService, 'connect', { [name]: foreignTenantId });
      await expect(client.getWorkItem({ workItemId: foreignItem }), name).rejects.toThrow(/There is no WorkItem/);
    }
    const cookies = `tenant_id=${foreignTenantId}; ${ada.cookie}; active_tenant_id=${foreignTenantId}`;
    const path = pathOf(WorkService, 'GetWorkItem');
    const byCookie = await sendRpc(service.address, path, {
      headers: { Cookie: cookies },
      body: { workItemId: foreignItem },
    });
    expect(byCookie.json?.code).toBe('not_found');
    for (const field of ['tenantId', 'tenant_id', 'activeOrganizationId']) {
      const body = { workItemId: foreignItem, [field]: foreignTenantId };
      const answer = await sendRpc(service.address, path, { headers: { Cookie: ada.cookie }, body });
      expect(answer.json, field).toMatchObject({ code: 'invalid_argument' });
      expect(answer.json.message).toContain(field);
    }
  });
});

describe('the session cookie', () => {
  const services: TestService[] = [];
  afterAll(() => Promise.all(services.map((service) => service.stop())));

  async function start(env: Record<string, string> = {}): Promise<TestService> {
    const service = await TestService.start({ env });
    services.push(service);
    return service;
  }

  /** Signs a new person in, and returns the name and the attributes of the cookie. */
  async function signIn(service: TestService, origin: string): Promise<{ name: string; attributes: string[] }> {
    const { email, password } = await TestPerson.create(service);
    const headers = { Origin: origin };
    const { headers: answer } = await sendRpc(service.address, SIGN_IN, { body: { email, password }, headers });
    const cookies = answer['set-cookie'] ?? [];
    expect(cookies.length, cookies.join()).toBe(1);
    const [pair = '', ...attributes] = (cookies[0] as string).split(/; */);
    return { name: pair.split('=')[0] as string, attributes: attributes.map((text) => text.toLowerCase()).sort() };
  }

  it('is HttpOnly and SameSite=Lax in development', { tags: 'full' }, async () => {
    const service = await start();
    const { name, attributes } = await signIn(service, service.address);
    expect(name).toBe('workgate_session');
    expect(attributes).toEqual(['httponly', 'max-age=86400', 'path=/', 'samesite=lax']);
  });

  it('is also Secure and bound to its host in production, where only the public origin may call', {
    tags: 'full',
  }, async () => {
    const service = await start({
      WORKGATE_ENV: 'production',
      WORKGATE_LAME_DUCK_MS: '0',
      WORK_BASE_URL: PUBLIC_ORIGIN,
    });
    const { name, attributes } = await signIn(service, PUBLIC_ORIGIN);
    expect(name).toBe('__Host-workgate_session');
    expect(attributes).toEqual(['httponly', 'max-age=86400', 'path=/', 'samesite=lax', 'secure']);

    const { email, password } = await TestPerson.create(service);
    const origins = [
      undefined,
      service.address,
      'http://work.example.com',
      `${PUBLIC_ORIGIN}:443`,
      `${PUBLIC_ORIGIN}.`,
    ];
    for (const Origin of [...origins, 'https://evil.work.example.com', 'https://work.example.com.evil.example']) {
      const refused = await sendRpc(service.address, SIGN_IN, { body: { email, password }, headers: { Origin } });
      expect(refused.status, Origin).toBe(403);
    }
  });
});
