import type { Principal } from '../call-context.ts';
import type { PageRequest } from '../platform/paging.ts';
import type { WorkItemStatus } from './status.ts';

export type WorkItemPriority = 'low' | 'normal' | 'high' | 'urgent';

export type WorkItemChannel =
  | 'api'
  | 'email'
  | 'web_form'
  | 'web_chat'
  | 'phone'
  | 'sms'
  | 'social'
  | 'chat'
  | 'agent'
  | 'other';

export type MessageRole = 'user' | 'agent' | 'system';

export interface Contact {
  name?: string;
  email?: string;
  locale?: string;
}

/** A principal in a record, with the name that it had at that time. */
export type Author = Pick<Principal, 'type' | 'id' | 'displayName'>;

export interface WorkItem {
  workItemId: string;
  subject: string;
  status: WorkItemStatus;
  priority: WorkItemPriority;
  channel: WorkItemChannel;
  channelId: string | null;
  tags: string[];
  contact: Contact | null;
  sourceReference: string | null;
  packKey: string;
  queueKey: string;
  assignee: Author | null;
  threadId: string;
  messageCount: number;
  /** Time by which the work is to be resolved; null if there is none. */
  dueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** Fields of a WorkItem that lists of other things show. */
export type WorkItemTitle = Pick<
  WorkItem,
  'workItemId' | 'subject' | 'status' | 'packKey' | 'queueKey' | 'channel' | 'priority' | 'tags'
>;

export interface Message {
  messageId: string;
  workItemId: string;
  role: MessageRole;
  content: string;
  externalMessageId: string | null;
  author: Author;
  createdAt: Date;
}

export interface NewWorkItem {
  subject: string;
  priority?: WorkItemPriority | undefined;
  channel?: WorkItemChannel | undefined;
  channelId?: string | undefined;
  tags?: string[] | undefined;
  contact?: Contact | undefined;
  initialMessage?:
    | {
        role?: 'user' | undefined;
        content: string;
        externalMessageId?: string | undefined;
        channel?: WorkItemChannel | undefined;
      }
    | undefined;
}

/** A merge patch (RFC 7396): undefined leaves a field as it is, null removes it. */
export interface WorkItemPatch {
  subject?: string | undefined;
  status?: WorkItemStatus | undefined;
  priority?: WorkItemPriority | undefined;
  channelId?: string | null | undefined;
  tags?: string[] | null | undefined;
  contact?: { [Field in keyof Contact]?: string | null | undefined } | null | undefined;
  dueAt?: Date | null | undefined;
}

/**
 * Filter of a list. Besides `status` and `assignee` at most one field may be set; `queueKey` only together with
 * `packKey`.
 */
export interface WorkItemFilter {
  status?: WorkItemStatus | undefined;
  tag?: string | undefined;
  channel?: WorkItemChannel | undefined;
  priority?: WorkItemPriority | undefined;
  contactEmail?: string | undefined;
  sourceReference?: string | undefined;
  packKey?: string | undefined;
  queueKey?: string | undefined;
  /** Id of the assignee; `none` for WorkItems without one. */
  assignee?: string | undefined;
  updatedSince?: Date | undefined;
}

/** Filter of the list of WorkItems that changed last. */
export interface LatestFilter {
  statuses?: readonly WorkItemStatus[] | undefined;
  /**
   * Restricts WorkItems in status `new` to those that have waited for approval before (true), or have not (false). Both
   * if absent.
   */
  newHasWaited?: boolean | undefined;
  threadId?: string | undefined;
  updatedSince?: Date | undefined;
}

/** End of work together with a proposal: the status that the work gets, and the proposal. */
export interface WorkEnding {
  status: WorkItemStatus;
  proposalId: string;
}

/** A WorkItem. `hasWaited` is true if it has waited for approval before, and so is not as new as its status says. */
export interface LatestWorkItem {
  item: WorkItem;
  hasWaited: boolean;
}

/** Page of a conversation. The order is the same for all pages. */
export interface MessagePageRequest extends PageRequest {
  newestFirst?: boolean | undefined;
}

/** Result of a request that may repeat an earlier one. */
export interface Idempotent<T> {
  value: T;
  /** True if the value comes from an earlier request with the same key. */
  replayed: boolean;
}

/** An `Idempotency-Key` with the hash of its request. The same key with another `requestHash` is refused. */
export interface IdempotencyRequest {
  key: string;
  requestHash: string;
}

/** Fields of new work that decide its route. */
export interface RoutedWork {
  channel: WorkItemChannel;
  channelId: string | null;
  tags: readonly string[];
  priority: WorkItemPriority;
  contactEmail: string | null;
}

/** A queue and its pack. */
export interface Place {
  packKey: string;
  queueKey: string;
}

/**
 * Pack and queue that work goes to. `dueWithinMs` is the time from its opening until it is due there; absent if it
 * never is.
 */
export interface Route extends Place {
  dueWithinMs?: number;
}

/** A pack with its queues, as places for work. */
export interface PackQueues {
  packKey: string;
  title: string;
  queues: (Omit<Route, 'packKey'> & { title: string })[];
}
