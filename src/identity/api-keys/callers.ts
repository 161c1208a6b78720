import type { CallContext, Scope } from '../../call-context.ts';
import { type LimitClass, WINDOW_SECONDS } from '../rate-limit/rate-limiter.ts';
import type { Tenant, TenantService } from '../tenants/service.ts';
import type { ApiKeyService } from './service.ts';
import { type KeyMode, modeOf } from './token.ts';

/** What an API key is told about itself. Nothing of it is secret. */
export interface Caller {
  tenant: Pick<Tenant, 'tenantId' | 'name' | 'createdAt'>;
  key: {
    keyId: string;
    name: string;
    /** What the key begins with. */
    prefix: string;
    mode: KeyMode;
    scopes: Scope[];
    /** Integrations of which it carries out operations. */
    carries: string[];
    createdAt: Date;
    expiresAt: Date | null;
  };
  /** The member who answers for it; null if nobody does yet. */
  owner: { personId: string; name: string } | null;
  /** How somebody becomes the owner of a key that has none; null for one that has. */
  claim: string | null;
  /** Who is accountable for what it does, whoever answers for it first. */
  accountables: readonly string[];
  rateLimits: CallerRateLimit[];
}

/** A bucket that a window fills: as many requests as it brings may be saved up and sent at once. */
export interface CallerRateLimit {
  limitClass: LimitClass;
  requests: number;
  windowSeconds: number;
  burst: number;
}

export interface CallersOptions {
  apiKeys: Pick<ApiKeyService, 'get'>;
  tenants: Pick<TenantService, 'get'>;
  /** Requests per minute of who has no limit of their own. */
  defaults: { publicPerMinute: number; agentPerMinute: number };
  /** Where people administer keys. */
  workBaseUrl: string;
}

/** Tells API keys who they are and what they may do. */
export class Callers {
  readonly #options: CallersOptions;

  constructor(options: CallersOptions) {
    this.#options = options;
  }

  /** The key that makes the call, as it is stored at this moment. */
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
