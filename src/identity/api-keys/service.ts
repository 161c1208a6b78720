import { AppError, validationError } from '../../errors/app-error.ts';
import { hashOfSecret } from '../../platform/bearer-secret.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { newId } from '../../platform/ids.ts';
import { type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import type { EventType } from '../../platform/outbox/event-types.ts';
import type { AuthorityEpochs } from '../authority/repository.ts';
import type { MemberService } from '../members/service.ts';
import { rateLimitsField } from '../rate-limit/limits.ts';
import { mayOwnKeys, type Role } from '../roles.ts';
import { canonicaliseStored, normaliseScopes } from '../scopes.ts';
import type { TenantService } from '../tenants/service.ts';
import type { AdminContext, ApiKey, CreateApiKeyInput, LiveKey } from './model.ts';
import { toNetworks } from './networks.ts';
import { type Carriable, carriedBy, problemsOf } from './new-key.ts';
import type { ApiKeyRepository } from './repository.ts';
import { type ApiKeyDocument, isStopped, ownerOf, shownTo } from './schema.ts';
import { formatToken, type KeyMode, newSecret, tokenPrefix } from './token.ts';

export interface ApiKeyServiceOptions {
  repository: (tenantId: string) => ApiKeyRepository;
  tenants: TenantService;
  members: MemberService;
  authority: AuthorityEpochs;
  mode: KeyMode;
  ownerRequired: boolean;
  carriable: Carriable;
  /** Called after every change of a key, so that this node honours the change at once. */
  onRevoked: (keyId: string) => void;
  notifyRelay: (tenantId: string) => void;
}

const NAME_AN_OWNER = 'name the member of the tenant who answers for the key';
const OFFER_MS = 7 * DAY_MS;

export class ApiKeyService {
  readonly #options: ApiKeyServiceOptions;

  constructor(options: ApiKeyServiceOptions) {
    this.#options = options;
  }

  /** Only this response contains `token`, the whole key. @throws {AppError} `validation_error`; `not_found` */
  async create(call: AdminContext, input: CreateApiKeyInput): Promise<{ key: ApiKey; token: string }> {
    const problems = problemsOf(input);
    if (problems.length > 0) throw validationError(problems);
    const scopes = normaliseScopes(input.scopes);
    await this.#options.tenants.get(call.tenantId);
    const ownerId = input.ownerId ?? call.principal.accountable;
    await this.#assertMayOwn(call.tenantId, ownerId);
    const carries = await carriedBy(call.tenantId, scopes, input.carries ?? [], this.#options.carriable);

    const { row, token } = this.#newKey(call, {
      name: input.name.trim(),
      scopes,
      owner_id: ownerId,
      expires_at: input.expiresAt ?? null,
      ...rateLimitsField(input),
      ...(input.allowedNetworks?.length ? { allowed_networks: [...input.allowedNetworks] } : {}),
      ...(carries.length > 0 ? { carries } : {}),
    });
    await this.#options.repository(call.tenantId).insert(row);
    await this.#changed(call.tenantId);
    return { key: await this.#toKey(call.tenantId, row), token };
  }

  /** The old key lives on for at most `overlapMs`. @throws {AppError} `not_found`; `invalid_state` */
  async rotate(
    call: AdminContext,
    keyId: string,
    overlapMs: number,
  ): Promise<{ key: ApiKey; token: string; rotated: ApiKey }> {
    const old = await this.#find(call.tenantId, keyId);
    return this.#succeed(call, old, overlapMs, {
      owner_id: ownerOf(old),
      shown_to: [...shownTo(old)],
      ...(old.stopped === true && { stopped: true }),
    });
  }

  /** @throws {AppError} `not_found`; `invalid_state` if the key has an owner; `validation_error` */
  async claim(call: AdminContext, keyId: string, ownerId: string | null = call.principal.accountable): Promise<ApiKey> {
    const old = await this.#find(call.tenantId, keyId);
    assertAlive(old);
    const before = ownerOf(old);
    const roles = await this.#options.members.roles(call.tenantId);
    const isOwned = before !== null && !isStopped(old, roles.get(before) ?? null);
    if (isOwned && before !== ownerId) {
      throw new AppError('invalid_state', `The API key ${keyId} has an owner. Ask them to offer it to you.`);
    }
    if (ownerId === null) throw validationError([{ field: 'owner', problem: NAME_AN_OWNER }]);
    await this.#assertMayOwn(call.tenantId, ownerId);
    if (isOwned) return this.#toKey(call.tenantId, old);
    const event = keyEvent(call, 'api_key.claimed', old, { owner_id: ownerId, owner_before: before });
    return this.#change(call.tenantId, old, { owner_id: ownerId, stopped: false, shown_to: [...shownTo(old)] }, event);
  }

  /**
   * Null withdraws an offer. @throws {AppError} `not_found`; `authorization_error`; `invalid_state`; `validation_error`
   */
  async offer(call: AdminContext, keyId: string, personId: string | null): Promise<ApiKey> {
    const old = await this.#find(call.tenantId, keyId);
    assertRotatable(old);
    const ownerId = ownerOf(old);
    if (ownerId === null || old.stopped === true)
      throw new AppError('invalid_state', `Nobody owns the API key ${keyId}. Claim it first.`);
    if (ownerId !== call.principal.accountable && call.principal.type !== 'system') {
      throw new AppError('authorization_error', 'Only the owner of an API key can offer it to somebody else.');
    }
    if (personId === ownerId) throw validationError([{ field: 'person_id', problem: 'owns the key already' }]);
    if (personId !== null) await this.#assertMayOwn(call.tenantId, personId, 'person_id');
    const expiresAt = new Date(currentTimeMs() + OFFER_MS);
    const offer = personId === null ? undefined : { person_id: personId, offered_by: ownerId, expires_at: expiresAt };
    const event = keyEvent(call, 'api_key.offered', old, { owner_id: ownerId, offered_to: personId });
    return this.#change(call.tenantId, old, { offer }, event);
  }

  /**
   * Ends the offered key, and shows its successor to the caller alone. @throws {AppError} `not_found`; `invalid_state`
   */
  async accept(call: AdminContext, keyId: string): Promise<{ key: ApiKey; token: string }> {
    const old = await this.#options.repository(call.tenantId).find(keyId);
    const receiver = call.principal.accountable;
    if (old === null || receiver === null || offeredTo(old) !== receiver) {
      throw new AppError('not_found', `The API key ${keyId} was not offered to you, or the offer has ended.`);
    }
    await this.#assertMayOwn(call.tenantId, receiver);
    return this.#succeed(call, old, 0, { owner_id: receiver, shown_to: [] }, 'api_key.transferred');
  }

  /** @throws {AppError} `not_found` */
  async get(tenantId: string, keyId: string): Promise<ApiKey> {
    return this.#toKey(tenantId, await this.#find(tenantId, keyId));
  }

  /** Newest first. */
  async list(call: AdminContext): Promise<ApiKey[]> {
    return this.#toKeys(call.tenantId, await this.#options.repository(call.tenantId).list());
  }

  /** Lists the keys that the caller owns or may accept, newest first. */
  async listOwn(call: AdminContext): Promise<ApiKey[]> {
    const me = call.principal.accountable;
    const rows = await this.#options.repository(call.tenantId).list();
    return this.#toKeys(
      call.tenantId,
      rows.filter((row) => me !== null && (ownerOf(row) === me || offeredTo(row) === me)),
    );
  }

  hasLive(tenantId: string): Promise<boolean> {
    return this.#options.repository(tenantId).hasLive(currentTime());
  }

  /** Returns null for a key that is revoked, expired or stopped, even if its owner may own keys again. */
  async findLive(tenantId: string, keyId: string): Promise<LiveKey | null> {
    const row = await this.#options.repository(tenantId).find(keyId);
    if (row === null || row.revoked_at !== null || row.stopped === true) return null;
    if (row.expires_at !== null && row.expires_at <= currentTime()) return null;
    const networks = toNetworks(row.allowed_networks);
    const { lineage, carries = [] } = row;
    return { scopes: canonicaliseStored(row.scopes), ownerId: ownerOf(row), networks, carries, lineage };
  }

  /** Returns names by key, also of revoked keys. */
  async namesOf(tenantId: string, keyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const keys = keyIds.length === 0 ? [] : await this.#options.repository(tenantId).namesOf(keyIds);
    return new Map(keys.map(({ _id, name }) => [_id, name]));
  }

  /** Revokes a key for good. Repeating this changes nothing. @throws {AppError} `not_found` */
  async revoke(call: AdminContext, keyId: string): Promise<ApiKey> {
    const repository = this.#options.repository(call.tenantId);
    const present = await this.#find(call.tenantId, keyId);
    const event = keyEvent(call, 'api_key.revoked', present, {});
    const revoked = await repository.revoke(keyId, event.at, event);
    this.#options.onRevoked(keyId);
    await this.#changed(call.tenantId);
    return this.#toKey(call.tenantId, revoked ?? (await this.#find(call.tenantId, keyId)));
  }

  async #succeed(
    call: AdminContext,
    old: ApiKeyDocument,
    overlapMs: number,
    people: Pick<NewKeyFields, 'owner_id' | 'stopped' | 'shown_to'>,
    ended: 'api_key.rotated' | 'api_key.transferred' = 'api_key.rotated',
  ): Promise<{ key: ApiKey; token: string; rotated: ApiKey }> {
    assertRotatable(old);
    const [repository, keyId] = [this.#options.repository(call.tenantId), old._id];
    const now = currentTimeMs();
    const life = old.expires_at === null ? null : old.expires_at.getTime() - old.created_at.getTime();
    const { row, token } = this.#newKey(call, {
      name: old.name,
      scopes: canonicaliseStored(old.scopes),
      lineage: old.lineage,
      predecessor_id: keyId,
      ...people,
      expires_at: life === null ? null : new Date(now + life),
      ...(old.rate_limits === undefined ? {} : { rate_limits: old.rate_limits }),
      ...(old.allowed_networks === undefined ? {} : { allowed_networks: old.allowed_networks }),
      ...(old.carries === undefined ? {} : { carries: old.carries }),
    });
    const endsAt = new Date(Math.min(now + overlapMs, old.expires_at?.getTime() ?? Number.POSITIVE_INFINITY));
    const end = async ({ _id: successorId, owner_id = null }: Pick<ApiKeyDocument, '_id' | 'owner_id'>) => {
      const data = { successor_id: successorId, owner_id, expires_at: endsAt.toISOString() };
      const rotated = await repository.endRotated(keyId, successorId, endsAt, keyEvent(call, ended, old, data));
      this.#options.onRevoked(keyId);
      await this.#changed(call.tenantId);
      return rotated ?? (await repository.find(keyId)) ?? old;
    };
    // Stored first: the index allows one successor. A later call, or one after a crash, finds it and ends the old key.
    if (!(await repository.insertSuccessor(row))) {
      const successor = await repository.findSuccessor(keyId);
      if (successor === null) throw new Error(`The successor of ${keyId} is gone`);
      assertRotatable(await end(successor));
    }
    const rotated = await end(row);
    const toKey = await this.#reader(call.tenantId, [row, rotated]);
    return { key: toKey(row), token, rotated: toKey(rotated) };
  }

  async #find(tenantId: string, keyId: string): Promise<ApiKeyDocument> {
    const row = await this.#options.repository(tenantId).find(keyId);
    if (row === null) throw new AppError('not_found', `There is no API key ${keyId}.`);
    return row;
  }

  /** @throws {AppError} `validation_error` unless the person may own keys of the tenant. */
  async #assertMayOwn(tenantId: string, personId: string | null, field = 'owner'): Promise<void> {
    if (personId === null) {
      if (this.#options.ownerRequired) throw validationError([{ field, problem: NAME_AN_OWNER }]);
      return;
    }
    if (mayOwnKeys(await this.#options.members.roleOf(tenantId, personId))) return;
    throw validationError([{ field, problem: 'must be a member of the tenant with a role above viewer' }]);
  }

  async #change(
    tenantId: string,
    old: ApiKeyDocument,
    fields: Parameters<ApiKeyRepository['change']>[1],
    event: OutboxEvent,
  ): Promise<ApiKey> {
    const changed = await this.#options.repository(tenantId).change(old, fields, event);
    if (changed === null) {
      throw new AppError('conflict', 'The API key was changed at the same time. Repeat the request.');
    }
    this.#options.onRevoked(old._id);
    await this.#changed(tenantId);
    return this.#toKey(tenantId, changed);
  }

  async #changed(tenantId: string): Promise<void> {
    await this.#options.authority.advance(tenantId);
    this.#options.notifyRelay(tenantId);
  }

  async #toKey(tenantId: string, row: KeyRow): Promise<ApiKey> {
    return (await this.#reader(tenantId, [row]))(row);
  }

  async #toKeys(tenantId: string, rows: readonly KeyRow[]): Promise<ApiKey[]> {
    return rows.map(await this.#reader(tenantId, rows));
  }

  /** Returns a function that describes each of these rows, for which it has read the roles and names of people. */
  async #reader(tenantId: string, rows: readonly KeyRow[]): Promise<(row: KeyRow) => ApiKey> {
    const { members } = this.#options;
    const people = rows.flatMap((row) => [ownerOf(row), offeredTo(row), ...shownTo(row)]);
    const [roles, names] = await Promise.all([
      members.roles(tenantId),
      members.namesOf(people.filter((personId) => personId !== null)),
    ]);
    return (row) => fromRow(row, roles, names);
  }

  #newKey(call: AdminContext, fields: NewKeyFields): { row: KeyRow; token: string } {
    const [keyId, secret] = [newId('key'), newSecret()];
    const { type, id, displayName, accountable } = call.principal;
    const { owner_id, shown_to = [] } = fields;
    const event = keyEvent(
      call,
      'api_key.created',
      { _id: keyId, version: 0 },
      {
        scopes: fields.scopes,
        owner_id,
        expires_at: fields.expires_at?.toISOString() ?? null,
        ...(fields.carries === undefined ? {} : { carries: fields.carries }),
      },
    );
    const row: KeyRow = {
      _id: keyId,
      lineage: keyId,
      ...fields,
      hash: hashOfSecret(secret),
      prefix: tokenPrefix(this.#options.mode, keyId),
      created_by: { type, id, display_name: displayName, accountable },
      owner_id,
      shown_to: [...new Set([...shown_to, ...(accountable === null ? [] : [accountable])])],
      created_at: event.at,
      last_used_at: null,
      revoked_at: null,
      version: 1,
      outbox: [event],
    };
    return { row, token: formatToken(this.#options.mode, keyId, secret) };
  }
}

type NewKeyFields = Pick<
  ApiKeyDocument,
  'name' | 'scopes' | 'expires_at' | 'rate_limits' | 'allowed_networks' | 'carries'
> &
  Partial<Pick<ApiKeyDocument, 'lineage' | 'predecessor_id' | 'stopped' | 'shown_to'>> & { owner_id: string | null };

type KeyRow = Omit<ApiKeyDocument, 'tenant_id'>;

/** Returns the recipient of a live offer. An offer ends with its author's ownership. */
function offeredTo(row: KeyRow): string | null {
  const { offer } = row;
  return offer !== undefined && offer.offered_by === ownerOf(row) && offer.expires_at > currentTime()
    ? offer.person_id
    : null;
}

function keyEvent(
  call: AdminContext,
  type: EventType,
  { _id: id, version }: Pick<ApiKeyDocument, '_id' | 'version'>,
  data: OutboxEvent['data'],
): OutboxEvent {
  const [subject, at] = [{ type: 'api_key', id }, currentTime()];
  return outboxEvent(call, { type, subject, subject_version: version + 1, work_item_id: null, at, data });
}

function assertRotatable(row: ApiKeyDocument): void {
  if (row.revoked_at === null && row.successor_id !== undefined) {
    const problem = `was rotated already; its successor is ${row.successor_id}`;
    throw new AppError('invalid_state', `The API key ${row._id} ${problem}. Rotate or create another one.`);
  }
  assertAlive(row);
}

function assertAlive({ _id, revoked_at, expires_at }: ApiKeyDocument): void {
  const hasExpired = expires_at !== null && expires_at <= currentTime();
  if (revoked_at === null && !hasExpired) return;
  const problem = revoked_at === null ? 'has expired' : 'is revoked';
  throw new AppError('invalid_state', `The API key ${_id} ${problem}. Rotate or create another one.`);
}

function fromRow(row: KeyRow, roles: ReadonlyMap<string, Role>, names: ReadonlyMap<string, string>): ApiKey {
  const [ownerId, offeredToId] = [ownerOf(row), offeredTo(row)];
  const nameOf = (personId: string | null) => (personId === null ? null : (names.get(personId) ?? personId));
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
    ownerId,
    ownerName: nameOf(ownerId),
    stopped: isStopped(row, roles.get(ownerId ?? '') ?? null),
    offeredToId,
    offeredToName: nameOf(offeredToId),
    shownTo: shownTo(row).map((personId) => names.get(personId) ?? personId),
    carries: row.carries ?? [],
  };
}
