import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventMetadata } from '../../generated/a2a/answer-validators.js';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { stored } from '../faults/event-log.ts';
import { A2aAgent, actionMessage, type EventReader, EXTENSION, proposeRefund, textMessage } from '../support/a2a.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { type TestKey, TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let key: TestKey;
let agent: A2aAgent;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  key = desk.key;
  agent = A2aAgent.withKey(service, key.token);
});
afterAll(() => service.stop());

const open = () => agent.send(textMessage('Hello.'));
const move = (id: string, status: string) => key.client.updateWorkItem(id, { status });
const subscribe = (id: string, lastEventId?: string): Promise<EventReader> =>
  agent.stream('tasks/resubscribe', { id }, lastEventId);

test('message/stream sends the task, then each change under a growing event id, and closes with the final state', async () => {
  const stream = await agent.stream('message/stream', { message: textMessage('Hello.') });
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
  const first = await stream.next();
  expect(first.data).toMatchObject({
    jsonrpc: '2.0',
    id: 1,
    result: { kind: 'task', status: { state: 'submitted' } },
  });
  const { id, contextId } = first.data.result;
  await move(id, 'in_progress');
  const person = await desk.join('member');
  await service.services.workItems.workItems.appendMessage(person, id, { content: 'Which order?' });
  await move(id, 'resolved');
  const events = await stream.rest();
  expect(events.map(({ data }) => [data.result.status.state, data.result.final])).toEqual([
    ['working', false],
    ['working', false],
    ['completed', true],
  ]);
  expect(events[1]?.data.result.status.message).toMatchObject({
    role: 'agent',
    parts: [{ kind: 'text', text: 'Which order?' }],
  });
  for (const { data } of events) {
    expect(data).toMatchObject({ jsonrpc: '2.0', id: 1, result: { taskId: id, contextId } });
    expect(EventMetadata(data.result.metadata[EXTENSION]), JSON.stringify(EventMetadata.errors)).toBe(true);
  }
  const places = [first, ...events].map((event) => Number(event.id));
  expect(places.every((place, index) => index === 0 || place > (places[index - 1] as number))).toBe(true);
});

test('a stream of a message ends when the agent has to answer, but not while the task waits for approval', async () => {
  const orderId = await desk.order(1_000_000);
  const action = proposeRefund(desk.integrationId, orderId, LARGE);
  const stream = await agent.stream('message/stream', { message: actionMessage(action) });
  const task = (await stream.next()).data.result;
  expect(task.status.state).toBe('auth-required');
  await desk.approve(task.metadata[EXTENSION].proposal.proposal_id);
  await move(task.id, 'waiting_on_customer');
  const events = await stream.rest();
  expect(events.map(({ data }) => [data.result.status.state, data.result.final])).toEqual([
    ['working', false],
    ['working', false],
    ['input-required', true],
  ]);
  // A new subscription to a task that needs input stays open for later changes.
  const waiting = await subscribe(task.id);
  expect((await waiting.next()).data.result.status.state).toBe('input-required');
  await move(task.id, 'open');
  expect((await waiting.next()).data.result.status.state).toBe('working');
  waiting.drop();
});

test('a stream resumes after any event, loses and repeats nothing, and replays the same events', async () => {
  const orderId = await desk.order(1_000_000);
  const task = await agent.send(actionMessage(proposeRefund(desk.integrationId, orderId, LARGE)));
  const { proposal_id } = task.metadata[EXTENSION].proposal;
  const live = await subscribe(task.id, '0');
  await desk.approve(proposal_id);
  await agent.send(actionMessage({ type: 'execute', proposal_id }, { taskId: task.id }));
  await agent.send(actionMessage({ type: 'export_evidence' }, { taskId: task.id }));
  await move(task.id, 'resolved');
  const all = await live.rest();
  expect(all[0]).toMatchObject({ id: '0', data: { result: { kind: 'task', status: { state: 'submitted' } } } });
  const events = all.slice(1);
  expect(events.length).toBeGreaterThanOrEqual(8);
  // The id of each event is a sequence in the event log. The event has the id, type and subject of the log entry with
  // this sequence.
  const log = await stored<LogEntry>(service, 'event_log').find({ work_item_id: task.id }).toArray();
  for (const { id, data } of events) {
    const { event_id, event, subject_id } = data.result.metadata[EXTENSION];
    const entry = log.find(({ sequence }) => sequence === Number(id));
    expect({ event_id, event, subject_id }).toEqual({
      event_id: entry?._id,
      event: entry?.type,
      subject_id: entry?.subject.id,
    });
  }
  for (const [index, { id }] of events.entries()) {
    if (index === events.length - 1) continue;
    const replay = await (await subscribe(task.id, id)).rest();
    expect(replay[0]).toMatchObject({ id, data: { result: { kind: 'task', id: task.id } } });
    expect(replay.slice(1)).toEqual(events.slice(index + 1));
  }
});

