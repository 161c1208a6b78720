import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import { OpenPlaces } from '../../platform/admission/open-places.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { beginningOf } from '../../platform/mongo/page.ts';
import { type Page, type PageRequest, pageSizeOf } from '../../platform/paging.ts';
import { assertReached } from '../log-reader.ts';
import { type Deliverer, heldFrom } from './deliverer.ts';
import type { DeliveryDocument } from './deliveries/schema.ts';
import { type EndpointService, eventOf } from './endpoint-service.ts';
import type { EndpointDocument } from './endpoints/schema.ts';
import { TESTED } from './matching.ts';
import type { DeliveryStatus, WebhookDelivery, WebhookRecovery } from './model.ts';
import { replayOf, testDelivery } from './new-delivery.ts';
import type { WebhookTools } from './tools.ts';

const MOST_TESTS_OF_TENANT = 4;
const TEST_SECONDS = 5;

export class DeliveryService {
  readonly #tools: WebhookTools;
  readonly #endpointService: EndpointService;
  readonly #deliverer: Deliverer;
  /** Tests are sent whatever else is being sent, and hold a connection each. */
  readonly #tests = new OpenPlaces();

  constructor(tools: WebhookTools, endpointService: EndpointService, deliverer: Deliverer) {
    this.#tools = tools;
    this.#endpointService = endpointService;
    this.#deliverer = deliverer;
  }

  /** @throws {AppError} `not_found`; `validation_error` on a foreign token. */
  async list(
    call: CallContext,
    endpointId: string,
    status: DeliveryStatus | undefined,
    page: PageRequest,
  ): Promise<Page<WebhookDelivery>> {
    const { deliveries, platform } = this.#tools;
    const { pageTokens } = platform;
    const list = ['webhook_deliveries', call.tenantId, endpointId, status ?? null];
    const after = page.pageToken === undefined ? undefined : pageTokens.open(page.pageToken, list);
    await this.#endpointService.row(call, endpointId);
    const { rows, next } = await deliveries(call.tenantId).listPage(endpointId, {
      status,
      notBefore: beginningOf(call.tenantCreatedAt),
      limit: pageSizeOf(page),
      after,
    });
    return { rows: rows.map(fromDeliveryRow), nextPageToken: next === null ? null : pageTokens.seal(next, list) };
  }

  /**
   * Sends an event of its own to one endpoint, once.
   * @throws {AppError} `not_found`; `rate_limited` while other tests run; `unavailable` if the event is not logged in
   * time.
   */
  async test(call: CallContext, endpointId: string): Promise<WebhookDelivery> {
    const { tenantId } = call;
    const { version } = await this.#endpointService.row(call, endpointId);
    const leave = this.#enter(tenantId, endpointId);
    try {
      const { endpoints, deliveries, platform } = this.#tools;
      const event = eventOf(call, TESTED, { _id: endpointId, version: version - 1 }, {});
      if (!(await endpoints(tenantId).note(endpointId, event))) throw gone(endpointId);
      const log = platform.eventLog(tenantId);
      await platform.settle(tenantId, () => log.holds([event.id]));
      const entry = await log.find(event.id);
      if (entry === null) throw new Error(`The event ${event.id} is gone from the log`);
      const delivery = testDelivery(endpointId, entry, heldFrom(currentTime()));
      await deliveries(tenantId).insert(delivery);
      call.leaveTurn?.();
      await this.#deliverer.run(tenantId, delivery._id);
      const tried = await deliveries(tenantId).find(delivery._id);
      // The endpoint was deleted meanwhile, and its deliveries with it.
      if (tried === null) throw gone(endpointId);
      return fromDeliveryRow(tried);
    } finally {
      leave();
    }
  }

