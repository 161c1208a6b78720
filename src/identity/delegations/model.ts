import type { ApprovalGrant, CallContext } from '../../call-context.ts';
import type { AgentEndpoint, AgentScope, Role } from '../roles.ts';

export interface Delegation {
  delegationId: string;
  agent: string;
  personId: string;
  personName: string;
  scopes: AgentScope[];
  endpoints: AgentEndpoint[];
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  /** Accurate to the minute. */
  lastUsedAt: Date | null;
  /** The one proposal that the delegation approves; null if the delegation is not for an approval. */
  approval: (ApprovalGrant & { usedAt: Date | null }) | null;
}

export interface NewDelegation {
  agent: string;
  scopes: readonly string[];
  endpoints: readonly AgentEndpoint[];
  /** Milliseconds; by default an hour, or ten minutes for an approval. */
  lifetimeMs?: number | undefined;
  approval?: ApprovalGrant | undefined;
}

export type PersonContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'> & { role: Role };

export interface AuthenticatedDelegation
  extends Pick<CallContext, 'tenantId' | 'tenantCreatedAt' | 'principal' | 'approvalGrant'> {
  /** Delegated scopes that the person's present role still allows. */
  scopes: ReadonlySet<AgentScope>;
  /** Time of the delegated approval; null before. */
  usedAt: Date | null;
  /** Requests per minute, if the tenant has a limit of its own. */
  agentPerMinute: number | undefined;
}
