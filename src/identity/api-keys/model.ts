import type { BlockList } from 'node:net';
import type { CallContext, Scope } from '../../call-context.ts';
import type { OwnRateLimits } from '../rate-limit/limits.ts';

/** A key as far as it lends authority. */
export interface LiveKey {
  scopes: Scope[];
  ownerId: string | null;
  /** Undefined where it may be used from everywhere. */
  networks: BlockList | undefined;
  /** Integrations of which it carries out operations. */
  carries: readonly string[];
  /** Id of the first key of its rotation. */
  lineage: string;
}

export interface ApiKey {
  keyId: string;
  name: string;
  prefix: string;
  scopes: Scope[];
  createdBy: string;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** Requests per minute, where the key has a limit of its own. */
  publicPerMinute: number | null;
  /** The same at the doors of agents. */
  agentPerMinute: number | null;
  /** Empty means anywhere. */
  allowedNetworks: string[];
  /** The key that took its place when it was rotated. */
  successorId: string | null;
  /** The member who answers for it; null if nobody does yet. */
  ownerId: string | null;
  ownerName: string | null;
  /** Whether it has stopped, since its owner has left or may not own keys any more. */
  stopped: boolean;
  /** To whom its owner offers it. */
  offeredToId: string | null;
  offeredToName: string | null;
  /** Names of those who were ever shown its secret, or that of a key before it. */
  shownTo: string[];
  /** Integrations of which it carries out operations; empty without the scope `operations.carry`. */
  carries: string[];
}

export interface CreateApiKeyInput extends OwnRateLimits {
  name: string;
  scopes: readonly string[];
  expiresAt?: Date | undefined;
  allowedNetworks?: readonly string[] | undefined;
  /** Integrations of which it carries out operations; for the scope `operations.carry`, which needs one at least. */
  carries?: readonly string[] | undefined;
  /** The member who answers for the key, if it is not who makes it. */
  ownerId?: string | undefined;
}

/** Who administers keys: a tenant and a principal, no more; scopes of API keys do not reach here. */
export type AdminContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;
