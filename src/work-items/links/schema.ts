import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { AuthorDocument } from '../schema.ts';

/**
 * One document for each two WorkItems that were ever linked, and for both of them, so that neither can have the link without the
 * other. It stays when the link is removed, and is the same when they are linked again: what is unique of it never changes.
 */
export interface LinkDocument {
  _id: string;
  tenant_id: string;
  /** Both WorkItems in one order. */
  pair: string;
  /** What it is found by: both WorkItems, or none while the link is removed. */
  ends: string[];
  kind: 'related' | 'duplicate_of';
  /** The duplicate, where it is one. */
  from: string;
  to: string;
  created_by: AuthorDocument;
  created_at: Date;
  version: number;
  outbox: OutboxEvent[];
}

export const LINK_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'work_item_links',
    owner: 'work-items',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_end', key: { tenant_id: 1, ends: 1 } },
      { name: 'tenant_pair', key: { tenant_id: 1, pair: 1 }, unique: true },
    ],
    outbox: true,
    growth: 'one for each two WorkItems that somebody links',
    end: 'kept with its WorkItems',
  },
];

/** Documents are written whole by the repository through the native driver. */
export function defineLinkModel(connection: Connection) {
  const schema = new Schema<LinkDocument>({ _id: String }, { collection: 'work_item_links', strict: false });
  return connection.model('WorkItemLink', schema);
}

export type LinkModel = ReturnType<typeof defineLinkModel>;
