import { setTimeout as delay } from 'node:timers/promises';
import { Code, ConnectError } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { PROTOCOLS, TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { Watcher } from '../support/watcher.ts';
import { OwnEngine } from './own-engine.ts';

const REVOCATION_LIMIT_MS = 2_000;

describe('the Connect door on two service processes', () => {
  let engine: OwnEngine;
  let nodeA: TestService;
  let nodeB: TestService;
  let tenantId: string;
  /** A person at one node, and the same person with the same session at the other. */
  let adaAtA: TestPerson;
  let adaAtB: TestPerson;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    nodeA = await TestService.start({ mongodbUri: engine.uri });
    nodeB = await TestService.start({ sharing: nodeA });
    tenantId = await nodeA.createTenant();
    [adaAtA, adaAtB] = await newPerson();
  });
  afterAll(async () => {
    await nodeB.stop({ keepDatabase: true });
    await nodeA.stop();
    await engine.stop();
  });

  async function newPerson(): Promise<[TestPerson, TestPerson]> {
    const atA = await (await TestPerson.create(nodeA, [{ tenantId, role: 'admin' }])).signIn();
    const atB = new TestPerson(nodeB, atA);
    atB.cookie = atA.cookie;
    return [atA, atB];
  }

  const codeOf = async (call: Promise<unknown>) => Code[(await refusalOf(call)).code];
  const whoAmI = (person: TestPerson) => person.client(SessionService).getSession({});
  const newWorkItem = async (by: TestPerson) =>
    (await by.client(WorkService).createWorkItem({ subject: 'x' })).workItem?.workItemId ?? '';
  const rename = (by: TestPerson, workItemId: string, subject: string) =>
    by.client(WorkService).updateWorkItem({ workItemId, changes: { subject }, updateMask: { paths: ['subject'] } });
  const upTo = (version: number) => Array.from({ length: version }, (_, index) => index + 1);
  const versions = (...watchers: Watcher[]) =>
    watchers.flatMap(({ entries }) => entries.map(({ workItemVersion }) => Number(workItemVersion)));

  it.each(
    PROTOCOLS,
  )('refuses a key within 2 seconds after it was revoked over %s at the other node', async (protocol) => {
    const identity = adaAtA.client(IdentityService, protocol);
    const { key, secret } = await identity.createIdentityApiKey({ name: 'Key', scopes: ['work.read'] });
    const clients = [nodeA, nodeB].map((node) => node.client(secret));
    const use = async () => Promise.all(clients.map(async (client) => (await client.listWorkItems('?limit=1')).status));
    expect(await use()).toEqual([200, 200]);
    await identity.revokeIdentityApiKey({ keyId: key?.keyId ?? '' });
    const revokedAt = Date.now();
    for (let startedAt = revokedAt; startedAt < revokedAt + REVOCATION_LIMIT_MS + 500; startedAt = Date.now()) {
      const [here, there] = await use();
      expect(here, 'where it was revoked').toBe(401);
      if (startedAt >= revokedAt + REVOCATION_LIMIT_MS) expect(there).toBe(401);
      await delay(20);
    }
  });

  it('refuses a session at once after it was ended at the other node', async () => {
    const [bobAtA, bobAtB] = await newPerson();
    for (let round = 0; round < 3; round += 1) expect((await whoAmI(bobAtB)).session?.person?.email).toBe(bobAtA.email);
    await bobAtA.client(SessionService).signOut({});
    expect(await codeOf(whoAmI(bobAtB))).toBe('Unauthenticated');

    const [carlAtA, carlAtB] = await newPerson();
    expect((await whoAmI(carlAtB)).session).toBeDefined();
    const passwords = { currentPassword: carlAtA.password, newPassword: 'another long password' };
    await carlAtA.client(SessionService).changePassword(passwords);
    expect(await codeOf(whoAmI(carlAtB))).toBe('Unauthenticated');
  });

  it.each(PROTOCOLS)('streams over %s what happens at the other node', async (protocol) => {
    const workItemId = await newWorkItem(adaAtA);
    const watcher = await new Watcher(adaAtB, workItemId, { protocol }).caughtUp();
    for (let count = 0; count < 10; count += 1) await rename(adaAtA, workItemId, `Subject ${count}`);
    await watcher.until(({ entries }) => entries.length === 11);
    await watcher.close();
    expect(versions(watcher)).toEqual(upTo(11));
  });

  it.each(
    PROTOCOLS,
  )('resumes a stream over %s that was cut at the other node, and loses and repeats nothing', async (protocol) => {
    const workItemId = await newWorkItem(adaAtA);
    const first = await new Watcher(adaAtA, workItemId, { protocol }).caughtUp();
    let changes = 0;
    let stopped = false;
    const changing = (async () => {
      for (; !stopped; changes += 1) await rename(adaAtB, workItemId, `Subject ${changes}`);
    })();
    await first.until(({ entries }) => entries.length >= 5);
    await nodeA.end('SIGKILL');
    await first.until(() => false);
    expect(first.end).toBeInstanceOf(ConnectError);

    const afterSequence = first.entries.at(-1)?.sequence ?? 0n;
    const second = await new Watcher(adaAtB, workItemId, { protocol, afterSequence }).caughtUp();
    await delay(300);
    stopped = true;
    await changing;
    await second.until(({ entries }) => first.entries.length + entries.length >= changes + 1);
    await second.close();
    expect(versions(first, second)).toEqual(upTo(changes + 1));
    await nodeA.spawn();
  });

  it('shows what a killed node acknowledged, with the next change of the tenant', async () => {
    const workItemId = await newWorkItem(adaAtA);
    const watcher = await new Watcher(adaAtB, workItemId).caughtUp();
    let acknowledged = 1;
    const changeUntilItFails = async () => {
      for (;;) {
        await rename(adaAtA, workItemId, `Subject ${acknowledged}`);
        acknowledged += 1;
      }
    };
    const changing = changeUntilItFails().catch(() => undefined);
    await watcher.until(({ entries }) => entries.length >= 5);
    await nodeA.end('SIGKILL');
    await changing;
    // Events that a killed process left in an outbox are logged with the next change in their tenant.
    await newWorkItem(adaAtB);
    await watcher.until(({ entries }) => entries.length >= acknowledged);
    const { workItem } = await adaAtB.client(WorkService).getWorkItem({ workItemId });
    await watcher.until(({ entries }) => entries.length >= Number(workItem?.version));
    expect(versions(watcher)).toEqual(upTo(Number(workItem?.version)));
    expect(Number(workItem?.version)).toBeGreaterThanOrEqual(acknowledged);
    await watcher.close();
    await nodeA.spawn();
  });
});

