import { hash as digest, timingSafeEqual } from 'node:crypto';
import type { BlockList } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { CallContext, Scope } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { currentTimeMs } from '../../platform/clock.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import type { Logger } from '../../platform/logger.ts';
import { RecentReads } from '../../platform/recent-reads.ts';
import type { AuthFailureLimit } from '../auth-failure-limit.ts';
import type { LastUses } from '../last-uses.ts';
import type { MemberService } from '../members/service.ts';
import { permissionsOfScopes } from '../permissions.ts';
import { canonicaliseStored } from '../scopes.ts';
import type { TenantService } from '../tenants/service.ts';
import { isAllowedFrom, toNetworks } from './networks.ts';
import type { ApiKeyDirectory } from './repository.ts';
import { isStopped, ownerOf, shownTo } from './schema.ts';
import { parseToken } from './token.ts';

export interface AuthenticatedKey
  extends Pick<CallContext, 'tenantId' | 'tenantCreatedAt' | 'principal' | 'permissions'> {
  scopes: ReadonlySet<Scope>;
  /**
   * Requests per minute, if the key or its tenant has a limit of its own. The second limit is for the doors for agents.
   */
  publicPerMinute: number | undefined;
  agentPerMinute: number | undefined;
}

interface KnownKey extends AuthenticatedKey {
  hash: Buffer;
  revoked: boolean;
  /** Owner of a stopped key, or who has left or may no longer own keys; null while the key works. */
  stoppedWith: string | null;
  expiresAtMs: number;
  networks: BlockList | undefined;
}

/** Milliseconds for which a key is trusted without being read again. */
const CACHE_MS = 1_500;
const MAX_REFUSED_KEYS = 10_000;
const REFUSAL_INTERVAL_MS = MINUTE_MS;
/** Compared when there is no such key, so that a missing key takes as long as an existing one. */
const NO_HASH = Buffer.alloc(32);

export interface AuthenticatorOptions {
  directory: ApiKeyDirectory;
  tenants: TenantService;
  failures: AuthFailureLimit;
  members: Pick<MemberService, 'roleOf' | 'listOwners'>;
  recordUse: (tenantId: string, keyId: string, at: Date, notBefore: Date) => Promise<void>;
  uses: LastUses;
  logger: Logger;
}

export class ApiKeyAuthenticator {
  readonly #options: AuthenticatorOptions;
  readonly #recent = new RecentReads<KnownKey>(CACHE_MS, (keyId) => this.#load(keyId));
  readonly #lastRefusalMs = new LRUCache<string, number>({ max: MAX_REFUSED_KEYS });

  constructor(options: AuthenticatorOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `authentication_error`, the same for every refused key; `rate_limited` */
  async authenticate(presented: string | undefined, address: () => string): Promise<AuthenticatedKey> {
    const token = presented === undefined ? undefined : parseToken(presented);
    if (token === undefined) return this.#fail(address());
    const hash = digest('sha256', token.secret, 'buffer');

    let read = this.#recent.peek(token.keyId);
    const fresh = read !== undefined && this.#recent.isFresh(read);
    // Other people's failures at the same address do not lock out the holder of a key that was valid a moment ago.
    if (!matches(read?.known ?? null, hash)) this.#options.failures.check(address());
    if (read === undefined || !fresh) read = this.#recent.read(token.keyId);
    const key = read.known ?? (await read.value);

    if (!matches(key, hash) || !isUsable(key, address) || this.#isStopped(token.keyId, key)) {
      // A wrong secret for a cached key must take as long as an unknown key, which is looked up.
      if (fresh) await this.#options.directory.find(token.keyId);
      return this.#fail(address());
    }
    const { keyId } = token;
    this.#options.uses.note(keyId, (at, notBefore) => this.#options.recordUse(key.tenantId, keyId, at, notBefore));
    return key;
  }

  /** Returns true if the owner may not own keys any more, and logs this once a minute while the key is used. */
  #isStopped(keyId: string, { tenantId, stoppedWith }: KnownKey): boolean {
    if (stoppedWith === null) return false;
    const now = currentTimeMs();
    if (now - (this.#lastRefusalMs.get(keyId) ?? 0) >= REFUSAL_INTERVAL_MS) {
      this.#lastRefusalMs.set(keyId, now);
      this.#options.logger.warn(
        { tenant_id: tenantId, key_id: keyId, person_id: stoppedWith },
        'an API key was refused: its owner has left or may no longer own keys; somebody has to claim the key',
      );
    }
    return true;
  }

  /** Forgets a key at once, on the node that revokes it. */
  forget(keyId: string): void {
    this.#recent.forget(keyId);
  }

  #fail(address: string): never {
    this.#options.failures.check(address);
    this.#options.failures.record(address);
    throw new AppError('authentication_error', 'Missing or invalid API key. Send a valid key in the header X-Api-Key.');
  }

  async #load(keyId: string): Promise<KnownKey | null> {
    const row = await this.#options.directory.find(keyId);
    const tenant = row === null ? null : await this.#options.tenants.find(row.tenant_id);
    if (row === null || tenant === null) return null;
    const owner = ownerOf(row);
    const { members } = this.#options;
    const role = owner === null ? null : await members.roleOf(row.tenant_id, owner);
    const scopes = canonicaliseStored(row.scopes);
    const answering = owner === null ? await members.listOwners(row.tenant_id) : [owner];
    return {
      tenantId: row.tenant_id,
      tenantCreatedAt: tenant.createdAt,
      principal: {
        type: 'api_key',
        id: row._id,
        displayName: row.name,
        lineage: row.lineage,
        accountable: owner,
        accountables: [...new Set([...answering, ...shownTo(row)])],
      },
      scopes: new Set(scopes),
      permissions: permissionsOfScopes(scopes),
      publicPerMinute: row.rate_limits?.public ?? tenant.publicPerMinute,
      agentPerMinute: row.rate_limits?.agent ?? tenant.agentPerMinute,
      hash: Buffer.from(row.hash, 'hex'),
      revoked: row.revoked_at !== null,
      stoppedWith: isStopped(row, role) ? owner : null,
      expiresAtMs: row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
      networks: toNetworks(row.allowed_networks),
    };
  }
}

function matches(key: KnownKey | null, hash: Buffer): key is KnownKey {
  return timingSafeEqual(key?.hash ?? NO_HASH, hash) && key !== null;
}

function isUsable(key: KnownKey, address: () => string): boolean {
  if (key.revoked || key.expiresAtMs <= currentTimeMs()) return false;
  return key.networks === undefined || isAllowedFrom(key.networks, address());
}
