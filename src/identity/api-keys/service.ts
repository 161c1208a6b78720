import { createHash } from 'node:crypto';
import type { CallContext, Scope } from '../../call-context.ts';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { isNetwork } from '../../platform/networks.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import { type OwnRateLimits, rateLimitsField } from '../rate-limit/limits.ts';
import { canonicaliseStored, normaliseScopes } from '../scopes.ts';
import type { TenantService } from '../tenants/service.ts';
import type { ApiKeyRepository } from './repository.ts';
import { type ApiKeyDocument, ownerOf, shownTo } from './schema.ts';
import { formatToken, type KeyMode, newSecret, tokenPrefix } from './token.ts';

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
}

export interface CreateApiKeyInput extends OwnRateLimits {
  name: string;
  scopes: readonly string[];
  expiresAt?: Date | undefined;
  allowedNetworks?: readonly string[] | undefined;
}

/** Who administers keys: a tenant and a principal, no more; scopes of API keys do not reach here. */
export type AdminContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

export interface ApiKeyServiceOptions {
  repository: (tenantId: string) => ApiKeyRepository;
  tenants: TenantService;
  mode: KeyMode;
  /** Called after a revocation or rotation, so that this node honours it at once. */
  onRevoked: (keyId: string) => void;
  notifyRelay: (tenantId: string) => void;
}

const MAX_NAME_LENGTH = 100;
const MAX_NETWORKS = 50;

export class ApiKeyService {
  readonly #options: ApiKeyServiceOptions;

  constructor(options: ApiKeyServiceOptions) {
    this.#options = options;
  }

