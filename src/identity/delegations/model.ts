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
  /** Accurate to the minute; null before the first use. */
  lastUsedAt: Date | null;
  /** The one proposal that the delegation approves, and when it did; null if the delegation is not for an approval. */
  approval: (ApprovalGrant & { usedAt: Date | null }) | null;
}

export interface NewDelegation {
  agent: string;
  scopes: readonly string[];
  endpoints: readonly AgentEndpoint[];
  /** Lifetime in milliseconds. The default is an hour, or ten minutes for an approval. */
  lifetimeMs?: number | undefined;
  /** The one proposal that the delegation is to approve. */
  approval?: ApprovalGrant | undefined;
}

/** Call by a person who acts for a tenant in a role. */
export type PersonContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'> & { role: Role };

/** A verified delegation, and its authority at this moment. */
export interface AuthenticatedDelegation
  extends Pick<CallContext, 'tenantId' | 'tenantCreatedAt' | 'principal' | 'approvalGrant'> {
  /** Delegated scopes that the person's present role still allows. */
  scopes: ReadonlySet<AgentScope>;
  /** Time at which the delegation has approved its proposal, as it was a moment ago; null before. */
  usedAt: Date | null;
  /** Requests per minute, if the tenant has a limit of its own; undefined otherwise. */
  agentPerMinute: number | undefined;
}
