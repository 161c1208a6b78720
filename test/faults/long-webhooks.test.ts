import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer } from '../support/api-client.ts';
import { ReceiverDesk, type Sent } from '../support/long-webhooks.ts';
import { seededRandom } from '../support/seed.ts';
import { TestService } from '../support/service.ts';
import { json, WebhookReceiver } from '../support/webhook-receiver.ts';
import { OPERATION, RESULT } from '../support/workers.ts';
import { OwnEngine } from './own-engine.ts';

const DONE = { state: 'done', result: RESULT };
/** Fault points while the service records a reported result. */
const AFTER_REPORTED = ['action_completed', 'proposal_completed'] as const;
const ACTIONS_UNDER_KILLS = 12;
const KILLS = 4;
const SETTLED_WITHIN_MS = 90_000;

describe('actions that a receiver reports later, while processes are killed', () => {
  let engine: OwnEngine;
  let service: TestService;
  let receiver: WebhookReceiver;
  let bank: ReceiverDesk;
  /** Accepted requests, by idempotency key. A receiver acts once for each key, and reports with the newest token. */
  const taken = new Map<string, Sent>();

  beforeAll(async () => {
    engine = await OwnEngine.start();
    receiver = await WebhookReceiver.start();
    const env = { WORKGATE_INTEGRATIONS_ALLOW_PRIVATE: 'true' };
    service = await TestService.startOwn({ mongodbUri: engine.uri, env });
    bank = await ReceiverDesk.open(service, receiver);
    answer();
  });
  afterAll(async () => {
    await service?.stop();
    await receiver?.stop();
    await engine?.stop();
  });

  /**
   * Makes the receiver accept every request, and answer look-ups only for these as running.
   * @param before runs after a request was accepted and before its response
   */
  function answer(before: () => unknown = () => undefined): void {
    receiver.reply(({ method, path, headers, body }, response) => {
      if (method === 'GET')
        return json(200, { state: isTaken(path) ? 'running' : 'never_seen' })({} as never, response);
      const key = String(headers['idempotency-key']);
      taken.set(key, { ...JSON.parse(body), idempotency_key: key });
      before();
      return json(202, {})({} as never, response);
    });
  }

  const isTaken = (lookUp = '') => [...taken.values()].some(({ action_id }) => lookUp.endsWith(`/${action_id}`));
  const sentOf = (id: string) => taken.get(`workgate-${id}`) as Sent;
  const status = async (id: string) => (await bank.desk.row(id)).status;

  async function restart(faultPoint?: string): Promise<void> {
    await service.end('SIGKILL');
    if (faultPoint === undefined) delete service.env['WORKGATE_FAULT_POINT'];
    else service.env['WORKGATE_FAULT_POINT'] = faultPoint;
    await service.spawn();
  }

  /** Reports a result as a receiver does: retries until it gets a final response. */
  async function report(sent: Sent, tries = 20): Promise<ApiAnswer | null> {
    for (let i = 0; i < tries; i += 1) {
      const said: ApiAnswer | null = await bank.report(sent, DONE).catch(() => null);
      if (said !== null && !(said.status >= 500) && said.body?.error?.retryable !== true) return said;
      await delay(200);
    }
    return null;
  }

  async function expectDoneOnce(id: string): Promise<void> {
    expect(await status(id)).toBe('executed');
    const records = await bank.desk.actionRows.find({ proposal_id: id }).toArray();
    expect(records).toMatchObject([{ status: 'succeeded', result: RESULT }]);
    const told = (await bank.desk.events(records[0]?._id ?? '')).map(({ type }) => type);
    expect(told.filter((type) => type === 'action.succeeded')).toHaveLength(1);
    expect(bank.sendings(id)).toBe(1);
  }

  it.each([
    ['with an address for look-ups', true],
    ['without one', false],
  ])('are sent once when the service dies between sending and the response, %s', async (_, isAsked) => {
    const id = await bank.approved(isAsked ? bank.integrationId : bank.silentId);
    let ended: Promise<unknown> = Promise.resolve();
    answer(() => {
      ended = service.end('SIGKILL');
    });
    await bank.desk.execute(id).catch(() => null);
    await ended;
    answer();
    await service.spawn();
    await bank.lookAfter(id);
    // Only a look-up shows that the receiver accepted the action. Without one, the outcome is unknown.
    expect(await status(id)).toBe(isAsked ? 'executing' : 'outcome_unknown');
    expect((await report(sentOf(id)))?.status).toBe(200);
    await expectDoneOnce(id);
  });

  it('are sent once when the service dies after the response, before it is stored', async () => {
    const id = await bank.approved();
    await restart('provider_answered');
    await bank.desk.execute(id).catch(() => null);
    await restart();
    expect((await bank.desk.row(id)).execution?.awaited).toBeUndefined();
    await bank.lookAfter(id);
    expect((await bank.desk.row(id)).execution?.awaited).toBeDefined();
    await bank.lookAfter(id);
    expect((await report(sentOf(id)))?.status).toBe(200);
    await expectDoneOnce(id);
  });

  it.each(
    AFTER_REPORTED,
  )('are recorded once when the service dies at %s and the receiver reports again', async (point) => {
    const { id, sent } = await bank.awaited();
    await restart(point);
    expect(await report(sent, 1)).toBeNull();
    await restart();
    expect((await report(sent))?.status).toBe(200);
    await expectDoneOnce(id);
  });

  it('are recorded within 90 seconds when nobody reports again', async () => {
    const { id, sent } = await bank.awaited(bank.silentId);
    await restart('action_completed');
    expect(await report(sent, 1)).toBeNull();
    // Without the report, the action would have been due only a day later.
    expect((await bank.desk.row(id)).due_at?.getTime()).toBeLessThanOrEqual(Date.now() + 30_000);
    await restart();
    await expect.poll(() => status(id), { timeout: SETTLED_WITHIN_MS, interval: 500 }).toBe('executed');
    await expectDoneOnce(id);
  });

  it('are recorded when the report comes before the response, and the process that took it died', async () => {
    const id = await bank.approved(bank.silentId);
    const reported_by = { type: 'api_key', id: bank.reporter.keyId, display_name: 'A bank', accountable: null };
    const report = { reported_by, attempt: 1, at: new Date() };
    // The state that another process leaves when it dies after it wrote the record and before it updated the proposal.
    const left = { status: 'succeeded', result: { type: OPERATION, ...RESULT }, report, finished_at: new Date() };
    receiver.reply(async (_received, response) => {
      await bank.desk.actionRows.updateOne({ proposal_id: id }, { $set: left, $inc: { version: 1 } } as never);
      json(202, {})({} as never, response);
    });
    const { body } = await bank.desk.execute(id);
    answer();
    expect(body).toMatchObject({ proposal: { status: 'executed' }, action: { status: 'succeeded' } });
    expect(await status(id)).toBe('executed');
  });

  it('are all done in the end, each sent once, whichever process recovers them', async () => {
    const ids: string[] = [];
    for (let i = 0; i < ACTIONS_UNDER_KILLS; i += 1) ids.push(await bank.approved());
    const random = seededRandom();
    let isOver = false;
    const executing = (async () => {
      for (const id of ids) await bank.desk.execute(id).catch(() => null);
    })();
    const reporting = (async () => {
      while (!isOver) {
        for (const id of ids) {
          const sent = taken.get(`workgate-${id}`);
          if (sent !== undefined && random() < 0.3) await bank.report(sent, DONE).catch(() => null);
        }
        await delay(50);
      }
    })();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await delay(300 + random() * 500);
      await restart();
    }
    await executing;
    const open = () =>
      bank.desk.proposalRows.find({ _id: { $in: ids }, status: { $ne: 'executed' } }, { projection: { status: 1 } });
    const deadline = Date.now() + SETTLED_WITHIN_MS;
    for (let rest = await open().toArray(); rest.length > 0; rest = await open().toArray()) {
      expect(Date.now(), 'not all are done').toBeLessThan(deadline);
      for (const { _id, status: is } of rest) {
        if (is === 'approved' || is === 'execution_failed') await bank.desk.execute(_id).catch(() => null);
        else await bank.lookAfter(_id);
      }
      await delay(200);
    }
    isOver = true;
    await reporting;
    for (const id of ids) await expectDoneOnce(id);
  });
});
