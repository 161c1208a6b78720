import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKeyDocument } from '../../src/identity/api-keys/schema.ts';
import type { ApiAnswer } from '../support/api-client.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { workgate } from './cli.ts';
import { stored } from './event-log.ts';
import { OwnEngine } from './own-engine.ts';

const REVOCATION_LIMIT_MS = 2_000;
const LIMIT = 100;
const MINUTE_MS = 60_000;

interface Poll {
  startedAt: number;
  status: number;
}

describe('two service processes on one database', () => {
  let engine: OwnEngine;
  let nodes: [TestService, TestService];
  let tenantId: string;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    const first = await TestService.start({ mongodbUri: engine.uri });
    nodes = [first, await TestService.start({ sharing: first })];
    tenantId = await first.createTenant();
  });
  afterAll(async () => {
    await nodes[1].stop({ keepDatabase: true });
    await nodes[0].stop();
    await engine.stop();
  });

  const clientsOf = (key: TestKey) => nodes.map((node) => node.client(key.token));

  it('refuse a revoked key within 2 seconds, and from then on', async () => {
    const key = await nodes[0].createKey(tenantId, ['work.read']);
    const polls: Poll[][] = [[], []];
    let stopped = false;
    const pollers = clientsOf(key).map(async (client, node) => {
      while (!stopped) {
        const startedAt = Date.now();
        const { status } = await client.listWorkItems('?limit=1');
        polls[node]?.push({ startedAt, status });
        await delay(20);
      }
    });
    const revoked = await workgate(nodes[0].env, ['key', 'revoke', key.keyId, '--tenant', tenantId, '--yes']);
    expect(revoked.status, revoked.stderr).toBe(0);
    const record = await stored<ApiKeyDocument>(nodes[0], 'api_keys').findOne({ _id: key.keyId });
    const revokedAt = record?.revoked_at?.getTime() as number;
    await delay(REVOCATION_LIMIT_MS + 500);
    stopped = true;
    await Promise.all(pollers);

    for (const node of polls) {
      const statusesOf = (wanted: (poll: Poll) => boolean) => node.filter(wanted).map((poll) => poll.status);
      const before = statusesOf((poll) => poll.startedAt < revokedAt - 200);
      expect(before.length).toBeGreaterThan(0);
      expect(new Set(before)).toEqual(new Set([200]));
      const late = statusesOf((poll) => poll.startedAt >= revokedAt + REVOCATION_LIMIT_MS);
      expect(late.length).toBeGreaterThan(0);
      expect(new Set(late)).toEqual(new Set([401]));
      const firstRefused = node.findIndex((poll) => poll.status === 401);
      expect(new Set(node.slice(firstRefused).map((poll) => poll.status))).toEqual(new Set([401]));
    }
  });

  it('refuse a revoked key at once in the process that revoked it', async () => {
    const key = await nodes[0].createKey(tenantId, ['work.read']);
    const { authenticator } = nodes[0].services.identity;
    const authenticate = () => authenticator.authenticate(key.token, () => '127.0.0.1');
    expect((await authenticate()).principal.id).toBe(key.keyId);
    await nodes[0].revokeKey(tenantId, key.keyId);
    await expect(authenticate()).rejects.toMatchObject({ code: 'authentication_error' });
  });

  it('enforce a rate limit together', async () => {
    const key = await nodes[0].createKey(tenantId, ['work.read'], { publicPerMinute: LIMIT });
    const clients = clientsOf(key);
    const startedAt = Date.now();
    const answers: ApiAnswer[] = [];
    let sent = 0;
    const worker = async () => {
      while (sent < 2 * LIMIT) {
        sent += 1;
        answers.push(await (clients[sent % 2] as TestKey['client']).listWorkItems('?limit=1'));
      }
    };
    await Promise.all(Array.from({ length: 10 }, worker));
    // The burst, and the quota that was refilled while the test ran.
    const most = LIMIT + ((Date.now() - startedAt) * LIMIT) / MINUTE_MS;

    const allowed = answers.filter((answer) => answer.status === 200);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(allowed.length + refused.length, 'answers that are neither 200 nor 429').toBe(answers.length);
    expect(allowed.length).toBeLessThanOrEqual(most);
    expect(allowed.length).toBeGreaterThanOrEqual(0.9 * LIMIT);
    for (const answer of answers) {
      expect(answer.headers.get('ratelimit-policy')).toBe(`"public";q=${LIMIT};w=60;workgate-burst=${LIMIT}`);
      const [, remaining, reset] = /^"public";r=(\d+);t=(\d+)$/.exec(answer.headers.get('ratelimit') ?? '') ?? [];
      expect(Number(remaining)).toBeLessThan(LIMIT);
      expect(Number(reset)).toBe(Math.ceil(((LIMIT - Number(remaining)) * 60) / LIMIT));
    }
    for (const { body, headers } of refused) {
      expect(body.error).toMatchObject({ type: 'rate_limited', code: 'rate_limited', retryable: true });
      expect(headers.get('ratelimit')).toBe('"public";r=0;t=60');
      // At 100 requests a minute, the next one is allowed within a second.
      expect(headers.get('retry-after')).toBe('1');
    }
    // Another key of the tenant has its own quota.
    expect((await (await nodes[0].createKey(tenantId, ['work.read'])).client.listWorkItems()).status).toBe(200);
  });

  it('accept a new key that both see for the first time at the same moment', async () => {
    const keys = await Promise.all(Array.from({ length: 25 }, () => nodes[0].createKey(tenantId, ['work.read'])));
    const answers = await Promise.all(keys.flatMap(clientsOf).map((client) => client.listWorkItems('?limit=1')));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  });
});
