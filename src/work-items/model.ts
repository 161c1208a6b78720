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

/** A principal with the name that it had at that time. */
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
  /** People who answer for the choice of the pack, because they opened the work or moved it. Empty if unknown. */
  placedBy: readonly string[];
  /** True if a proposal has waited or was approved, so that the work is not as new as its status says. */
  hasBegun: boolean;
  assignee: Author | null;
  threadId: string;
  messageCount: number;
  /** Time by which the work is to be resolved; null if there is none. */
  dueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

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

/** Besides `status` and `assignee` at most one field may be set; `queueKey` only together with `packKey`. */
export interface WorkItemFilter {
  status?: WorkItemStatus | undefined;
  tag?: string | undefined;
  channel?: WorkItemChannel | undefined;
  priority?: WorkItemPriority | undefined;
  contactEmail?: string | undefined;
  sourceReference?: string | undefined;
  packKey?: string | undefined;
  queueKey?: string | undefined;
  /** Id of a person; `none` for WorkItems without an assignee. */
  assignee?: string | undefined;
  updatedSince?: Date | undefined;
}

export interface LatestFilter {
  statuses?: readonly WorkItemStatus[] | undefined;
  /** For the status `new`: true for work that has begun (`WorkItem`), false for work that has not, absent for both. */
  newHasBegun?: boolean | undefined;
  threadId?: string | undefined;
  updatedSince?: Date | undefined;
}

export interface MessagePageRequest extends PageRequest {
  newestFirst?: boolean | undefined;
}

export interface Idempotent<T> {
  value: T;
  /** True if the value comes from an earlier request with the same key. */
  replayed: boolean;
}

/** The same key with another `requestHash` is refused. */
export interface IdempotencyRequest {
  key: string;
  requestHash: string;
}

export interface RoutedWork {
  channel: WorkItemChannel;
  channelId: string | null;
  tags: readonly string[];
  priority: WorkItemPriority;
  contactEmail: string | null;
}

export interface Place {
  packKey: string;
  queueKey: string;
}

/** A place for new work. `chosenBy` are the people who answer for the choice; empty if unknown. */
export interface ChosenPlace extends Place {
  chosenBy: readonly string[];
}

/** `dueWithinMs` is the time from the opening until the work is due; absent if it never is. */
export interface Route extends Place {
  dueWithinMs?: number;
}

export interface PackQueues {
  packKey: string;
  title: string;
  queues: (Omit<Route, 'packKey'> & { title: string })[];
}
