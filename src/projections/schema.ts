import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { EventStatus, Group } from './model.ts';

export interface GroupDocument {
  /** `<revision>/<group id>` */
  _id: string;
  tenant_id: string;
  source_id: string;
  revision: string;
  /** `<entity type>:<id>` for every provider id in the group. */
  legacy_ids: string[];
  group: Group;
}

export interface EventSummary {
  number: number;
  starts_at: Date;
  status: EventStatus;
}

export interface GroupSummary {
  group_id: string;
  events: EventSummary[];
}

/** Part of the summary of a revision, so that filters need not read whole groups. */
export interface IndexDocument {
  /** `<revision>/<part>` */
  _id: string;
  tenant_id: string;
  source_id: string;
  revision: string;
  groups: GroupSummary[];
}

export const PROJECTION_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'projection_groups',
    owner: 'projections',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_source_revision', key: { tenant_id: 1, source_id: 1, revision: 1 } },
      { name: 'tenant_revision_legacy', key: { tenant_id: 1, revision: 1, legacy_ids: 1 } },
    ],
    growth: 'one for each group of each kept revision of a source',
    end: 'with its revision, three loads later, or with its source',
  },
  {
    name: 'projection_indexes',
    owner: 'projections',
    holds: 'tenants',
    indexes: [{ name: 'tenant_source_revision', key: { tenant_id: 1, source_id: 1, revision: 1 } }],
    growth: 'one for each part of the summary of each kept revision',
    end: 'with its revision, three loads later, or with its source',
  },
];

export type ProjectionModels = ReturnType<typeof defineProjectionModels>;

export function defineProjectionModels(connection: Connection) {
  const groups = new Schema<GroupDocument>({ _id: String }, { collection: 'projection_groups', strict: false });
  const indexes = new Schema<IndexDocument>({ _id: String }, { collection: 'projection_indexes', strict: false });
  return {
    groups: connection.model('ProjectionGroup', groups),
    indexes: connection.model('ProjectionIndex', indexes),
  };
}