test('all streams of a task show the same order of events', { tags: 'full' }, async () => {
  const task = await open();
  const streams = await Promise.all(Array.from({ length: 6 }, () => subscribe(task.id)));
  const snapshots = await Promise.all(streams.map((stream) => stream.next()));
  expect(new Set(snapshots.map((event) => event.id)).size).toBe(1);
  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.all([move(task.id, 'in_progress'), agent.send(textMessage(`${turn}`, { taskId: task.id }))]);
    await move(task.id, 'open');
  }
  await move(task.id, 'cancelled');
  const seen = await Promise.all(streams.map((stream) => stream.rest()));
  for (const events of seen) expect(events).toEqual(seen[0]);
  expect(seen[0]?.at(-1)?.data.result).toMatchObject({ final: true, status: { state: 'canceled' } });
});

test('a repeated message streams the same task, from the last event that the agent names', async () => {
  const message = textMessage('Hello.');
  const stream = await agent.stream('message/stream', { message });
  const first = await stream.next();
  stream.drop();
  const { id } = first.data.result;
  await move(id, 'in_progress');
  const again = await agent.stream('message/stream', { message }, first.id);
  expect((await again.next()).data.result).toMatchObject({ kind: 'task', id, status: { state: 'submitted' } });
  expect((await again.next()).data.result.status.state).toBe('working');
  again.drop();
  expect((await key.client.listMessages(id)).body.messages).toHaveLength(1);
});

describe('the end of a stream', () => {
  test('is replayed after a Last-Event-ID; without one, a subscription to an ended task is refused', async () => {
    const task = await open();
    const stream = await subscribe(task.id);
    const first = await stream.next();
    stream.drop();
    await move(task.id, 'resolved');
    const replay = await (await subscribe(task.id, first.id)).rest();
    expect(replay.map(({ data }) => data.result.status.state)).toEqual(['submitted', 'completed']);
    const [refused, ...others] = await (await subscribe(task.id)).rest();
    expect(others).toEqual([]);
    expect(refused?.data).toMatchObject({ jsonrpc: '2.0', id: 1, error: { code: -32004 } });
  });

  test('is orderly when the service shuts down, and another node resumes the stream', { tags: 'full' }, async () => {
    const node = await TestService.start({ sharing: service });
    try {
      const task = await open();
      const stream = await agent.at(node).stream('tasks/resubscribe', { id: task.id });
      const first = await stream.next();
      const ended = stream.rest();
      await node.end('SIGTERM');
      expect(await ended).toEqual([]);
      await move(task.id, 'resolved');
      const rest = await (await subscribe(task.id, first.id)).rest();
      expect(rest.at(-1)?.data.result.status.state).toBe('completed');
    } finally {
      await node.stop({ keepDatabase: true });
    }
  });

  test('comes with a heartbeat after the credential was revoked', { tags: 'full' }, async () => {
    const lent = await desk.newKey();
    const task = await open();
    const stream = await A2aAgent.withKey(service, lent.token).stream('tasks/resubscribe', { id: task.id });
    await stream.next();
    await service.revokeKey(desk.tenantId, lent.keyId);
    expect(await stream.rest()).toEqual([]);
    expect(stream.comments).toBeGreaterThan(0);
  });

  test('comes instead of the next event when the credential was revoked two seconds before', {
    tags: 'full',
  }, async () => {
    const lent = await desk.newKey();
    const task = await open();
    const stream = await A2aAgent.withKey(service, lent.token).stream('tasks/resubscribe', { id: task.id });
    await stream.next();
    await service.revokeKey(desk.tenantId, lent.keyId);
    await setTimeout(2_000);
    await move(task.id, 'in_progress');
    expect(await stream.rest()).toEqual([]);
    expect(stream.comments).toBe(0);
  });
});

