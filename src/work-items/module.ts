import type { IdentityServices } from '../identity/module.ts';
import { permits } from '../identity/roles.ts';
import type { Platform } from '../platform/module.ts';
import { DecodedDocuments } from '../platform/mongo/decoded-documents.ts';
import { JoinedReads } from '../platform/mongo/joined-reads.ts';
import { nativeCollection } from '../platform/mongo/native.ts';
import { WorkItemDisclosure } from './disclosure.ts';
import { type ListedWorkItem, WorkItemRepository } from './repository.ts';
import { defineWorkItemModels, type WorkItemDocument } from './schema.ts';
import { WorkItemService, type WorkItemServiceOptions } from './service.ts';
import { Timeline } from './timeline.ts';

export { WORK_ITEM_COLLECTIONS } from './schema.ts';

/** What this module asks of the actions, whose packs have the queues and whose proposals are about its WorkItems. */
export type AskedOfActions = Pick<
  WorkItemServiceOptions,
  'assertMayMove' | 'assertMayEnd' | 'onEnded' | 'route' | 'queuesOf'
>;

export interface WorkItemsOptions extends AskedOfActions {
  platform: Platform;
  members: IdentityServices['members'];
}

export type WorkItemsServices = ReturnType<typeof createWorkItems>;

/** WorkItems with their messages, and the timeline of each. */
export function createWorkItems({ platform, members, ...asked }: WorkItemsOptions) {
  const { connection } = platform.mongo;
  const models = defineWorkItemModels(connection);
  const store = {
    connection,
    ...models,
    findPage: platform.findPage,
    workItemsById: new JoinedReads<WorkItemDocument>(() => nativeCollection(models.workItems)),
    listedWorkItems: new DecodedDocuments<ListedWorkItem>(),
  };
  const repository = (tenantId: string) => new WorkItemRepository(store, tenantId);
  const workItems = new WorkItemService({
    repository,
    pageTokens: platform.pageTokens,
    ...asked,
    async findAssignable(tenantId, personId) {
      const member = await members.find(tenantId, personId);
      if (member === null || !permits(member.role, 'work.write')) return null;
      return { type: 'user', id: member.personId, displayName: member.name };
    },
    notifyRelay: platform.notifyRelay,
  });
  const timeline = new Timeline({
    eventLog: platform.eventLog,
    feed: platform.feed,
    settle: platform.settle,
    assertExists: (call, workItemId) => workItems.assertExists(call, workItemId),
  });
  return { workItems, timeline, workItemDisclosure: new WorkItemDisclosure(repository) };
}
