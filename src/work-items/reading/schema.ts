import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** What has not changed for so long counts as read, so that nothing has to be kept of it. */
export const READ_AFTER_SECONDS = 90 * 24 * 60 * 60;

/** How far a person has read a WorkItem. */
export interface ReadMarkDocument {
  /** `<tenant>:<person>:<WorkItem>` */
  _id: string;
  tenant_id: string;
  /** The version that was seen last; 0 where it was put back among what is unread. */
  version: number;
  seen_at: Date;
}

export const READING_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'work_read_marks',
    owner: 'work-items',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { seen_at: 1 }, expireAfterSeconds: READ_AFTER_SECONDS }],
    growth: 'one for each WorkItem that a person has read or put back',
    end: '90 days after it was set last: what has not changed since counts as read without it',
  },
];

export type ReadingModels = ReturnType<typeof defineReadingModels>;

/** Documents are written whole by the repository through the native driver. */
export function defineReadingModels(connection: Connection) {
  const readMarks = new Schema<ReadMarkDocument>({ _id: String }, { collection: 'work_read_marks', strict: false });
  return { readMarks: connection.model('WorkReadMark', readMarks) };
}
