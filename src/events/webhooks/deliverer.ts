import { currentTimeMs } from '../../platform/clock.ts';
import type { WorkKind, WorkResult } from '../../platform/work/kind.ts';
import type { AttemptOutcome } from './deliveries/repository.ts';
import { DELIVERIES_DUE, type DeliveryDocument } from './deliveries/schema.ts';
import type { EndpointHealth } from './endpoint-health.ts';
import type { EndpointDocument } from './endpoints/schema.ts';
import { pauseAfter } from './schedule.ts';
import { type Tried, trySending } from './sending.ts';
import type { WebhookTools } from './tools.ts';

export const DELIVERY = 'webhook_delivery';

/** An endpoint that does not answer holds its place for five seconds, so unproven endpoints have fewer places. */
const LIMITS = { inAll: 64, perTenant: 16, perPeer: 4, unproven: { inAll: 24, perTenant: 4 } };
/** Longer than an attempt. After that, another process sends the delivery again, under the same id. */
const LEASE_MS = 20_000;

const MAX_READS = 3;

/** Returns the time until which a delivery belongs to the process that is about to try it. */
export function heldFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** If a process dies after sending, the delivery is sent again when its lease ends, under the same id. */
export class Deliverer {
  readonly #tools: WebhookTools;
  readonly #health: EndpointHealth;

  constructor(tools: WebhookTools, health: EndpointHealth) {
    this.#tools = tools;
    this.#health = health;
  }

  /** The caller holds the lease of the delivery. */
  async run(tenantId: string, deliveryId: string): Promise<WorkResult> {
    const { deliveries, outbound, platform } = this.#tools;
    platform.reach('webhook_taken');
    const delivery = await deliveries(tenantId).find(deliveryId);
    if (delivery === null || delivery.status !== 'pending') return 'done';
    const found = await this.#find(delivery);
    if (found === null) {
      if (await deliveries(tenantId).cancel(deliveryId)) this.#count('cancelled');
      return 'done';
    }
    const { endpoint, secrets } = found;
    const url = new URL(endpoint.url);
    const request = { url, secrets, id: delivery.event_id, body: delivery.body };
    const tried = await trySending(request, outbound);
    platform.reach('webhook_sent');
    await this.#record(delivery, endpoint, tried);
    platform.reach('webhook_recorded');
    if (tried.isAway) return 'peer_failed';
    return tried.isSlow ? 'peer_slow' : 'done';
  }

  #count(result: 'delivered' | 'retried' | 'failed' | 'cancelled'): void {
    this.#tools.platform.metrics.webhookAttempts.inc({ result });
  }

  /** Returns null if the delivery is not to be sent any more. */
  async #find({ tenant_id: tenantId, endpoint_id: endpointId, created_at: madeAt, once }: DeliveryDocument) {
    const { endpoints, signing } = this.#tools;
    for (let reads = 1; reads <= MAX_READS; reads += 1) {
      const endpoint = await endpoints(tenantId).find(endpointId);
      if (endpoint === null) return null;
      const { enabled, cancel_before: cancelBefore } = endpoint;
      const isCancelled = !enabled || (cancelBefore !== undefined && madeAt <= cancelBefore);
      if (isCancelled && once !== true) return null;
      const secrets = await signing.of(tenantId, endpointId, endpoint.signing);
      // The secret may have been rotated, and the old one removed, between the two reads.
      if (secrets !== null) return { endpoint, secrets };
    }
    throw new Error(`The signing secret of ${endpointId} is gone`);
  }

  async #record(delivery: DeliveryDocument, endpoint: EndpointDocument, tried: Tried): Promise<void> {
    const outcome = outcomeOf(delivery, tried);
    // If our lease has run out, the result that another process has recorded meanwhile stays.
    await this.#tools.deliveries(delivery.tenant_id).record(delivery, tried.attempt, outcome);
    this.#count(outcome.status === 'pending' ? 'retried' : outcome.status);
    if (!endpoint.enabled) return;
    if (tried.isTaken) await this.#health.noteSuccess(endpoint, tried.attempt.at);
    else if (tried.isGone) await this.#health.switchOff(endpoint, 'gone');
    else await this.#health.noteFailure(endpoint, tried.attempt.at, tried.problem);
  }
}

function outcomeOf({ tries, once }: DeliveryDocument, { isTaken, isGone, retryAfterSeconds }: Tried): AttemptOutcome {
  if (isTaken) return { status: 'delivered' };
  const pauseMs = isGone || once === true ? null : pauseAfter(tries + 1, retryAfterSeconds);
  return pauseMs === null ? { status: 'failed' } : { status: 'pending', dueAt: new Date(currentTimeMs() + pauseMs) };
}

export function deliveryWork(deliverer: Deliverer): WorkKind {
  return {
    name: DELIVERY,
    due: {
      collection: 'webhook_deliveries',
      index: DELIVERIES_DUE,
      dueField: 'due_at',
      where: { status: 'pending' },
      peerField: 'endpoint_id',
    },
    limits: LIMITS,
    leaseMs: LEASE_MS,
    perform: ({ tenantId, id }) => deliverer.run(tenantId, id),
    drain: 'finish',
  };
}
