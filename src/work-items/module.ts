import type { CallContext, Permission } from '../call-context.ts';
import { type IdentityServices, permits } from '../identity/index.ts';
import type { Platform } from '../platform/module.ts';
import { DecodedDocuments } from '../platform/mongo/decoded-documents.ts';
import { JoinedReads } from '../platform/mongo/joined-reads.ts';
import { nativeCollection } from '../platform/mongo/native.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { WorkSupervisor } from '../platform/work/supervisor.ts';
import { WorkItemDisclosure } from './disclosure.ts';
import { LinkRepository } from './links/repository.ts';
import { defineLinkModel, LINK_COLLECTIONS } from './links/schema.ts';
import { LinkService } from './links/service.ts';
import type { Author } from './model.ts';
import { NoteRepository } from './notes/repository.ts';
import { defineNoteModel, NOTE_COLLECTIONS } from './notes/schema.ts';
import { NoteService } from './notes/service.ts';
import { ReadMarkRepository } from './reading/repository.ts';
import { defineReadMarkModel, READING_COLLECTIONS } from './reading/schema.ts';
import { Reading } from './reading/service.ts';
import { type ListedWorkItem, WorkItemRepository } from './repository.ts';
import { WORK_ITEM_COLLECTIONS as COLLECTIONS, defineWorkItemModels, type WorkItemDocument } from './schema.ts';
import { SEARCH_REBUILD, SearchIndexer, type SearchIndexerOptions, searchRebuildWork } from './search/indexer.ts';
import { SearchRepository } from './search/repository.ts';
import { defineSearchModel, SEARCH_COLLECTIONS } from './search/schema.ts';
import { WorkItemSearch } from './search/service.ts';
import { WorkItemService, type WorkItemServiceOptions } from './service.ts';
import { Timeline } from './timeline.ts';
import { ViewRepository } from './views/repository.ts';
import { defineViewModel, VIEW_COLLECTIONS } from './views/schema.ts';
import { ViewService } from './views/service.ts';

export const WORK_ITEM_COLLECTIONS: readonly CollectionDeclaration[] = [
  ...COLLECTIONS,
  ...SEARCH_COLLECTIONS,
  ...READING_COLLECTIONS,
  ...VIEW_COLLECTIONS,
  ...NOTE_COLLECTIONS,
  ...LINK_COLLECTIONS,
];

/** Functions of the actions, which have the queues of packs and the proposals for WorkItems. */
export type AskedOfActions = Pick<
  WorkItemServiceOptions,
  'assertMayMove' | 'assertMayEnd' | 'onEnded' | 'route' | 'routeTo' | 'queuesOf' | 'whyNoWorkYet'
> &
  Pick<SearchIndexerOptions, 'proposed'> & {
    /** Returns the ids of work with an approved action to execute. */
    approvedToExecute: (tenantId: string) => Promise<ReadonlySet<string>>;
  };

interface WorkItemsOptions extends AskedOfActions {
  platform: Platform;
  members: IdentityServices['members'];
  work: Pick<WorkSupervisor, 'wake'>;
}

export type WorkItemsServices = ReturnType<typeof createWorkItems>;

export function createWorkItems({ platform, members, proposed, work, approvedToExecute, ...asked }: WorkItemsOptions) {
  const { mongo, findPage, pageTokens, notifyRelay, logger } = platform;
  const { connection } = mongo;
  const models = defineWorkItemModels(connection);
  const store = {
    connection,
    ...models,
    findPage,
    workItemsById: new JoinedReads<WorkItemDocument>(() => nativeCollection(models.workItems)),
    listedWorkItems: new DecodedDocuments<ListedWorkItem>(),
  };
  const repository = (tenantId: string) => new WorkItemRepository(store, tenantId);
  const memberWho = async (permission: Permission, tenantId: string, personId: string): Promise<Author | null> => {
    const member = await members.find(tenantId, personId);
    if (member === null || !permits(member.role, permission)) return null;
    return { type: 'user', id: member.personId, displayName: member.name };
  };
  const workItems = new WorkItemService({
    repository,
    pageTokens,
    ...asked,
    findAssignable: (tenantId, personId) => memberWho('work.write', tenantId, personId),
    notifyRelay,
  });
  const searchStore = { search: defineSearchModel(connection), findPage };
  const search = (tenantId: string) => new SearchRepository(searchStore, tenantId);
  const approvedFor = async ({ tenantId, permissions }: CallContext): Promise<ReadonlySet<string>> =>
    permissions.has('actions.read') ? approvedToExecute(tenantId) : new Set();
  const wakeRebuild = () => work.wake(SEARCH_REBUILD);
  const indexer = new SearchIndexer({ workItems: repository, search, proposed, wakeRebuild, logger });
  const readMarks = defineReadMarkModel(connection);
  const views = defineViewModel(connection);
  const links = defineLinkModel(connection);
  const notes = defineNoteModel(connection);
  return {
    workItems,
    workItemSearch: new WorkItemSearch({ repository, search, pageTokens, approvedToExecute: approvedFor }),
    reading: new Reading({
      repository,
      marks: (tenantId) => new ReadMarkRepository(readMarks, tenantId),
      approvedToExecute: approvedFor,
      joinedAt: async (tenantId, personId) => (await members.find(tenantId, personId))?.joinedAt ?? null,
    }),
    views: new ViewService((tenantId) => new ViewRepository(views, tenantId)),
    timeline: new Timeline(platform, workItems),
    links: new LinkService((tenantId) => new LinkRepository(links, tenantId), workItems, notifyRelay),
    notes: new NoteService({
      repository: (tenantId) => new NoteRepository(notes, findPage, tenantId),
      pageTokens,
      notifyRelay,
      workItems,
      findReader: (tenantId, personId) => memberWho('work.read', tenantId, personId),
    }),
    workItemDisclosure: new WorkItemDisclosure(repository),
    workKinds: [searchRebuildWork(indexer)],
    /** Indexes logged events of a tenant. Once this resolves, a crash cannot undo it. */
    noticeMoving: (tenantId: string, events: readonly OutboxEvent[]) => indexer.take(tenantId, events),
  };
}
