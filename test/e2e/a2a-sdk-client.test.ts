import { randomUUID } from 'node:crypto';
import { Role, type SendMessageRequest, type StreamResponse, TaskState } from '@a2a-js/sdk';
import { type Client, ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory } from '@a2a-js/sdk/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

let service: TestService;
let key: TestKey;

beforeAll(async () => {
  // This kind of service knows its own address, which the agent card must state.
  service = await TestService.start({ shared: 'with-providers' });
  key = await service.createKey(await service.createTenant(), ['work.read', 'work.write']);
});
afterAll(() => service.stop());

/**
 * Creates the official client from the agent card alone, as the client's documentation does. The card keeps only the
 * interface of this version.
 */
async function connect(version: string): Promise<Client> {
  const fetchImpl: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('X-Api-Key', key.token);
    return fetch(input, { ...init, headers });
  };
  const card = await new DefaultAgentCardResolver({ fetchImpl }).resolve(service.address);
  const supportedInterfaces = card.supportedInterfaces.filter(({ protocolVersion }) => protocolVersion === version);
  const transports = [new JsonRpcTransportFactory({ fetchImpl, legacyCompat: { enabled: true } })];
  return new ClientFactory({ transports }).createFromAgentCard({ ...card, supportedInterfaces });
}

function request(text: string, taskId = ''): SendMessageRequest {
  return {
    tenant: '',
    message: {
      messageId: randomUUID(),
      taskId,
      contextId: '',
      role: Role.ROLE_USER,
      parts: [{ content: { $case: 'text', value: text }, metadata: undefined, filename: '', mediaType: '' }],
      metadata: undefined,
      extensions: [],
      referenceTaskIds: [],
    },
    configuration: undefined,
    metadata: undefined,
  };
}

function stateOf({ payload }: StreamResponse): TaskState | undefined {
  return payload?.$case === 'task' || payload?.$case === 'statusUpdate' ? payload.value.status?.state : undefined;
}

sampled(2).suites(['1.0', '0.3'])('the official TypeScript client, over %s', (version) => {
  test('sends, streams, disconnects, subscribes again, follows a task to its end and cancels another', async () => {
    const client = await connect(version);
    expect(client.protocolVersion).toBe(version);
    const stream = client.sendMessageStream(request('Hello.'));
    const { value: first } = await stream.next();
    if (first?.payload?.$case !== 'task') throw new Error('The first event is the task');
    const { id } = first.payload.value;
    await client.sendMessage({ ...request('And again.', id), configuration: configuration() });
    await key.client.updateWorkItem(id, { status: 'in_progress' });
    expect(stateOf((await stream.next()).value as StreamResponse)).toBe(TaskState.TASK_STATE_WORKING);
    await stream.return();

    const resumed = client.resubscribeTask({ tenant: '', id });
    expect(stateOf((await resumed.next()).value as StreamResponse)).toBe(TaskState.TASK_STATE_WORKING);
    await key.client.updateWorkItem(id, { status: 'resolved' });
    const rest: (TaskState | undefined)[] = [];
    for await (const event of resumed) rest.push(stateOf(event));
    expect(rest).toEqual([TaskState.TASK_STATE_COMPLETED]);
    const done = await client.getTask({ tenant: '', id });
    expect(done.history).toHaveLength(2);

    const other = await client.sendMessage({ ...request('Never mind.'), configuration: configuration() });
    if (!('id' in other)) throw new Error('The answer is a task');
    const canceled = await client.cancelTask({ tenant: '', id: other.id, metadata: undefined });
    expect(canceled.status?.state).toBe(TaskState.TASK_STATE_CANCELED);
    await expect(client.cancelTask({ tenant: '', id: other.id, metadata: undefined })).rejects.toMatchObject({
      name: expect.stringContaining('TaskNotCancelable'),
    });
    await expect(client.getTask({ tenant: '', id: 'wi_01h455vb4pex5vsknk084sn02q' })).rejects.toMatchObject({
      name: expect.stringContaining('TaskNotFound'),
    });
  });
});

function configuration() {
  return { acceptedOutputModes: [], taskPushNotificationConfig: undefined, returnImmediately: true };
}
