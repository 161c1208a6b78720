import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import type { ApiKeyDocument } from '../../src/identity/api-keys/schema.ts';
import { type Protocol, TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

/** One protocol is enough here, because the role matrix calls every RPC over each protocol. */
const PROTOCOL: Protocol = 'grpc-web';

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = /^wg_test_[0-9a-z]{26}_[0-9a-z]{50}_[0-9a-z]{7}$/;

let service: TestService;
let tenantId: string;
let ada: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
  ada = await (await TestPerson.create(service, [{ tenantId, role: 'admin' }])).signIn();
});
afterAll(() => service.stop());

type KeyRequest = Parameters<ReturnType<typeof identity>['createIdentityApiKey']>[0];
const identity = () => ada.client(IdentityService);
const rows = () => service.services.platform.mongo.connection.collection<ApiKeyDocument>('api_keys');

async function create(request: KeyRequest = {}) {
  const { key, secret } = await identity().createIdentityApiKey({ name: 'Key', scopes: ['work.read'], ...request });
  if (key === undefined) throw new Error('There is no key in the answer');
  return { key, keyId: key.keyId, secret };
}

const listed = async (keyId: string) =>
  (await identity().listIdentityApiKeys({})).keys.find((key) => key.keyId === keyId);
const use = async (secret: string) => (await service.client(secret).listWorkItems('?limit=1')).status;
const timeOf = (time: Parameters<typeof timestampDate>[0] | undefined) =>
  time === undefined ? Number.NaN : timestampDate(time).getTime();
const shortly = async (call: Promise<unknown>) => {
  const { code, info, message } = await refusalOf(call);
  return `${Code[code]} ${info.code}: ${message}`;
};

describe(`over ${PROTOCOL}`, () => {
  test('a key is created, used, listed without its secret, and revoked at once', async () => {
    const client = ada.client(IdentityService, PROTOCOL);
    const { key, secret } = await client.createIdentityApiKey({
      name: ' Import ',
      scopes: ['work.write', 'work.read'],
    });
    const { keyId = '' } = key ?? {};
    expect(secret).toMatch(TOKEN);
    expect(key).toMatchObject({ name: 'Import', scopes: ['work.read', 'work.write'], createdBy: expect.any(String) });
    expect(secret.startsWith(`${key?.prefix}_`)).toBe(true);
    expect(await use(secret)).toBe(200);
    expect((await service.client(secret).createWorkItem()).status).toBe(201);

    const { keys } = await client.listIdentityApiKeys({});
    expect(keys.map((one) => one.keyId)).toEqual(
      keys
        .map((one) => one.keyId)
        .toSorted()
        .toReversed(),
    );
    expect(keys[0]).toMatchObject({ keyId, prefix: key?.prefix, allowedNetworks: [], successorKeyId: '' });
    expect(keys[0]?.revokedAt).toBeUndefined();
    expect(JSON.stringify(keys, (_name, value) => (typeof value === 'bigint' ? Number(value) : value))).not.toContain(
      secret.split('_')[3],
    );

    const revoked = await client.revokeIdentityApiKey({ keyId });
    expect(await use(secret), 'on the node that has revoked it').toBe(401);
    expect(timeOf(revoked.key?.revokedAt)).toBeLessThanOrEqual(Date.now());
    expect((await client.revokeIdentityApiKey({ keyId })).key, 'once more').toEqual(revoked.key);
    expect((await listed(keyId))?.revokedAt).toEqual(revoked.key?.revokedAt);
  });

  test('a rotation creates a successor with the same rights, and the old key works until the overlap ends', async () => {
    const client = ada.client(IdentityService, PROTOCOL);
    const made = await create({
      scopes: ['work.read', 'work.write'],
      requestsPerMinute: 500,
      allowedNetworks: ['::1', '127.0.0.0/8'],
    });
    const { key, secret, rotated } = await client.rotateIdentityApiKey({
      keyId: made.keyId,
      overlap: { seconds: 3600n },
    });
    expect(secret).toMatch(TOKEN);
    expect(secret).not.toBe(made.secret);
    const { name, scopes, requestsPerMinute, allowedNetworks } = made.key;
    expect(key).toMatchObject({ name, scopes, requestsPerMinute, allowedNetworks, successorKeyId: '' });
    expect(key?.expiresAt).toBeUndefined();
    expect(rotated).toMatchObject({ keyId: made.keyId, successorKeyId: key?.keyId });
    expect(Math.abs(timeOf(rotated?.expiresAt) - Date.now() - 3_600_000)).toBeLessThan(60_000);
    expect([await use(made.secret), await use(secret)]).toEqual([200, 200]);
  });
});

