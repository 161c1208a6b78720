import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { routes } from '../../generated/rest/routes.ts';
import { type ContractNode, type OperationEntry, operationsOf, readContract } from '../contract/contract.ts';
import { TestService } from '../support/service.ts';

const CONTRACT = '/openapi/public-api.openapi';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const OPERATIONS = operationsOf(readContract());

/** Returns the path with an id in the place of each parameter. */
function concrete(template: string): string {
  return template.replaceAll(/\{[^}]+\}/g, 'wi_01h455vb4pex5vsknk084sn02q');
}

/** Returns true if a path of the contract matches this concrete path. */
function isServed(path: string): boolean {
  return OPERATIONS.some((entry) => new RegExp(`^${entry.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path));
}

const PATHS = [...new Set(OPERATIONS.map((entry) => entry.path))];

/** Paths that are close to those of the contract but not in it: parents, children and other spellings. */
const NEIGHBOURS = PATHS.map(concrete)
  .flatMap((path) => {
    const parents = path.split('/').map((_, index, segments) => segments.slice(0, index + 1).join('/'));
    const spellings = [`${path}/`, `/${path}`, `${path}/x`, `${path}x/y`, path.toUpperCase(), `${path}.json`];
    return [...parents, ...spellings];
  })
  .filter((path, index, all) => path.startsWith('/api') && !isServed(path) && all.indexOf(path) === index);

describe('routes', () => {
  let service: TestService;
  let served: ContractNode;

  beforeAll(async () => {
    service = await TestService.start();
    served = parse(await (await get(`${CONTRACT}.yaml`)).text()) as ContractNode;
  });
  afterAll(() => service.stop());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${service.address}${path}`, { headers });
  const call = (method: string, path: string) => fetch(`${service.address}${path}`, { method });
  const describeRoute = ({ method, path, operation }: OperationEntry) => `${method} ${path} ${operation.operationId}`;

  it('are those of the served contract', () => {
    const registered = Object.values(routes).map(({ method, path, operationId }) => `${method} ${path} ${operationId}`);
    expect(operationsOf(served).map(describeRoute).sort()).toEqual(registered.sort());
  });

  it.each(OPERATIONS.map((entry) => [describeRoute(entry), entry] as const))('include %s', async (_name, entry) => {
    // Without a key, operations answer 401, and nothing else does.
    expect((await call(entry.method, concrete(entry.path))).status).toBe(401);
  });

  it.each(PATHS)('at %s accept the methods of the contract, HEAD beside GET, and no other', async (path) => {
    const methods = OPERATIONS.filter((entry) => entry.path === path).map((entry) => entry.method);
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    for (const method of METHODS.filter((one) => !allowed.includes(one))) {
      const answer = await call(method, concrete(path));
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get('allow')?.split(', ').sort(), method).toEqual([...allowed].sort());
    }
  });

  it.each([
    '/api/v1/public/work-items',
    '/api/v1/public/me',
  ])('answer HEAD %s like GET, without the body', async (path) => {
    const { token } = await service.createKey(await service.createTenant(), ['work.read']);
    const ask = (method: string, key: string) =>
      fetch(`${service.address}${path}`, { method, headers: { 'X-Api-Key': key } });
    for (const key of [token, 'wg_test_nonsense']) {
      const [asked, got] = [await ask('HEAD', key), await ask('GET', key)];
      expect(asked.status).toBe(got.status);
      // Only these headers are compared. The rest of the limit, the date and the request id differ between two
      // requests.
      const kept = (answer: Response) => [...answer.headers].filter(([name]) => /^content-|^etag$/.test(name));
      expect(kept(asked)).toEqual(kept(got));
      expect(asked.headers.get('content-length')).toBe(String((await got.arrayBuffer()).byteLength));
      expect(await asked.text()).toBe('');
    }
  });

  it.each(PATHS)('at %s refuse the preflight of a browser for a page of another origin', async (path) => {
    for (const method of ['GET', 'POST']) {
      const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': method };
      const answer = await fetch(`${service.address}${concrete(path)}`, { method: 'OPTIONS', headers });
      expect(answer.status).toBe(405);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      const { error } = (await answer.json()) as { error: { message: string } };
      expect(error.message).toBe('Pages of other origins cannot use this API; call it from a server.');
    }
  });

  it.each(NEIGHBOURS)('do not include %s', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) expect((await call(method, path)).status).toBe(404);
  });
});

describe('the published contract', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.stop());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${service.address}${path}`, { headers });

  it('is the contract that the router is built from, as YAML and as JSON', async () => {
    const [yaml, json] = await Promise.all([get(`${CONTRACT}.yaml`), get(`${CONTRACT}.json`)]);
    expect(yaml.headers.get('content-type')).toMatch(/^application\/yaml/);
    expect(json.headers.get('content-type')).toMatch(/^application\/json/);
    const document = (await json.json()) as unknown;
    expect(document).toEqual(readContract());
    expect(parse(await yaml.text())).toEqual(document);
  });

  it.each([
    ['chat-integration', '/api/v1/integrations/chat/commands'],
    ['evidence-packets', '/api/v1/mcp/evidence-packets/{packet_id}'],
    ['a2a-extension', undefined],
  ])('has %s beside it, which is complete, and linked from /docs', async (name, route) => {
    const [yaml, json] = await Promise.all(['yaml', 'json'].map((format) => get(`/openapi/${name}.openapi.${format}`)));
    const document = (await json?.json()) as ContractNode;
    expect(parse((await yaml?.text()) ?? '')).toEqual(document);
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"[^#]/);
    if (route !== undefined) expect(Object.keys(document['paths'] as object)).toContain(route);
    expect(await (await get('/docs')).text()).toContain(`href="/openapi/${name}.openapi.yaml"`);
    expect(await (await get('/docs/start.js')).text()).toContain(`"/openapi/${name}.openapi.json"`);
  });

  it.each([
    `${CONTRACT}.yaml`,
    `${CONTRACT}.json`,
    '/docs',
  ])('answers 304 for %s while it is unchanged', async (path) => {
    const first = await get(path);
    expect(first.status).toBe(200);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, etag.replace(/"$/, '-gzip"'), '*']) {
      const again = await get(path, { 'If-None-Match': known });
      expect(again.status, known).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('is shown at /docs with scripts of the service only', async () => {
    const page = await get('/docs');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await page.text();
    const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(scripts).toHaveLength(2);
    for (const script of scripts) {
      const answer = await get(script);
      expect(answer.status, script).toBe(200);
      expect(answer.headers.get('content-type'), script).toMatch(/^text\/javascript/);
      const source = await answer.text();
      expect(source.length, script).toBeGreaterThan(0);
      // The viewer contains names of hosts that it is told not to use. The page's own script contains none.
      if (!script.includes('viewer')) expect(foreignReferences(source), script).toEqual([]);
    }
    expect(foreignReferences(html)).toEqual([]);
  });

  it('is shown under a policy that lets the browser load nothing from elsewhere', async () => {
    const policy = (await get('/docs')).headers.get('content-security-policy') ?? '';
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    expect(directives).toContainEqual(['default-src', "'none'"]);
    const sources = new Set(directives.flatMap(([, ...list]) => list));
    expect([...sources].sort()).toEqual(["'none'", "'self'", "'unsafe-inline'", 'blob:', 'data:']);
    expect(directives.find(([name]) => name === 'script-src')).toEqual(['script-src', "'self'"]);
  });
});

/** Returns the absolute URLs in a source text, with or without a scheme. */
function foreignReferences(source: string): string[] {
  return source.match(/(https?:)?\/\/[a-z0-9.-]+/gi) ?? [];
}
