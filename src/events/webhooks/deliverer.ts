import type { SigningVersionStore } from '../../integrations/secrets/signing-versions.ts';
import { currentTimeMs } from '../../platform/clock.ts';
import type { OutboundRules } from '../../platform/outbound.ts';
import type { WorkKind, WorkResult } from '../../platform/work/kind.ts';
import type { AttemptOutcome, DeliveryRepository } from './deliveries/repository.ts';
import { DELIVERIES_DUE, type DeliveryDocument } from './deliveries/schema.ts';
import type { EndpointHealth } from './endpoint-health.ts';
import type { EndpointRepository } from './endpoints/repository.ts';
import type { EndpointDocument } from './endpoints/schema.ts';
import { MOST_ATTEMPTS, pauseAfter } from './schedule.ts';
import { type Tried, trySending } from './sending.ts';

/** Name of the work. */
export const DELIVERY = 'webhook_delivery';

/**
 * What does not answer holds its place for five seconds, so that those that are not known to answer leave places to others,
 * whoever's they are.
 */
const LIMITS = { inAll: 64, perTenant: 16, perPeer: 4, unproven: { inAll: 24, perTenant: 4 } };
/** Longer than an attempt takes. Who takes longer is joined by another, which sends it again under the same id. */
const LEASE_MS = 20_000;

/** How often what was read is read again. */
const MAX_READS = 3;

/** A place at which tests end the process. */
export type DeliveryPoint = 'webhook_taken' | 'webhook_sent' | 'webhook_recorded';

/** What became of an attempt, as it is counted. */
export type DeliveryResult = 'delivered' | 'retried' | 'failed' | 'cancelled';

export interface DelivererOptions {
  endpoints: (tenantId: string) => EndpointRepository;
  deliveries: (tenantId: string) => DeliveryRepository;
  health: EndpointHealth;
  signing: Pick<SigningVersionStore, 'of'>;
  outbound: OutboundRules;
  onDelivered: (result: DeliveryResult) => void;
  reach: (point: DeliveryPoint) => void;
}

/** Until when a delivery belongs to who is about to try it. */
export function heldFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/**
 * Sends deliveries, and writes down what came of it. A process that dies between the two leaves the delivery due when its
 * lease runs out: it is sent again then, under the same id.
 */
export class Deliverer {
  readonly #options: DelivererOptions;

  constructor(options: DelivererOptions) {
    this.#options = options;
  }

  /** Tries a delivery that is held by the caller. */
  async run(tenantId: string, deliveryId: string): Promise<WorkResult> {
    const { deliveries, onDelivered, reach } = this.#options;
    reach('webhook_taken');
    const delivery = await deliveries(tenantId).find(deliveryId);
    if (delivery === null || delivery.status !== 'pending') return 'done';
    const found = await this.#find(delivery);
    if (found === null) {
      if (await deliveries(tenantId).cancel(deliveryId)) onDelivered('cancelled');
      return 'done';
    }
    const { endpoint, secrets } = found;
    const url = new URL(endpoint.url);
    const request = { url, secrets, id: delivery.event_id, body: delivery.body };
    const tried = await trySending(request, this.#options.outbound);
    reach('webhook_sent');
    await this.#record(delivery, endpoint, tried);
    reach('webhook_recorded');
    if (tried.isAway) return 'peer_failed';
    return tried.isSlow ? 'peer_slow' : 'done';
  }

  /** The endpoint of a delivery, and what it is signed with; null if nothing is sent there any more. */
  async #find({ tenant_id: tenantId, endpoint_id: endpointId, created_at: madeAt, once }: DeliveryDocument) {
    const { endpoints, signing } = this.#options;
    for (let reads = 1; reads <= MAX_READS; reads += 1) {
      const endpoint = await endpoints(tenantId).find(endpointId);
      if (endpoint === null) return null;
      const { enabled, cancel_before: cancelBefore } = endpoint;
      const isCancelled = !enabled || (cancelBefore !== undefined && madeAt <= cancelBefore);
      if (isCancelled && once !== true) return null;
      const secrets = await signing.of(tenantId, endpointId, endpoint.signing);
      // It may have been rotated, and removed, between the two readings.
      if (secrets !== null) return { endpoint, secrets };
    }
    throw new Error(`The signing secret of ${endpointId} is gone`);
  }

  async #record(delivery: DeliveryDocument, endpoint: EndpointDocument, tried: Tried): Promise<void> {
    const { deliveries, health, onDelivered } = this.#options;
    const outcome = outcomeOf(delivery, tried);
    // Somebody else may have tried it, too, when our lease had run out: what became of theirs is written down then.
    await deliveries(delivery.tenant_id).record(delivery, tried.attempt, outcome, MOST_ATTEMPTS);
    onDelivered(outcome.status === 'pending' ? 'retried' : outcome.status);
    if (!endpoint.enabled) return;
    if (tried.isTaken) await health.noteSuccess(endpoint, tried.attempt.at);
    else if (tried.isGone) await health.switchOff(endpoint, 'gone');
    else await health.noteFailure(endpoint, tried.attempt.at, tried.problem);
  }
}

function outcomeOf({ tries, once }: DeliveryDocument, { isTaken, isGone, retryAfterSeconds }: Tried): AttemptOutcome {
  if (isTaken) return { status: 'delivered' };
  const pauseMs = isGone || once === true ? null : pauseAfter(tries + 1, retryAfterSeconds);
  return pauseMs === null ? { status: 'failed' } : { status: 'pending', dueAt: new Date(currentTimeMs() + pauseMs) };
}

/** Deliveries that are due, of all tenants. */
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