  /** Keeps `webhook-id` and body. @throws {AppError} `not_found`; `invalid_state` if the endpoint is off. */
  async replay(call: CallContext, endpointId: string, deliveryId: string): Promise<WebhookDelivery> {
    const { deliveries, wakeDeliveries } = this.#tools;
    await this.#rowOfOne(call, endpointId);
    const repeated = await deliveries(call.tenantId).find(deliveryId);
    if (repeated === null || repeated.endpoint_id !== endpointId) {
      throw new AppError('not_found', `There is no delivery ${deliveryId} to the webhook endpoint ${endpointId}.`);
    }
    const delivery: DeliveryDocument = { ...replayOf(repeated), tenant_id: call.tenantId };
    await deliveries(call.tenantId).insert(delivery);
    wakeDeliveries();
    return fromDeliveryRow(delivery);
  }

  /**
   * Sends, in the background, the wanted events since a sequence that the endpoint has missed. Safe to repeat.
   * @throws {AppError} `not_found`; `validation_error` for a sequence beyond the log; `invalid_state` if the endpoint
   * is off or another recovery runs; `conflict` if another recovery begins at the same time.
   */
  async recover(
    call: CallContext,
    endpointId: string,
    { afterSequence, includeDelivered }: Omit<WebhookRecovery, 'upToSequence'>,
  ): Promise<WebhookRecovery> {
    const { endpoints, platform, wakeFanOut } = this.#tools;
    const row = await this.#rowOfOne(call, endpointId);
    const log = platform.eventLog(call.tenantId);
    await assertReached(log, afterSequence, 'after_sequence');
    if (row.recovery !== undefined) return goingOn(row.recovery, { afterSequence, includeDelivered });
    const until = Math.max(await log.head(), afterSequence);
    const recovery = {
      id: newId('whd'),
      from: afterSequence,
      after: afterSequence,
      until,
      include_delivered: includeDelivered,
    };
    const begun = await endpoints(call.tenantId).beginRecovery(endpointId, recovery, currentTime());
    if (begun === null) {
      throw new AppError('conflict', 'The webhook endpoint was changed at the same time. Repeat the request.');
    }
    wakeFanOut();
    return { afterSequence, upToSequence: until, includeDelivered };
  }

  #enter(tenantId: string, endpointId: string): () => void {
    const limits = [
      { holder: endpointId, limit: 1 },
      { holder: tenantId, limit: MOST_TESTS_OF_TENANT },
    ];
    return this.#tests.take(limits, () => {
      const message = 'Other tests of webhook endpoints are running. Try again when they have ended.';
      return new AppError('rate_limited', message, { retryAfterSeconds: TEST_SECONDS });
    });
  }

  /** @throws {AppError} `not_found`; `invalid_state` if the endpoint is off. */
  async #rowOfOne(call: CallContext, endpointId: string): Promise<EndpointDocument> {
    const row = await this.#endpointService.row(call, endpointId);
    if (row.enabled) return row;
    throw new AppError('invalid_state', `The webhook endpoint ${endpointId} is switched off. Switch it on first.`);
  }
}

/** @throws {AppError} `invalid_state` unless the running recovery is the requested one. */
function goingOn(
  { from, until, include_delivered }: NonNullable<EndpointDocument['recovery']>,
  asked: Omit<WebhookRecovery, 'upToSequence'>,
): WebhookRecovery {
  if (from === asked.afterSequence && include_delivered === asked.includeDelivered) {
    return { ...asked, upToSequence: until };
  }
  throw new AppError(
    'invalid_state',
    `A recovery of events after sequence ${from} is still running. Wait until it has ended, then ask again.`,
  );
}

function gone(endpointId: string): AppError {
  return new AppError('not_found', `There is no webhook endpoint ${endpointId}.`);
}

function fromDeliveryRow(row: DeliveryDocument): WebhookDelivery {
  return {
    deliveryId: row._id,
    endpointId: row.endpoint_id,
    eventId: row.event_id,
    sequence: row.sequence,
    type: row.type,
    status: row.status,
    body: row.body,
    attempts: row.attempts.map(({ at, status, latency_ms: latencyMs, problem, answer }) => {
      return { at, status, latencyMs, problem, answer };
    }),
    nextAttemptAt: row.due_at ?? null,
    replayOf: row.replay_of ?? null,
    createdAt: row.created_at,
  };
}
