import { DAY_SECONDS } from '../../platform/durations.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { CollectionDeclaration } from '../../platform/storage/collection.ts';
import type { AgentEndpoint, AgentScope } from '../roles.ts';

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
  /** Accurate to the minute; absent if the delegation is for an approval. */
  last_used_at?: Date;
  approval?: {
    proposal_id: string;
    payload_hash: string;
    /** Written in the transaction of the approval. */
    used_at: Date | null;
  };
  version: number;
  outbox: OutboxEvent[];
}

const MONTH_SECONDS = 30 * DAY_SECONDS;

export const DELEGATION_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'delegations',
    owner: 'identity/delegations',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_created', key: { tenant_id: 1, created_at: 1 } },
      { name: 'tenant_person_created', key: { tenant_id: 1, person_id: 1, created_at: 1 } },
      { name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: MONTH_SECONDS },
    ],
    outbox: true,
    growth: 'one for each delegation of a person to an agent',
    end: 'a month after it has expired',
  },
];
