import { type Connection, Schema } from 'mongoose';
import { DAY_SECONDS } from '../../platform/durations.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** Work without a change for this long counts as read, so that no mark need be kept. */
export const READ_AFTER_SECONDS = 90 * DAY_SECONDS;

export interface ReadMarkDocument {
  /** `<tenant>:<person>:<WorkItem>` */
  _id: string;
  tenant_id: string;
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

export type ReadMarkModel = ReturnType<typeof defineReadMarkModel>;

export function defineReadMarkModel(connection: Connection) {
  const schema = new Schema<ReadMarkDocument>({ _id: String }, { collection: 'work_read_marks', strict: false });
  return connection.model('WorkReadMark', schema);
}