test('a stream begins with as much history as the request asks for', async () => {
  const message = textMessage('Hello.');
  const stream = await agent.stream('message/stream', { message, configuration: { historyLength: 0 } });
  expect((await stream.next()).data.result.history).toBeUndefined();
  const again = await agent.stream('message/stream', { message });
  const whole = (await again.next()).data.result;
  expect(whole.history).toHaveLength(1);
  stream.drop();
  again.drop();
});

test('an unusable Last-Event-ID is ignored, and the stream begins with the current task', {
  tags: 'full',
}, async () => {
  const task = await open();
  await move(task.id, 'in_progress');
  for (const place of ['', 'abc', '-1', '1e3', '9'.repeat(30)]) {
    const stream = await subscribe(task.id, place);
    expect((await stream.next()).data.result.status.state, place).toBe('working');
    stream.drop();
  }
  const stream = await subscribe(task.id, '999999999999');
  expect((await stream.next()).data.result.status.state).toBe('working');
  await move(task.id, 'resolved');
  expect((await stream.rest()).map(({ data }) => data.result.status.state)).toEqual(['completed']);
});

describe('an A2A 0.3 error of a stream request', () => {
  const UNKNOWN = 'wi_01h455vb4pex5vsknk084sn02q';
  const hello = (more: object) => ({ message: textMessage('Hello.', more) });
  test.each<[number, string, string, () => unknown]>([
    [-32001, 'an unknown task', 'tasks/resubscribe', () => ({ id: UNKNOWN })],
    [-32001, 'an unknown task', 'message/stream', () => hello({ taskId: UNKNOWN })],
    [-32602, 'an id that is an object', 'tasks/resubscribe', () => ({ id: { $ne: null } })],
    [-32602, 'params that are a list', 'tasks/resubscribe', () => ['x']],
    [-32602, 'no parts', 'message/stream', () => hello({ parts: [] })],
    [-32602, 'text that is a number', 'message/stream', () => hello({ parts: [{ kind: 'text', text: 7 }] })],
    [-32602, 'no message', 'message/stream', () => ({})],
    [
      -32602,
      'a negative history length',
      'message/stream',
      () => ({ ...hello({}), configuration: { historyLength: -1 } }),
    ],
    [
      -32003,
      'push notifications',
      'message/stream',
      () => ({ ...hello({}), configuration: { pushNotificationConfig: { url: 'x' } } }),
    ],
    [-32005, 'a file', 'message/stream', () => hello({ parts: [{ kind: 'file', file: { bytes: 'aGk=' } }] })],
  ])('is sent as a stream event with code %d for %s in %s', async (code, _what, method, params) => {
    const stream = await agent.stream(method, params());
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
    const events = await stream.rest();
    expect(events.map(({ data }) => data)).toEqual([
      { jsonrpc: '2.0', id: 1, error: { code, message: expect.stringMatching(/\S/), data: expect.anything() } },
    ]);
  });

  test('is plain JSON if the request is unreadable, the caller may not call, or the version is 1.0', async () => {
    const typeOf = (response: Response) => [response.status, response.headers.get('content-type')];
    const json = (status: number) => [status, expect.stringContaining('application/json')];
    expect(typeOf(await agent.post('{"jsonrpc":"2.0","id":1,"method":"message/stream"'))).toEqual(json(200));
    expect(typeOf(await agent.post({ id: 1, method: 'message/stream' }))).toEqual(json(200));
    const nobody = A2aAgent.withKey(service, 'x');
    const asked = { jsonrpc: '2.0', id: 1, method: 'message/stream', params: {} };
    expect(typeOf(await nobody.post(asked))).toEqual(json(401));
    const reader = A2aAgent.withKey(service, (await service.createKey(desk.tenantId, ['work.read'])).token);
    expect(typeOf(await reader.post({ ...asked, params: hello({}) }))).toEqual(json(403));
    const modern = A2aAgent.withKey(service, key.token, '1.0');
    expect(typeOf(await modern.post({ ...asked, method: 'SendStreamingMessage' }))).toEqual(json(200));
  });
});