  /**
   * Makes a key. `token` is the whole key with its secret: it is in this answer and nowhere else.
   * @throws {AppError} `validation_error` naming every bad field; `not_found` if the tenant does not exist.
   */
  async create(call: AdminContext, input: CreateApiKeyInput): Promise<{ key: ApiKey; token: string }> {
    const problems = problemsOf(input);
    if (problems.length > 0) throw validationError(problems);
    const scopes = normaliseScopes(input.scopes);
    await this.#options.tenants.get(call.tenantId);

    const { row, token } = this.#newKey(call, {
      name: input.name.trim(),
      scopes,
      expires_at: input.expiresAt ?? null,
      ...rateLimitsField(input),
      ...(input.allowedNetworks?.length ? { allowed_networks: [...input.allowedNetworks] } : {}),
    });
    await this.#options.repository(call.tenantId).insert(row);
    this.#options.notifyRelay(call.tenantId);
    return { key: fromRow(row), token };
  }

  /**
   * Makes the successor of a key, with all that the key may do and as long a life; the key itself lives on for
   * `overlapMs` at most. `token` is the whole new key.
   * @throws {AppError} `not_found`; `invalid_state` if the key is revoked, expired or rotated already.
   */
  async rotate(
    call: AdminContext,
    keyId: string,
    overlapMs: number,
  ): Promise<{ key: ApiKey; token: string; rotated: ApiKey }> {
    const repository = this.#options.repository(call.tenantId);
    const old = await repository.find(keyId);
    if (old === null) throw noSuchKey(keyId);
    assertRotatable(old);
    const now = currentTimeMs();
    const life = old.expires_at === null ? null : old.expires_at.getTime() - old.created_at.getTime();
    const { row, token } = this.#newKey(call, {
      name: old.name,
      scopes: canonicaliseStored(old.scopes),
      lineage: old.lineage,
      predecessor_id: keyId,
      owner_id: ownerOf(old),
      shown_to: [...shownTo(old)],
      expires_at: life === null ? null : new Date(now + life),
      ...(old.rate_limits === undefined ? {} : { rate_limits: old.rate_limits }),
      ...(old.allowed_networks === undefined ? {} : { allowed_networks: old.allowed_networks }),
    });
    const endsAt = new Date(Math.min(now + overlapMs, old.expires_at?.getTime() ?? Number.POSITIVE_INFINITY));
    const end = async (successorId: string) => {
      const event = outboxEvent(call, {
        type: 'api_key.rotated',
        subject: { type: 'api_key', id: keyId },
        subject_version: old.version + 1,
        work_item_id: null,
        at: new Date(now),
        data: { successor_id: successorId, expires_at: endsAt.toISOString() },
      });
      const rotated = await repository.endRotated(keyId, successorId, endsAt, event);
      this.#options.onRevoked(keyId);
      this.#options.notifyRelay(call.tenantId);
      return rotated ?? (await repository.find(keyId)) ?? old;
    };
    // First the successor, of which the index lets there be one: whoever comes later, or after a crash, ends the old key.
    if (!(await repository.insertSuccessor(row))) {
      const successor = await repository.findSuccessor(keyId);
      if (successor === null) throw new Error(`The successor of ${keyId} is gone`);
      assertRotatable(await end(successor._id));
    }
    const rotated = await end(row._id);
    return { key: fromRow(row), token, rotated: fromRow(rotated) };
  }

  /** Newest first. */
  async list(call: AdminContext): Promise<ApiKey[]> {
    return (await this.#options.repository(call.tenantId).list()).map(fromRow);
  }

  /** Revokes a key for good; revoking it again changes nothing. @throws {AppError} `not_found` */
  async revoke(call: AdminContext, keyId: string): Promise<ApiKey> {
    const repository = this.#options.repository(call.tenantId);
    const present = await repository.find(keyId);
    if (present === null) throw noSuchKey(keyId);
    const now = currentTime();
    const event = outboxEvent(call, {
      type: 'api_key.revoked',
      subject: { type: 'api_key', id: keyId },
      subject_version: present.version + 1,
      work_item_id: null,
      at: now,
      data: {},
    });
    const revoked = await repository.revoke(keyId, now, event);
    this.#options.onRevoked(keyId);
    this.#options.notifyRelay(call.tenantId);
    return fromRow(revoked ?? ((await repository.find(keyId)) as ApiKeyDocument));
  }

  #newKey(call: AdminContext, fields: NewKeyFields): { row: Omit<ApiKeyDocument, 'tenant_id'>; token: string } {
    const [keyId, secret, now] = [newId('key'), newSecret(), currentTime()];
    const { type, id, displayName, accountable } = call.principal;
    const { owner_id = accountable, shown_to = [] } = fields;
    const event = outboxEvent(call, {
      type: 'api_key.created',
      subject: { type: 'api_key', id: keyId },
      subject_version: 1,
      work_item_id: null,
      at: now,
      data: { scopes: fields.scopes, expires_at: fields.expires_at?.toISOString() ?? null },
    });
    const row: Omit<ApiKeyDocument, 'tenant_id'> = {
      _id: keyId,
      lineage: keyId,
      ...fields,
      hash: createHash('sha256').update(secret).digest('hex'),
      prefix: tokenPrefix(this.#options.mode, keyId),
      created_by: { type, id, display_name: displayName, accountable },
      owner_id,
      shown_to: [...new Set([...shown_to, ...(accountable === null ? [] : [accountable])])],
      created_at: now,
      last_used_at: null,
      revoked_at: null,
      version: 1,
      outbox: [event],
    };
    return { row, token: formatToken(this.#options.mode, keyId, secret) };
  }
}

type NewKeyFields = Pick<ApiKeyDocument, 'name' | 'scopes' | 'expires_at' | 'rate_limits' | 'allowed_networks'> &
  Partial<Pick<ApiKeyDocument, 'lineage' | 'predecessor_id' | 'owner_id' | 'shown_to'>>;

function noSuchKey(keyId: string): AppError {
  return new AppError('not_found', `There is no API key ${keyId}.`);
}

function assertRotatable(row: ApiKeyDocument): void {
  const problem =
    row.revoked_at !== null
      ? 'is revoked'
      : row.successor_id !== undefined
        ? `was rotated already; its successor is ${row.successor_id}`
        : row.expires_at !== null && row.expires_at <= currentTime()
          ? 'has expired'
          : undefined;
  if (problem === undefined) return;
  throw new AppError('invalid_state', `The API key ${row._id} ${problem}. Rotate or create another one.`);
}

function problemsOf(input: CreateApiKeyInput): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const name = input.name.trim();
  if (name === '' || name.length > MAX_NAME_LENGTH) {
    problems.push({ field: 'name', problem: `must have 1 to ${MAX_NAME_LENGTH} characters` });
  }
  if (input.expiresAt !== undefined && !(input.expiresAt.getTime() > currentTimeMs())) {
    problems.push({ field: 'expires_at', problem: 'must be a time in the future' });
  }
  const limits = { public_per_minute: input.publicPerMinute, agent_per_minute: input.agentPerMinute };
  for (const [field, limit] of Object.entries(limits)) {
    if (limit === undefined || (Number.isInteger(limit) && limit > 0)) continue;
    problems.push({ field, problem: 'must be a whole number above 0' });
  }
  const networks = input.allowedNetworks ?? [];
  if (networks.length > MAX_NETWORKS) problems.push({ field: 'allowed_networks', problem: `at most ${MAX_NETWORKS}` });
  for (const network of networks.slice(0, MAX_NETWORKS)) {
    if (!isNetwork(network)) {
      problems.push({ field: 'allowed_networks', problem: `"${network}" is not an address or a CIDR range` });
    }
  }
  return problems;
}

function fromRow(row: Omit<ApiKeyDocument, 'tenant_id'>): ApiKey {
  return {
    keyId: row._id,
    name: row.name,
    prefix: row.prefix,
    scopes: canonicaliseStored(row.scopes),
    createdBy: row.created_by.display_name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    publicPerMinute: row.rate_limits?.public ?? null,
    agentPerMinute: row.rate_limits?.agent ?? null,
    allowedNetworks: row.allowed_networks ?? [],
    successorId: row.successor_id ?? null,
  };
}