describe('the scopes of a key', () => {
  test.each([
    ['runtime_automation.read', 'work.read'],
    ['runtime_automation.write', 'work.write'],
    ['runtime_automation.actions', 'work.actions'],
  ])('accept %s as %s at creation and in old records', async (legacy, canonical) => {
    const { key, keyId } = await create({ scopes: [legacy, canonical, 'catalog.read', 'catalog.read'] });
    const expected = new Set([canonical, 'catalog.read']);
    expect(key.scopes.length).toBe(2);
    expect(new Set(key.scopes)).toEqual(expected);
    expect(new Set((await rows().findOne({ _id: keyId }))?.scopes)).toEqual(expected);

    const old = await create({ scopes: ['source.read'] });
    // A record from before the scopes were renamed, with one scope that no longer exists.
    await rows().updateOne({ _id: old.keyId }, { $set: { scopes: [legacy, 'runtime_automation.admin'] } });
    expect((await listed(old.keyId))?.scopes).toEqual([canonical]);
    const statuses = { 'work.read': 200, 'work.write': 403, 'work.actions': 403 } as Record<string, number>;
    expect(await use(old.secret)).toBe(statuses[canonical]);
    const written = (await service.client(old.secret).createWorkItem()).status;
    expect(written).toBe(canonical === 'work.write' ? 201 : 403);
    const successor = await identity().rotateIdentityApiKey({ keyId: old.keyId });
    expect(successor.key?.scopes).toEqual([canonical]);
    expect(await use(successor.secret)).toBe(statuses[canonical]);
  });

  test('are refused by name when they do not exist', async () => {
    const { info, message } = await refusalOf(create({ scopes: ['work.read', 'work.everything', 'constructor'] }));
    expect(info.problems.map(({ field }) => field)).toEqual(['scopes', 'scopes']);
    expect(message).toMatch(/"work\.everything".*"constructor"/);
  });
});

test('an invalid request for a key is refused with the name of each invalid field', async () => {
  const fields = async (request: KeyRequest) =>
    (await refusalOf(create(request))).info.problems.map(({ field }) => field).toSorted();
  const past = timestampFromDate(new Date(Date.now() - 1));
  const broken = { name: '', scopes: [], expiresAt: past, requestsPerMinute: 0 };
  expect(await fields(broken)).toEqual(['expires_at', 'name', 'requests_per_minute', 'scopes']);
  expect(await fields({ name: '  ' })).toEqual(['name']);
  expect(await fields({ allowedNetworks: ['10.0.0.0/33', 'localhost', '10.0.0.1'] })).toEqual([
    'allowed_networks',
    'allowed_networks',
  ]);
  expect(await fields({ allowedNetworks: Array.from({ length: 51 }, () => '::1') })).toEqual(['allowed_networks']);
});

test('a key is bound to its networks, its rate limit and its expiry', async () => {
  const elsewhere = await create({ allowedNetworks: ['203.0.113.0/24'] });
  expect(await use(elsewhere.secret)).toBe(401);
  const limited = await create({ requestsPerMinute: 7 });
  const { headers } = await service.client(limited.secret).listWorkItems();
  expect(headers.get('ratelimit-policy')).toBe('"public";q=7;w=60;workgate-burst=7');
  const brief = await create({ expiresAt: timestampFromDate(new Date(Date.now() + 1_500)) });
  expect(await use(brief.secret)).toBe(200);
  await expect.poll(() => use(brief.secret), { timeout: 10_000 }).toBe(401);
  expect(timeOf((await listed(brief.keyId))?.expiresAt)).toBeLessThan(Date.now());
});

test('the last use of a key is shown', async () => {
  const { keyId, secret, key } = await create();
  expect(key.lastUsedAt).toBeUndefined();
  await use(secret);
  await expect.poll(async () => Date.now() - timeOf((await listed(keyId))?.lastUsedAt)).toBeLessThan(60_000);
});

