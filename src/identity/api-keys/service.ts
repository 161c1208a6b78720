import { createHash } from 'node:crypto';
import type { CallContext, Scope } from '../../call-context.ts';
import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { newId } from '../../platform/ids.ts';
import { isNetwork } from '../../platform/networks.ts';
import { outboxEvent } from '../../platform/outbox/event.ts';
import { canonicaliseStored, normaliseScopes } from '../scopes.ts';
import type { TenantService } from '../tenants/service.ts';
import type { ApiKeyRepository } from './repository.ts';
import type { ApiKeyDocument } from './schema.ts';
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
}

export interface CreateApiKeyInput {
  name: string;
  scopes: readonly string[];
  expiresAt?: Date | undefined;
  publicPerMinute?: number | undefined;
  allowedNetworks?: readonly string[] | undefined;
}

/** Who administers keys: a tenant and a principal, no more; scopes of API keys do not reach here. */
export type AdminContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

export interface ApiKeyServiceOptions {
  repository: (tenantId: string) => ApiKeyRepository;
  tenants: TenantService;
  mode: KeyMode;
  /** Called after a revocation, so that this node honours it at once. */
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

    const [keyId, secret, now] = [newId('key'), newSecret(), new Date()];
    const { type, id, displayName, accountable } = call.principal;
    const row: Omit<ApiKeyDocument, 'tenant_id'> = {
      _id: keyId,
      name: input.name.trim(),
      hash: createHash('sha256').update(secret).digest('hex'),
      prefix: tokenPrefix(this.#options.mode, keyId),
      scopes,
      lineage: keyId,
      created_by: { type, id, display_name: displayName, accountable },
      created_at: now,
      expires_at: input.expiresAt ?? null,
      last_used_at: null,
      revoked_at: null,
      ...(input.publicPerMinute === undefined ? {} : { rate_limits: { public: input.publicPerMinute } }),
      ...(input.allowedNetworks?.length ? { allowed_networks: [...input.allowedNetworks] } : {}),
      version: 1,
      outbox: [
        outboxEvent(call, {
          type: 'api_key.created',
          subject: { type: 'api_key', id: keyId },
          subject_version: 1,
          work_item_id: null,
          at: now,
          data: { scopes, expires_at: input.expiresAt?.toISOString() ?? null },
        }),
      ],
    };
    await this.#options.repository(call.tenantId).insert(row);
    this.#options.notifyRelay(call.tenantId);
    return { key: fromRow(row), token: formatToken(this.#options.mode, keyId, secret) };
  }

  async list(call: AdminContext): Promise<ApiKey[]> {
    return (await this.#options.repository(call.tenantId).list()).map(fromRow);
  }

  /** Revokes a key for good; revoking it again changes nothing. @throws {AppError} `not_found` */
  async revoke(call: AdminContext, keyId: string): Promise<ApiKey> {
    const repository = this.#options.repository(call.tenantId);
    const present = await repository.find(keyId);
    if (present === null) throw new AppError('not_found', `There is no API key ${keyId}.`);
    const now = new Date();
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
}

function problemsOf(input: CreateApiKeyInput): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const name = input.name.trim();
  if (name === '' || name.length > MAX_NAME_LENGTH) {
    problems.push({ field: 'name', problem: `must have 1 to ${MAX_NAME_LENGTH} characters` });
  }
  if (input.expiresAt !== undefined && !(input.expiresAt.getTime() > Date.now())) {
    problems.push({ field: 'expires_at', problem: 'must be a time in the future' });
  }
  if (input.publicPerMinute !== undefined && !(Number.isInteger(input.publicPerMinute) && input.publicPerMinute > 0)) {
    problems.push({ field: 'public_per_minute', problem: 'must be a whole number above 0' });
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
  };
}
