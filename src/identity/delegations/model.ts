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
  /** To the minute; null if it was not used yet. */
  lastUsedAt: Date | null;
  /** The one proposal that it approves, and when it did; null if it is not for that. */
  approval: (ApprovalGrant & { usedAt: Date | null }) | null;
}

export interface NewDelegation {
  agent: string;
  scopes: readonly string[];
  endpoints: readonly AgentEndpoint[];
  /** An hour if it is left out, ten minutes for an approval. */
  lifetimeMs?: number | undefined;
  /** The one proposal that it is to approve. */
  approval?: ApprovalGrant | undefined;
}

/** A person who acts for a tenant in a role. */
export type PersonContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'> & { role: Role };

/** A verified delegation and what it stands for at this moment. */
export interface AuthenticatedDelegation
  extends Pick<CallContext, 'tenantId' | 'tenantCreatedAt' | 'principal' | 'approvalGrant'> {
  /** What was delegated and the person's present role still allows. */
  scopes: ReadonlySet<AgentScope>;
  /** When it has approved what it is for, as it was a moment ago; null before. */
  usedAt: Date | null;
  /** Requests per minute, if the tenant has a limit of its own. */
  agentPerMinute: number | undefined;
}
