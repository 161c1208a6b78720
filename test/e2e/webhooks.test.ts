import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { TestService } from '../support/service.ts';
import { ENDPOINTS, verifiedEvent, WebhookDesk } from '../support/webhook-desk.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';

/** Patience for the workers, which look for work every five to six seconds, on a busy machine. */
const SOON = { timeout: 30_000, interval: 50 };

let service: TestService;
let desk: WebhookDesk;
let receiver: WebhookReceiver;
beforeAll(async () => {
  service = await TestService.start({ shared: 'with-providers' });
});
afterAll(() => service?.stop());
beforeEach(async () => {
  [desk, receiver] = [await WebhookDesk.open(service), await WebhookReceiver.start()];
});
afterEach(() => receiver.stop());

const client = () => desk.admin.client;
const typesReceived = () => receiver.received.map(({ body }) => JSON.parse(body).type);

describe('an event', { timeout: 120_000 }, () => {
  it('is sent when it happens, without data, signed, and as the feed shows it', async () => {
    const { id, path, secret } = await desk.endpoint(receiver.url('/hook?team=7'), { types: ['work_item.*'] });
    const workItemId = await desk.work();
    await expect.poll(() => receiver.received.length, SOON).toBe(1);
    const [request] = receiver.received;
    if (request === undefined) throw new Error('Nothing came');
    expect(request).toMatchObject({ method: 'POST', path: '/hook?team=7' });
    expect(request.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'workgate' });
    const event = verifiedEvent(request, secret);
    const feed = await client().get('/api/v1/public/events?types=work_item.*');
    expect([event]).toEqual(feed.body.events);
    expect(event).toMatchObject({ type: 'work_item.created', work_item_id: workItemId });
    await expect
      .poll(() => desk.deliveries(id), SOON)
      .toMatchObject([
        {
          event_id: event.event_id,
          status: 'delivered',
          body: request.body,
          next_attempt_at: null,
          replay_of: null,
          attempts: [{ status: 200, problem: null, answer: '{}' }],
        },
      ]);
    const endpoint = { status: 'on', failing_since: null, last_delivered_at: expect.any(String) };
    await expect
      .poll(async () => (await client().get(path)).body, SOON)
      .toMatchObject({ ...endpoint, next_sequence: event.sequence + 1 });
  });

  it('is sent to each endpoint that asks for it by type, pack and tag, and to no other', async () => {
    await desk.logged();
    const url = (name: string) => receiver.url(`/${name}`);
    await desk.endpoint(url('all'));
    await desk.endpoint(url('messages'), { types: ['message.appended'] });
    await desk.endpoint(url('vips'), { types: ['work_item.*', 'message.*'], filter: { tag: 'vip' } });
    await desk.endpoint(url('others'), { filter: { tag: 'other', pack_key: 'customer_support' } });
    await desk.endpoint(url('desk'), { types: ['work_item.created'], filter: { pack_key: 'customer_support' } });
    await desk.endpoint(url('other-desk'), { types: ['work_item.created'], filter: { pack_key: 'it_requests' } });
    const vip = await desk.work({ tags: ['vip'] });
    const plain = await desk.work();
    await desk.writer.client.appendMessage(vip, 'More');
    const log = await desk.logged();
    const gotAt = (name: string) => {
      const at = receiver.received.filter((one) => one.path === `/${name}`).map(({ body }) => JSON.parse(body));
      return at.map((event) => event.sequence).sort((a, b) => a - b);
    };
    const wanted = (matches: (entry: (typeof log)[number]) => boolean) =>
      log.filter(matches).map((one) => one.sequence);
    const first = log.find(({ type }) => type === 'webhook_endpoint.created')?.sequence ?? 0;
    await expect.poll(() => gotAt('all'), SOON).toEqual(wanted(({ sequence }) => sequence >= first));
    const ofWork = (id: string) => wanted((one) => one.work_item_id === id);
    await expect.poll(() => gotAt('vips'), SOON).toEqual(ofWork(vip));
    await expect.poll(() => gotAt('messages'), SOON).toEqual(wanted(({ type }) => type === 'message.appended'));
    const created = wanted(({ type }) => type === 'work_item.created');
    await expect.poll(() => gotAt('desk'), SOON).toEqual(created);
    expect(ofWork(plain)).not.toEqual([]);
    for (const name of ['others', 'other-desk']) expect(gotAt(name), name).toEqual([]);
  });

  it('is sent again on a schedule until it is accepted, with the same id', { tags: 'full' }, async () => {
    receiver.reply(json(500, { error: 'no\u0000\u202e' }));
    const { id, secret } = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    await desk.work();
    await expect.poll(async () => (await desk.deliveries(id))[0]?.attempts.length, SOON).toBe(1);
    const [failed] = await desk.deliveries(id, '?status=pending');
    expect(failed.attempts[0]).toMatchObject({ status: 500, answer: expect.stringContaining('[U+202E') });
    expect(failed.attempts[0].problem).toContain('500');
    const wait = Date.parse(failed.next_attempt_at) - Date.parse(failed.attempts[0].at);
    expect(wait).toBeGreaterThan(4_000);
    expect(wait).toBeLessThan(15_000);
    expect((await client().get(`${ENDPOINTS}/${id}`)).body.failing_since).not.toBeNull();
    receiver.reply(json(204, undefined));
    await expect.poll(async () => (await desk.deliveries(id, '?status=delivered')).length, SOON).toBe(1);
    const ids = receiver.received.map((one) => verifiedEvent(one, secret).event_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await client().get(`${ENDPOINTS}/${id}`)).body.failing_since).toBeNull();
  });

  it('is given up after eight attempts, and can then be replayed', { tags: 'full' }, async () => {
    receiver.reply(json(500, {}));
    const { id, path, secret } = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    await desk.work();
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await expect.poll(() => receiver.received.length, SOON).toBe(attempt);
      await expect.poll(async () => (await desk.deliveries(id))[0]?.attempts.length, SOON).toBe(attempt);
      await desk.makeDue(id);
    }
    const [failed] = await desk.deliveries(id, '?status=failed');
    expect(failed).toMatchObject({ next_attempt_at: null });
    receiver.reply(json(200, {}));
    const { status, body } = await client().post(`${path}/deliveries/${failed.webhook_delivery_id}/replay`);
    expect(status).toBe(202);
    expect(body).toMatchObject({ replay_of: failed.webhook_delivery_id, status: 'pending', body: failed.body });
    await expect.poll(() => receiver.received.length, SOON).toBe(9);
    const replayed = receiver.received.at(-1);
    if (replayed === undefined) throw new Error('Nothing came');
    expect(verifiedEvent(replayed, secret).event_id).toBe(failed.event_id);
    expect(replayed.body).toBe(failed.body);
  });

  it('is sent again when Retry-After says, within limits', { tags: 'full' }, async () => {
    receiver.reply(json(503, {}, { 'Retry-After': '3600' }));
    const { id } = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    await desk.work();
    await expect.poll(async () => (await desk.deliveries(id))[0]?.attempts.length, SOON).toBe(1);
    const [{ next_attempt_at: next, attempts }] = await desk.deliveries(id);
    expect(Date.parse(next) - Date.parse(attempts[0].at)).toBeGreaterThan(3_590_000);
    expect(Date.parse(next) - Date.parse(attempts[0].at)).toBeLessThan(4_100_000);
  });
});

