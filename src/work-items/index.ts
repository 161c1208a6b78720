export type { DisclosedMessage, DisclosedWorkItem, WorkItemDisclosure } from './disclosure.ts';
export { countsWorkItemVersion } from './events.ts';
export { type IdempotencyRecord, idempotencyField, replayable } from './idempotency.ts';
export { LINK_KINDS, type LinkKind, type WorkItemLink } from './links/model.ts';
export type {
  Author,
  ChosenPlace,
  Contact,
  IdempotencyRequest,
  Idempotent,
  LatestFilter,
  Message,
  MessageRole,
  NewWorkItem,
  PackQueues,
  Place,
  Route,
  RoutedWork,
  WorkItem,
  WorkItemChannel,
  WorkItemFilter,
  WorkItemPatch,
  WorkItemPriority,
  WorkItemTitle,
} from './model.ts';
export type { WorkItemsServices } from './module.ts';
export type { Note } from './notes/model.ts';
export type { FoundWorkItems, SearchRequest, WorkItemOrder, WorkItemQuery } from './search/model.ts';
export type { WorkItemService } from './service.ts';
export { hasEnded, STATUS_ALIASES, WORK_ITEM_STATUSES, type WorkItemStatus, workHasEnded } from './status.ts';
export { type FieldChange, type TimelineEntry, type TimelineEvent, toTimelineEntry } from './timeline-entry.ts';
export type { View, ViewContent } from './views/model.ts';
