import type { DescMethod } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ChatDesk } from '../support/chat-desk.ts';
import { DatabaseProxy, type SeenCommand } from '../support/database-proxy.ts';
import {
  createSubject,
  neverWas,
  OPERATIONS,
  type OperationId,
  refundProposal,
  type Subject,
  validCall,
} from '../support/operations.ts';
import { callRpc, nameOf } from '../support/rpc-call.ts';
import { rowOf, SERVICES, World } from '../support/rpcs.ts';
import type { TestKey, TestService } from '../support/service.ts';

/** Commands with which the driver and the service maintain the connection. */
const HOUSEKEEPING = new Set([
  'ping',
  'hello',
  'ismaster',
  'isMaster',
  'buildInfo',
  'endSessions',
  'getMore',
  'undefined',
]);
/** Cuts of one kind of command. The driver retries a command once by itself, so a single cut goes unnoticed. */
const CUTS = 2;

const kindOf = ({ name, collection }: SeenCommand) => `${name} ${collection}`;
/** Commands that are sent as bulk writes. The driver wraps the errors of bulk writes. */
const BULK_WRITES =
  /^(?:update|insert) (?:open_proposals|approval_budgets|webhook_deliveries|sandbox_orders|work_read_marks|standings)$/;

/**
 * Ways in which the database goes away. `cut` ends one connection at each command of the kind. `killed` ends all
 * connections, and the database is gone for a while.
 */
type Way = 'cut' | 'killed';

/** A prepared call. It resolves to `ok`, or to the code of the error. */
type Call = () => Promise<string>;
/** Prepares a call, so that everything the call needs exists before the database goes away. */
type Prepare = () => Promise<Call>;