describe('the Connect door without its database', () => {
  it('reports that it is unavailable, recovers by itself, and loses no event of its streams', async () => {
    const engine = await OwnEngine.start();
    const service = await TestService.start({ mongodbUri: engine.uri });
    const tenantId = await service.createTenant();
    const ada = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
    const work = ada.client(WorkService);
    const { workItem } = await work.createWorkItem({ subject: 'x' });
    const { workItemId = '' } = workItem ?? {};
    const watcher = await new Watcher(ada, workItemId).until(({ entries }) => entries.length === 1);

    // Read before the kill, because a stream that survives the outage receives later events too.
    const afterSequence = watcher.entries.at(-1)?.sequence ?? 0n;

    await engine.kill();
    for (const protocol of PROTOCOLS) {
      const { code, info } = await refusalOf(ada.client(WorkService, protocol).listWorkItems({}));
      expect([Code[code], info.code, info.retryable]).toEqual(['Unavailable', 'unavailable', true]);
    }
    const signIn = await refusalOf(ada.client(SessionService).signIn({ email: ada.email, password: ada.password }));
    expect(Code[signIn.code]).toBe('Unavailable');

    await engine.startAgain();
    const rename = (subject: string) =>
      work.updateWorkItem({ workItemId, changes: { subject }, updateMask: { paths: ['subject'] } });
    await expect
      .poll(
        () =>
          rename('Back').then(
            () => true,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true);
    if (watcher.end !== undefined) expect(Code[ConnectError.from(watcher.end).code]).toBe('Unavailable');
    const resumed = await new Watcher(ada, workItemId, { afterSequence }).until(({ entries }) => entries.length >= 1);
    await rename('And on');
    await resumed.until(({ entries }) => entries.length >= 2);
    expect(resumed.entries.slice(0, 2).map((entry) => Number(entry.workItemVersion))).toEqual([2, 3]);
    await Promise.all([watcher.close(), resumed.close()]);
    await service.stop();
    await engine.stop();
  });
});
