import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { A2aAgent, actionMessage, EXTENSION, proposeRefund, type SseEvent, textMessage } from '../support/a2a.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';
import { OwnEngine } from './own-engine.ts';

describe('the A2A door on two service processes', () => {
  let engine: OwnEngine;
  let nodeA: TestService;
  let nodeB: TestService;
  let desk: RefundDesk;
  let atA: A2aAgent;
  let atB: A2aAgent;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    nodeB = await TestService.start({ mongodbUri: engine.uri });
    nodeA = await TestService.start({ sharing: nodeB });
    desk = await RefundDesk.open(nodeB);
    atA = A2aAgent.withKey(nodeA, desk.key.token);
    atB = atA.at(nodeB);
  });
  afterAll(async () => {
    await nodeA.stop({ keepDatabase: true });
    await nodeB.stop();
    await engine.stop();
  });

  const statuses = (events: SseEvent[]) =>
    events.map(({ data }) => data.result.artifact?.name ?? data.result.metadata[EXTENSION].event);

  test('resumes a stream at the other node after a kill, and loses and repeats no event', async () => {
    const action = proposeRefund(desk.integrationId, await desk.order(1_000_000), LARGE);
    const message = actionMessage(action, { metadata: { [EXTENSION]: { complete_on_execution: false } } });
    const first = await atA.stream('message/stream', { message });
    const opened = await first.next();
    const { id, metadata } = opened.data.result;
    const { proposal_id } = metadata[EXTENSION].proposal;
    // A client that is never interrupted shows which events there were.
    const witness = await atB.stream('tasks/resubscribe', { id }, opened.id);
    await witness.next();

    await desk.approve(proposal_id);
    const seen = await first.until((event) => event.metadata?.[EXTENSION]?.event === 'proposal.approved');
    await nodeA.end('SIGKILL');
    seen.push(...(await first.untilBroken()));

    // The task goes on while the first client is disconnected.
    await atB.send(actionMessage({ type: 'execute', proposal_id }, { taskId: id }));
    await desk.key.client.updateWorkItem(id, { status: 'in_progress' });
    const resumed = await atB.stream('tasks/resubscribe', { id }, seen.at(-1)?.id);
    const snapshot = await resumed.next();
    expect(snapshot).toMatchObject({ id: seen.at(-1)?.id, data: { result: { kind: 'task', id } } });
    await desk.key.client.updateWorkItem(id, { status: 'resolved' });

    const all = [...seen, ...(await resumed.rest())];
    expect(all).toEqual(await witness.rest());
    expect(new Set(all.map((event) => event.id)).size).toBe(all.length);
    expect(statuses(all)).toEqual([
      'proposal.approved',
      'work_item.updated',
      'proposal.execution_claimed',
      'result',
      'proposal.executed',
      'work_item.updated',
      'work_item.updated',
    ]);
    await nodeA.spawn();
  });

  test('makes one message and one task of the same message sent to both nodes at once', async () => {
    const message = actionMessage(proposeRefund(desk.integrationId, await desk.order(1_000_000), '0.01'));
    const tasks = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => (turn % 2 === 0 ? atA : atB).send(message)),
    );
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(1);
    expect(new Set(tasks.map(({ metadata }) => metadata[EXTENSION].proposal.proposal_id)).size).toBe(1);
    const followUp = textMessage('Well?', { taskId: tasks[0].id });
    await Promise.all([atA, atB, atA, atB].map((agent) => agent.send(followUp)));
    expect((await desk.key.client.listMessages(tasks[0].id)).body.messages).toHaveLength(1);
  });

  test("finishes a killed node's work when the message is sent again to the other node", async () => {
    const message = actionMessage(proposeRefund(desk.integrationId, await desk.order(1_000_000), LARGE));
    const sending = Array.from({ length: 6 }, () => atA.send(message).catch(() => undefined));
    await nodeA.end('SIGKILL');
    await Promise.all(sending);
    let taskId = '';
    const state = async () => {
      const task = await atB.send(message);
      taskId = task.id;
      return task.status.state;
    };
    // The killed process may still hold the relay's lease. A client that gets a 503 for this reason sends the same
    // message again.
    await expect.poll(state, { timeout: 30_000 }).toBe('auth-required');
    const { body } = await desk.list(taskId);
    expect(body.action_proposals).toHaveLength(1);
    await nodeA.spawn();
  });

  test('streams events in the same order at both nodes', async () => {
    const { id } = await atA.send(textMessage('Hello.'));
    const streams = await Promise.all(
      [atA, atB, atA, atB].map((agent) => agent.stream('tasks/resubscribe', { id }, '0')),
    );
    await Promise.all(
      Array.from({ length: 10 }, async (_, turn) => {
        await (turn % 2 === 0 ? atA : atB).send(textMessage(`${turn}`, { taskId: id }));
        await desk.key.client.updateWorkItem(id, { status: turn % 3 === 0 ? 'open' : 'in_progress' });
      }),
    );
    await desk.key.client.updateWorkItem(id, { status: 'resolved' });
    const seen = await Promise.all(streams.map((stream) => stream.rest()));
    expect(seen[0]?.length).toBeGreaterThan(3);
    for (const events of seen) expect(events).toEqual(seen[0]);
  });
});
