import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { PrincipalRow } from '../../platform/principal-row.ts';
import { type CollectionDeclaration, IDEMPOTENCY_INDEX } from '../../platform/storage/collection.ts';
import type { IdempotencyRecord } from '../idempotency.ts';

export interface NoteDocument {
  _id: string;
  tenant_id: string;
  work_item_id: string;
  content: string;
  author: PrincipalRow;
  mentioned: PrincipalRow[];
  /** Mentioned people who have not read the note; absent for none, so that the index stays small. */
  unread_by?: string[];
  created_at: Date;
  /** Absent for the first version. */
  version?: number;
  edited_at?: Date;
  /** A deleted note has no text and no mentions, and nothing by which its text could be found out by trial. */
  deleted?: { by: PrincipalRow; at: Date };
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

export function defineNoteModel(connection: Connection) {
  const schema = new Schema<NoteDocument>({ _id: String }, { collection: 'work_item_notes', strict: false });
  return connection.model('WorkItemNote', schema);
}

export type NoteModel = ReturnType<typeof defineNoteModel>;
