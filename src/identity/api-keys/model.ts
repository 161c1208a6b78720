import type { BlockList } from 'node:net';
import type { CallContext, Scope } from '../../call-context.ts';
import type { OwnRateLimits } from '../rate-limit/limits.ts';

/** Authority that a live key lends. */
export interface LiveKey {
  scopes: Scope[];
  ownerId: string | null;
  /** Networks from which the key may be used; undefined for all. */
  networks: BlockList | undefined;
  /** Integrations whose operations the key carries out. */
  carries: readonly string[];
  /** Id of the first key in its chain of rotations. */
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
  /** Requests per minute; null if the key has no limit of its own. */
  publicPerMinute: number | null;
  /** The same limit at the doors for agents. */
  agentPerMinute: number | null;
  /** Empty means anywhere. */
  allowedNetworks: string[];
  /** Key that has replaced this one in a rotation; null for none. */
  successorId: string | null;
  /** Member who answers for the key; null if nobody does yet. */
  ownerId: string | null;
  ownerName: string | null;
  /** True if the key has stopped working, because its owner has left or may not own keys any more. */
  stopped: boolean;
  /** Person to whom the owner offers the key; null for nobody. */
  offeredToId: string | null;
  offeredToName: string | null;
  /** Names of people who were ever shown the secret of this key, or of a key before it. */
  shownTo: string[];
  /** Integrations whose operations the key carries out; empty without the scope `operations.carry`. */
  carries: string[];
}

export interface CreateApiKeyInput extends OwnRateLimits {
  name: string;
  scopes: readonly string[];
  expiresAt?: Date | undefined;
  allowedNetworks?: readonly string[] | undefined;
  /** Integrations whose operations the key carries out. The scope `operations.carry` needs at least one. */
  carries?: readonly string[] | undefined;
  /** Member who answers for the key, if other than its maker. */
  ownerId?: string | undefined;
}

/** Caller who administers keys: only a tenant and a principal, because scopes of API keys do not reach this service. */
export type AdminContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;
