import type { Principal } from '../call-context.ts';
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

/** Who did something, as records keep it: the name is the one of that time. */
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
  /** By when it is to be resolved; null for no such time. */
  dueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** What lists of other things say of a WorkItem. */
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

/** At most one of the fields besides `status` and `assignee` may be set; `queueKey` with `packKey` only. */
export interface WorkItemFilter {
  status?: WorkItemStatus | undefined;
  tag?: string | undefined;
  channel?: WorkItemChannel | undefined;
  priority?: WorkItemPriority | undefined;
  contactEmail?: string | undefined;
  sourceReference?: string | undefined;
  packKey?: string | undefined;
  queueKey?: string | undefined;
  /** Id of who works on them; `none` for those that nobody works on. */
  assignee?: string | undefined;
  updatedSince?: Date | undefined;
}

/** What is asked for of the work that changed last. */
export interface LatestFilter {
  statuses?: readonly WorkItemStatus[] | undefined;
  /** Of what is new: whether it has waited for approval before. Both, if it is left out. */
  newHasWaited?: boolean | undefined;
  threadId?: string | undefined;
  updatedSince?: Date | undefined;
}

/** What becomes of work that ends with a proposal. */
export interface WorkEnding {
  status: WorkItemStatus;
  proposalId: string;
}

/** A WorkItem, and whether it has waited for approval before: it is not so new then as its status says. */
export interface LatestWorkItem {
  item: WorkItem;
  hasWaited: boolean;
}

export interface PageRequest {
  limit?: number | undefined;
  pageToken?: string | undefined;
}

/** Of a conversation: the order holds for all its pages. */
export interface MessagePageRequest extends PageRequest {
  newestFirst?: boolean | undefined;
}

export interface Page<T> {
  rows: T[];
  nextPageToken: string | null;
}

/** The outcome of a request that may be a repetition of an earlier one. */
export interface Idempotent<T> {
  value: T;
  /** Whether the value comes from an earlier request with the same key. */
  replayed: boolean;
}

/** What an `Idempotency-Key` stands for: the same key with another `requestHash` is refused. */
export interface IdempotencyRequest {
  key: string;
  requestHash: string;
}

/** What of new work says where it goes. */
export interface RoutedWork {
  channel: WorkItemChannel;
  channelId: string | null;
  tags: readonly string[];
  priority: WorkItemPriority;
  contactEmail: string | null;
}

/** A queue, and the pack that it is of. */
export interface Place {
  packKey: string;
  queueKey: string;
}

/** The pack and queue that work goes to, and how long after its opening it is due there; absent where it never is. */
export interface Route extends Place {
  dueWithinMs?: number;
}

/** A pack as work is in it. */
export interface PackQueues {
  packKey: string;
  title: string;
  queues: (Omit<Route, 'packKey'> & { title: string })[];
}
