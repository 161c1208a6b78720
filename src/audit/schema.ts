import { type Connection, Schema } from 'mongoose';
import type { EventActor, OutboxEvent } from '../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { CountRow } from './counts.ts';
import type { ExportFormat } from './model.ts';

/**
 * The outline of a thousand entries of a tenant's log. Written once, when the last one of them is there, and never changed:
 * it follows from the log, so whoever writes it writes the same.
 */
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

/** An export of the log; made before anything of it is sent, so that none leaves unlogged. */
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

export type AuditModels = ReturnType<typeof defineAuditModels>;

/** Documents are written through the native driver. */
export function defineAuditModels(connection: Connection) {
  const outlines = new Schema<OutlineDocument>({ _id: String }, { collection: 'log_outlines', strict: false });
  const exports = new Schema<AuditExportDocument>({ _id: String }, { collection: 'audit_exports', strict: false });
  return {
    outlines: connection.model('LogOutline', outlines),
    exports: connection.model('AuditExport', exports),
  };
}
