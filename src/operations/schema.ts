import { type Connection, Schema } from 'mongoose';
import type { ConfirmationRow, LooseningRow } from '../identity/index.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { PrincipalRow } from '../platform/principal-row.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { RecordType } from './payload-type.ts';

/** Its content never changes. */
export interface OperationDefinitionDocument {
  /** `<tenant>:<operation>:<version>` */
  _id: string;
  tenant_id: string;
  operation: string;
  version: number;
  text: string;
  text_bytes: number;
  text_hash: string;
  /** Hash of the payload schema (`hashOfSchema`). */
  schema_hash: string;
  /** Type for payloads of this and all earlier versions; absent if an earlier release wrote the version. */
  payload_type?: RecordType;
  retired: boolean;
  /** False does not guarantee that there is no newer version. */
  superseded: boolean;
  /** Set while the version may need a confirmation by another administrator. */
  loosened?: LooseningRow;
  confirmations?: ConfirmationRow[];
  written_by: PrincipalRow;
  created_at: Date;
  updated_at: Date;
  outbox: OutboxEvent[];
}

export const OPERATION_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'operation_definitions',
    owner: 'operations',
    holds: 'tenants',
    indexes: [{ name: 'tenant_newest', key: { tenant_id: 1, superseded: 1, operation: 1, version: -1 } }],
    outbox: true,
    growth: 'one for each version of an operation that a tenant defines; 100 of each of 100 at most',
    end: 'kept',
  },
];

export type OperationModels = ReturnType<typeof defineOperationModels>;

export function defineOperationModels(connection: Connection) {
  const definitions = new Schema<OperationDefinitionDocument>(
    { _id: String },
    { collection: 'operation_definitions', strict: false },
  );
  return { definitions: connection.model('OperationDefinition', definitions) };
}
