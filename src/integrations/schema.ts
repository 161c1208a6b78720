import { type Connection, Schema } from 'mongoose';
import type { ConfirmationRow, LooseningRow } from '../identity/index.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { ChatInstallationDocument } from './chat/schema.ts';
import type { IntegrationLoosening, IntegrationProblem } from './model.ts';
import type { Settings } from './providers/provider.ts';
import type { IntegrationKind } from './providers/registry.ts';
import type { SigningVersions } from './secrets/signing-versions.ts';

export interface IntegrationLooseningDocument extends LooseningRow {
  what: IntegrationLoosening;
}

export interface IntegrationDocument {
  _id: string;
  tenant_id: string;
  kind: IntegrationKind;
  name: string;
  enabled: boolean;
  /** Fixed at creation. Absent for providers without settings. */
  settings?: Settings;
  /** Absent while only the first secret has been used. */
  signing?: SigningVersions;
  chat?: ChatInstallationDocument;
  /** Repeated results update these once a minute. */
  last_success_at?: Date;
  last_failure?: { at: Date; problem: IntegrationProblem };
  /** Changes that may wait for confirmation; the latest of each kind and authors. */
  loosened?: IntegrationLooseningDocument[];
  confirmations?: ConfirmationRow[];
  created_at: Date;
  updated_at: Date;
  version: number;
  outbox: OutboxEvent[];
}

export const INTEGRATION_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'integrations',
    owner: 'integrations',
    holds: 'tenants',
    indexes: [{ name: 'tenant_created', key: { tenant_id: 1, created_at: 1, _id: 1 } }],
    outbox: true,
    growth: 'one for each way of a tenant to a provider',
    end: 'kept',
  },
];

export type IntegrationModel = ReturnType<typeof defineIntegrationModel>;

export function defineIntegrationModel(connection: Connection) {
  const schema = new Schema<IntegrationDocument>({ _id: String }, { collection: 'integrations', strict: false });
  return connection.model('Integration', schema);
}