describe('an endpoint', { timeout: 120_000 }, () => {
  it('is created with a secret that is shown once, and not again if the request is repeated', async () => {
    const ask = (key: string, description = 'Ledger') =>
      client().post(ENDPOINTS, { url: receiver.url('/'), description }, { 'Idempotency-Key': key });
    const first = await ask('k1');
    expect(first.status).toBe(201);
    service.keepSecret('secret of a webhook', first.body.secret);
    expect(first.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const again = await ask('k1');
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    // Deliveries in the meantime change these fields.
    const made = { ...first.body.webhook_endpoint, next_sequence: expect.any(Number), last_delivered_at: undefined };
    const shown = (endpoint: object) => ({ ...endpoint, last_delivered_at: undefined });
    expect({ ...again.body, webhook_endpoint: shown(again.body.webhook_endpoint) }).toEqual({
      webhook_endpoint: made,
      secret: null,
    });
    expect((await ask('k1', 'Other')).status).toBe(422);
    const { body } = await client().get(ENDPOINTS);
    expect(body.webhook_endpoints.map(shown)).toEqual([made]);
  });

  it('must lead to a public address over TLS, and ask for types that exist', async () => {
    const refused = async (body: object) => {
      const answer = await client().post(ENDPOINTS, body);
      expect(answer.status).toBe(400);
      return answer.body.error.details[0];
    };
    expect(await refused({ url: 'https://10.0.0.1/' })).toMatchObject({ field: 'url' });
    expect(await refused({ url: 'https://printer.local/' })).toMatchObject({ field: 'url' });
    expect(await refused({ url: 'ftp://hooks.example.com/' })).toMatchObject({ field: 'url' });
    expect(await refused({ url: 'https://user:pass@hooks.example.com/' })).toMatchObject({ field: 'url' });
    const typo = await refused({ url: receiver.url('/'), types: ['work_item.create'] });
    expect(typo).toMatchObject({ field: 'types', problem: expect.stringContaining('work_item.created') });
  });

  it('is one of at most twenty, however many are requested at once', { tags: 'full' }, async () => {
    const asked = Array.from({ length: 30 }, () => client().post(ENDPOINTS, { url: receiver.url('/') }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    const { body } = await client().get(ENDPOINTS);
    expect(body.webhook_endpoints).toHaveLength(20);
    const [one] = body.webhook_endpoints;
    expect((await client().call('DELETE', `${ENDPOINTS}/${one.webhook_endpoint_id}`)).status).toBe(200);
    expect((await client().post(ENDPOINTS, { url: receiver.url('/') })).status).toBe(201);
    expect((await client().post(ENDPOINTS, { url: receiver.url('/') })).status).toBe(409);
  });

  it('is changed at the version that was read, and keeps what is left out', async () => {
    const { path } = await desk.endpoint(receiver.url('/'), { types: ['work_item.*'], filter: { tag: 'vip' } });
    const change = (body: object, etag: string) => client().patch(path, body, { 'If-Match': etag });
    const changed = await change({ description: 'New', filter: { pack_key: 'customer_support' } }, '"1"');
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).toBe('"2"');
    expect(changed.body).toMatchObject({
      description: 'New',
      types: ['work_item.*'],
      filter: { tag: 'vip', pack_key: 'customer_support' },
    });
    expect((await change({ types: [] }, '"1"')).status).toBe(412);
    const taken = await change({ filter: { tag: null } }, 'W/"2"');
    expect(taken.body.filter).toEqual({ tag: null, pack_key: 'customer_support' });
    expect((await client().patch(path, { description: 'New' })).body.version).toBe(3);
    const log = await desk.logged();
    expect(log.filter(({ type }) => type === 'webhook_endpoint.updated')).toHaveLength(2);
  });

  it('receives nothing while it is switched off, and what it missed when it is recovered', async () => {
    const { id, path } = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    receiver.reply(json(500, {}));
    const waiting = await desk.work();
    await expect.poll(() => receiver.received.length, SOON).toBe(1);
    const off = await client().patch(path, { enabled: false });
    expect(off.body.status).toBe('off');
    await expect.poll(async () => (await desk.deliveries(id, '?status=cancelled')).length, SOON).toBe(1);
    const missed = await desk.work();
    await desk.logged();
    receiver.reply(json(200, {}));
    const on = await client().patch(path, { enabled: true });
    expect(on.body.status).toBe('on');
    const later = await desk.work();
    const gotWork = () => receiver.received.slice(1).map(({ body }) => JSON.parse(body).work_item_id);
    await expect.poll(gotWork, SOON).toEqual([later]);
    // Recovery begins where the endpoint missed something. What waited when the endpoint was switched off comes after
    // that.
    const recovery = { after_sequence: off.body.next_sequence - 1 };
    const begun = await client().post(`${path}/recover`, recovery);
    expect(begun.status).toBe(202);
    expect(begun.body).toMatchObject({ ...recovery, include_delivered: false });
    const [enabled] = (await desk.logged()).filter(({ type }) => type === 'webhook_endpoint.enabled');
    expect(enabled?.data).toEqual({ missed_from_sequence: off.body.next_sequence });
    await expect.poll(() => gotWork().toSorted(), SOON).toEqual([later, waiting, missed].toSorted());
    await expect.poll(async () => (await desk.deliveries(id, '?status=delivered')).length, SOON).toBe(3);
    // A second recovery finds nothing more. With what was delivered, it finds everything.
    await expect.poll(async () => (await client().post(`${path}/recover`, recovery)).status, SOON).toBe(202);
    await expect
      .poll(async () => (await client().post(`${path}/recover`, { ...recovery, include_delivered: true })).status, SOON)
      .toBe(202);
    await expect.poll(() => gotWork().length, SOON).toBe(6);
    expect((await client().post(`${path}/recover`, { after_sequence: 1e6 })).status).toBe(400);
  });

  it('that is back receives what waits for a later attempt as soon as it is recovered', { tags: 'full' }, async () => {
    receiver.reply(json(500, {}));
    const { id, path } = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    await desk.work();
    await expect.poll(async () => (await desk.deliveries(id))[0]?.attempts.length, SOON).toBe(1);
    const inHours = new Date(Date.now() + 10 * 3_600_000);
    await desk.storedDeliveries.updateMany({ endpoint_id: id }, { $set: { due_at: inHours } });
    receiver.reply(json(200, {}));
    expect((await client().post(`${path}/recover`, { after_sequence: 0 })).status).toBe(202);
    await expect.poll(async () => (await desk.deliveries(id))[0]?.status, SOON).toBe('delivered');
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is not switched off by a late failure if something was delivered in the meantime', { tags: 'full' }, async () => {
    const { id, path } = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    await desk.storedEndpoints.updateOne({ _id: id }, { $set: { failing: { since: hours(121), last: hours(1) } } });
    const arrived = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    receiver.reply(async (received, response) => {
      arrived.resolve();
      await held.promise;
      json(500, {})(received, response);
    });
    await desk.work();
    await arrived.promise;
    // Another process writes this when it has delivered something.
    await desk.storedEndpoints.updateOne(
      { _id: id },
      { $unset: { failing: '' }, $set: { last_success_at: new Date() } },
    );
    held.resolve();
    await expect.poll(async () => (await desk.deliveries(id))[0]?.attempts.length, SOON).toBe(1);
    receiver.reply(json(200, {}));
    await desk.makeDue(id);
    await expect.poll(async () => (await desk.deliveries(id))[0]?.status, SOON).toBe('delivered');
    expect((await client().get(path)).body).toMatchObject({ status: 'on', failing_since: null });
  });

  it('runs one test at a time', { tags: 'full' }, async () => {
    const { path } = await desk.endpoint(receiver.url('/'), { types: ['proposal.*'] });
    const arrived = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    receiver.reply(async (received, response) => {
      arrived.resolve();
      await held.promise;
      json(200, {})(received, response);
    });
    const first = client().post(`${path}/test`);
    await arrived.promise;
    const second = await client().post(`${path}/test`);
    expect(second.status).toBe(429);
    expect(second.body.error.message).toBe(
      'Other tests of webhook endpoints are running. Try again when they have ended.',
    );
    held.resolve();
    expect((await first).body.status).toBe('delivered');
    expect((await client().post(`${path}/test`)).status).toBe(200);
  });

  it('that answers 410 is switched off at once, with the reason in the log', async () => {
    receiver.reply(json(410, {}));
    const { id, path } = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    await desk.work();
    await expect.poll(async () => (await client().get(path)).body.status, SOON).toBe('gone');
    expect(await desk.deliveries(id)).toMatchObject([{ status: 'failed', attempts: [{ status: 410 }] }]);
    const events = (await desk.logged()).filter(({ type }) => type === 'webhook_endpoint.disabled');
    expect(events).toMatchObject([{ data: { reason: 'gone' }, actor: { type: 'system' } }]);
    expect((await client().post(`${path}/recover`, { after_sequence: 0 })).status).toBe(409);
  });

  it('that accepts nothing for five days is switched off', { tags: 'full' }, async () => {
    receiver.reply(json(500, {}));
    const { id, path } = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    await desk.work();
    await expect.poll(async () => (await client().get(path)).body.failing_since, SOON).not.toBeNull();
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    const since = (failing: { since: Date; last: Date }) =>
      desk.storedEndpoints.updateOne({ _id: id }, { $set: { failing } });
    await since({ since: hours(119), last: hours(1) });
    await desk.makeDue(id);
    await expect.poll(() => receiver.received.length, SOON).toBe(2);
    await expect.poll(async () => (await desk.deliveries(id))[0]?.attempts.length, SOON).toBe(2);
    expect((await client().get(path)).body.status).toBe('on');
    // Failures long ago, without any since, are not five days of failures.
    await since({ since: hours(300), last: hours(100) });
    await desk.makeDue(id);
    await expect.poll(async () => (await desk.deliveries(id))[0]?.attempts.length, SOON).toBe(3);
    expect((await client().get(path)).body.status).toBe('on');
    await since({ since: hours(121), last: hours(1) });
    await desk.makeDue(id);
    await expect.poll(async () => (await client().get(path)).body.status, SOON).toBe('failing');
  });

  it('is tested at once with an event of its own, even while it is off', async () => {
    const { path, secret } = await desk.endpoint(receiver.url('/tested'), { types: ['proposal.*'] });
    await desk.endpoint(receiver.url('/other'), { types: ['webhook_endpoint.tested'] });
    const { status, body } = await client().post(`${path}/test`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'webhook_endpoint.tested', status: 'delivered' });
    const [request] = receiver.received;
    if (request === undefined) throw new Error('Nothing came');
    expect(verifiedEvent(request, secret)).toMatchObject({ subject: { type: 'webhook_endpoint' } });
    await client().patch(path, { enabled: false });
    receiver.reply(json(500, {}));
    const failed = await client().post(`${path}/test`);
    expect(failed.body).toMatchObject({ status: 'failed', attempts: [{ status: 500 }], next_attempt_at: null });
    expect(receiver.received.map((one) => one.path)).toEqual(['/tested', '/tested']);
    expect(typesReceived()).toEqual(['webhook_endpoint.tested', 'webhook_endpoint.tested']);
  });

  it('misses nothing because of a failed test', { tags: 'full' }, async () => {
    const { id, path } = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    receiver.reply(json(500, {}));
    const failed = await client().post(`${path}/test`);
    expect(failed.body).toMatchObject({ status: 'failed' });
    receiver.reply(json(200, {}));
    await desk.work();
    await expect.poll(async () => (await desk.deliveries(id, '?status=delivered')).length, SOON).toBe(1);
    const at = async () => (await client().get(path)).body.next_sequence;
    await expect.poll(at, SOON).toBeGreaterThan(failed.body.sequence + 1);
    const before = await at();
    await client().patch(path, { enabled: false });
    expect(await at()).toBe(before);
  });

  it('rotates its secret: for a while both sign, then only the new one', async () => {
    const { path, secret } = await desk.endpoint(receiver.url('/'), { types: ['proposal.*'] });
    const rotate = async (body?: object) => {
      const rotated = await client().post(`${path}/rotate-secret`, body);
      expect(rotated.status).toBe(200);
      service.keepSecret('secret of a webhook', rotated.body.secret);
      return rotated.body;
    };
    const second = await rotate();
    expect(second.webhook_endpoint.secret_overlap_ends_at).not.toBeNull();
    await client().post(`${path}/test`);
    const [both] = receiver.received;
    if (both === undefined) throw new Error('Nothing came');
    for (const one of [secret, second.secret]) verifiedEvent(both, one);
    const third = await rotate({ overlap_hours: 0 });
    expect(third.webhook_endpoint.secret_overlap_ends_at).toBeNull();
    await client().post(`${path}/test`);
    const last = receiver.received.at(-1);
    if (last === undefined) throw new Error('Nothing came');
    verifiedEvent(last, third.secret);
    for (const one of [secret, second.secret]) expect(() => verifiedEvent(last, one)).toThrow();
  });

  it('that is deleted leaves nothing behind but the log', async () => {
    receiver.reply(json(500, {}));
    const { id, path } = await desk.endpoint(receiver.url('/'), { types: ['work_item.created'] });
    await desk.work();
    await expect.poll(() => receiver.received.length, SOON).toBe(1);
    expect((await client().call('DELETE', path)).status).toBe(200);
    expect((await client().get(path)).status).toBe(404);
    expect((await client().get(`${path}/deliveries`)).status).toBe(404);
    expect((await client().post(`${path}/test`)).status).toBe(404);
    await expect.poll(() => desk.storedDeliveries.countDocuments({ endpoint_id: id }), SOON).toBe(0);
    const secrets = service.services.platform.mongo.connection.collection('integration_secrets');
    await expect.poll(() => secrets.countDocuments({ ref: id }), SOON).toBe(0);
    expect((await desk.logged()).map(({ type }) => type)).toContain('webhook_endpoint.deleted');
  });

  it('is hidden from other tenants, and so are its deliveries', async () => {
    const mine = await desk.endpoint(receiver.url('/mine'));
    const other = await WebhookDesk.open(service);
    await other.work();
    await desk.work();
    await expect.poll(() => receiver.received.length, SOON).toBeGreaterThan(1);
    const log = new Set((await desk.logged()).map(({ _id }) => _id));
    expect(receiver.received.every(({ body }) => log.has(JSON.parse(body).event_id))).toBe(true);
    const [one] = await desk.deliveries(mine.id);
    const by = other.admin.client;
    expect((await by.get(mine.path)).status).toBe(404);
    expect((await by.post(`${mine.path}/deliveries/${one.webhook_delivery_id}/replay`)).status).toBe(404);
    const theirs = await other.endpoint(receiver.url('/theirs'));
    const replay = `${theirs.path}/deliveries/${one.webhook_delivery_id}/replay`;
    expect((await by.post(replay)).status).toBe(404);
    expect((await by.get(`${ENDPOINTS}/${newId('whe')}`)).status).toBe(404);
  });

  it('can be read, but not redirected or tested, by a key that may not read events', async () => {
    const { id, path } = await desk.endpoint(receiver.url('/'));
    const { client: blind } = await service.createKey(desk.tenantId, ['webhooks.manage']);
    expect((await blind.get(path)).status).toBe(200);
    const refused = await Promise.all([
      blind.post(ENDPOINTS, { url: receiver.url('/theirs') }),
      blind.patch(path, { url: receiver.url('/theirs') }),
      blind.get(`${path}/deliveries`),
      blind.post(`${path}/test`),
      blind.post(`${path}/recover`, { after_sequence: 0 }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await desk.admin.client.get(`${ENDPOINTS}/${id}`)).body.version).toBe(1);
  });
});
