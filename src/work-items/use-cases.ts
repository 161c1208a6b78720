import { type Bound, methodsOf, permits, type Role } from '../identity/index.ts';
import type { LinkService } from './links/service.ts';
import type { NoteService } from './notes/service.ts';
import type { Reading } from './reading/service.ts';
import type { WorkItemSearch } from './search/service.ts';
import type { WorkItemService } from './service.ts';
import type { Timeline } from './timeline.ts';
import type { ViewService } from './views/service.ts';

const of = methodsOf<WorkItemService>();

export const WORK_ITEM_USE_CASES = {
  createWorkItem: of('work.write', 'create'),
  getWorkItem: of('work.read', 'get'),
  /** Answers a write of a caller who may not read the WorkItem otherwise. */
  getWrittenWorkItem: of('work.write', 'get'),
  /** Finds the task for a message of A2A that names only its context. */
  findWorkItemOpenedIn: of('work.write', 'findOpenedIn'),
  /** Used where people decide about proposals for the WorkItem. */
  getWorkItemTitle: of(['actions.propose', 'actions.execute', 'actions.approve'], 'titleOf'),
  listWorkItems: of('work.read', 'list'),
  listLatestWorkItems: of('work.read', 'listLatest'),
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

export const WORK_ITEM_SEARCH_USE_CASES = {
  searchWorkItems: ofSearch('work.read', 'search'),
  countWorkItems: ofSearch('work.read', 'count'),
};
const ofNotes = methodsOf<NoteService>();

/** Only the door for people has these. */
export const NOTE_USE_CASES = {
  listWorkItemNotes: ofNotes('work.read', 'list'),
  addWorkItemNote: ofNotes('work.write', 'add'),
  updateWorkItemNote: ofNotes('work.write', 'update'),
  deleteWorkItemNote: ofNotes('work.write', 'delete'),
  listMyMentions: ofNotes('work.read', 'listMentions'),
  markMentionsRead: ofNotes('work.read', 'markMentionsRead'),
};
const ofLinks = methodsOf<LinkService>();

export const LINK_USE_CASES = {
  listWorkItemLinks: ofLinks('work.read', 'list'),
  linkWorkItems: ofLinks('work.write', 'link'),
  unlinkWorkItems: ofLinks('work.write', 'unlink'),
};
const ofTimeline = methodsOf<Timeline>();

/** Agents that may only write use these to learn the results of their writes. */
export const TIMELINE_USE_CASES = {
  readWorkItemTimeline: ofTimeline(['work.read', 'work.write'], 'read'),
  watchWorkItemTimeline: ofTimeline(['work.read', 'work.write'], 'watch'),
};
const ofReading = methodsOf<Reading>();

export const READING_USE_CASES = {
  batchGetWorkItems: ofReading('work.read', 'batchGet'),
  listApprovedToExecute: ofReading('work.read', 'listApprovedToExecute'),
  listReadMarks: ofReading('work.read', 'listMarks'),
  markWorkItemsRead: ofReading('work.read', 'mark'),
};
const ofViews = methodsOf<ViewService>();

/** Shared views need more permissions, which the service checks. */
export const VIEW_USE_CASES = {
  listViews: ofViews('work.read', 'list'),
  createView: ofViews('work.read', 'create'),
  updateView: ofViews('work.read', 'update'),
  deleteView: ofViews('work.read', 'delete'),
};
