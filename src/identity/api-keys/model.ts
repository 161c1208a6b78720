import type { BlockList } from 'node:net';
import type { CallContext, Scope } from '../../call-context.ts';
import type { OwnRateLimits } from '../rate-limit/limits.ts';

export interface LiveKey {
  scopes: Scope[];
  ownerId: string | null;
  /** Undefined for all networks. */
  networks: BlockList | undefined;
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
  /** Requests per minute; null without a limit of its own. The second limit is for the doors for agents. */
  publicPerMinute: number | null;
  agentPerMinute: number | null;
  /** Empty means anywhere. */
  allowedNetworks: string[];
  /** Key that has replaced this one in a rotation. */
  successorId: string | null;
  /** Member who answers for the key; null for nobody. */
  ownerId: string | null;
  ownerName: string | null;
  /** True if the key does not work because its owner has left or may not own keys any more. */
  stopped: boolean;
  offeredToId: string | null;
  offeredToName: string | null;
  /** Names of people who were ever shown the secret of this key or its predecessors. */
  shownTo: string[];
  /** Integrations whose operations the key carries out, by the scope `operations.carry`. */
  carries: string[];
}

export interface CreateApiKeyInput extends OwnRateLimits {
  name: string;
  scopes: readonly string[];
  expiresAt?: Date | undefined;
  allowedNetworks?: readonly string[] | undefined;
  /** The scope `operations.carry` needs at least one integration. */
  carries?: readonly string[] | undefined;
  /** Member who answers for the key; by default its maker. */
  ownerId?: string | undefined;
}

/** Caller who administers keys. Scopes of API keys do not reach this service. */
export type AdminContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;
