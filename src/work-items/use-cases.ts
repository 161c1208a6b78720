import { permits, type Role } from '../identity/roles.ts';
import { type Bound, methodsOf } from '../identity/use-case.ts';
import type { WorkItemService } from './service.ts';
import type { Timeline } from './timeline.ts';

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

const ofTimeline = methodsOf<Timeline>();

/** What happened to a WorkItem. Agents that may only write learn what came of what they have written. */
export const TIMELINE_USE_CASES = {
  readWorkItemTimeline: ofTimeline(['work.read', 'work.write'], 'read'),
  watchWorkItemTimeline: ofTimeline(['work.read', 'work.write'], 'watch'),
};
export interface TimelineUseCases extends Bound<typeof TIMELINE_USE_CASES> {}
