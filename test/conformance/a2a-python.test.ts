import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { openPythonSuite } from './python.ts';

describe('the official Python clients of A2A', () => {
  let service: TestService;
  let key: TestKey;

  beforeAll(async () => {
    // A port known in advance, because the agent card contains the service's address.
    service = await TestService.start({ env: { WORKGATE_PORT: String(await freePort()) } });
    key = await service.createKey(await service.createTenant(), ['work.read', 'work.write']);
  });
  afterAll(() => service.stop());

  it.each([
    ['a2a-0.3', (state: string) => state, 'status-update'],
    ['a2a-1.0', (state: string) => `TASK_STATE_${state.toUpperCase()}`, 'status_update'],
  ])('%s: reads the card, streams, reconnects without losing an event, completes, continues in the context, and cancels', async (suite, named, update) => {
    const python = await openPythonSuite(suite);
    expect(await python.run('client.py', { url: service.address, key: key.token })).toEqual({
      first: [`task ${named('submitted')}`, `${update} ${named('working')}`],
      second: [`task ${named('working')}`, `${update} ${named('working')}`, `${update} ${named('completed')}`],
      completed: named('completed'),
      joined: true,
      canceled: named('canceled'),
      error: expect.stringMatching(/There is no WorkItem|-32001/),
    });
  });
});
