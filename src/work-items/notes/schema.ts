import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { type CollectionDeclaration, IDEMPOTENCY_INDEX } from '../../platform/storage/collection.ts';
import type { IdempotencyRecord } from '../idempotency.ts';
import type { AuthorDocument } from '../schema.ts';

export interface NoteDocument {
  _id: string;
  tenant_id: string;
  work_item_id: string;
  content: string;
  author: AuthorDocument;
  mentioned: AuthorDocument[];
  /** Ids of those mentioned who have not read it; absent where nobody is, so that the index stays small. */
  unread_by?: string[];
  created_at: Date;
  /** Absent for the first one. */
  version?: number;
  edited_at?: Date;
  /** What is deleted says nothing, mentions nobody, and keeps nothing by which one could try out what it said. */
  deleted?: { by: AuthorDocument; at: Date };
  /** Salt of the commitment that the event holds. */
  salt: string;
  idem?: IdempotencyRecord;
  outbox: OutboxEvent[];
}

const ORDER = { created_at: 1, _id: 1 } as const;

export const NOTE_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'work_item_notes',
    owner: 'work-items',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_work_item_created', key: { tenant_id: 1, work_item_id: 1, ...ORDER } },
      { name: 'tenant_mentioned_created', key: { tenant_id: 1, 'mentioned.id': 1, ...ORDER } },
      {
        name: 'tenant_unread',
        key: { tenant_id: 1, unread_by: 1 },
        partialFilterExpression: { unread_by: { $exists: true } },
      },
      IDEMPOTENCY_INDEX,
    ],
    outbox: true,
    growth: 'one for each internal note',
    end: 'kept with its WorkItem',
  },
];

/** Documents are written whole by the repository through the native driver. */
export function defineNoteModel(connection: Connection) {
  const schema = new Schema<NoteDocument>({ _id: String }, { collection: 'work_item_notes', strict: false });
  return connection.model('WorkItemNote', schema);
}

export type NoteModel = ReturnType<typeof defineNoteModel>;