describe('a database that goes away during a call', () => {
  let proxy: DatabaseProxy;
  let desk: ChatDesk;
  let service: TestService;
  let world: World;
  let key: TestKey;
  let tenantId: string;
  /** Kinds of commands whose failure reached a caller as `unavailable`, grouped by how the database went away. */
  const told = { cut: new Set<string>(), killed: new Set<string>() };

  beforeAll(async () => {
    // The service has a database of its own. In a shared one, commands of other tenants would be cut instead.
    proxy = await DatabaseProxy.start(inject('mongodbUri'));
    const mail = { WORKGATE_SMTP_URL: 'smtp://127.0.0.1:1', WORKGATE_MAIL_FROM: 'workgate@acme.test' };
    desk = await ChatDesk.openOwn({ env: mail, processUri: proxy.uri });
    service = desk.service;
    world = await World.create(desk, 'Cut off');
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions', 'catalog.read', 'source.read']);
  });
  afterAll(async () => {
    proxy.revive();
    await desk.close();
    await proxy.stop();
  });

  let cents = 0;
  /** Returns a refund unlike all before, as policy would not approve an equal one. */
  const anotherRefund = (integrationId: string) => {
    cents += 1;
    return refundProposal(integrationId, { amount: (cents / 100).toFixed(2) });
  };

  const byRest = (operationId: OperationId, subject: Subject) => async (): Promise<Call> => {
    const { method, path, ...valid } = validCall(operationId, subject);
    const isRefund = operationId === 'createActionProposal';
    const body = isRefund ? anotherRefund(subject.integrationId) : valid.body;
    return async () => {
      const answer = await key.client.call(method as 'GET', path, { body });
      return answer.status < 400 ? 'ok' : answer.body.error.code;
    };
  };

  const byRpc = (method: DescMethod) => async (): Promise<Call> => {
    const person = world.people.owner;
    if (person.cookie === '') await person.signIn();
    const request = await rowOf(method)?.request(world, person);
    return async () => {
      const { code } = await callRpc(person.client(method.parent), method, request);
      if (method.localName === 'signOut') await person.signIn();
      return nameOf(code).toLowerCase();
    };
  };

  /** Returns the kinds of commands that the service sends during the call. */
  async function kindsOf(prepare: Prepare): Promise<string[]> {
    const call = await prepare();
    proxy.seen.length = 0;
    await call();
    return [...new Set(proxy.seen.filter(({ name }) => !HOUSEKEEPING.has(name)).map(kindOf))];
  }

  async function back(): Promise<void> {
    proxy.revive();
    await expect.poll(async () => (await key.client.get('/api/v1/public/me')).status, { timeout: 20_000 }).toBe(200);
  }

  /**
   * Makes every kind of command of a call fail, except the kinds that have already reached a caller as `unavailable`.
   */
  async function judge(
    what: string,
    prepare: Prepare,
    ways: readonly Way[],
    only = (_kind: string) => true,
  ): Promise<void> {
    for (const kind of await kindsOf(prepare)) {
      for (const way of ways) {
        if (told[way].has(kind) || !only(kind) || (way === 'killed' && !BULK_WRITES.test(kind))) continue;
        const call = await prepare();
        let left = CUTS;
        proxy.cut((command) => {
          if (kindOf(command) !== kind) return false;
          if (way === 'killed') proxy.die();
          left -= 1;
          return left >= 0;
        });
        const outcome = await call();
        await back();
        // A write that was stored before its answer was lost is refused on retry, like a conflicting change by somebody
        // else.
        expect(outcome, `${what}: ${kind}, ${way}`).not.toMatch(/internal|unknown/);
        if (outcome === 'unavailable') told[way].add(kind);
      }
    }
  }

  /** Returns the counted and logged failures that the service did not recognise as failures of the database. */
  async function faults(): Promise<string[]> {
    const headers = { Authorization: `Bearer ${service.env['WORKGATE_METRICS_TOKEN']}` };
    const metrics = await (await fetch(`${service.address}/metrics`, { headers })).text();
    const counted = /^workgate_database_errors_total\{kind="other"\} [1-9].*$/m.exec(metrics) ?? [];
    return [...counted, ...service.output.split('\n').filter((line) => line.includes('"code":"internal_error"'))];
  }

  const someItem = async (): Promise<Subject> => {
    const { body } = await key.client.createWorkItem();
    const { integrations } = service.services.integrations;
    const { integrationId } = await integrations.create(desk.adminCall(tenantId), {
      kind: 'sandbox_commerce',
      name: 'Shop',
    });
    return { ...neverWas(), workItemId: body.work_item_id, integrationId };
  };

  it('makes the call fail as unavailable, whichever kind of command notices', async () => {
    const subject = await someItem();
    const judgeBoth = async () => {
      for (const operationId of ['createWorkItem', 'createActionProposal'] as const) {
        await judge(operationId, byRest(operationId, subject), ['cut']);
      }
      return [...told.cut];
    };
    const kinds = ['find work_items', 'insert work_items', 'insert action_proposals', 'update open_proposals'];
    // The cuts may hit commands of background work instead of the call. Then the call succeeds, and proves nothing.
    await expect.poll(judgeBoth, { timeout: 60_000 }).toEqual(expect.arrayContaining(kinds));
    expect(await faults()).toEqual([]);
  });

  it('makes the call fail as unavailable if it is killed during a bulk write', { tags: 'full' }, async () => {
    const bulkWrites = ['update open_proposals', 'update approval_budgets'];
    const call = byRest('createActionProposal', await someItem());
    const judgeKilled = async () => {
      await judge('createActionProposal', call, ['killed'], (kind) => bulkWrites.includes(kind));
      return [...told.killed].toSorted();
    };
    await expect.poll(judgeKilled, { timeout: 60_000 }).toEqual(bulkWrites.toSorted());
    expect(await faults()).toEqual([]);
  });

  describe('in each operation', { tags: 'full', timeout: 300_000 }, () => {
    it.each(
      SERVICES.map((contract) => [contract.name, contract] as const),
    )('of %s causes no internal error', async (_name, contract) => {
      for (const method of contract.methods) await judge(method.name, byRpc(method), ['cut', 'killed']);
      expect(await faults()).toEqual([]);
    });

    it('of the REST door causes no internal error', async () => {
      const subject = await createSubject(service, tenantId);
      for (const { operationId } of OPERATIONS)
        await judge(operationId, byRest(operationId, subject), ['cut', 'killed']);
      expect(await faults()).toEqual([]);
    });
  });
});
