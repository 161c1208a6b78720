import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FaultPoint } from '../../src/actions/execution.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { Poster } from '../support/poster.ts';
import { OwnEngine } from './own-engine.ts';

/** Longer than the worker needs for its first visits, which come every 5 s. */
const WORKER_TIMEOUT_MS = 30_000;

/** Where the process dies, and what is known of the message after that. */
const DEATHS: [point: FaultPoint, ends: 'succeeded' | 'outcome_unknown', posted: number][] = [
  // Without a record nothing was sent: it is done now.
  ['claimed', 'succeeded', 1],
  // From here on it may have been sent; the platform cannot be asked, and nothing is sent twice.
  ['action_recorded', 'outcome_unknown', 0],
  ['provider_answered', 'outcome_unknown', 1],
  ['action_completed', 'succeeded', 1],
  ['proposal_completed', 'succeeded', 1],
];

describe('a process that dies while it posts', () => {
  let engine: OwnEngine;
  let chat: ChatDesk;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    // It stays the same when the process comes back on the port that it was given.
    chat = await ChatDesk.open({ mongodbUri: engine.uri, env: { WORK_BASE_URL: 'http://127.0.0.1:0' } });
  });
  afterAll(async () => {
    await chat?.close();
    await engine?.stop();
  });

  /** Starts the process again, without or with a place at which it dies. */
  async function restart(point?: FaultPoint): Promise<void> {
    await chat.service.end('SIGTERM');
    if (point === undefined) delete chat.service.env['WORKGATE_FAULT_POINT'];
    else chat.service.env['WORKGATE_FAULT_POINT'] = point;
    await chat.service.spawn();
  }

  /** Lets every lease run out, and waits until the service's own worker has taken over. */
  async function takenOver(poster: Poster, proposalId: string): Promise<void> {
    const change = { $set: { 'execution.lease_until': new Date(0), due_at: new Date(0) } };
    await poster.desk.proposalRows.updateOne({ _id: proposalId, status: 'executing' }, change);
    const deadline = Date.now() + WORKER_TIMEOUT_MS;
    while ((await poster.desk.statusOf(proposalId)) === 'executing') {
      expect(Date.now(), 'taken over').toBeLessThan(deadline);
      await delay(100);
    }
  }

  test.each(DEATHS)('at %s: %s, and never two messages', async (point, ends, posted) => {
    const poster = await Poster.open(chat);
    const id = await poster.approved();
    await restart(point);
    await expect(poster.execute(id)).rejects.toThrow();
    expect(await chat.service.end('SIGTERM'), 'exit status').toBeNull();

    await restart();
    await takenOver(poster, id);
    expect(await poster.action(id)).toMatchObject({ status: ends });
    expect(poster.posted()).toHaveLength(posted);
    if (ends === 'succeeded') return;

    // It stays so, also over another start and with nobody's help but a person's.
    await restart();
    await chat.service.services.actions.recovery.recover(poster.desk.tenantId);
    expect((await poster.execute(id)).body.error.code).toBe('invalid_state');
    const { _id: actionId, attempts } = await poster.action(id);
    expect(attempts).toBe(2);
    expect(poster.posted()).toHaveLength(posted);
    const { executor } = chat.service.services.actions;
    const person = await poster.desk.join('admin');
    const ts = chat.platform.messages.find(({ channel }) => channel === poster.channelId)?.ts ?? null;
    await executor.settle(person, actionId, ts, 'I have looked into the channel.');
    expect(await poster.desk.statusOf(id)).toBe(ts === null ? 'execution_failed' : 'executed');
    expect((await poster.execute(id)).body.action.status).toBe('succeeded');
    expect(poster.posted()).toHaveLength(1);
  });
});
