import type { CallContext } from '../../call-context.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import { overlapEndOf } from '../../integrations/index.ts';
import { currentTime, currentTimeMs } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { addressProblem } from '../../platform/outbound.ts';
import { type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import type { EventType } from '../../platform/outbox/event-types.ts';
import { lineProblem } from '../../platform/plain-text.ts';
import { newSigningSecret } from '../../platform/standard-webhooks.ts';
import { type IdempotencyRequest, type Idempotent, idempotencyField, replayable } from '../../work-items/index.ts';
import { wantedTypes } from '../wanted-types.ts';
import type { EndpointChanges, NewEndpoint } from './endpoints/repository.ts';
import { type EndpointDocument, MOST_ENDPOINTS } from './endpoints/schema.ts';
import type {
  EndpointFilter,
  EndpointWithSecret,
  NewWebhookEndpoint,
  WebhookEndpoint,
  WebhookEndpointPatch,
} from './model.ts';
import type { WebhookTools } from './tools.ts';

type Caller = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

/** Longer than a relay keeps its lease without checking whether the tenant is followed. */
const FIRST_LOOK_MS = 5_000;
const MAX_TRIES = 5;

export class EndpointService {
  readonly #tools: WebhookTools;

  constructor(tools: WebhookTools) {
    this.#tools = tools;
  }

  async list({ tenantId }: Pick<Caller, 'tenantId'>): Promise<WebhookEndpoint[]> {
    return (await this.#tools.endpoints(tenantId).list()).map(fromEndpointRow);
  }

  /** Returns the descriptions, or else the hosts, for people. */
  async namesOf(tenantId: string): Promise<ReadonlyMap<string, string>> {
    const endpoints = await this.list({ tenantId });
    return new Map(endpoints.map(({ endpointId, description, url }) => [endpointId, description || new URL(url).host]));
  }

  /** Counts pending deliveries by endpoint, among the first `limit`. */
  async pendingOf(
    tenantId: string,
    endpoints: readonly WebhookEndpoint[],
    limit: number,
  ): Promise<Map<string, number>> {
    if (endpoints.length === 0) return new Map();
    return this.#tools.deliveries(tenantId).countPending(
      endpoints.map(({ endpointId }) => endpointId),
      limit,
    );
  }

  /** @throws {AppError} `not_found` */
  async get(call: Caller, endpointId: string): Promise<WebhookEndpoint> {
    return fromEndpointRow(await this.row(call, endpointId));
  }

  /** @throws {AppError} `not_found` */
  async row({ tenantId }: Caller, endpointId: string): Promise<EndpointDocument> {
    const row = await this.#tools.endpoints(tenantId).find(endpointId);
    if (row === null) throw new AppError('not_found', `There is no webhook endpoint ${endpointId}.`);
    return row;
  }

  /** @throws {AppError} `validation_error`; `invalid_state` for too many endpoints; `idempotency_key_reused`. */
  async create(
    call: Caller,
    input: NewWebhookEndpoint,
    idempotency?: IdempotencyRequest,
  ): Promise<Idempotent<EndpointWithSecret>> {
    const { endpoints, signing, platform } = this.#tools;
    const { tenantId } = call;
    const changes = { description: '', types: [], ...this.#checked(input), filter: toFilterRow(input.filter) };
    const idem = idempotencyField(call.principal, 'createWebhookEndpoint', idempotency);
    const earlier = idem.idem === undefined ? null : await endpoints(tenantId).findByIdempotencyKey(idem.idem);
    if (earlier !== null) return replayed(earlier, idempotency);
    await platform.relay.follow(tenantId);
    const cursor = await platform.eventLog(tenantId).head();
    const [endpointId, secret, now] = [newId('whe'), newSigningSecret(), currentTime()];
    const row: NewEndpoint = {
      _id: endpointId,
      ...changes,
      url: changes.url ?? '',
      enabled: true,
      cursor,
      // Finds what was logged meanwhile by a relay that did not know of the endpoint.
      due_at: new Date(now.getTime() + FIRST_LOOK_MS),
      marks: 0,
      signing: await signing.begin(tenantId, endpointId, secret),
      created_at: now,
      updated_at: now,
      version: 1,
      ...idem,
      outbox: [eventOf(call, 'webhook_endpoint.created', { _id: endpointId, version: 0 }, dataOf(changes))],
    };
    const inserted = await endpoints(tenantId).insert(row);
    if (inserted !== 'inserted') await signing.removeAll(tenantId, endpointId);
    if (inserted === 'too_many') {
      const message = `The tenant has ${MOST_ENDPOINTS} webhook endpoints, which is the limit. Delete one that you do not need.`;
      throw new AppError('invalid_state', message);
    }
    if (inserted !== 'inserted') return replayed(inserted.earlier, idempotency);
    platform.notifyRelay(tenantId);
    return { value: { endpoint: fromEndpointRow(row), secret }, replayed: false };
  }

  /**
   * Switching off cancels pending deliveries. A switched-on endpoint gets what is logged from then on.
   * @param ifMatch Decides, by the present version, whether to go on.
   * @throws {AppError} `not_found`; `validation_error`; `precondition_failed`; `conflict` if others kept changing it.
   */
  async update(
    call: Caller,
    endpointId: string,
    patch: WebhookEndpointPatch,
    ifMatch?: (version: number) => boolean,
  ): Promise<WebhookEndpoint> {
    const checked = this.#checked(patch);
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const present = await this.row(call, endpointId);
      if (ifMatch?.(present.version) === false) {
        const message = `The webhook endpoint was changed: its version is now ${present.version}. Read it again and decide anew.`;
        throw new AppError('precondition_failed', message);
      }
      const filter = patch.filter === undefined ? {} : { filter: toFilterRow(patch.filter, present.filter) };
      const changes = changesOf(present, { ...checked, ...filter });
      const enabled = patch.enabled ?? present.enabled;
      if (Object.keys(changes).length === 0 && enabled === present.enabled) return fromEndpointRow(present);
      const changed = await this.#write(call, present, changes, enabled);
      if (changed === null) continue;
      this.#tools.platform.notifyRelay(call.tenantId);
      if (enabled !== present.enabled) this.#tools.wakeFanOut();
      return fromEndpointRow(changed);
    }
    throw new AppError('conflict', 'The webhook endpoint was changed at the same time. Repeat the request.');
  }

  async #write(
    call: Caller,
    present: EndpointDocument,
    changes: EndpointChanges,
    enabled: boolean,
  ): Promise<EndpointDocument | null> {
    const repository = this.#tools.endpoints(call.tenantId);
    const isChanged = Object.keys(changes).length > 0;
    const updated = isChanged ? [eventOf(call, 'webhook_endpoint.updated', present, dataOf(changes))] : [];
    if (enabled === present.enabled) {
      return repository.change(present, changes, updated);
    }
    if (!enabled) {
      const off = eventOf(call, 'webhook_endpoint.disabled', present, { reason: 'by_admin' });
      const firstMissed = await this.#tools.deliveries(call.tenantId).firstMissed(present._id);
      return repository.disable(present, { reason: 'by_admin', firstMissed }, [...updated, off], changes);
    }
    const head = await this.#tools.platform.eventLog(call.tenantId).head();
    const on = eventOf(call, 'webhook_endpoint.enabled', present, { missed_from_sequence: present.cursor + 1 });
    return repository.enable(present, head, changes, [...updated, on]);
  }

  /** Secrets and deliveries are removed afterwards. @throws {AppError} `not_found`; `conflict`. */
  async remove(call: Caller, endpointId: string): Promise<void> {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const present = await this.row(call, endpointId);
      const event = eventOf(call, 'webhook_endpoint.deleted', present, {});
      if ((await this.#tools.endpoints(call.tenantId).remove(present, event)) === null) continue;
      this.#tools.platform.notifyRelay(call.tenantId);
      this.#tools.wakeFanOut();
      return;
    }
    throw new AppError('conflict', 'The webhook endpoint was changed at the same time. Repeat the request.');
  }

  /**
   * @param overlapMs Milliseconds for which the earlier secrets stay valid; 0 ends them at once.
   * @throws {AppError} `not_found`; `invalid_state` while too many earlier secrets are valid; `conflict`.
   */
  async rotateSecret(call: Caller, endpointId: string, overlapMs: number): Promise<EndpointWithSecret> {
    const { endpoints, signing: versions, platform } = this.#tools;
    const { tenantId } = call;
    const present = await this.row(call, endpointId);
    const secret = newSigningSecret();
    const next = await versions.next(tenantId, endpointId, present.signing, { secret, overlapMs });
    const event = eventOf(call, 'webhook_endpoint.secret_rotated', present, {
      secret_version: next.stored.version,
      overlap_ends_at: next.overlapEndsAt?.toISOString() ?? null,
    });
    const changed = await endpoints(tenantId).setSigning(present, next.signing, event);
    if (changed === null) {
      await versions.drop(tenantId, next.stored);
      throw new AppError('conflict', 'The webhook endpoint was changed at the same time. Look at it again.');
    }
    platform.notifyRelay(tenantId);
    await versions.forget(tenantId, endpointId, present.signing, next.signing);
    return { endpoint: fromEndpointRow(changed), secret };
  }

  /** Returns the requested fields, each as it is stored. @throws {AppError} `validation_error` */
  #checked({ url, description, types }: WebhookEndpointPatch): EndpointChanges {
    const problem = url === undefined ? undefined : addressProblem(url, this.#tools.outbound);
    if (problem !== undefined) throw validationError([{ field: 'url', problem }]);
    const words = description?.trim();
    const lineFault = words === undefined ? undefined : lineProblem(words);
    if (lineFault !== undefined) throw validationError([{ field: 'description', problem: lineFault }]);
    if (types !== undefined) wantedTypes(types, 'types');
    return {
      ...(url !== undefined && { url: new URL(url).href }),
      ...(words !== undefined && { description: words }),
      ...(types !== undefined && { types }),
    };
  }
}

/** The endpoint has the next version after the event. */
export function eventOf(
  call: Pick<CallContext, 'principal' | 'correlationId'>,
  type: EventType & `webhook_endpoint.${string}`,
  { _id, version }: Pick<EndpointDocument, '_id' | 'version'>,
  data: OutboxEvent['data'],
): OutboxEvent {
  return outboxEvent(call, {
    type,
    subject: { type: 'webhook_endpoint', id: _id },
    subject_version: version + 1,
    work_item_id: null,
    at: new Date(currentTimeMs()),
    data,
  });
}

/** Only the host of the address is logged, because paths and queries may hold secrets. */
function dataOf({ url, types, filter }: EndpointChanges): OutboxEvent['data'] {
  return {
    ...(url !== undefined && { host: new URL(url).host }),
    ...(types !== undefined && { types }),
    ...(filter !== undefined && { filter: { ...filter } }),
  };
}

function changesOf(present: EndpointDocument, asked: EndpointChanges): EndpointChanges {
  const fields = Object.keys(asked) as (keyof EndpointChanges)[];
  const other = fields.filter((field) => JSON.stringify(asked[field]) !== JSON.stringify(present[field]));
  return Object.fromEntries(other.map((field) => [field, asked[field]]));
}

function replayed(
  earlier: EndpointDocument,
  idempotency: IdempotencyRequest | undefined,
): Idempotent<EndpointWithSecret> {
  return { value: { endpoint: fromEndpointRow(replayable(earlier, idempotency)), secret: null }, replayed: true };
}

function fromEndpointRow(row: Omit<EndpointDocument, 'tenant_id' | 'place'>): WebhookEndpoint {
  return {
    endpointId: row._id,
    url: row.url,
    description: row.description,
    types: row.types,
    filter: { packKey: row.filter.pack_key ?? null, tag: row.filter.tag ?? null },
    off: row.enabled ? null : (row.disabled_reason ?? 'by_admin'),
    nextSequence: row.cursor + 1,
    failingSince: row.failing?.since ?? null,
    lastSuccessAt: row.last_success_at ?? null,
    lastFailure: lastFailureOf(row),
    overlapEndsAt: overlapEndOf(row.signing),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

function lastFailureOf(row: Omit<EndpointDocument, 'tenant_id' | 'place'>): WebhookEndpoint['lastFailure'] {
  if (row.disabled_reason === 'gone' && !row.enabled) return { at: row.disabled_at ?? row.updated_at, problem: 'gone' };
  return row.failing === undefined ? null : { at: row.failing.last, problem: row.failing.problem ?? null };
}

/** Applies the requested filter to the present one. An undefined field stays as it is, and null removes a field. */
function toFilterRow(asked: NewWebhookEndpoint['filter'], present: EndpointFilter = {}): EndpointFilter {
  const packKey = asked?.packKey === undefined ? present.pack_key : asked.packKey;
  const tag = asked?.tag === undefined ? present.tag : asked.tag;
  return { ...(packKey != null && { pack_key: packKey }), ...(tag != null && { tag }) };
}
