import type { IdentityServices } from '../identity/index.ts';
import type { Platform } from '../platform/module.ts';
import type { WorkItemsServices } from '../work-items/index.ts';
import { EventService } from './service.ts';
import { EventWatch } from './watch.ts';

export interface EventsOptions {
  platform: Platform;
  identity: Pick<IdentityServices, 'presentAuthority'>;
  workItems: WorkItemsServices['workItems'];
}

export type EventsServices = ReturnType<typeof createEvents>;

export function createEvents({ platform, identity, workItems }: EventsOptions) {
  const { eventLog, feed } = platform;
  const events = new EventService({
    eventLog,
    feed,
    authority: identity.presentAuthority,
    assertWorkItemExists: (call, workItemId) => workItems.assertExists(call, workItemId),
  });
  return { events, eventWatch: new EventWatch({ eventLog, feed }) };
}