describe('the rotation of a key', () => {
  const rotate = (keyId: string, overlapSeconds?: bigint) =>
    identity().rotateIdentityApiKey({
      keyId,
      ...(overlapSeconds === undefined ? {} : { overlap: { seconds: overlapSeconds } }),
    });

  test('keeps idempotency: a request of the old key can be repeated with the successor', async () => {
    const first = await create({ scopes: ['work.read', 'work.write'] });
    const second = await rotate(first.keyId);
    const third = await rotate(second.key?.keyId ?? '');
    const [body, header] = [{ subject: 'Once' }, { 'Idempotency-Key': 'order-1234' }];
    const made = await service.client(first.secret).createWorkItem(body, header);
    const id = made.body.work_item_id as string;
    const said = await service.client(first.secret).appendMessage(id, 'Once', header);
    for (const { secret } of [second, third]) {
      const again = await service.client(secret).createWorkItem(body, header);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(again.body.work_item_id).toBe(id);
      const saidAgain = await service.client(secret).appendMessage(id, 'Once', header);
      expect(saidAgain.body.message_id).toBe(said.body.message_id);
    }
    const other = await create({ scopes: ['work.write'] });
    expect((await service.client(other.secret).createWorkItem(body, header)).body.work_item_id).not.toBe(id);
  });

  test('gives the successor no quota of its own', { tags: 'full' }, async () => {
    const LIMIT = 6;
    const windowOf = (at: number) => Math.floor(at / 60_000);
    let statuses: number[] = [];
    // Repeats if the rate window changed meanwhile, because each window starts a new quota.
    for (let startedAt = 0; windowOf(startedAt) !== windowOf(Date.now()); ) {
      const first = await create({ requestsPerMinute: LIMIT });
      const second = await rotate(first.keyId);
      startedAt = Date.now();
      statuses = [];
      for (let count = 0; count < LIMIT; count += 1) {
        statuses.push(await use(first.secret), await use(second.secret));
      }
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(LIMIT);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  test('ends the old key at once when the overlap is zero', async () => {
    const old = await create();
    expect(await use(old.secret)).toBe(200);
    const { secret } = await rotate(old.keyId, 0n);
    expect([await use(old.secret), await use(secret)]).toEqual([401, 200]);
  });

  test('ends the old key after the overlap, which is one day by default', async () => {
    const [brief, usual] = [await create(), await create()];
    const { secret } = await rotate(brief.keyId, 2n);
    expect(await use(brief.secret)).toBe(200);
    await expect.poll(() => use(brief.secret), { timeout: 10_000 }).toBe(401);
    expect(await use(secret)).toBe(200);
    const { rotated } = await rotate(usual.keyId);
    expect(Math.abs(timeOf(rotated?.expiresAt) - Date.now() - DAY_MS)).toBeLessThan(60_000);
    for (const overlap of [-1n, 2_592_001n]) {
      const { info } = await refusalOf(rotate((await create()).keyId, overlap));
      expect(info.problems).toMatchObject([{ field: 'overlap' }]);
    }
  });

  test('does not postpone the expiry of the old key, and gives the successor the same lifetime', async () => {
    const end = new Date(Date.now() + 3_600_000);
    const { keyId } = await create({ expiresAt: timestampFromDate(end) });
    await rows().updateOne({ _id: keyId }, { $set: { created_at: new Date(Date.now() - 9 * 3_600_000) } });
    const { key, rotated } = await rotate(keyId);
    expect(timeOf(rotated?.expiresAt)).toBe(end.getTime());
    expect(Math.abs(timeOf(key?.expiresAt) - Date.now() - 10 * 3_600_000)).toBeLessThan(60_000);
  });

  test('is refused for a revoked or expired key, and for a key with a successor, which the error names', async () => {
    const [once, revoked, expired] = [await create(), await create(), await create()];
    const { key } = await rotate(once.keyId);
    expect(await shortly(rotate(once.keyId))).toMatch(
      new RegExp(`^FailedPrecondition invalid_state: .*successor is ${key?.keyId}`),
    );
    await identity().revokeIdentityApiKey({ keyId: revoked.keyId });
    expect(await shortly(rotate(revoked.keyId))).toMatch(/^FailedPrecondition invalid_state: .*revoked/);
    await rows().updateOne({ _id: expired.keyId }, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect(await shortly(rotate(expired.keyId))).toMatch(/^FailedPrecondition invalid_state: .*expired/);
    const keyIds = [once, revoked, expired].map(({ keyId }) => keyId);
    expect(await rows().countDocuments({ lineage: { $in: keyIds } })).toBe(4);
    await identity().revokeIdentityApiKey({ keyId: once.keyId });
    expect(await use(once.secret)).toBe(401);
  });

  test('creates exactly one successor, however many requests arrive at once', async () => {
    const { keyId } = await create();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => rotate(keyId)));
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(made.length).toBe(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(await shortly(Promise.reject(outcome.reason))).toMatch(
        /^(FailedPrecondition invalid_state|Aborted conflict)/,
      );
    }
    const lineage = await rows().find({ lineage: keyId }).toArray();
    expect(lineage.map(({ _id }) => _id).toSorted()).toEqual([keyId, made[0]?.key?.keyId].toSorted());
    expect(await use(made[0]?.secret ?? '')).toBe(200);
  });

  test('is completed by the next request if the service died in the middle of it', async () => {
    const { keyId, secret } = await create();
    const { key } = await rotate(keyId);
    // The stored state between the two writes of a rotation.
    await rows().updateOne({ _id: keyId }, { $unset: { successor_id: '' }, $set: { expires_at: null } });
    expect(await use(secret)).toBe(200);
    expect(await shortly(rotate(keyId, 0n))).toMatch(new RegExp(`^FailedPrecondition .*successor is ${key?.keyId}`));
    expect(await use(secret)).toBe(401);
    expect(await rows().countDocuments({ lineage: keyId })).toBe(2);
  });

  test('works before the events of the key have reached the event log', { tags: 'full' }, async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => create()));
    const rotated = await Promise.all(made.map(({ keyId }) => rotate(keyId)));
    expect(await Promise.all(rotated.map(({ secret }) => use(secret)))).toEqual(made.map(() => 200));
    const log = service.services.platform.mongo.connection.collection('event_log');
    const logged = async (type: string, ids: (string | undefined)[]) =>
      log.countDocuments({ tenant_id: tenantId, type, 'subject.id': { $in: ids } });
    const [olds, news] = [made.map(({ keyId }) => keyId), rotated.map(({ key }) => key?.keyId)];
    await expect.poll(() => logged('api_key.rotated', olds)).toBe(made.length);
    await expect.poll(() => logged('api_key.created', [...olds, ...news])).toBe(2 * made.length);
  });
});
