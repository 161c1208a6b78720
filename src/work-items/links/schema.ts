import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { PrincipalRow } from '../../platform/principal-row.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';

/** One document serves both WorkItems. A removed link is used again, so unique fields never change. */
export interface LinkDocument {
  _id: string;
  tenant_id: string;
  /** Both ids, in a fixed order. */
  pair: string;
  /** Both WorkItems; none while the link is removed. */
  ends: string[];
  kind: 'related' | 'duplicate_of';
  /** The duplicate, if `kind` is `duplicate_of`. */
  from: string;
  to: string;
  created_by: PrincipalRow;
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

export function defineLinkModel(connection: Connection) {
  const schema = new Schema<LinkDocument>({ _id: String }, { collection: 'work_item_links', strict: false });
  return connection.model('WorkItemLink', schema);
}

export type LinkModel = ReturnType<typeof defineLinkModel>;
