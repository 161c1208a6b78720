import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { connectMongo } from '../../src/platform/mongo/connection.ts';
import { type ChatAnswer, ChatDesk } from '../support/chat-desk.ts';
import { DatabaseProxy } from '../support/database-proxy.ts';
import { McpAgent } from '../support/mcp.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { type TestKey, TestService } from '../support/service.ts';

describe('a database that stops answering', () => {
  let shared: TestService;
  let proxy: DatabaseProxy;
  let chat: ChatDesk;
  let service: TestService;
  let key: TestKey;
  let ada: TestPerson;
  let workItemId: string;

  beforeAll(async () => {
    shared = await TestService.start();
    proxy = await DatabaseProxy.start(shared.env['MONGODB_URI'] ?? '');
    chat = await ChatDesk.openOwn({ sharing: shared, env: { MONGODB_URI: proxy.uri } });
    service = chat.service;
    const tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write']);
    ada = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
    workItemId = (await key.client.createWorkItem()).body.work_item_id;
  });
  afterAll(async () => {
    proxy.letGo();
    await chat.close();
    await proxy.stop();
    await shared.stop();
  });

  const readiness = async () => (await service.client().get('/readyz')).status;
  const told = () => chat.platform.replies.map(({ body }) => body.text);
  /** Reads the log, because `/metrics` and other answers may wait for the database. */
  const untilLogged = (words: string) => expect.poll(() => service.output, { timeout: 20_000 }).toContain(words);

  it('makes every door answer 503, leaves no chat command unanswered, and needs no restart to recover', async () => {
    const connected = await chat.connect();
    const { getWorkItem, createWorkItem, get } = key.client;
    const { pid } = service;
    proxy.hold(() => true);
    const underWay = getWorkItem(workItemId);
    // The service does not probe an unused database, so this command has to wait for the database.
    const answered: ChatAnswer = await chat.command(connected, 'Meanwhile');
    expect(answered.status).toBe(200);
    expect(answered.body).toEqual({
      response_type: 'ephemeral',
      text: expect.stringContaining('The result will appear here'),
    });

    await untilLogged('the database does not answer');
    expect((await underWay).body.error).toMatchObject({ code: 'unavailable', retryable: true });
    for (const answer of await Promise.all([getWorkItem(workItemId), createWorkItem(), get('/readyz')])) {
      expect(answer.status).toBe(503);
      expect(answer.body.error).toMatchObject({ code: 'unavailable', retryable: true });
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    const ready = (await get('/readyz')).body.checks;
    expect(ready).toContainEqual({ name: 'process', status: 'ok' });
    expect(ready).toContainEqual({
      name: 'database_write',
      status: 'failed',
      reason: 'The database does not answer in time.',
    });
    expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
    expect((await new McpAgent(service, { apiKey: key.token }).request('tools/list')).status).toBe(503);
    for (const call of [
      ada.client(WorkService).getWorkItem({ workItemId }),
      ada.client(SessionService).getSession({}),
    ]) {
      const { code, info } = await refusalOf(call);
      expect([Code[code], info.code, info.retryable]).toEqual(['Unavailable', 'unavailable', true]);
    }

    proxy.letGo();
    await untilLogged('the database answers again');
    // Readiness is cached for a second.
    await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
    expect((await getWorkItem(workItemId)).status).toBe(200);
    expect((await createWorkItem()).status).toBe(201);
    await expect.poll(told, { timeout: 20_000 }).toEqual([expect.stringMatching(/^Taken in: Meanwhile|Try again/)]);
    expect((await chat.command(connected, 'After')).body?.text).toContain('Taken in');
    expect(service.pid, 'the service was not restarted').toBe(pid);
  });

  it('ends running commands when the outage is noticed, before their sockets time out', {
    tags: 'full',
  }, async () => {
    const own = await DatabaseProxy.start(shared.env['MONGODB_URI'] ?? '');
    const { logger } = shared.services.platform;
    const database = shared.env['MONGODB_DATABASE'] ?? '';
    const mongo = await connectMongo(own.uri, database, { onAway: () => undefined, logger });
    own.hold(() => true);
    // The driver does not retry commands of this kind, so the error of the command itself is seen.
    const change = mongo.connection.collection('no_such_collection').updateMany({}, { $set: { a: 1 } });
    const error = await change.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'PoolClearedOnNetworkError' });
    own.letGo();
    await mongo.close();
    await own.stop();
  });
});
