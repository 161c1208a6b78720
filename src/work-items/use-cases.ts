import { permits, type Role } from '../identity/roles.ts';
import { type Bound, methodsOf } from '../identity/use-case.ts';
import type { LinkService } from './links/service.ts';
import type { NoteService } from './notes/service.ts';
import type { Reading } from './reading/service.ts';
import type { WorkItemSearch } from './search/service.ts';
import type { WorkItemService } from './service.ts';
import type { Timeline } from './timeline.ts';
import type { ViewService } from './views/service.ts';

const of = methodsOf<WorkItemService>();

/** What doors may do with WorkItems, and what each takes. */
export const WORK_ITEM_USE_CASES = {
  /** `create_work_item` of MCP, and a message that opens a task of A2A. */
  createWorkItem: of('work.write', 'create'),
  /** `get_work_item` of MCP, `GetTask` of A2A. */
  getWorkItem: of('work.read', 'get'),
  /** The WorkItem as the answer to what has been written to it, to whom may not read otherwise. */
  getWrittenWorkItem: of('work.write', 'get'),
  /** Where people decide about what is proposed of it. */
  getWorkItemTitle: of(['actions.propose', 'actions.execute', 'actions.approve'], 'titleOf'),
  listWorkItems: of('work.read', 'list'),
  listLatestWorkItems: of('work.read', 'listLatest'),
  /** `CancelTask` of A2A too. */
  updateWorkItem: of('work.write', 'update'),
  assignWorkItem: of('work.write', 'assign'),
  listQueues: of('work.read', 'listQueues'),
  moveWorkItem: of('work.write', 'move'),
  appendWorkItemMessage: of('work.write', 'appendMessage'),
  listWorkItemMessages: of('work.read', 'listMessages'),
  listRecentWorkItemMessages: of('work.read', 'listRecentMessages'),
  getWorkItemMessage: of('work.read', 'getMessage'),
  assertWorkItemExists: of(['work.read', 'actions.read'], 'assertExists'),
  assertWorkItemOpenedBy: of('work.write', 'assertOpenedBy'),
  isWorkItemOpenedBy: of('work.write', 'isOpenedBy'),
};
export interface WorkItemUseCases extends Bound<typeof WORK_ITEM_USE_CASES> {}

/**
 * In which of a person's tenants a WorkItem is, among those where their role permits to read it; the door knows of no
 * tenant yet.
 * @throws {AppError} `not_found` if it is in none of them.
 */
export type LocateWorkItem = ReturnType<typeof workItemLocator>;

export function workItemLocator(workItems: Pick<WorkItemService, 'locate'>) {
  return async <Place extends { tenantId: string; role: Role }>(
    places: readonly Place[],
    workItemId: string,
  ): Promise<Place> => {
    const readable = places.filter(({ role }) => permits(role, 'work.read'));
    const ids = readable.map(({ tenantId }) => tenantId);
    const found = await workItems.locate(ids, workItemId);
    return readable[ids.indexOf(found)] as Place;
  };
}

const ofSearch = methodsOf<WorkItemSearch>();

/** Finding WorkItems. */
export const WORK_ITEM_SEARCH_USE_CASES = {
  searchWorkItems: ofSearch('work.read', 'search'),
  countWorkItems: ofSearch('work.read', 'count'),
};
export interface WorkItemSearchUseCases extends Bound<typeof WORK_ITEM_SEARCH_USE_CASES> {}

const ofNotes = methodsOf<NoteService>();

/** What people write to each other. No other door than that of people is given it. */
export const NOTE_USE_CASES = {
  listWorkItemNotes: ofNotes('work.read', 'list'),
  addWorkItemNote: ofNotes('work.write', 'add'),
  updateWorkItemNote: ofNotes('work.write', 'update'),
  deleteWorkItemNote: ofNotes('work.write', 'delete'),
  listMyMentions: ofNotes('work.read', 'listMentions'),
  markMentionsRead: ofNotes('work.read', 'markMentionsRead'),
};
export interface NoteUseCases extends Bound<typeof NOTE_USE_CASES> {}

const ofLinks = methodsOf<LinkService>();

/** What has to do with what. */
export const LINK_USE_CASES = {
  listWorkItemLinks: ofLinks('work.read', 'list'),
  linkWorkItems: ofLinks('work.write', 'link'),
  unlinkWorkItems: ofLinks('work.write', 'unlink'),
};
export interface LinkUseCases extends Bound<typeof LINK_USE_CASES> {}

const ofTimeline = methodsOf<Timeline>();

/** What happened to a WorkItem. Agents that may only write learn what came of what they have written. */
export const TIMELINE_USE_CASES = {
  readWorkItemTimeline: ofTimeline(['work.read', 'work.write'], 'read'),
  watchWorkItemTimeline: ofTimeline(['work.read', 'work.write'], 'watch'),
};
export interface TimelineUseCases extends Bound<typeof TIMELINE_USE_CASES> {}

const ofReading = methodsOf<Reading>();

/** What a person's inbox asks for beside lists. */
export const READING_USE_CASES = {
  batchGetWorkItems: ofReading('work.read', 'batchGet'),
  listReadMarks: ofReading('work.read', 'listMarks'),
  markWorkItemsRead: ofReading('work.read', 'mark'),
};
export interface ReadingUseCases extends Bound<typeof READING_USE_CASES> {}

const ofViews = methodsOf<ViewService>();

/** Views of the inbox. What is shared takes more, by what it is. */
export const VIEW_USE_CASES = {
  listViews: ofViews('work.read', 'list'),
  createView: ofViews('work.read', 'create'),
  updateView: ofViews('work.read', 'update'),
  deleteView: ofViews('work.read', 'delete'),
};
export interface ViewUseCases extends Bound<typeof VIEW_USE_CASES> {}
