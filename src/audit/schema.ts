import type { Connection } from 'mongoose';
import type { EventActor, OutboxEvent } from '../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { CountRow } from './counts.ts';
import type { ExportFormat } from './model.ts';

/** Outline of a thousand entries, which alone determine the outline, so that every process would write the same. */
export interface OutlineDocument {
  /** `<tenant>/<segment>` */
  _id: string;
  tenant_id: string;
  segment: number;
  first_at: Date;
  last_at: Date;
  types: string[];
  ids: number[];
  counts: CountRow[];
}

/** Export of the log, stored before any entry is sent, so that no export goes unlogged. */
export interface AuditExportDocument {
  _id: string;
  tenant_id: string;
  format: ExportFormat;
  exported_by: EventActor;
  exported_at: Date;
  outbox: OutboxEvent[];
}

export const AUDIT_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'log_outlines',
    owner: 'audit',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_segment', key: { tenant_id: 1, segment: 1 }, unique: true },
      { name: 'tenant_id_mark', key: { tenant_id: 1, ids: 1, segment: 1 } },
      { name: 'tenant_last_at', key: { tenant_id: 1, last_at: 1 } },
    ],
    growth: 'one for every 1,000 entries of the log',
    end: 'never: they follow from the log',
  },
  {
    name: 'audit_exports',
    owner: 'audit',
    holds: 'tenants',
    indexes: [],
    outbox: true,
    growth: 'one for each export of the log',
    end: 'kept',
  },
];

export function auditCollections(connection: Connection) {
  return {
    outlines: connection.collection<OutlineDocument>('log_outlines'),
    exports: connection.collection<AuditExportDocument>('audit_exports'),
  };
}
