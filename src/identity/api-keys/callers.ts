import type { CallContext, Scope } from '../../call-context.ts';
import { type LimitClass, WINDOW_SECONDS } from '../rate-limit/rate-limiter.ts';
import type { Tenant, TenantService } from '../tenants/service.ts';
import type { ApiKeyService } from './service.ts';
import { type KeyMode, modeOf } from './token.ts';

/** Description of an API key for its holder. Nothing in it is secret. */
export interface Caller {
  tenant: Pick<Tenant, 'tenantId' | 'name' | 'createdAt'>;
  key: {
    keyId: string;
    name: string;
    /** Beginning of the key, without its secret. */
    prefix: string;
    mode: KeyMode;
    scopes: Scope[];
    /** Integrations whose operations the key carries out. */
    carries: string[];
    createdAt: Date;
    expiresAt: Date | null;
  };
  /** Member who answers for the key; null if nobody does yet. */
  owner: { personId: string; name: string } | null;
  /** Instructions for becoming the owner of a key that has none; null for a key that has one. */
  claim: string | null;
  /** Ids of everybody who is accountable for what the key does. Those who answer for the key come first. */
  accountables: readonly string[];
  rateLimits: CallerRateLimit[];
}

/** A bucket that one window fills. As many requests as a window brings may be saved up and sent at once. */
export interface CallerRateLimit {
  limitClass: LimitClass;
  requests: number;
  windowSeconds: number;
  burst: number;
}

export interface CallersOptions {
  apiKeys: Pick<ApiKeyService, 'get'>;
  tenants: Pick<TenantService, 'get'>;
  /** Requests per minute of keys and tenants that have no limit of their own. */
  defaults: { publicPerMinute: number; agentPerMinute: number };
  /** Address at which people administer keys. */
  workBaseUrl: string;
}

/** Tells API keys who they are and what they may do. */
export class Callers {
  readonly #options: CallersOptions;

  constructor(options: CallersOptions) {
    this.#options = options;
  }

  /** Describes the key that makes the call, as it is stored at this moment. */
  async describe({ tenantId, principal }: CallContext): Promise<Caller> {
    const { apiKeys, tenants, defaults } = this.#options;
    const [tenant, key] = await Promise.all([tenants.get(tenantId), apiKeys.get(tenantId, principal.id)]);
    const { keyId, name, prefix, scopes, carries, createdAt, expiresAt, ownerId, ownerName } = key;
    return {
      tenant: { tenantId, name: tenant.name, createdAt: tenant.createdAt },
      key: { keyId, name, prefix, mode: modeOf(prefix), scopes, carries, createdAt, expiresAt },
      owner: ownerId === null ? null : { personId: ownerId, name: ownerName ?? ownerId },
      claim: ownerId === null ? this.#howToClaim(tenantId, keyId) : null,
      accountables: principal.accountables,
      rateLimits: [
        toRateLimit('public', key.publicPerMinute ?? tenant.publicPerMinute ?? defaults.publicPerMinute),
        toRateLimit('agent', key.agentPerMinute ?? tenant.agentPerMinute ?? defaults.agentPerMinute),
      ],
    };
  }

  #howToClaim(tenantId: string, keyId: string): string {
    const page = `${this.#options.workBaseUrl}/admin/api-keys`;
    const command = `workgate key claim ${keyId} --tenant ${tenantId} --owner <email>`;
    return `Nobody answers for this key yet. Whoever administers API keys claims it at ${page}; the operator can with "${command}".`;
  }
}

function toRateLimit(limitClass: LimitClass, requests: number): CallerRateLimit {
  return { limitClass, requests, windowSeconds: WINDOW_SECONDS, burst: requests };
}
