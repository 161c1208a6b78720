import { randomBytes } from 'node:crypto';

/** Body of every create request. It has every top-level field of the contract. */
export const CREATE_BODY = {
  subject: 'Refund for order 1234, which arrived with a broken lid',
  priority: 'high',
  channel: 'email',
  channel_id: 'support-inbox',
  tags: ['refund', 'vip'],
  contact: { name: 'Ada Lovelace', email: 'Ada.Lovelace@example.com', locale: 'en-GB' },
  initial_message: {
    content: 'Hello, the lid of the jar that I ordered last week is broken. May I have my money back? Best, Ada',
    external_message_id: 'mail-8412-20260301-093000',
  },
};

export type CreateBody = typeof CREATE_BODY;

const AUTHOR = { type: 'api_key', id: 'key_01h455vb4pex5vsknk084sn02q', display_name: 'Bench' };
const ACCOUNTABLE = null;

const noisePool = randomBytes(96 * 1024).toString('base64url');
let noiseAt = 0;
let idCount = 0;

/** Returns text that does not compress, for hashes and salts, so that databases store as much as with real ones. */
function noise(length: number): string {
  noiseAt = (noiseAt + 7919) % (noisePool.length - 64);
  return noisePool.slice(noiseAt, noiseAt + length);
}

/** Returns an id with the form and order of a TypeID, as cheaply as possible. */
export function benchId(prefix: string): string {
  idCount += 1;
  return `${prefix}_0${Date.now().toString(16).padStart(12, '0')}${idCount.toString(16).padStart(13, '0')}`;
}

/** Returns a WorkItem as the service stores it, with an empty outbox. */
export function workItemDocument(tenantId: string, body: CreateBody, at: Date) {
  return {
    _id: benchId('wi'),
    subject: body.subject,
    status: 'new',
    priority: body.priority,
    channel: body.channel,
    channel_id: body.channel_id,
    tags: body.tags,
    contact: body.contact,
    contact_email_key: body.contact.email.toLowerCase(),
    source_reference: body.initial_message.external_message_id,
    pack_key: 'customer_support',
    queue_key: 'general',
    assignee: null,
    thread_id: benchId('thr'),
    message_count: 1,
    created_at: at,
    updated_at: at,
    version: 1,
    created_by: AUTHOR,
    initial_message: { message_id: benchId('msg'), role: 'user', content: body.initial_message.content },
    salt: noise(22),
    outbox: [] as BenchEvent[],
    tenant_id: tenantId,
  };
}

export type BenchWorkItem = ReturnType<typeof workItemDocument>;
export type BenchEvent = ReturnType<typeof createdEvent>;

/** Returns the event that a created WorkItem has in its outbox. */
export function createdEvent(item: { _id: string; created_at: Date; initial_message: { message_id: string } }) {
  return {
    id: benchId('evt'),
    type: 'work_item.created',
    subject: { type: 'work_item', id: item._id },
    subject_version: 1,
    work_item_id: item._id,
    at: item.created_at,
    data: {
      status: 'new',
      priority: 'high',
      channel: 'email',
      pack_key: 'customer_support',
      queue_key: 'general',
      commitments: {
        subject: noise(43),
        channel_id: noise(43),
        tags: noise(43),
        contact: noise(43),
        source_reference: noise(43),
      },
      initial_message: {
        message_id: item.initial_message.message_id,
        role: 'user',
        commitments: { content: noise(43) },
      },
    },
    actor: { type: AUTHOR.type, id: AUTHOR.id, accountable: ACCOUNTABLE },
    correlation_id: noise(32),
  };
}

/** Returns the log entry of an event. Its hashes are made up, but have the right size. */
export function logEntry(tenantId: string, sequence: number, { id, ...event }: BenchEvent) {
  return { _id: id, tenant_id: tenantId, sequence, ...event, data_hash: noise(64), hash: noise(64) };
}

export type BenchLogEntry = ReturnType<typeof logEntry>;

/** Returns a WorkItem as the API shows it. */
export function toView(item: Omit<BenchWorkItem, 'tenant_id' | 'salt' | 'outbox' | 'initial_message' | 'created_by'>) {
  return {
    work_item_id: item._id,
    subject: item.subject,
    status: item.status,
    priority: item.priority,
    channel: item.channel,
    channel_id: item.channel_id,
    tags: item.tags,
    contact: item.contact,
    source_reference: item.source_reference,
    pack_key: item.pack_key,
    queue_key: item.queue_key,
    assignee: item.assignee,
    thread_id: item.thread_id,
    message_count: item.message_count,
    created_at: item.created_at.toISOString(),
    updated_at: item.updated_at.toISOString(),
    version: item.version,
  };
}

/** Returns a page token of the same length as the service's; null if there is no further page. */
export function pageToken(next: { time: Date; id: string } | null): string | null {
  return next === null ? null : Buffer.from(`${noise(16)}${next.time.getTime()}.${next.id}`).toString('base64url');
}
