import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { addOutboxIndex } from '../../platform/outbox/schema.ts';
import type { AgentEndpoint, AgentScope } from '../roles.ts';

export interface DelegatedApprovalDocument {
  proposal_id: string;
  payload_hash: string;
  /** When it was used, in the transaction of the approval; null before. */
  used_at: Date | null;
}

export interface DelegationDocument {
  /** The `jti` of the token. The token itself is stored nowhere. */
  _id: string;
  tenant_id: string;
  agent: string;
  person_id: string;
  person_name: string;
  scopes: AgentScope[];
  endpoints: AgentEndpoint[];
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  /** The one proposal that it approves, if it is for that. */
  approval?: DelegatedApprovalDocument;
  version: number;
  outbox: OutboxEvent[];
}

const MONTH_SECONDS = 30 * 24 * 60 * 60;

export type DelegationModel = ReturnType<typeof defineDelegationModel>;

export function defineDelegationModel(connection: Connection) {
  const schema = new Schema<DelegationDocument>({ _id: String }, { collection: 'delegations', strict: false });
  schema.index({ tenant_id: 1, created_at: 1 }, { name: 'tenant_created' });
  schema.index({ tenant_id: 1, person_id: 1, created_at: 1 }, { name: 'tenant_person_created' });
  schema.index({ expires_at: 1 }, { name: 'expiry', expireAfterSeconds: MONTH_SECONDS });
  addOutboxIndex(schema);
  return connection.model('Delegation', schema);
}
