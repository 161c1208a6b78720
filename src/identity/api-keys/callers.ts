import type { CallContext } from '../../call-context.ts';
import { type LimitClass, WINDOW_SECONDS } from '../rate-limit/rate-limiter.ts';
import type { Tenant, TenantService } from '../tenants/service.ts';
import type { ApiKey } from './model.ts';
import type { ApiKeyService } from './service.ts';
import { type KeyMode, modeOf } from './token.ts';

/** Description of an API key for its holder, without secrets. */
export interface Caller {
  tenant: Pick<Tenant, 'tenantId' | 'name' | 'createdAt'>;
  key: Pick<ApiKey, 'keyId' | 'name' | 'prefix' | 'scopes' | 'carries' | 'createdAt' | 'expiresAt'> & { mode: KeyMode };
  /** Member who answers for the key; null for nobody. */
  owner: { personId: string; name: string } | null;
  /** Instructions for claiming a key without owner. */
  claim: string | null;
  /** Ids of everybody who is accountable for what the key does, owners first. */
  accountables: readonly string[];
  rateLimits: CallerRateLimit[];
}

/** A bucket that one window fills. The requests of one window may be saved up and sent at once. */
export interface CallerRateLimit {
  limitClass: LimitClass;
  requests: number;
  windowSeconds: number;
  burst: number;
}

export interface CallersOptions {
  apiKeys: Pick<ApiKeyService, 'get'>;
  tenants: Pick<TenantService, 'get'>;
  /** Requests per minute of keys and tenants without a limit of their own. */
  defaults: { publicPerMinute: number; agentPerMinute: number };
  workBaseUrl: string;
}

export class Callers {
  readonly #options: CallersOptions;

  constructor(options: CallersOptions) {
    this.#options = options;
  }

  /** Describes the calling key as it is stored now. */
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
