/**
 * A change that is committed, but whose commit response is lost: the service does not know the outcome, and must not
 * make the change twice.
 */
import { Code, ConnectError } from '@connectrpc/connect';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { inTransaction } from '../../src/platform/mongo/transaction.ts';
import { DatabaseProxy } from '../support/database-proxy.ts';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';
import { OwnEngine } from './own-engine.ts';

let engine: OwnEngine;
let proxy: DatabaseProxy;
beforeAll(async () => {
  engine = await OwnEngine.start();
  proxy = await DatabaseProxy.start(engine.uri);
});
afterAll(async () => {
  await proxy.stop();
  await engine.stop();
});

/** Drops the response to the next commit. The database has stored it, and is then killed or its connections are cut. */
async function loseCommit(how: 'killed' | 'cut off'): Promise<void> {
  proxy.hold(({ name }) => name === 'commitTransaction');
  await expect.poll(() => proxy.keepsAnswer, { interval: 1, timeout: 10_000 }).toBe(true);
  if (how === 'cut off') return proxy.endConnections();
  await engine.kill();
  proxy.endConnections();
  await engine.startAgain();
}

describe.each(['killed', 'cut off'] as const)('when the database is %s after a commit, before it responds', (how) => {
  let service: TestService;
  let owner: TestPerson;
  let tenantId: string;
  beforeAll(async () => {
    service = await TestService.startOwn({ mongodbUri: engine.uri, env: { MONGODB_URI: proxy.uri } });
    tenantId = await service.createTenant();
    owner = await (await TestPerson.create(service, [{ tenantId, role: 'owner' }])).signIn();
  });
  afterAll(() => service.stop());

  it('a transaction is performed once and returns its result', async () => {
    const connection = await mongoose
      .createConnection(proxy.uri, { dbName: service.env['MONGODB_DATABASE'] ?? '' })
      .asPromise();
    const counters = connection.getClient().db().collection<{ _id: string; count: number }>('counters');
    await counters.insertOne({ _id: how, count: 0 });
    let attempts = 0;
    const lost = loseCommit(how);
    const answered = await inTransaction(connection, async (session) => {
      attempts += 1;
      await counters.updateOne({ _id: how }, { $inc: { count: 1 } }, { session });
      return `attempt ${attempts}`;
    });
    await lost;
    expect(await counters.findOne({ _id: how })).toMatchObject({ count: 1 });
    expect(answered).toBe('attempt 1');
    await connection.close();
  });

  it('a message is appended once, and counted once', async () => {
    const { client } = await service.createKey(tenantId, ['work.read', 'work.write']);
    const { work_item_id: id } = (await client.createWorkItem()).body;
    const lost = loseCommit(how);
    const append = () => client.appendMessage(id, 'Where is it?', { 'Idempotency-Key': 'one' });
    const { status } = await append();
    await lost;
    // All connections are gone, so a read after the commit may fail.
    expect([201, 503]).toContain(status);
    expect((await append()).status).toBe(201);
    expect((await client.getWorkItem(id)).body).toMatchObject({ version: 2 });
    expect((await client.listMessages(id)).body.messages).toHaveLength(1);
  });

  it('a person is invited once', async () => {
    const members = owner.client(MemberService);
    const lost = loseCommit(how);
    const invited = await Promise.allSettled([members.inviteMember({ email: 'bea@example.com', role: Role.MEMBER })]);
    await lost;
    // The service may not have found the database again yet.
    const { invitations } = await vi.waitFor(() => members.listInvitations({}), { timeout: 20_000, interval: 50 });
    expect(invitations).toHaveLength(1);
    const [answer] = invited;
    // As above, a read after the commit may find no connection.
    if (answer.status === 'rejected') expect(ConnectError.from(answer.reason).code).toBe(Code.Unavailable);
    else expect(answer.value.invitation?.invitationId).toBe(invitations[0]?.invitationId);
  });
});
