import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { PROTOCOLS, TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let tenantId: string;
beforeAll(async () => {
  service = await TestService.start();
  tenantId = await service.createTenant();
});
afterAll(() => service.stop());

describe.each(PROTOCOLS)('over %s', (protocol) => {
  test('smoke', async () => {
    const ada = await TestPerson.create(service, [{ tenantId, role: 'admin' }]);
    await ada.signIn();
    const { session } = await ada.client(SessionService, protocol).getSession({});
    expect(session?.person?.email).toBe(ada.email);
    const identity = ada.client(IdentityService, protocol);
    const { key, secret } = await identity.createIdentityApiKey({ name: 'k', scopes: ['runtime_automation.read'] });
    expect(key?.scopes).toEqual(['work.read']);
    expect((await service.client(secret).listWorkItems()).status).toBe(200);
    const work = ada.client(WorkService, protocol);
    const { workItem } = await work.createWorkItem({ subject: 'x', initialMessage: { content: 'hello' } });
    const controller = new AbortController();
    const seen: string[] = [];
    try {
      for await (const { event } of work.watchWorkItemTimeline(
        { workItemId: workItem?.workItemId ?? '' },
        { signal: controller.signal },
      )) {
        seen.push(event.case === 'entry' ? event.value.type : String(event.case));
        if (event.case === 'caughtUp')
          await work.assignWorkItem({ workItemId: workItem?.workItemId ?? '', assigneeId: ada.personId });
        if (event.case === 'entry' && event.value.type === 'work_item.updated') controller.abort();
      }
    } catch (error) {
      expect(controller.signal.aborted, String(error)).toBe(true);
    }
    expect(seen.slice(-1)).toEqual(['work_item.updated']);
    await ada.client(SessionService, protocol).signOut({});
    await expect(ada.client(SessionService, protocol).getSession({})).rejects.toThrow('not signed in');
  });
});
